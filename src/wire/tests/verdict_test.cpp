// What solvers prove about the position on the table.

#include <gtest/gtest.h>

#include <optional>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

/// The verdict after so many slices, or the last one.
Json verdict(Table& table, std::string_view members = "", std::optional<int> slices = {}) {
    const std::int64_t job = table.begin(R"({"op":"settle")" + std::string(members) + "}");
    Json told = slices ? table.go(job, *slices) : table.finish(job);
    EXPECT_FALSE(told["reasons"].empty());
    for (const Json& reason : told["reasons"])
        EXPECT_NE(reason["text"], reason["code"]) << write_json(reason);
    return told;
}

TEST(Verdict, OfRioMinoIsExact) {
    Table table;
    table.state(R"({"op":"new","game":"riomino","variant":"starter","seed":3})");
    Json told = verdict(table);
    EXPECT_EQ(told["done"], true);
    EXPECT_EQ(told["kind"], "solved");
    ASSERT_TRUE(told["winner"].is_number());
    EXPECT_TRUE(told["length"].is_number());
    EXPECT_TRUE(told["unsettled"].empty());
    const bool mover_wins = told["winner"] == told["to_move"];
    EXPECT_EQ(mover_wins, !told["winning"].empty());
    EXPECT_EQ(told["reasons"][0]["code"], "solve.winner");
    // A winning move leaves a position that the other loses, one move sooner.
    if (!mover_wins) return;
    table.play(told["to_move"].get<int>(), told["winning"][0].get<std::string>());
    EXPECT_EQ(verdict(table)["winner"], told["winner"]);
}

TEST(Verdict, SaysWhenItIsNotSettledYetAndGoesOn) {
    Table table;
    table.state(R"({"op":"new","game":"riomino","variant":"starter","seed":3})");
    const std::int64_t job = table.begin(R"({"op":"settle"})");
    Json told = table.go(job, 0);
    EXPECT_EQ(told["done"], false);
    EXPECT_EQ(told["winner"], nullptr);
    EXPECT_EQ(told["reasons"][0]["code"], "solve.open");
    EXPECT_NE(table.finish(job, 20)["winner"], nullptr);
}

TEST(Verdict, OfPenteTellsWinsByThreats) {
    Table table;
    table.state(kNew);
    EXPECT_EQ(verdict(table, "", 100)["kind"], "threats");
    table.play_all("K10 A1 K11 A3 K12 A7");
    Json told = verdict(table);
    EXPECT_EQ(told["verdict"], "won");
    EXPECT_EQ(told["to_move"], 0);
    EXPECT_EQ(told["length"], told["line"].size());
    EXPECT_EQ(told["reasons"][0]["code"], "solve.pente.won");
}

TEST(Verdict, OfPentaRushIsTheBestSetOfTheRoll) {
    Table table;
    table.state(R"({"op":"new","game":"penta-rush","players":2,"seed":4})");
    EXPECT_EQ(table.refusal(R"({"op":"settle"})"), "solve.rush.searching");
    Json told = verdict(table, R"(,"study":true,"seat":1)");
    EXPECT_EQ(told["done"], true);
    EXPECT_EQ(told["kind"], "roll");
    EXPECT_EQ(told["seat"], 1);
    EXPECT_EQ(told["roll"], table.state()["position"]["dice"]);
    int points = 0;
    for (const Json& outline : told["best"]) points += outline["points"].get<int>();
    EXPECT_GT(points, 0);
    EXPECT_EQ(told["best_points"], points);
    EXPECT_EQ(told["reasons"][0]["code"], "solve.rush.set");
    for (const Json& outline : told["best"]) table.play(1, "ring " + outline["squares"].get<std::string>());
}

TEST(Verdict, OfThePuzzleIsAChoice) {
    Table table;
    table.state(R"({"op":"new","game":"penta-rush","variant":"puzzle","players":2,"seed":4})");
    Json told = verdict(table, R"(,"study":true)", 20);
    EXPECT_EQ(told["best"].size(), 1U);
    EXPECT_EQ(told["best_points"], told["best"][0]["points"]);
    EXPECT_GE(told["expected"].get<double>(), told["best_points"].get<double>());
    table.play(0, told["move"].get<std::string>());
}

TEST(Verdict, IsRefusedByName) {
    Table table;
    table.state(kNew);
    EXPECT_EQ(table.refusal(R"({"op":"settle","study":1})"), "bad-member");
    table.play_all(kFive);
    EXPECT_EQ(table.refusal(R"({"op":"settle"})"), "game-over");
    table.state(R"({"op":"new","game":"pente","variant":"keryo"})");
    EXPECT_EQ(table.refusal(R"({"op":"settle"})"), "solve.pente.rules");
    table.state(R"({"op":"new","game":"rivero","seed":1})");
    EXPECT_EQ(table.refusal(R"({"op":"settle"})"), "solve.no-solver");
    table.state(R"({"op":"new","game":"riomino","dealer":"manual"})");
    EXPECT_EQ(table.refusal(R"({"op":"settle"})"), "solve.not-thrown");
    table.state(R"({"op":"new","game":"penta-rush","players":2,"dealer":"manual"})");
    EXPECT_EQ(table.refusal(R"({"op":"settle"})"), "solve.rush.no-roll");
    EXPECT_EQ(table.refusal(R"({"op":"settle","seat":4})"), "no-such-seat");
}

}  // namespace
}  // namespace wire::test
