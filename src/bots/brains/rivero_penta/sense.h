#pragma once

#include "bots/brains/sense.h"
#include "core/rng.h"
#include "games/rivero_penta/rules.h"

namespace bots::brains {

/// What the search knows about Rivero Penta.
template <>
struct Sense<games::rivero_penta::RiveroPenta> {
    using Game = games::rivero_penta::RiveroPenta;
    static constexpr int kTurns = 1;
    static constexpr double kCuriosity = 0.5;

    static void weigh(const Game::State& state, game::Seat seat, const Game::Moves& moves,
                      Weights<Game>& out);
    static Game::Move reply(const Game::State& state, game::Seat seat, core::Rng& rng, Game::Moves& moves);
    /// Cards moved or removed: many moves, seldom worth much.
    static bool is_minor(const Game::State& state);
    static int chance(const Game::State& state, game::Seat seat);
    /// Before the first turn each card laid around the source counts as one.
    static int turn(const Game::State& state) { return 2 * state.turn + state.to_move; }
    /// RP-23: discards lie face down.
    static Game::Move as_seen(Game::Move move) {
        return move.is(Game::Move::Kind::discard) ? Game::Move::discard({}) : move;
    }

    // ------------------------------------------------------------ what `chance` goes by
    static constexpr std::size_t kCounts = 13;
    using Counts = std::array<int, kCounts>;
    static Counts counts(const Game::State& state, game::Seat seat);
    /// By the points of who has more.
    static int phase(const Game::State& state);
};

}  // namespace bots::brains
