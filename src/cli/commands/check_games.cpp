#include "cli/commands/check_games.h"

#include <cstdio>

#include "cli/files/files.h"
#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"

namespace cli {

namespace {

enum Column { date, rating_1, rating_2, winner, ended, moves, kColumns };
constexpr std::string_view kHeader = "date,rating1,rating2,winner,ended,moves";

/// What a game is found to be, in the words of the collection; a refused move is named.
struct Found {
    std::string winner, ended;
};

Found replay(std::string_view text, std::string variant) {
    const game::AnyGame& pente = *games::find("pente");
    auto match = game::Match::start(
        pente, {.variant = std::move(variant), .players = 2, .options = {}, .position = {}}, {});
    for (const std::string_view move : core::words(text)) {
        if (match->over()) return {"", "moves after the end"};
        if (const auto reason = match->play(*match->state().actors().begin(), move))
            return {"", "refused " + std::string(move) + ": " + std::string(reason->code)};
    }
    const auto outcome = match->state().outcome();
    if (!outcome) return {"", "open"};
    return {outcome->winners.empty() ? "draw" : std::to_string((*outcome->winners.begin()).index() + 1),
            std::string(outcome->code)};
}

/// Whether the board says what the collection says. Games that were given up end anywhere; a
/// last stone that makes five and takes the fifth pair may be called either.
bool agrees(const Found& found, const std::vector<std::string_view>& row) {
    if (row[ended] == "resign/time") return found.ended == "open";
    return (found.ended == "five" || found.ended == "captures") && found.winner == row[winner];
}

}  // namespace

int run_check_games(const std::string& file) {
    constexpr std::size_t kMost = 64 << 20;
    const auto text = read_file(file, kMost);
    const auto lines = core::lines(text ? std::string_view(*text) : std::string_view());
    if (lines.empty() || core::trim(lines.front()) != kHeader) {
        std::fprintf(stderr, "no collection of games at %s\n", file.c_str());
        return 1;
    }
    int games = 0, on_board = 0, without_rule = 0, wrong = 0;
    for (std::size_t number = 2; number <= lines.size(); ++number) {
        const auto row = core::split(core::trim(lines[number - 1]), ',');
        const bool whole = row.size() == kColumns;
        Found found{"", "line without six columns"};
        if (whole) found = replay(row[moves], "tournament");
        if (found.ended.ends_with("too-near")) found = replay(row[moves], "standard"), ++without_rule;
        ++games;
        on_board += whole && row[ended] != "resign/time";
        if (whole && agrees(found, row)) continue;
        ++wrong;
        std::printf("line %zu: found %s %s\n", number, found.ended.c_str(), found.winner.c_str());
    }
    std::printf("%d games, %d of them ended on the board, %d not by the tournament rule, %d differ\n", games,
                on_board, without_rule, wrong);
    return wrong == 0 && games > 0 ? 0 : 1;
}

}  // namespace cli
