// Positions as a tree of values: what is read, what is written, what is refused.

#include <gtest/gtest.h>

#include <set>

#include "core/rng.h"
#include "game/playout.h"
#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

using game::Seat;
using game::Viewer;

/// A base game in its second round, with the keys under test put in.
std::string base(std::string_view keys, std::string_view scores = "[[4] [10]]") {
    return "{game penta-rush variant base round 2 dice aabcd boards " + board_of(kSara) + " scores " +
           std::string(scores) + " " + std::string(keys) + "}";
}
/// A puzzle in its second round: seat 0 ringed W, seat 1 struck I.
std::string puzzle(std::string_view keys, std::string_view plan, std::string_view scores = "[[4] [0]]") {
    return "{variant puzzle round 2 boards " + board_of(kSara) + " scores " + std::string(scores) + " plan " +
           std::string(plan) + " " + std::string(keys) + "}";
}
constexpr std::string_view kPlan =
    "[{ringed [[a1 b1 b2 c2 c3]] struck [] timer 0} {ringed [] struck [[a7 b7 c7 d7 e7]] timer 0}]";

TEST(PentaRushPosition, TheFormOfTheRulesIsReadWithItsDefaults) {
    const Play play =
        Play::from("{game penta-rush variant base round 2 phase search dice aabcd boards " + board_of(kSara) +
                   " outlines [[[a1 a2 a3 b3 c3]] []] done [] flipped_by null scores [[4] [10]]}");
    EXPECT_EQ(play.state.seats, 2);
    EXPECT_EQ(play.state.round, 2);
    EXPECT_EQ(play.state.pads[0].outlines.size(), 1U);
    EXPECT_EQ(play.state.pads[0].changes, 1);
    EXPECT_EQ(play.state.sand_seconds, 30);
    EXPECT_EQ(play.scores(), "4 10");
    EXPECT_EQ(play.actors(), "0 1");
    const Play less = Play::from(base("outlines [[[c3 a2 a3 b3 a1]] []]"));
    EXPECT_EQ(less.state, play.state);
}

TEST(PentaRushPosition, EverythingThatMattersIsWrittenAndReadBack) {
    Play play("base", 3,
              with_boards({kSara, kPeter, kAnna},
                          {{"sand_seconds", "45"}, {"round_cap_seconds", "90"}, {"overlap", "fitting"}}));
    play.throws("aabcd").by(0, "ring h4 g5 h5 h6 i6").by(1, "done").by(0, "ring a7 b7 c7 d7 e7");
    play.by(0, "erase h4 g5 h5 h6 i6").by(2, "flip");
    const std::string text = play.position();
    EXPECT_EQ(Play::from(text).state, play.state) << text;
    for (const char* part : {"overlap fitting", "sand_seconds 45", "round_cap_seconds 90", "round 1",
                             "phase search", "dice aabcd", "outlines [[[a7 b7 c7 d7 e7]] [] []]",
                             "changes [3 0 0]", "done [1]", "flipped_by 2", "scores [[] [] []]"})
        EXPECT_NE(text.find(part), std::string::npos) << part << " in " << text;
    EXPECT_EQ(text.find("plan"), std::string::npos);
}

TEST(PentaRushPosition, OneBoardStandsForAllWhereTheyAreTheSame) {
    const Play play("base", 4, with_boards({kSara}));
    EXPECT_NE(play.position().find("boards " + board_of(kSara) + " outlines"), std::string::npos);
    EXPECT_EQ(Play::from(play.position()).state, play.state);
}

TEST(PentaRushPosition, WhatAViewerMayNotSeeIsNullAndReadsAsNothing) {
    Play play("base", 3, with_boards({kSara}));
    play.throws("aabcd")
        .by(0, "ring a7 b7 c7 d7 e7")
        .by(0, "erase a7 b7 c7 d7 e7")
        .by(1, "ring a7 b7 c7 d7 e7");
    const std::string own = play.position(Viewer::of(Seat::player(0)));
    EXPECT_NE(own.find("outlines [[] null null] changes [2 null null]"), std::string::npos) << own;
    const std::string other = play.position(Viewer::of(Seat::player(2)));
    EXPECT_NE(other.find("outlines [null null []]"), std::string::npos) << other;
    EXPECT_EQ(other.find("changes"), std::string::npos) << other;
    core::Rng rng(1);
    EXPECT_EQ(Play::from(own).state,
              PentaRush::complete(PentaRush::view(play.state, Viewer::of(Seat::player(0))), rng));
}

