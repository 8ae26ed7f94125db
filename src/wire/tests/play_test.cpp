#include <gtest/gtest.h>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

TEST(Play, AWholeGameToFiveInARow) {
    Table table;
    table.state(kNew);
    Json state = table.play_all(kFive);
    EXPECT_EQ(state["to_move"], Json::array());
    EXPECT_EQ(state["moves_played"], 9);
    EXPECT_EQ(state["outcome"]["winners"], json("[0]"));
    EXPECT_EQ(state["outcome"]["places"], json("[1,2]"));
    EXPECT_EQ(state["outcome"]["reason"], "five");
    EXPECT_EQ(state["outcome"]["text"], "Five in a row");
    EXPECT_TRUE(state["outcome"]["rule"].is_string());
    EXPECT_EQ(state["outcome"]["points"].size(), 2U);
    EXPECT_EQ(state["ending"], nullptr);
    EXPECT_EQ(table.grant(R"({"op":"moves"})")["moves"], Json::array());
    EXPECT_EQ(table.state(), state);
}

TEST(Play, CapturesAreEvents) {
    Table table;
    table.state(kNew);
    Json state = table.play_all("K10 L10 A1 M10 N10");
    EXPECT_EQ(
        state["events"],
        json(
            R"([{"code":"pente.captured","rule":"PE-04","args":{"seat":0,"first":"L10","second":"M10"},"text":"Player 1 captures L10 and M10."}])"));
    EXPECT_EQ(state["position"]["captures"], json("[1,0]"));
    EXPECT_EQ(state["position"]["stones"], json(R"([["A1","K10","N10"],[]])"));
    EXPECT_EQ(table.state(R"({"op":"state","seat":1})"), state);
    EXPECT_EQ(table.play(1, "T1")["events"], Json::array());
}

TEST(Play, UndoTakesBackTheLastMove) {
    Table table;
    table.state(kNew);
    Json before = table.play_all("K10 L10 A1 M10");
    table.play(0, "N10");
    Json after = table.state(R"({"op":"undo"})");
    EXPECT_EQ(after["events"], Json::array());
    EXPECT_EQ(after["position"], before["position"]);
    EXPECT_EQ(after["moves_played"], 4);
    for (int i = 0; i < 4; ++i) table.state(R"({"op":"undo"})");
    EXPECT_EQ(table.refusal(R"({"op":"undo"})"), "nothing-to-undo");
}

TEST(Play, UndoReopensAFinishedGame) {
    Table table;
    table.state(kNew);
    table.play_all(kFive);
    Json state = table.state(R"({"op":"undo"})");
    EXPECT_EQ(state["outcome"], nullptr);
    EXPECT_EQ(state["to_move"], json("[0]"));
    EXPECT_EQ(state["series"]["games"], 0);
}

TEST(Play, MovesListsWhatMayBePlayed) {
    Table table;
    table.state(R"({"op":"new","game":"pente","variant":"tournament","options":{"size":9}})");
    EXPECT_EQ(table.grant(R"({"op":"moves"})")["moves"],
              json(R"([{"seat":0,"verb":"lay","moves":["E5"],"to":["E5"]}])"));
    EXPECT_EQ(table.grant(R"({"op":"moves","seat":1})")["moves"], Json::array());
    table.play(0, "E5");
    Json moves = table.grant(R"({"op":"moves","seat":1})")["moves"];
    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(moves[0]["seat"], 1);
    EXPECT_EQ(moves[0]["moves"].size(), 80U);
}

TEST(Play, MovesTellWhatEachGainsAndListThoseOfOneCard) {
    Table table;
    table.state(R"({"op":"new","game":"pente"})");
    for (const auto& [seat, move] : {std::pair(0, "K10"), {1, "L10"}, {0, "A1"}, {1, "M10"}})
        table.play(seat, move);
    EXPECT_EQ(table.grant(R"({"op":"moves","card":"n10"})")["moves"],
              json(R"([{"seat":0,"verb":"lay","moves":["N10"],"gain":[1],"to":["N10"]}])"));
    EXPECT_EQ(table.grant(R"({"op":"moves","card":"O10"})")["moves"],
              json(R"([{"seat":0,"verb":"lay","moves":["O10"],"to":["O10"]}])"));
    EXPECT_EQ(table.grant(R"({"op":"moves","card":"N"})")["moves"], Json::array());
}

TEST(Play, SpeaksTheNotationOfTheBooklet) {
    Table table;
    table.state(kNew);
    const auto play = [&](int seat, const std::string& move) {
        return table.state(R"({"op":"play","notation":"booklet-nl","seat":)" + std::to_string(seat) +
                           R"(,"move":")" + move + "\"}");
    };
    play(0, "0");
    EXPECT_EQ(play(1, "R1O2")["position"]["stones"], json(R"([["K10"],["L12"]])"));
    table.state(R"({"op":"play","notation":"booklet-en","seat":0,"move":"L2D2"})");
    EXPECT_EQ(table.state()["position"]["stones"], json(R"([["H8","K10"],["L12"]])"));
    Json moves = table.grant(R"({"op":"moves","notation":"booklet-en"})")["moves"][0]["moves"];
    EXPECT_EQ(moves[0], "L9D9");
    EXPECT_EQ(table.grant(R"({"op":"moves","notation":"points"})")["moves"][0]["moves"][0], "A1");
}

