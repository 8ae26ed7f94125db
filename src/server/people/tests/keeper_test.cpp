#include "server/people/rating/keeper.h"

#include <gtest/gtest.h>

#include "core/rng.h"
#include "server/tables/tests/room.h"
#include "server/tests/asked.h"

namespace server::people {
namespace {

using tables::test::code_of;
using tables::test::Person;
using tables::test::Room;
using tables::test::Seated;

/// A node at which sessions are accounts of the same name, and whose games are rated.
class Village : public tables::People {
public:
    Village() {
        room.known = this;
        room.restart();
        open();
    }
    tables::Account who(std::string_view session) const override {
        if (session.empty()) return {};
        return {"id-" + std::string(session), std::string(session)};
    }
    void over(const tables::Table& table) override {
        if (keeper) keeper->look_at(table);
    }
    void open() {
        keeper.emplace(room.loop, room.store, room.store);
        room.loop.run();
    }

    /// A rated game, given up after two moves by that seat.
    void play(const std::string& first, const std::string& second, int loser, std::string variant = {}) {
        Seated seated(room, {.variant = std::move(variant), .clock = kClock, .rated = true}, {first, second});
        EXPECT_EQ(code_of(seated.play(0, "K10")), "");
        EXPECT_EQ(code_of(seated.play(1, "L11")), "");
        EXPECT_EQ(code_of(seated.wish(loser, "end")), "");
    }
    std::vector<store::CurveRow> curves() {
        std::vector<store::CurveRow> all;
        store::AskedRatings ask(room.loop, room.store);
        const auto latest = ask.latest();
        for (const store::CurveRow& last : *latest) {
            const auto curve = *ask.curve(last.category, last.player);
            all.insert(all.end(), curve.begin(), curve.end());
        }
        return all;
    }
    Rebuilt rebuild() {
        const auto result = store::wait_for<Rebuilt>(
            room.loop, [&](auto done) { people::rebuild(room.store, room.store, done); });
        EXPECT_TRUE(result);
        return result ? *result : Rebuilt();
    }

