// Clocks, absence, and the sand of games that all play at once.

#include "server/tables/tests/room.h"

namespace server::tables::test {
namespace {

constexpr std::int64_t kSecond = 1000, kMinute = 60'000, kDay = 24 * 60 * kMinute;

std::int64_t left(const Json& view, std::size_t seat) {
    return *wire::whole_number_of(view["clock"]["left"][seat]);
}

TEST(OnlineClocks, ThinkingTakesTimeAndAMoveGivesSomeBack) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"game","minutes":5,"seconds":10})"});
    room.loop.advance(30 * kSecond);
    EXPECT_EQ(left(table.view(0), 0), 270 * kSecond);
    table.play(0, "K10");
    EXPECT_EQ(left(table.view(0), 0), 280 * kSecond);
    room.loop.advance(20 * kSecond);
    EXPECT_EQ(left(table.view(0), 0), 280 * kSecond);
    EXPECT_EQ(left(table.view(0), 1), 280 * kSecond);
    room.restart();
    EXPECT_EQ(left(table.view(0), 1), 280 * kSecond);
}

TEST(OnlineClocks, TheMeasuredDelayIsTakenOffButNotMoreThanHalfASecond) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"game","minutes":5,"seconds":0})"});
    table.person(0).delay = 200;
    room.loop.advance(10 * kSecond);
    table.play(0, "K10");
    EXPECT_EQ(left(table.view(0), 0), 300 * kSecond - 9'800);
    table.person(1).delay = 20 * kSecond;
    room.loop.advance(10 * kSecond);
    table.play(1, "K11");
    EXPECT_EQ(left(table.view(0), 1), 300 * kSecond - 9'500);
}

TEST(OnlineClocks, OfTwoTheOtherOneWinsWhenTimeIsUp) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"game","minutes":1,"seconds":0})"});
    room.loop.advance(60 * kSecond + 400);
    EXPECT_EQ(table.view(0)["phase"], "playing");
    room.loop.advance(200);
    const Json view = table.view(1);
    EXPECT_EQ(view["phase"], "over");
    EXPECT_EQ(view["change"]["state"]["ending"]["kind"], "out-of-time");
    EXPECT_EQ(view["change"]["state"]["ending"]["winners"], Json::array({1}));
}

TEST(OnlineClocks, AMoveThatComesAfterTheTimeDoesNotCount) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"move","seconds":5})"});
    room.loop.advance(5 * kSecond + 200);
    EXPECT_EQ(code_of(table.play(0, "K10")), "server.time-is-up");
    EXPECT_EQ(table.view(0)["change"]["state"]["ending"]["kind"], "out-of-time");
    EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 0);
}

TEST(OnlineClocks, NobodyHasWonOnTimeBeforeItIsStored) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"move","seconds":5})"});
    table.person(1).take_news();
    room.store.answer_after(400);
    room.loop.advance(5 * kSecond + 700);
    for (const Json& item : table.person(1).news) EXPECT_NE(item["news"], "table");
    room.loop.advance(300);
    ASSERT_TRUE(table.person(1).last_view().contains("phase"));
    EXPECT_EQ(table.person(1).last_view()["phase"], "over");
}

TEST(OnlineClocks, StandUntilEverybodyIsReady) {
    Room room;
    Person anna, ben;
    room.come(anna);
    room.come(ben);
    const Made made = room.make(anna, {.clock = R"({"kind":"move","seconds":5})"});
    for (Person* person : {&anna, &ben}) {
        const int seat = person == &anna ? 0 : 1;
        room.enter(*person, made, made.keys[static_cast<std::size_t>(seat)]);
        room.sit(*person, made, seat, seat ? "Ben" : "Anna");
    }
    room.loop.advance(kDay);
    EXPECT_EQ(room.enter(anna, made, made.keys[0])["phase"], "ready");
    EXPECT_EQ(left(room.enter(anna, made, made.keys[0]), 0), 5 * kSecond);
}

