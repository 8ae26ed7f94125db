// The course of a round: PR-17 to PR-20, PR-24, PR-38, and the bounds of a pad.

#include <gtest/gtest.h>

#include "games/penta_rush/notation.h"
#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

using game::Seat;

constexpr const char* kRing = "ring a1 b1 c1 d1 e1";
constexpr const char* kErase = "erase a1 b1 c1 d1 e1";

Play thrown(int players = 2, const game::OptionList& options = {}) {
    Play play("base", players, options);
    return play.throws("aabcd");
}

TEST(PentaRushRound, PR_17_OnlyTheFirstFlipOfARoundCounts) {
    Play play = thrown(3);
    play.by(1, "flip");
    EXPECT_TRUE(play.was_told("penta-rush.flipped PR-17 seat=1 seconds=30"));
    EXPECT_EQ(play.refusal(0, "flip"), "penta-rush.flipped-already PR-17");
    EXPECT_EQ(play.refusal(2, "flip"), "penta-rush.flipped-already PR-17");
    EXPECT_EQ(play.state.flipped_by, 1);
    play.clock("time").throws("aabcd");
    EXPECT_EQ(play.refusal(0, "flip"), "") << "next round somebody else may";
}

TEST(PentaRushRound, PR_18_TheFlipperChangesNothingAnyMore) {
    Play play = thrown();
    play.by(0, kRing).by(0, "flip");
    for (const char* move : {"ring a2 b2 c2 d2 e2", kErase, "flip", "done"})
        EXPECT_EQ(play.refusal(0, move), "penta-rush.you-flipped PR-18") << move;
    EXPECT_EQ(play.actors(), "1 clock");
    play.by(1, kRing).by(1, kErase).by(1, kRing);  // the others go on
    EXPECT_EQ(play.state.pads[0].outlines.size(), 1U);
}

TEST(PentaRushRound, PR_19_WithoutAFlipTheRoundEndsWhenAllAreDoneAndNobodyGetsThePoint) {
    Play play = thrown(3);
    play.by(0, "done").by(2, "done");
    EXPECT_EQ(play.state.phase, Phase::search);
    play.by(1, "done");
    EXPECT_TRUE(play.was_told("penta-rush.all-done PR-19"));
    EXPECT_EQ(play.scores(), "0 0 0");
    EXPECT_EQ(play.count("penta-rush.bonus"), 0);
    EXPECT_EQ(play.state.phase, Phase::roll);
    EXPECT_EQ(play.state.round, 2);
    EXPECT_EQ(play.state.done, 0);
}

TEST(PentaRushRound, PR_19_ARoundInWhichAllOthersAreDoneEndsWithTheFlipAndTheFlipperHasThePoint) {
    Play play = thrown(3);
    play.by(0, "done").by(1, "done").by(2, "flip");
    EXPECT_EQ(play.scores(), "0 0 1");
    Play other = thrown(3);
    other.by(2, "flip").by(0, "done").by(1, "done");
    EXPECT_EQ(other.scores(), "0 0 1");
    EXPECT_EQ(other.state.round, 2);
}

TEST(PentaRushRound, PR_19_WhoDrawsOnIsNotDoneAnyMore) {
    Play play = thrown();
    play.by(0, "done");
    EXPECT_EQ(play.refusal(0, "done"), "penta-rush.done-already PR-19");
    play.by(0, kRing);
    EXPECT_TRUE(play.was_told("penta-rush.searches-on PR-19 seat=0"));
    EXPECT_EQ(play.state.done, 0);
    play.by(0, "done").by(0, kErase);
    EXPECT_EQ(play.state.done, 0);
    play.by(0, "done").by(0, "flip");
    EXPECT_EQ(play.state.done, 0);
    EXPECT_EQ(play.state.flipped_by, 0);
    EXPECT_EQ(play.state.phase, Phase::search);
}

TEST(PentaRushRound, PR_19_ACapEndsARoundThatNobodyFlips) {
    Play none = thrown();
    EXPECT_EQ(none.refusal(Seat::clock(), "cap"), "penta-rush.no-cap PR-19");
    EXPECT_EQ(none.refusal(Seat::clock(), "time"), "penta-rush.sand-stands PR-19");
    EXPECT_EQ(none.actors(), "0 1");

    Play play = thrown(2, {{"round_cap_seconds", "120"}});
    EXPECT_EQ(play.actors(), "0 1 clock");
    play.by(0, kRing).clock("cap");
    EXPECT_TRUE(play.was_told("penta-rush.cap-reached PR-19 seconds=120"));
    EXPECT_EQ(play.state.round, 2);
    EXPECT_EQ(play.scores(), "0 0");

    Play flipped = thrown(2, {{"round_cap_seconds", "120"}});
    flipped.by(0, "flip");
    EXPECT_EQ(flipped.refusal(Seat::clock(), "cap"), "penta-rush.sand-runs PR-19");
    EXPECT_EQ(flipped.refusal(Seat::clock(), "done"), "penta-rush.only-clock PR-19");
    EXPECT_EQ(flipped.refusal(Seat::clock(), "time"), "");
    EXPECT_EQ(flipped.refusal(1, "time"), "penta-rush.search-now PR-07");
    Play rolling("base", 2, {{"round_cap_seconds", "120"}});
    EXPECT_EQ(rolling.refusal(Seat::clock(), "cap"), "penta-rush.throw-first PR-10");
}

