// How soon a text that stands for too much is refused: a short link, a record of thousands of games or moves.

#include <ctime>
#include <string>
#include <string_view>

#include "cli/bench/figures.h"
#include "game/record.h"
#include "wire/json.h"
#include "wire/session.h"

namespace cli {

namespace {

using wire::Json;

/// 84 characters for 4,500 games.
constexpr std::string_view kMuchInLittle =
    "1vlSasnZwcy1KyNrS2NNyttv2MLUh9iNPEDwu4VUYwh6C1_gCIb9MBH3PxLBkM5UIgaqYsJh061AkaXm02NM";
constexpr std::string_view kHead = "pentario-record 1\ngame penta-rush 1\nvariant base\nplayers 2\n";

std::string repeated(std::string_view head, std::string_view line, std::size_t times) {
    std::string text(head);
    for (std::size_t i = 0; i < times; ++i) text += line;
    return text;
}

/// Milliseconds of the processor until a new session has refused it, as the first thing that it is asked.
double until_refused(std::string_view op, std::string_view member, std::string_view text) {
    Json request;
    request["op"] = op;
    request[std::string(member)] = text;
    const std::string line = wire::write_json(request);
    wire::Session session(1);
    const std::clock_t began = std::clock();
    const Json answer = *wire::read_json(session.answer(line));
    const double took = 1000.0 * static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    return answer["ok"] == false ? took : -1;
}

}  // namespace

std::vector<Figure> refusal_figures() {
    return {{"refusal.link", "ms for 84 characters that unpack to 4,500 games, the model built on the way",
             [] { return until_refused("unpack", "packed", kMuchInLittle); }},
            {"refusal.games", "ms for a record of 4,500 games",
             [] {
                 const std::string text = repeated(kHead, "moves\nend resigned 0\n", 4500);
                 return until_refused("replay", "record", text);
             }},
            {"refusal.moves", "ms for a record with a move more than it may have", [] {
                 const std::string text =
                     repeated(std::string(kHead) + "moves\n", "0 take\n", game::kMostRecordedMoves + 1);
                 return until_refused("replay", "record", text);
             }}};
}

}  // namespace cli
