#pragma once

#include "games/rivero/state.h"

namespace games::rivero {

// Rivers and the cards of their bridges, which change together.

/// Adds a river without bridges behind its owner's others; returns its place in the list.
int add_river(State& state, int seat, const River& river);
void remove_river(State& state, int index);
/// Makes a position of a river a bridge; the position is added where it is new.
void lay_bridge(State& state, int index, int value, RiverCard card);
/// Takes the card of a bridge away; the position stays, as that of a card.
RiverCard lift_bridge(State& state, int index, int value);

/// What fell to the groundwater when a river lost an end.
struct Fall {
    bool bridge = false, river = false;
};
/// RV-26: takes the end card off, which is the caller's. A bridge that is then at this end falls to
/// the owner's groundwater, and after it what is shorter than three positions, from low to high.
Fall cut(State& state, int index, bool high);

}  // namespace games::rivero
