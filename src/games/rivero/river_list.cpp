#include "games/rivero/river_list.h"

#include <algorithm>

#include "games/rivero/hands.h"

namespace games::rivero {

int add_river(State& state, int seat, const River& river) {
    const int at = last_river(state, seat), end = all_rivers(state);
    assert(end < kMostRivers && river.bridges == 0);
    std::copy_backward(state.rivers.begin() + at, state.rivers.begin() + end, state.rivers.begin() + end + 1);
    std::copy_backward(state.bridges.begin() + at, state.bridges.begin() + end,
                       state.bridges.begin() + end + 1);
    state.rivers[static_cast<std::size_t>(at)] = river;
    state.bridges[static_cast<std::size_t>(at)] = {};
    ++state.river_count[static_cast<std::size_t>(seat)];
    return at;
}

void remove_river(State& state, int index) {
    const int owner = owner_of(state, index), end = all_rivers(state);
    std::copy(state.rivers.begin() + index + 1, state.rivers.begin() + end, state.rivers.begin() + index);
    std::copy(state.bridges.begin() + index + 1, state.bridges.begin() + end, state.bridges.begin() + index);
    state.rivers[static_cast<std::size_t>(end - 1)] = {};
    state.bridges[static_cast<std::size_t>(end - 1)] = {};
    --state.river_count[static_cast<std::size_t>(owner)];
}

void lay_bridge(State& state, int index, int value, RiverCard card) {
    River& river = state.rivers[static_cast<std::size_t>(index)];
    auto& cards = state.bridges[static_cast<std::size_t>(index)];
    const int at = river.bridge_index(value), count = std::popcount(river.bridges);
    assert(count < kMostBridges);
    std::copy_backward(cards.begin() + at, cards.begin() + count, cards.begin() + count + 1);
    cards[static_cast<std::size_t>(at)] = card;
    river.bridges |= bit_of(value);
    river.places |= bit_of(value);
}

RiverCard lift_bridge(State& state, int index, int value) {
    River& river = state.rivers[static_cast<std::size_t>(index)];
    auto& cards = state.bridges[static_cast<std::size_t>(index)];
    const int at = river.bridge_index(value), count = std::popcount(river.bridges);
    const RiverCard card = cards[static_cast<std::size_t>(at)];
    std::copy(cards.begin() + at + 1, cards.begin() + count, cards.begin() + at);
    cards[static_cast<std::size_t>(count - 1)] = {};
    river.bridges = static_cast<Values>(river.bridges & ~bit_of(value));
    return card;
}

Fall cut(State& state, int index, bool high) {
    River& river = state.rivers[static_cast<std::size_t>(index)];
    const int owner = owner_of(state, index);
    const auto end = [&] { return high ? highest(river.places) : lowest(river.places); };
    const auto drop = [&](int value) { river.places = static_cast<Values>(river.places & ~bit_of(value)); };
    Fall fall;
    drop(end());
    if (const int value = end(); (river.bridges & bit_of(value)) != 0) {
        fall.bridge = true;
        pour(state, owner, lift_bridge(state, index, value), Seen::none);
        drop(value);
    }
    if (river.positions() >= kLeastRiver) return fall;
    fall.river = true;
    for (unsigned left = river.places; left != 0; left &= left - 1)
        pour(state, owner, river.card(lowest(static_cast<Values>(left))), Seen::all);
    remove_river(state, index);
    return fall;
}

}  // namespace games::rivero
