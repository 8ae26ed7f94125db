#include <ostream>

#include "cli/commands/commands.h"
#include "cli/files/line_input.h"
#include "wire/session.h"

namespace cli {

int run_rpc(std::istream& in, std::ostream& out, std::uint64_t entropy) {
    wire::Session session(entropy);
    for (std::string line; read_line(in, line, wire::kMaxRequestBytes);) {
        if (line.empty()) continue;
        out << session.answer(line) << '\n' << std::flush;
        if (!out) return kCouldNot;
    }
    return kDone;
}

}  // namespace cli
