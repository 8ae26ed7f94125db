#include "bots/bot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

#include "bots/brains/penta_rush/solver.h"
#include "game/erased.h"
#include "game/playout.h"
#include "games/catalog.h"
#include "games/penta_rush/rules.h"
#include "games/penta_rush/scoring.h"

namespace bots::brains::penta_rush {
namespace {

using namespace games::penta_rush;
using game::Seat;

State start(const char* variant, int players, int seed) {
    const auto options = PentaRush::read_options(
        {variant, players, {{"boards", "seed " + std::to_string(seed)}, {"round_cap_seconds", "60"}}, {}});
    EXPECT_TRUE(options.ok()) << options.error().code;
    return PentaRush::initial(*options);
}

std::unique_ptr<Bot> make_bot() { return make_plain_bot(*games::find("penta-rush")); }

/// None if the bot has nothing to do.
std::optional<Thought> answer(const State& state, int seat, std::uint64_t nodes = 3000,
                              std::uint64_t seed = 1) {
    const auto bot = make_bot();
    const game::ErasedView<PentaRush> view(PentaRush::view(state, game::Viewer::of(Seat::player(seat))));
    if (!bot->begin(view, Seat::player(seat), seed)) return std::nullopt;
    while (bot->best().nodes < nodes && !bot->think(1000)) {
    }
    return bot->best();
}

std::optional<Move> move_of(const State& state, int seat, std::uint64_t nodes = 3000) {
    const auto thought = answer(state, seat, nodes);
    if (!thought) return std::nullopt;
    return game::restore<PentaRush>(thought->move);
}

void play(State& state, Seat seat, Move move) {
    const auto reason = PentaRush::why_illegal(state, seat, move);
    ASSERT_FALSE(reason) << reason->code;
    PentaRush::apply(state, seat, move, nullptr);
}

void roll(State& state, core::Rng& rng) {
    play(state, Seat::chance(), game::draw_chance<PentaRush>(state, rng));
}

TEST(PentaRushBot, RingsTheBestSetAndTurnsTheTimer) {
    core::Rng rng(1);
    const auto solver = std::make_unique<SetSolver>();
    for (int seed = 0; seed < 20; ++seed) {
        State state = start("base", 2, seed);
        roll(state, rng);
        Fitting fitting;
        BoardTable(state.boards[0]).find(dice_of(state), fitting);
        const BestSet set = solver->best(fitting);
        for (const Index placement : set.placements) {
            ASSERT_EQ(move_of(state, 0), Move::ring(placement));
            play(state, Seat::player(0), Move::ring(placement));
        }
        ASSERT_EQ(move_of(state, 0), Move::flip());
        EXPECT_EQ(evaluate(state, 0, state.pads[0].outlines).points, set.points);
        play(state, Seat::player(0), Move::flip());
        EXPECT_FALSE(answer(state, 0));  // PR-18
    }
}

TEST(PentaRushBot, PR_17_WhereTheTimerIsTurnedItSaysDoneAndStaysSo) {
    core::Rng rng(2);
    State state = start("base", 3, 5);
    roll(state, rng);
    play(state, Seat::player(1), Move::flip());
    while (move_of(state, 0) != Move::done()) play(state, Seat::player(0), *move_of(state, 0));
    play(state, Seat::player(0), Move::done());
    ASSERT_EQ(state.phase, Phase::search);
    EXPECT_FALSE(answer(state, 0));
}

TEST(PentaRushBot, ErasesWhatSpoilsItsSetAndNothingElse) {
    core::Rng rng(3);
    int erased = 0, left = 0;
    for (int seed = 0; seed < 30; ++seed) {
        State state = start("base", 2, seed);
        roll(state, rng);
        for (int i = 0; i < 4; ++i)
            play(state, Seat::player(0), Move::ring(static_cast<int>(rng.below(kPlacements / 4)) * 4 + i));
        const Outlines before = state.pads[0].outlines;
        for (auto move = move_of(state, 0); move != Move::flip(); move = move_of(state, 0)) {
            if (move->kind() == Move::Kind::erase) {
                ++erased;
                EXPECT_NE(std::find(before.begin(), before.end(), move->placement()), before.end());
            }
            play(state, Seat::player(0), *move);
        }
        State alone = start("base", 2, seed);
        alone.phase = Phase::search;
        alone.roll = state.roll;
        while (move_of(alone, 0) != Move::flip()) play(alone, Seat::player(0), *move_of(alone, 0));
        left += static_cast<int>(state.pads[0].outlines.size() - alone.pads[0].outlines.size());
        EXPECT_EQ(evaluate(state, 0, state.pads[0].outlines).points,
                  evaluate(alone, 0, alone.pads[0].outlines).points);
    }
    EXPECT_GT(erased, 0);
    EXPECT_GT(left, 0);
}

TEST(PentaRushBot, MakesRoomOnAFullPad) {
    core::Rng rng(4);
    State state = start("base", 2, 8);
    roll(state, rng);
    Fitting fitting;
    BoardTable(state.boards[0]).find(dice_of(state), fitting);
    ASSERT_FALSE(fitting.empty());
    for (int placement = 0; !state.pads[0].outlines.full(); placement += 97)
        if (!std::binary_search(fitting.begin(), fitting.end(), placement))
            play(state, Seat::player(0), Move::ring(placement));
    EXPECT_EQ(move_of(state, 0)->kind(), Move::Kind::erase);
}

TEST(PentaRushBot, PR_26_KeepsOneValidOutlineInThePuzzle) {
    core::Rng rng(5);
    for (int seed = 0; seed < 20; ++seed) {
        State state = start("puzzle", 2, seed);
        roll(state, rng);
        for (int i = 0; i < 3; ++i)
            play(state, Seat::player(0), Move::ring(static_cast<int>(rng.below(kPlacements / 4)) * 4 + i));
        for (auto move = move_of(state, 0); move != Move::flip() && move != Move::done();
             move = move_of(state, 0))
            play(state, Seat::player(0), *move);
        Fitting fitting;
        BoardTable(state.boards[0]).find(dice_of(state), fitting);
        EXPECT_EQ(state.pads[0].outlines.size(), fitting.empty() ? 0U : 1U);
        EXPECT_EQ(evaluate(state, 0, state.pads[0].outlines).points > 0, !fitting.empty());
        EXPECT_EQ(move_of(state, 0), fitting.empty() ? Move::done() : Move::flip());
    }
}

/// Every seat a bot, asked in turn; the clock ends what nobody does.
void play_to_the_end(State& state, core::Rng& rng) {
    while (!PentaRush::actors(state).empty()) {
        if (state.phase == Phase::roll) roll(state, rng);
        bool acted = false;
        for (int seat = 0; seat < state.seats; ++seat) {
            if (!PentaRush::actors(state).has(Seat::player(seat))) continue;
            const auto move = move_of(state, seat, 500);
            if (!move) continue;
            ASSERT_NO_FATAL_FAILURE(play(state, Seat::player(seat), *move));
            acted = true;
        }
        if (!acted && PentaRush::actors(state).has(Seat::clock()))
            play(state, Seat::clock(), state.flipped_by >= 0 ? Move::time() : Move::cap());
    }
}

TEST(PentaRushBot, PlaysEveryVariantToTheEnd) {
    core::Rng rng(6);
    for (const game::VariantInfo& variant : PentaRush::variants())
        for (int players = variant.min_players; players <= variant.max_players; ++players) {
            State state = start(std::string(variant.name).c_str(), players, players);
            ASSERT_NO_FATAL_FAILURE(play_to_the_end(state, rng)) << variant.name;
            EXPECT_EQ(state.phase, Phase::over);
            const game::PerSeat scores = PentaRush::scores(state);
            for (int seat = 0; seat < players; ++seat)
                EXPECT_GE(scores[static_cast<std::size_t>(seat)], 10) << variant.name;
        }
}

TEST(PentaRushBot, PR_28_StrikesWhenNothingWasFound) {
    core::Rng rng(7);
    State state = start("solo", 1, 3);
    roll(state, rng);
    play(state, Seat::player(0), Move::done());
    ASSERT_EQ(state.phase, Phase::strike);
    EXPECT_EQ(move_of(state, 0)->kind(), Move::Kind::strike);
}

TEST(PentaRushBot, ActsAtThePaceOfAPersonTheSameForTheSameSeed) {
    core::Rng rng(8);
    State state = start("base", 2, 4);
    roll(state, rng);
    std::set<int> paces;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto thought = answer(state, 0, 1, seed);
        EXPECT_EQ(thought->act_after_ms, answer(state, 0, 1, seed)->act_after_ms);
        EXPECT_GE(*thought->act_after_ms, 3000);
        EXPECT_LE(*thought->act_after_ms, 15000);
        paces.insert(*thought->act_after_ms);
    }
    EXPECT_GT(paces.size(), 10U);
}

TEST(PentaRushBot, KnowsNoOtherGameAndNoOtherSeatsPad) {
    const auto bot = make_bot();
    const State state = start("base", 2, 1);
    const game::ErasedView<PentaRush> spectator(PentaRush::view(state, game::Viewer::spectator()));
    EXPECT_FALSE(bot->begin(spectator, Seat::player(0), 1));
    const game::ErasedView<PentaRush> other(PentaRush::view(state, game::Viewer::of(Seat::player(1))));
    EXPECT_FALSE(bot->begin(other, Seat::player(0), 1));
}

}  // namespace
}  // namespace bots::brains::penta_rush
