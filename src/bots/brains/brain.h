#pragma once

#include "game/game.h"

namespace bots::brains {

/// What is known about a game. Specialized in brains/<name>/ for games that have a brain; a
/// game without one is played by search alone.
///
/// A brain has `static int interest(const G::State&, game::Seat, G::Move)`: how much a move
/// deserves a look, 0 or more. Where all moves have 0 it has no opinion.
template <game::Game G>
struct Brain {};

template <class G>
concept HasBrain = requires(const typename G::State& state, game::Seat seat, typename G::Move move) {
    { Brain<G>::interest(state, seat, move) } -> std::same_as<int>;
};

/// A player of a game's own, instead of sampling. Specialized in brains/<name>/ with a `Type` that
/// is a Bot, and with `kNodes` where the usual ones take much longer than a second.
template <game::Game G>
struct OwnBot {};

template <class G>
concept HasOwnBot = requires { typename OwnBot<G>::Type; };

}  // namespace bots::brains
