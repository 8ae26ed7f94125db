#include <algorithm>

#include "wire/tests/table.h"

namespace wire::test {

namespace {

TEST(Speech, AnswersAreSaidInTheLanguageAskedFor) {
    Table table;
    table.grant(R"({"op":"speak","language":"nl"})");
    Json games = table.grant(R"({"op":"games"})");
    EXPECT_EQ(games["levels"][0], "Plas");
    table.state(kNew);
    Json refused = table.ask(R"({"op":"play","seat":0,"move":"A1"})");
    EXPECT_EQ(refused["error"]["message"].get<std::string>().find("The "), std::string::npos);
    table.grant(R"({"op":"speak","language":"en"})");
    Json english = table.ask(R"({"op":"play","seat":0,"move":"A1"})");
    EXPECT_NE(english["error"]["message"], refused["error"]["message"]);
    EXPECT_EQ(english["error"]["code"], refused["error"]["code"]);
}

TEST(Speech, SeatsAreCalledByTheNamesGiven) {
    Table table;
    table.grant(R"({"op":"speak","language":"en","names":["Anna",""]})");
    table.state(kNew);
    table.play_all("K10 L10 A1 M10");
    Json step = table.play(0, "N10")["events"][0];
    EXPECT_EQ(step["code"], "pente.captured");
    EXPECT_NE(step["text"].get<std::string>().find("Anna"), std::string::npos);
}

TEST(Speech, ARefusalSaysHereToThoseWhoAreShownThePlace) {
    Table table;
    Json state = table.state(R"({"op":"new","game":"riomino","variant":"wizard","seed":7})");
    const int seat = state["to_move"][0].get<int>();
    const std::string die = state["position"]["stock"][static_cast<std::size_t>(seat)][0].get<std::string>();
    const Json play{
        {"op", "play"}, {"seat", seat}, {"move", "0,0:" + std::string(2, die[0]) + std::string(2, die[1])}};
    const auto refused = [&](const std::string& places) {
        table.grant(R"({"op":"speak","language":"en")" + places + "}");
        return table.ask(write_json(play))["error"];
    };
    Json named = refused(""), here = refused(R"(,"places":"here")");
    EXPECT_EQ(named["message"], "There is a die on 0,0 already.");
    EXPECT_EQ(here["message"], "There is a die here already.");
    EXPECT_EQ(here["code"], named["code"]);
    EXPECT_EQ(here["args"], named["args"]);
    EXPECT_EQ(refused(R"(,"places":"named")"), named);
    EXPECT_EQ(table.refusal(R"({"op":"speak","language":"en","places":"there"})"), "bad-member");
}

TEST(Speech, RefusesWhatIsNoLanguageAndNoNameAndChangesNothing) {
    Table table;
    table.grant(R"({"op":"speak","language":"de"})");
    const Json before = table.grant(R"({"op":"games"})");
    EXPECT_EQ(table.refusal(R"({"op":"speak","language":"tlh"})"), "bad-member");
    EXPECT_EQ(table.refusal(R"({"op":"speak"})"), "missing-member");
    for (const char* names : {R"("Anna")", R"([1])", R"(["a\nb"])", R"(["","","","","","",""])"})
        EXPECT_EQ(table.refusal(R"({"op":"speak","language":"en","names":)" + std::string(names) + "}"),
                  "bad-member")
            << names;
    EXPECT_EQ(table.grant(R"({"op":"games"})"), before);
}

TEST(Speech, EverySentenceCanBeAskedFor) {
    Table table;
    Json all = table.grant(R"({"op":"messages"})")["messages"];
    EXPECT_GT(all.size(), 300U);
    for (const char* code : {"pente.captured", "level.8", "no-such-job"})
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Json& pair) { return pair[0] == code; }))
            << code;
}