TEST(OnlineClocks, EveryMoveHasItsOwnTime) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"move","seconds":30})"});
    room.loop.advance(20 * kSecond);
    table.play(0, "K10");
    room.loop.advance(20 * kSecond);
    table.play(1, "K11");
    EXPECT_EQ(left(table.view(0), 0), 30 * kSecond);
    room.loop.advance(31 * kSecond);
    EXPECT_EQ(table.view(0)["change"]["state"]["ending"]["seat"], 0);
}

TEST(OnlineClocks, DaysRunWhileNobodyLooks) {
    Room room;
    Made made;
    {
        Seated table(room, {.clock = R"({"kind":"days","days":2})"});
        table.play(0, "K10");
        made = table.made;
    }
    room.loop.advance(2 * kDay + 20 * kSecond);
    Person anna;
    room.come(anna);
    EXPECT_EQ(room.enter(anna, made, made.keys[0])["change"]["state"]["ending"]["seat"], 1);
}

TEST(OnlineClocks, NobodyPaysForTheAbsenceOfTheServer) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"game","minutes":1,"seconds":0})"});
    room.loop.advance(10 * kSecond);
    room.close();
    room.loop.advance(kDay);
    room.open();
    for (auto& person : table.people) room.come(*person);
    const std::int64_t now = left(table.view(0), 0);
    EXPECT_NEAR(static_cast<double>(now), 50.0 * kSecond, 1100.0);  // beats come every second
    room.loop.advance(45 * kSecond);
    EXPECT_EQ(table.view(0)["phase"], "playing");
    room.loop.advance(8 * kSecond);
    EXPECT_EQ(table.view(0)["change"]["state"]["ending"]["kind"], "out-of-time");
}

/// No beat can be stored: nobody can play either.
TEST(OnlineClocks, NobodyPaysWhileTheStoreRefuses) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"game","minutes":1,"seconds":0})"});
    room.loop.advance(10 * kSecond);
    room.store.refuse_writing(game::Reason("server.store-locked", ""));
    room.loop.advance(2 * kMinute);
    EXPECT_EQ(code_of(table.play(0, "K10")), "server.store-locked");
    EXPECT_NEAR(static_cast<double>(left(table.view(0), 0)), 50.0 * kSecond, 1100.0);
    room.store.refuse_writing(std::nullopt);
    room.loop.advance(2 * kSecond);
    EXPECT_EQ(table.view(0)["phase"], "playing");
    EXPECT_EQ(code_of(table.play(0, "K10")), "");
}

/// It begins over a store that cannot be written to yet, so that it does not know how long nobody served.
TEST(OnlineClocks, NobodyPaysBeforeTheAbsenceIsKnown) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"game","minutes":1,"seconds":0})"});
    room.loop.advance(10 * kSecond);
    room.close();
    room.loop.advance(kDay);
    room.store.refuse_writing(game::Reason("server.store-locked", ""));
    room.open();
    for (auto& person : table.people) room.come(*person);
    EXPECT_EQ(table.view(0)["phase"], "playing");
    room.loop.advance(3 * kSecond);
    room.store.refuse_writing(std::nullopt);
    room.loop.advance(2 * kSecond);
    EXPECT_EQ(table.view(0)["phase"], "playing");
    EXPECT_NEAR(static_cast<double>(left(table.view(0), 0)), 50.0 * kSecond, 2100.0);
}

TEST(OnlineClocks, WhatTheClockOfTheSystemDoesCostsNobodyAMove) {
    for (const std::int64_t jump : {kDay, -kDay}) {
        Room room;
        Seated table(room, {.clock = R"({"kind":"game","minutes":1,"seconds":0})"});
        room.loop.advance(5 * kSecond);
        EXPECT_EQ(code_of(table.play(0, "K10")), "");
        room.loop.set_clock(room.loop.now() + jump);
        room.loop.advance(5 * kSecond);
        EXPECT_EQ(table.view(0)["phase"], "playing") << jump;
        EXPECT_EQ(code_of(table.play(1, "K11")), "") << jump;
        EXPECT_EQ(code_of(table.play(0, "A1")), "") << jump;
        room.restart();
        EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 3) << jump;
    }
}

