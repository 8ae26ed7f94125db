#include <istream>
#include <ostream>

#include "cli/commands.h"
#include "wire/session.h"

namespace cli {

namespace {

/// Reads a line; of one that is too long only so much is kept that it will be refused as such.
/// False at the end of the input.
bool read_line(std::istream& in, std::string& line) {
    line.clear();
    bool any = false;
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        any = true;
        if (c == '\n') break;
        if (line.size() <= wire::kMaxRequestBytes) line += static_cast<char>(c);
    }
    return any;
}

}  // namespace

int run_rpc(std::istream& in, std::ostream& out, std::uint64_t entropy) {
    wire::Session session(entropy);
    for (std::string line; read_line(in, line);) {
        if (line.ends_with('\r')) line.pop_back();
        if (line.empty()) continue;
        out << session.answer(line) << '\n' << std::flush;
        if (!out) return kCouldNot;
    }
    return kDone;
}

}  // namespace cli
