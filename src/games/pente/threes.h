#pragma once

#include "games/pente/state.h"

namespace games::pente {

/// What the stone at a point makes in one line.
enum class Shape : std::uint8_t {
    none,
    three,    // one more stone makes an unblocked four: a free three, "tria"
    four,     // one more stone makes the winning row
    tessera,  // an unblocked row one short of winning
};

/// The shape made by the stone of `colour` that lies at `p`.
Shape shape_at(const State& state, int colour, Point p, game::parts::Line line);

/// PE-26 to PE-29: whether the stone to be laid at the empty point `p` makes a double three
/// that is not excused by a win or by the defence against a five.
bool is_forbidden_double_three(const State& state, int colour, Point p);

/// Whether a stone of `colour` somewhere would complete a winning row.
bool threatens_row(const State& state, int colour);

}  // namespace games::pente
