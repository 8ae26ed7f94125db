#include "bots/brains/rivero/brain.h"

#include <algorithm>

namespace bots::brains {

using namespace games::rivero;

namespace {

constexpr int kEven = 1000, kCard = 30;

/// How well a hand card goes with the others: neighbours of its river, near ones doubly.
int use_of(const RiverCards& hand, RiverCard card) {
    if (hand.count(card) > 1) return 0;
    int use = 0;
    for (const int step : {-2, -1, 1, 2}) {
        const int value = card.value() + step;
        if (value < 1 || value > RiverCard::kValues || !hand.has({card.river(), value})) continue;
        use += step == 1 || step == -1 ? 2 : 1;
    }
    return use;
}

/// What a move is good for besides the count: cards for later. Doubling spends one, and the extra
/// card brings the end nearer.
int promise(const State& state, std::size_t me, Move move) {
    switch (move.kind()) {
        case Move::Kind::take: return 12;
        case Move::Kind::column: return 8;
        case Move::Kind::double_up:
        case Move::Kind::extra: return -5;
        case Move::Kind::exchange: return 2;
        case Move::Kind::spring:
        case Move::Kind::ground: return -use_of(state.hands[me], move.card());
        default: return 0;
    }
}

}  // namespace

int Brain<Rivero>::interest(const State& state, game::Seat seat, Move move) {
    State after = state;
    Rivero::apply(after, seat, move, nullptr);
    const auto me = static_cast<std::size_t>(seat.index());
    const game::PerSeat before = Rivero::scores(state), now = Rivero::scores(after);
    const int gain = (now[me] - before[me]) - (now[1 - me] - before[1 - me]);
    return std::max(0, kEven + kCard * gain + promise(state, me, move));
}

}  // namespace bots::brains
