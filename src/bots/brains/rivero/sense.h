#pragma once

#include "bots/brains/sense.h"
#include "core/rng.h"
#include "games/rivero/rules.h"

namespace bots::brains {

/// What the search knows about Rivero.
template <>
struct Sense<games::rivero::Rivero> {
    using Game = games::rivero::Rivero;
    static constexpr int kTurns = 2;
    static constexpr double kCuriosity = 0.25;

    static void weigh(const Game::State& state, game::Seat seat, const Game::Moves& moves,
                      Weights<Game>& out);
    static Game::Move reply(const Game::State& state, game::Seat seat, core::Rng& rng, Game::Moves& moves);
    static bool is_minor(const Game::State&) { return false; }
    static int chance(const Game::State& state, game::Seat seat);
    static int turn(const Game::State& state) { return state.to_move; }
    /// RV-34: a card goes face down onto the groundwater.
    static Game::Move as_seen(Game::Move move) {
        return move.kind() == Game::Move::Kind::ground ? Game::Move::ground({}) : move;
    }

    // ------------------------------------------------------------ what `chance` goes by
    static constexpr std::size_t kCounts = 15;
    using Counts = std::array<int, kCounts>;
    /// What speaks for a seat, less what speaks for the other; the last one is whose turn it is.
    static Counts counts(const Game::State& state, game::Seat seat);
    /// By the cards that are left in the ocean.
    static int phase(const Game::State& state);
};

}  // namespace bots::brains
