// The puzzle: PR-26 to PR-35.

#include <gtest/gtest.h>

#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

constexpr const char *kF = "h4 g5 h5 h6 i6", *kL = "h7 i7 i8 i9 i10", *kN = "c9 d9 a10 b10 c10",
                     *kU = "c4 d4 c5 c6 d6", *kI = "a7 b7 c7 d7 e7", *kW = "a1 b1 b2 c2 c3";

std::string ring(std::string_view squares) { return "ring " + std::string(squares); }

/// Two players with Sara's board, after the first throw.
Play thrown() {
    Play play("puzzle", 2, with_boards({kSara}));
    return play.throws("aabcd");
}

/// One round in which seat 0 finds a shape and seat 1 strikes one.
Play& play_round(Play& play, std::string_view found, std::string_view strike) {
    play.throws("aabcd").by(0, ring(found)).all_done();
    EXPECT_EQ(play.actors(), "1");
    return play.by(1, strike);
}

Tile::Mark mark(const Play& play, int seat, Shape shape) {
    return play.state.plans[static_cast<std::size_t>(seat)][static_cast<std::size_t>(shape)].mark;
}

TEST(PentaRushPuzzle, PR_26_MoreThanOneOutlineIsAsGoodAsNone) {
    Play play = thrown();
    play.by(0, ring(kF)).by(0, ring(kI)).by(1, ring(kF)).all_done();
    EXPECT_EQ(play.scores(), "0 1");
    EXPECT_EQ(play.count("penta-rush.several"), 2);
    EXPECT_TRUE(play.was_told("penta-rush.several PR-26 seat=0 shape=F squares=h4 g5 h5 h6 i6"));
    EXPECT_EQ(play.state.phase, Phase::strike);
    EXPECT_EQ(play.actors(), "0");
    EXPECT_EQ(mark(play, 0, Shape::F), Tile::Mark::open);
    EXPECT_EQ(refused_setup("puzzle", 2, {{"overlap", "fitting"}}), "option-not-here PR-11");
}

TEST(PentaRushPuzzle, PR_26_ByOptionInvalidOutlinesBesideAValidOneAreIgnored) {
    Play play("puzzle", 2, with_boards({kSara}, {{"extra_outline", "ignored"}}));
    // Seat 0: one that does not fit overlaps the one that does. Seat 1: two that fit.
    play.throws("aabcd").by(0, ring("g4 h4 g5 h5 h6")).by(0, ring(kF)).by(1, ring(kF)).by(1, ring(kI));
    play.all_done();
    EXPECT_EQ(play.scores(), "1 0");
    EXPECT_EQ(play.count("penta-rush.misfits"), 1);
    EXPECT_EQ(play.count("penta-rush.several"), 2);
    EXPECT_EQ(mark(play, 0, Shape::F), Tile::Mark::ringed);
    EXPECT_EQ(play.actors(), "1") << "seat 1 found too much, and strikes";
    EXPECT_EQ(refused_setup("base", 2, {{"extra_outline", "ignored"}}), "option-not-here PR-26");
}

TEST(PentaRushPuzzle, PR_27_AValidOutlineRingsItsShapeForGood) {
    Play play = thrown();
    play.by(0, ring(kF)).by(1, ring(kL)).all_done();
    EXPECT_EQ(play.scores(), "1 1");
    EXPECT_EQ(mark(play, 0, Shape::F), Tile::Mark::ringed);
    EXPECT_EQ(mark(play, 1, Shape::L), Tile::Mark::ringed);
    EXPECT_EQ(play.state.phase, Phase::roll) << "nobody has to strike";
    EXPECT_EQ(play.state.round, 2);
    EXPECT_TRUE(play.state.pads[0].outlines.empty());
}

TEST(PentaRushPuzzle, PR_27_SymbolsMustMatchAndTheShapeBeAvailableAndItsSquaresFree) {
    Play play("puzzle", 2, with_boards({kPeter, kSara}));
    play.throws("aabcd").by(0, ring("g2 h2 g3 h3 h4")).by(1, ring(kF)).all_done();
    play.throws("aabcd").by(0, ring("b6 c6 b7 c7 b8")).by(1, ring("a2 b2 c2 d2 e2")).all_done();
    EXPECT_TRUE(play.was_told("penta-rush.unavailable PR-27 seat=0 shape=P squares=b6 c6 b7 c7 b8"));
    EXPECT_TRUE(play.was_told("penta-rush.misfits PR-06 seat=1 shape=I squares=a2 b2 c2 d2 e2 square=a2"));
    EXPECT_EQ(play.actors(), "0 1");
    play.by(1, "strike X h1 g2 h2 i2 h3");
    EXPECT_EQ(play.refusal(1, "strike X h1 g2 h2 i2 h3"), "penta-rush.nothing-to-strike PR-28");
}

