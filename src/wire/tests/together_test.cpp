// A game in which everybody acts at once, over the wire: several seats to move, secrets while a
// round lasts, and a clock that ends it.

#include <gtest/gtest.h>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

constexpr std::string_view kBoard =
    "dabefefeae/efcaefefcf/fefefefeae/acdbafedbf/febafefaae/"
    "efcfefcdef/feadfefbfe/efafefefef/fabefefefe/dcefefefef";

/// Two players, one board, thrown.
class Thrown : public Table {
public:
    explicit Thrown(std::string_view variant = "base", std::string_view more = "") {
        grant(R"({"op":"new","game":"penta-rush","dealer":"manual","variant":")" + std::string(variant) +
              R"(","options":{"boards":")" + std::string(kBoard) + "\"" + std::string(more) + "}}");
        grant(R"({"op":"play","seat":"chance","move":"roll aabcd"})");
    }
};

Json state_of(Table& table, std::string_view seat) {
    return table.state(R"({"op":"state","seat":)" + std::string(seat) + "}");
}

TEST(Together, SeveralSeatsAreToMoveAndTheClockWithThem) {
    Thrown table;
    EXPECT_EQ(table.state()["to_move"], json("[0,1]"));
    table.play(1, "ring a7 b7 c7 d7 e7");
    table.play(0, "ring h4 g5 h5 h6 i6");
    EXPECT_EQ(table.play(1, "flip")["to_move"], json(R"([0,"clock"])"));
    EXPECT_EQ(table.refusal(R"({"op":"play","seat":1,"move":"done"})"), "penta-rush.you-flipped");
    EXPECT_EQ(table.refusal(R"({"op":"play","seat":0,"move":"flip"})"), "penta-rush.flipped-already");
    Json state = table.state(R"({"op":"play","seat":"clock","move":"time"})");
    EXPECT_EQ(state["to_move"], json(R"(["chance"])"));
    EXPECT_EQ(state["scores"], json("[1,5]"));
}

TEST(Together, AnAutomaticDealerThrowsForEveryRound) {
    Table table;
    table.grant(R"({"op":"new","game":"penta-rush","seed":4})");
    for (int round = 1; round <= 5; ++round) {
        EXPECT_EQ(table.state()["position"]["round"], round);
        table.play(0, "done");
        table.play(1, "done");
    }
    EXPECT_EQ(table.state()["outcome"]["reason"], "five-rounds");
    EXPECT_EQ(table.state()["outcome"]["winners"], json("[0,1]"));
}

TEST(Together, ASeatIsShownItsOwnOutlinesOnlyUntilTheRoundEnds) {
    Thrown table;
    table.play(0, "ring h4 g5 h5 h6 i6");
    table.play(1, "ring a7 b7 c7 d7 e7");
    Json own = state_of(table, "1"), other = state_of(table, "0"), clock = state_of(table, R"("clock")");
    EXPECT_EQ(own["position"]["outlines"], json(R"([null,[["a7","b7","c7","d7","e7"]]])"));
    EXPECT_EQ(other["position"]["outlines"], json(R"([[["h4","g5","h5","h6","i6"]],null])"));
    EXPECT_EQ(clock["position"]["outlines"], json("[null,null]"));
    EXPECT_EQ(own["events"].size(), 1U);
    EXPECT_TRUE(other["events"].empty());
    EXPECT_EQ(write_json(other).find("a7"), std::string::npos);
    Json record = table.grant(R"({"op":"record","seat":0})");
    EXPECT_NE(record["record"].get<std::string>().find("1 ring ?"), std::string::npos);
    EXPECT_EQ(record["record"].get<std::string>().find("a7"), std::string::npos);

    table.play(0, "done");
    table.play(1, "done");
    Json after = state_of(table, "0");
    EXPECT_NE(write_json(after["events"]).find("a7 b7 c7 d7 e7"), std::string::npos);
}

