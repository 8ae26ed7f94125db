#pragma once

#include "games/rivero/state.h"

namespace games::rivero {

/// RV-01, RV-38, RV-39: whether a seat has what wins.
bool has_won(const Table& table, int seat);
/// RV-41, RV-47: river cards in own rivers less own groundwater.
int count_of(const Table& table, int seat);

/// Whose hand the next dealt card goes to, or -1 while the base cards of the spring are dealt.
int dealt_to(const Table& table);
/// RV-04: the middle place that is filled next.
Place next_base_place(const Table& table);

/// RV-21, RV-32: whether the turn is at a point where `spring` or `exchange` comes.
constexpr bool spring_is_open(const Table& table) {
    return table.phase == Phase::play ||
           (table.phase == Phase::end && table.done == Done::none && table.house.spring_after_action);
}
constexpr int hand_of_mover(const Table& table) { return table.hand_size[table.to_move]; }
/// RV-32: a card must go into the spring before anything else of the end step.
constexpr bool must_spring(const Table& table) {
    return spring_is_open(table) && !table.spring.is_full() &&
           hand_of_mover(table) >= kHand + (table.house.spring_duty_seven ? 1 : 0);
}
/// RV-33, RV-34: a card must go into the groundwater before the turn ends.
constexpr bool must_ground(const Table& table) {
    return hand_of_mover(table) > kHand && table.done != Done::exchange && table.done != Done::ground;
}

/// RV-14, RV-33: a card goes on or for one of equal value and another river.
constexpr bool are_twins(RiverCard a, RiverCard b) {
    return a.value() == b.value() && a.river() != b.river();
}
/// What may lie on what: an exchange can bring a card onto its equal.
constexpr bool can_cover(RiverCard upper, RiverCard lower) { return upper.value() == lower.value(); }
/// RV-15: whether all three places of a column have cards.
constexpr bool is_complete(const Spring& spring, int column) {
    return (spring.filled & column_places(column)) == column_places(column);
}
/// The top cards of a complete column.
RiverCards top_cards(const Spring& spring, int column);
/// RV-15, RV-17: whether the player to move, with these cards in his hand too, could use one of them.
bool has_use_for(const State& state, const RiverCards& cards);

}  // namespace games::rivero
