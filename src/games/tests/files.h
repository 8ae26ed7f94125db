#pragma once

#include <string>
#include <string_view>

namespace games {

/// A file beside the tests of a game, named from their folder (`golden/team.txt`); a missing one
/// fails the test and reads as nothing.
std::string read_file(std::string_view name);
/// Only for the golden texts, on request: see the game's README.md.
void write_file(std::string_view name, std::string_view text);

}  // namespace games