TEST(PentaRushPuzzle, PR_27_AnAreaOfAnEarlierRoundRingedOrHatchedMayNotBeTouched) {
    Play play("puzzle", 2, with_boards({kPeter}));
    play.throws("aabcd").by(0, ring("e8 f8 g8 e9 e10")).by(1, ring("e3 e4 d5 e5 e6")).all_done();
    play.throws("aabcd").by(0, ring("d8 d9 e9 f9 d10")).by(1, ring("g2 h2 g3 h3 h4")).all_done();
    EXPECT_TRUE(play.was_told("penta-rush.covered PR-27 seat=0 shape=T squares=d8 d9 e9 f9 d10 square=e9"));
    play.by(0, "strike W b6 b7 c7 c8 d8");  // hatches a part of the P on b6
    play.throws("aabcd").by(0, ring("b6 c6 b7 c7 b8")).by(1, ring("e8 f8 g8 e9 e10")).all_done();
    EXPECT_TRUE(play.was_told("penta-rush.covered PR-27 seat=0 shape=P squares=b6 c6 b7 c7 b8 square=b6"));
    EXPECT_EQ(play.scores(), "3 6");
}

TEST(PentaRushPuzzle, PR_28_WhoFoundNothingStrikesAnAvailableShapeOnFreeSquares) {
    Play play = thrown();
    play.by(0, ring(kF)).by(1, "done").by(0, "done");
    EXPECT_TRUE(play.was_told("penta-rush.must-strike PR-28 seat=1"));
    EXPECT_EQ(play.refusal(0, "strike I a1 b1 c1 d1 e1"), "penta-rush.nothing-to-strike PR-28");
    for (const char* move : {"ring a1 b1 c1 d1 e1", "done", "flip", "time"})
        EXPECT_EQ(play.refusal(1, move), "penta-rush.strike-now PR-28") << move;
    EXPECT_EQ(play.refusal(game::Seat::clock(), "time"), "penta-rush.clock-stands PR-19");
    EXPECT_EQ(play.refusal(1, "strike P a1 b1 c1 d1 e1"), "penta-rush.other-shape PR-28");
    play.by(1, "strike I a1 b1 c1 d1 e1");  // symbols do not matter
    EXPECT_TRUE(play.was_told("penta-rush.struck PR-28 seat=1 shape=I squares=a1 b1 c1 d1 e1"));
    EXPECT_EQ(mark(play, 1, Shape::I), Tile::Mark::struck);

    play.throws("aabcd").by(0, ring(kL)).all_done();
    EXPECT_EQ(play.refusal(1, "strike I a2 b2 c2 d2 e2"), "penta-rush.shape-gone PR-28");
    EXPECT_EQ(play.refusal(1, "strike L a1 a2 a3 a4 b4"), "penta-rush.square-taken PR-28");
    play.by(1, "strike L a2 a3 a4 a5 b5");
    EXPECT_EQ(play.scores(), "2 0");
}

TEST(PentaRushPuzzle, PR_28_AStrikeIsOnlyForWhenTheSearchIsOver) {
    Play play = thrown();
    EXPECT_EQ(play.refusal(0, "strike I a1 b1 c1 d1 e1"), "penta-rush.search-now PR-07");
    EXPECT_EQ(play.refusal(0, "strike I"), "penta-rush.search-now PR-07");
}

/// Ten shapes struck so that X fits nowhere any more, and P in six places.
constexpr std::string_view kTenStruck =
    "[[b8 b9 c9 d9 c10] [a6 a7 a8 a9 a10] [c1 d1 e1 f1 c2] [i7 h8 i8 h9 h10] [j1 h2 i2 j2 j3] "
    "[b3 c3 c4 b5 c5] [c6 d6 e6 c7 c8] [i3 h4 i4 g5 h5] [d3 e3 f3 g3 e4] [g7 e8 f8 g8 e9]]";

Play almost_full() {
    return Play::from("{variant solo round 11 phase strike dice aabcd boards " + board_of(kSara) +
                      " scores [[0 0 0 0 0 0 0 0 0 0 0]] plan [{struck " + std::string(kTenStruck) + "}]}");
}

