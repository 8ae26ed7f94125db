#pragma once

#include <functional>
#include <span>
#include <string>

#include "game/record.h"

namespace games {

using Names = std::span<const char* const>;

/// That each record of golden/ replays to an end and is written as it stands.
void expect_records_replay(Names names);
/// That what is printed from each record reads as its text in golden/ does. With
/// PENTARIO_REGENERATE=1 the texts are written afresh; read the difference before keeping it.
void expect_playthroughs(Names names, const std::function<std::string(const game::Record&)>& print);

}  // namespace games
