#include "cli/files/line_input.h"

#include <istream>

namespace cli {

bool read_line(std::istream& in, std::string& line, std::size_t most) {
    line.clear();
    bool any = false;
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        any = true;
        if (c == '\n') break;
        if (line.size() <= most) line += static_cast<char>(c);
    }
    if (line.ends_with('\r')) line.pop_back();
    return any;
}

}  // namespace cli
