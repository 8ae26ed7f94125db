// Boards that players make themselves: what is wrong with one, and what it is like.

#include <algorithm>
#include <array>
#include <memory>

#include "bots/brains/penta_rush/grade.h"
#include "bots/brains/riomino/solver.h"
#include "game/playout.h"
#include "games/catalog.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/rules.h"
#include "games/riomino/board.h"
#include "games/riomino/notation.h"
#include "games/riomino/rules.h"
#include "wire/operations/operation.h"
#include "wire/refusals.h"

namespace wire::operations {

using game::Reason;
using games::penta_rush::PentaRush;
using games::riomino::Riomino;

namespace rush = games::penta_rush;
namespace rush_bots = bots::brains::penta_rush;
namespace rio = games::riomino;

namespace {

constexpr std::int64_t kMostTries = 1000;
constexpr std::int64_t kTries = 20;                              // boards of a grade come one in five
constexpr std::uint64_t kSolverMemory = std::uint64_t{1} << 24;  // bytes

/// The `game`, which must be one of those that have boards for this.
std::string_view game_with_boards(Request& request, std::initializer_list<std::string_view> having) {
    const std::string_view id = request.needed_text("game");
    if (request.fault()) return id;
    if (!games::find(id))
        request.refuse(unknown_game(id));
    else if (std::find(having.begin(), having.end(), id) == having.end())
        request.refuse(Reason("no-boards", "", {{"game", std::string(id)}}));
    return id;
}

// ---------------------------------------------------------------- Penta Rush

std::string letters_of(const rush_bots::BestSet& best) {
    std::string letters;
    for (const rush_bots::Index index : best.placements)
        letters += rush::letter_of(rush::placements()[index].shape);
    return letters;
}

JsonList show_rolls(const rush_bots::BoardReport& report) {
    JsonList rolls;
    for (std::size_t i = 0; i < rush::kRolls; ++i) {
        JsonObject roll;
        roll.put("roll", rush::write_roll(static_cast<int>(i)));
        roll.put("weight", rush::kAllRolls[i].weight);
        roll.put("fits", report.playability.placements[i]);
        roll.put("points", report.best[i].points);
        roll.put("shapes", letters_of(report.best[i]));
        rolls.add(roll);
    }
    return rolls;
}

JsonObject show_report(const rush::Board& board, rush_bots::SetSolver& solver) {
    const rush_bots::BoardReport report = report_on(board, solver);
    JsonObject shown;
    shown.put("board", rush::write_board(board));
    shown.put("symbols", report.symbols);
    shown.put("grade", rush_bots::kGradeNames[static_cast<std::size_t>(grade_of(report))]);
    shown.put("easier_than", easier_than(report));
    shown.put("mean", report.mean_best);
    shown.put("deviation", report.deviation);
    shown.put("least", report.least_best);
    shown.put("most", report.most_best);
    shown.put("fits", report.playability.mean_placements);
    shown.put("shapes", report.playability.mean_shapes);
    shown.put("empty_rolls", report.playability.empty_rolls);
    shown.put("lean_rolls", report.lean_rolls);
    shown.put("rolls", show_rolls(report));
    return shown;
}

JsonObject show_outline(rush_bots::Index index) {
    const rush::Placement& placement = rush::placements()[index];
    JsonList squares;
    for (const rush::Square square : placement.squares) squares.add(rush::write_square(square));
    JsonObject outline;
    outline.put("shape", std::string(1, rush::letter_of(placement.shape)));
    outline.put("points", rush::points_of(placement.shape));
    outline.put("squares", squares);
    return outline;
}

template <class List>
JsonList show_outlines(const List& list) {
    JsonList outlines;
    for (const rush_bots::Index index : list) outlines.add(show_outline(index));
    return outlines;
}

/// The throw that is named, or one by lot (PR-05).
core::Result<int, Reason> which_roll(std::optional<std::string_view> text, std::uint64_t seed) {
    if (text) return rush::read_roll(*text);
    core::Rng rng(seed);
    int total = 0;
    for (const rush::Roll& roll : rush::kAllRolls) total += roll.weight;
    auto left = static_cast<int>(rng.below(static_cast<std::uint32_t>(total)));
    int index = 0;
    while (left >= rush::kAllRolls[static_cast<std::size_t>(index)].weight)
        left -= rush::kAllRolls[static_cast<std::size_t>(index++)].weight;
    return index;
}

// ---------------------------------------------------------------- RioMino

/// The variants that have a board; `wizard` has none (RM-14).
constexpr bool has_board(rio::Variant variant) { return variant != rio::Variant::wizard; }

core::Result<rio::Variant, Reason> read_variant(std::string_view name) {
    const auto infos = rio::variant_infos();
    for (std::size_t i = 0; i < infos.size(); ++i)
        if (infos[i].name == name && has_board(static_cast<rio::Variant>(i)))
            return static_cast<rio::Variant>(i);
    return core::fail(Reason("unknown-variant", "", {{"variant", core::quotable(name)}}));
}

JsonList show_symmetry(rio::SquareSet board) {
    const rio::Symmetry symmetry = rio::symmetry_of(board);
    JsonList shown;
    if (symmetry.left_right) shown.add("left-right");
    if (symmetry.top_bottom) shown.add("top-bottom");
    if (symmetry.diagonal) shown.add("diagonal");
    if (symmetry.half_turn) shown.add("half-turn");
    if (symmetry.quarter_turn) shown.add("quarter-turn");
    return shown;
}

JsonObject show_drawn(rio::SquareSet board) {
    JsonList squares, variants;
    for (const rio::Square square : board) squares.add(rio::write_square(square));
    for (int i = 0; i < rio::kVariants; ++i)
        if (const auto variant = static_cast<rio::Variant>(i);
            has_board(variant) && rio::least_squares(variant) <= board.size())
            variants.add(rio::variant_infos()[static_cast<std::size_t>(i)].name);
    JsonObject shown;
    shown.put("board", rio::draw_board(board));
    shown.put("squares", squares);
    shown.put("variants", variants);
    shown.put("symmetry", show_symmetry(board));
    return shown;
}

Refusal board(Context&, Request& request, JsonObject& reply) {
    const std::string_view game = game_with_boards(request, {PentaRush::kId, Riomino::kId});
    const std::string_view text = request.needed_text("board");
    const auto variant = request.text("variant");
    if (request.fault()) return request.fault();
    JsonList shown;
    if (game == PentaRush::kId) {
        const auto boards = rush::read_boards(text);
        if (!boards) return boards.error();
        const auto solver = std::make_unique<rush_bots::SetSolver>();
        for (const rush::Board& one : *boards) shown.add(show_report(one, *solver));
    } else {
        // Without a variant: large enough for the one with the fewest dice.
        const auto wanted = variant ? read_variant(*variant) : rio::Variant::starter;
        if (!wanted) return wanted.error();
        const auto drawn = rio::read_board(text, rio::least_squares(*wanted));
        if (!drawn) return drawn.error();
        shown.add(show_drawn(*drawn));
    }
    reply.put("boards", shown);
    return std::nullopt;
}

Refusal boards(Context&, Request& request, JsonObject& reply) {
    game_with_boards(request, {PentaRush::kId});
    const std::uint64_t first = request.seed().value_or(0);
    const auto grade = request.choice("grade", rush_bots::kGradeNames);
    const auto tries = static_cast<std::uint64_t>(request.number("tries", 1, kMostTries).value_or(kTries));
    if (request.fault()) return request.fault();
    JsonList found;
    if (!grade) {
        for (const rush::Board& board : rush::make_boards(first)) found.add(rush::write_board(board));
        reply.put("boards", found);
        return std::nullopt;
    }
    const auto solver = std::make_unique<rush_bots::SetSolver>();
    std::uint64_t seed = first;
    while (seed - first < tries && found.is_empty()) {
        const rush::Board board = rush::make_board(seed++);
        if (grade_of(report_on(board, *solver)) == static_cast<rush_bots::Grade>(*grade))
            found.add(rush::write_board(board));
    }
    reply.put("boards", found).put("next", seed);
    return std::nullopt;
}

Refusal roll(Context&, Request& request, JsonObject& reply) {
    game_with_boards(request, {PentaRush::kId});
    const std::string_view text = request.needed_text("board");
    const auto wanted = request.text("roll");
    const std::uint64_t seed = request.seed().value_or(0);
    if (request.fault()) return request.fault();
    const auto board = rush::read_board(text);
    if (!board) return board.error();
    const auto roll = which_roll(wanted, seed);
    if (!roll) return roll.error();
    rush_bots::Fitting fitting;
    rush_bots::BoardTable(*board).find(rush::kAllRolls[static_cast<std::size_t>(*roll)].counts, fitting);
    const rush_bots::BestSet best = std::make_unique<rush_bots::SetSolver>()->best(fitting);
    reply.put("roll", rush::write_roll(*roll));
    reply.put("fits", show_outlines(fitting));
    reply.put("best", show_outlines(best.placements));
    reply.put("points", best.points);
    return std::nullopt;
}

Refusal odds(Context&, Request& request, JsonObject& reply) {
    game_with_boards(request, {Riomino::kId});
    const std::string_view name = request.needed_text("variant");
    const std::string_view text = request.needed_text("board");
    const std::uint64_t seed = request.seed().value_or(0);
    const auto nodes =
        static_cast<std::uint64_t>(request.number("nodes", 1, kMostNodesAtOnce).value_or(kMostNodesAtOnce));
    if (request.fault()) return request.fault();
    const auto variant = read_variant(name);
    if (!variant) return variant.error();
    const auto drawn = rio::read_board(text, rio::least_squares(*variant));
    if (!drawn) return drawn.error();
    rio::State state = Riomino::initial({.variant = *variant, .board = *drawn, .begins = 0});
    core::Rng rng(seed);
    while (state.phase != rio::Phase::play)
        Riomino::apply(state, game::Seat::chance(), game::draw_chance<Riomino>(state, rng), nullptr);
    if (state.over) {  // RM-12
        reply.put("first_wins", false);
        return std::nullopt;
    }
    const auto solver = bots::brains::riomino::Solver::make(
        state, {.memory = kSolverMemory, .every_move = false, .length = false});
    solver->think(nodes);
    const auto verdict = solver->findings().verdict;
    const bool is_open = verdict == bots::search::Verdict::open;
    reply.put("first_wins", is_open ? JsonText(nullptr) : JsonText(verdict == bots::search::Verdict::won));
    return std::nullopt;
}

}  // namespace

std::span<const Operation> board_operations() {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"board", board, false, {"game", "variant", "board"}},
        {"boards", boards, false, {"game", "seed", "grade", "tries"}},
        {"roll", roll, false, {"game", "board", "roll", "seed"}},
        {"odds", odds, false, {"game", "variant", "board", "seed", "nodes"}},
    });
    return kOperations;
}

}  // namespace wire::operations
