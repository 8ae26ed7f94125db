// What is offered and answered, and how tables end and go on.

#include "server/tables/tests/room.h"

namespace server::tables::test {
namespace {

const std::string kDraw = R"("what":"draw")", kUndo = R"("what":"undo")", kPause = R"("what":"pause")",
                  kResume = R"("what":"resume")", kRematch = R"("what":"rematch")";

TEST(OnlineOffers, ADrawIsAgreed) {
    Room room;
    Seated table(room, {});
    table.play(0, "K10");
    EXPECT_EQ(code_of(table.wish(0, "accept", kDraw)), "server.no-offer");
    EXPECT_EQ(code_of(table.wish(0, "offer", kDraw)), "");
    EXPECT_EQ(table.view(1)["offers"][0]["what"], "draw");
    EXPECT_EQ(code_of(table.wish(1, "offer", kDraw)), "server.offer-stands");
    EXPECT_EQ(code_of(table.wish(0, "accept", kDraw)), "server.own-offer");
    EXPECT_EQ(code_of(table.wish(1, "accept", kDraw)), "");
    const Json view = table.view(0);
    EXPECT_EQ(view["phase"], "over");
    EXPECT_EQ(view["change"]["state"]["ending"]["kind"], "drawn");
    EXPECT_EQ(view["change"]["state"]["ending"]["winners"], Json::array());
    EXPECT_EQ(view["offers"], Json::array());
}

TEST(OnlineOffers, AnOfferEndsWithAMoveOrWhenItIsDeclined) {
    Room room;
    Seated table(room, {});
    table.wish(0, "offer", kDraw);
    EXPECT_EQ(code_of(table.wish(1, "decline", kDraw)), "");
    EXPECT_EQ(code_of(table.wish(1, "accept", kDraw)), "server.no-offer");
    table.wish(1, "offer", kDraw);
    table.play(0, "K10");
    EXPECT_EQ(code_of(table.wish(0, "accept", kDraw)), "server.no-offer");
}

TEST(OnlineOffers, WhereNoGameIsDrawnNoneIsOffered) {
    Room room;
    Seated table(room, {.game = "riomino"});
    EXPECT_EQ(code_of(table.wish(0, "offer", kDraw)), "never-drawn");
}

TEST(OnlineOffers, AMoveIsTakenBackByConsent) {
    Room room;
    Seated table(room, {});
    EXPECT_EQ(code_of(table.wish(0, "offer", kUndo)), "nothing-to-undo");
    table.play(0, "K10");
    table.play(1, "A1");
    EXPECT_EQ(code_of(table.wish(0, "offer", kUndo)), "");
    EXPECT_EQ(code_of(table.wish(1, "accept", kUndo)), "");
    EXPECT_EQ(table.person(1).last_view()["change"]["from"], 0);
    EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 0);
    EXPECT_EQ(code_of(table.play(0, "K10")), "");
}

TEST(OnlineOffers, WhoPlaysWithBotsAloneAsksNobody) {
    Room room;
    Seated table(room, {.levels = {0, 1}});
    table.play(0, "K10");
    room.loop.advance(1000);
    EXPECT_EQ(code_of(table.wish(0, "offer", kDraw)), "server.bots-play-on");
    EXPECT_EQ(code_of(table.wish(0, "offer", kUndo)), "");
    EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 0);
    EXPECT_EQ(code_of(table.wish(0, "offer", kPause)), "");
    EXPECT_EQ(table.view(0)["phase"], "paused");
    EXPECT_EQ(code_of(table.play(0, "K10")), "server.paused");
    EXPECT_EQ(code_of(table.wish(0, "offer", kResume)), "");
    EXPECT_EQ(code_of(table.play(0, "K10")), "");
}

