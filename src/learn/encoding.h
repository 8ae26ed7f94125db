#pragma once

#include <concepts>

#include "game/game.h"
#include "learn/layout.h"

namespace learn {

/// What there is to know beside a view where all play at once: the seconds that the sand still runs; -1
/// while it stands.
struct Moment {
    int sand_left = -1;
};

/// How a game looks to a learner: observations as cells, players' moves as numbers. Specialized for every
/// game in encodings/<game>.h; docs/python.md has the tables. It is made for one setup, so that a small board
/// is a small observation, and reads nothing but views.
template <game::Game G>
class Encoding;

/// The first `kCommon` cells tell every seat the same. `action` numbers a legal move of a player as the seat
/// names it; `rank` is its place among his legal moves, for moves that have no number of their own.
template <class G>
concept Encoded =
    game::Game<G> && requires(const Encoding<G>& encoding, const typename G::State& state,
                              const typename G::View& view, typename G::Move move, Cell* cells) {
        Encoding<G>(state);
        { encoding.layout() } -> std::same_as<const Layout&>;
        { encoding.actions() } -> std::same_as<int>;
        { Encoding<G>::kCommon } -> std::convertible_to<int>;
        { encoding.observe_common(view, cells) } -> std::same_as<void>;
        // From the cell after those on.
        { encoding.observe_own(view, 0, Moment(), cells) } -> std::same_as<void>;
        { encoding.action(state, 0, move, 0) } -> std::same_as<int>;
        // Whether bits from outside are those of a move that could be legal somewhere.
        { Encoding<G>::is_move(move) } -> std::same_as<bool>;
    };

/// A whole observation.
template <class G>
void observe(const Encoding<G>& encoding, const typename G::View& view, int seat, Moment moment, Cell* out) {
    encoding.observe_common(view, out);
    encoding.observe_own(view, seat, moment, out + Encoding<G>::kCommon);
}

}  // namespace learn
