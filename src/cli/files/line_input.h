#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace cli {

/// Reads a line without its end (LF or CRLF); of one longer than `most` only so much is kept that
/// it can be refused as too long. False at the end of the input.
bool read_line(std::istream& in, std::string& line, std::size_t most);

}  // namespace cli