TEST(PentaRushPosition, PR_34_ThePlanHasRingedAndStruckShapesAndTimerMarks) {
    Play play("puzzle", 2, with_boards({kSara}));
    play.throws("aabcd").by(0, "ring a1 b1 b2 c2 c3").by(0, "flip").by(1, "done");
    play.by(1, "strike I a7 b7 c7 d7 e7");
    const std::string text = play.position();
    EXPECT_NE(text.find("plan [{ringed [[a1 b1 b2 c2 c3]] struck [] timer 1} "
                        "{ringed [] struck [[a7 b7 c7 d7 e7]] timer 0}]"),
              std::string::npos)
        << text;
    EXPECT_EQ(Play::from(text).state, play.state);
    EXPECT_EQ(Play::from(puzzle("phase roll", kPlan)).scores(), "4 0");
}

TEST(PentaRushPosition, WhatCannotBeIsRefused) {
    EXPECT_EQ(refused_position("[]"), "position-not-map");
    EXPECT_EQ(refused_position(base("dices aabcd")), "unknown-position-key");
    EXPECT_EQ(refused_position(base("")), "");
    for (const char* keys : {"overlap none",
                             "sand_seconds 4",
                             "sand_seconds thirty",
                             "round_cap_seconds 7",
                             "phase strike",
                             "phase waiting",
                             "phase roll",
                             "flipped_by 2",
                             "flipped_by -1",
                             "flipped_by x",
                             "done [2]",
                             "done [0 0]",
                             "done 0",
                             "done [0] flipped_by 0",
                             "done [0 1]",
                             "done [0] flipped_by 1",
                             "outlines [[]]",
                             "outlines [[] [] []]",
                             "outlines 1",
                             "outlines [[1] []]",
                             "outlines [{} []]",
                             "changes [201 0]",
                             "changes [-1 0]",
                             "changes [0]",
                             "changes [x 0]",
                             "outlines [[[a1 a2 a3 a4 a5]] []] changes [0 0]",
                             "plan []",
                             "plan [{} {}]"})
        EXPECT_EQ(refused_position(base(keys)), "bad-position-value") << keys;
    EXPECT_EQ(refused_position("{variant chess scores [[] []]}"), "bad-position-value");
    EXPECT_EQ(refused_position("{game pente scores [[] []]}"), "bad-position-value");
    EXPECT_EQ(refused_position("{}"), "bad-position-value");
}

TEST(PentaRushPosition, EveryOutlineMustBeAShapeAndStandOnce) {
    EXPECT_EQ(refused_position(base("outlines [[[a1 a2 a3 a4]] []]")), "penta-rush.no-shape PR-07");
    EXPECT_EQ(refused_position(base("outlines [[[a1 a2 a3 a4 z5]] []]")), "penta-rush.bad-square PR-01");
    EXPECT_EQ(refused_position(base("outlines [[[a1 a2 a3 a4 5]] []]")), "penta-rush.bad-square PR-01");
    EXPECT_EQ(refused_position(base("outlines [[[a1 a2 a3 a4 a5] [a5 a4 a3 a2 a1]] []]")),
              "penta-rush.ringed-already PR-12");
    std::string many;
    for (int row = 1; row <= 10; ++row)
        for (const char* columns : {"abcde", "bcdef", "fghij"}) {
            many += "[";
            for (const char* c = columns; *c; ++c) many += std::string(1, *c) + std::to_string(row) + " ";
            many += "]";
        }
    EXPECT_EQ(refused_position(base("outlines [[" + many + "] []]")), "penta-rush.too-many-outlines");
}

