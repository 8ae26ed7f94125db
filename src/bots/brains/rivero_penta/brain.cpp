#include "bots/brains/rivero_penta/brain.h"

#include <algorithm>

namespace bots::brains {

using namespace games::rivero_penta;

int Brain<RiveroPenta>::interest(const State& state, game::Seat seat, Move move) {
    constexpr int kEven = 1000, kPoint = 20;
    if (move.is(Move::Kind::give_up)) return 0;
    State after = state;
    RiveroPenta::apply(after, seat, move, nullptr);
    const auto me = static_cast<std::size_t>(seat.index());
    return std::max(0, kEven + kPoint * (after.scores[me] - state.scores[me]));
}

}  // namespace bots::brains
