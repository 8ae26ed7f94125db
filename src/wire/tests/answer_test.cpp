// What an operation that changes a table answers, to whom.

#include <gtest/gtest.h>

#include <algorithm>

#include "games/catalog.h"
#include "wire/tests/table.h"

namespace wire::test {
namespace {

constexpr std::string_view kRivero = R"({"op":"new","game":"rivero","seed":7})";

std::string with(std::string_view request, const Json& viewer, const Json& known) {
    Json full = json(request);
    full["viewer"] = viewer;
    if (!known.is_null()) full["known"] = known;
    return write_json(full);
}

/// One of the moves that somebody may make, another one each time.
std::string some_play(Table& table, std::size_t number) {
    const Json moves = table.grant(R"({"op":"moves"})")["moves"];
    if (moves.empty()) return {};
    const Json& actor = moves[number % moves.size()];
    const Json& list = actor["moves"];
    Json request;
    request["op"] = "play";
    request["seat"] = actor["seat"];
    request["move"] = list[(number * 7919) % list.size()];
    return write_json(request);
}

/// The steps of an answer, each with its whole position.
Json whole_steps(const Json& answer) {
    Json steps = Json::array();
    for (Json step : answer["steps"]) {
        if (step.contains("same"))
            for (const Json& key : step["same"])
                step["position"][key.get<std::string>()] = steps.back()["position"][key.get<std::string>()];
        step.erase("same");
        if (!step.contains("position")) step["position"] = answer["state"]["position"];
        steps.push_back(std::move(step));
    }
    return steps;
}
/// The same with every map in the order of its keys.
nlohmann::json unordered(const Json& told) { return nlohmann::json::parse(write_json(told)); }

/// Whether an answer says what `state`, `story` and `moves` say one by one.
void expect_as_asked_singly(Table& table, Json answer, const std::string& seat) {
    EXPECT_EQ(answer["state"], table.grant(R"({"op":"state")" + seat + "}")["state"]);
    Json story = table.grant(R"({"op":"story","from":)" + write_json(answer["from"]) + seat + "}");
    EXPECT_EQ(answer["games"], story["games"]);
    EXPECT_EQ(unordered(whole_steps(answer)), unordered(story["steps"]));
    EXPECT_EQ(answer["start"], story["start"]);
    if (answer.contains("moves")) {
        EXPECT_EQ(answer["moves"], table.grant(R"({"op":"moves")" + seat + "}")["moves"]);
    }
}

TEST(Answers, OfOneRequestHoldWhatThreeQuestionsWould) {
    for (const game::AnyGame* game : games::all()) {
        Table table;
        const std::string fresh = R"({"op":"new","seed":3,"game":")" + std::string(game->id()) + "\"}";
        expect_as_asked_singly(table, table.grant(with(fresh, 0, 0)), R"(,"seat":0)");
        for (std::size_t number = 0; number < 24; ++number) {
            const std::string request = some_play(table, number);
            if (request.empty()) break;
            const Json known = table.state()["moves_played"];
            const bool seated = number % 3 > 0;
            Json answer = table.grant(with(request, seated ? Json(number % 2) : Json("keeper"), known));
            EXPECT_EQ(answer["from"], known);
            EXPECT_EQ(answer["steps"].size(),
                      table.state()["moves_played"].get<std::size_t>() - known.get<std::size_t>());
            expect_as_asked_singly(table, answer,
                                   seated ? R"(,"seat":)" + std::to_string(number % 2) : std::string());
        }
    }
}

TEST(Answers, ToALookAreThoseToAChange) {
    for (const game::AnyGame* game : games::all()) {
        Table table;
        table.grant(R"({"op":"new","seed":3,"game":")" + std::string(game->id()) + "\"}");
        const std::string request = some_play(table, 1);
        const Json known = table.state()["moves_played"];
        Json played = table.grant(with(request, 1, known));
        EXPECT_EQ(table.grant(with(R"({"op":"look"})", 1, known)), played) << game->id();
        const Json all = table.grant(with(R"({"op":"look"})", "public", 0));
        EXPECT_EQ(all.at("from"), 0);
        EXPECT_TRUE(all.contains("start"));
    }
}

