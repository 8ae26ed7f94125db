#include "games/riomino/notation.h"

#include <gtest/gtest.h>

#include <cstring>

#include "games/riomino/tests/table.h"

namespace games::riomino {

namespace {

TEST(RiominoNotation, SquaresFacesAndEdges) {
    EXPECT_EQ(write_square(-4, 3), "-4,3");
    EXPECT_EQ(write_square(square_at(-4, 3)), "-4,3");
    EXPECT_EQ(read_place("12,-7")->x, 12);
    EXPECT_EQ(read_place("12,-7")->y, -7);
    for (const char* bad : {"", ",", "1,", "1", "01,0", "1, 0", "1,0,0", "-0,1", "+1,0", "1000,0"})
        EXPECT_FALSE(read_place(bad)) << bad;
    EXPECT_EQ(read_face("31"), find_face(1, 3));
    EXPECT_EQ(read_face("11"), -1);
    for (const char* bad : {"", "1", "04", "012", "a1"}) EXPECT_FALSE(read_face(bad)) << bad;
    EXPECT_EQ(read_pattern("0101"), -1) << "equal edges are neighbours";
    EXPECT_EQ(read_pattern("0000"), -1);
    for (const char* bad : {"", "001", "00111", "0044", "0 11"}) EXPECT_FALSE(read_pattern(bad)) << bad;
}

TEST(RiominoNotation, MovesAreReadWithSpacesAroundTheirParts) {
    const Table table = Table::of(R"({table {0,0 "0011"} stock [["01"] ["01"]]})");
    for (const char* text : {"1,0:0110", " 1,0:0110 ", "1,0 : 0110", "1,0: 0110"})
        EXPECT_EQ(table.refusal(text), "") << text;
}

TEST(RiominoNotation, TheLotAndTheStartDieReadApart) {
    const State state = Table("wizard").state;
    EXPECT_EQ(*Riomino::read_move(state, "start 1"), Move::starter(1));
    EXPECT_EQ(*Riomino::read_move(state, "start 1001"), Move::start_die(1));
    EXPECT_EQ(*Riomino::read_move(state, "throw 1 23"), Move::throw_die(1, 5));
}

TEST(RiominoNotation, EveryUnreadableMoveIsNamed) {
    const Table table = Table::of(R"({table {0,0 "0011"} stock [["01"] ["01"]]})");
    for (const char* text :
         {"", ":", "1,0", "1,0:", "1,0:011", "1;0:0110", "1,0:01100", "1,0:0140", "start", "start 2",
          "start 011", "throw 0", "throw 2 01", "throw 0 04", "throw 0 01 01", "Start 0", "1,0:0110 x"})
        EXPECT_TRUE(table.refusal(text).starts_with("riomino.unreadable-move RM-15 text=")) << text;
    EXPECT_EQ(table.refusal("1,0:0101"), "riomino.no-such-face RM-02 edges=0101");
    EXPECT_EQ(table.refusal("start 0123"), "riomino.no-such-face RM-02 edges=0123");
    EXPECT_EQ(table.refusal("start 33"), "riomino.no-such-face RM-02 edges=33");
    EXPECT_EQ(table.refusal("throw 0 33"), "riomino.no-such-face RM-02 edges=33");
}

TEST(RiominoNotation, APlaceOutOfReachIsRefusedBeforeTheThrowsToo) {
    EXPECT_EQ(Table("wizard").refusal("5,0:0110"), "riomino.too-wide RM-14 square=5,0 width=6");
    EXPECT_EQ(Table("wizard").refusal("0,-5:0110"), "riomino.too-high RM-14 square=0,-5 height=6");
    EXPECT_EQ(Table("starter").refusal("5,0:0110"), "riomino.off-board RM-16 square=5,0");
}

TEST(RiominoNotation, AMoveOfAnyBitsIsJudgedWithoutHarm) {
    const Table playing = Table::of(R"({table {0,0 "0011"} stock [["01"] ["01"]]})");
    const Table turning = Table::of(R"({variant starter start_turn chosen phase turn thrown "13"
        stock [["01" "01" "02" "12" "12" "23"] ["01" "02" "03" "12" "13" "23"]]})");
    int legal = 0;
    for (const State& state :
         {playing.state, turning.state, Table("wizard").state, Table("wizard", {{"begins", "lot"}}).state})
        for (int bits = 0; bits < 65536; ++bits) {
            Move move;
            const auto raw = static_cast<std::uint16_t>(bits);
            std::memcpy(static_cast<void*>(&move), &raw, sizeof raw);
            legal += !Riomino::why_illegal(state, *Riomino::actors(state).begin(), move);
        }
    EXPECT_EQ(legal, 8 + 4 + 6 + 2);
}

}  // namespace

}  // namespace games::riomino
