#pragma once

#include "game/notice.h"
#include "games/penta_rush/state.h"

namespace games::penta_rush {

/// The search is over: judges every pad, wipes it, and goes on to the strikes, to the next round
/// or to the end.
void end_search(State& state, game::Events* events);

/// PR-28, PR-29: a strike of `shape`; `placement` is where it is hatched, -1 for nowhere. The last
/// strike owed ends the round.
void strike(State& state, int seat, Shape shape, int placement, game::Events* events);

}  // namespace games::penta_rush
