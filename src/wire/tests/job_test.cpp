// Work in slices: begun, gone on with, done or stopped; several jobs at once.

#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "wire/job.h"
#include "wire/tests/table.h"

namespace wire::test {
namespace {

std::string of(std::string_view op, std::int64_t job) {
    return R"({"op":")" + std::string(op) + R"(","job":)" + std::to_string(job) + "}";
}

TEST(Thinking, InSlicesFindsTheMoveThatTheBotOperationFinds) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10 K12 M11");
    const Json whole = table.grant(R"({"op":"bot","level":6,"seed":3})");
    Json last = table.finish(table.begin(R"({"op":"think","level":6,"seed":3})"), 1);
    EXPECT_EQ(last["move"], whole["move"]);
    EXPECT_EQ(last["nodes"], whole["nodes"]);
}

TEST(Thinking, GoesOnAboutThePositionItBeganWith) {
    Table table;
    table.state(kNew);
    table.play_all("K10 L10");
    const std::int64_t job = table.begin(R"({"op":"think"})");
    table.play(0, "K13");
    EXPECT_EQ(table.go(job)["seat"], 0);
}

TEST(Thinking, IsRefusedByNameWhereNobodyCan) {
    Table table;
    EXPECT_EQ(table.refusal(R"({"op":"think"})"), "no-game");
    table.state(kNew);
    EXPECT_EQ(table.refusal(R"({"op":"think","seat":1})"), "nobody-to-move");
    EXPECT_EQ(table.refusal(R"({"op":"think","level":9})"), "bad-member");
}

/// One of each kind, on tables of their own kind of game.
constexpr std::string_view kThink = R"({"op":"think","level":5,"seed":3})";
constexpr std::string_view kHint = R"({"op":"hint","nodes":300,"seed":3})";
constexpr std::string_view kOtherHint = R"({"op":"hint","nodes":500,"seed":4})";
constexpr std::string_view kSettle = R"({"op":"settle"})";
constexpr std::string_view kReviewAll = R"({"op":"review","nodes":50,"seed":3})";

void lay_game(Table& table) { table.state(R"({"op":"new","game":"riomino","variant":"starter","seed":3})"); }

TEST(Jobs, AtOnceTellWhatEachTellsAlone) {
    const std::vector<std::string_view> all{kThink, kHint, kOtherHint, kSettle, kReviewAll};
    std::vector<Json> alone, together(all.size());
    for (const std::string_view request : all) {
        Table table;
        lay_game(table);
        alone.push_back(table.finish(table.begin(request), 1));
    }
    Table table;
    lay_game(table);
    std::vector<std::int64_t> jobs;
    for (const std::string_view request : all) jobs.push_back(table.begin(request));
    for (std::size_t left = all.size(); left > 0;)
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (together[i].is_object() && together[i]["done"] == true) continue;
            together[i] = table.go(jobs[i]);
            if (together[i]["done"] == true) --left;
        }
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(together[i], alone[i]) << all[i];
}

TEST(Jobs, EndWhenTheyAreDoneOrStoppedAndNoNumberComesTwice) {
    Table table;
    lay_game(table);
    const std::int64_t done = table.begin(kHint), stopped = table.begin(kSettle);
    table.finish(done);
    table.grant(of("stop", stopped));
    for (const std::int64_t gone : {done, stopped}) {
        EXPECT_EQ(table.refusal(of("go", gone)), "no-such-job");
        EXPECT_EQ(table.refusal(of("stop", gone)), "no-such-job");
    }
    const std::int64_t next = table.begin(kThink);
    EXPECT_GT(next, done);
    EXPECT_GT(next, stopped);
}

TEST(Jobs, MoreThanASessionHoldsAreRefusedUntilOneStops) {
    Table table;
    lay_game(table);
    std::int64_t last = 0;
    for (std::size_t i = 0; i < kMostJobs; ++i) last = table.begin(kHint);
    for (const std::string_view request : {kThink, kHint, kSettle, kReviewAll})
        EXPECT_EQ(table.refusal(request), "too-many-jobs") << request;
    table.grant(of("stop", last));
    EXPECT_GT(table.begin(kThink), last);
}

TEST(Jobs, AreRefusedByName) {
    Table table;
    EXPECT_EQ(table.refusal(R"({"op":"go"})"), "missing-member");
    EXPECT_EQ(table.refusal(R"({"op":"stop"})"), "missing-member");
    for (const char* job : {"0", "-1", "1.5", R"("1")", "null"})
        EXPECT_EQ(table.refusal(R"({"op":"go","job":)" + std::string(job) + "}"), "bad-member") << job;
    EXPECT_EQ(table.refusal(of("go", 1)), "no-such-job");
    EXPECT_EQ(table.refusal(R"({"op":"go","job":1,"slices":1001})"), "bad-member")
        << "longer than a few seconds";
    EXPECT_EQ(table.refusal(R"({"op":"go","job":1,"slices":-1})"), "bad-member");
    EXPECT_EQ(table.refusal(R"({"op":"go","job":1,"from":-1})"), "bad-member");
}

TEST(Jobs, OneRequestNeverThinksForLong) {
    Table table;
    lay_game(table);
    EXPECT_EQ(table.refusal(R"({"op":"bot","nodes":1000001})"), "bad-member");
    const std::string odds =
        R"({"op":"odds","game":"riomino","variant":"starter","board":"..#../.###./##o##/.###./..#..","nodes":)";
    EXPECT_EQ(table.refusal(odds + "1000001}"), "bad-member");
}

}  // namespace
}  // namespace wire::test
