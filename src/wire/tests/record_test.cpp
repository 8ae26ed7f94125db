#include <gtest/gtest.h>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

/// A request with one text in it that needs escaping.
std::string with_text(std::string_view op, std::string_view name, std::string_view text) {
    Json request;
    request["op"] = op;
    request[std::string(name)] = text;
    return write_json(request);
}
std::string load_request(const Json& position) {
    Json request;
    request["op"] = "load";
    request["position"] = position;
    return write_json(request);
}

TEST(Records, ReplayGivesTheSameTable) {
    Table table;
    table.state(R"({"op":"new","game":"pente","options":{"size":13},"seed":4})");
    Json state = table.play_all("G7 H7 A1 J7 K7 B2");
    const std::string record = table.record();
    EXPECT_EQ(record,
              "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\noption size 13\nmoves\n"
              "0 G7\n1 H7\n0 A1\n1 J7\n0 K7\n1 B2\n");
    Table other;
    EXPECT_EQ(other.state(with_text("replay", "record", record)), state);
    EXPECT_EQ(other.record(), record);
    EXPECT_EQ(other.grant(R"({"op":"record","seat":1})")["record"], record);
    other.play(0, "C3");
}

TEST(Records, APositionLoadsAsItWasShown) {
    Table table;
    table.state(kNew);
    Json state = table.play_all("K10 L10 A1 M10 N10");
    Table other;
    Json loaded = other.state(load_request(state["position"]));
    EXPECT_EQ(loaded["position"], state["position"]);
    EXPECT_EQ(loaded["to_move"], state["to_move"]);
    EXPECT_EQ(loaded["moves_played"], 0);
    other.play(1, "T19");

    const std::string record = other.record();
    Table third;
    EXPECT_EQ(third.state(with_text("replay", "record", record))["position"], other.state()["position"]);
    EXPECT_EQ(third.record(), record);
}

TEST(Records, APositionNamesItsGame) {
    Table table;
    EXPECT_EQ(table.refusal(R"({"op":"load","position":{"stones":[["K10"],[]],"to_move":1}})"),
              "missing-member");
}

TEST(Records, LoadTakesADealer) {
    Table table;
    constexpr std::string_view kLot =
        R"({"op":"load","dealer":"manual","seed":1,"position":{"game":"pente","stones":[[],[]],"phase":"lot"}})";
    EXPECT_EQ(table.state(kLot)["to_move"], json(R"(["chance"])"));
    std::string automatic(kLot);
    automatic.replace(automatic.find("manual"), 6, "auto");
    EXPECT_NE(table.state(automatic)["to_move"], json(R"(["chance"])"));
}

TEST(Records, ReplayGoesOnWithItsDealer) {
    Table table;
    const std::string lot = "pentario-record 1\ngame pente 1\noption begins lot\nmoves\n";
    Json request = json(with_text("replay", "record", lot));
    request["dealer"] = "manual";
    EXPECT_EQ(table.state(write_json(request))["to_move"], json(R"(["chance"])"));
    request["dealer"] = "auto";
    request["seed"] = 8;
    EXPECT_EQ(table.state(write_json(request))["moves_played"], 1);
}

TEST(Records, TheFormOfPenteOrgIsReadAndWritten) {
    Table table;
    table.state(R"({"op":"new","game":"pente","variant":"tournament"})");
    Json state = table.play_all("K10 L11 O10 M12");
    Json written = table.grant(R"({"op":"record","form":"pente.org"})")["record"];
    ASSERT_TRUE(written.is_string());
    EXPECT_NE(text_of(written)->find("1. K10 L11 2. O10 M12"), std::string::npos);

    for (const bool named : {false, true}) {
        Table other;
        Json request = json(with_text("replay", "record", *text_of(written)));
        if (named) request["form"] = "pente.org";
        EXPECT_EQ(other.state(write_json(request))["position"], state["position"]);
        EXPECT_EQ(other.grant(R"({"op":"record","form":"pente.org"})")["record"], written);
    }
}

TEST(Records, OfTwoWaysToReadTheNamedOneCounts) {
    Table table;
    Json request = json(with_text("replay", "record", "pentario-record 1\ngame pente 1\nmoves\n"));
    table.state(write_json(request));
    request["form"] = "pente.org";
    table.refusal(write_json(request));
}

}  // namespace
}  // namespace wire::test
