// Ends and solo: PR-23, PR-36.

#include <gtest/gtest.h>

#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

/// The fifth round of the base game with these results so far, nothing drawn yet.
Play last_round(std::string_view scores) {
    return Play::from("{variant base round 5 dice aabcd boards " + board_of(kSara) + " scores " +
                      std::string(scores) + "}");
}

TEST(PentaRushEnd, PR_23_TheHighestTotalAfterFiveRoundsWins) {
    Play play = last_round("[[5 3 2 2] [4 4 2 3] [0 0 0 0]]");
    play.all_done();
    EXPECT_EQ(play.scores(), "12 13 0");
    EXPECT_EQ(play.winners(), "1");
    EXPECT_EQ(play.places(), "2 1 3");
    const auto outcome = PentaRush::outcome(play.state);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->code, "five-rounds");
    EXPECT_EQ(outcome->rule, "PR-23");
    EXPECT_EQ(outcome->points[0], 0);
    EXPECT_EQ(outcome->points[1], 1);
}

TEST(PentaRushEnd, PR_23_ATieGoesToTheBestSingleRoundBeforeTheLast) {
    Play play = last_round("[[5 3 2 2] [4 4 2 2] [6 3 3 0]]");
    play.all_done();
    EXPECT_EQ(play.scores(), "12 12 12");
    EXPECT_EQ(play.winners(), "2");
    EXPECT_EQ(play.places(), "2 3 1");
}

TEST(PentaRushEnd, PR_23_TheFifthRoundDoesNotBreakATie) {
    Play play = last_round("[[5 5 5 5] [4 4 3 1]]");
    play.by(1, "ring a7 b7 c7 d7 e7").all_done();  // 8 of the 20 in the last round
    EXPECT_EQ(play.scores(), "20 20");
    EXPECT_EQ(play.winners(), "0");
}

TEST(PentaRushEnd, PR_23_StillEqualIsASharedWin) {
    Play play = last_round("[[5 3 2 2] [5 2 4 1] [0 0 1 0]]");
    play.all_done();
    EXPECT_EQ(play.winners(), "0+1");
    EXPECT_EQ(play.places(), "1 1 3");
}

TEST(PentaRushEnd, PR_36_AloneThereIsNoTimerAndTwelveRoundsArePlayedWhateverIsFound) {
    Play play("solo", 1, with_boards({kSara}));
    play.throws("aabcd");
    EXPECT_EQ(play.refusal(0, "flip"), "penta-rush.no-timer PR-36");
    EXPECT_EQ(play.actors(), "0");
    play.by(0, "ring a7 b7 c7 d7 e7").by(0, "done");
    EXPECT_EQ(play.scores(), "4");
    const std::vector<const char*> strikes{"F h4 g5 h5 h6 i6", "L h7 i7 i8 i9 i10", "N c9 d9 a10 b10 c10",
                                           "U c4 d4 c5 c6 d6", "W a1 b1 b2 c2 c3"};
    for (std::size_t i = 0; i < strikes.size(); ++i) {
        play.throws("aabcd").by(0, "done").by(0, "strike " + std::string(strikes[i]));
        EXPECT_EQ(play.winners(), "") << "a round without a find ends nothing";
        EXPECT_EQ(play.state.round, static_cast<int>(i) + 3);
    }
    while (play.winners().empty()) {
        play.throws("aabcd").by(0, "done");
        Moves moves;
        PentaRush::legal_moves(play.state, game::Seat::player(0), moves);
        play.by(0,
                PentaRush::write_move(play.state, game::Seat::player(0), moves[0], game::Viewer::keeper()));
    }
    EXPECT_EQ(play.state.round, 12);
    const auto outcome = PentaRush::outcome(play.state);
    EXPECT_EQ(outcome->code, "twelve-rounds");
    EXPECT_EQ(outcome->rule, "PR-36");
    EXPECT_EQ(outcome->points[0], 4) << "alone the score is what a game is worth";
}

TEST(PentaRushEnd, PR_36_OptionsThatMeanNothingAloneAreRefused) {
    EXPECT_EQ(refused_setup("solo", 1, {{"sand_seconds", "40"}}), "option-not-here PR-20");
    EXPECT_EQ(refused_setup("solo", 1, {{"side", "identical"}}), "option-not-here PR-03");
    EXPECT_EQ(refused_setup("solo", 1, {{"overlap", "all"}}), "option-not-here PR-11");
    EXPECT_EQ(refused_setup("solo", 1, {{"begins", "1"}}), "bad-option-value PR-10");
    Play play("solo", 1, {{"round_cap_seconds", "60"}});
    play.throws("aabcd").clock("cap");
    EXPECT_EQ(play.state.phase, Phase::strike);
}

}  // namespace

}  // namespace games::penta_rush
