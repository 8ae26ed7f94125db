// Who may know what, and states that fit what somebody knows.

#include "games/rivero/hands.h"
#include "games/rivero/rules.h"
#include "games/rivero/turn.h"

namespace games::rivero {

using game::Seat;
using game::Viewer;
using Kind = Move::Kind;

namespace {

/// Deals what a viewer cannot see to the places where it may be.
class Dealer {
public:
    Dealer(State& state, core::Rng& rng) : state_(state), rng_(rng) {}

    /// What a seat knows of its own cards.
    void know(const View::Own& own) {
        known_ = own.seat;
        state_.hands[static_cast<std::size_t>(own.seat)] = own.hand;
        for (int depth = 0; depth < ground_size(own.seat); ++depth)
            if (seen_at(state_, own.seat, depth) == Seen::own)
                state_.ground[slot_at(own.seat, depth)] = own.ground[slot_at(own.seat, depth)];
    }

    void run() {
        left_ = RiverCards::box() - open_cards(state_);
        for (int seat = 0; seat < kSeats; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            if (seat == known_) {
                left_ -= state_.hands[at] + own_ground(state_, seat);
                continue;
            }
            state_.hands[at] = state_.shown[at];
            left_ -= state_.shown[at] + state_.with[at];
        }
        for (int seat = 0; seat < kSeats; ++seat)
            if (seat != known_) deal_to(seat);
        for (int seat = 0; seat < kSeats; ++seat) deal_below(seat);
        for (int i = 0; i < all_rivers(state_); ++i)
            for (int j = 0; j < std::popcount(river_at(state_, i).bridges); ++j)
                state_.bridges[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = left_.draw(rng_);
        state_.ocean = left_;
    }

private:
    int ground_size(int seat) const { return state_.ground_size[static_cast<std::size_t>(seat)]; }

    /// A seat's hand and the groundwater it laid: first what must be there, each place equally
    /// likely, then anything.
    void deal_to(int seat) {
        const auto at = static_cast<std::size_t>(seat);
        const int in_hand = state_.hand_size[at] - state_.shown[at].size();
        core::FixedVector<std::uint8_t, kCards> slots;
        for (int depth = 0; depth < ground_size(seat); ++depth)
            if (seen_at(state_, seat, depth) == Seen::own)
                slots.push_back(static_cast<std::uint8_t>(slot_at(seat, depth)));
        std::array<RiverCard, kCards> cards;
        int count = 0;
        state_.with[at].for_each([&](RiverCard card) { cards[static_cast<std::size_t>(count++)] = card; });
        const int wanted = in_hand + static_cast<int>(slots.size());
        assert(count <= wanted);
        while (count < wanted) cards[static_cast<std::size_t>(count++)] = left_.draw(rng_);
        rng_.shuffle(std::span(cards.data(), static_cast<std::size_t>(count)));
        for (int i = 0; i < count; ++i) {
            const RiverCard card = cards[static_cast<std::size_t>(i)];
            if (i < in_hand)
                state_.hands[at].add(card);
            else
                state_.ground[slots[static_cast<std::size_t>(i - in_hand)]] = card;
        }
    }

    /// Groundwater all know or nobody knows, and the joker.
    void deal_below(int seat) {
        for (int depth = 0; depth < ground_size(seat); ++depth) {
            const std::size_t slot = slot_at(seat, depth);
            const Seen seen = seen_at(state_, seat, depth);
            if (seen == Seen::all) state_.ground[slot] = RiverCard::at(state_.slots[slot]);
            if (seen == Seen::none) state_.ground[slot] = left_.draw(rng_);
        }
        const auto at = static_cast<std::size_t>(seat);
        if (state_.action[at].joker) state_.jokers[at] = left_.draw(rng_);
    }

    State& state_;
    core::Rng& rng_;
    int known_ = -1;
    RiverCards left_;
};

/// Whether a card that is known to somebody only, or to nobody, is on top of a pile.
bool is_top_hidden(const Table& table, int seat) {
    return table.ground_size[static_cast<std::size_t>(seat)] != 0 && seen_on_top(table, seat) != Seen::all;
}

bool sun_shows(const Table& table, int source) {
    if (source == Move::kSunOcean) return false;
    const int size = table.ground_size[static_cast<std::size_t>(source)];
    return is_top_hidden(table, source) || (size > 1 && seen_at(table, source, size - 2) != Seen::all);
}

}  // namespace

View Rivero::view(const State& state, Viewer viewer) {
    View view{.table = state, .rest = {}};
    if (viewer.is_keeper()) view.rest = static_cast<const Hidden&>(state);
    for (int seat = 0; seat < kSeats; ++seat) {
        if (!viewer.is_seat(Seat::player(seat))) continue;
        View::Own own{.seat = seat, .hand = state.hands[static_cast<std::size_t>(seat)], .ground = {}};
        for (int depth = 0; depth < state.ground_size[static_cast<std::size_t>(seat)]; ++depth)
            if (seen_at(state, seat, depth) == Seen::own)
                own.ground[slot_at(seat, depth)] = state.ground[slot_at(seat, depth)];
        view.rest = own;
    }
    return view;
}

State Rivero::complete(const View& view, core::Rng& rng) {
    State state;
    static_cast<Table&>(state) = view.table;
    if (const auto* all = std::get_if<Hidden>(&view.rest)) {
        static_cast<Hidden&>(state) = *all;
        return state;
    }
    Dealer dealer(state, rng);
    if (const auto* own = std::get_if<View::Own>(&view.rest)) dealer.know(*own);
    dealer.run();
    return state;
}

bool Rivero::shows_hidden(const State& state, Seat, Move move) {
    switch (move.kind()) {
        case Kind::start:
        case Kind::turn:
        case Kind::replace: return true;
        case Kind::draw: return state.errand != Errand::bridge && state.errand != Errand::joker;
        case Kind::lift: return seen_on_top(state, state.to_move) == Seen::none;
        case Kind::sun: return sun_shows(state, move.index());
        case Kind::tap_spring:
            return !is_middle(move.place()) && !state.spring.upper[move.place()] &&
                   is_top_hidden(state, state.to_move);
        default: return false;
    }
}

}  // namespace games::rivero
