// Playing at a table: from its making to its end.

#include "server/tables/tests/room.h"

namespace server::tables::test {
namespace {

TEST(OnlineTable, TwoPeopleSitDownGetReadyAndPlay) {
    Room room;
    Person anna, ben;
    room.come(anna);
    room.come(ben, "nl");
    const Made made = room.make(anna, {});
    const Json first = room.enter(anna, made, made.keys[0]);
    EXPECT_EQ(first["phase"], "gathering");
    EXPECT_EQ(first["you"]["seat"], 0);
    EXPECT_EQ(first["plan"]["game"], "pente");
    EXPECT_EQ(code_of(room.sit(anna, made, 0, "Anna")), "");
    room.enter(ben, made, made.keys[1]);
    EXPECT_EQ(code_of(room.sit(ben, made, 1, "Ben")), "");
    EXPECT_EQ(anna.last_view()["phase"], "ready");
    EXPECT_EQ(code_of(room.play(anna, made, 0, "K10", 2)), "server.not-begun");
    EXPECT_EQ(code_of(room.say(anna, Room::at(made.table, made.keys[0], "ready"))), "");
    EXPECT_EQ(code_of(room.say(ben, Room::at(made.table, made.keys[1], "ready"))), "");
    EXPECT_EQ(anna.last_view()["phase"], "playing");
    EXPECT_EQ(code_of(room.play(ben, made, 1, "K10", 4)), "not-your-turn");
    EXPECT_EQ(code_of(room.play(anna, made, 0, "K10", 4)), "");
    const Json& seen = ben.last_view();
    EXPECT_EQ(seen["sequence"], 5);
    EXPECT_EQ(seen["change"]["steps"][0]["move"], "K10");
    EXPECT_EQ(seen["change"]["state"]["to_move"], Json::array({1}));
    EXPECT_FALSE(seen["change"]["moves"].empty());
    EXPECT_EQ(code_of(room.play(ben, made, 1, "K11", 4)), "server.late");
    EXPECT_EQ(code_of(room.play(ben, made, 1, "K11", 5)), "");
}

TEST(OnlineTable, ABotAnswersAtItsPace) {
    Room room;
    Seated table(room, {.levels = {0, 1}});
    EXPECT_EQ(code_of(table.play(0, "K10")), "");
    table.person(0).take_news();
    room.loop.advance(400);
    EXPECT_TRUE(table.person(0).news.empty());
    room.loop.advance(100);
    EXPECT_EQ(table.person(0).last_view()["change"]["steps"][0]["seat"], 1);
}

TEST(OnlineTable, AResendIsCountedOnceAlsoAcrossARestart) {
    Room room;
    Seated table(room, {});
    const Json first = table.play(0, "K10", "wish-1");
    EXPECT_EQ(table.play(0, "K10", "wish-1"), first);
    room.restart();
    EXPECT_EQ(table.play(0, "K10", "wish-1"), first);
    EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 1);
}

}  // namespace
}  // namespace server::tables::test