TEST(PentaRushPuzzle, PR_29_WhileAnyAvailableShapeFitsOneThatFitsIsStruck) {
    const Play play = almost_full();
    EXPECT_EQ(play.refusal(0, "strike X"), "penta-rush.hatch-it PR-29");
    EXPECT_EQ(play.refusal(0, "strike P"), "penta-rush.hatch-it PR-29");
    EXPECT_EQ(play.refusal(0, "strike F"), "penta-rush.shape-gone PR-28");
    Moves moves;
    PentaRush::legal_moves(play.state, game::Seat::player(0), moves);
    ASSERT_EQ(moves.size(), 6U);
    for (const Move move : moves) {
        EXPECT_EQ(move.kind(), Move::Kind::strike);
        EXPECT_EQ(placements()[static_cast<std::size_t>(move.placement())].shape, Shape::P);
    }
}

TEST(PentaRushPuzzle, PR_29_WhenNoneFitsAShapeIsStruckWithoutAPlace) {
    Play play = almost_full();
    Moves moves;
    PentaRush::legal_moves(play.state, game::Seat::player(0), moves);
    play.by(0, PentaRush::write_move(play.state, game::Seat::player(0), moves[0], game::Viewer::keeper()));
    play.throws("aabcd").all_done();
    EXPECT_EQ(play.refusal(0, "strike P"), "penta-rush.shape-gone PR-28");
    EXPECT_EQ(play.refusal(0, "strike X h2 g3 h3 i3 h4"), "penta-rush.square-taken PR-28");
    PentaRush::legal_moves(play.state, game::Seat::player(0), moves);
    ASSERT_EQ(moves.size(), 1U);
    play.by(0, "strike X");
    EXPECT_TRUE(play.was_told("penta-rush.struck-bare PR-29 seat=0 shape=X"));
    EXPECT_EQ(mark(play, 0, Shape::X), Tile::Mark::struck_bare);
    EXPECT_EQ(play.winners(), "0");
}

TEST(PentaRushPuzzle, PR_30_OnlyTheOutlineOfTheRoundMayBeErased) {
    Play play = thrown();
    play.by(0, ring(kF)).by(1, ring(kL)).all_done().throws("aabcd");
    EXPECT_EQ(play.refusal(0, "erase h4 g5 h5 h6 i6"), "penta-rush.earlier-round PR-30");
    EXPECT_EQ(play.refusal(1, "erase h4 g5 h5 h6 i6"), "penta-rush.not-ringed");
    play.by(0, ring(kN)).by(0, "erase c9 d9 a10 b10 c10").by(0, ring(kI)).by(1, ring(kI)).all_done();
    EXPECT_EQ(play.scores(), "5 5");
}

TEST(PentaRushPuzzle, PR_31_ARoundInWhichNobodyFindsAnythingIsTheLast) {
    Play play = thrown();
    play.by(0, ring(kW)).by(1, ring(kF)).all_done().throws("aabcd").by(1, "flip").by(0, "done");
    EXPECT_EQ(play.scores(), "4 2") << "the timer mark of that round still counts";
    EXPECT_EQ(play.actors(), "0 1");
    EXPECT_EQ(play.winners(), "");
    play.by(1, "strike I a7 b7 c7 d7 e7");
    EXPECT_EQ(play.actors(), "0") << "its strikes are made";
    play.by(0, "strike I a7 b7 c7 d7 e7");
    EXPECT_TRUE(play.was_told("penta-rush.nobody-found PR-31"));
    EXPECT_EQ(play.winners(), "0");
    const auto outcome = PentaRush::outcome(play.state);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->code, "nobody-found");
    EXPECT_EQ(outcome->rule, "PR-31");
}

TEST(PentaRushPuzzle, PR_31_OneFindIsEnoughToGoOnAndTheTwelfthRoundIsTheLast) {
    Play play("puzzle", 2, with_boards({kSara}));
    play_round(play, kF, "strike X h1 g2 h2 i2 h3");
    EXPECT_EQ(play.state.phase, Phase::roll);
    // The last round, reached by position: eleven shapes of each are gone.
    const std::string used = "{bare [I L N P T U V W X Y Z]}";
    Play last =
        Play::from("{variant puzzle round 12 phase roll boards " + board_of(kSara) +
                   " scores [[0 0 0 0 0 0 0 0 0 0 0] [0 0 0 0 0 0 0 0 0 0 0]] plan [" + used + used + "]}");
    last.throws("aabcd").by(0, ring(kF)).by(1, ring(kF)).all_done();
    EXPECT_EQ(last.winners(), "0+1");
    EXPECT_EQ(PentaRush::outcome(last.state)->code, "twelve-rounds");
}

