#pragma once

#include "bots/levels.h"
#include "game/game.h"

namespace bots::brains {

/// What the players know of a game. Every game has one, in brains/<name>/brain.h; this one is left undefined,
/// so that whoever forgot to include it is told by the compiler.
///
///     Player                           the plain bot of the game
///     kNodes                           what that one is given for a move: about a second of its time
///     const Ladder kLadder             the eight levels, or, where they are no players with slips,
///     make_level(level)                a bot of that level
///     int interest(state, seat, move)  how much a move deserves a look, 0 or more; where all have 0 it has
///                                      no opinion, and without it all moves are equal
///     game::Notice why(move)           in a game that all play at once: why a hint names that move
template <game::Game G>
struct Brain;

/// Whether the brain of the game has an opinion about single moves.
template <game::Game G>
constexpr bool kHasInterest =
    sizeof(Brain<G>) > 0 && requires(const typename G::State& state, game::Seat seat, typename G::Move move) {
        { Brain<G>::interest(state, seat, move) } -> std::same_as<int>;
    };

}  // namespace bots::brains