TEST(Together, MovesAreListedForOneSeatOrForAll) {
    Thrown table;
    Json all = table.grant(R"({"op":"moves"})"), one = table.grant(R"({"op":"moves","seat":1})");
    ASSERT_EQ(all["moves"].size(), 6U);
    ASSERT_EQ(one["moves"].size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(all["moves"][3 + i], one["moves"][i]);
    EXPECT_EQ(one["moves"][0]["verb"], "ring");
    EXPECT_EQ(one["moves"][0]["moves"].size(), 4096U);
    EXPECT_EQ(one["moves"][0]["squares"][0].size(), 5U);
    EXPECT_EQ(one["moves"][1], json(R"({"seat":1,"verb":"flip","moves":["flip"]})"));
    EXPECT_EQ(one["moves"][2], json(R"({"seat":1,"verb":"done","moves":["done"]})"));
}

TEST(Together, UndoTakesBackTheLastMoveWhoseverItIs) {
    Thrown table;
    table.play(0, "ring h4 g5 h5 h6 i6");
    table.play(1, "flip");
    table.grant(R"({"op":"play","seat":"clock","move":"time"})");
    EXPECT_EQ(table.state(R"({"op":"undo"})")["to_move"], json(R"([0,"clock"])"));
    EXPECT_EQ(table.state(R"({"op":"undo"})")["to_move"], json("[0,1]"));
    EXPECT_EQ(table.state(R"({"op":"undo"})")["position"]["outlines"], json("[[],[]]"));
}

TEST(Together, ARecordOfThePuzzleReplays) {
    Thrown table("puzzle", R"(,"round_cap_seconds":"60")");
    table.play(0, "ring a1 b1 b2 c2 c3");
    table.grant(R"({"op":"play","seat":"clock","move":"cap"})");
    EXPECT_EQ(table.state()["to_move"], json("[1]"));
    table.play(1, "strike I a7 b7 c7 d7 e7");
    const std::string record = table.record();
    Table again;
    Json request = {{"op", "replay"}, {"record", record}, {"dealer", "manual"}};
    EXPECT_EQ(again.state(write_json(request))["position"], table.state()["position"]);
    Json load = {{"op", "load"}, {"position", table.state()["position"]}, {"dealer", "manual"}};
    Table third;
    EXPECT_EQ(third.state(write_json(load))["position"], table.state()["position"]);
}

TEST(Together, ABotAnswersWithALegalMoveForTheSeatAsked) {
    Thrown table;
    Json answer = table.grant(R"({"op":"bot","seat":1,"nodes":20000})");
    EXPECT_EQ(answer["seat"], 1);
    table.play(1, answer["move"].get<std::string>());
    EXPECT_GE(answer["act_after_ms"], 1000);
}

TEST(Together, ABotThatHasFinishedHasNothingToDo) {
    Table table;
    table.grant(R"({"op":"new","game":"penta-rush","players":3,"seed":4})");
    table.play(0, "flip");
    const std::string bot = R"({"op":"bot","seat":1})";
    for (std::string move; move != "done";) {
        move = table.grant(bot)["move"].get<std::string>();
        table.play(1, move);
    }
    EXPECT_EQ(table.state()["to_move"], json(R"([1,2,"clock"])"));  // he may still draw on
    EXPECT_EQ(table.refusal(bot), "nothing-to-do");
}

TEST(Together, PR_21_RoundsPlayedAloneAreMergedAndKeepTheirTimes) {
    Thrown table;
    const Json state = table.state(
        R"({"op":"merge","since":1000,"lists":[{"seat":0,"moves":[{"move":"ring h4 g5 h5 h6 i6","ms":900},)"
        R"({"move":"flip","ms":9000}]},{"seat":1,"moves":[{"move":"ring a7 b7 c7 d7 e7","ms":400},)"
        R"({"move":"flip","ms":7000}]}]})");
    EXPECT_EQ(state.at("scores"), json("[1,5]"));
    const std::string record = table.record();
    EXPECT_NE(
        record.find("1 ring a7 b7 c7 d7 e7 @1400\n0 ring h4 g5 h5 h6 i6 @1900\n1 flip @8000\n0 done @10000"),
        std::string::npos)
        << record;
    Json steps = table.grant(R"({"op":"story"})")["steps"];
    EXPECT_EQ(steps[1]["ms"], 1400);
    EXPECT_FALSE(steps[0].contains("ms"));  // the throw has no time
}

TEST(Together, AMoveKeepsItsTime) {
    Thrown table;
    table.grant(R"({"op":"play","seat":0,"move":"flip","ms":2500})");
    EXPECT_NE(table.record().find("0 flip @2500\n"), std::string::npos);
    EXPECT_EQ(table.refusal(R"({"op":"play","seat":1,"move":"done","ms":-1})"), "bad-member");
    EXPECT_EQ(table.refusal(R"({"op":"play","seat":1,"move":"done","ms":"1"})"), "bad-member");
}

TEST(Together, ARefusedMergeChangesNothing) {
    Thrown table;
    const std::string before = table.record();
    const auto refusal = [&](std::string_view lists) {
        return table.refusal(R"({"op":"merge","lists":)" + std::string(lists) + "}");
    };
    EXPECT_EQ(table.refusal(R"({"op":"merge"})"), "missing-member");
    EXPECT_EQ(refusal("{}"), "bad-member");
    EXPECT_EQ(refusal("[1]"), "bad-member");
    EXPECT_EQ(refusal(R"([{"moves":[]}])"), "missing-member");
    EXPECT_EQ(refusal(R"([{"seat":0}])"), "missing-member");
    EXPECT_EQ(refusal(R"([{"seat":0,"moves":[],"more":1}])"), "unknown-member");
    EXPECT_EQ(refusal(R"([{"seat":0,"moves":[{"move":"flip"}]}])"), "missing-member");
    EXPECT_EQ(refusal(R"([{"seat":0,"moves":[{"move":"flop","ms":1}]}])"), "penta-rush.unreadable-move");
    EXPECT_EQ(refusal(R"([{"seat":2,"moves":[{"move":"flip","ms":1}]}])"), "no-such-seat");
    EXPECT_EQ(refusal(R"([{"seat":"clock","moves":[{"move":"cap","ms":1}]}])"), "no-such-seat");
    EXPECT_EQ(refusal(R"([{"seat":0,"moves":[{"move":"flip","ms":1},{"move":"done","ms":2}]}])"),
              "penta-rush.you-flipped");
    EXPECT_EQ(refusal(R"([{"seat":0,"moves":[{"move":"done","ms":2},{"move":"flip","ms":1}]}])"),
              "time-runs-back");
    EXPECT_EQ(table.record(), before);
    table.play(0, "done");
    EXPECT_EQ(refusal(R"([{"seat":1,"moves":[]}])"), "penta-rush.round-begun");
    table.play(1, "done");
    EXPECT_EQ(refusal("[]"), "penta-rush.throw-first");
}

TEST(Together, WherePeopleTakeTurnsNothingIsMerged) {
    Table table;
    EXPECT_EQ(table.refusal(R"({"op":"merge","lists":[]})"), "no-game");
    table.grant(kNew);
    EXPECT_EQ(table.refusal(R"({"op":"merge","lists":[]})"), "takes-turns");
    table.play_all(kFive);
    EXPECT_EQ(table.refusal(R"({"op":"merge","lists":[]})"), "game-over");
}

}  // namespace
}  // namespace wire::test
