#include "bots/analysis/rush.h"

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "core/tests/fewer.h"
#include "game/match.h"
#include "games/catalog.h"

namespace bots::analysis {
namespace {

using game::Seat;

constexpr std::uint64_t kNodes = 5000 / core::kFewer;

/// What a seat does in its rounds.
enum class Habit { bot, idle };

/// A seat's next move; none if it has nothing to do.
std::optional<game::AnyMove> choose(const game::AnyState& state, Seat seat, Habit habit, core::Rng& rng) {
    const auto moves = state.legal_moves(seat);
    const auto done = state.read_move("done");
    if (habit == Habit::idle && !state.why_illegal(seat, *done)) return *done;
    const auto bot = make_plain_bot(*games::find("penta-rush"));
    if (!bot->begin(*state.view(game::Viewer::of(seat)), seat, 1)) return std::nullopt;
    const bool strikes = state.why_illegal(seat, *done).has_value();
    if (strikes && habit != Habit::bot) return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    bot->think(kNodes);
    return bot->best().move;
}

/// A game in which each seat has its habit, to its end.
game::Record game_of(const char* variant, std::vector<Habit> habits) {
    const game::AnyGame& game = *games::find("penta-rush");
    auto match = game::Match::start(game, {variant, static_cast<int>(habits.size()), {}, {}},
                                    {.automatic = true, .seed = 4});
    EXPECT_TRUE(match.ok());
    core::Rng rng(1);
    while (!match->over()) {
        bool moved = false;
        for (const Seat seat : match->state().actors()) {
            if (moved || !seat.is_player()) continue;
            const auto move =
                choose(match->state(), seat, habits[static_cast<std::size_t>(seat.index())], rng);
            if (move && !match->play(seat, *move)) moved = true;
        }
        if (!moved) {
            EXPECT_FALSE(match->play(Seat::clock(), "time"));
        }
    }
    return match->record(game::Viewer::keeper());
}

RushReview finished(const game::Record& record, RushReview::Wish wish = {.nodes = kNodes}) {
    auto review = RushReview::start(record, wish);
    EXPECT_TRUE(review.ok()) << (review.ok() ? "" : review.error().code);
    while (!review->step()) {
    }
    return std::move(*review);
}

TEST(RushReview, WhoRingsTheBestSetFoundAllAndWhoRingsNothingNothing) {
    const RushReview review = finished(game_of("base", {Habit::bot, Habit::idle}));
    ASSERT_EQ(review.turns().size(), 10U);
    for (const RushTurn& turn : review.turns()) {
        EXPECT_EQ(turn.points, turn.seat == 0 ? turn.best_points : 0) << turn.round;
        EXPECT_FALSE(turn.expected);
    }
    EXPECT_GT(review.tally(0).points, 0);
    EXPECT_EQ(review.tally(1).points, 0);
    EXPECT_GT(review.tally(1).best, 0);
}

TEST(RushReview, TheLastRoundCountsTwiceOnBothSides) {
    const RushReview review = finished(game_of("base", {Habit::bot, Habit::bot}));
    const RushTurn& last = review.turns().back();
    EXPECT_EQ(last.round, 5);
    int points = 0;
    for (const auto placement : last.best)
        points += games::penta_rush::points_of(games::penta_rush::placements()[placement].shape);
    EXPECT_EQ(last.best_points, 2 * points);
}

TEST(RushReview, AloneTheAdviceGivesAwayLessThanIdleness) {
    const RushReview advised = finished(game_of("solo", {Habit::bot}));
    const RushReview idle = finished(game_of("solo", {Habit::idle}));
    ASSERT_EQ(advised.turns().size(), 12U);
    for (const RushTurn& turn : advised.turns()) {
        ASSERT_TRUE(turn.expected) << turn.round;
        EXPECT_GE(turn.expected->given_away(), 0) << turn.round;
    }
    EXPECT_GT(idle.tally(0).given_away, 4 * advised.tally(0).given_away);
    EXPECT_GT(idle.tally(0).given_away, 10'000);  // many a point
}

TEST(RushReview, AtOnceOrWithRestsItFindsTheSame) {
    const game::Record record = game_of("solo", {Habit::idle});
    const RushReview at_once = finished(record);
    auto with_rests = RushReview::start(record, {.nodes = kNodes});
    std::size_t steps = 0;
    for (; !with_rests->step(); ++steps) EXPECT_LE(with_rests->looked_at(), at_once.turns().size());
    EXPECT_GT(steps, 12U);
    EXPECT_EQ(with_rests->turns(), at_once.turns());
}

TEST(RushReview, OnlyTheSeatAskedForIsLookedAt) {
    const RushReview review = finished(game_of("base", {Habit::bot, Habit::idle}),
                                       {.nodes = kNodes, .seats = game::SeatSet(Seat::player(1))});
    ASSERT_EQ(review.turns().size(), 5U);
    for (const RushTurn& turn : review.turns()) EXPECT_EQ(turn.seat, 1);
}

TEST(RushReview, WhatIsHiddenOrNotOverIsRefused) {
    const game::AnyGame& game = *games::find("penta-rush");
    game::Record record = game_of("base", {Habit::bot, Habit::bot});
    record.games[0].moves.resize(4);  // in the first round
    const auto early = RushReview::start(record, {});
    ASSERT_FALSE(early.ok());
    EXPECT_EQ(early.error().code, "analysis.not-over");
    const auto match = game::Match::replay(game, record, {.automatic = false});
    const auto seen = RushReview::start(match->record(game::Viewer::of(Seat::player(1))), {});
    ASSERT_FALSE(seen.ok());
    EXPECT_EQ(seen.error().code, "analysis.hidden-moves");
}

}  // namespace
}  // namespace bots::analysis
