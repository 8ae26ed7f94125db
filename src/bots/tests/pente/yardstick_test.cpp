#include "bots/yardsticks/pente.h"

#include <gtest/gtest.h>

#include <limits>

#include "bots/players.h"
#include "game/erased.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/pente/rules.h"

namespace bots::yardsticks {
namespace {

using Rules = games::pente::Pente;
using games::pente::State;

State position(std::string_view text) {
    const auto state = Rules::read_position(*game::read_tree(text));
    EXPECT_TRUE(state) << (state ? "" : state.error().code);
    return *state;
}

std::string answer(const State& state, int depth) {
    Pente bot(depth);
    const game::Seat seat = game::Seat::player(state.to_move);
    EXPECT_TRUE(bot.begin(game::ErasedView<Rules>(state), seat, 0));
    while (!bot.think(kSlice)) {
    }
    return Rules::write_move(state, seat, game::restore<Rules>(bot.best().move), game::Viewer::keeper());
}

TEST(Yardstick, CountsRowsByTheirOpenEnds) {
    EXPECT_EQ(worth(position("{stones [[K10] [D4]]}"), 0), 0);
    EXPECT_EQ(worth(position("{stones [[K10 L10] []]}"), 0), 40);
    EXPECT_EQ(worth(position("{stones [[A10 B10] []]}"), 0), 10) << "the edge closes one end";
    EXPECT_EQ(worth(position("{stones [[K10 L10] [M10]]}"), 0), -50) << "J10 would take the pair";
    EXPECT_EQ(worth(position("{stones [[K10 L10 M10] []]}"), 0), 400);
    EXPECT_EQ(worth(position("{stones [[K10 K11 K12] [K9]]}"), 0), 60);
    EXPECT_EQ(worth(position("{stones [[K10 K11 K12] [K9 K13]]}"), 0), 0) << "no end is open";
    EXPECT_EQ(worth(position("{stones [[K10 L11 M12 N13] []]}"), 0), 5000);
    EXPECT_EQ(worth(position("{stones [[K10 L9 M8 N7] [O6]]}"), 0), 600);
}

TEST(Yardstick, CountsCapturesAndTheOthersRowsAgainstItself) {
    EXPECT_EQ(worth(position("{stones [[K10] [D4]] captures [2 1]}"), 0), 200 - 80);
    EXPECT_EQ(worth(position("{stones [[K10] [D4]] captures [2 1]}"), 1), 80 - 200);
    EXPECT_EQ(worth(position("{variant keryo stones [[K10] [D4]] captures [4 0]}"), 0), 200)
        << "stones are counted there, two to a pair";
    EXPECT_EQ(worth(position("{stones [[K10 L10 M10] [D4 D5]]}"), 0), 400 - 40);
}

TEST(Yardstick, TakesTheWinAndStopsTheOthers) {
    EXPECT_EQ(answer(position("{stones [[A1 B1 C1 D1] [A3 C4 E5]] to_move 0}"), 1), "E1");
    EXPECT_EQ(answer(position("{stones [[K10] [L10 M10]] to_move 0 captures [4 0]}"), 1), "N10");
    EXPECT_EQ(answer(position("{stones [[A3 C4 E7] [A1 B1 C1 D1]] to_move 0}"), 2), "E1");
}

TEST(Yardstick, SeesAnOpenThreeWinTwoMovesLater) {
    const State state = position("{stones [[J10 K10 L10] [A1 T19 A19]] to_move 0}");
    const std::string move = answer(state, 3);
    EXPECT_TRUE(move == "H10" || move == "M10") << move;
}

TEST(Yardstick, FindsTheNearestLegalPointsWhereNoneIsClose) {
    const State state = position("{variant tournament size 13 stones [[G7] [G8]] to_move 0}");
    const std::string move = answer(state, 2);
    EXPECT_FALSE(Rules::why_illegal(state, game::Seat::player(0), *Rules::read_move(state, move))) << move;
}

/// The search without cuts, order or stack: what alpha-beta must agree with.
int full_search(const State& state, int depth, int ply) {
    games::pente::Moves moves;
    Rules::legal_moves(state, game::Seat::player(state.to_move), moves);
    int best = std::numeric_limits<int>::min();
    for (const auto move : moves) {
        State next = state;
        Rules::apply(next, game::Seat::player(state.to_move), move, nullptr);
        const int colour = state.to_move;
        int value = 0;
        if (next.end != games::pente::End::none)
            value = next.winner < 0 ? 0 : next.winner == colour ? 1'000'000 - ply : ply - 1'000'000;
        else
            value = depth == 1 ? worth(next, colour) : -full_search(next, depth - 1, ply + 1);
        best = std::max(best, value);
    }
    return best;
}

TEST(Yardstick, FindsTheValueOfTheFullSearch) {
    // Every point of these boards is at most two steps from a stone.
    for (const char* text : {"{size 9 stones [[E5 C3 G7 E7 C5 G3] [E3 C7 G5 D4 F6 F4]] to_move 0}",
                             "{size 9 stones [[E5 C3 G7 D3 D5 G3] [E3 C7 G6 D4 F6 F4]] to_move 0}"}) {
        const State state = position(text);
        Pente bot(3);
        ASSERT_TRUE(bot.begin(game::ErasedView<Rules>(state), game::Seat::player(0), 0));
        while (!bot.think(kSlice)) {
        }
        State next = state;
        const auto move = game::restore<Rules>(bot.best().move);
        Rules::apply(next, game::Seat::player(0), move, nullptr);
        EXPECT_EQ(-full_search(next, 2, 2), full_search(state, 3, 1)) << text;
    }
}

TEST(Yardstick, ThinksTheSameHoweverItIsSliced) {
    const State state = position("{stones [[K10 L12 N9] [L11 M10 K8]] to_move 0}");
    const auto think = [&](std::uint64_t slice) {
        Pente bot(3);
        EXPECT_TRUE(bot.begin(game::ErasedView<Rules>(state), game::Seat::player(0), slice));
        while (!bot.think(slice)) {
        }
        return bot.best();
    };
    const Thought coarse = think(1'000'000'000), fine = think(1);
    EXPECT_EQ(coarse.move, fine.move);
    EXPECT_EQ(coarse.nodes, fine.nodes);
    EXPECT_EQ(coarse.chance, fine.chance);
}

TEST(Yardstick, PlaysEveryVariantForTwoToTheEnd) {
    const game::AnyGame& game = *games::find("pente");
    for (const game::VariantInfo& variant : game.variants()) {
        if (variant.min_players > 2) continue;
        auto match = game::Match::start(game, {std::string(variant.name), 2, {{"size", "9"}}, {}}, {});
        ASSERT_TRUE(match.ok());
        for (int i = 0; i < 300 && !match->over(); ++i) {
            const game::Seat seat = *match->state().actors().begin();
            Pente bot(1);
            ASSERT_TRUE(bot.begin(*match->state().view(game::Viewer::of(seat)), seat, 0)) << variant.name;
            bot.think(kSlice);
            const auto reason = match->play(seat, bot.best().move);
            ASSERT_FALSE(reason) << variant.name << ": " << reason->code;
        }
        EXPECT_TRUE(match->over()) << variant.name;
    }
}

TEST(Yardstick, RefusesWhatItCannotPlay) {
    const game::AnyGame& pente = *games::find("pente");
    auto many = game::Match::start(pente, {"points-many", 3, {}, {}}, {});
    Pente bot;
    EXPECT_FALSE(bot.begin(*many->state().view(game::Viewer::keeper()), game::Seat::player(0), 0));
    auto riomino = game::Match::start(*games::find("riomino"), {"starter", 2, {}, {}}, {});
    EXPECT_FALSE(bot.begin(*riomino->state().view(game::Viewer::keeper()), game::Seat::player(0), 0));
    const State waiting = position("{stones [[K10] []] to_move 1}");
    EXPECT_FALSE(bot.begin(game::ErasedView<Rules>(waiting), game::Seat::player(0), 0));
}

}  // namespace
}  // namespace bots::yardsticks
