// Four players: PE-15 to PE-20.

#include <gtest/gtest.h>

#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

TEST(PenteTeam, PE_15_PairsPlayTwoColoursInTurn) {
    Board board("pairs", 9);
    EXPECT_EQ(board.state.colours, 2);
    for (int i = 0; i < 8; ++i) {
        EXPECT_EQ(board.turn(), i % 4);
        EXPECT_EQ(colour_of(board.state, board.turn()), i % 2);
        Moves moves;
        Pente::legal_moves(board.state, game::Seat::player(i % 4), moves);
        Pente::apply(board.state, game::Seat::player(i % 4), moves[moves.size() / 2], nullptr);
    }
}

TEST(PenteTeam, PE_15_PairsWinTogetherByTheRulesOfTwo) {
    Board row({.variant = "pairs", .to_move = 2}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(row.lay('a').result(), "0+2 row");
    EXPECT_EQ(row.points(), "1 0 1 0");
    EXPECT_EQ(row.places(), "1 3 1 3");
    Board capture({.variant = "pairs", .to_move = 3, .captures = {0, 4}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a X X O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(capture.lay('a').result(), "1+3 captures");
    EXPECT_EQ(capture.scores(), "0 5 0 5");
}

TEST(PenteTeam, PE_16_TeamPenteHasFourColoursAndPartnersSitOpposite) {
    Board board("team", 9);
    EXPECT_EQ(board.state.colours, 4);
    board.play("E5 A1 A2 A3");
    EXPECT_EQ(board.turn(), 0);
    EXPECT_TRUE(board.has("E5", 0));
    EXPECT_TRUE(board.has("A1", 1));
    EXPECT_TRUE(board.has("A2", 2));
    EXPECT_TRUE(board.has("A3", 3));
}

TEST(PenteTeam, PE_16_FiveOfOneColourWinsForTheTeam) {
    Board board({.variant = "team", .to_move = 3}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        Z Z Z Z a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').result(), "1+3 row");
    EXPECT_EQ(board.points(), "0 1 0 1");
    EXPECT_EQ(Pente::outcome(board.state)->rule, "PE-16");
}

TEST(PenteTeam, PE_16_ARowOfBothPartnersDoesNotWin) {
    Board board({.variant = "team", .to_move = 0}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X Y X Y a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').result(), "");
}

constexpr std::string_view kPair = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . a O Z X . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";

TEST(PenteTeam, PE_16_TenStonesOfTheTeamTogetherWin) {
    Board ninth({.variant = "team", .captures = {3, 0, 4, 0}}, kPair);
    EXPECT_EQ(ninth.lay('a').result(), "") << ninth.captures();
    EXPECT_EQ(ninth.captures(), "5 0 4 0");
    Board tenth({.variant = "team", .captures = {3, 0, 5, 0}}, kPair);
    EXPECT_EQ(tenth.lay('a').result(), "0+2 captures");
    EXPECT_EQ(tenth.scores(), "5 0 5 0");
    EXPECT_EQ(Pente::outcome(tenth.state)->rule, "PE-16");
}

TEST(PenteTeam, PE_16_TheCapturesOfTheOtherTeamDoNotHelp) {
    Board board({.variant = "team", .captures = {0, 9, 0, 0}}, kPair);
    EXPECT_EQ(board.lay('a').result(), "");
    EXPECT_EQ(board.captures(), "2 9 0 0");
}

TEST(PenteTeam, PE_16_APairOfBothEnemiesIsTaken) {
    Board board({.variant = "team"}, kPair);
    board.lay('a');
    EXPECT_EQ(board.captures(), "2 0 0 0");
    EXPECT_EQ(board.stones(), 2);
    EXPECT_EQ(board.events(), "pente.captured PE-04 0 E5 F5\n");
}

TEST(PenteTeam, PE_16_BothBracketsMustBeOfTheCapturersOwnColour) {
    Board board({.variant = "team"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a O Z Y . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').captures(), "0 0 0 0");
    EXPECT_EQ(board.stones(), 4);
}

TEST(PenteTeam, PE_17_OfAMixedPairOnlyTheEnemyStoneCounts) {
    for (const char* pair : {"O Y", "Y O", "Z Y", "Y Z"}) {
        std::string text(kPair);
        text.replace(text.find("O Z"), 3, pair);
        Board board({.variant = "team"}, text);
        board.lay('a');
        EXPECT_EQ(board.captures(), "1 0 0 0") << pair;
        EXPECT_EQ(board.stones(), 2) << pair;
        EXPECT_EQ(board.events(), "pente.captured PE-17 0 E5 F5\n");
    }
}

TEST(PenteTeam, PE_18_APairOfThePartnerIsRemovedAndCountsNothing) {
    std::string text(kPair);
    text.replace(text.find("O Z"), 3, "Y Y");
    Board board({.variant = "team", .captures = {0, 0, 9, 0}}, text);
    board.lay('a');
    EXPECT_EQ(board.captures(), "0 0 9 0");
    EXPECT_EQ(board.stones(), 2);
    EXPECT_EQ(board.result(), "");
    EXPECT_EQ(board.events(), "pente.captured PE-18 0 E5 F5\n");
}

TEST(PenteTeam, PE_19_APairWithAnOwnStoneInItIsNoCapture) {
    for (const char* pair : {"O X", "X O", "X Y", "X X"}) {
        std::string text(kPair);
        text.replace(text.find("O Z"), 3, pair);
        Board board({.variant = "team"}, text);
        board.lay('a');
        EXPECT_EQ(board.captures(), "0 0 0 0") << pair;
        EXPECT_EQ(board.stones(), 4) << pair;
    }
}

TEST(PenteTeam, PE_20_PartnerStonesGoOffByThemselvesAsAllOthers) {
    // One point, three pairs: of the enemies, mixed, of the partner. All go at once.
    Board board({.variant = "team", .to_move = 1}, R"(
        . . . . . . . . .
        . . . . O . . O .
        . . . . Z . X . .
        . . . . Z Z . . .
        . . . . a X Y O .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.captures(), "0 3 0 0");
    EXPECT_EQ(board.text(), tidy(R"(
        . . . . . . . . .
        . . . . O . . O .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . O .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )"));
}

}  // namespace

}  // namespace games::pente
