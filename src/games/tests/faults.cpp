#include "games/tests/faults.h"

namespace games {

std::string to_line(const game::Notice& notice) {
    std::string line = std::string(notice.code) + " " + std::string(notice.rule);
    for (const game::Arg& arg : notice.args) {
        line += " " + std::string(arg.name) + "=";
        line += arg.kind == game::Arg::Kind::number ? std::to_string(arg.number)
                : arg.kind == game::Arg::Kind::seat ? game::to_text(arg.seat)
                                                    : arg.word;
    }
    return line;
}

}  // namespace games
