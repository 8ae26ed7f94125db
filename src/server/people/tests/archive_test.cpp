#include "server/people/rating/archive.h"

#include <gtest/gtest.h>

#include "games/catalog.h"

namespace server::people {
namespace {

using tables::Event;

constexpr Moment kMade = 1'800'000'000'000;
const store::TableId kOwnTable = "abcdefgh23456789";

/// The events of a table, one a second.
class Played {
public:
    explicit Played(std::vector<int> levels = {0, 0}, std::string variant = "standard", bool rated = true) {
        tables::Made made;
        made.terms.game = "pente";
        made.terms.setup.variant = std::move(variant);
        made.terms.setup.players = static_cast<int>(levels.size());
        made.terms.levels = levels;
        made.terms.clock = {tables::ClockTerms::Kind::game, 60'000, 0};
        made.terms.is_rated = rated;
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            made.keys.push_back(levels[seat] ? std::nullopt
                                             : std::optional(core::sha256(std::to_string(seat))));
        Event event;
        event.made = made;
        add(event);
        for (int seat = 0; seat < made.terms.setup.players; ++seat) {
            if (levels[static_cast<std::size_t>(seat)]) continue;
            Event sat = by(Event::Kind::sat, seat);
            sat.name = "Player " + std::to_string(seat);
            sat.nonce = std::string(32, 'a');
            sat.account = account(seat);
            add(sat);
            add(by(Event::Kind::ready, seat));
        }
    }
    static std::string account(int seat) { return "account" + std::to_string(seat); }
    static Event by(Event::Kind kind, int seat) {
        Event event;
        event.kind = kind;
        event.by = seat;
        return event;
    }
    void move(int seat, std::string move) {
        Event event = by(Event::Kind::moved, seat);
        event.move = std::move(move);
        add(event);
    }
    void end(int seat, game::Ending::Kind how = game::Ending::Kind::resigned) {
        Event event = by(Event::Kind::ended, seat);
        event.seat = seat;
        event.ending = how;
        add(event);
    }
    void add(Event event) {
        event.at = kMade + 1000 * static_cast<Moment>(lines_.size());
        lines_.push_back(to_line(event));
    }
    std::vector<RatedGame> games() const {
        const auto read = rated_games(kOwnTable, lines_);
        EXPECT_TRUE(read);
        return read ? *read : std::vector<RatedGame>();
    }
    Moment last() const { return kMade + 1000 * static_cast<Moment>(lines_.size() - 1); }
    std::vector<std::string>& lines() { return lines_; }

private:
    std::vector<std::string> lines_;
};

TEST(Archive, AGameThatWasGivenUpIsLostByThatSeat) {
    Played course;
    course.move(0, "K10");
    course.move(1, "L11");
    EXPECT_TRUE(course.games().empty()) << "not over";
    course.end(0);
    const auto games = course.games();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0], (RatedGame{{course.last(), kOwnTable, 0},
                                   "pente/standard",
                                   {{"account0", 0, 2}, {"account1", 1, 1}}}));
}

TEST(Archive, AGameThatWasAbortedInTheFirstTwoMovesDoesNotCount) {
    Played course;
    course.end(1);
    EXPECT_TRUE(course.games().empty());
    Played one;
    one.move(0, "K10");
    one.end(1, game::Ending::Kind::abandoned);
    EXPECT_TRUE(one.games().empty());
}

TEST(Archive, OnlyGamesOfRatedTablesCount) {
    Played course({0, 0}, "standard", false);
    course.move(0, "K10");
    course.move(1, "L11");
    course.end(0);
    EXPECT_TRUE(course.games().empty());
}

TEST(Archive, ABotIsAPlayerByItsLevel) {
    Played course({0, 4}, "keryo");
    course.move(0, "K10");
    course.move(1, "L11");
    course.end(0, game::Ending::Kind::out_of_time);
    const auto games = course.games();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].category, "pente/keryo");
    EXPECT_EQ(games[0].seats[1], (RatedGame::Seat{"level-4", 1, 1}));
}

TEST(Archive, WhoeverLeftHisSeatToABotIsBehindThoseWhoStayed) {
    Played course;
    course.move(0, "K10");
    course.move(1, "L11");
    Event event = Played::by(Event::Kind::stood_in, 1);
    event.seat = 0;
    event.level = 4;
    course.add(event);
    course.end(1);
    const auto games = course.games();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_LT(games[0].seats[1].place, games[0].seats[0].place);
}

TEST(Archive, WhatHappensAfterTheEndChangesNothing) {
    Played course;
    course.move(0, "K10");
    course.move(1, "L11");
    course.end(0);
    const auto before = course.games();
    Event said = Played::by(Event::Kind::said, 0);
    said.text = "thanks";
    course.add(said);
    EXPECT_EQ(course.games(), before);
}

TEST(Archive, ATableOfOlderDaysReadsWithoutTheMark) {
    Played course({0, 0}, "standard", false);
    EXPECT_EQ(course.lines()[0].find("rated"), std::string::npos);
    EXPECT_TRUE(rated_games(kOwnTable, course.lines()));
    course.lines().push_back("no event");
    EXPECT_TRUE(rated_games(kOwnTable, course.lines())) << "nothing more of it is read";
    Played rated;
    rated.lines().push_back("no event");
    EXPECT_EQ(rated_games(kOwnTable, rated.lines()).error().code, "server.store-damaged");
}

TEST(Archive, CategoriesAreGamesOrTheirFamilies) {
    EXPECT_EQ(category_of(*games::find("pente"), "tournament"), "pente/standard");
    EXPECT_EQ(category_of(*games::find("pente"), "swap2-keryo"), "pente/keryo");
    EXPECT_EQ(category_of(*games::find("riomino"), games::find("riomino")->variants()[0].name), "riomino");
}

TEST(Archive, RowsReadBackAsTheyWere) {
    const RatedGame game{
        {kMade, kOwnTable, 3}, "pente/keryo", {{"anna", 0, 2}, {"level-4", 1, 1}, {"c", 2, 3}}};
    EXPECT_EQ(read_row(row_of(game)), game);
    Standings standings;
    for (const Change& change : standings.add(game)) EXPECT_EQ(read_row(row_of(change)), change);
    store::RatedRow spoilt = row_of(game);
    spoilt.seats = "anna first 1";
    EXPECT_FALSE(read_row(spoilt));
}

}  // namespace
}  // namespace server::people
