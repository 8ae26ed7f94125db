// Rows that a capture can still break: PE-45 and its part of PE-46.

#include <gtest/gtest.h>

#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

/// X completes five at `a`; O can take E5 and E6 at `b`. `c` is somewhere else, `d` another
/// capture that leaves the row alone.
constexpr std::string_view kBreakable = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . X . . . .
    . X X a X X . . .
    . . . . b . . . .
    . . . . . . . . .
    . d X X O . . . .
    . . . . . . . . c )";

constexpr const char* kBoats[]{"boat", "o-pente"};

TEST(PenteBoat, PE_45_ARowThatNoCaptureCanBreakWinsAtOnce) {
    for (const char* variant : kBoats) {
        Board board({.variant = variant}, R"(
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . X X a X X . . .
            . . . . . . . . .
            . . . . . . . . .
            . d X X O . . . .
            . . . . . . . . c )");
        EXPECT_EQ(board.lay('a').result(), "0 row") << variant;
        EXPECT_EQ(Pente::outcome(board.state)->rule, "PE-45");
    }
}

TEST(PenteBoat, PE_45_ABreakableRowWaitsForTheReply) {
    for (const char* variant : kBoats) {
        Board board({.variant = variant}, kBreakable);
        board.lay('a');
        EXPECT_EQ(board.result(), "") << variant;
        EXPECT_TRUE(board.state.row_pending);
        EXPECT_EQ(board.turn(), 1);
        EXPECT_EQ(board.count("pente.breakable"), 1);
        EXPECT_NE(board.events().find("pente.breakable PE-45 0\n"), std::string::npos);
        // The reply may be anything: also a stone that does not break the row.
        EXPECT_TRUE(board.can_lay('c'));
    }
}

TEST(PenteBoat, PE_45_ABrokenRowDoesNotWin) {
    for (const char* variant : kBoats) {
        Board board({.variant = variant}, kBreakable);
        board.lay_all("ab");
        EXPECT_EQ(board.result(), "") << variant;
        EXPECT_FALSE(board.state.row_pending);
        EXPECT_FALSE(board.has("E5", 0));
    }
}

TEST(PenteBoat, PE_45_ARowThatOutlivesTheReplyWins) {
    for (const char* variant : kBoats)
        for (const char* moves : {"ac", "ad"}) {
            Board board({.variant = variant}, kBreakable);
            board.lay_all(moves);
            EXPECT_EQ(board.result(), "0 row") << variant << ' ' << moves;
            EXPECT_EQ(board.points(), "1 0");
        }
}

TEST(PenteBoat, PE_45_ACaptureThatLeavesFiveOfSixDoesNotBreakTheRow) {
    // The only capture takes the sixth stone: five remain, so the row wins at once.
    Board six({.variant = "boat"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . .
        . X . . . . . . .
        . X X a X X X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(six.lay('a').result(), "0 row") << six.text();
}

TEST(PenteBoat, PE_45_ThePendingRowComesBeforeARowOrTheLastCaptureOfTheReply) {
    Board row({.variant = "boat"}, R"(
        O O O O c . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . X X a X X . . .
        . . . . b . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(row.lay_all("ac").result(), "0 row") << row.text();
    Board capture({.variant = "boat", .captures = {0, 4}}, kBreakable);
    capture.lay_all("ad");
    EXPECT_EQ(capture.captures(), "0 5");
    EXPECT_EQ(capture.result(), "0 row");
}

TEST(PenteBoat, PE_45_ABreakThatIsAlsoTheLastCaptureWins) {
    Board board({.variant = "boat", .captures = {0, 4}}, kBreakable);
    board.lay_all("ab");
    EXPECT_EQ(board.result(), "1 captures") << board.text();
}

TEST(PenteBoat, PE_45_ABreakThatMakesARowWaitsInItsTurn) {
    const char* diagram = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . X X a X X . . .
        O O O O b . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . c )";
    Board wins({.variant = "boat"}, diagram);
    EXPECT_EQ(wins.lay_all("ab").result(), "1 row") << wins.text();
    Board waits({.variant = "boat"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . X X a X X . . .
        O O O O b . . . .
        O . . . . . . . .
        d . . . . . . . .
        . . . . . . . . c )");
    // A5 is free: X d brackets A4 and A3 only with a stone at A5.
    EXPECT_EQ(waits.lay_all("ab").result(), "1 row");
    Board both({.variant = "boat"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        X X X a X . . . .
        O O O O b . . . .
        O . . . . . . . .
        d . . . . . . . .
        . . . . . . . . c )");
    both.lay_all("ab");
    EXPECT_EQ(both.result(), "") << both.text();
    EXPECT_TRUE(both.state.row_pending);
    EXPECT_EQ(both.turn(), 0);
    EXPECT_EQ(Board(both).lay('d').result(), "") << "broken by A2 with A5";
    EXPECT_EQ(Board(both).lay('c').result(), "1 row");
}

TEST(PenteBoat, PE_45_FiveCapturesWinAsUsualAndBeforeAPendingRow) {
    Board usual({.variant = "boat", .captures = {4, 0}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O O a . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(usual.lay('a').result(), "0 captures");
    Board with_row({.variant = "boat", .captures = {4, 0}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . X O . . . .
        . . . O X . . . .
        . X X a X X . . .
        . . . O b . . . .
        . . . O . . . . .
        . . . X . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(with_row.lay('a').result(), "0 captures") << with_row.text();
    EXPECT_FALSE(with_row.state.row_pending);
}

TEST(PenteBoat, PE_45_ThePositionRemembersARowThatWaits) {
    Board board({.variant = "boat"}, kBreakable);
    board.lay('a');
    const auto again = Pente::read_position(Pente::write_position(board.state));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, board.state);
    EXPECT_TRUE(again->row_pending);
}

TEST(PenteBoat, PE_46_OPenteJoinsKeryoPoofAndBoat) {
    // A triple capture breaks the row as well.
    Board board({.variant = "o-pente"}, R"(
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . . . . X . . . .
        . X X a X X . . .
        . . . . b . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . c )");
    EXPECT_EQ(Board(board).lay('a').result(), "");
    EXPECT_EQ(Board(board).lay_all("ab").captures(), "0 3");
    EXPECT_EQ(Board(board).lay_all("ac").result(), "0 row");
    // Tournament rule.
    Board opening("o-pente", 9);
    opening.play("E5 E6");
    EXPECT_EQ(opening.refusal("D5"), "pente.too-near PE-13");
}

TEST(PenteBoat, PE_46_ALossAloneDoesNotBreakARow) {
    // Only a capture of the other player breaks a row; the row's own later losses do not matter.
    Board board({.variant = "o-pente"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X a X X . . .
        . . . . . X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').result(), "0 row");
}

}  // namespace

}  // namespace games::pente
