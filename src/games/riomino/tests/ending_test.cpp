// How a game ends, and which squares are dead.

#include <gtest/gtest.h>

#include "core/rng.h"
#include "game/playout.h"
#include "games/riomino/tests/table.h"

namespace games::riomino {

namespace {

using game::Seat;

TEST(Riomino, RM_10_APlayerWithoutAPlacementHasLostAtOnce) {
    Table table = Table::of(R"({table {0,0 "0011"} stock [["01"] ["23" "23"]] to_move 0})");
    EXPECT_EQ(table.result(), "");
    table.play("1,0:1100");
    EXPECT_EQ(table.result(), "0 stuck RM-10") << "23 fits nowhere beside 0 and 1";
    EXPECT_TRUE(Riomino::actors(table.state).empty());
    EXPECT_EQ(to_line(*Riomino::why_illegal(table.state, Seat::player(1), Move::die(0, 0))), "game-over ");
    const auto outcome = Riomino::outcome(table.state);
    EXPECT_EQ(outcome->places[0], 1);
    EXPECT_EQ(outcome->places[1], 2);
    EXPECT_EQ(outcome->points[0], 1);
    EXPECT_EQ(outcome->points[1], 0);
}

TEST(Riomino, RM_10_OneDieThatFitsIsEnoughToGoOn) {
    Table table = Table::of(R"({table {0,0 "0011"} stock [["01"] ["23" "13"]] to_move 0})");
    table.play("1,0:1100");
    EXPECT_EQ(table.result(), "");
    EXPECT_EQ(table.turn(), Seat::player(1));
}

TEST(Riomino, RM_11_WhoPlacesTheLastDieWins) {
    Table table = Table::of(R"({table {0,0 "0011"} stock [["01"] ["01"]] to_move 1})");
    table.play("1,0:1100; -1,0:1100");
    EXPECT_EQ(table.result(), "0 placed-all RM-11") << "seat 1 placed first, so seat 0 was the starter";
}

TEST(Riomino, RM_11_AFullGameIsAlwaysWonByTheStarter) {
    core::Rng rng(7);
    int full = 0;
    for (int i = 0; i < 20000; ++i) {
        State state = Riomino::initial({Variant::starter, own_board(Variant::starter), i % 2});
        game::play_out<Riomino>(state, rng);
        const auto outcome = Riomino::outcome(state);
        ASSERT_TRUE(outcome);
        if (outcome->rule != "RM-11") continue;
        ++full;
        EXPECT_EQ(outcome->winners, game::SeatSet(Seat::player(i % 2)));
        EXPECT_EQ(dice_left(state, 0) + dice_left(state, 1), 0);
    }
    EXPECT_GT(full, 10);
}

TEST(Riomino, RM_12_AFirstPlacementThatIsImpossibleLoses) {
    Table table("starter");
    table.deal("01 01 01 01 01 01", "23 23 23 23 23 23", "0011");
    EXPECT_EQ(table.result(), "0 stuck RM-12");
    Table other("starter", {{"begins", "1"}});
    other.deal("01 01 01 01 01 01", "23 23 23 23 23 23", "0011");
    EXPECT_EQ(other.result(), "") << "seat 0 places first";
}

TEST(Riomino, RM_13_ThereIsNeverADraw) {
    core::Rng rng(11);
    for (int i = 0; i < 6000; ++i) {
        const auto variant = static_cast<Variant>(i % kVariants);
        State state = Riomino::initial({variant, own_board(variant), Options::kLot});
        game::play_out<Riomino>(state, rng);
        const auto outcome = Riomino::outcome(state);
        ASSERT_TRUE(outcome);
        EXPECT_EQ(outcome->winners.size(), 1);
        EXPECT_EQ(outcome->points[0] + outcome->points[1], 1);
    }
}

TEST(Riomino, RM_19_ASquareBetweenEqualOppositeSidesIsDead) {
    // 0,1 shows 0 to its east; a die on 2,1 with 0 to its west leaves nothing for 1,1.
    Table table = Table::of(
        R"({table {0,0 "0110" 1,0 "2211" 2,0 "0022" 0,1 "1001"} stock [["01" "02"] ["01"]] to_move 0})");
    EXPECT_EQ(table.dead(), "");
    table.play("2,1:1100");
    EXPECT_EQ(table.events(), "riomino.dead RM-19 square=1,1");
    EXPECT_EQ(table.dead(), "1,1");
    EXPECT_NE(table.text().find("dead [1,1]"), std::string::npos) << table.text();
    EXPECT_EQ(table.moves_on("1,1"), "");
    table.play("-1,0:1001");
    EXPECT_EQ(table.events(), "") << "what is dead already is not told again";
}

TEST(Riomino, RM_19_ThreeSidesAreDeadOrAliveByTheirValues) {
    // The dice on 0,0 1,0 2,0 0,1 2,1, and what 1,1 then has to its west, south and east.
    const auto dead_with = [](std::array<std::string_view, 5> dice) {
        constexpr std::array<std::string_view, 5> kPlaces{"0,0", "1,0", "2,0", "0,1", "2,1"};
        std::string table;
        for (std::size_t i = 0; i < dice.size(); ++i)
            table += std::string(kPlaces[i]) + " \"" + std::string(dice[i]) + "\" ";
        return Table::of("{table {" + table + "} stock [[] []]}").dead();
    };
    EXPECT_EQ(dead_with({"1100", "0011", "2200", "0011", "0022"}), "") << "0 0 2";
    EXPECT_EQ(dead_with({"0220", "2002", "1100", "2200", "0011"}), "") << "2 2 1";
    EXPECT_EQ(dead_with({"1100", "0011", "0110", "0011", "1100"}), "1,1") << "0 0 0, all equal";
    EXPECT_EQ(dead_with({"1100", "1001", "2200", "0011", "0022"}), "1,1") << "0 1 2, all different";
    EXPECT_EQ(dead_with({"1100", "1001", "0110", "0011", "1100"}), "1,1") << "0 1 0, opposite equal";
}

TEST(Riomino, RM_19_OnABoardOnlySquaresOfTheBoardAreDead) {
    // The same dice round 1,1, which is a square of the first board and none of the second.
    const std::string dice =
        R"(table {0,0 "0110" 1,0 "2211" 2,0 "0022" 0,1 "1001" 2,1 "1100"} stock [[] []])";
    EXPECT_EQ(Table::of("{variant professional " + dice + "}").dead(), "1,1");
    const std::string holed =
        "board [0,0 1,0 2,0 3,0 4,0 0,1 2,1 3,1 4,1 0,2 1,2 2,2 3,2 4,2 0,3 1,3 2,3 3,3 4,3]";
    EXPECT_EQ(Table::of("{variant expert " + holed + " " + dice + "}").dead(), "");
}

}  // namespace

}  // namespace games::riomino
