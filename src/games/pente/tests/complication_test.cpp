// The complication: PE-25 to PE-30.

#include <gtest/gtest.h>

#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

constexpr const char* kBoth[]{"complication", "complication-tournament"};

TEST(PenteComplication, PE_25_ExactlyFiveWinsAndALongerRowDoesNot) {
    for (const char* variant : kBoth) {
        Board board({.variant = variant}, R"(
            X X X a X X . . .
            . . . . . . . . .
            X X X X b . . . .
            . . . . . . . . .
            O O O . . . . . .
            . . . . . . . . .
            X X X c X X X . .
            . . . . . . . . .
            . . . . . . . . . )");
        EXPECT_EQ(Board(board).lay('a').result(), "") << "six";
        EXPECT_EQ(Board(board).lay('c').result(), "") << "seven";
        EXPECT_EQ(Board(board).lay('b').result(), "0 row") << "five";
        EXPECT_EQ(Pente::outcome(Board(board).lay('b').state)->rule, "PE-25");
    }
}

TEST(PenteComplication, PE_25_AFiveBesideASixStillWins) {
    Board board({.variant = "complication"}, R"(
        . . . X . . . . .
        . . . X . . . . .
        . . . X . . . . .
        . . . X . . . . .
        X X X a X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').result(), "0 row");
}

TEST(PenteComplication, PE_25_ASixCutDownToFiveByACaptureWasNotMadeAndDoesNotWin) {
    // O takes B6 and B7: the row of six becomes a five that X never completed.
    Board last({.variant = "complication", .to_move = 1}, R"(
        . . . . . . . . .
        . O . . . . . . .
        . X . . . . . . .
        . X X X X X X . .
        . a . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    last.lay('a');
    EXPECT_EQ(last.captures(), "0 1");
    EXPECT_EQ(last.result(), "") << last.text();
    const game::Tree tree = Pente::write_position(last.state);
    ASSERT_TRUE(tree.get("over"));
    EXPECT_EQ(*tree.get("over"), game::Tree(false));
    // The five that lies there does not win later either; a new one does.
    last.play("J9");
    EXPECT_EQ(last.result(), "");
}

TEST(PenteComplication, PE_26_TwoFreeThreesAtOnceAreRefused) {
    for (const char* variant : kBoth) {
        Board board({.variant = variant}, R"(
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . X . . . .
            . . . . X . . . .
            . . X X a . . . .
            . . . . . . . . .
            . . . . . . . . .
            . O O . . . . . O )");
        EXPECT_EQ(board.refusal('a'), "pente.double-three PE-26") << variant;
        const auto why = board.reason("E4");
        ASSERT_TRUE(why);
        ASSERT_EQ(why->args.size(), 1U);
        EXPECT_EQ(why->args[0].word, "E4");
    }
}

TEST(PenteComplication, PE_26_AThreeMayHaveOneGap) {
    Board board({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . X . . . .
        . X . X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O . . . . . . O )");
    EXPECT_EQ(board.refusal('a'), "pente.double-three PE-26");
}

TEST(PenteComplication, PE_26_TheDiagonalsCountAsWell) {
    Board board({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . X . X . . .
        . . . . a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O . . . . . . O )");
    EXPECT_EQ(board.refusal('a'), "pente.double-three PE-26");
}

TEST(PenteComplication, PE_26_AThreeThatCannotBecomeAnUnblockedFourIsNone) {
    // Blocked at one side and only two points wide, two gaps, or against the edge.
    for (const char* row : {". O X X a . . . .", "O X X . a . . . .", ". X . . X a . . .",
                            "X X a . . . . . .", "O X X a O . . . ."}) {
        std::string text;
        const std::string wanted(row);
        const std::size_t at = wanted.find('a');
        for (int i = 0; i < 9; ++i) {
            std::string line = ". . . . . . . . .";
            if (i == 3 || i == 4) line[at] = 'X';
            if (i == 5) line = wanted;
            text += line + "\n";
        }
        Board board({.variant = "complication"}, text);
        EXPECT_EQ(board.refusal('a'), "") << board.text();
    }
}

TEST(PenteComplication, PE_26_WithTheOptionAnyABlockedThreeCounts) {
    const char* diagram = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . O X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . O )";
    EXPECT_EQ(Board({.variant = "complication"}, diagram).refusal('a'), "");
    EXPECT_EQ(Board({.variant = "complication", .any_three = true}, diagram).refusal('a'),
              "pente.double-three PE-26");
}

TEST(PenteComplication, PE_26_TheOptionThreeBelongsToTheBanAlone) {
    for (const game::VariantInfo& info : variant_infos()) {
        const bool bans = info.name.starts_with("complication") || info.name == "ninuki";
        const auto read =
            Pente::read_options({std::string(info.name), info.min_players, {{"three", "any"}}, std::nullopt});
        EXPECT_EQ(read.ok(), bans) << info.name;
        if (!read) {
            EXPECT_EQ(read.error().code, "option-not-here");
            EXPECT_EQ(read.error().rule, "PE-26");
        } else {
            EXPECT_EQ(read->three, Three::any);
        }
    }
}

TEST(PenteComplication, PE_26_TheStoneIsJudgedAfterItsCaptures) {
    // The O pair blocks the column; taking it opens the second three, so the stone is refused.
    const char* opening = R"(
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . X . . . . .
        . X X a O O X . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . O )";
    EXPECT_EQ(Board({.variant = "complication"}, opening).refusal('a'), "pente.double-three PE-26");
    // Without the bracket the pair stays and blocks the row: it is no free three.
    std::string blocked(opening);
    blocked.replace(blocked.find("O O X"), 5, "O O .");
    blocked.replace(blocked.find(". X X a"), 7, "O X X a");
    EXPECT_EQ(Board({.variant = "complication"}, blocked).refusal('a'), "");
}

TEST(PenteComplication, PE_27_AThreeAndAFourOrTwoFoursAreLegal) {
    Board three_and_four({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . X X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . O )");
    EXPECT_EQ(three_and_four.refusal('a'), "");
    Board two_fours({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . . . .
        . X X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . O )");
    EXPECT_EQ(two_fours.refusal('a'), "");
}

TEST(PenteComplication, PE_27_AFourWithAGapIsNotAlsoAThree) {
    // C4 makes five, G4 an open four: the line is a four and leaves the column the only three.
    Board board({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . X . . .
        . . . . . X . . .
        . X . X X a . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . O )");
    EXPECT_EQ(board.refusal('a'), "");
}

TEST(PenteComplication, PE_26_ALineThatCanOnlyBecomeSixIsNoThree) {
    Board board({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . X . .
        . . . . . . X . .
        . X X X . X a . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . O )");
    EXPECT_EQ(board.refusal('a'), "");
}

TEST(PenteComplication, PE_27_TwoThreesAndAFourStayIllegal) {
    Board board({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X . X . . . .
        . . . X X . . . .
        . X X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . .
        . O . . . . . . O )");
    EXPECT_EQ(board.refusal('a'), "pente.double-three PE-26");
}

TEST(PenteComplication, PE_28_ADoubleThreeThatBlocksAFiveIsLegal) {
    const std::string threat = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X a . . . .
        . . . . . O . . .
        . . . . . . O . .
        . . . . . . . O .
        . . . . . . . . O )";
    EXPECT_EQ(Board({.variant = "complication"}, threat).refusal('a'), "");
    // Three enemy stones are no five to come.
    std::string less = threat;
    less.replace(less.rfind("O"), 1, ".");
    EXPECT_EQ(Board({.variant = "complication"}, less).refusal('a'), "pente.double-three PE-26");
}

TEST(PenteComplication, PE_28_TheFiveMayBeStoppedByACapture) {
    Board board({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . X . . . . .
        . . . X . . . . .
        . X X a O O X . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . X . . . . )");
    EXPECT_EQ(board.refusal('a'), "") << board.text();
}

TEST(PenteComplication, PE_28_AFiveThatIsStillThereIsNoExcuse) {
    // The open four can be completed at the other end; the stone does not stop it.
    Board board({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O O O . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.refusal('a'), "pente.double-three PE-26") << board.text();
    // Nor does a five that was never threatened.
    Board calm({.variant = "complication"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        X O O O O X . . .
        . . . . . . . . . )");
    EXPECT_EQ(calm.refusal('a'), "pente.double-three PE-26");
}

TEST(PenteComplication, PE_29_AWinningStoneIsAlwaysLegal) {
    Board five({.variant = "complication"}, R"(
        . . . . . . . . .
        . . X . X . . . .
        . . . X X . . . .
        X X X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . .
        . O . . . . . . O )");
    EXPECT_EQ(five.refusal('a'), "");
    EXPECT_EQ(five.lay('a').result(), "0 row");
    const char* diagram = R"(
        . . . . . . . . .
        . . . X . . . . .
        . . . X . . . . .
        . X X a . . . . .
        . . . . O . . . .
        . . . . . O . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . O )";
    EXPECT_EQ(Board({.variant = "complication", .captures = {3, 0}}, diagram).refusal('a'),
              "pente.double-three PE-26");
    Board fifth({.variant = "complication", .captures = {4, 0}}, diagram);
    EXPECT_EQ(fifth.refusal('a'), "");
    EXPECT_EQ(fifth.lay('a').result(), "0 captures");
}

TEST(PenteComplication, PE_30_BothPlayersAreBound) {
    const char* diagram = R"(
        . . . . . . . . .
        . . . . O . . . .
        . . . . O . . . .
        . . O O a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . X . . . .
        X . . . . . . . . )";
    EXPECT_EQ(Board({.variant = "complication", .to_move = 1}, diagram).refusal('a'),
              "pente.double-three PE-26");
    Board six({.variant = "complication", .to_move = 1}, R"(
        . . . . . . . . .
        . . . . . . . . .
        O O O a O O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(six.lay('a').result(), "");
}

}  // namespace

}  // namespace games::pente
