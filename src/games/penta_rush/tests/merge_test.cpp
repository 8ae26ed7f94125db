// Rounds played one after the other against a stopwatch: PR-21.

#include "games/penta_rush/merge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

using game::Seat;
using Lists = std::vector<std::vector<TimedMove>>;

State thrown(int players, const game::OptionList& options = {}) {
    Play play("base", players, options);
    return play.throws("aabcd").state;
}

/// `0 ring ... @1500` one a line.
std::string text(const State& state, const std::vector<MergedMove>& merged) {
    std::string out;
    for (const MergedMove& one : merged)
        out += game::to_text(one.seat) + " " +
               PentaRush::write_move(state, one.seat, one.move, game::Viewer::keeper()) + " @" +
               std::to_string(one.milliseconds) + "\n";
    return out;
}

std::string merged(const State& state, const Lists& lists, std::uint64_t seed = 1) {
    core::Rng lot(seed);
    return text(state, merge(state, lists, lot));
}

TEST(PentaRushMerge, PR_21_MovesAreMergedByTimeAndTheSandEndsTheRound) {
    EXPECT_EQ(merged(thrown(2), {{{Move::ring(0), 1000}, {Move::ring(1), 20000}, {Move::ring(2), 42000}},
                                 {{Move::ring(5), 500}, {Move::flip(), 11000}}}),
              "1 ring b1 a2 b2 c2 c3 @500\n"
              "0 ring a1 b1 b2 c2 b3 @1000\n"
              "1 flip @11000\n"
              "0 ring a1 a2 b2 c2 b3 @20000\n"
              "clock time @41000\n");
}

TEST(PentaRushMerge, PR_21_AMoveAtTheLastMomentStillCounts) {
    const State state = thrown(2, {{"sand_seconds", "10"}});
    const auto drawn = [&](std::int64_t when) {
        return merged(state, {{{Move::flip(), 0}}, {{Move::ring(0), when}}}).find("ring") !=
               std::string::npos;
    };
    EXPECT_TRUE(drawn(10000));
    EXPECT_FALSE(drawn(10001));
}

TEST(PentaRushMerge, PR_21_ALaterFlipIsOnlyDone) {
    EXPECT_EQ(merged(thrown(3), {{{Move::flip(), 9000}}, {{Move::flip(), 7000}}, {{Move::flip(), 36000}}}),
              "1 flip @7000\n0 done @9000\n2 done @36000\n");
    EXPECT_EQ(merged(thrown(3), {{{Move::flip(), 9000}}, {{Move::flip(), 7000}}, {{Move::flip(), 37001}}}),
              "1 flip @7000\n0 done @9000\nclock time @37000\n");
    // Who was done and then flipped too late is done as before.
    EXPECT_EQ(merged(thrown(3), {{{Move::done(), 100}, {Move::flip(), 9000}}, {{Move::flip(), 7000}}, {}}),
              "0 done @100\n1 flip @7000\nclock time @37000\n");
}

TEST(PentaRushMerge, PR_21_EqualFlipTimesAreDecidedByLot) {
    std::map<std::string, int> firsts;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        ++firsts[merged(thrown(3), {{{Move::flip(), 5}}, {{Move::flip(), 9}}, {{Move::flip(), 5}}}, seed)];
    ASSERT_EQ(firsts.size(), 2U);
    EXPECT_NEAR(firsts["0 flip @5\n2 done @5\n1 done @9\n"], 150, 40);
    EXPECT_NEAR(firsts["0 done @5\n2 flip @5\n1 done @9\n"], 150, 40);
}

TEST(PentaRushMerge, PR_21_WithoutAFlipTheCapOrTheLastPlayerEndsTheRound) {
    const Lists lists{{{Move::ring(0), 61000}}, {{Move::ring(1), 1000}, {Move::done(), 2000}}};
    EXPECT_EQ(merged(thrown(2, {{"round_cap_seconds", "60"}}), lists),
              "1 ring a1 a2 b2 c2 b3 @1000\n1 done @2000\nclock cap @60000\n");
    EXPECT_EQ(merged(thrown(2), lists),
              "1 ring a1 a2 b2 c2 b3 @1000\n1 done @2000\n0 ring a1 b1 b2 c2 b3 @61000\n0 done @61000\n");
    EXPECT_EQ(merged(thrown(2), {{}, {}}), "0 done @0\n1 done @0\n");
    // A flip before the cap sets the sand running, one after it comes too late.
    const State state = thrown(2, {{"round_cap_seconds", "60"}});
    EXPECT_EQ(merged(state, {{{Move::flip(), 60000}}, {}}), "0 flip @60000\nclock time @90000\n");
    EXPECT_EQ(merged(state, {{{Move::flip(), 60001}}, {}}), "clock cap @60000\n");
}

TEST(PentaRushMerge, PR_21_WhenAllAreDoneNothingMoreIsHeard) {
    EXPECT_EQ(merged(thrown(2), {{{Move::done(), 100}, {Move::ring(0), 300}, {Move::flip(), 400}},
                                 {{Move::done(), 200}}}),
              "0 done @100\n1 done @200\n");
}

/// What one player does alone against the stopwatch.
std::vector<TimedMove> alone(const State& start, int seat, core::Rng& rng) {
    State state = start;
    std::vector<TimedMove> list;
    std::int64_t now = 0;
    for (std::uint32_t left = rng.below(30); left > 0; --left) {
        now += rng.below(4) * 1500;  // often at the same time as another's
        const std::uint32_t kind = rng.below(12);
        Move move = kind == 0   ? Move::flip()
                    : kind == 1 ? Move::done()
                                : PentaRush::random_move(state, Seat::player(seat), rng);
        if (PentaRush::why_illegal(state, Seat::player(seat), move)) continue;
        if (start.seats == 1 && move == Move::done()) break;
        PentaRush::apply(state, Seat::player(seat), move, nullptr);
        list.push_back({move, now});
        if (move == Move::flip()) break;
    }
    return list;
}

TEST(PentaRushMerge, PR_21_EveryMergedMoveIsLegalAndTheLastOneEndsTheSearch) {
    core::Rng rng(21);
    std::map<Move::Kind, int> ends;
    for (int game = 0; game < 3000; ++game) {
        const int players = 2 + game % 3;
        State state = Play::from(game % 2 ? "{variant base dice aabcd boards " + board_of(kSara) +
                                                (game % 4 == 1 ? " round_cap_seconds 15" : "") +
                                                " sand_seconds 10 scores [[] [] [] []]}"
                                          : "{variant puzzle dice aabcd boards " + board_of(kPeter) +
                                                " scores [[] [] [] []]}")
                          .state;
        state.seats = static_cast<std::uint8_t>(players);
        Lists lists;
        for (int seat = 0; seat < players; ++seat) lists.push_back(alone(state, seat, rng));
        const auto all = merge(state, lists, rng);
        std::int64_t before = 0;
        for (const MergedMove& one : all) {
            ASSERT_EQ(state.phase, Phase::search) << text(state, all);
            ASSERT_FALSE(PentaRush::why_illegal(state, one.seat, one.move)) << text(state, all);
            ASSERT_GE(one.milliseconds, before);
            before = one.milliseconds;
            PentaRush::apply(state, one.seat, one.move, nullptr);
        }
        ASSERT_NE(state.phase, Phase::search) << text(state, all);
        ++ends[all.back().move.kind()];
    }
    for (const Move::Kind kind : {Move::Kind::time, Move::Kind::cap, Move::Kind::done, Move::Kind::flip})
        EXPECT_GT(ends[kind], 20) << static_cast<int>(kind);
}

}  // namespace

}  // namespace games::penta_rush
