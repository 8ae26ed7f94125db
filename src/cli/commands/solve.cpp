// The command that settles a position: solve. Each game's solver stands in solve/.

#include <array>

#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/files/files.h"
#include "cli/solve/solve.h"
#include "core/text.h"
#include "wire/json.h"

namespace cli {

using game::Reason;

namespace {

core::Result<game::Match, Reason> match_of_position(const game::AnyGame& game, std::string_view text) {
    const auto json = wire::read_json(text);
    if (!json) return core::fail(json.error());
    const auto tree = wire::to_tree(*json);
    if (!tree) return core::fail(tree.error());
    return game::Match::load(game, *tree, {.automatic = false});
}

core::Result<game::Match, Reason> match_of_record(const SolveArguments& arguments, std::string_view text) {
    auto opened = read_any(text, {});
    if (!opened) return core::fail(opened.error());
    if (opened->game->id() != arguments.game)
        return core::fail(Reason(
            "cli.other-game", "",
            {{"file", core::quotable(arguments.position, 200)}, {"game", std::string(opened->game->id())}}));
    auto& moves = opened->record.games.back().moves;
    if (arguments.at && static_cast<std::size_t>(*arguments.at) < moves.size()) {
        moves.resize(static_cast<std::size_t>(*arguments.at));
        opened->record.games.back().ending.reset();
    }
    return game::Match::replay(*opened->game, opened->record, {.automatic = false});
}

/// A position as JSON, a file with one or with a record, or a fresh throw.
core::Result<game::Match, Reason> read_match(const game::AnyGame& game, const SolveArguments& arguments) {
    if (arguments.position.empty()) {
        const auto setup = read_setup(game, arguments);
        if (!setup) return core::fail(setup.error());
        return game::Match::start(game, *setup, {.automatic = true, .seed = arguments.seed});
    }
    if (arguments.position.starts_with('{')) return match_of_position(game, arguments.position);
    const auto text = read_file(arguments.position);
    if (!text) return core::fail(text.error());
    const std::string_view trimmed = core::trim(*text);
    return trimmed.starts_with('{') ? match_of_position(game, trimmed) : match_of_record(arguments, *text);
}

struct Solves {
    std::string_view game;
    int (*run)(const game::Match& match, const SolveArguments& arguments, game::Language language);
};
constexpr std::array kSolvers = std::to_array<Solves>({
    {"pente", solve_pente},
    {"riomino", solve_riomino},
});

}  // namespace

int run_solve(const SolveArguments& arguments, game::Language language) {
    const auto game = read_game(arguments.game);
    if (!game) return refuse(game.error(), language);
    for (const Solves& solver : kSolvers) {
        if (solver.game != (*game)->id()) continue;
        const auto match = read_match(**game, arguments);
        return match ? solver.run(*match, arguments, language) : refuse(match.error(), language);
    }
    return refuse(Reason("cli.no-solver", "", {{"game", std::string((*game)->id())}}), language);
}

}  // namespace cli