    static constexpr const char* kClock = R"({"kind":"game","minutes":5,"seconds":3})";
    Room room;
    std::optional<RatingKeeper> keeper;
};

TEST(RatingKeeper, RatesAGameWhenItIsOver) {
    Village village;
    village.play("anna", "ben", 1);
    ASSERT_TRUE(village.keeper->is_settled());
    EXPECT_GT(village.keeper->standings().find("pente/standard", "id-anna").rating.points, 1600);
    EXPECT_LT(village.keeper->standings().find("pente/standard", "id-ben").rating.points, 1400);
    EXPECT_EQ(village.curves().size(), 2U);
}

TEST(RatingKeeper, TheArchiveGivesTheSameFiguresAsTheRunningServer) {
    Village village;
    core::Rng rng(3);
    const std::vector<std::string> names{"anna", "ben", "cato", "dirk", "els"};
    for (int i = 0; i < 40; ++i) {
        const std::size_t first = rng.below(5), second = (first + 1 + rng.below(4)) % 5;
        village.play(names[first], names[second], static_cast<int>(rng.below(2)),
                     rng.below(3) ? "" : "keryo");
        // At times several are over within one millisecond, and at times days later.
        if (rng.below(2)) village.room.loop.advance(rng.below(10) ? 1000 : 20LL * 24 * 3'600'000);
    }
    const auto running = village.curves();
    ASSERT_EQ(running.size(), 80U);
    const Rebuilt rebuilt = village.rebuild();
    EXPECT_EQ(rebuilt.games, 40U);
    EXPECT_TRUE(rebuilt.is_as_before);
    EXPECT_EQ(village.curves(), running);

    village.open();  // a server that begins anew goes on with the same
    village.play("anna", "ben", 0);
    EXPECT_TRUE(village.rebuild().is_as_before);
}

TEST(RatingKeeper, WhatWasNotRatedWhenTheServerWentIsRatedAfterwards) {
    Village village;
    village.play("anna", "ben", 1);
    village.keeper.reset();
    village.play("anna", "ben", 0);
    village.play("cato", "ben", 0);
    EXPECT_EQ(village.curves().size(), 2U);
    village.open();
    EXPECT_TRUE(village.keeper->is_settled());
    EXPECT_EQ(village.curves().size(), 6U);
    EXPECT_TRUE(village.rebuild().is_as_before);
}

TEST(RatingKeeper, AGameThatEndedEarlierThanOneRatedAlreadyTakesItsPlace) {
    Village village;
    village.play("anna", "ben", 1);
    village.room.loop.set_clock(village.room.loop.now() - 3'600'000);
    village.play("anna", "ben", 0);
    EXPECT_TRUE(village.keeper->is_settled());
    const auto running = village.curves();
    EXPECT_TRUE(village.rebuild().is_as_before);
    EXPECT_EQ(village.curves(), running);
}

TEST(RatingKeeper, GoesOnWhenTheStoreDoes) {
    Village village;
    Seated seated(village.room, {.clock = Village::kClock, .rated = true}, {"anna", "ben"});
    seated.play(0, "K10");
    seated.play(1, "L11");
    seated.wish(1, "end");
    const auto before = village.curves();
    (void)*store::AskedRatings(village.room.loop, village.room.store).replace("", {}, {});
    village.room.store.refuse(game::Reason("server.store-full", ""));
    village.open();
    EXPECT_FALSE(village.keeper->is_settled());
    village.room.store.refuse({});
    village.room.loop.advance(2000);
    EXPECT_TRUE(village.keeper->is_settled());
    EXPECT_EQ(village.curves(), before);
}

TEST(RatedTable, NeedsAClockAndTheUsualRules) {
    Village village;
    Person anna;
    village.room.come(anna);
    int made = 0;
    const auto make = [&](const std::string& more) {
        const std::string secret = std::string(31, 'a') + std::to_string(made++);
        return code_of(village.room.say(
            anna, R"({"op":"make","game":"pente","rated":true,"players":2,"secret":")" + secret +
                      R"(","sitters":[{"kind":"open"},{"kind":"open"}],)" + more + "}"));
    };
    const std::string clock = R"("clock":)" + std::string(Village::kClock);
    EXPECT_EQ(make(R"("clock":{"kind":"none"})"), "server.rated-needs-clock");
    EXPECT_EQ(make(clock + R"(,"options":{"size":13})"), "server.rated-as-usual");
    EXPECT_EQ(make(clock + R"(,"options":{"size":19})"), "");
    EXPECT_EQ(make(clock), "");
}

TEST(RatedTable, IsForPeopleWithAnAccountAndAgainstOthers) {
    Village village;
    Person guest, anna, ben;
    anna.session_name = "anna";
    ben.session_name = "ben";
    for (Person* person : {&guest, &anna, &ben}) village.room.come(*person);
    const auto made = village.room.make(guest, {.clock = Village::kClock, .rated = true});
    EXPECT_EQ(code_of(village.room.sit(guest, made, 0, "Guest")), "server.rated-needs-account");
    EXPECT_EQ(code_of(village.room.sit(anna, made, 0, "Somebody else")), "");
    EXPECT_EQ(code_of(village.room.sit(anna, made, 1, "Anna")), "server.rated-against-oneself");
    EXPECT_EQ(code_of(village.room.sit(ben, made, 0, "Ben")), "server.seat-taken");
    EXPECT_EQ(code_of(village.room.sit(ben, made, 1, "Ben")), "");
    const auto view = village.room.enter(anna, made, made.keys[0]);
    EXPECT_EQ(view["seats"][0]["name"], "anna") << "by the account's name";
    EXPECT_EQ(view["plan"]["rated"], true);
}

TEST(RatedTable, TakesNoMoveBack) {
    Village village;
    Seated seated(village.room, {.clock = Village::kClock, .rated = true}, {"anna", "ben"});
    seated.play(0, "K10");
    EXPECT_EQ(code_of(seated.wish(0, "offer", R"("what":"undo")")), "server.rated-no-undo");
}

}  // namespace
}  // namespace server::people
