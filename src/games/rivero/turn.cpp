#include "games/rivero/turn.h"

namespace games::rivero {

namespace {

/// The values of `wanted` that some new river of the values held would have (RV-03, RV-30).
Values in_new_river(unsigned held, bool joker) {
    const unsigned row = held & held >> 1 & held >> 2;
    unsigned covered = row | row << 1 | row << 2;
    if (joker) {
        // The joker second, third from below, third from above; longer rivers hold one of these or of the
        // above.
        const unsigned gap = held & held >> 2;
        const unsigned late = held & held >> 1 & held >> 3;
        const unsigned early = held & held >> 2 & held >> 3;
        covered |= gap | gap << 2 | late | late << 1 | late << 3 | early | early << 2 | early << 3;
    }
    return static_cast<Values>(covered & kAllValues);
}

}  // namespace

bool has_won(const Table& table, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (table.ground_size[at] != 0) return false;
    if (table.variant == Variant::standard)
        return table.river_count[at] >= kRiveros && riveros_of(table, seat) >= kRiveros;
    if (table.hand_size[at] != 0) return false;
    for (int i = first_river(table, seat); i < last_river(table, seat); ++i)
        if (river_at(table, i).length() >= kEight) return true;
    return false;
}

int count_of(const Table& table, int seat) {
    int cards = 0;
    for (int i = first_river(table, seat); i < last_river(table, seat); ++i)
        cards += river_at(table, i).length();
    return cards - table.ground_size[static_cast<std::size_t>(seat)];
}

int dealt_to(const Table& table) {
    if ((table.spring.filled & kMiddle) != kMiddle) return -1;
    return table.hand_size[0] == table.hand_size[1] ? table.to_move : 1 - table.to_move;
}

Place next_base_place(const Table& table) {
    return static_cast<Place>(std::countr_zero(static_cast<unsigned>(~table.spring.filled & kMiddle)));
}

RiverCards top_cards(const Spring& spring, int column) {
    RiverCards cards;
    for (int row = 0; row < kRows; ++row) cards.add(spring.top(place_at(column, row)));
    return cards;
}

bool has_use_for(const State& state, const RiverCards& cards) {
    const int seat = state.to_move;
    const std::uint64_t wanted = cards.kinds();
    const bool joker = has_joker(state, seat);
    for (int i = 0; i < all_rivers(state); ++i) {
        const River& river = river_at(state, i);
        const bool own = owner_of(state, i) == seat;
        unsigned uses = own ? river.bridges : 0U;
        if (own || state.house.attach_to_any) uses |= river.beyond(1) | (joker ? river.beyond(2) : 0U);
        if ((uses & values_of(wanted, river.name)) != 0) return true;
    }
    const std::uint64_t held = state.hands[static_cast<std::size_t>(seat)].kinds() | wanted;
    for (int name = 0; name < RiverCard::kRivers; ++name) {
        const auto river = static_cast<game::River>(name);
        if ((in_new_river(values_of(held, river), joker) & values_of(wanted, river)) != 0) return true;
    }
    return false;
}

}  // namespace games::rivero
