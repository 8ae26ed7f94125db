#pragma once

#include "game/conformance.h"
#include "game/playout.h"

namespace bots::tests {

/// A position some random moves into a game with these terms, with a player to decide.
template <game::Game G>
typename G::State some_position(const game::Setup& setup, core::Rng& rng) {
    for (;;) {
        auto state = G::initial(*G::read_options(setup));
        std::uint32_t left = 12 + rng.below(150);
        while (!G::actors(state).empty() && (left > 0 || G::actors(state).has(game::Seat::chance()))) {
            const game::Seat seat = *G::actors(state).begin();
            G::apply(state, seat, game::draw_move<G>(state, seat, rng), nullptr);
            left -= left > 0;
        }
        if (!G::actors(state).empty()) return state;
    }
}

/// Calls visit(state, seat to move) for positions of all variants, with options by lot.
template <game::Game G, class Visit>
void for_some_positions(int count, std::uint64_t seed, Visit&& visit) {
    core::Rng rng(seed);
    for (int i = 0; i < count; ++i) {
        const auto variants = G::variants();
        const auto& variant = variants[static_cast<std::size_t>(i) % variants.size()];
        const auto state = some_position<G>(game::random_setup<G>(variant, 2, rng), rng);
        visit(state, *G::actors(state).begin());
    }
}

}  // namespace bots::tests
