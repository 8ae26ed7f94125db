// The card games' bots: they see what lies open and their own hand, nothing else.

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/brains/rivero/brain.h"
#include "bots/brains/rivero_penta/brain.h"
#include "bots/search/greedy.h"
#include "game/erased.h"
#include "games/catalog.h"
#include "games/rivero/rules.h"
#include "games/rivero_penta/rules.h"

namespace bots {
namespace {

using games::rivero::Rivero;
using games::rivero_penta::RiveroPenta;

template <class G>
typename G::State read(std::string_view position) {
    const auto state = G::read_position(*game::read_tree(position));
    EXPECT_TRUE(state.ok()) << (state.ok() ? "" : state.error().code);
    return *state;
}

template <class G>
std::string greedy(const typename G::State& state, std::uint64_t seed) {
    core::Rng rng(seed);
    const game::Seat seat = *G::actors(state).begin();
    return G::write_move(state, seat, search::greedy_move<G>(state, seat, rng), game::Viewer::of(seat));
}

TEST(CardBrains, GreedTakesTheMostPointsOfRiveroPenta) {
    const auto state = read<RiveroPenta>(
        "{game rivero-penta variant standard table {1,0 N4 2,0 N5 -1,0 D2 0,1 C8 0,-1 A5} "
        "hands [[N6 C7 A4 D1 D3] [D8 C3 A9 N9]] scores [0 0] ocean rest discard [] "
        "closed {sun 6 tap 6 bridge 5} open [bridge] to_move 0 phase play plays_left 1 turn 1}");
    for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(greedy<RiveroPenta>(state, seed), "N6@3,0");
}

/// A position some random moves into a game, with a player to decide.
template <class G>
typename G::State some_position(core::Rng& rng) {
    for (;;) {
        auto state = G::initial(*G::read_options(
            {.variant = std::string(G::variants()[0].name), .players = 2, .options = {}, .position = {}}));
        for (std::uint32_t left = 60 + rng.below(60); left > 0 || G::actors(state).has(game::Seat::chance());
             left -= left > 0) {
            if (G::actors(state).empty()) break;
            const game::Seat seat = *G::actors(state).begin();
            G::apply(state, seat, game::draw_move<G>(state, seat, rng), nullptr);
        }
        if (!G::actors(state).empty()) return state;
    }
}

template <class G>
void expect_equal_thoughts() {
    core::Rng rng(4);
    for (int i = 0; i < 20; ++i) {
        const auto state = some_position<G>(rng);
        const game::Seat seat = *G::actors(state).begin();
        const auto view = G::view(state, game::Viewer::of(seat));
        const auto other = G::complete(view, rng);  // the hidden cards lie elsewhere
        Thought thoughts[2];
        for (int k = 0; k < 2; ++k) {
            const auto bot = make_plain_bot(*games::find(G::kId));
            const game::ErasedView<G> seen(G::view(k == 0 ? state : other, game::Viewer::of(seat)));
            ASSERT_TRUE(bot->begin(seen, seat, 7));
            bot->think(20'000);
            thoughts[k] = bot->best();
        }
        EXPECT_EQ(thoughts[0].move, thoughts[1].move);
        EXPECT_EQ(thoughts[0].chance, thoughts[1].chance);
        EXPECT_FALSE(G::why_illegal(state, seat, game::restore<G>(thoughts[0].move)));
        EXPECT_EQ(greedy<G>(state, 3), greedy<G>(other, 3));
    }
}

TEST(CardBots, ThinkTheSameWhereverHiddenCardsLie) {
    expect_equal_thoughts<RiveroPenta>();
    expect_equal_thoughts<Rivero>();
}

TEST(CardBrains, GreedyPlayersEndTheirGames) {
    core::Rng rng(11);
    const auto play = [&]<class G>() {
        auto state = G::initial(*G::read_options(
            {.variant = std::string(G::variants()[0].name), .players = 2, .options = {}, .position = {}}));
        while (!G::actors(state).empty()) {
            const game::Seat seat = *G::actors(state).begin();
            const auto move = seat.is_player() ? search::greedy_move<G>(state, seat, rng)
                                               : game::draw_chance<G>(state, rng);
            ASSERT_FALSE(G::why_illegal(state, seat, move));
            G::apply(state, seat, move, nullptr);
        }
    };
    for (int i = 0; i < 5; ++i) {
        play.operator()<RiveroPenta>();
        play.operator()<Rivero>();
    }
}

}  // namespace
}  // namespace bots