TEST(OnlineClocks, TheyStandWhileTheTableRests) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"game","minutes":1,"seconds":0})"});
    room.loop.advance(10 * kSecond);
    table.wish(0, "offer", R"("what":"pause")");
    table.wish(1, "accept", R"("what":"pause")");
    room.loop.advance(kDay);
    EXPECT_EQ(left(table.view(0), 0), 50 * kSecond);
    EXPECT_EQ(table.view(0)["clock"]["running"], Json::array());
    table.wish(1, "offer", R"("what":"resume")");
    table.wish(0, "accept", R"("what":"resume")");
    room.loop.advance(5 * kSecond);
    EXPECT_EQ(left(table.view(0), 0), 45 * kSecond);
}

TEST(OnlineClocks, AmongThreeABotPlaysOn) {
    Room room;
    Seated table(room, {.variant = "points-many", .players = 3, .clock = R"({"kind":"move","seconds":5})"});
    room.loop.advance(6 * kSecond);
    const Json view = table.view(1);
    EXPECT_EQ(view["phase"], "playing");
    EXPECT_EQ(view["seats"][0]["kind"], "bot");
    EXPECT_EQ(view["seats"][0]["name"], "Player 0");
    table.person(0).news.clear();
    EXPECT_EQ(code_of(room.sit(table.person(0), table.made, 0, "Player 0")), "");
    EXPECT_EQ(table.view(1)["seats"][0]["kind"], "person");
}

TEST(OnlineAbsence, TheOthersChooseAfterAMinute) {
    Room room;
    Seated table(room, {});
    const std::string win = R"("seat":1,"then":"win")", wait = R"("seat":1,"then":"wait")";
    EXPECT_EQ(code_of(table.wish(0, "absent", win)), "server.not-away");
    room.go(table.person(1));
    EXPECT_EQ(table.person(0).news.back()["news"], "here");
    EXPECT_EQ(table.person(0).news.back()["seats"][1]["here"], false);
    room.loop.advance(59 * kSecond);
    EXPECT_EQ(code_of(table.wish(0, "absent", win)), "server.not-away");
    room.loop.advance(2 * kSecond);
    EXPECT_EQ(code_of(table.wish(0, "absent", wait)), "");
    EXPECT_EQ(table.view(0)["phase"], "playing");
    EXPECT_EQ(code_of(table.wish(0, "absent", win)), "");
    EXPECT_EQ(table.view(0)["change"]["state"]["ending"]["kind"], "abandoned");
}

TEST(OnlineAbsence, ALineThatGoesTakesNothingAway) {
    Room room;
    Seated table(room, {});
    table.play(0, "K10");
    room.go(table.person(1));
    room.loop.advance(kDay);
    EXPECT_EQ(table.view(0)["phase"], "playing");
    room.come(table.person(1));
    EXPECT_EQ(table.view(1)["seats"][1]["kind"], "person");
    EXPECT_EQ(code_of(table.play(1, "K11")), "");
}

TEST(OnlineAbsence, ABotFinishesAndWhoComesBackSitsDownAgain) {
    Room room;
    Seated table(room, {});
    table.play(0, "K10");
    room.go(table.person(1));
    room.loop.advance(61 * kSecond);
    EXPECT_EQ(code_of(table.wish(0, "absent", R"("seat":1,"then":"bot","level":1)")), "");
    room.loop.advance(kSecond);
    EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 2);
    room.come(table.person(1));
    EXPECT_EQ(table.view(1)["seats"][1]["kind"], "bot");
    EXPECT_EQ(code_of(table.play(1, "A1")), "server.bot-plays");
    EXPECT_EQ(code_of(room.sit(table.person(1), table.made, 1, "Player 1")), "");
    table.play(0, "A9");
    EXPECT_EQ(code_of(table.play(1, "A1")), "");
}

