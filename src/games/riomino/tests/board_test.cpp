// Boards: those of the levels, and those a player draws.

#include "games/riomino/board.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>

#include "game/match.h"
#include "games/catalog.h"
#include "games/riomino/rules.h"
#include "games/riomino/tests/table.h"
#include "games/tests/files.h"

namespace games::riomino {

namespace {

/// The squares of 5 by 5 with a property.
SquareSet squares_where(const std::function<bool(int x, int y)>& wanted) {
    SquareSet set;
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x)
            if (wanted(x, y)) set.add(square_at(x, y));
    return set;
}

bool is_corner(int x, int y) { return std::abs(x) == 2 && std::abs(y) == 2; }
bool is_edge_middle(int x, int y) { return std::abs(x) + std::abs(y) == 2 && (x == 0 || y == 0); }

std::string fault(std::string_view drawing, int least = 13) {
    const auto board = read_board(drawing, least);
    return board ? "" : to_line(board.error());
}

std::string option_fault(std::string variant, std::string board) {
    const auto match = game::Match::start(*find("riomino"),
                                          {.variant = std::move(variant),
                                           .players = 2,
                                           .options = {{"board", std::move(board)}},
                                           .position = {}},
                                          {});
    return match ? "" : to_line(match.error());
}

TEST(Riomino, RM_16_EachLevelHasItsOwnBoard) {
    EXPECT_EQ(own_board(Variant::starter),
              squares_where([](int x, int y) { return std::abs(x) + std::abs(y) <= 2; }));
    EXPECT_EQ(own_board(Variant::junior),
              squares_where([](int x, int y) { return !is_corner(x, y) && !is_edge_middle(x, y); }));
    EXPECT_EQ(own_board(Variant::expert), squares_where([](int x, int y) { return std::abs(x - y) <= 2; }));
    EXPECT_EQ(own_board(Variant::master), squares_where([](int x, int y) { return !is_corner(x, y); }));
}

TEST(Riomino, RM_16_TheBoardsTakeAllDiceOfTheirLevel) {
    constexpr std::array kDice{12, 12, 10, 9, 8, 6};
    for (int i = 0; i < kVariants; ++i) {
        const auto variant = static_cast<Variant>(i);
        EXPECT_EQ(dice_each(variant), kDice[static_cast<std::size_t>(i)]);
        if (variant == Variant::wizard) continue;
        EXPECT_EQ(own_board(variant).size(), 2 * dice_each(variant) + 1);
    }
}

TEST(Riomino, RM_16_ADieOffTheBoardIsRefused) {
    const Table table = Table::of(
        R"({variant starter table {0,0 "0011" 1,0 "0110" 2,0 "2211"} stock [["12"] ["12"]] to_move 0})");
    EXPECT_EQ(table.refusal("3,0:1122"), "riomino.off-board RM-16 square=3,0");
    EXPECT_EQ(table.refusal("2,1:1221"), "riomino.off-board RM-16 square=2,1");
    EXPECT_EQ(table.refusal("7,0:1221"), "riomino.off-board RM-16 square=7,0") << "also out of reach";
    EXPECT_EQ(table.moves(), "0,-1:1122 0,-1:1221 1,-1:1122 1,-1:1221 -1,0:1122 -1,0:2112");
}

TEST(Riomino, RM_16_ABoardMayBeWiderThanTheFrameOfWizard) {
    Table table("starter", {{"board", "#########/....o..../....#..../....#..../....#"}});
    table.deal("01 01 01 01 01 01", "01 01 01 01 01 01", "0011");
    table.play("0,1:1001; 1,1:1100; 2,1:0011; -1,1:0110; -2,1:1001; -3,1:0110");
    EXPECT_EQ(table.refusal("-4,1:1001"), "") << "-4 to 2 are seven columns";
}

TEST(Riomino, RM_17_ProfessionalIsAFixedFiveByFiveWithTwelveDice) {
    EXPECT_EQ(own_board(Variant::professional), squares_where([](int, int) { return true; }));
    EXPECT_EQ(dice_each(Variant::professional), 12);
    // In `wizard` a third die to the left would do, on the board the start die is the middle.
    const std::string dice = R"(table {0,0 "0110" -1,0 "1001" -2,0 "0110"} stock [["01"] ["01"]])";
    EXPECT_EQ(Table::of("{variant wizard " + dice + "}").refusal("-3,0:1001"), "");
    EXPECT_EQ(Table::of("{variant professional " + dice + "}").refusal("-3,0:1001"),
              "riomino.off-board RM-16 square=-3,0");
}

TEST(Riomino, RM_17_WizardIsTheDefault) {
    std::string names;
    for (const game::VariantInfo& info : variant_infos()) names += std::string(info.name) + " ";
    EXPECT_EQ(names, "wizard professional master expert junior starter ");
    EXPECT_EQ(Table::of(R"({table {0,0 "0011"} stock [[] []]})").state.variant, Variant::wizard);
}

TEST(RiominoBoards, ADrawingIsReadAndDrawnAgain) {
    for (const std::string_view drawing : game::find_option(option_infos(), "board")->examples) {
        const auto board = read_board(drawing, 13);
        ASSERT_TRUE(board) << drawing;
        EXPECT_EQ(draw_board(*board), drawing);
    }
    const auto corner = read_board("o###\n####\n####\n####\n", 13);
    ASSERT_TRUE(corner);
    EXPECT_TRUE(corner->has(square_at(3, -3))) << "x to the right, y up";
    EXPECT_FALSE(corner->has(square_at(0, 1)));
    EXPECT_EQ(draw_board(*read_board(read_file("../boards/expert.board"), 19)),
              "..###/.####/##o##/####./###..");
}

TEST(RiominoBoards, EveryFaultOfADrawingIsNamed) {
    EXPECT_EQ(fault("..#../.###./##o##/.###./..#.."), "");
    EXPECT_EQ(fault("..#../.#x#./##o##"), "riomino.board-sign RM-16 sign=x row=2 column=3");
    EXPECT_EQ(fault("..#.. /.###./##o##"), "riomino.board-sign RM-16 sign=  row=1 column=6");
    EXPECT_EQ(fault("#####/#####/#####"), "riomino.board-centre RM-16 count=0");
    EXPECT_EQ(fault("#####/#o#o#/#####"), "riomino.board-centre RM-16 count=2");
    EXPECT_EQ(fault("#####/##o##/#####/...../#...."), "riomino.board-apart RM-16 square=-2,-3");
    EXPECT_EQ(fault("####./##o##/.####/.....#"), "riomino.board-apart RM-16 square=3,-2")
        << "a corner joins nothing";
    EXPECT_EQ(fault("###/#o#/###"), "riomino.board-small RM-16 squares=9 least=13");
    EXPECT_EQ(fault("######/#####o"), "riomino.board-wide RM-16 square=-5,1 most=4");
    EXPECT_EQ(fault("o/#/#/#/#/#"), "riomino.board-wide RM-16 square=0,-5 most=4");
}

TEST(RiominoBoards, TheOptionIsReadForEveryLevelButWizard) {
    EXPECT_EQ(option_fault("starter", "#####/#####/##o##/#####/#####"), "");
    EXPECT_EQ(option_fault("professional", "#####/#####/##o##/#####/####."),
              "riomino.board-small RM-16 squares=24 least=25");
    EXPECT_EQ(option_fault("junior", "#####/#####/##o##/#"), "riomino.board-small RM-16 squares=16 least=17");
    EXPECT_EQ(option_fault("starter", "..."), "riomino.board-centre RM-16 count=0");
    EXPECT_EQ(option_fault("wizard", "#####/#####/##o##/#####/#####"),
              "option-not-here RM-14 option=board variant=wizard");
    Table table("starter", {{"board", "o####/#####/#...#/#####/#####"}});
    table.deal("01 01 01 01 01 01", "01 01 01 01 01 01", "0011");
    EXPECT_EQ(table.refusal("-1,0:1100"), "riomino.off-board RM-16 square=-1,0");
    EXPECT_EQ(Riomino::setup_of(table.state).options,
              (game::OptionList{{"board", "o####/#####/#...#/#####/#####"}}));
    EXPECT_TRUE(Riomino::setup_of(Table("starter").state).options.empty());
    EXPECT_TRUE(Riomino::setup_of(Table("wizard").state).options.empty());
}

}  // namespace

}  // namespace games::riomino
