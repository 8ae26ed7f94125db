#include "bots/brains/rivero_penta/sense.h"

#include <algorithm>

#include "games/rivero_penta/table.h"

namespace bots::brains {

using namespace games::rivero_penta;

namespace {

/// What points are worth a look, by their number.
constexpr std::array<std::uint32_t, 17> kByPoints = [] {
    std::array<std::uint32_t, 17> weights{};
    std::uint32_t weight = 8;
    for (std::uint32_t& w : weights) {
        w = weight;
        weight = weight * 3 / 2 + 1;
    }
    return weights;
}();

std::uint32_t by_points(int points) { return kByPoints[static_cast<std::size_t>(std::clamp(points, 0, 16))]; }

/// The points that a card of the hand books.
class Booking {
public:
    explicit Booking(const State& state)
        : state_(state),
          table_(state.table),
          placed_(state.placed),
          booked_(worth(table_, state.choices, {placed_.begin(), placed_.end()})) {}

    int points(RiverCard card, Square at) {
        put_card(table_, at, card);
        placed_.push_back(at);
        const int all = worth(table_, state_.choices, {placed_.begin(), placed_.end()});
        placed_.pop_back();
        table_.rivers[static_cast<std::size_t>(card.river())].remove(at);
        table_.values[static_cast<std::size_t>(card.value() - 1)].remove(at);
        return all - booked_;
    }

private:
    const State& state_;
    Table table_;
    core::FixedVector<Square, 2> placed_;
    int booked_;
};

int gain_of(const State& state, game::Seat seat, Move move) {
    State after = state;
    RiveroPenta::apply(after, seat, move, nullptr);
    const auto me = static_cast<std::size_t>(seat.index());
    return after.scores[me] - state.scores[me];
}

}  // namespace

void Sense<RiveroPenta>::weigh(const State& state, game::Seat seat, const Moves& moves, Weights<Game>& out) {
    std::fill_n(out.begin(), moves.size(), 1);
    if (state.phase == Phase::setup) return;
    if (state.phase == Phase::play) {
        Booking booking(state);
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (moves[i].is(Move::Kind::place))
                out[i] = by_points(booking.points(moves[i].card(), moves[i].square()));
        return;
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        switch (moves[i].kind()) {
            case Move::Kind::pass: out[i] = static_cast<std::uint32_t>(moves.size()); break;
            case Move::Kind::tap:
            case Move::Kind::drain: out[i] = 4 * by_points(gain_of(state, seat, moves[i])); break;
            default: break;
        }
    }
}

int Sense<RiveroPenta>::chance(const State& state, game::Seat seat) {
    const auto me = static_cast<std::size_t>(seat.index());
    const int lead = state.scores[me] - state.scores[1 - me];
    const int most = std::clamp<int>(std::max(state.scores[me], state.scores[1 - me]), 0, kGoal);
    const int tempo = state.to_move == me ? 2 : -2;
    return chance_of((lead + tempo) * (60 + 2 * most));
}

}  // namespace bots::brains
