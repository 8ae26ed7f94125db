// The command that makes a player of this house a program for others: engine.

#include <istream>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/engine/protocols.h"
#include "cli/engine/stones.h"
#include "cli/files/line_input.h"
#include "core/text.h"
#include "games/catalog.h"

namespace cli {

using game::Reason;

namespace {

/// Answers lines until the other side says goodbye or goes.
template <class Spoken>
int converse(Spoken spoken, std::string line, std::istream& in, std::ostream& out) {
    do {
        out << spoken.answer(line, Clock::now()) << std::flush;
        if (!out) return kCouldNot;
    } while (!spoken.ended() && read_line(in, line, kMaxProtocolLine));
    return kDone;
}

}  // namespace

int run_engine(const EngineArguments& arguments, std::istream& in, std::ostream& out,
               game::Language language) {
    const game::AnyGame& pente = *games::find("pente");
    const auto player =
        read_player(arguments.player.empty() ? bots::best_player(pente).name : arguments.player);
    if (!player) return refuse(player.error(), language);
    if (player->is_program() || check_player(*player, pente, arguments.variant))
        return refuse(
            Reason("cli.player.other-game", "", {{"player", player->name}, {"game", std::string("pente")}}),
            language);
    if (!is_played_by_stones(pente, arguments.variant))
        return refuse(Reason("cli.engine.variant", "", {{"variant", core::quotable(arguments.variant)}}),
                      language);
    auto protocol = read_protocol(arguments.protocol);
    if (!protocol && !arguments.protocol.empty())
        return refuse(Reason("cli.engine.protocol", "", {{"protocol", core::quotable(arguments.protocol)}}),
                      language);

    std::string line;
    if (!read_line(in, line, kMaxProtocolLine)) return kDone;
    if (!protocol) protocol = protocol_of(line);
    Engine engine(*player, arguments.variant);
    const Words words{language, {}};
    if (*protocol == Protocol::lines) return converse(LineProtocol(engine, words), line, in, out);
    const std::string about =
        "name=\"Pentario " + to_text(*player) + "\", version=\"" + arguments.version + "\"";
    return converse(GomocupProtocol(engine, words, about), line, in, out);
}

}  // namespace cli
