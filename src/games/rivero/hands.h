#pragma once

#include "games/rivero/state.h"

namespace games::rivero {

// Cards on their way to and from hands and groundwater, and what everybody knows of them
// afterwards. `shown` and `with` never hold a card that is not there.

/// A card that all see goes to a hand.
void gain_openly(State& state, int seat, RiverCard card);
/// A card that only its new owner sees.
void gain_secretly(State& state, int seat, RiverCard card);
/// A hand card is laid open.
void play_openly(State& state, int seat, RiverCard card);

/// A hand card goes face down onto the groundwater (RV-34): it may be one that was shown.
void sink(State& state, int seat, RiverCard card);
/// A card goes there from elsewhere.
void pour(State& state, int seat, RiverCard card, Seen seen);
/// Takes the top card of a pile to lay it open.
RiverCard reveal_top(State& state, int seat);
/// Takes the top card of a pile into its owner's hand.
RiverCard lift_top(State& state, int seat);
/// Who knows the card at a depth of a pile; 0 is the lowest.
Seen seen_at(const Table& table, int seat, int depth);
inline Seen seen_on_top(const Table& table, int seat) {
    return seen_at(table, seat, table.ground_size[static_cast<std::size_t>(seat)] - 1);
}
/// The cards its owner laid into a pile unseen.
RiverCards own_ground(const State& state, int seat);

/// The river cards that all can see: in rivers, in the spring, at action cards, and groundwater that
/// lay open before.
RiverCards open_cards(const Table& table);
/// All cards together, the ocean's included: the box.
RiverCards cards_in_play(const State& state);

}  // namespace games::rivero