TEST(PentaRushRound, PR_19_PR_20_TheClockSaysWhatItDoesNextAndWhen) {
    EXPECT_FALSE(PentaRush::due(thrown().state));
    Play play = thrown(2, {{"round_cap_seconds", "120"}, {"sand_seconds", "45"}});
    EXPECT_EQ(PentaRush::due(play.state), (game::Due<Move>{Move::cap(), 120'000}));
    play.by(0, "flip");
    EXPECT_EQ(PentaRush::due(play.state), (game::Due<Move>{Move::time(), 45'000}));
    play.clock("time");
    EXPECT_FALSE(PentaRush::due(play.state));
}

TEST(PentaRushRound, PR_20_TheSandRunsThirtySecondsUnlessSetOtherwise) {
    EXPECT_EQ(Play().state.sand_seconds, 30);
    Play play = thrown(2, {{"sand_seconds", "45"}});
    play.by(0, "flip");
    EXPECT_TRUE(play.was_told("penta-rush.flipped PR-17 seat=0 seconds=45"));
    for (const char* bad : {"4", "301", "x", "0"})
        EXPECT_EQ(refused_setup("base", 2, {{"sand_seconds", bad}}), "bad-option-value PR-20") << bad;
    for (const char* good : {"5", "300"}) EXPECT_EQ(refused_setup("base", 2, {{"sand_seconds", good}}), "");
    EXPECT_EQ(refused_setup("base", 2, {{"round_cap_seconds", "7"}}), "bad-option-value PR-19");
    EXPECT_EQ(refused_setup("base", 2, {{"round_cap_seconds", "3605"}}), "bad-option-value PR-19");
}

TEST(PentaRushRound, PR_24_ItIsTheFlipperWhoCallsStop) {
    Play play = thrown(3);
    play.by(1, "flip").clock("time");
    EXPECT_TRUE(play.was_told("penta-rush.stop PR-24 seat=1"));
}

TEST(PentaRushRound, PR_25_TheNumberOfPlayersIsTwoToFourAndOneAlone) {
    for (const char* variant : {"base", "puzzle"}) {
        EXPECT_EQ(refused_setup(variant, 1, {}), "wrong-players PR-25");
        EXPECT_EQ(refused_setup(variant, 5, {}), "wrong-players PR-25");
        for (int players = 2; players <= 4; ++players) EXPECT_EQ(refused_setup(variant, players, {}), "");
    }
    EXPECT_EQ(refused_setup("solo", 2, {}), "wrong-players PR-36");
    EXPECT_EQ(refused_setup("solo", 1, {}), "");
}

TEST(PentaRushRound, AllPlayersActAtOnceAndNobodyHasToWait) {
    Play play = thrown(4);
    EXPECT_EQ(play.actors(), "0 1 2 3");
    for (const int seat : {3, 0, 3, 2, 1, 0})
        play.by(seat, "ring " + write_squares(
                                    placements()[play.state.pads[static_cast<std::size_t>(seat)].changes]));
    EXPECT_EQ(play.refusal(4, kRing), "no-such-seat");
    EXPECT_EQ(play.refusal(Seat::player(5), "done"), "no-such-seat");
}

TEST(PentaRushRound, AnOutlineIsDrawnOnceAndErasedOnlyWhereItStands) {
    Play play = thrown();
    EXPECT_EQ(play.refusal(0, kErase), "penta-rush.not-ringed");
    play.by(0, kRing);
    EXPECT_EQ(play.refusal(0, kRing), "penta-rush.ringed-already PR-12");
    EXPECT_EQ(play.refusal(1, kErase), "penta-rush.not-ringed") << "it is another player's";
    play.by(0, "ring a2 b2 c2 d2 e2").by(0, "ring a3 b3 c3 d3 e3").by(0, kErase);
    ASSERT_EQ(play.state.pads[0].outlines.size(), 2U);
    EXPECT_EQ(write_squares(placements()[play.state.pads[0].outlines[0]]), "a2 b2 c2 d2 e2");
    EXPECT_EQ(write_squares(placements()[play.state.pads[0].outlines[1]]), "a3 b3 c3 d3 e3");
    play.by(0, kRing);
    EXPECT_EQ(write_squares(placements()[play.state.pads[0].outlines[2]]), "a1 b1 c1 d1 e1");
}

TEST(PentaRushRound, TwentyOutlinesMayStandAndTwoHundredChangesBeMade) {
    Play play = thrown();
    for (std::size_t i = 0; i < 20; ++i) play.by(0, "ring " + write_squares(placements()[i]));
    EXPECT_EQ(play.refusal(0, kRing), "penta-rush.too-many-outlines");
    for (std::size_t i = 0; i < 90; ++i) {
        const std::string squares = write_squares(placements()[i % 20]);
        play.by(0, "erase " + squares).by(0, "ring " + squares);
    }
    EXPECT_EQ(play.state.pads[0].changes, 200);
    EXPECT_EQ(play.refusal(0, "erase " + write_squares(placements()[0])), "penta-rush.too-many-changes");
    Moves moves;
    PentaRush::legal_moves(play.state, Seat::player(0), moves);
    EXPECT_EQ(moves.size(), 2U);  // flip and done
    play.by(0, "done");
    EXPECT_EQ(play.actors(), "0 1") << "it may still flip";
    play.by(1, "flip");
    EXPECT_EQ(play.state.round, 2);
    play.throws("aabcd");
    EXPECT_EQ(play.refusal(0, kRing), "") << "the count is of one round";
}

TEST(PentaRushRound, WhoIsDoneAndHasNoChangeLeftIsNoActorOnceTheTimerIsTurned) {
    Play play = thrown(3);
    for (int i = 0; i < 100; ++i) play.by(0, kRing).by(0, kErase);
    play.by(0, "done").by(1, "flip");
    EXPECT_EQ(play.actors(), "2 clock");
    EXPECT_EQ(play.refusal(0, kRing), "penta-rush.too-many-changes");
}

}  // namespace

}  // namespace games::penta_rush
