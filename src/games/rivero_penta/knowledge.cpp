#include "games/rivero_penta/knowledge.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "games/rivero_penta/rules.h"
#include "games/rivero_penta/table.h"

namespace games::rivero_penta {

namespace {

/// Keeps numbers small without losing a possibility, and drops what no longer tells anything.
void tidy(Memory& memory) {
    std::uint32_t most = 0;
    bool any_old = false;
    for (int a = 0; a <= Memory::kMostOld; ++a)
        for (int b = 0; b <= Memory::kMostOld; ++b) {
            most = std::max(most, memory.ways[a][b]);
            any_old = any_old || (a + b > 0 && memory.ways[a][b] > 0);
        }
    if (!any_old || memory.in_ocean.empty()) {
        memory = {};
        return;
    }
    for (; most > Memory::kMostWays; most >>= 1)
        for (auto& row : memory.ways)
            for (std::uint32_t& ways : row) ways = ways >> 1 | (ways & 1U);
}

/// The ways after a card left a hand of `hand` cards: `old` for each old card that it may have been,
/// `fresh` for each younger one. Old cards that left face down stay in the second count.
void leave_hand(Memory& memory, int hand, std::uint32_t old, std::uint32_t fresh, bool face_down) {
    Memory::Ways after{};
    for (int a = 0; a <= Memory::kMostOld; ++a)
        for (int b = 0; a + b <= Memory::kMostOld; ++b) {
            const std::uint32_t ways = memory.ways[a][b];
            if (ways == 0) continue;
            after[a][b] += ways * fresh * static_cast<std::uint32_t>(hand - a);
            if (a > 0) after[a - 1][face_down ? b + 1 : b] += ways * old * static_cast<std::uint32_t>(a);
        }
    memory.ways = after;
    tidy(memory);
}

void see(Memory& memory, RiverCard card) {
    if (memory.in_ocean.has(card)) memory.in_ocean.remove(card);
}

/// n (n-1) (n-2) ..., `count` factors.
constexpr std::uint64_t falling(int n, int count) {
    std::uint64_t product = 1;
    for (int i = 0; i < count; ++i) product *= static_cast<std::uint64_t>(std::max(0, n - i));
    return product;
}

std::uint64_t below(std::uint64_t bound, core::Rng& rng) {
    assert(bound > 0);
    for (;;)
        if (const std::uint64_t drawn = rng.next() >> std::countl_zero(bound); drawn < bound) return drawn;
}

struct Old {
    int in_hand = 0, face_down = 0;
};

/// How many of the other's hidden cards are older than the shuffle: drawn by the number of ways
/// times the number of deals for each. `free`: unseen cards that may be old; `all`: unseen cards.
Old draw_old(const Memory& memory, int free, int all, core::Rng& rng) {
    const int most = std::min(Memory::kMostOld, all);
    const auto weight = [&](int a, int b) {
        return memory.ways[a][b] * falling(free, a + b) * falling(all - a - b, most - a - b);
    };
    std::uint64_t total = 0;
    for (int a = 0; a <= Memory::kMostOld; ++a)
        for (int b = 0; a + b <= Memory::kMostOld; ++b) total += weight(a, b);
    std::uint64_t left = below(total, rng);
    for (int a = 0; a <= Memory::kMostOld; ++a)
        for (int b = 0; a + b <= Memory::kMostOld; ++b) {
            if (left < weight(a, b)) return {a, b};
            left -= weight(a, b);
        }
    return {};
}

void deal(RiverCards& from, int count, RiverCards& to, core::Rng& rng) {
    for (int i = 0; i < count; ++i) to.add(from.draw(rng));
}

}  // namespace

RiverCards unseen_by(const State& state, int seat) {
    const auto other = static_cast<std::size_t>(1 - seat);
    return state.ocean + state.hands[other] + state.face_down[other] + state.forgotten;
}

void remember_shuffle(State& state, const RiverCards& gone) {
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        Memory& memory = state.memories[seat];
        memory = {};
        memory.in_ocean = gone + state.face_down[seat];
        memory.ways[static_cast<std::size_t>(state.hands[1 - seat].size())][0] = 1;
        tidy(memory);
    }
}

void note_laid(State& state, int seat, RiverCard card) {
    Memory& memory = state.memories[static_cast<std::size_t>(1 - seat)];
    if (memory.in_ocean.empty()) return;
    const int unseen = unseen_by(state, 1 - seat).count(card);
    const auto may_be_old = static_cast<std::uint32_t>(unseen - memory.in_ocean.count(card));
    see(memory, card);
    leave_hand(memory, state.hands[static_cast<std::size_t>(seat)].size(), may_be_old,
               static_cast<std::uint32_t>(unseen), false);
}

void note_discarded(State& state, int seat) {
    Memory& memory = state.memories[static_cast<std::size_t>(1 - seat)];
    if (memory.in_ocean.empty()) return;
    leave_hand(memory, state.hands[static_cast<std::size_t>(seat)].size(), 1, 1, true);
}

void note_drawn(State& state, int seat, RiverCard card) {
    Memory& memory = state.memories[static_cast<std::size_t>(seat)];
    if (memory.in_ocean.empty()) return;
    see(memory, card);
    tidy(memory);
}

// ---------------------------------------------------------------- the Game

View RiveroPenta::view(const State& state, game::Viewer viewer) {
    View view;
    view.open = state;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        view.counts.hands[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
        view.counts.face_down[seat] = static_cast<std::uint8_t>(state.face_down[seat].size());
    }
    view.counts.forgotten = static_cast<std::uint8_t>(state.forgotten.size());
    view.counts.ocean = static_cast<std::uint8_t>(state.ocean.size());
    if (viewer.is_keeper())
        view.known = View::All{state.hands, state.face_down, state.ocean, state.forgotten, state.memories};
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        if (viewer.is_seat(game::Seat::player(static_cast<int>(seat))))
            view.known = View::Own{static_cast<int>(seat), state.hands[seat], state.face_down[seat],
                                   state.memories[seat]};
    return view;
}

State RiveroPenta::complete(const View& view, core::Rng& rng) {
    State state;
    static_cast<Open&>(state) = view.open;
    if (const auto* all = std::get_if<View::All>(&view.known)) {
        state.hands = all->hands;
        state.face_down = all->face_down;
        state.ocean = all->ocean;
        state.forgotten = all->forgotten;
        state.memories = all->memories;
        return state;
    }
    RiverCards unseen = RiverCards::box() - cards_on(state.table, state.table.cards()) - state.discards;
    const View::Own* own = std::get_if<View::Own>(&view.known);
    if (own) {
        const auto seat = static_cast<std::size_t>(own->seat), other = 1 - seat;
        state.hands[seat] = own->hand;
        state.face_down[seat] = own->face_down;
        state.memories[seat] = own->memory;
        unseen -= own->hand + own->face_down;
        if (!own->memory.in_ocean.empty()) {  // first the other's old cards, which he did not see go
            RiverCards free = unseen - own->memory.in_ocean;
            const Old old = draw_old(own->memory, free.size(), unseen.size(), rng);
            deal(free, old.in_hand, state.hands[other], rng);
            deal(free, old.face_down, state.face_down[other], rng);
            unseen = free + own->memory.in_ocean;
        }
    }
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        deal(unseen, view.counts.hands[seat] - state.hands[seat].size(), state.hands[seat], rng);
        deal(unseen, view.counts.face_down[seat] - state.face_down[seat].size(), state.face_down[seat], rng);
    }
    deal(unseen, view.counts.forgotten, state.forgotten, rng);
    state.ocean = unseen;
    return state;
}

}  // namespace games::rivero_penta
