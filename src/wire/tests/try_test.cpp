// What a move would bring, told without playing it.

#include <gtest/gtest.h>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

/// Tap on tap beside a river of four, with two cards that hang on its end.
constexpr std::string_view kTapOnTap =
    R"({"op":"load","dealer":"manual","position":{"game":"rivero-penta","phase":"action","to_move":0,"ocean":"rest",
        "table":{"1,0":"N1","2,0":"N2","3,0":"N3","4,0":"N4","4,1":"D4","0,1":"C5"},
        "hands":[["A1","A2","A3","A4","A5"],["C1","C2","C3","C4"]],"scores":[0,0],"discard":[],
        "closed":{"sun":6,"tap":4,"bridge":6},"open":["tap","tap"]}})";

TEST(Try, TellsWhatAMoveWouldBringAndPlaysNothing) {
    Table table;
    table.state(kNew);
    const Json before = table.play_all("K10 L10 A1 M10");
    Json tried = table.grant(R"({"op":"try","seat":0,"move":"N10"})");
    EXPECT_EQ(table.state(), before);
    Json played = table.play(0, "N10");
    EXPECT_EQ(tried["events"], played["events"]);
    EXPECT_EQ(tried["position"], played["position"]);
}

TEST(Try, IsRefusedLikeTheMoveItself) {
    Table table;
    table.state(kNew);
    table.play(0, "K10");
    EXPECT_EQ(table.refusal(R"({"op":"try","seat":1,"move":"K10"})"), "pente.taken");
    EXPECT_EQ(table.refusal(R"({"op":"try","seat":0,"move":"L10"})"), "not-your-turn");
    EXPECT_EQ(table.refusal(R"({"op":"try","seat":"chance","move":"L10"})"), "no-such-seat");
    EXPECT_EQ(table.refusal(R"({"op":"try","seat":1,"move":"nowhere"})"), "pente.unreadable-move");
    table.play_all("A1 K11 A3 K12 A5 K13 A7 K14", 1);
    EXPECT_EQ(table.refusal(R"({"op":"try","seat":1,"move":"L10"})"), "game-over");
}

TEST(Try, ShowsWhatWouldFloatAndNothingOfTheOthersHand) {
    Table table;
    table.grant(kTapOnTap);
    Json tried = table.grant(R"({"op":"try","seat":0,"move":"tap 2,0 3,0 4,0"})");
    ASSERT_EQ(tried["events"].size(), 2U);
    EXPECT_EQ(tried["events"][0]["code"], "rivero-penta.floats");
    EXPECT_EQ(tried["position"]["table"], json(R"({"1,0":"N1","0,1":"C5"})"));
    EXPECT_EQ(tried["position"]["hands"], json(R"([["A1","A2","A3","A4","A5"],["?","?","?","?"]])"));
}

TEST(Try, RefusesAMoveThatShowsSomethingHidden) {
    Table table;
    table.grant(kTapOnTap);
    table.play(0, "pass");
    EXPECT_EQ(table.refusal(R"({"op":"try","seat":0,"move":"A5@0,2"})"), "would-show");
}

}  // namespace
}  // namespace wire::test
