#pragma once

#include <span>

#include "server/store/statement.h"

namespace server::store {

/// The steps from an empty database to that of today, each as SQL. The number of steps a database has gone is
/// its version. A step that was published is never changed.
std::span<const char* const> schema_steps();

/// Takes the steps that are missing, each whole or not at all. Refused with `server.store-newer` where the
/// database has gone further, with `server.store-foreign` where it is not ours.
std::optional<game::Reason> bring_up_to_date(Database& database, std::span<const char* const> steps,
                                             const std::filesystem::path& file);

/// What a person is told of a fault after which nothing has changed.
game::Reason reason_of(const Fault& fault);

}  // namespace server::store