TEST(PentaRushPosition, DiceAndBoardsAreChecked) {
    const std::string board = board_of(kSara);
    const auto with = [&](std::string_view dice, std::string_view boards, std::string_view phase) {
        return refused_position("{variant base round 1 phase " + std::string(phase) + " " +
                                std::string(dice) + " boards " + std::string(boards) + " scores [[] []]}");
    };
    EXPECT_EQ(with("dice aabcd", board, "search"), "");
    EXPECT_EQ(with("", board, "roll"), "");
    EXPECT_EQ(with("", board, "search"), "bad-position-value");
    EXPECT_EQ(with("dice aabcd", board, "roll"), "bad-position-value");
    EXPECT_EQ(with("dice 7", board, "search"), "bad-position-value");
    EXPECT_EQ(with("flipped_by 0", board, "roll"), "bad-position-value");
    EXPECT_EQ(with("done [0]", board, "roll"), "bad-position-value");
    EXPECT_EQ(with("dice aaabc", board, "search"), "penta-rush.throw-again PR-05");
    EXPECT_EQ(with("dice aab", board, "search"), "penta-rush.bad-dice PR-04");
    EXPECT_EQ(with("dice aabcd", "[[abc]]", "search"), "penta-rush.board-rows PR-01");
    EXPECT_EQ(with("dice aabcd", "[[a b c d e f a b c d]]", "search"), "penta-rush.board-row-length PR-01");
    EXPECT_EQ(with("dice aabcd", "[" + board.substr(1, board.size() - 2) + " [] []]", "search"),
              "bad-position-value");
    EXPECT_EQ(with("dice aabcd", "[]", "search"), "bad-position-value");
    EXPECT_EQ(with("dice aabcd", "x", "search"), "bad-position-value");
}

TEST(PentaRushPosition, ScoresFitTheRoundTheTilesAndThePlayers) {
    EXPECT_EQ(refused_position(base("", "[[4] [10] [0] [0] [0]]")), "wrong-players PR-25");
    EXPECT_EQ(refused_position(base("", "[[4]]")), "wrong-players PR-25");
    EXPECT_EQ(refused_position(base("", "[[4] [10 3]]")), "penta-rush.rounds-judged");
    EXPECT_EQ(refused_position(base("", "[[4] []]")), "penta-rush.rounds-judged");
    EXPECT_EQ(refused_position(base("", "[[4] [-1]]")), "bad-position-value");
    // Three tiles of four, two of three, and the timer: nineteen is the most.
    EXPECT_EQ(refused_position(base("", "[[19] [0]]")), "");
    EXPECT_EQ(refused_position(base("", "[[20] [0]]")), "bad-position-value");
    const auto over = [&](int round, std::string_view first) {
        return refused_position("{variant base phase over round " + std::to_string(round) + " boards " +
                                board_of(kSara) + " scores [" + std::string(first) + " [0 0 0 0 0]]}");
    };
    EXPECT_EQ(over(5, "[0 0 0 0 37]"), "");
    EXPECT_EQ(over(5, "[0 0 0 0 38]"), "bad-position-value");
    EXPECT_EQ(over(6, "[0 0 0 0 0 0]"), "bad-position-value");
    EXPECT_EQ(refused_position("{variant base phase over round 4 boards " + board_of(kSara) +
                               " scores [[0 0 0 0] [0 0 0 0]]}"),
              "bad-position-value");
}