TEST(Play, AManualDealerWaitsForChance) {
    Table table;
    constexpr std::string_view kLot =
        R"({"op":"new","game":"pente","dealer":"manual","options":{"begins":"lot"}})";
    EXPECT_EQ(table.state(kLot)["to_move"], json(R"(["chance"])"));
    EXPECT_EQ(table.grant(R"({"op":"moves"})")["moves"],
              json(R"([{"seat":"chance","verb":"start","moves":["start 0","start 1"],"begins":[0,1]}])"));
    EXPECT_EQ(table.grant(R"({"op":"moves","seat":"chance"})")["moves"][0]["moves"].size(), 2U);
    EXPECT_EQ(table.grant(R"({"op":"moves","seat":0})")["moves"], Json::array());
    EXPECT_EQ(table.refusal(R"({"op":"play","seat":0,"move":"K10"})"), "not-your-turn");
    EXPECT_EQ(table.refusal(R"({"op":"bot"})"), "nobody-to-move");
    Json state = table.state(R"({"op":"play","seat":"chance","move":"start 1"})");
    EXPECT_EQ(state["to_move"], json("[1]"));
    EXPECT_EQ(state["events"][0]["code"], "begins-by-lot");
    EXPECT_EQ(state["events"][0]["args"], json(R"({"seat":1})"));
    EXPECT_EQ(table.state(R"({"op":"undo"})")["to_move"], json(R"(["chance"])"));
}

TEST(Play, AnAutomaticDealerDrawsFromTheSeed) {
    Table table;
    const auto beginner = [&](int seed) {
        return table.state(R"({"op":"new","game":"pente","options":{"begins":"lot"},"seed":)" +
                           std::to_string(seed) + "}")["to_move"];
    };
    int second = 0;
    for (int seed = 0; seed < 40; ++seed) {
        const Json drawn = beginner(seed);
        EXPECT_EQ(drawn, beginner(seed));
        second += drawn == json("[1]");
    }
    EXPECT_GT(second, 5);
    EXPECT_LT(second, 35);
    EXPECT_EQ(table.refusal(R"({"op":"undo"})"), "nothing-to-undo");
}

TEST(Play, ATableEndingIsNoOutcome) {
    Table table;
    table.state(kNew);
    Json before = table.play(0, "K10");
    for (const std::string_view kind : {"resigned", "out-of-time", "abandoned"}) {
        Json state = table.state(R"({"op":"end","seat":1,"kind":")" + std::string(kind) + "\"}");
        EXPECT_EQ(state["ending"], json(R"({"kind":")" + std::string(kind) + R"(","seat":1,"winners":[0]})"));
        EXPECT_EQ(state["outcome"], nullptr);
        EXPECT_EQ(state["to_move"], Json::array());
        EXPECT_EQ(state["series"]["totals"], json("[1,0]"));
        EXPECT_EQ(table.refusal(R"({"op":"play","seat":1,"move":"A1"})"), "game-over");
        EXPECT_EQ(table.state(R"({"op":"undo"})"), before);
    }
}

TEST(Play, ADrawThatWasAgreedHasNoWinner) {
    Table table;
    table.state(kNew);
    table.play(0, "K10");
    const Json state = table.state(R"({"op":"end","seat":1,"kind":"drawn"})");
    EXPECT_EQ(state["ending"], json(R"({"kind":"drawn","seat":1,"winners":[]})"));
    EXPECT_EQ(state["series"]["totals"], json("[0,0]"));
    EXPECT_EQ(state["series"]["next_begins"], 0);
    table.state(R"({"op":"new","game":"riomino"})");
    EXPECT_EQ(table.refusal(R"({"op":"end","seat":1,"kind":"drawn"})"), "never-drawn");
}

TEST(Play, ABotProposesAMoveAndPlaysNone) {
    Table table;
    table.state(kNew);
    Json before = table.play_all("K10 A1 K11 A3 K12 A5 K13 A7");
    Json thought = table.grant(R"({"op":"bot","seed":3})");
    EXPECT_TRUE(thought["move"] == "K14" || thought["move"] == "K9");
    EXPECT_EQ(thought["seat"], 0);
    EXPECT_EQ(thought["chance"], 1.0);
    EXPECT_TRUE(thought["nodes"].is_number_unsigned());
    EXPECT_EQ(table.grant(R"({"op":"bot","seat":0,"seed":3})"), thought);
    EXPECT_EQ(table.state(), before);
}

TEST(Endings, ThePartnerOfWhoResignsLosesToo) {
    Table table;
    table.state(R"({"op":"new","game":"pente","variant":"team","players":4})");
    const Json state = table.state(R"({"op":"end","seat":2,"kind":"resigned"})");
    EXPECT_EQ(state.at("ending").at("winners"), json("[1,3]"));
}

}  // namespace
}  // namespace wire::test
