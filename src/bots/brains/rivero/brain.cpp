#include "bots/brains/rivero/brain.h"

#include <algorithm>

namespace bots::brains {

using namespace games::rivero;

namespace {

constexpr int kEven = 1000, kCard = 30;

/// What a move is good for besides the count: cards for later.
int promise(Move::Kind kind) {
    switch (kind) {
        case Move::Kind::take: return 12;
        case Move::Kind::column: return 8;
        case Move::Kind::double_up: return 6;
        case Move::Kind::extra: return 4;
        case Move::Kind::exchange: return 2;
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
    return std::max(0, kEven + kCard * gain + promise(move.kind()));
}

}  // namespace bots::brains
