#include <gtest/gtest.h>

#include <set>

#include "games/catalog.h"
#include "wire/tests/table.h"

namespace wire::test {
namespace {

TEST(Requests, GamesAnswersWithTheCatalog) {
    Table table;
    Json games = table.grant(R"({"op":"games"})")["games"];
    ASSERT_EQ(games.size(), games::all().size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        const game::AnyGame& game = *games::all()[i];
        EXPECT_EQ(games[i]["game"], game.id());
        EXPECT_EQ(games[i]["rules_version"], game.rules_version());
        EXPECT_EQ(games[i]["variants"].size(), game.variants().size());
        EXPECT_EQ(games[i]["variants"][0]["name"], game.variants()[0].name);
        EXPECT_EQ(games[i]["options"].size(), game.options().size());
        EXPECT_EQ(games[i]["series_options"].size(), 3U);
        EXPECT_EQ(games[i]["notations"].size(), game.notations().size());
        EXPECT_EQ(games[i]["forms"].size(), game.forms().size());
    }
    EXPECT_EQ(games[0]["variants"][0]["title"], "Basic game");
    EXPECT_EQ(
        games[0]["options"][0],
        json(
            R"({"name":"size","title":"Lines on the board","rule":"PE-01","low":9,"high":19,"step":2,"default":"19"})"));
    EXPECT_EQ(games[0]["options"][2]["choices"], json(R"(["free","any"])"));
}

TEST(Requests, GamesTellHowTheirPositionsMovesAndFactsAreDeclared) {
    Table table;
    // What stands beside the parts of a move in an answer.
    const std::set<std::string> taken{"verb", "move",     "moves",  "gain",    "seat", "events",
                                      "ms",   "position", "scores", "to_move", "steps"};
    Json told = table.grant(R"({"op":"games"})");
    for (Json& game : told["games"]) {
        EXPECT_EQ(game["position"]["kind"], "record");
        EXPECT_EQ(game["position"]["fields"][0]["key"], "game");
        EXPECT_EQ(game["position"]["fields"][0]["type"]["words"][0], game["game"]);
        EXPECT_EQ(game["facts"]["kind"], "record");
        EXPECT_TRUE(game["variants"][0]["facts"].is_object());
        std::set<std::string> verbs;
        for (Json& move : game["moves"]) {
            EXPECT_TRUE(verbs.insert(move["verb"].get<std::string>()).second) << write_json(move);
            for (Json& part : move["parts"]["fields"]) {
                const auto key = part["key"].get<std::string>(), text = move["text"].get<std::string>();
                EXPECT_FALSE(taken.contains(key)) << write_json(move["verb"]) << " has a part " << key;
                EXPECT_NE(text.find("{" + key + "}"), text.npos) << key << " does not stand in " << text;
            }
        }
        EXPECT_FALSE(verbs.empty());
    }
}

TEST(Requests, EchoTheirId) {
    Table table;
    for (const std::string_view id : {"7", "\"x\"", "null", "[1,{\"a\":2.5}]", "true", "-0.5", "\"é\\n\""}) {
        EXPECT_EQ(table.ask(R"({"op":"games","id":)" + std::string(id) + "}")["id"], json(id));
        EXPECT_EQ(table.ask(R"({"id":)" + std::string(id) + R"(,"op":"state"})")["id"], json(id));
        EXPECT_TRUE(table.ask(R"({"id":)" + std::string(id) + "}").contains("id"));
    }
    EXPECT_FALSE(table.ask(R"({"op":"games"})").contains("id"));
}

TEST(Requests, BoundTheLengthOfAnId) {
    Table table;
    const auto with_id = [](std::size_t bytes) {
        return R"({"op":"games","id":")" + std::string(bytes - 2, 'x') + "\"}";
    };
    EXPECT_EQ(table.ask(with_id(kMaxIdBytes))["ok"], true);
    Json answer = table.ask(with_id(kMaxIdBytes + 1));
    EXPECT_EQ(answer["error"]["code"], "bad-member");
    EXPECT_FALSE(answer.contains("id"));
}

TEST(Requests, BoundTheirLength) {
    Table table;
    std::string request = R"({"op":"games"})";
    request.resize(kMaxRequestBytes, ' ');
    EXPECT_EQ(table.ask(request)["ok"], true);
    request += ' ';
    EXPECT_EQ(table.refusal(request), "too-long");
}

TEST(Requests, ErrorsCarryRuleAndArguments) {
    Table table;
    table.state(kNew);
    table.play(0, "K10");
    EXPECT_EQ(
        table.raw(R"({"op":"play","seat":1,"move":"K10"})"),
        R"({"ok":false,"error":{"code":"pente.taken","message":"There is a stone on K10 already.","rule":"PE-04","args":{"point":"K10"}}})");
    EXPECT_EQ(
        table.raw(R"({"op":"dance"})"),
        R"({"ok":false,"error":{"code":"unknown-op","message":"Unknown operation: dance","args":{"op":"dance"}}})");
    EXPECT_EQ(table.raw("[]"),
              R"({"ok":false,"error":{"code":"not-an-object","message":"A request is a JSON object."}})");
}

TEST(Requests, WithoutAGameOnlySomeAreOfUse) {
    Table table;
    for (const std::string_view request :
         {R"({"op":"state"})", R"({"op":"moves"})", R"({"op":"record"})", R"({"op":"undo"})",
          R"({"op":"next"})", R"({"op":"bot"})", R"({"op":"play","seat":0,"move":"K10"})",
          R"({"op":"end","seat":0,"kind":"resigned"})"})
        EXPECT_EQ(table.refusal(request), "no-game") << request;
}

TEST(Requests, NewTakesItsMembers) {
    Table table;
    Json state = table.state(
        R"({"op":"new","game":"pente","variant":"points-many","players":5,"seed":"9223372036854775807",)"
        R"("dealer":"auto","options":{"size":15,"begins":"2","handicap":[0,1,2,3,4],"target":"30"}})");
    EXPECT_EQ(state["variant"], "points-many");
    EXPECT_EQ(state["players"], 5);
    EXPECT_EQ(state["position"]["size"], 15);
    EXPECT_EQ(state["to_move"], json("[2]"));
    EXPECT_EQ(state["series"]["totals"], json("[0,1,2,3,4]"));
    EXPECT_EQ(state["series"]["target"], 30);
    EXPECT_EQ(
        table.record(),
        "pentario-record 1\ngame pente 1\nvariant points-many\nplayers 5\noption size 15\noption begins 2\n"
        "option handicap 0,1,2,3,4\noption target 30\nmoves\n");
}

TEST(Requests, NewHasDefaults) {
    Table table;
    EXPECT_EQ(table.state(kNew)["variant"], games::all()[0]->variants()[0].name);
    for (const game::VariantInfo& variant : games::all()[0]->variants())
        EXPECT_EQ(table.state(R"({"op":"new","game":"pente","variant":")" + std::string(variant.name) +
                              "\"}")["players"],
                  variant.min_players);
}

TEST(Requests, WithoutASeedEachGameGetsAnother) {
    constexpr std::string_view kLot =
        R"({"op":"new","game":"pente","variant":"points-many","players":6,"options":{"begins":"lot"}})";
    const auto beginners = [&](std::uint64_t entropy) {
        Table table(entropy);
        Json list;
        for (int i = 0; i < 12; ++i) {
            list.push_back(table.state(kLot)["to_move"][0]);
            table.refusal(R"({"op":"new","game":"pente","options":{"size":8}})");  // uses up no seed
        }
        return list;
    };
    const Json first = beginners(5);
    EXPECT_EQ(beginners(5), first);
    EXPECT_NE(beginners(6), first);
    EXPECT_NE(first, Json(12, first[0]));
}

}  // namespace
}  // namespace wire::test
