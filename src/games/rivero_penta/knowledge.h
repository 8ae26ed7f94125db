#pragma once

#include "game/seat.h"
#include "games/rivero_penta/state.h"

namespace games::rivero_penta {

// What each seat remembers of the last shuffle; README, "What each player knows".

/// Everything in `gone` was just shuffled into the ocean before all eyes, and each seat's own
/// face-down discards before his own. Called before the piles are emptied.
void remember_shuffle(State& state, const RiverCards& gone);
/// The seat lays this card of his hand openly. Called while he still holds it.
void note_laid(State& state, int seat, RiverCard card);
/// The seat discards a card of his hand face down. Called while he still holds it.
void note_discarded(State& state, int seat);
/// The seat sees this card come from the ocean. Called while it is still there.
void note_drawn(State& state, int seat, RiverCard card);

/// What a seat has not seen: the ocean, the other's hand and what lies face down.
RiverCards unseen_by(const State& state, int seat);

}  // namespace games::rivero_penta
