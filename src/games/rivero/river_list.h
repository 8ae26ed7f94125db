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
/// Takes the lowest or highest position off; what it was made of is the caller's.
void cut(State& state, int index, int value);

}  // namespace games::rivero