TEST(Story, TellsTheMovesOfTheGameOnTheTable) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10 A1 M10 N10");
    Json steps = table.grant(R"({"op":"story"})")["steps"];
    ASSERT_EQ(steps.size(), 5U);
    EXPECT_EQ(steps[1]["seat"], 1);
    EXPECT_EQ(steps[1]["move"], "L10");
    EXPECT_EQ(steps[4]["events"][0]["code"], "pente.captured");
    EXPECT_EQ(steps[4]["position"], table.state()["position"]);
    EXPECT_EQ(table.grant(R"({"op":"story","from":3})")["steps"].size(), 2U);
    EXPECT_EQ(table.grant(R"({"op":"story","from":9})")["steps"].size(), 0U);
}

TEST(Story, TellsASeatOnlyWhatItMayKnow) {
    Table table;
    table.state(R"({"op":"new","game":"rivero-penta","seed":4})");
    Json steps = table.grant(R"({"op":"story","seat":0})")["steps"];
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps.back()["position"], table.state(R"({"op":"state","seat":0})")["position"]);
    EXPECT_EQ(steps.back()["position"]["hands"][1][0], "?");
}

TEST(Story, TellsTheStartAndWhoMayActAfterEachMove) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10");
    const Json told = table.grant(R"({"op":"story"})");
    EXPECT_EQ(told["games"], 1);
    EXPECT_EQ(told["start"]["to_move"], Json::array({0}));
    EXPECT_EQ(told["start"]["position"]["stones"], Json::parse("[[],[]]"));
    EXPECT_EQ(told["steps"][0]["to_move"], Json::array({1}));
    EXPECT_EQ(told["steps"][1]["scores"], Json::array({0, 0}));
}

TEST(Story, TellsAnyGameOfASeries) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10");
    table.grant(R"({"op":"end","seat":0,"kind":"resigned"})");
    table.grant(R"({"op":"next"})");
    EXPECT_EQ(table.grant(R"({"op":"story"})")["games"], 2);
    EXPECT_EQ(table.grant(R"({"op":"story"})")["steps"].size(), 0U);
    EXPECT_EQ(table.grant(R"({"op":"story","game":0})")["steps"].size(), 2U);
    EXPECT_EQ(table.refusal(R"({"op":"story","game":2})"), "no-such-game");
}

TEST(Branch, CutsTheRecordWhereItIsTold) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10 K13");
    table.grant(R"({"op":"end","seat":1,"kind":"resigned"})");
    EXPECT_EQ(table.refusal(R"({"op":"branch","moves":4})"), "no-such-move");
    EXPECT_EQ(table.refusal(R"({"op":"branch","moves":1,"game":1})"), "no-such-game");
    EXPECT_EQ(table.grant(R"({"op":"state"})")["state"]["ending"]["kind"], "resigned");
    const Json cut = table.grant(R"({"op":"branch","moves":1})")["state"];
    EXPECT_EQ(cut["moves_played"], 1);
    EXPECT_EQ(cut["to_move"], Json::array({1}));
    EXPECT_TRUE(cut["ending"].is_null());
    EXPECT_EQ(table.grant(R"({"op":"branch","moves":0})")["state"]["moves_played"], 0);
}

TEST(Branch, TakesAWholeEarlierGameWithItsEnding) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10");
    table.grant(R"({"op":"end","seat":0,"kind":"resigned"})");
    table.grant(R"({"op":"next"})");
    const Json first = table.grant(R"({"op":"branch","game":0})")["state"];
    EXPECT_EQ(first["moves_played"], 2);
    EXPECT_EQ(first["ending"]["kind"], "resigned");
    EXPECT_EQ(table.grant(R"({"op":"story"})")["games"], 1);
}

TEST(Replay, TellsTheNamesOfTheRecord) {
    Table table;
    const std::string record =
        "pentario-record 1\\ngame pente 1\\nvariant standard\\nplayers 2\\nseat 1 Anna\\nmoves\\n0 K10\\n";
    EXPECT_EQ(table.grant(R"({"op":"replay","record":")" + record + R"("})")["names"],
              Json::array({"", "Anna"}));
}

}  // namespace

}  // namespace wire::test
