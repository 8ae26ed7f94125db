// Nothing that was confirmed is lost, and nobody is told what was not stored.

#include "server/tables/tests/room.h"

namespace server::tables::test {
namespace {

TEST(OnlineStoring, NobodyHearsOfAMoveBeforeItIsStored) {
    Room room;
    Seated table(room, {});
    table.view(1);
    table.person(1).take_news();
    room.store.answer_after(50);
    EXPECT_EQ(code_of(room.play(table.person(0), table.made, 0, "K10", 4, "x")), "no answer");
    EXPECT_TRUE(table.person(1).news.empty());
    room.loop.advance(50);
    EXPECT_EQ(code_of(table.person(0).answers.at("x")), "");
    EXPECT_EQ(table.person(1).last_view()["change"]["steps"][0]["move"], "K10");
}

TEST(OnlineStoring, AStoreThatRefusesIsNamedAndNothingHasHappened) {
    Room room;
    Seated table(room, {});
    table.view(1);
    table.person(1).take_news();
    room.store.refuse(game::Reason("server.store-full", ""));
    EXPECT_EQ(code_of(room.play(table.person(0), table.made, 0, "K10", 4)), "server.store-full");
    EXPECT_EQ(code_of(room.play(table.person(0), table.made, 0, "K10", 4)), "server.store-full");
    for (const Json& item : table.person(1).news) EXPECT_NE(item["news"], "table");
    room.store.refuse(std::nullopt);
    room.loop.advance(2000);
    EXPECT_EQ(code_of(table.play(0, "K10")), "");
    EXPECT_EQ(table.person(1).last_view()["change"]["steps"][0]["move"], "K10");
}

TEST(OnlineStoring, WhatIsUncertainIsFoundAgainUnderItsId) {
    Room room;
    Seated table(room, {});
    room.store.lose_next_answer();
    EXPECT_EQ(code_of(table.play(0, "K10", "wish-1")), "server.store-unsure");
    EXPECT_EQ(code_of(table.play(0, "K10", "wish-1")), "");
    EXPECT_EQ(table.view(1)["change"]["state"]["moves_played"], 1);
    EXPECT_EQ(table.person(1).last_view()["change"]["steps"][0]["move"], "K10");
}

TEST(OnlineStoring, AnEventBetweenAnswerAndLookingIsNotLost) {
    Room room;
    Seated table(room, {});
    Person late;
    room.come(late);
    const Json seen = room.enter(late, table.made, "");
    table.play(0, "K10");
    EXPECT_EQ(late.last_view()["sequence"], *wire::whole_number_of(seen["sequence"]) + 1);
    room.go(late);
    table.play(1, "K11");
    room.come(late);
    const Json again =
        room.say(late, Room::at(table.made.table, "", "enter", R"("known":)" + std::to_string(5)));
    EXPECT_EQ(again["change"]["from"], 1);
    ASSERT_EQ(again["change"]["steps"].size(), 1u);
    EXPECT_EQ(again["change"]["steps"][0]["move"], "K11");
    EXPECT_FALSE(again.contains("plan"));
    const Json none = room.say(late, Room::at(table.made.table, "", "enter", R"("known":6)"));
    EXPECT_FALSE(none.contains("change"));
}

/// Two nodes over one store.
class TwoNodes : public testing::Test {
protected:
    TwoNodes() : table(room, {}), bus(room.bus, room.loop) {
        hub = Hub::open(room.loop, room.store, bus, room.limits, {.bot_threads = 0});
        hub->opened(ben);
        tell(R"({"op":"hello","version":1,"language":"en","id":"h"})");
        tell(R"({"op":"enter","table":")" + table.made.table + R"(","key":")" + table.made.keys[1] +
             R"(","id":"e"})");
    }
    ~TwoNodes() override {
        hub->closed(ben);
        room.loop.run();
        hub.reset();
    }
    void tell(const std::string& text) {
        hub->heard(ben, text);
        room.loop.run();
    }

    Room room;
    Seated table;
    Person ben;
    bus::LocalBus bus;
    std::unique_ptr<Hub> hub;
};

TEST_F(TwoNodes, EachHearsWhatTheOtherStored) {
    EXPECT_EQ(code_of(ben.answers.at("e")), "");
    table.play(0, "K10");
    EXPECT_EQ(ben.last_view()["change"]["steps"][0]["move"], "K10");
    tell(R"({"op":"play","table":")" + table.made.table + R"(","key":")" + table.made.keys[1] +
         R"(","move":"K11","sequence":5,"id":"p"})");
    EXPECT_EQ(code_of(ben.answers.at("p")), "");
    EXPECT_EQ(table.person(0).last_view()["change"]["steps"][0]["move"], "K11");
}

TEST_F(TwoNodes, OfTwoAtOnceOneWinsAndTheOtherIsJudgedAgain) {
    table.play(0, "K10");
    const auto play = [&](const std::string& move, const std::string& id) {
        return R"({"op":"play","table":")" + table.made.table + R"(","key":")" + table.made.keys[1] +
               R"(","move":")" + move + R"(","sequence":5,"id":")" + id + "\"}";
    };
    room.hub->heard(table.person(1), play("K11", "a"));
    hub->heard(ben, play("L11", "b"));
    room.loop.run();
    const std::string first = code_of(table.person(1).answers.at("a")), second = code_of(ben.answers.at("b"));
    EXPECT_TRUE((first.empty() && second == "server.late") || (second.empty() && first == "server.late"))
        << first << ", " << second;
    EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 2);
}

TEST(OnlineStoring, WhatTheBusLostIsFoundWithinAMinute) {
    Room room;
    Seated table(room, {});
    FakeLoop apart;
    bus::LocalBus alone(room.loop);
    auto hub = Hub::open(room.loop, room.store, alone, room.limits, {.bot_threads = 0});
    Person watcher;
    hub->opened(watcher);
    hub->heard(watcher, R"({"op":"hello","version":1,"language":"en","id":"h"})");
    hub->heard(watcher, R"({"op":"enter","table":")" + table.made.table + R"(","id":"e"})");
    room.loop.run();
    table.play(0, "K10");
    EXPECT_TRUE(watcher.news.empty());
    room.loop.advance(61'000);
    EXPECT_EQ(watcher.last_view()["change"]["steps"][0]["move"], "K10");
    hub->closed(watcher);
    room.loop.run();
}

TEST(OnlineStoring, AfterARestartBothAreToldTheSameAndPlayGoesOn) {
    Room room;
    Seated table(room, {.game = "riomino"});
    const Json before = table.view(0);
    room.restart();
    const Json after = table.view(0);
    EXPECT_EQ(before["change"], after["change"]);
    EXPECT_EQ(before["fair"], after["fair"]);
    EXPECT_EQ(before["sequence"], after["sequence"]);
    const auto seat = static_cast<int>(*wire::whole_number_of(after["change"]["state"]["to_move"][0]));
    const Json moves = table.view(seat)["change"]["moves"];
    ASSERT_FALSE(moves.empty());
    EXPECT_EQ(code_of(table.play(seat, *wire::text_of(moves[0]["moves"][0]))), "");
}

}  // namespace
}  // namespace server::tables::test