TEST(PentaRushPosition, PR_28_PlanScoresAndPhaseMustTellTheSameStory) {
    EXPECT_EQ(refused_position(puzzle("phase roll", kPlan)), "");
    EXPECT_EQ(refused_position(puzzle("dice aabcd", kPlan)), "");
    const auto roll = [](std::string_view plan) { return refused_position(puzzle("phase roll", plan)); };
    for (const char* plan : {"[{ringed [[a1 b1 b2 c2 c3]]} {}]",            // seat 1 used no shape
                             "[{ringed [[a1 b1 b2 c2 c3]]} {bare [F L]}]",  // or two
                             "[{ringed [[a7 b7 c7 d7 e7] [a1 b1 b2 c2 c3]]} {bare [F]}]",  // eight points
                             "[{struck [[a1 b1 b2 c2 c3]]} {bare [F]}]",           // four points from nowhere
                             "[{ringed [[a1 b1 b2 c2 c3]] timer 1} {bare [F]}]",   // a point too many
                             "[{ringed [[a1 b1 b2 c2 c3]] timer x} {bare [F]}]",   //
                             "[{ringed [[a1 b1 b2 c2 c3]] timer -1} {bare [F]}]",  //
                             "[{ringed [[a1 b1 b2 c2 c3]] colour red} {bare [F]}]",        //
                             "[{ringed [[a1 b1 b2 c2 c3]] bare [W]} {bare [F]}]",          // W twice
                             "[{ringed [[a1 b1 b2 c2 c3]] bare [Q]} {bare [F]}]",          // no such shape
                             "[{ringed [[a1 b1 b2 c2 c3] [d1 e1 e2 f2 f3]]} {bare [F]}]",  // W twice
                             "[{ringed a1} {bare [F]}]", "[{ringed [[a1 b1 b2 c2 c3]]} {bare F}]",  //
                             "[{ringed [[a1 b1 b2 c2 c3]]}]", "[1 2]", "x"})
        EXPECT_EQ(roll(plan), "bad-position-value") << plan;
    EXPECT_EQ(refused_position(puzzle("overlap all phase roll", kPlan)), "bad-position-value");
    EXPECT_EQ(refused_position(puzzle("extra_outline ignored phase roll", kPlan)), "");
    EXPECT_EQ(refused_position(puzzle("extra_outline none phase roll", kPlan)), "bad-position-value");
    EXPECT_EQ(refused_position(base("extra_outline voids")), "bad-position-value");
    EXPECT_EQ(refused_position("{variant puzzle round 2 phase roll boards " + board_of(kSara) +
                               " scores [[0] [0]]}"),
              "bad-position-value");
    EXPECT_EQ(
        refused_position("{variant puzzle round 1 phase roll boards " + board_of(kSara) + " scores [[] []]}"),
        "");
}

TEST(PentaRushPosition, PR_27_AreasOfAPlanDoNotOverlap) {
    const auto two = [](std::string_view second) {
        return refused_position("{variant puzzle round 3 phase roll boards " + board_of(kSara) +
                                " scores [[4 0] [0 0]] plan [{ringed [[a1 b1 b2 c2 c3]] struck [[" +
                                std::string(second) + "]]} {bare [F L]}]}");
    };
    EXPECT_EQ(two("a7 b7 c7 d7 e7"), "");
    EXPECT_EQ(two("c3 d3 e3 f3 g3"), "bad-position-value");
    EXPECT_EQ(two("d1 e1 e2 f2 f3"), "bad-position-value") << "W twice";
}

TEST(PentaRushPosition, PR_28_AStrikePositionHasSomebodyWhoOwesAStrike) {
    const auto strike = [](std::string_view keys, std::string_view plan, std::string_view scores) {
        return refused_position(puzzle("phase strike dice aabcd " + std::string(keys), plan, scores));
    };
    constexpr std::string_view kOwed = "[{ringed [[a1 b1 b2 c2 c3] [a7 b7 c7 d7 e7]]} {bare [F]}]";
    EXPECT_EQ(strike("", kOwed, "[[4 4] [0 0]]"), "");
    EXPECT_EQ(strike("", "[{ringed [[a1 b1 b2 c2 c3]] bare [F]} {bare [F L]}]", "[[4 0] [0 0]]"),
              "bad-position-value");
    EXPECT_EQ(strike("flipped_by 1", kOwed, "[[4 4] [0 0]]"), "bad-position-value") << "where is his point?";
    EXPECT_EQ(strike("flipped_by 1", "[{ringed [[a1 b1 b2 c2 c3] [a7 b7 c7 d7 e7]]} {bare [F] timer 1}]",
                     "[[4 4] [0 1]]"),
              "");
    EXPECT_EQ(strike("flipped_by 0", kOwed, "[[4 4] [0 0]]"), "bad-position-value") << "where is his mark?";
    EXPECT_EQ(strike("flipped_by 1", "[{ringed [[a1 b1 b2 c2 c3] [a7 b7 c7 d7 e7]]} {bare [F] timer 1}]",
                     "[[4 4] [1 0]]"),
              "bad-position-value")
        << "his mark is of the round before";
    EXPECT_EQ(strike("done [1]", kOwed, "[[4 4] [0 0]]"), "bad-position-value");
    EXPECT_EQ(strike("outlines [[[a7 b7 c7 d7 e7]] []]", kOwed, "[[4 4] [0 0]]"), "bad-position-value");
    EXPECT_EQ(strike("changes [1 0]", kOwed, "[[4 4] [0 0]]"), "bad-position-value");
}

