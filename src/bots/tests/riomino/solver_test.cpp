// The solver against a plain full search over the rules themselves: no reduction, no bounds, no
// symmetries, no table.

#include "bots/brains/riomino/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/tests/fewer.h"
#include "game/playout.h"

namespace {

using bots::brains::riomino::Findings;
using bots::brains::riomino::Solver;
using bots::search::Verdict;
using games::riomino::Riomino;
using games::riomino::State;

game::Seat to_move(const State& state) { return game::Seat::player(state.to_move); }

/// Moves until the end with perfect play: odd when the seat to move wins, who then hurries; even
/// when it loses, and then delays.
int plain_length(const State& state) {
    Riomino::Moves moves;
    Riomino::legal_moves(state, to_move(state), moves);
    int soonest_win = 0, latest_loss = 0;
    for (const auto move : moves) {
        State next = state;
        Riomino::apply(next, to_move(state), move, nullptr);
        const int length = 1 + plain_length(next);
        if (length % 2 == 1)
            soonest_win = soonest_win == 0 ? length : std::min(soonest_win, length);
        else
            latest_loss = std::max(latest_loss, length);
    }
    return soonest_win > 0 ? soonest_win : latest_loss;
}

/// A position after random play with `on_table` dice, and newly thrown stocks of `in_stock` dice,
/// perhaps one more for who moves; none if the game was over before.
std::optional<State> random_position(const std::string& variant, int on_table, int in_stock, core::Rng& rng) {
    game::Setup setup{.variant = variant, .players = 2, .options = {}, .position = {}};
    State state = Riomino::initial(*Riomino::read_options(setup));
    while (state.phase != games::riomino::Phase::play || dice_on_table(state) < on_table) {
        if (Riomino::actors(state).empty()) return std::nullopt;
        const game::Seat seat = *Riomino::actors(state).begin();
        Riomino::apply(state, seat, game::draw_move<Riomino>(state, seat, rng), nullptr);
    }
    for (auto& stock : state.stock) {
        stock = {};
        for (int i = 0; i < in_stock; ++i) ++stock[rng.below(games::riomino::kFaces)];
    }
    if (rng.below(2) == 0) ++state.stock[state.to_move][rng.below(games::riomino::kFaces)];
    judge(state);
    return state.over ? std::nullopt : std::optional(state);
}

Findings solve(const State& state, Solver::Wish wish, std::uint64_t slice = 1'000'000) {
    const auto solver = Solver::make(state, wish);
    while (!solver->think(slice)) {
    }
    return solver->findings();
}

std::string text_of(const State& state) { return to_text(Riomino::write_position(state)); }

/// Compares everything the solver says; returns whether the seat to move wins.
bool expect_same(const State& state, Solver::Wish wish = {}) {
    const Findings found = solve(state, wish);
    const int length = plain_length(state);
    EXPECT_EQ(found.verdict, length % 2 == 1 ? Verdict::won : Verdict::lost) << text_of(state);
    EXPECT_EQ(found.length, length) << text_of(state);
    EXPECT_EQ(found.settled, static_cast<int>(found.moves.size()));
    for (const auto& tried : found.moves) {
        State next = state;
        Riomino::apply(next, to_move(state), tried.move, nullptr);
        EXPECT_EQ(tried.verdict == Verdict::won, plain_length(next) % 2 == 0)
            << Riomino::write_move(state, to_move(state), tried.move, game::Viewer::keeper()) << " in "
            << text_of(state);
    }
    return length % 2 == 1;
}

struct Kind {
    const char* variant;
    int on_table, in_stock, positions;
};

class SolverAgainstPlain : public testing::TestWithParam<Kind> {};

TEST_P(SolverAgainstPlain, FindsTheSameWinnerMovesAndLength) {
    Kind kind = GetParam();
    if (core::kFewer > 1) kind.positions /= 5;  // with fewer one answer may be missing
    core::Rng rng(static_cast<std::uint64_t>(kind.on_table * 100 + kind.in_stock));
    int compared = 0, won = 0;
    for (int i = 0; i < kind.positions && !HasFailure(); ++i) {
        const auto state = random_position(kind.variant, kind.on_table, kind.in_stock, rng);
        if (!state) continue;
        won += expect_same(*state);
        ++compared;
    }
    EXPECT_GT(compared, kind.positions / 3);
    EXPECT_GT(won, compared / 10);  // both answers occur
    EXPECT_LT(won, compared * 9 / 10);
}

INSTANTIATE_TEST_SUITE_P(Riomino, SolverAgainstPlain,
                         testing::Values(Kind{"starter", 1, 2, 400}, Kind{"starter", 7, 6, 1000},
                                         Kind{"junior", 10, 3, 1000}, Kind{"expert", 12, 5, 1000},
                                         Kind{"master", 13, 5, 1000}, Kind{"professional", 16, 6, 600},
                                         Kind{"wizard", 1, 1, 20}, Kind{"wizard", 5, 2, 60},
                                         Kind{"wizard", 9, 2, 100}, Kind{"wizard", 13, 3, 200},
                                         Kind{"wizard", 16, 6, 600}),
                         [](const auto& given) {
                             return std::string(given.param.variant) + std::to_string(given.param.on_table) +
                                    "dice" + std::to_string(given.param.in_stock) + "each";
                         });

TEST(RiominoSolver, ASmallTableForgetsButDoesNotErr) {
    core::Rng rng(5);
    for (int i = 0; i < 200; ++i)
        if (const auto state = random_position("expert", 12, 5, rng)) expect_same(*state, {.memory = 64});
}

TEST(RiominoSolver, SlicesOfAnySizeFindTheSame) {
    core::Rng rng(6);
    const auto state = random_position("junior", 3, 7, rng);
    ASSERT_TRUE(state);
    const Findings whole = solve(*state, {}), pieces = solve(*state, {}, 1);
    EXPECT_EQ(whole.verdict, pieces.verdict);
    EXPECT_EQ(whole.length, pieces.length);
    EXPECT_EQ(whole.nodes, pieces.nodes);
}

TEST(RiominoSolver, StoppedEarlyItTellsWhatItKnows) {
    core::Rng rng(7);
    const auto state = random_position("master", 1, 10, rng);
    ASSERT_TRUE(state);
    const auto solver = Solver::make(*state, {});
    EXPECT_FALSE(solver->think(20'000));
    const Findings found = solver->findings();
    EXPECT_EQ(found.verdict, Verdict::open);
    EXPECT_FALSE(found.done);
    EXPECT_GE(found.nodes, 20'000U);
    EXPECT_GT(found.depth, 3);
    Riomino::Moves legal;
    Riomino::legal_moves(*state, to_move(*state), legal);
    EXPECT_EQ(found.moves.size(), legal.size());
}

TEST(RiominoSolver, WhenOnlyTheWinnerIsAskedForItStopsAtTheFirstWinningMove) {
    core::Rng rng(8);
    int open = 0;
    for (int i = 0; i < 50; ++i) {
        const auto state = random_position("starter", 2, 5, rng);
        if (!state) continue;
        const Findings found = solve(*state, {.every_move = false, .length = false});
        EXPECT_EQ(found.verdict, solve(*state, {}).verdict);
        EXPECT_FALSE(found.length);
        open += found.settled < static_cast<int>(found.moves.size());
    }
    EXPECT_GT(open, 5);
}

TEST(RiominoSolver, RM10_WhoCannotPlaceHasLostAlready) {
    core::Rng rng(9);
    auto state = random_position("starter", 3, 3, rng);
    ASSERT_TRUE(state);
    state->stock[state->to_move] = {};
    judge(*state);
    ASSERT_TRUE(state->over);
    const Findings found = solve(*state, {});
    EXPECT_EQ(found.verdict, Verdict::lost);
    EXPECT_EQ(found.length, 0);
    EXPECT_TRUE(found.done);
}

}  // namespace