TEST(OnlineOffers, WhatShowedSomethingHiddenStays) {
    Room room;
    Seated table(room, {.game = "rivero-penta"});
    std::string last;
    for (int moves = 0; moves < 40 && last != "seen-since"; ++moves)
        for (int seat = 0; seat < 2; ++seat) {
            const Json view = table.view(seat);
            if (view["change"]["moves"].empty()) continue;
            EXPECT_EQ(code_of(table.play(seat, *wire::text_of(view["change"]["moves"][0]["moves"][0]))), "");
            last = code_of(table.wish(seat, "offer", kUndo));
            if (last.empty()) table.wish(1 - seat, "decline", kUndo);
            break;
        }
    EXPECT_EQ(last, "seen-since");
}

TEST(OnlineOffers, GivingUpIsAMoveWhereARuleSaysSo) {
    Room room;
    Seated cards(room, {.game = "rivero-penta"}), stones(room, {});
    const Json reply = cards.wish(0, "end");
    EXPECT_EQ(code_of(reply), "resign-by-move");
    EXPECT_EQ(reply["error"]["rule"], "RP-44");
    EXPECT_EQ(code_of(stones.wish(0, "end")), "");
    EXPECT_EQ(stones.view(1)["change"]["state"]["ending"]["winners"], Json::array({1}));
    EXPECT_EQ(code_of(stones.wish(1, "end")), "game-over");
}

TEST(OnlineOffers, ARematchHasItsSeatsExchangedAndTheSameKeys) {
    Room room;
    Seated table(room, {.clock = R"({"kind":"move","seconds":30})"});
    EXPECT_EQ(code_of(table.wish(0, "offer", kRematch)), "server.not-now");
    table.wish(0, "end");
    EXPECT_EQ(code_of(table.wish(0, "offer", kRematch)), "");
    EXPECT_EQ(code_of(table.wish(1, "accept", kRematch)), "");
    Made again = table.made;
    again.table = *wire::text_of(table.view(0)["rematch"]);
    EXPECT_EQ(room.enter(table.person(0), again, table.made.keys[0])["you"]["seat"], 1);
    EXPECT_EQ(room.enter(table.person(1), again, table.made.keys[1])["you"]["seat"], 0);
    const Json view = room.enter(table.person(0), again, table.made.keys[0]);
    EXPECT_EQ(view["phase"], "gathering");
    EXPECT_EQ(view["plan"], table.view(0)["plan"]);
    EXPECT_NE(view["fair"]["commitment"], table.view(0)["fair"]["commitment"]);
    EXPECT_EQ(code_of(table.wish(0, "offer", kRematch)), "server.rematch-made");
}

TEST(OnlineOffers, ASeriesGoesOnWhenAllAreReady) {
    Room room;
    Seated table(room, {.variant = "points"});
    EXPECT_EQ(code_of(table.wish(0, "next")), "game-not-over");
    table.play(0, "K10");
    table.wish(0, "end");
    EXPECT_EQ(table.view(0)["fair"]["shown"]["game"], 0);
    EXPECT_EQ(code_of(table.wish(1, "next")), "");
    const Json view = table.view(0);
    EXPECT_EQ(view["phase"], "ready");
    EXPECT_EQ(view["change"]["games"], 2);
    EXPECT_EQ(view["change"]["steps"], Json::array());
    EXPECT_EQ(code_of(table.play(0, "K10")), "server.not-begun");
    table.wish(0, "ready");
    EXPECT_EQ(table.view(0)["phase"], "playing");
    room.restart();
    EXPECT_EQ(table.view(1)["phase"], "playing");
}

TEST(OnlineOffers, TheRecordProvesItsDrawsOnceTheGameIsOver) {
    Room room;
    Seated table(room, {.game = "riomino"});
    const std::string ask = R"("requests":[{"op":"record"}])";
    const auto record = [&] { return *wire::text_of(table.wish(0, "ask", ask)["answers"][0]["record"]); };
    EXPECT_NE(record().find("tag fair-commitment "), std::string::npos);
    EXPECT_EQ(record().find("tag fair-key "), std::string::npos);
    table.wish(0, "end");
    EXPECT_NE(record().find("tag fair-key 0 "), std::string::npos);
}

}  // namespace
}  // namespace server::tables::test
