#pragma once

#include <filesystem>

#include "tests/crash/party.h"

namespace crash {

/// Why this much time cannot have been used between the two moments: nobody is charged for the time in which
/// the server was down; nothing: it can. A turn begins when it is told, which after a death nobody knows:
/// then up to `untold_ms` more are used than were seen before.
std::optional<std::string> why_wrong_time(World& world, std::int64_t used_ms, Moment from, Moment to,
                                          std::int64_t untold_ms);

/// Compares what the store holds with what the parties were told: everything confirmed is there, under its
/// number, once; every table can be played on; clocks are right. The store is read in a copy: the files stay
/// as the server left them. `unanswered` are tables that may be there, though nobody was told.
void audit(World& world, const std::filesystem::path& data,
           const std::vector<std::unique_ptr<Party>>& parties, std::size_t unanswered);

}  // namespace crash
