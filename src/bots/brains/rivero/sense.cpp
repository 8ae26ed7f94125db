#include "bots/brains/rivero/sense.h"

#include <algorithm>

#include "bots/brains/rivero/weights.h"
#include "games/rivero/turn.h"

namespace bots::brains {

using namespace games::rivero;

namespace {

using Kind = Move::Kind;

/// How well a hand card goes with the others and with one's own rivers.
class Uses {
public:
    Uses(const State& state, int seat) : hand_(state.hands[static_cast<std::size_t>(seat)]) {
        for (int i = first_river(state, seat); i < last_river(state, seat); ++i) {
            const River& river = river_at(state, i);
            const auto name = static_cast<std::size_t>(river.name);
            next_[name] = static_cast<Values>(next_[name] | river.beyond(1));
            near_[name] = static_cast<Values>(near_[name] | river.beyond(2));
        }
    }

    int of(RiverCard card) const {
        const auto name = static_cast<std::size_t>(card.river());
        const unsigned bit = bit_of(card.value());
        if (hand_.count(card) > 1) return 0;
        const Values held = values_of(hand_.kinds(), card.river());
        int use = 0;
        if ((next_[name] & bit) != 0) use += 4;
        if ((near_[name] & bit) != 0) use += 2;
        if (((bit << 1 | bit >> 1) & held) != 0) use += 2;
        if (((bit << 2 | bit >> 2) & held) != 0) use += 1;
        return use;
    }

private:
    const RiverCards& hand_;
    std::array<Values, RiverCard::kRivers> next_{}, near_{};
};

constexpr std::array<std::uint32_t, 12> kSpare{48, 32, 20, 14, 8, 6, 4, 3, 2, 1, 1, 1};

/// A card that has little use is easily given away.
std::uint32_t spare(int use) { return kSpare[static_cast<std::size_t>(std::min(use, 11))]; }

std::uint32_t tap_weight(const State& state, int seat, RiverName name) {
    if (name.owner == seat) return 1;
    const River& river = river_at(state, find_river(state, name.owner, name.number));
    if (river.positions() == kLeastRiver) return 60;
    return river.length() == kRivero ? 60 : 24;
}

std::uint32_t weight_of(const State& state, int seat, const Uses& uses, Move move) {
    switch (move.kind()) {
        case Kind::ocean: return 40;
        case Kind::column: return 80;
        case Kind::action: return 30;
        case Kind::take: return 200;
        case Kind::river: return static_cast<std::uint32_t>(60 * std::popcount(move.values()));
        case Kind::join: return move.of_river().owner == seat ? (move.behind_joker() ? 120 : 240) : 1;
        case Kind::replace: return move.of_river().owner == seat ? 240 : 4;
        case Kind::double_up: return spare(uses.of(move.card())) / 8 + 1;
        case Kind::extra: return 20;
        case Kind::spring: return spare(uses.of(move.card())) / 4 + 1;
        case Kind::exchange: return spare(uses.of(move.card())) / 4 + 4;
        case Kind::ground: return spare(uses.of(move.card()));
        case Kind::lift: return 60;
        case Kind::end: return 16;
        case Kind::sun: return move.index() == seat ? 80 : move.index() == Move::kSunOcean ? 30 : 4;
        case Kind::tap: return tap_weight(state, seat, move.of_river());
        case Kind::tap_spring: return 8;
        case Kind::bridge: return move.of_river().owner == seat ? 1 : 16;
        case Kind::joker: return 16;
        default: return 1;
    }
}

constexpr int pairs(unsigned values, int apart) { return std::popcount(values & values >> apart); }

/// What one seat has, in the order of the weights.
void add_side(const State& state, int seat, int sign, Sense<Rivero>::Counts& out) {
    const auto at = static_cast<std::size_t>(seat);
    int riveros = 0, short_ones = 0, joins = 0, further = 0;
    for (int i = first_river(state, seat); i < last_river(state, seat); ++i) {
        const River& river = river_at(state, i);
        const Values held = values_of(state.hands[at].kinds(), river.name);
        riveros += river.length() >= kRivero;
        short_ones += river.positions() == kLeastRiver && !has_flask(state, i);
        joins += std::popcount(static_cast<unsigned>(held & (river.beyond(1) | river.bridges)));
        further += std::popcount(static_cast<unsigned>(held & river.beyond(2)));
    }
    int ready = 0, neighbours = 0, gaps = 0;
    for (int name = 0; name < RiverCard::kRivers; ++name) {
        const unsigned held = values_of(state.hands[at].kinds(), static_cast<game::River>(name));
        ready += (held & held >> 1 & held >> 2) != 0;
        neighbours += pairs(held, 1);
        gaps += pairs(held, 2);
    }
    const ActionSpot& spot = state.action[at];
    const std::array<int, Sense<Rivero>::kCounts - 1> counts{
        count_of(state, seat),
        riveros,
        state.ground_size[at] > 0,
        joins,
        ready,
        neighbours,
        gaps,
        further,
        state.flask[at] != 0,
        state.hand_size[at],
        (spot.open[0] ? 1 : 0) + (spot.open[1] ? 1 : 0),
        spot.joker,
        spot.lies(),
        short_ones,
    };
    for (std::size_t i = 0; i < counts.size(); ++i) out[i] += sign * counts[i];
}

}  // namespace

void Sense<Rivero>::weigh(const State& state, game::Seat seat, const Moves& moves, Weights<Game>& out) {
    const Uses uses(state, seat.index());
    for (std::size_t i = 0; i < moves.size(); ++i) out[i] = weight_of(state, seat.index(), uses, moves[i]);
}

Move Sense<Rivero>::reply(const State& state, game::Seat seat, core::Rng& rng, Moves& moves) {
    Rivero::legal_moves(state, seat, moves);
    const Uses uses(state, seat.index());
    Move chosen;
    std::uint32_t total = 0;
    for (const Move move : moves) {
        const std::uint32_t weight = weight_of(state, seat.index(), uses, move);
        total += weight;
        if (rng.below(total) < weight) chosen = move;
    }
    return chosen;
}

Sense<Rivero>::Counts Sense<Rivero>::counts(const State& state, game::Seat seat) {
    Counts out{};
    add_side(state, seat.index(), 1, out);
    add_side(state, 1 - seat.index(), -1, out);
    out.back() = state.to_move == seat.index() ? 1 : -1;
    return out;
}

int Sense<Rivero>::phase(const State& state) {
    return kLastPhase - std::min<int>(state.ocean_size, kLastPhase);
}

int Sense<Rivero>::chance(const State& state, game::Seat seat) {
    return chance_of(rivero::kWeights.worth(counts(state, seat), phase(state)));
}

}  // namespace bots::brains
