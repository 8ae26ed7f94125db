// Games in a row: PE-23, and who begins the next one, PE-11.

#include <gtest/gtest.h>

#include "game/match.h"
#include "game/tree.h"
#include "games/catalog.h"
#include "games/pente/rules.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

using game::Match;
using game::Seat;

Match table(std::string_view variant, game::OptionList options, int players = 2) {
    options.emplace_back("size", "9");
    auto match = Match::start(*find("pente"), {std::string(variant), players, options, std::nullopt}, {});
    EXPECT_TRUE(match) << (match ? "" : match.error().code);
    return std::move(*match);
}

/// Plays words in turn for whoever is to act.
void play(Match& match, std::initializer_list<const char*> moves) {
    for (const char* move : moves) {
        const auto refused = match.play(*match.state().actors().begin(), move);
        ASSERT_FALSE(refused) << move << ' ' << refused->code;
    }
}

/// The beginner makes five: 5 points to none.
void beginner_wins(Match& match) { play(match, {"E5", "A1", "D5", "C1", "C5", "E1", "F5", "G1", "G5"}); }
/// The other one makes five: 5 points to none.
void beginner_loses(Match& match) {
    play(match, {"E5", "A1", "G9", "B1", "A8", "C1", "J6", "D1", "C8", "E1"});
}

std::string totals(const Match& match) {
    const game::Series standing = match.standing();
    std::string out;
    for (const int n : standing.totals()) out += (out.empty() ? "" : "-") + std::to_string(n);
    return out;
}

int beginner(const Match& match) { return (*match.state().actors().begin()).index(); }

TEST(PenteSeries, PE_23_PointsGoToTwentyOneAndOtherGamesHaveNoEnd) {
    for (const game::VariantInfo& info : variant_infos()) {
        const Match match = table(info.name, {}, info.min_players);
        EXPECT_EQ(match.standing().target(), info.name.starts_with("points") ? 21 : 0) << info.name;
    }
    EXPECT_EQ(table("points", {{"target", "50"}}).standing().target(), 50);
}

TEST(PenteSeries, PE_23_TheTotalsGrowGameByGameUntilOneReachesTheTarget) {
    Match match = table("points", {{"target", "10"}, {"next_begins", "turns"}});
    beginner_wins(match);
    EXPECT_EQ(totals(match), "5-0");
    EXPECT_FALSE(match.standing().over());
    ASSERT_FALSE(match.next());
    beginner_loses(match);
    EXPECT_EQ(totals(match), "10-0");
    EXPECT_EQ(match.standing().winners(), game::SeatSet(Seat::player(0)));
    const auto refused = match.next();
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, "series-over");
    EXPECT_EQ(refused->rule, "SE-01");
}

TEST(PenteSeries, PE_23_AGameUnderWayCannotBeLeft) {
    Match match = table("points", {});
    play(match, {"E5"});
    EXPECT_EQ(match.next()->code, "game-not-over");
}

TEST(PenteSeries, PE_23_AHandicapIsAStartingTotal) {
    Match match = table("points", {{"handicap", "0,10"}});
    EXPECT_EQ(totals(match), "0-10");
    beginner_wins(match);
    EXPECT_EQ(totals(match), "5-10");
    Match near = table("points", {{"handicap", "16,0"}});
    beginner_wins(near);
    EXPECT_TRUE(near.standing().over());
    for (const char* bad : {"5", "1,2,3", "a,b", "-1,0", "1,", "0,1001"}) {
        const auto refused =
            Match::start(*find("pente"), {"points", 2, {{"handicap", bad}}, std::nullopt}, {});
        ASSERT_FALSE(refused) << bad;
        EXPECT_EQ(refused.error().rule, "SE-02") << bad;
    }
}

TEST(PenteSeries, PE_23_AHandicapAtTheTargetDoesNotWinBeforeAGame) {
    const Match match = table("points", {{"target", "5"}, {"handicap", "0,9"}});
    EXPECT_FALSE(match.standing().over());
}

TEST(PenteSeries, PE_23_IfBothReachTheTargetTheHigherTotalWins) {
    Match match = table("points", {{"target", "5"}, {"handicap", "0,6"}});
    beginner_wins(match);
    EXPECT_EQ(totals(match), "5-6");
    EXPECT_EQ(match.standing().winners(), game::SeatSet(Seat::player(1)));
}

TEST(PenteSeries, PE_23_EqualTotalsAtTheTargetGoOn) {
    Match match = table("points", {{"target", "5"}, {"handicap", "0,5"}});
    beginner_wins(match);
    EXPECT_EQ(totals(match), "5-5");
    EXPECT_FALSE(match.standing().over());
    ASSERT_FALSE(match.next());
    beginner_wins(match);
    EXPECT_EQ(totals(match), "5-10");
    EXPECT_EQ(match.standing().winners(), game::SeatSet(Seat::player(1)));
}

