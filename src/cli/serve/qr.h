#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// A text as a QR code of two rows of modules a line, dark on light whatever the terminal's own colours are,
/// with the quiet margin that phones want.
std::vector<std::string> qr_lines(std::string_view text);

}  // namespace cli
