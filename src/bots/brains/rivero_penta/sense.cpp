#include "bots/brains/rivero_penta/sense.h"

#include <algorithm>

#include "bots/brains/rivero_penta/weights.h"
#include "games/rivero_penta/actions.h"
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

/// Where a card of the river may book points: beside its cards, or beside a bridge.
Plane scoring_places(const Table& table, River river) {
    return table.river(river).around() | table.bridges.sideways();
}

/// The placements of a hand, drawn by their weights without listing them.
class Drawing {
public:
    explicit Drawing(const State& state) : booking_(state), west_(west_edge(state.table)) {
        const Places places(state.table, state.choices);
        state.hands[state.to_move].for_each_kind([&](RiverCard card) {
            Found found{card, places.of(card), {}, 0};
            found.near = found.at & scoring_places(state.table, card.river());
            found.weight = by_points(0) * static_cast<std::uint32_t>(found.at.size() - found.near.size());
            total_ += found.weight;
            for_each_square(found.near, west_, [&](Square at) {
                const std::uint32_t weight = by_points(booking_.points(card, at));
                scoring_.push_back({Move::place(card, at), weight});
                total_ += weight;
            });
            found_.push_back(found);
        });
    }

    bool empty() const { return total_ == 0; }

    Move draw(core::Rng& rng) const {
        std::uint32_t left = rng.below(total_);
        for (const Scoring& scoring : scoring_) {
            if (left < scoring.weight) return scoring.move;
            left -= scoring.weight;
        }
        std::size_t i = 0;
        for (; left >= found_[i].weight; ++i) left -= found_[i].weight;
        const auto nth = static_cast<int>(left / by_points(0));
        return Move::place(found_[i].card, nth_square(found_[i].at - found_[i].near, west_, nth));
    }

private:
    struct Found {
        RiverCard card;
        Plane at, near;
        std::uint32_t weight = 0;  // of the places that are not near
    };
    struct Scoring {
        Move move;
        std::uint32_t weight = 0;
    };
    static constexpr std::size_t kMostPlaces = 10 * 3 + 4 + 10;  // of one card, as for Moves
    Booking booking_;
    int west_;
    std::uint32_t total_ = 0;
    core::FixedVector<Found, kMostHeld> found_;
    core::FixedVector<Scoring, kMostHeld * kMostPlaces> scoring_;
};

/// What the hand of a seat could do on this table: the most points of a card and of another one, how
/// many kinds of cards have a place, and whether the points are enough to win.
struct Prospects {
    int points = 0, second = 0, cards = 0;
    bool wins = false;

    Prospects(const State& state, std::size_t seat) {
        const Places places(state.table, state.choices);
        const int west = west_edge(state.table);
        Booking booking(state);
        state.hands[seat].for_each_kind([&](RiverCard card) {
            const Plane at = places.of(card);
            cards += !at.empty();
            int most = 0;
            for_each_square(at & scoring_places(state.table, card.river()), west,
                            [&](Square square) { most = std::max(most, booking.points(card, square)); });
            second = std::max(second, std::min(most, points));
            points = std::max(points, most);
        });
        wins = state.scores[seat] + points >= kGoal;
    }
};

/// A lead counts the more the less is left to make up for it; it is never out of reach.
int urgency(int lead, int leader) {
    constexpr int kReach = 10;
    return lead * kLastPhase / (std::max(0, kGoal - leader) + kReach);
}

/// Any move but giving up.
Move any_move(const State& state, game::Seat seat, core::Rng& rng) {
    for (;;)
        if (const Move move = RiveroPenta::random_move(state, seat, rng); !move.is(Move::Kind::give_up))
            return move;
}

int gain_of(const State& state, game::Seat seat, Move move) {
    State after = state;
    RiveroPenta::apply(after, seat, move, nullptr);
    const auto me = static_cast<std::size_t>(seat.index());
    return after.scores[me] - state.scores[me];
}

/// The tap or drain that books the most, or none.
Move best_booking(const State& state, game::Seat seat, Moves& moves) {
    RiveroPenta::legal_moves(state, seat, moves);
    Move best = Move::pass();
    int most = 0;
    for (const Move move : moves) {
        if (!move.is(Move::Kind::tap) && !move.is(Move::Kind::drain)) continue;
        const int gain = gain_of(state, seat, move);
        if (gain <= most) continue;
        most = gain;
        best = move;
    }
    return best;
}

}  // namespace

void Sense<RiveroPenta>::weigh(const State& state, game::Seat seat, const Moves& moves, Weights<Game>& out) {
    std::fill_n(out.begin(), moves.size(), 1);
    if (state.phase == Phase::setup) return;
    if (state.phase == Phase::play) {
        Booking booking(state);
        std::array<Plane, RiverCard::kRivers> scoring;
        for (std::size_t i = 0; i < scoring.size(); ++i)
            scoring[i] = scoring_places(state.table, static_cast<River>(i));
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (!moves[i].is(Move::Kind::place)) continue;
            const RiverCard card = moves[i].card();
            const Square at = moves[i].square();
            out[i] = by_points(
                scoring[static_cast<std::size_t>(card.river())].has(at) ? booking.points(card, at) : 0);
        }
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

Move Sense<RiveroPenta>::reply(const State& state, game::Seat seat, core::Rng& rng, Moves& moves) {
    if (state.phase == Phase::play) {
        const Drawing drawing(state);
        return drawing.empty() ? any_move(state, seat, rng) : drawing.draw(rng);
    }
    const Action action = action_of(state);
    if (state.phase == Phase::setup || action == Action::bridge) return any_move(state, seat, rng);
    return action == Action::move ? Move::pass() : best_booking(state, seat, moves);
}

bool Sense<RiveroPenta>::is_minor(const State& state) {
    if (state.phase != Phase::action) return false;
    const Action action = action_of(state);
    return action == Action::move || action == Action::drought;
}

Sense<RiveroPenta>::Counts Sense<RiveroPenta>::counts(const State& state, game::Seat seat) {
    const auto me = static_cast<std::size_t>(seat.index()), mover = std::size_t{state.to_move};
    const int turn = mover == me ? 1 : -1;
    const int lead = state.scores[me] - state.scores[1 - me];
    const Prospects his(state, mover), others(state, 1 - mover);
    const bool sun = !state.open_pile.empty() && state.open_pile.back() == ActionCard::sun;
    const bool tap = !state.open_pile.empty() && state.open_pile.back() == ActionCard::tap;
    return {
        lead,
        turn,
        turn * his.points,
        -turn * others.points,
        turn * his.cards,
        -turn * others.cards,
        turn * sun,
        turn * tap,
        turn * his.second,
        -turn * others.second,
        turn * his.wins,
        -turn * others.wins,
        urgency(lead, phase(state)),
    };
}

int Sense<RiveroPenta>::phase(const State& state) {
    return std::clamp<int>(std::max(state.scores[0], state.scores[1]), 0, kLastPhase);
}

int Sense<RiveroPenta>::chance(const State& state, game::Seat seat) {
    return chance_of(rivero_penta::kWeights.worth(counts(state, seat), phase(state)));
}

}  // namespace bots::brains
