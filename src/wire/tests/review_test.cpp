// A review of the record on the table, asked for slice by slice.

#include <gtest/gtest.h>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

constexpr std::string_view kReview = R"({"op":"review","nodes":500,"seed":3})";

/// Puts the pieces together as a client does.
Json grown(Table& table, int slices) {
    Json whole = table.grant(kReview);
    const auto job = whole["job"].get<std::int64_t>();
    whole.erase("job");
    std::size_t from = 0;
    for (;;) {
        const Json piece = table.go(job, slices, from);
        const auto first = piece["from"].get<std::size_t>();
        EXPECT_LE(first, from);
        for (std::size_t i = 0; i < piece["findings"].size(); ++i)
            whole["findings"][first + i] = piece["findings"][i];
        whole["seats"] = piece["seats"];
        from = piece["looked_at"].get<std::size_t>();
        if (piece["done"] == true) return whole;
    }
}

void expect_named(Table& table, std::string_view request, std::string_view code) {
    EXPECT_EQ(table.refusal(request), code) << request;
}

TEST(Review, TellsWhatThereIsToJudgeAndThenJudgesIt) {
    Table table;
    table.state(kNew);
    table.play_all(kFive);
    Json plan = table.grant(kReview);
    EXPECT_EQ(plan["kind"], "chances");
    EXPECT_EQ(plan["of"], 9);
    EXPECT_EQ(plan["sides"], json("[0,1]"));
    EXPECT_EQ(plan["exact"], true);
    EXPECT_EQ(plan["hidden"], false);
    ASSERT_EQ(plan["findings"].size(), 9U);
    EXPECT_EQ(plan["findings"][8], json(R"({"seat":0,"move":"K14","forced":false,"game":0})"));
    const auto job = plan["job"].get<std::int64_t>();
    EXPECT_EQ(table.go(job, 1, 9)["findings"], Json::array()) << "nothing there yet";
    Json end = table.finish(job);
    EXPECT_EQ(end["looked_at"], 9);
    EXPECT_EQ(end["findings"][8]["chance"], 1.0);
    EXPECT_EQ(end["findings"][7]["chance"], 0.0) << "four stand open: every answer loses";
    EXPECT_EQ(end["seats"].size(), 2U);
}

TEST(Review, GrowsToTheSameHoweverItIsSliced) {
    Table table;
    table.state(kNew);
    table.play_all(kFive);
    const Json whole = grown(table, 1000);
    EXPECT_EQ(grown(table, 1), whole);
    EXPECT_EQ(grown(table, 7), whole);
}

TEST(Review, GoesOnAboutTheGameItBeganWith) {
    Table table;
    table.state(kNew);
    table.play_all(kFive);
    const Json whole = grown(table, 1000);
    const std::int64_t job = table.begin(kReview);
    table.state(kNew);
    EXPECT_EQ(table.finish(job)["findings"], whole["findings"]);
}

TEST(Review, JudgesOnlyTheSeatsAskedFor) {
    Table table;
    table.state(kNew);
    table.play_all(kFive);
    Json end = table.finish(table.begin(R"({"op":"review","nodes":100,"seats":[1]})"));
    EXPECT_FALSE(end["findings"][0].contains("chance"));
    EXPECT_TRUE(end["findings"][1].contains("chance"));
    EXPECT_EQ(end["seats"][0]["judged"], 0);
}

TEST(Review, IsRefusedByName) {
    Table table;
    expect_named(table, kReview, "no-game");
    table.state(kNew);
    expect_named(table, R"({"op":"review","nodes":0})", "bad-member");
    expect_named(table, R"({"op":"review","seats":[7]})", "bad-member");
    expect_named(table, R"({"op":"review","seats":[]})", "bad-member");
    expect_named(table, R"({"op":"review","seats":1})", "bad-member");
    table.state(R"({"op":"new","game":"rivero-penta","seed":1})");
    expect_named(table, kReview, "analysis.not-over");
    table.state(R"({"op":"new","game":"penta-rush","players":2,"seed":1})");
    expect_named(table, kReview, "analysis.not-over");
}

TEST(Review, OfAGameWithHiddenCardsTellsBothAndLuck) {
    Table table;
    table.state(R"({"op":"new","game":"rivero","seed":4})");
    for (Json state = table.state(); state["outcome"].is_null(); state = table.state()) {
        Json moves = table.grant(R"({"op":"moves"})")["moves"][0];
        table.play(moves["seat"].get<int>(), moves["moves"][0].get<std::string>());
    }
    Json whole = grown(table, 1000);
    EXPECT_EQ(whole["hidden"], true);
    EXPECT_EQ(whole["exact"], false);
    std::size_t open = 0, luck = 0;
    for (const Json& finding : whole["findings"]) {
        open += finding.contains("open") ? 1U : 0U;
        luck += finding.contains("luck") ? 1U : 0U;
    }
    EXPECT_GT(open, 0U);
    EXPECT_GT(luck, 0U);
    EXPECT_EQ(grown(table, 5), whole) << "luck is told of a move that was looked at before";
}

}  // namespace
}  // namespace wire::test