TEST(OnlineAbsence, WhoDoesNotGetReadyCanBeReplacedAndNothingIsLost) {
    Room room;
    Person anna, ben, carl;
    for (Person* person : {&anna, &ben, &carl}) room.come(*person);
    const Made made = room.make(anna, {});
    room.enter(anna, made, made.keys[0]);
    room.sit(anna, made, 0, "Anna");
    room.sit(ben, made, 1, "Ben");
    room.say(anna, Room::at(made.table, made.keys[0], "ready"));
    room.loop.advance(121 * kSecond);
    const Json view = room.enter(anna, made, made.keys[0]);
    EXPECT_EQ(view["phase"], "gathering");
    EXPECT_EQ(view["seats"][1]["kind"], "open");
    EXPECT_EQ(code_of(room.relink(anna, made, made.host, 1)), "");
}

/// Penta Rush: everybody at once.
TEST(OnlineRush, ARoundBeginsWhenAllAreReadyAndTheServersSandDecides) {
    Room room;
    Seated table(room, {.game = "penta-rush"});
    const Json first = table.view(0);
    EXPECT_EQ(first["phase"], "playing");
    const std::size_t thrown = first["change"]["steps"].size();
    EXPECT_GT(thrown, 0u);
    room.loop.advance(3 * kSecond);
    EXPECT_EQ(code_of(table.play(0, "flip")), "");
    EXPECT_FALSE(table.view(0)["clock"]["due"].is_null());
    for (int i = 0; i < 200 && table.view(0)["change"]["state"]["to_move"] != Json::array({"chance"}); ++i)
        room.loop.advance(kSecond);
    ASSERT_EQ(table.view(0)["change"]["state"]["to_move"], Json::array({"chance"}));
    EXPECT_EQ(code_of(table.wish(0, "ready")), "");
    EXPECT_EQ(table.view(0)["change"]["state"]["to_move"], Json::array({"chance"}));
    EXPECT_EQ(code_of(table.wish(1, "ready")), "");
    EXPECT_NE(table.view(0)["change"]["state"]["to_move"], Json::array({"chance"}));
    room.restart();
    EXPECT_NE(table.view(0)["change"]["state"]["to_move"], Json::array({"chance"}));
}

TEST(OnlineRush, ARoundBeginsAfterHalfAMinuteToo) {
    Room room;
    Seated table(room, {.game = "penta-rush"});
    const auto waits = [&] { return table.view(0)["change"]["state"]["to_move"] == Json::array({"chance"}); };
    table.play(0, "flip");
    for (int i = 0; i < 200 && !waits(); ++i) room.loop.advance(kSecond);
    ASSERT_TRUE(waits());
    room.loop.advance(28 * kSecond);
    EXPECT_TRUE(waits());
    room.loop.advance(3 * kSecond);
    EXPECT_FALSE(waits());
}

TEST(OnlineRush, MovesOverASlowLineDoNotHoldTheSand) {
    Room room;
    Seated table(room, {.game = "penta-rush"});
    const auto waits = [&] { return table.view(0)["change"]["state"]["to_move"] == Json::array({"chance"}); };
    table.play(0, "flip");
    table.person(1).delay = 400;
    for (int second = 0; second < 20; ++second) {
        const std::string verb = second % 2 == 0 ? "ring" : "erase";
        EXPECT_EQ(code_of(table.play(1, verb + " a1 b1 c1 d1 e1")), "") << second;
        room.loop.advance(kSecond);
    }
    EXPECT_FALSE(waits());
    room.loop.advance(12 * kSecond);
    EXPECT_TRUE(waits());
}

TEST(OnlineRush, BotsActAtTheirPace) {
    Room room;
    Seated table(room, {.game = "penta-rush", .players = 2, .levels = {0, 4}});
    const std::size_t before = table.view(0)["change"]["steps"].size();
    room.loop.advance(60 * kSecond);
    EXPECT_GT(table.view(0)["change"]["steps"].size(), before);
}

}  // namespace
}  // namespace server::tables::test
