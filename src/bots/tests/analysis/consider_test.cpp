#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bot.h"
#include "game/match.h"
#include "games/catalog.h"

namespace bots {
namespace {

game::Match position(std::string_view game, std::string_view text) {
    auto match = game::Match::load(*games::find(game), *game::read_tree(text), {});
    EXPECT_TRUE(match.ok()) << (match.ok() ? "" : match.error().code);
    return std::move(*match);
}

/// What a move alone is worth to the player to move.
Thought considered(const game::Match& match, std::string_view move, std::uint64_t nodes = 20'000) {
    const game::Seat seat = *match.state().actors().begin();
    const auto bot = make_plain_bot(match.game());
    EXPECT_TRUE(bot->begin(*match.state().view(game::Viewer::of(seat)), seat, 1));
    EXPECT_TRUE(bot->consider_only(*match.state().read_move(move)));
    for (std::uint64_t spent = 0; spent < nodes && !bot->think(kSlice); spent += kSlice) {
    }
    const Thought thought = bot->best();
    EXPECT_EQ(match.state().write_move(seat, thought.move, game::Viewer::keeper()), move);
    return thought;
}

TEST(ConsiderOnly, AMoveThatWinsAtOnceIsWorthEverything) {
    const auto match = position("pente", "{game pente stones [[A1 B1 C1 D1] [A3 C4 E5]] to_move 0}");
    EXPECT_EQ(considered(match, "E1").chance, 1.0);
}

TEST(ConsiderOnly, AMoveThatLetsTheOtherWinIsWorthNothing) {
    const auto match =
        position("pente", "{game pente stones [[K10 C4 E7] [B1 C1 D1 E1]] to_move 0 captures [0 0]}");
    const Thought thought = considered(match, "T19");
    EXPECT_EQ(thought.chance, 0.0);
    ASSERT_GE(thought.line.size(), 2U);  // the refutation comes after it
}

TEST(ConsiderOnly, AWinByThreatsIsSeenWhateverTheOtherDoes) {
    // Three in an open row: a fourth cannot be stopped.
    const auto match = position("pente", "{game pente stones [[J10 K10 L10] [A1 C1 F19]] to_move 0}");
    EXPECT_EQ(considered(match, "M10").chance, 1.0);
    EXPECT_LT(considered(match, "T1").chance, 0.9);
}

TEST(ConsiderOnly, AMoveWithOneAnswerIsThoughtThroughBeyondIt) {
    // A four that has one answer, after which the stones of the other win.
    const auto match = position(
        "pente", "{game pente stones [[B1 C1 D1 K5] [A1 H10 J10 K10 M14 P17]] to_move 0 captures [0 0]}");
    EXPECT_LT(considered(match, "E1").chance, 0.3);
}

TEST(ConsiderOnly, WhoTakesTheBetterSideHasTheBetterChance) {
    const auto match =
        position("pente", "{game pente variant swap2 phase choose stones [[J10 K10 L10] [A1 T1]] to_move 0}");
    const double first = considered(match, "take 1").chance, second = considered(match, "take 2").chance;
    EXPECT_GT(std::max(first, second), 0.8);
    EXPECT_NEAR(first + second, 1.0, 1e-9);
}

TEST(ConsiderOnly, AmongManyTheChanceIsThatOfWhoMoves) {
    auto match = game::Match::start(*games::find("pente"), {"points-many", 3, {}, {}}, {});
    ASSERT_TRUE(match.ok());
    ASSERT_FALSE(match->play(game::Seat::player(0), "K10"));
    const double chance = considered(*match, "L10").chance;
    EXPECT_GT(chance, 0.0);
    EXPECT_LT(chance, 0.8);
}

TEST(ConsiderOnly, ABeginningForgetsWhatWasConsidered) {
    const auto match = position("pente", "{game pente stones [[A1 B1 C1 D1] [A3 C4 E5]] to_move 0}");
    const game::Seat seat = game::Seat::player(0);
    const auto bot = make_plain_bot(match.game());
    ASSERT_TRUE(bot->begin(*match.state().view(game::Viewer::of(seat)), seat, 1));
    ASSERT_TRUE(bot->consider_only(*match.state().read_move("T19")));
    ASSERT_TRUE(bot->begin(*match.state().view(game::Viewer::of(seat)), seat, 1));
    bot->think(kSlice);
    EXPECT_EQ(match.state().write_move(seat, bot->best().move, game::Viewer::keeper()), "E1");
}

}  // namespace
}  // namespace bots