TEST(Answers, TellMovesToWhoSaysWhoHeIsAndStepsToWhoSaysWhatHeKnows) {
    Table table;
    const auto keys = [&](std::string_view request) {
        std::string names;
        const Json answer = table.grant(request);
        for (const auto& [key, value] : answer.items()) names += key + " ";
        return names;
    };
    EXPECT_EQ(keys(kNew), "ok state ");
    EXPECT_EQ(keys(R"({"op":"play","seat":0,"move":"K10","known":0})"), "ok state games from start steps ");
    EXPECT_EQ(keys(R"({"op":"play","seat":1,"move":"L10","viewer":0})"), "ok state moves ");
    EXPECT_EQ(keys(R"({"op":"undo","viewer":"keeper","known":2})"), "ok state games from steps moves ");
}

TEST(Answers, OfferASpectatorNoMoves) {
    Table table;
    Json answer = table.grant(with(kRivero, "public", 0));
    EXPECT_EQ(answer["moves"], Json::array());
    EXPECT_GT(answer["steps"].size(), 10U);  // the deal
    const auto hidden = [](const Json& step) { return step["move"] == "draw ?"; };
    EXPECT_EQ(std::count_if(answer["steps"].begin(), answer["steps"].end(), hidden), 12);  // six in each hand
}

TEST(Answers, TellWhoKnowsTooMuchEverything) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10 A1");
    Json answer = table.grant(R"({"op":"play","seat":1,"move":"M10","viewer":0,"known":4})");
    EXPECT_EQ(answer["from"], 0);
    EXPECT_EQ(answer["steps"].size(), 4U);
    EXPECT_EQ(answer["start"]["to_move"], json("[0]"));
    answer = table.grant(R"({"op":"play","seat":0,"move":"O1","viewer":0,"known":4})");
    EXPECT_EQ(answer["from"], 4);
    EXPECT_EQ(answer["steps"].size(), 1U);
}

TEST(Answers, ToTakingBackTellOnlyWhatStillStands) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10 A1 M10");
    Json answer = table.grant(R"({"op":"undo","viewer":0,"known":4})");
    EXPECT_EQ(answer["from"], 3);
    EXPECT_EQ(answer["steps"], Json::array());
    answer = table.grant(R"({"op":"back","seats":[1],"viewer":0,"known":2})");
    EXPECT_EQ(answer["from"], 1);
    EXPECT_EQ(answer["steps"], Json::array());
    answer = table.grant(R"({"op":"undo","viewer":0,"known":2})");  // one stood
    EXPECT_EQ(answer["from"], 0);
    EXPECT_TRUE(answer.contains("start"));
}

TEST(Answers, ToWhatLaysATableTellItFromItsStart) {
    Table table;
    const auto expect_fresh = [](Json answer, std::size_t steps) {
        EXPECT_EQ(answer["from"], 0);
        EXPECT_EQ(answer["steps"].size(), steps);
        EXPECT_TRUE(answer.contains("start"));
        EXPECT_TRUE(answer.contains("moves"));
    };
    expect_fresh(table.grant(with(kNew, 1, 3)), 0);
    Json state = table.play_all("K10 L10 A1 M10");
    Json request;
    request["op"] = "replay";
    request["record"] = table.record();
    expect_fresh(table.grant(with(write_json(request), 1, 3)), 4);
    expect_fresh(table.grant(with(R"({"op":"branch","moves":2})", 1, 2)), 2);
    request = {};
    request["op"] = "load";
    request["position"] = state["position"];
    expect_fresh(table.grant(with(write_json(request), 1, 0)), 0);
    table.grant(R"({"op":"end","seat":0,"kind":"resigned"})");
    Json next = table.grant(with(R"({"op":"next"})", 1, 3));
    expect_fresh(next, 0);
    EXPECT_EQ(next["games"], 2);
}

