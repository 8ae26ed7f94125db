#pragma once

#include "bots/brains/brain.h"
#include "game/playout.h"

namespace bots::search {

/// The move its brain finds most interesting, ties by lot; without a brain any legal move. It
/// looks at one state that fits what the seat sees, as every bot does.
template <game::Game G>
typename G::Move greedy_move(const typename G::State& state, game::Seat seat, core::Rng& rng) {
    if constexpr (!brains::kHasInterest<G>) {
        return game::draw_move<G>(state, seat, rng);
    } else {
        const auto guess = G::complete(G::view(state, game::Viewer::of(seat)), rng);
        typename G::Moves moves;
        G::legal_moves(guess, seat, moves);
        typename G::Move best{};
        int most = -1;
        std::uint32_t equal = 0;
        for (const auto& move : moves) {
            const int interest = brains::Brain<G>::interest(guess, seat, move);
            if (interest > most) equal = 0;
            if (interest < most) continue;
            most = interest;
            if (rng.below(++equal) == 0) best = move;
        }
        return best;
    }
}

}  // namespace bots::search
