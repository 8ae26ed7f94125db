#pragma once

#include "bots/brains/brain.h"
#include "games/rivero_penta/rules.h"

namespace bots::brains {

/// A first opinion about Rivero Penta: the points a move books at once.
template <>
struct Brain<games::rivero_penta::RiveroPenta> {
    static int interest(const games::rivero_penta::State& state, game::Seat seat,
                        games::rivero_penta::Move move);
};

}  // namespace bots::brains