TEST(Answers, AreForSomebodyAtTheTable) {
    Table table;
    EXPECT_EQ(table.refusal(with(kNew, 2, 0)), "no-such-seat");
    EXPECT_EQ(table.refusal(R"({"op":"state"})"), "no-game");
    table.state(kNew);
    for (const std::string_view request :
         {R"({"op":"play","seat":0,"move":"K10"})", R"({"op":"undo"})", R"({"op":"back"})",
          R"({"op":"branch"})", R"({"op":"next"})", R"({"op":"end","seat":0,"kind":"resigned"})"}) {
        EXPECT_EQ(table.refusal(with(request, 2, 0)), "no-such-seat");
        EXPECT_EQ(table.refusal(with(request, "chance", 0)), "bad-member");
        EXPECT_EQ(table.refusal(with(request, 0, -1)), "bad-member");
    }
    EXPECT_EQ(table.state()["moves_played"], 0);
}

TEST(Answers, GoBackToSomebodysOwnDecision) {
    Table table;
    table.state(kNew);
    EXPECT_EQ(table.refusal(R"({"op":"back"})"), "nothing-to-undo");
    table.play_all("K10 L10 A1");
    EXPECT_EQ(table.state(R"({"op":"back","seats":[1]})")["moves_played"], 1);
    EXPECT_EQ(table.refusal(R"({"op":"back","seats":[1]})"), "nothing-to-undo");
    table.grant(R"({"op":"end","seat":0,"kind":"resigned"})");
    Json state = table.state(R"({"op":"back","seats":[1]})");  // the table's ending first
    EXPECT_EQ(state["ending"], nullptr);
    EXPECT_EQ(state["moves_played"], 1);
    EXPECT_EQ(table.state(R"({"op":"back"})")["moves_played"], 0);
}

TEST(Answers, GoBackAllTheWayOrNotAtAll) {
    Table table;
    table.state(kRivero);
    // Somebody draws a card sooner or later, and may not go back behind it.
    for (std::size_t number = 0; number < 200; ++number) {
        table.grant(some_play(table, number));
        const Json before = table.state();
        if (before["outcome"] != nullptr) break;
        const Json answer = table.ask(R"({"op":"back","seats":[0]})");
        if (answer["ok"] == false) {
            EXPECT_EQ(table.state(), before);
            if (answer["error"]["code"] == "seen-since") return;
        }
    }
    FAIL() << "everything was taken back";
}

TEST(Answers, BranchAGameWithHiddenCardsForItsKeeperOnly) {
    Table table;
    const Json laid = table.state(kRivero);
    EXPECT_EQ(table.refusal(R"({"op":"branch","moves":1,"viewer":0})"), "keeper-only");
    EXPECT_EQ(table.refusal(R"({"op":"branch","moves":1,"viewer":"public"})"), "keeper-only");
    EXPECT_EQ(table.state(), laid);
    table.grant(R"({"op":"branch","viewer":"keeper"})");
    table.grant(R"({"op":"end","seat":0,"kind":"resigned"})");
    table.grant(R"({"op":"branch","viewer":0})");  // all of it may be seen by now
}

TEST(Answers, BranchAGameWithHiddenOutlinesForItsKeeperOnly) {
    Table table;
    table.state(R"({"op":"new","game":"penta-rush","players":2,"seed":4})");
    EXPECT_EQ(table.refusal(R"({"op":"branch","viewer":0})"), "keeper-only");
    table.grant(R"({"op":"branch","viewer":"keeper"})");
}

TEST(Answers, RecordTellsWhatCameSince) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10 A1");
    EXPECT_EQ(table.grant(R"({"op":"record","from":1})")["record"], "1 L10\n0 A1\n");
    table.grant(R"({"op":"end","seat":0,"kind":"resigned"})");
    EXPECT_EQ(table.grant(R"({"op":"record","from":3})")["record"], "end resigned 0\n");
    EXPECT_EQ(table.grant(R"({"op":"record","from":9})")["record"], "end resigned 0\n");
    EXPECT_EQ(table.refusal(R"({"op":"record","from":1,"form":"pente.org"})"), "bad-member");
}

}  // namespace
}  // namespace wire::test
