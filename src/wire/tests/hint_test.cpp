// What to play and why, and that it tells nothing hidden.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

/// A hint for who is to move, thought to its end.
Json hint(Table& table, std::string_view members = R"("nodes":400)") {
    Json told = table.finish(table.begin(R"({"op":"hint",)" + std::string(members) + "}"));
    EXPECT_FALSE(told["reasons"].empty());
    EXPECT_EQ(told["line"][0], told["move"]);
    for (const Json& reason : told["reasons"])
        EXPECT_NE(reason["text"], reason["code"]) << write_json(reason);
    EXPECT_NE(told["kind_text"], "hint.kind." + told["kind"].get<std::string>());
    return told;
}

Json pente(Table& table, std::string_view moves) {
    table.state(kNew);
    table.play_all(moves);
    return hint(table);
}

TEST(Hint, SeesAWinAtOnce) {
    Table table;
    Json told = pente(table, "K10 A1 K11 A3 K12 A5 K13 A7");
    EXPECT_EQ(told["kind"], "win");
    EXPECT_EQ(told["chance"], 1.0);
    EXPECT_EQ(told["reasons"][0]["code"], "hint.wins");
    EXPECT_TRUE(told["move"] == "K9" || told["move"] == "K14") << write_json(told);
}

TEST(Hint, SeesThatEveryOtherMoveLoses) {
    Table table;
    Json told = pente(table, "K10 K9 K11 A3 K12 A5 K13");
    EXPECT_EQ(told["kind"], "must");
    EXPECT_EQ(told["move"], "K14");
    EXPECT_EQ(told["reasons"][0]["code"], "hint.every-other");
    EXPECT_EQ(told["reasons"][0]["args"], json(R"({"seat":0,"reply":"K14"})"));
    table.play(1, "K14");
    const double others = table.grant(R"({"op":"bot","level":8,"nodes":400})")["chance"].get<double>();
    EXPECT_NEAR(told["chance"].get<double>(), 1 - others, 0.2) << "a thought, though there is no choice";
}

TEST(Hint, SeesWhatMustBePreventedWhereSeveralMovesDo) {
    Table table;  // the four can be blocked, or broken by taking K12 and K13
    Json told = pente(table, "K10 K9 K11 M12 K12 A5 L12 A7 K13");
    EXPECT_EQ(told["kind"], "must");
    EXPECT_EQ(told["reasons"][0]["code"], "hint.prevents");
    EXPECT_EQ(told["reasons"][0]["args"]["reply"], "K14");
}

TEST(Hint, TellsAWinByForceWithItsLength) {
    Table table;  // an open three, to be made four
    Json told = pente(table, "K10 A1 K11 A3 K12 A7");
    EXPECT_EQ(told["kind"], "force");
    EXPECT_EQ(told["chance"], 1.0);
    const std::string code = told["reasons"][0]["code"].get<std::string>();
    EXPECT_TRUE(code == "hint.forces" || code == "hint.forces-in") << code;
}

TEST(Hint, TellsWhatAMoveBrings) {
    Table table;
    Json told = pente(table, "K10 L10 A1 M10");
    EXPECT_EQ(told["move"], "N10");
    EXPECT_EQ(told["events"][0]["code"], "pente.captured");
    const auto& reasons = told["reasons"];
    EXPECT_TRUE(std::any_of(reasons.begin(), reasons.end(),
                            [](const Json& one) { return one["code"] == "hint.captures"; }));
}

TEST(Hint, ComparesWithTheNextBestMoveAndNeverNamesTheSame) {
    Table table;
    table.state(R"({"op":"new","game":"riomino","variant":"master","seed":5})");
    Json told = hint(table);
    const Json& last = told["reasons"].back();
    EXPECT_TRUE(last["code"] == "hint.better" || last["code"] == "hint.equal") << write_json(last);
    EXPECT_NE(last["args"]["move"], told["move"]);
    EXPECT_GE(told["chance"].get<double>(), 0.0);
}

TEST(Hint, HasNothingToWeighWhereThereIsOneMove) {
    Table table;
    table.state(R"({"op":"new","game":"pente","variant":"tournament","options":{"size":9}})");
    Json told = hint(table);
    EXPECT_EQ(told["kind"], "only");
    EXPECT_EQ(told["move"], "E5");
}

