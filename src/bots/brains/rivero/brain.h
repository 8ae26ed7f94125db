#pragma once

#include "bots/brains/brain.h"
#include "games/rivero/rules.h"

namespace bots::brains {

/// A first opinion about Rivero: what a move changes in the count of RV-41, one's own and the
/// other's, and which cards it brings to hand.
template <>
struct Brain<games::rivero::Rivero> {
    static int interest(const games::rivero::State& state, game::Seat seat, games::rivero::Move move);
};

}  // namespace bots::brains
