#include <gtest/gtest.h>

#include "game/record.h"
#include "wire/tests/table.h"

namespace wire::test {
namespace {

TEST(SeriesOfGames, GoesToItsTarget) {
    Table table;
    Json series = table.state(R"({"op":"new","game":"pente","options":{"target":2}})")["series"];
    EXPECT_EQ(series,
              json(R"({"games":0,"target":2,"totals":[0,0],"over":false,"winners":[],"next_begins":null})"));
    series = table.play_all(kFive)["series"];
    EXPECT_EQ(series,
              json(R"({"games":1,"target":2,"totals":[1,0],"over":false,"winners":[],"next_begins":1})"));

    Json state = table.state(R"({"op":"next"})");
    EXPECT_EQ(state["moves_played"], 0);
    EXPECT_EQ(state["to_move"], json("[1]"));
    EXPECT_EQ(state["outcome"], nullptr);
    EXPECT_EQ(state["events"], Json::array());
    EXPECT_EQ(state["series"]["totals"], json("[1,0]"));
    EXPECT_EQ(table.refusal(R"({"op":"next"})"), "game-not-over");

    series = table.state(R"({"op":"end","seat":1,"kind":"resigned"})")["series"];
    EXPECT_EQ(series,
              json(R"({"games":2,"target":2,"totals":[2,0],"over":true,"winners":[0],"next_begins":null})"));
    EXPECT_EQ(table.refusal(R"({"op":"next"})"), "series-over");
}

TEST(SeriesOfGames, MayLetTheLotBegin) {
    Table table;
    table.state(
        R"({"op":"new","game":"pente","dealer":"manual","options":{"next_begins":"lot","handicap":"3,0"}})");
    EXPECT_EQ(table.play_all(kFive)["series"]["next_begins"], "lot");
    Json state = table.state(R"({"op":"next"})");
    EXPECT_EQ(state["to_move"], json(R"(["chance"])"));
    EXPECT_EQ(state["series"]["totals"], json("[4,0]"));
}

TEST(SeriesOfGames, IsOneRecord) {
    Table table;
    table.state(R"({"op":"new","game":"pente","options":{"target":2}})");
    table.play_all(kFive);
    table.state(R"({"op":"next"})");
    table.play_all("K10 A1", 1);
    const std::string record = table.record();
    Json state = table.state();

    Table other;
    Json request;
    request["op"] = "replay";
    request["record"] = record;
    Json replayed = other.state(write_json(request));
    EXPECT_EQ(other.record(), record);
    replayed["events"] = state["events"] = nullptr;
    EXPECT_EQ(replayed, state);
}

TEST(SeriesOfGames, EndsWhereItsRecordIsFull) {
    Table table;
    table.state(kNew);
    const auto resign = [&] {
        const Json mover = table.state()["to_move"][0];
        table.grant(R"({"op":"end","kind":"resigned","seat":)" + write_json(mover) + "}");
    };
    for (std::size_t game = 1; game < game::kMostRecordedGames; ++game) {
        resign();
        table.grant(R"({"op":"next"})");
    }
    resign();
    EXPECT_EQ(table.refusal(R"({"op":"next"})"), "too-many-games");
    Table other;
    const Json request = {{"op", "replay"}, {"record", table.record()}};
    EXPECT_EQ(other.state(write_json(request))["series"], table.state()["series"]);
}

}  // namespace
}  // namespace wire::test
