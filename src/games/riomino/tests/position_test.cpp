// Positions: what is read, what is refused, what is written.

#include <gtest/gtest.h>

#include <set>

#include "games/riomino/tests/table.h"

namespace games::riomino {

namespace {

std::string round_trip(std::string_view position) { return Table::of(position).text(); }

TEST(RiominoPosition, TheExampleOfTheRulesIsReadAndWritten) {
    EXPECT_EQ(
        round_trip(R"({game riomino variant wizard table {0,0 "0011"} )"
                   R"(stock [["01" "01" "23"] ["01" "02" "13"]] to_move 1})"),
        R"({game riomino variant wizard table {0,0 0011} stock [[01 01 "23"] [01 02 "13"]] to_move 1})");
}

TEST(RiominoPosition, WhatIsLeftOutIsWizardAndSeat0) {
    EXPECT_EQ(round_trip(R"({table {0,0 "0011"} stock [["10"] []]})"),
              "{game riomino variant wizard table {0,0 0011} stock [[01] []] to_move 0}");
}

TEST(RiominoPosition, EveryPhaseRoundTrips) {
    Table table("starter", {{"begins", "lot"}});
    EXPECT_EQ(table.text(), "{game riomino variant starter table {} stock [[] []] to_move 0 phase lot}");
    EXPECT_EQ(round_trip("{variant starter phase lot}"), table.text());
    table.play("start 0");
    EXPECT_EQ(table.text(), "{game riomino variant starter table {} stock [[] []] to_move 1 phase throw}");
    EXPECT_EQ(Table::of(table.text()).state, table.state);
    for (int i = 0; i < 6; ++i) table.play("throw 0 13");
    EXPECT_EQ(Table::of(table.text()).state, table.state);
    for (int i = 0; i < 6; ++i) table.play("throw 1 01");
    EXPECT_NE(table.text().find("phase start"), std::string::npos);
    EXPECT_EQ(Table::of(table.text()).state, table.state);
}

TEST(RiominoPosition, AStartDieThatIsStillToBeTurnedIsTold) {
    Table table("starter", {{"start_turn", "chosen"}});
    for (int i = 0; i < 6; ++i) table.play("throw 0 13");
    for (int i = 0; i < 6; ++i) table.play("throw 1 01");
    table.play("start 23");
    EXPECT_NE(table.text().find("start_turn chosen table {}"), std::string::npos) << table.text();
    EXPECT_NE(table.text().find(R"(phase turn thrown "23")"), std::string::npos) << table.text();
    EXPECT_EQ(Table::of(table.text()).state, table.state);
    table.play("0,0:2233");
    EXPECT_EQ(table.text().find("thrown"), std::string::npos) << table.text();
    EXPECT_EQ(Table::of(table.text()).state, table.state);
    EXPECT_EQ(Riomino::setup_of(table.state).options, (game::OptionList{{"start_turn", "chosen"}}));
}

TEST(RiominoPosition, ABoardOfItsOwnIsListed) {
    const std::string board = "board [0,0 1,0 2,0 3,0 4,0 0,1 2,1 3,1 4,1 0,2 1,2 2,2 3,2 4,2]";
    const std::string position =
        "{game riomino variant starter " + board + " table {0,0 0011} stock [[01] [01]] to_move 0}";
    EXPECT_EQ(round_trip(position), position);
    EXPECT_EQ(Riomino::setup_of(Table::of(position).state).options[0].second, "#####/#.###/o####");
}

TEST(RiominoPosition, WhatPlayCouldNotHaveReachedIsAccepted) {
    EXPECT_EQ(position_fault(R"({table {0,0 "0011"} stock [["01" "01" "01" "01"] ["23"]]})"), "");
    EXPECT_EQ(position_fault(
                  R"({variant starter table {0,0 "0011"} stock [["01" "01" "01" "01" "01" "01" "01"] []]})"),
              "")
        << "more dice than a level has";
    EXPECT_EQ(Table::of(R"({table {0,0 "0011"} stock [[] ["01"]]})").result(), "1 placed-all RM-11");
}

TEST(RiominoPosition, TheScoreOfASeatIsWhatItHasInStock) {
    const game::PerSeat scores =
        Riomino::scores(Table::of(R"({table {0,0 "0011"} stock [["01" "02" "03"] ["23"]]})").state);
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scores[0], 3);
    EXPECT_EQ(scores[1], 1);
}

TEST(RiominoPosition, StatesThatDifferInOneThingHaveDifferentHashes) {
    const std::string ring = "board [0,0 1,0 2,0 3,0 4,0 0,1 2,1 3,1 4,1 0,2 1,2 2,2 3,2 4,2]";
    const std::vector<std::string> positions{
        "{variant starter table {0,0 0011} stock [[01] [02]]}",
        "{variant starter table {0,0 0011} stock [[01] [02]] to_move 1}",
        "{variant starter table {0,0 0011} stock [[02] [01]]}",
        "{variant starter table {0,0 0110} stock [[01] [02]]}",
        "{variant starter table {0,0 0011 1,0 0110} stock [[01] [02]]}",
        "{variant starter " + ring + " table {0,0 0011} stock [[01] [02]]}",
        "{variant junior table {0,0 0011} stock [[01] [02]]}",
        "{variant starter phase throw}",
        "{variant starter phase lot}",
        "{variant starter phase lot start_turn chosen}",
    };
    std::set<std::uint64_t> hashes;
    for (const std::string& position : positions) hashes.insert(Riomino::hash(Table::of(position).state));
    EXPECT_EQ(hashes.size(), positions.size());
}

TEST(RiominoPosition, TheBoxHasTwentyFiveDice) {
    std::string many;
    for (int i = 0; i < 24; ++i) many += "01 ";
    EXPECT_EQ(position_fault("{table {0,0 0011} stock [[" + many + "] []]}"), "");
    EXPECT_EQ(position_fault("{table {0,0 0011} stock [[" + many + "] [01]]}"),
              "riomino.too-many-dice RM-06 most=25");
}

TEST(RiominoPosition, EveryFaultIsNamed) {
    struct Fault {
        const char *position, *line;
    };
    const Fault faults[]{
        {"[1 2]", "position-not-map "},
        {"{table {0,0 0011} stock [[] []] colour 1}", "unknown-position-key  key=colour"},
        {"{game pente table {0,0 0011} stock [[] []]}", "bad-position-value  key=game"},
        {"{variant hard table {0,0 0011} stock [[] []]}", "bad-position-value  key=variant"},
        {"{stock [[] []]}", "bad-position-value  key=table"},
        {"{table [0,0] stock [[] []]}", "bad-position-value  key=table"},
        {"{table {0,0 7} stock [[] []]}", "bad-position-value  key=table"},
        {"{table {0,0 001} stock [[] []]}", "bad-position-value  key=table"},
        {"{table {0,0 0101} stock [[] []]}", "riomino.no-such-face RM-02 edges=0101"},
        {"{table {A1 0011} stock [[] []]}", "riomino.bad-square RM-15 square=A1"},
        {"{table {0,0 0011 5,0 0011} stock [[] []]}", "riomino.bad-square RM-15 square=5,0"},
        {"{table {} stock [[] []]}", "riomino.no-start-die RM-15"},
        {"{table {1,0 0011} stock [[] []]}", "riomino.no-start-die RM-15"},
        {"{table {0,0 0011 2,0 0011} stock [[] []]}", "riomino.apart RM-07 square=2,0"},
        {"{table {0,0 0011 1,1 0011} stock [[] []]}", "riomino.apart RM-07 square=1,1"},
        {"{table {0,0 0011 1,0 0011} stock [[] []]}", "riomino.west RM-07 square=1,0 need=0 has=1"},
        {"{table {-2,0 0110 3,0 0110 0,0 0011} stock [[] []]}", "riomino.too-wide RM-14 square=3,0 width=6"},
        {"{table {0,-2 0110 0,3 0110 0,0 0011} stock [[] []]}", "riomino.too-high RM-14 square=0,3 height=6"},
        {"{variant starter table {0,0 0011 2,2 0011} stock [[] []]}", "riomino.off-board RM-16 square=2,2"},
        {"{table {0,0 0011}}", "bad-position-value  key=stock"},
        {"{table {0,0 0011} stock [[]]}", "bad-position-value  key=stock"},
        {"{table {0,0 0011} stock [[] [] []]}", "bad-position-value  key=stock"},
        {"{table {0,0 0011} stock [[] 01]}", "bad-position-value  key=stock"},
        {"{table {0,0 0011} stock [[04] []]}", "bad-position-value  key=stock"},
        {"{table {0,0 0011} stock [[12] []]}", "bad-position-value  key=stock"},
        {"{table {0,0 0011} stock [[00] []]}", "riomino.no-such-face RM-02 edges=00"},
        {"{table {0,0 0011} stock [[] []] to_move 2}", "bad-position-value  key=to_move"},
        {"{table {0,0 0011} stock [[] []] to_move -1}", "bad-position-value  key=to_move"},
        {"{table {0,0 0011} stock [[] []] to_move x}", "bad-position-value  key=to_move"},
        {"{table {0,0 0011} stock [[] []] phase end}", "bad-position-value  key=phase"},
        {"{phase lot to_move 1}", "bad-position-value  key=to_move"},
        {"{phase lot stock [[01] []]}", "bad-position-value  key=stock"},
        {"{phase throw table {0,0 0011}}", "bad-position-value  key=table"},
        {"{phase throw stock [[01] [01]]}", "bad-position-value  key=stock"},
        {"{variant starter phase throw stock [[01 01 01 01 01 01] [01 01 01 01 01 01]]}",
         "bad-position-value  key=stock"},
        {"{variant starter phase throw stock [[01 01 01 01 01 01 01] []]}", "bad-position-value  key=stock"},
        {"{variant starter phase start stock [[01 01 01 01 01 01] [01 01 01 01 01]]}",
         "bad-position-value  key=stock"},
        {"{variant starter phase start stock [[01 01 01 01 01] [01 01 01 01 01 01]]}",
         "bad-position-value  key=stock"},
        {"{phase lot start_turn free}", "bad-position-value  key=start_turn"},
        {"{phase turn thrown 01}", "bad-position-value  key=phase"},
        {"{phase turn start_turn chosen}", "bad-position-value  key=thrown"},
        {"{phase turn start_turn chosen thrown 0011}", "bad-position-value  key=thrown"},
        {"{phase turn start_turn chosen thrown \"33\"}", "riomino.no-such-face RM-02 edges=33"},
        {"{phase turn start_turn chosen thrown 01}", "bad-position-value  key=stock"},
        {"{phase lot start_turn chosen thrown 01}", "bad-position-value  key=thrown"},
        {"{variant wizard board [0,0] phase lot}", "bad-position-value  key=board"},
        {"{variant starter board 1 phase lot}", "bad-position-value  key=board"},
        {"{variant starter board [1] phase lot}", "bad-position-value  key=board"},
        {"{variant starter board [0,0 0,0] phase lot}", "bad-position-value  key=board"},
        {"{variant starter board [0,0 9,0] phase lot}", "riomino.bad-square RM-15 square=9,0"},
        {"{variant starter board [1,0] phase lot}", "riomino.board-centre RM-16 count=0"},
        {"{variant starter board [0,0 2,0] phase lot}", "riomino.board-apart RM-16 square=2,0"},
        {"{variant starter board [0,0 1,0] phase lot}", "riomino.board-small RM-16 squares=2 least=13"},
        {"{table {0,0 0011} stock [[] []] dead [1,0]}", "bad-position-value  key=dead"},
        {"{table {0,0 0011} stock [[] []] dead 1}", "bad-position-value  key=dead"},
    };
    for (const auto& [position, line] : faults) EXPECT_EQ(position_fault(position), line) << position;
}

TEST(RiominoPosition, TheListOfDeadSquaresMustBeTheRightOne) {
    const std::string dice =
        R"({table {0,0 "0110" 1,0 "2211" 2,0 "0022" 0,1 "1001" 2,1 "1100"} stock [[] []])";
    EXPECT_EQ(position_fault(dice + "}"), "") << "it may be left out";
    EXPECT_EQ(position_fault(dice + " dead [1,1]}"), "");
    EXPECT_EQ(position_fault(dice + " dead []}"), "bad-position-value  key=dead");
    EXPECT_EQ(position_fault(dice + " dead [1,1 3,1]}"), "bad-position-value  key=dead");
}

}  // namespace

}  // namespace games::riomino
