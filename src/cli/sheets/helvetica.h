#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cli {

// The typeface that every reader of PDF has without being given it, and its metric twins (Arial,
// Liberation Sans, Nimbus Sans) elsewhere.

/// The text in the encoding of Western Europe that PDF calls WinAnsi; what it lacks becomes '?'.
std::string to_winansi(std::string_view text);

/// How wide a line is at a size of one.
double helvetica_width(std::string_view text, bool bold);

/// Breaks a sentence at spaces into lines of at most `width`.
std::vector<std::string> fit_lines(std::string_view text, double width, double size);

}  // namespace cli
