#pragma once

#include <optional>

#include "core/rng.h"
#include "games/rivero_penta/state.h"

namespace games::rivero_penta {

/// The decisions that a pair of action cards asks for. Bridges: table.h, bridge_places.

/// RP-34: where the card on `from` may be moved to.
Plane destinations(const Table& table, const Choices& choices, Square from);
/// The table with the card on `from` lifted and the bridges gone that this leaves loose (RP-32).
Table lifted(const Table& table, Square from);

/// RP-36, RP-37: whether a run is a PENTA.
inline bool is_penta(int length, const Choices& choices) {
    return choices.long_penta == Choices::LongPenta::yes ? length >= kPenta : length == kPenta;
}
/// RP-36: the size of the largest part of the run that can go without anything floating.
int most_drained(const Table& table, const Plane& cards_of_run);

/// The squares that a remove, drain or tap names, in ascending order.
core::FixedVector<Square, Move::kLongest> squares_of(Move move);
Plane plane_of(Move move);

/// Whether the action leaves anything to decide; `list` gives its moves, ascending, without `pass`.
bool can_act(const Open& state, Action action);
void list_actions(const Open& state, Action action, Moves& out);
/// One of those moves or nothing, each of them and each of `others` further choices equally likely.
std::optional<Move> random_action(const Open& state, Action action, std::uint32_t others, core::Rng& rng);

}  // namespace games::rivero_penta
