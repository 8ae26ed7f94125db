#pragma once

#include <string>
#include <string_view>

namespace games::penta_rush {

/// A file beside the tests, named from this folder (`golden/solo.txt`); a missing one fails the
/// test and reads as nothing.
std::string read_file(std::string_view name);
/// Only for the golden texts, on request: see README.md.
void write_file(std::string_view name, std::string_view text);

}  // namespace games::penta_rush