TEST(PenteSeries, PE_23_ADrawnGameIsCountedWithoutABonus) {
    Board board({.variant = "points", .to_move = 1, .captures = {2, 1}}, R"(
        X X O O X X O O X
        O O X X O O X X O
        X X O O X X O O X
        O O X X O O X X O
        X X O O X X O O X
        O O X X O O X X O
        X X O O X X O O X
        O O X X O O X X O
        X X O O X O O O a )");
    game::Setup setup{"points", 2, {}, Pente::write_position(board.state)};
    auto match = Match::start(*find("pente"), setup, {});
    ASSERT_TRUE(match);
    ASSERT_FALSE(match->play(Seat::player(1), "J1"));
    ASSERT_EQ(match->state().outcome()->code, "full");
    EXPECT_EQ(totals(*match), "2-2") << "a capture and a four for O, two captures for X";
    ASSERT_FALSE(match->next());
    EXPECT_EQ(beginner(*match), 0) << "a draw with equal points: by seat order";
}

TEST(PenteSeries, PE_23_AResignedGameCountsWhatLiesThere) {
    Match match = table("points", {});
    play(match, {"E5", "E6", "D5", "E7", "A1", "J1", "E8"});  // seat 0 takes a pair
    ASSERT_FALSE(match.end({game::Ending::Kind::resigned, Seat::player(0)}));
    EXPECT_EQ(totals(match), "1-0");
    ASSERT_FALSE(match.next());
    EXPECT_EQ(beginner(match), 0) << "the one who resigned has lost";
}

TEST(PenteSeries, PE_23_TheWholeSeriesIsOneRecord) {
    Match match = table("points", {{"target", "12"}, {"handicap", "1,0"}});
    beginner_wins(match);
    ASSERT_FALSE(match.next());
    beginner_loses(match);
    const game::Record record = match.record(game::Viewer::keeper());
    EXPECT_EQ(record.games.size(), 2U);
    const auto again = game::read_record(game::to_text(record));
    ASSERT_TRUE(again);
    const auto replayed = Match::replay(*find("pente"), *again, {});
    ASSERT_TRUE(replayed);
    EXPECT_EQ(totals(*replayed), totals(match));
    EXPECT_EQ(totals(match), "11-0");
}

TEST(PenteSeries, PE_11_TheLoserOfTwoBeginsTheNextGame) {
    Match match = table("standard", {});
    beginner_wins(match);
    EXPECT_EQ(totals(match), "1-0");
    ASSERT_FALSE(match.next());
    EXPECT_EQ(beginner(match), 1);
    beginner_wins(match);
    ASSERT_FALSE(match.next());
    EXPECT_EQ(beginner(match), 0);
    beginner_loses(match);
    ASSERT_FALSE(match.next());
    EXPECT_EQ(beginner(match), 0);
    EXPECT_EQ(totals(match), "1-2");
}

TEST(PenteSeries, PE_11_TheLoserBeginsEvenWithMorePoints) {
    Board board({.variant = "points", .captures = {0, 4}}, R"(
        O O O O . O O O O
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X a X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    auto match = Match::start(*find("pente"), {"points", 2, {}, Pente::write_position(board.state)}, {});
    ASSERT_TRUE(match);
    ASSERT_FALSE(match->play(Seat::player(0), "C5"));
    EXPECT_EQ(totals(*match), "5-6");
    ASSERT_FALSE(match->next());
    EXPECT_EQ(beginner(*match), 1);
}

TEST(PenteSeries, PE_11_TurnsAndLotAreOtherWays) {
    Match turns = table("standard", {{"next_begins", "turns"}, {"begins", "1"}});
    EXPECT_EQ(beginner(turns), 1);
    beginner_wins(turns);
    ASSERT_FALSE(turns.next());
    EXPECT_EQ(beginner(turns), 0);
    Match lot = table("standard", {{"next_begins", "lot"}});
    beginner_wins(lot);
    EXPECT_EQ(lot.standing().next_begins(), "lot");
}

TEST(PenteSeries, PE_11_OfManyTheLowestScoreBeginsAndTiesGoBySeat) {
    const auto after = [](std::string_view diagram, int players, const char* last) {
        Board board({.variant = "points-many", .players = players}, diagram);
        auto match = Match::start(*find("pente"),
                                  {"points-many", players, {}, Pente::write_position(board.state)}, {});
        EXPECT_TRUE(match);
        EXPECT_FALSE(match->play(Seat::player(0), last));
        EXPECT_FALSE(match->next());
        return beginner(*match);
    };
    EXPECT_EQ(after(R"(
        . . . . . . . . .
        O O O . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X a . . . . .
        . . . . . . . . .
        . . . . . . . . .
        Y Y . . . . . . .
        . . . . . . . . . )",
                    3, "D5"),
              2);
    EXPECT_EQ(after(R"(
        . . . . . . . . .
        O O O . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X a . . . . .
        . . . . . . . . .
        Y Y Y . . . . . .
        . . . . . . . . .
        . . . . . . . . . )",
                    3, "D5"),
              1);
}

TEST(PenteSeries, PE_11_OfTwoTeamsALoserBegins) {
    Match match = table("pairs", {}, 4);
    beginner_wins(match);  // the colour of seats 0 and 2
    EXPECT_EQ(totals(match), "1-0-1-0");
    ASSERT_FALSE(match.next());
    EXPECT_EQ(beginner(match), 1);
}

}  // namespace

}  // namespace games::pente
