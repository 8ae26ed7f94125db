#include "games/rivero/rules.h"

#include "core/hash.h"
#include "games/rivero/hands.h"
#include "games/rivero/turn.h"

namespace games::rivero {

using game::Seat;
using game::SeatSet;

namespace {

/// RV-03, RV-30: a row of three or more, cards at both ends, no two bridges side by side.
bool is_river(const River& river) {
    if (river.positions() < kLeastRiver || (river.bridges & ~river.places) != 0) return false;
    const unsigned row = river.places >> std::countr_zero(river.places);
    const unsigned ends = bit_of(lowest(river.places)) | bit_of(highest(river.places));
    return (row & (row + 1)) == 0 && (river.bridges & ends) == 0 && (river.bridges & river.bridges << 1) == 0;
}

bool are_rivers_consistent(const State& state) {
    for (int i = 0; i < kMostRivers; ++i) {
        const River& river = river_at(state, i);
        if (i >= all_rivers(state)) {
            if (river != River{}) return false;
            continue;
        }
        const int owner = owner_of(state, i);
        const bool later = i > first_river(state, owner);
        if (!is_river(river) || river.number > state.made[static_cast<std::size_t>(owner)]) return false;
        if (river.number <= (later ? river_at(state, i - 1).number : 0)) return false;
    }
    return true;
}

/// That a seat's counts are right and that what is known of its cards is true.
bool is_seat_consistent(const State& state, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    const RiverCards& hand = state.hands[at];
    if (hand.size() != state.hand_size[at] || !hand.contains(state.shown[at])) return false;
    const RiverCards elsewhere = hand - state.shown[at];
    if (!(elsewhere + own_ground(state, seat)).contains(state.with[at])) return false;
    for (int depth = 0; depth < state.ground_size[at]; ++depth) {
        const std::size_t slot = slot_at(seat, depth);
        if (seen_at(state, seat, depth) == Seen::all && state.slots[slot] != state.ground[slot].index())
            return false;
    }
    return state.flask[at] == 0 || find_river(state, seat, state.flask[at]) >= 0;
}

}  // namespace

State Rivero::initial(const Options& options) {
    State state;
    state.variant = options.variant;
    state.house = options.house;
    if (options.begins == Options::kLot) return state;
    state.phase = Phase::deal;
    state.to_move = static_cast<std::uint8_t>(options.begins);
    return state;
}

SeatSet Rivero::actors(const State& state) {
    switch (state.phase) {
        case Phase::over: return {};
        case Phase::choose:
        case Phase::play:
        case Phase::act:
        case Phase::end: return Seat::player(state.to_move);
        default: return Seat::chance();
    }
}

std::optional<game::Outcome> Rivero::outcome(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    game::Outcome outcome;
    int winner = -1;
    for (const int seat : {static_cast<int>(state.to_move), 1 - state.to_move})  // RV-38
        if (winner < 0 && has_won(state, seat)) winner = seat;
    const bool standard = state.variant == Variant::standard;
    outcome.code = standard ? "three" : "eight";
    outcome.rule = standard ? "RV-38" : "RV-01";
    if (winner < 0) {
        const int ahead = count_of(state, 0) - count_of(state, 1);
        winner = ahead > 0 ? 0 : ahead < 0 ? 1 : -1;
        outcome.code = "count";
        outcome.rule = ahead != 0 ? "RV-41" : "RV-42";
    }
    if (winner >= 0) outcome.winners = Seat::player(winner);
    for (int seat = 0; seat < kSeats; ++seat) {
        outcome.places.push_back(winner < 0 || seat == winner ? 1 : 2);
        outcome.points.push_back(seat == winner ? 1 : 0);
    }
    return outcome;
}

game::PerSeat Rivero::scores(const State& state) {
    game::PerSeat scores;
    for (int seat = 0; seat < kSeats; ++seat) scores.push_back(count_of(state, seat));
    return scores;
}

std::uint64_t Rivero::hash(const State& state) {
    core::Hash hash;
    const auto add = [&](const auto& bytes) {
        for (const auto byte : bytes) hash.add(static_cast<std::uint64_t>(byte));
    };
    const auto heap = [&](const RiverCards& cards) { hash.add(cards.first()).add(cards.second()); };
    const auto card = [&](Spot spot) {
        hash.add(spot ? static_cast<std::uint64_t>((*spot).index()) + 1 : 0);
    };
    add(std::array{static_cast<int>(state.variant), static_cast<int>(state.phase), int{state.to_move},
                   static_cast<int>(state.option), static_cast<int>(state.errand), int{state.errand_at},
                   int{state.errand_value}, static_cast<int>(state.done)});
    add(std::array{state.house.attach_to_any, state.house.spring_after_action, state.house.spring_duty_seven,
                   state.house.ends_at_once, state.doubled, state.extra, state.house.lifts_in_turn});
    heap(state.unused);
    for (const Spot spot : state.spring.lower) card(spot);
    for (const Spot spot : state.spring.upper) card(spot);
    for (int i = 0; i < all_rivers(state); ++i) {
        const River& river = river_at(state, i);
        add(std::array{int{river.places}, int{river.bridges}, int{river.number},
                       static_cast<int>(river.name)});
        for (const RiverCard under : state.bridges[static_cast<std::size_t>(i)]) card(under);
    }
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        heap(state.hands[seat]);
        heap(state.shown[seat]);
        heap(state.with[seat]);
        const ActionSpot& spot = state.action[seat];
        add(std::array{int{state.river_count[seat]}, int{state.made[seat]}, int{state.flask[seat]},
                       int{spot.raw_card}, int{spot.joker}, int{spot.used}, int{state.ground_size[seat]}});
        for (const Spot open : spot.open) card(open);
        if (spot.joker) card(state.jokers[seat]);
        for (int depth = 0; depth < state.ground_size[seat]; ++depth) {
            const std::size_t slot = slot_at(static_cast<int>(seat), depth);
            card(state.ground[slot]);
            hash.add(state.slots[slot]);
        }
    }
    add(state.discard);
    return hash.value();
}

bool Rivero::is_consistent(const State& state) {
    if (!are_rivers_consistent(state) || !is_seat_consistent(state, 0) || !is_seat_consistent(state, 1))
        return false;
    if (state.ocean.size() != state.ocean_size) return false;
    PlaceSet filled = 0;
    for (Place place = 0; place < kPlaces; ++place) {
        if (state.spring.lower[place]) filled = static_cast<PlaceSet>(filled | 1U << place);
        if (state.spring.upper[place] && !can_cover(*state.spring.upper[place], *state.spring.lower[place]))
            return false;
    }
    if (filled != state.spring.filled) return false;
    return state.hands[state.to_move].contains(state.unused) && cards_in_play(state) == RiverCards::box();
}

}  // namespace games::rivero
