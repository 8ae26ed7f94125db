// Where a die may go, and why not elsewhere.

#include <gtest/gtest.h>

#include "games/catalog.h"
#include "games/riomino/notation.h"
#include "games/riomino/rules.h"
#include "games/riomino/tests/table.h"

namespace games::riomino {

namespace {

using game::Seat;

constexpr std::string_view kAll = R"([["01" "02" "03" "12" "13" "23"] ["01" "02" "03" "12" "13" "23"]])";

/// A table in `wizard` on which both have one die of each face.
Table with(std::string_view dice, std::string_view variant = "wizard") {
    return Table::of("{variant " + std::string(variant) + " table {" + std::string(dice) + "} stock " +
                     std::string(kAll) + " to_move 0}");
}

TEST(Riomino, RM_04_EveryQuarterTurnIsOffered) {
    const Table table = with("0,0 \"0011\"");
    EXPECT_EQ(table.moves_on("1,0"), "1100 0110 2200 0220 3300 0330") << "west must be 0";
    EXPECT_EQ(table.moves_on("0,-1"), "1001 1100 1122 1221 1133 1331") << "north must be 1";
}

TEST(Riomino, RM_04_APlacedDieStaysAsItLies) {
    Table table = with("0,0 \"0011\"");
    EXPECT_EQ(table.refusal("0,0:0011"), "riomino.taken RM-04 square=0,0");
    table.play("1,0:0110");
    EXPECT_EQ(table.refusal("1,0:0110"), "riomino.taken RM-04 square=1,0");
    EXPECT_EQ(table.refusal("1,0:1100"), "riomino.taken RM-04 square=1,0");
}

TEST(Riomino, RM_07_ADieTouchesAnotherWithASide) {
    const Table table = with("0,0 \"0011\"");
    EXPECT_EQ(table.refusal("2,0:0011"), "riomino.touches-none RM-07 square=2,0");
    EXPECT_EQ(table.refusal("1,1:0011"), "riomino.touches-none RM-07 square=1,1") << "a corner is no side";
    EXPECT_EQ(table.refusal("-1,-1:0011"), "riomino.touches-none RM-07 square=-1,-1");
}

TEST(Riomino, RM_07_TheTouchingSideHasTheSameValue) {
    const Table table = with("0,0 \"0011\"");
    EXPECT_EQ(table.refusal("1,0:0011"), "riomino.west RM-07 square=1,0 need=0 has=1");
    EXPECT_EQ(table.refusal("0,1:0011"), "riomino.south RM-07 square=0,1 need=0 has=1");
    EXPECT_EQ(table.refusal("-1,0:1001"), "riomino.east RM-07 square=-1,0 need=1 has=0");
    EXPECT_EQ(table.refusal("0,-1:0110"), "riomino.north RM-07 square=0,-1 need=1 has=0");
    EXPECT_EQ(table.refusal("1,0:0110"), "");
    EXPECT_EQ(table.refusal("0,-1:1331"), "");
}

TEST(Riomino, RM_07_AllTouchingSidesMatchNotOne) {
    //  0,1 = 1001 has east 0; 1,0 = 0110 has north 0: the square 1,1 needs west 0 and south 0.
    const Table table = with("0,0 \"0011\" 0,1 \"1001\" 1,0 \"0110\"");
    EXPECT_EQ(table.moves_on("1,1"), "1100 2200 3300");
    EXPECT_EQ(table.refusal("1,1:0110"), "riomino.south RM-07 square=1,1 need=0 has=1") << "west alone fits";
    EXPECT_EQ(table.refusal("1,1:1001"), "riomino.west RM-07 square=1,1 need=0 has=1") << "south alone fits";
}

TEST(Riomino, RM_09_PassingIsNotAllowed) {
    const Table table = with("0,0 \"0011\"");
    EXPECT_EQ(table.refusal("pass"), "riomino.unreadable-move RM-15 text=pass");
    EXPECT_EQ(table.refusal("start 0"), "riomino.place-die RM-09");
    EXPECT_EQ(table.refusal("throw 0 01"), "riomino.place-die RM-09");
    Moves moves;
    Riomino::legal_moves(table.state, Seat::player(0), moves);
    for (const Move move : moves) EXPECT_TRUE(move.is_die());
}

TEST(Riomino, RM_14_ASixthColumnIsRefusedAFifthIsNot) {
    const Table table = with("0,0 \"0110\" 1,0 \"1221\" 2,0 \"2112\" 3,0 \"1221\"");
    EXPECT_EQ(table.refusal("4,0:2112"), "");
    EXPECT_EQ(table.refusal("-1,0:1001"), "") << "the start die may end up anywhere in the frame";
    const Table wide = with("0,0 \"0110\" 1,0 \"1221\" 2,0 \"2112\" 3,0 \"1221\" 4,0 \"2112\"");
    EXPECT_EQ(wide.refusal("-1,0:1001"), "riomino.too-wide RM-14 square=-1,0 width=6");
    EXPECT_EQ(wide.refusal("5,0:1001"), "riomino.too-wide RM-14 square=5,0 width=6");
    EXPECT_EQ(wide.refusal("8,0:1001"), "riomino.too-wide RM-14 square=8,0 width=9");
    EXPECT_EQ(wide.moves_on("-1,0"), "");
    EXPECT_NE(wide.moves_on("4,1"), "");
}

TEST(Riomino, RM_14_ASixthRowIsRefusedAFifthIsNot) {
    const Table table = with("0,0 \"1001\" 0,-1 \"0220\" 0,-2 \"2112\" 0,-3 \"1221\"");
    EXPECT_EQ(table.refusal("0,1:0110"), "");
    EXPECT_EQ(table.refusal("0,-4:2112"), "");
    const Table high = with("0,0 \"1001\" 0,-1 \"0220\" 0,-2 \"2112\" 0,-3 \"1221\" 0,1 \"0110\"");
    EXPECT_EQ(high.refusal("0,2:1001"), "riomino.too-high RM-14 square=0,2 height=6");
    EXPECT_EQ(high.refusal("0,-4:2112"), "riomino.too-high RM-14 square=0,-4 height=6");
    EXPECT_EQ(high.refusal("0,5:1001"), "riomino.too-high RM-14 square=0,5 height=9");
}

TEST(Riomino, RM_15_SquaresAreCountedFromTheStartDieRightAndUp) {
    Table table = with("0,0 \"0011\"");
    table.play("1,0:0330; 0,1:3003");
    EXPECT_NE(table.text().find("table {0,0 0011 1,0 0330 0,1 \"3003\"}"), std::string::npos) << table.text();
    EXPECT_EQ(table.moves_on("1,1"), "1100 2200") << "3003 lies to the west, 0330 below";
    EXPECT_EQ(table.refusal("x,0:0110"), "riomino.unreadable-move RM-15 text=x,0:0110");
}

TEST(Riomino, RM_20_TheFrameOnlyNarrowsAndLegalityIsJudgedNow) {
    Table table = with("0,0 \"0110\" 1,0 \"1221\" 2,0 \"2112\"");
    EXPECT_TRUE(table.state.field.has(square_at(-2, 0)));
    const SquareSet before = table.state.field;
    table.play("3,0:1221");
    EXPECT_FALSE(table.state.field.has(square_at(-2, 0))) << "3,0 and -2,0 are six columns";
    EXPECT_TRUE(table.state.field.has(square_at(-1, 0)));
    EXPECT_EQ(table.state.field & before, table.state.field);
    table.play("-1,0:2002");
    EXPECT_EQ(table.refusal("4,0:2332"), "riomino.too-wide RM-14 square=4,0 width=6");
}

TEST(Riomino, RM_22_EqualDiceGiveOneMove) {
    const Table one = Table::of("{table {0,0 \"0011\"} stock [[\"01\"] [\"01\"]]}");
    const Table three = Table::of("{table {0,0 \"0011\"} stock [[\"01\" \"01\" \"01\"] [\"01\"]]}");
    EXPECT_EQ(one.moves(), three.moves());
    EXPECT_EQ(one.moves(), "0,-1:1001 0,-1:1100 -1,0:1100 -1,0:0110 1,0:1100 1,0:0110 0,1:1001 0,1:1100");
}

TEST(Riomino, OfTwoFaultsTheFirstInTheOrderOfTheRulesIsNamed) {
    const Table table = Table::of(
        R"({variant starter table {0,0 "0011" 1,0 "0110" 2,0 "2211"} stock [["12"] ["13"]] to_move 0})");
    EXPECT_EQ(table.refusal("0,0:0011"), "riomino.not-in-stock RM-03 seat=0 die=01") << "and taken";
    EXPECT_EQ(table.refusal("2,2:1122"), "riomino.touches-none RM-07 square=2,2") << "and off the board";
    EXPECT_EQ(table.refusal("2,1:2112"), "riomino.south RM-07 square=2,1 need=2 has=1")
        << "and off the board";
    EXPECT_EQ(table.refusal("2,1:1221"), "riomino.off-board RM-16 square=2,1");
}

TEST(Riomino, EveryRefusalAndEventHasASentence) {
    for (const char* code : {"riomino.north", "riomino.east", "riomino.south", "riomino.west",
                             "riomino.end.stuck", "riomino.end.placed-all"})
        EXPECT_TRUE(games::messages().find(code)) << code;
}

}  // namespace

}  // namespace games::riomino