TEST(PentaRushPuzzle, PR_32_ThereIsNoLimitToTimerMarks) {
    Play play("puzzle", 2, with_boards({kSara}));
    int flips = 0;
    for (const char* found : {kF, kL, kN, kU, kI, kW}) {
        play.throws("aabcd").by(0, ring(found)).by(1, ring(found)).by(0, "flip").by(1, "done");
        EXPECT_EQ(play.state.timer_marks[0], ++flips);
    }
    EXPECT_EQ(play.scores(), "20 14");
    EXPECT_EQ(play.state.timer_marks[1], 0);
}

TEST(PentaRushPuzzle, PR_33_ThereAreNeverMoreTimerMarksThanRounds) {
    const auto with = [&](int first, int second) {
        return refused_position("{variant puzzle round 2 phase roll boards " + board_of(kSara) +
                                " scores [[" + std::to_string(first) + "] [" + std::to_string(second) +
                                "]] plan [{bare [F] timer " + std::to_string(first) + "} {bare [F] timer " +
                                std::to_string(second) + "}]}");
    };
    EXPECT_EQ(with(1, 0), "");
    EXPECT_EQ(with(0, 0), "");
    EXPECT_EQ(with(1, 1), "bad-position-value");
    EXPECT_EQ(with(2, 0), "bad-position-value");
}

/// A player's quarter before the last round: ringed and struck shapes, what the ringed ones are
/// worth, and the timer marks.
struct Quarter {
    std::string_view plan;
    int points = 0, marks = 0;

    std::string text() const { return "{" + std::string(plan) + " timer " + std::to_string(marks) + "}"; }
    /// Eleven rounds that add up to it, none with more than a shape and the timer can bring.
    std::string scores() const {
        std::string list;
        int left = points + marks;
        for (int i = 0; i < 11; ++i) {
            const int now = std::min(left, 5);
            list += std::to_string(now) + " ";
            left -= now;
        }
        return "[" + list + "]";
    }
};

constexpr std::string_view kWAndI = "ringed [[a1 b1 b2 c2 c3] [a7 b7 c7 d7 e7]] bare [F L N P T U V X Y]";
constexpr std::string_view kWAndF = "ringed [[a1 b1 b2 c2 c3] [h4 g5 h5 h6 i6]] bare [I L N P T U V X Y]";
constexpr std::string_view kWAndFAndL =
    "ringed [[a1 b1 b2 c2 c3] [h4 g5 h5 h6 i6] [h7 i7 i8 i9 i10]] bare [I N P T U V X Y]";

/// Two players before the twelfth round, in which neither finds anything.
Play ended(const Quarter& first, const Quarter& second) {
    Play play =
        Play::from("{variant puzzle round 12 phase roll boards " + board_of(kSara) + " scores [" +
                   first.scores() + second.scores() + "] plan [" + first.text() + second.text() + "]}");
    return play.throws("aabcd")
        .all_done()
        .by(0, "strike Z e8 f8 f9 f10 g10")
        .by(1, "strike Z e8 f8 f9 f10 g10");
}

TEST(PentaRushPuzzle, PR_34_TheScoreIsTheRingedShapesAndTheTimerMarks) {
    const Play play = ended({kWAndI, 8, 1}, {kWAndF, 5, 3});
    EXPECT_EQ(play.scores(), "9 8");
    EXPECT_EQ(play.winners(), "0");
    EXPECT_EQ(play.places(), "1 2");
}

TEST(PentaRushPuzzle, PR_34_ATieGoesToTheOneWithMoreRingedShapesAndIsSharedOtherwise) {
    const Play more = ended({kWAndI, 8, 0}, {kWAndFAndL, 6, 2});
    EXPECT_EQ(more.scores(), "8 8");
    EXPECT_EQ(more.winners(), "1");
    EXPECT_EQ(more.places(), "2 1");

    const Play shared = ended({kWAndI, 8, 0}, {kWAndF, 5, 3});
    EXPECT_EQ(shared.scores(), "8 8");
    EXPECT_EQ(shared.winners(), "0+1");
    EXPECT_EQ(shared.places(), "1 1");
}

TEST(PentaRushPuzzle, PR_35_TheFifthRoundIsNotDoubled) {
    Play play("puzzle", 2, with_boards({kSara}));
    for (const char* found : {kF, kL, kN, kU})
        play.throws("aabcd").by(0, ring(found)).by(1, ring(found)).all_done();
    EXPECT_EQ(play.state.round, 5);
    play.throws("aabcd").by(0, ring(kI)).by(1, ring(kI)).all_done();
    EXPECT_EQ(play.state.scores[0][4], 4);
    EXPECT_EQ(play.count("penta-rush.doubled"), 0);
    EXPECT_EQ(play.scores(), "10 10");
}

}  // namespace

}  // namespace games::penta_rush
