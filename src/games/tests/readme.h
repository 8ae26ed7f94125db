#pragma once

#include <initializer_list>
#include <string>

namespace games {

/// That the README.md of a game has one row, `| PE-04 | rule | test |`, for each id up to `rules`.
void expect_every_rule_restated(const std::string& prefix, int rules);
/// That each of them has a test named after it, but for `without` that say "no rule content".
void expect_every_rule_tested(const std::string& prefix, int without);
/// That it names every source file of the game's folder, and these.
void expect_every_file_named(std::initializer_list<const char*> others);

}  // namespace games
