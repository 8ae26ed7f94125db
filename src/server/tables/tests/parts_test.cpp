// The parts of a table, each alone.

#include <gtest/gtest.h>

#include "server/tables/clocks.h"
#include "server/tables/event.h"
#include "server/tables/messages.h"
#include "server/tables/offers.h"
#include "server/tables/seating.h"
#include "server/tables/table.h"

namespace server::tables::test {
namespace {

using game::Seat;

Event made() {
    Event event;
    event.at = 5;
    event.made = tables::Made{
        {"pente", {"standard", 2, {{"size", "13"}}, {}}, {0, 3}, {ClockTerms::Kind::game, 60'000, 1'000}},
        {core::sha256("a"), std::nullopt},
        core::sha256("host"),
        core::sha256("secret")};
    return event;
}

TEST(Events, ComeBackFromTheirLine) {
    Event moved;
    moved.kind = Event::Kind::moved;
    moved.at = 1'800'000'000'000;
    moved.by = 1;
    moved.id = "id-1";
    moved.move = "K10";
    moved.ms = 1234;
    moved.draws = {"lot 1", "throw 3"};
    moved.spent = {{0, 10}, {1, -3}};
    Event said;
    said.kind = Event::Kind::said;
    said.by = Event::kSpectator;
    said.name = "Zo\xc3\xab \"Z\"";
    said.text = "h\\i";
    Event ended;
    ended.kind = Event::Kind::ended;
    ended.by = Event::kClock;
    ended.seat = 1;
    ended.ending = game::Ending::Kind::out_of_time;
    Event accepted;
    accepted.kind = Event::Kind::accepted;
    accepted.by = 0;
    accepted.what = What::rematch;
    accepted.rematch = "abcdefgh23456789";
    for (const Event& event : {made(), moved, said, ended, accepted}) {
        const std::string line = to_line(event);
        EXPECT_EQ(line.find('\n'), line.npos);
        const auto back = read_event(line);
        ASSERT_TRUE(back) << line;
        EXPECT_EQ(*back, event) << line;
    }
}

TEST(Events, WhatIsNoEventIsDamaged) {
    for (const char* line :
         {"", "{}", "[]", R"({"v":2,"event":"sat","at":1,"by":0})", R"({"v":1,"event":"flew","at":1,"by":0})",
          R"({"v":1,"event":"sat","at":1,"by":9})", R"({"v":1,"event":"moved","at":1,"by":0,"spent":[7]})"})
        EXPECT_FALSE(read_event(line)) << line;
}

TEST(TableFold, WhatDoesNotFollowIsRefused) {
    auto table = Table::begin("abcdefgh23456789", made());
    ASSERT_TRUE(table);
    Event moved;
    moved.kind = Event::Kind::moved;
    moved.move = "nowhere";
    moved.by = 0;
    EXPECT_TRUE(table->apply(moved));
    moved.by = 5;
    EXPECT_TRUE(table->apply(moved));
    EXPECT_TRUE(table->apply(made()));
    EXPECT_FALSE(Table::begin("abcdefgh23456789", moved));
}

TEST(Clocks, RunForWhoMayActAndGiveTimeBackWithTheTurn) {
    Clocks clocks({ClockTerms::Kind::game, 60'000, 5'000}, 2);
    clocks.run(Seat::player(0), 1000, {});
    EXPECT_EQ(clocks.since(0), 1000);
    EXPECT_FALSE(clocks.since(1));
    clocks.charge(0, 4'000, 5000);  // a first step of his turn
    clocks.run(Seat::player(0), 5000, 0);
    EXPECT_EQ(clocks.left(0), 56'000);
    EXPECT_EQ(clocks.since(0), 5000);
    clocks.charge(0, 1'000, 6000);
    clocks.run(Seat::player(1), 6000, 0);
    EXPECT_EQ(clocks.left(0), 60'000);
    EXPECT_EQ(clocks.running(), game::SeatSet(Seat::player(1)));
}

TEST(Offers, AreAgreedByEverybodyElse) {
    Offers offers;
    offers.make(What::pause, 1);
    const auto three = game::SeatSet::players(3);
    offers.accept(What::pause, 0);
    EXPECT_FALSE(offers.is_agreed(What::pause, three));
    offers.accept(What::pause, 2);
    EXPECT_TRUE(offers.is_agreed(What::pause, three));
    EXPECT_FALSE(offers.is_agreed(What::draw, three));
}

TEST(TableMessages, AreCompleteInFourLanguages) {
    for (const game::Message& message : messages())
        for (const std::string_view text : message.text) {
            EXPECT_FALSE(text.empty()) << message.code;
            EXPECT_EQ(game::placeholders(text), game::placeholders(message.text[0])) << message.code;
        }
}

}  // namespace
}  // namespace server::tables::test