TEST(PentaRushPosition, PR_31_APuzzleIsOverEarlyOnlyAfterARoundWithoutAFind) {
    const auto over = [](std::string_view plan, std::string_view scores) {
        return refused_position(puzzle("phase over", plan, scores));
    };
    EXPECT_EQ(over("[{bare [F L]} {bare [F L] timer 1}]", "[[0 0] [0 1]]"), "");
    EXPECT_EQ(over("[{ringed [[a1 b1 b2 c2 c3]] bare [F]} {bare [F L]}]", "[[0 4] [0 0]]"),
              "bad-position-value");
    EXPECT_EQ(refused_position("{variant solo round 2 phase over boards " + board_of(kSara) +
                               " scores [[0 0]] plan [{bare [F L]}]}"),
              "bad-position-value");
}

TEST(PentaRushPosition, PR_36_AlonePositionsHaveNoTimer) {
    const auto alone = [](std::string_view keys) {
        return refused_position("{variant solo round 1 dice aabcd boards " + board_of(kSara) +
                                " scores [[]] " + std::string(keys) + "}");
    };
    EXPECT_EQ(alone(""), "");
    EXPECT_EQ(alone("flipped_by 0"), "bad-position-value");
    EXPECT_EQ(alone("sand_seconds 30"), "bad-position-value");
    EXPECT_EQ(alone("done [0]"), "bad-position-value");
    EXPECT_EQ(refused_position("{variant solo round 2 phase roll boards " + board_of(kSara) +
                               " scores [[1]] plan [{bare [F] timer 1}]}"),
              "bad-position-value");
}

TEST(PentaRushPosition, TheHashTellsStatesApartThatDifferInOneThing) {
    const State start = Play::from(base("outlines [[[a1 a2 a3 a4 a5]] []]")).state;
    std::vector<State> states(16, start);
    states[1].variant = Variant::puzzle;
    states[2].overlap = Overlap::fitting;
    states[3].sand_seconds = 31;
    states[4].cap_seconds = 5;
    states[5].phase = Phase::roll;
    states[6].round = 3;
    states[7].roll = 0;
    states[8].flipped_by = 1;
    states[9].done = 2;
    states[10].boards[1][99] = 0;
    states[11].plans[1][4].mark = Tile::Mark::struck_bare;
    states[12].scores[1][0] = 9;
    states[13].pads[0].changes = 3;
    states[14].pads[0].outlines[0] = 7;
    states[15].extra_outline = ExtraOutline::ignored;
    std::set<std::uint64_t> hashes;
    for (const State& state : states) EXPECT_TRUE(hashes.insert(PentaRush::hash(state)).second);
    State marked = start;
    marked.timer_marks[1] = 1;
    EXPECT_TRUE(hashes.insert(PentaRush::hash(marked)).second);
}

TEST(PentaRushPosition, ASetupMadeFromAStateGivesTheSameKindOfGame) {
    for (const char* variant : {"base", "puzzle", "solo"}) {
        game::OptionList options = with_boards({kSara, kPeter, kAnna}, {{"round_cap_seconds", "90"}});
        if (variant != std::string_view("solo")) options.emplace_back("sand_seconds", "45");
        if (variant == std::string_view("base"))
            options.emplace_back("overlap", "fitting");
        else
            options.emplace_back("extra_outline", "ignored");
        Play play(variant, variant == std::string_view("solo") ? 1 : 3, options);
        const State fresh = play.state;
        core::Rng rng(5);
        for (int i = 0; i < 40 && !PentaRush::actors(play.state).empty(); ++i) {
            const Seat seat = game::draw_actor(PentaRush::actors(play.state), rng);
            PentaRush::apply(play.state, seat, game::draw_move<PentaRush>(play.state, seat, rng), nullptr);
        }
        const auto again = PentaRush::read_options(PentaRush::setup_of(play.state));
        ASSERT_TRUE(again) << again.error().code;
        EXPECT_EQ(PentaRush::initial(*again), fresh);
    }
}

}  // namespace

}  // namespace games::penta_rush
