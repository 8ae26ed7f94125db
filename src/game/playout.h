#pragma once

#include "core/rng.h"
#include "game/game.h"

namespace game {

/// One of the legal chance moves, by weight, found in their list.
template <Game G>
typename G::Move draw_listed_chance(const typename G::State& state, core::Rng& rng) {
    typename G::Moves moves;
    G::legal_moves(state, Seat::chance(), moves);
    std::uint32_t total = 0;
    for (const auto& move : moves) total += G::weight(state, move);
    std::uint32_t left = rng.below(total);
    for (const auto& move : moves) {
        const std::uint32_t weight = G::weight(state, move);
        if (left < weight) return move;
        left -= weight;
    }
    return moves[moves.size() - 1];
}

/// One of the legal chance moves, by weight.
template <Game G>
typename G::Move draw_chance(const typename G::State& state, core::Rng& rng) {
    if constexpr (DrawsChance<G>)
        return G::random_chance(state, rng);
    else
        return draw_listed_chance<G>(state, rng);
}

/// One of a seat's legal moves: chance by weight, the others each equally likely.
template <Game G>
typename G::Move draw_move(const typename G::State& state, Seat seat, core::Rng& rng) {
    if (seat == Seat::chance()) return draw_chance<G>(state, rng);
    if constexpr (DrawsMoves<G>) {
        return G::random_move(state, seat, rng);
    } else {
        typename G::Moves moves;
        G::legal_moves(state, seat, moves);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
}

/// One of the seats that may act, each equally likely.
inline Seat draw_actor(SeatSet actors, core::Rng& rng) {
    auto at = actors.begin();
    if (!actors.is_single())
        for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(actors.size())); skip > 0; --skip)
            ++at;
    return *at;
}

/// Plays random moves to the end; returns how many.
template <Game G>
int play_out(typename G::State& state, core::Rng& rng) {
    int count = 0;
    for (SeatSet actors = G::actors(state); !actors.empty(); actors = G::actors(state)) {
        const Seat seat = draw_actor(actors, rng);
        G::apply(state, seat, draw_move<G>(state, seat, rng), nullptr);
        ++count;
    }
    return count;
}

}  // namespace game