TEST(Hint, OfPentaRushIsTheNextThingToDo) {
    Table table;
    table.state(R"({"op":"new","game":"penta-rush","players":2,"seed":4})");
    Json told = hint(table, R"("seat":1)");
    EXPECT_EQ(told["kind"], "find");
    EXPECT_EQ(told["reasons"][0]["code"], "hint.rush.ring");
    EXPECT_FALSE(told.contains("chance")) << "there is no winning chance of an outline";
    table.play(1, told["move"].get<std::string>());
    EXPECT_NE(hint(table, R"("seat":1)")["move"], told["move"]);
}

TEST(Hint, IsTheSameHoweverItIsSlicedAndHasAMoveAtOnce) {
    Table table;
    table.state(R"({"op":"new","game":"rivero-penta","seed":2})");
    const Json whole = hint(table);
    const std::int64_t job = table.begin(R"({"op":"hint","nodes":400})");
    EXPECT_TRUE(table.go(job, 0)["move"].is_string());
    EXPECT_EQ(table.finish(job, 1), whole);
}

TEST(Hint, IsRefusedByName) {
    Table table;
    table.state(kNew);
    EXPECT_EQ(table.refusal(R"({"op":"hint","seat":1})"), "nobody-to-move");
    EXPECT_EQ(table.refusal(R"({"op":"hint","nodes":0})"), "bad-member");
    table.play_all(kFive);
    EXPECT_EQ(table.refusal(R"({"op":"hint"})"), "game-over");
}

// ---------------------------------------------------------------- nothing hidden

std::string load(const Json& position) {
    return R"({"op":"load","dealer":"manual","position":)" + write_json(position) + "}";
}

/// Another position that looks the same to the seat: one card of the other hand is another one.
std::optional<Json> exchanged(Table& table, const Json& position, int seat) {
    const std::string view = R"({"op":"state","seat":)" + std::to_string(seat) + "}";
    table.grant(load(position));
    const Json seen = table.state(view);
    Json other = position;
    Json& hand = other["hands"][static_cast<std::size_t>(1 - seat)];
    if (hand.empty()) return std::nullopt;
    const std::string first = hand[0].get<std::string>();
    for (const char river : std::string("ADCN"))
        for (int value = 1; value <= 10; ++value) {
            hand[0] = river + std::to_string(value);
            if (hand[0] == first || table.ask(load(other))["ok"] != true) continue;
            if (table.state(view) == seen) return other;
        }
    return std::nullopt;
}

/// Plays by hints; before each, exchanges what the seat cannot see.
int expect_blind_hints(std::string_view begin, int decisions) {
    Table game, probe;
    game.state(begin);
    int compared = 0;
    for (int i = 0; i < decisions; ++i) {
        Json state = game.state();
        if (state["to_move"].empty()) break;
        const int seat = state["to_move"][0].get<int>();
        Json told = hint(game, R"("nodes":150)");
        if (const auto other = exchanged(probe, state["position"], seat)) {
            probe.grant(load(state["position"]));
            const Json before = hint(probe, R"("nodes":150)");
            probe.grant(load(*other));
            EXPECT_EQ(hint(probe, R"("nodes":150)"), before) << write_json(*other);
            ++compared;
        }
        game.play(seat, told["move"].get<std::string>());
    }
    return compared;
}

TEST(Hint, DoesNotChangeWhenHiddenCardsAreExchanged) {
    EXPECT_GT(expect_blind_hints(R"({"op":"new","game":"rivero-penta","seed":2})", 40), 20);
    EXPECT_GT(expect_blind_hints(R"({"op":"new","game":"rivero","seed":2})", 40), 20);
}

TEST(Hint, DoesNotDependOnAnothersPad) {
    Table table;
    table.state(R"({"op":"new","game":"penta-rush","players":2,"seed":4})");
    const Json before = hint(table, R"("seat":1)");
    table.play(0, hint(table, R"("seat":0)")["move"].get<std::string>());
    EXPECT_EQ(hint(table, R"("seat":1)"), before);
}

}  // namespace
}  // namespace wire::test
