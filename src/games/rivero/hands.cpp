#include "games/rivero/hands.h"

namespace games::rivero {

namespace {

bool has_own_slot(const Table& table, int seat) {
    for (int depth = 0; depth < table.ground_size[static_cast<std::size_t>(seat)]; ++depth)
        if (table.slots[slot_at(seat, depth)] == kOwnSlot) return true;
    return false;
}

RiverCard pop(State& state, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    assert(state.ground_size[at] > 0);
    const std::size_t slot = slot_at(seat, --state.ground_size[at]);
    const RiverCard card = state.ground[slot];
    state.ground[slot] = {};
    state.slots[slot] = 0;
    // With no unseen card left in the pile, what must be with its owner is in his hand.
    if (!state.with[at].empty() && !has_own_slot(state, seat)) {
        state.shown[at] += state.with[at];
        state.with[at] = {};
    }
    return card;
}

void push(State& state, int seat, RiverCard card, std::uint8_t slot_kind) {
    const std::size_t slot = slot_at(seat, state.ground_size[static_cast<std::size_t>(seat)]++);
    state.ground[slot] = card;
    state.slots[slot] = slot_kind;
}

}  // namespace

void gain_openly(State& state, int seat, RiverCard card) {
    gain_secretly(state, seat, card);
    state.shown[static_cast<std::size_t>(seat)].add(card);
}

void gain_secretly(State& state, int seat, RiverCard card) {
    const auto at = static_cast<std::size_t>(seat);
    state.hands[at].add(card);
    ++state.hand_size[at];
}

void play_openly(State& state, int seat, RiverCard card) {
    const auto at = static_cast<std::size_t>(seat);
    state.hands[at].remove(card);
    --state.hand_size[at];
    // It may have been the one that was seen, so nobody can be sure any more.
    if (state.shown[at].has(card))
        state.shown[at].remove(card);
    else if (state.with[at].has(card))
        state.with[at].remove(card);
    if (state.unused.has(card)) state.unused.remove(card);
}

void sink(State& state, int seat, RiverCard card) {
    const auto at = static_cast<std::size_t>(seat);
    state.hands[at].remove(card);
    --state.hand_size[at];
    push(state, seat, card, kOwnSlot);
    // One card of each kind that was shown may have gone down.
    const RiverCards before = state.shown[at];
    before.for_each_kind([&](RiverCard kind) {
        state.shown[at].remove(kind);
        state.with[at].add(kind);
    });
}

void pour(State& state, int seat, RiverCard card, Seen seen) {
    const auto open = static_cast<std::uint8_t>(card.index());
    push(state, seat, card, seen == Seen::all ? open : seen == Seen::own ? kOwnSlot : kBlindSlot);
}

RiverCard reveal_top(State& state, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    const RiverCard top = state.ground[slot_at(seat, state.ground_size[at] - 1)];
    if (seen_on_top(state, seat) == Seen::own && state.with[at].has(top)) state.with[at].remove(top);
    return pop(state, seat);
}

RiverCard lift_top(State& state, int seat) {
    const bool open = seen_on_top(state, seat) == Seen::all;
    const RiverCard card = pop(state, seat);
    if (open)
        gain_openly(state, seat, card);
    else
        gain_secretly(state, seat, card);
    return card;
}

Seen seen_at(const Table& table, int seat, int depth) {
    const std::uint8_t slot = table.slots[slot_at(seat, depth)];
    return slot == kOwnSlot ? Seen::own : slot == kBlindSlot ? Seen::none : Seen::all;
}

RiverCards own_ground(const State& state, int seat) {
    RiverCards cards;
    for (int depth = 0; depth < state.ground_size[static_cast<std::size_t>(seat)]; ++depth)
        if (seen_at(state, seat, depth) == Seen::own) cards.add(state.ground[slot_at(seat, depth)]);
    return cards;
}

RiverCards open_cards(const Table& table) {
    RiverCards cards;
    for (int i = 0; i < all_rivers(table); ++i) {
        const River& river = river_at(table, i);
        for (unsigned left = river.cards(); left != 0; left &= left - 1)
            cards.add(river.card(lowest(static_cast<Values>(left))));
    }
    const auto add = [&](Spot spot) {
        if (spot) cards.add(*spot);
    };
    for (const Spot spot : table.spring.lower) add(spot);
    for (const Spot spot : table.spring.upper) add(spot);
    for (int seat = 0; seat < kSeats; ++seat) {
        for (const Spot spot : table.action[static_cast<std::size_t>(seat)].open) add(spot);
        for (int depth = 0; depth < table.ground_size[static_cast<std::size_t>(seat)]; ++depth)
            if (seen_at(table, seat, depth) == Seen::all)
                add(RiverCard::at(table.slots[slot_at(seat, depth)]));
    }
    return cards;
}

RiverCards cards_in_play(const State& state) {
    RiverCards cards = open_cards(state);
    cards += state.ocean;
    for (int i = 0; i < all_rivers(state); ++i)
        for (int j = 0; j < std::popcount(river_at(state, i).bridges); ++j)
            cards.add(state.bridges[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
    for (int seat = 0; seat < kSeats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        cards += state.hands[at];
        if (state.action[at].joker) cards.add(state.jokers[at]);
        for (int depth = 0; depth < state.ground_size[at]; ++depth)
            if (seen_at(state, seat, depth) != Seen::all) cards.add(state.ground[slot_at(seat, depth)]);
    }
    return cards;
}

}  // namespace games::rivero
