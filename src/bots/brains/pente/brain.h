#pragma once

#include "bots/brains/brain.h"
#include "games/pente/rules.h"

namespace bots::brains {

/// A first opinion about Pente, good enough for a friendly game: rows in the making, one's own
/// and the others', and captures. It looks at one stone, not ahead.
template <>
struct Brain<games::pente::Pente> {
    static int interest(const games::pente::State& state, game::Seat seat, games::pente::Move move);
};

}  // namespace bots::brains
