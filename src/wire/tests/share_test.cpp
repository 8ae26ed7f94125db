#include <gtest/gtest.h>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

std::string unpack_request(const Json& packed) {
    Json request;
    request["op"] = "unpack";
    request["packed"] = packed;
    return write_json(request);
}

TEST(Share, WhatIsPackedIsTheRecordAgain) {
    Table table;
    table.state(R"({"op":"new","game":"pente","options":{"size":13},"seed":4})");
    table.play_all("G7 H7 A1 J7 K7 B2");
    Json packed = table.grant(R"({"op":"pack"})")["packed"];
    Table fresh;
    EXPECT_EQ(fresh.grant(unpack_request(packed))["record"], table.record());
    EXPECT_EQ(fresh.refusal(R"({"op":"state"})"), "no-game");
}

TEST(Share, TimesAreLeftOutUnlessWanted) {
    Table table;
    table.state(kNew);
    table.state(R"({"op":"play","seat":0,"move":"K10","ms":1200})");
    Json without = table.grant(R"({"op":"pack"})")["packed"];
    Json with = table.grant(R"({"op":"pack","times":true})")["packed"];
    EXPECT_EQ(table.grant(unpack_request(with))["record"], table.record());
    const std::string plain = table.grant(unpack_request(without))["record"].get<std::string>();
    EXPECT_EQ(plain.find('@'), std::string::npos);
    EXPECT_NE(plain.find("0 K10\n"), std::string::npos);
    EXPECT_EQ(table.refusal(R"({"op":"pack","times":1})"), "bad-member");
}

TEST(Share, NamesMayBeGiven) {
    Table table;
    table.state(kNew);
    Json packed = table.grant(R"({"op":"pack","names":[" Anna ",""]})")["packed"];
    const std::string record = table.grant(unpack_request(packed))["record"].get<std::string>();
    EXPECT_NE(record.find("seat 0 Anna\n"), std::string::npos);
    EXPECT_EQ(record.find("seat 1"), std::string::npos);
}

TEST(Share, ASeatPacksWhatItMayKnow) {
    Table table;
    table.state(R"({"op":"new","game":"rivero-penta","seed":4})");
    Json all = table.grant(R"({"op":"pack"})")["packed"];
    Json own = table.grant(R"({"op":"pack","seat":0})")["packed"];
    EXPECT_EQ(table.grant(unpack_request(all))["record"], table.record());
    EXPECT_EQ(table.grant(unpack_request(own))["record"],
              table.grant(R"({"op":"record","seat":0})")["record"]);
    EXPECT_NE(all, own);
}

TEST(Share, ABrokenLinkIsNamedAndChangesNothing) {
    Table table;
    table.state(kNew);
    EXPECT_EQ(table.refusal(R"({"op":"unpack"})"), "missing-member");
    EXPECT_EQ(table.refusal(R"({"op":"unpack","packed":"a b"})"), "not-a-link");
    EXPECT_EQ(table.refusal(R"({"op":"unpack","packed":"1AAAAAAAA"})"), "link-damaged");
    EXPECT_EQ(table.refusal(R"({"op":"unpack","packed":"9AAAAAAAA"})"), "link-too-new");
    EXPECT_EQ(table.state()["game"], "pente");
}

/// 84 characters for 4,500 games.
TEST(Share, ALinkThatUnpacksToTooMuchIsRefused) {
    Table table;
    const std::string link =
        "1vlSasnZwcy1KyNrS2NNyttv2MLUh9iNPEDwu4VUYwh6C1_gCIb9MBH3PxLB"
        "kM5UIgaqYsJh061AkaXm02NM";
    EXPECT_EQ(table.refusal(unpack_request(link)), "link-too-much");
    EXPECT_EQ(table.refusal(R"({"op":"state"})"), "no-game");
}

TEST(Share, ARecordOfTooManyGamesIsRefused) {
    Table table;
    std::string record = "pentario-record 1\ngame penta-rush 1\nvariant base\nplayers 2\n";
    for (int game = 0; game < 4500; ++game) record += "moves\nend resigned 0\n";
    Json request = {{"op", "replay"}, {"record", record}};
    EXPECT_EQ(table.refusal(write_json(request)), "too-many-games");
    EXPECT_EQ(table.refusal(R"({"op":"state"})"), "no-game");
}

}  // namespace
}  // namespace wire::test
