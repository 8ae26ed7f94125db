// What a seat may play, in ascending order.

#include "games/rivero/rules.h"
#include "games/rivero/turn.h"

namespace games::rivero {

using game::Seat;
using Kind = Move::Kind;

namespace {

/// Hands every legal move of the player to act to `out`, in the order of Move::Kind.
template <class Out>
class Generator {
public:
    Generator(const State& state, Out& out)
        : state_(state),
          out_(out),
          seat_(state.to_move),
          held_(state.hands[static_cast<std::size_t>(seat_)].kinds()),
          joker_(has_joker(state, seat_)) {}

    void run() {
        switch (state_.phase) {
            case Phase::choose: return choose();
            case Phase::play: return play();
            case Phase::act: return act();
            case Phase::end: return end();
            default: assert(false);
        }
    }

private:
    const ActionSpot& spot() const { return state_.action[static_cast<std::size_t>(seat_)]; }
    RiverName name_of(int river) const { return {owner_of(state_, river), river_at(state_, river).number}; }

    void choose() {
        out_(Move::plain(Kind::ocean));
        if (state_.flask[static_cast<std::size_t>(seat_)] != 0)  // RV-15
            for (int column = 0; column < kColumns; ++column)
                if (is_complete(state_.spring, column) &&
                    has_use_for(state_, top_cards(state_.spring, column)))
                    out_(Move::column(column));
        if (!spot().lies()) out_(Move::plain(Kind::action));  // RV-20
        take();
        joins(held_);
        replaces(held_, true);
        if (state_.house.lifts_in_turn) lift();
    }

    void play() {
        take();
        const bool owes = owes_use(state_);
        const std::uint64_t cards = owes ? state_.unused.kinds() : held_;  // RV-17
        rivers();
        joins(cards);
        replaces(cards, !owes);
        if (state_.option == Option::ocean && !state_.doubled) twins(Kind::double_up);
        if (state_.extra) out_(Move::plain(Kind::extra));
        if (!owes)
            end();
        else if (state_.house.lifts_in_turn)
            lift();
    }

    /// RV-22, RV-23.
    void take() {
        if (spot().open[0]) out_(Move::plain(Kind::take));
    }

    /// RV-08: with the flask; RV-17: with a card of the column.
    void rivers() {
        const bool column = state_.option == Option::column;
        if (!column && state_.flask[static_cast<std::size_t>(seat_)] != 0) return;
        for (int i = 0; i < RiverCard::kRivers; ++i) {
            const auto name = static_cast<game::River>(i);
            const Values values = values_of(held_, name);
            const Values needed = column ? values_of(state_.unused.kinds(), name) : values;
            if (needed != 0) rivers_of(name, values, needed);
        }
    }

    void rivers_of(game::River name, Values values, Values needed) {
        for (unsigned left = values; left != 0; left &= left - 1) {
            const int low = lowest(static_cast<Values>(left));
            unsigned row = bit_of(low);
            for (int high = low + 1; high <= RiverCard::kValues; ++high) {
                row |= bit_of(high);
                const unsigned missing = row & ~static_cast<unsigned>(values);
                if (missing != 0 && (!joker_ || std::popcount(missing) > 1)) break;
                if ((values & bit_of(high)) == 0 || high < low + kLeastRiver - 1) continue;
                rivers_between(name, low, high, row & needed, missing);
            }
        }
    }

    /// Needed are values of the row of which one must be laid as a card, missing is at most one.
    void rivers_between(game::River name, int low, int high, unsigned needed, unsigned missing) {
        if (missing == 0 && needed != 0) out_(Move::river(name, low, high, 0));
        if (!joker_) return;
        for (int value = low + 1; value < high; ++value) {
            if (missing != 0 && missing != bit_of(value)) continue;
            if ((needed & ~static_cast<unsigned>(bit_of(value))) != 0)
                out_(Move::river(name, low, high, value));
        }
    }

    /// RV-11, RV-12.
    void joins(std::uint64_t cards) {
        const bool any = state_.house.attach_to_any;
        const int from = any ? 0 : first_river(state_, seat_);
        const int to = any ? all_rivers(state_) : last_river(state_, seat_);
        for (int i = from; i < to; ++i) {
            const River& river = river_at(state_, i);
            const Values values = values_of(cards, river.name);
            join(i, values & river.beyond(1), false);
            if (joker_) join(i, values & river.beyond(2), true);
        }
    }
    void join(int river, unsigned values, bool behind_joker) {
        for (; values != 0; values &= values - 1)
            out_(Move::join(name_of(river), river_at(state_, river).card(lowest(static_cast<Values>(values))),
                            behind_joker));
    }

    /// RV-31: in any river; RV-17: to use a card of the column, in one's own.
    void replaces(std::uint64_t cards, bool any) {
        const int from = any ? 0 : first_river(state_, seat_);
        const int to = any ? all_rivers(state_) : last_river(state_, seat_);
        for (int i = from; i < to; ++i) {
            const River& river = river_at(state_, i);
            for (unsigned left = values_of(cards, river.name) & river.bridges; left != 0; left &= left - 1)
                out_(Move::replace(name_of(i), river.card(lowest(static_cast<Values>(left)))));
        }
    }

    /// RV-14: on a single card; RV-33: for a top card.
    void twins(Kind kind) {
        for (std::uint64_t left = held_; left != 0; left &= left - 1) {
            const RiverCard card = RiverCard::at(std::countr_zero(left));
            for (unsigned places = state_.spring.filled; places != 0; places &= places - 1) {
                const auto place = static_cast<Place>(std::countr_zero(places));
                if (!are_twins(card, state_.spring.top(place))) continue;
                if (kind == Kind::double_up && state_.spring.upper[place]) continue;
                out_(Move::lay(kind, card, place));
            }
        }
    }

    void end() {
        if (spring_is_open(state_)) {
            if (state_.spring.is_full())
                twins(Kind::exchange);
            else
                springs();
            if (must_spring(state_)) return;  // RV-32
        }
        if (must_ground(state_)) return grounds();
        lift();
        out_(Move::plain(Kind::end));
    }

    /// RV-36.
    void lift() {
        if (hand_of_mover(state_) < kHand && state_.ground_size[static_cast<std::size_t>(seat_)] != 0)
            out_(Move::plain(Kind::lift));
    }

    /// RV-05.
    void springs() {
        const PlaceSet empty = static_cast<PlaceSet>(~state_.spring.filled & kOuter);
        for (std::uint64_t left = held_; left != 0; left &= left - 1)
            for (unsigned places = empty; places != 0; places &= places - 1)
                out_(Move::lay(Kind::spring, RiverCard::at(std::countr_zero(left)),
                               static_cast<Place>(std::countr_zero(places))));
    }

    /// RV-34.
    void grounds() {
        for (std::uint64_t left = held_; left != 0; left &= left - 1)
            out_(Move::ground(RiverCard::at(std::countr_zero(left))));
    }

    void act() {
        switch (spot().card()) {
            case ActionCard::sun: return suns();
            case ActionCard::tap: return taps();
            case ActionCard::bridge: return bridges();
        }
    }

    /// RV-25.
    void suns() {
        for (int seat = 0; seat < kSeats; ++seat)
            if (state_.ground_size[static_cast<std::size_t>(seat)] != 0) out_(Move::sun(seat));
        out_(Move::sun(Move::kSunOcean));
    }

    /// RV-10, RV-26, RV-27.
    void taps() {
        for (int i = 0; i < all_rivers(state_); ++i) {
            if (has_flask(state_, i)) continue;
            out_(Move::tap(name_of(i), false));
            out_(Move::tap(name_of(i), true));
        }
        for (unsigned places = state_.spring.filled; places != 0; places &= places - 1)
            out_(Move::tap(static_cast<Place>(std::countr_zero(places))));
    }

    /// RV-28, RV-29.
    void bridges() {
        for (int i = 0; i < all_rivers(state_); ++i) {
            const River& river = river_at(state_, i);
            for (unsigned left = river.bridgeable(); left != 0; left &= left - 1)
                out_(Move::bridge(name_of(i), river.card(lowest(static_cast<Values>(left)))));
        }
        out_(Move::plain(Kind::joker));
    }

    const State& state_;
    Out& out_;
    const int seat_;
    const std::uint64_t held_;
    const bool joker_;
};

template <class Out>
void generate(const State& state, Out&& out) {
    Generator<Out>(state, out).run();
}

void chance_moves(const State& state, Moves& out) {
    switch (state.phase) {
        case Phase::start:
            for (int seat = 0; seat < kSeats; ++seat) out.push_back(Move::start(seat));
            return;
        case Phase::turn:
            for (int i = 0; i < game::kActionKinds; ++i)
                if (action_pile(state, static_cast<ActionCard>(i)) > 0)
                    out.push_back(Move::turn(static_cast<ActionCard>(i)));
            return;
        default: state.ocean.for_each_kind([&](RiverCard card) { out.push_back(Move::draw(card)); });
    }
}

}  // namespace

void Rivero::legal_moves(const State& state, Seat seat, Moves& out) {
    out.clear();
    if (!actors(state).has(seat)) return;
    if (seat == Seat::chance()) return chance_moves(state, out);
    generate(state, [&](Move move) { out.push_back(move); });
}

Move Rivero::random_move(const State& state, [[maybe_unused]] Seat seat, core::Rng& rng) {
    assert(actors(state).has(seat));
    std::uint32_t count = 0;
    generate(state, [&](Move) { ++count; });
    std::uint32_t left = rng.below(count);
    Move drawn;
    generate(state, [&](Move move) {
        if (left-- == 0) drawn = move;
    });
    return drawn;
}

Move Rivero::random_chance(const State& state, core::Rng& rng) {
    if (state.phase == Phase::start) return Move::start(static_cast<int>(rng.below(kSeats)));
    if (state.phase != Phase::turn) return Move::draw(state.ocean.pick(rng));
    int left = 0;
    for (int i = 0; i < game::kActionKinds; ++i) left += action_pile(state, static_cast<ActionCard>(i));
    int drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(left)));
    int kind = 0;
    while (drawn >= action_pile(state, static_cast<ActionCard>(kind)))
        drawn -= action_pile(state, static_cast<ActionCard>(kind++));
    return Move::turn(static_cast<ActionCard>(kind));
}

std::uint32_t Rivero::weight(const State& state, Move move) {
    switch (move.kind()) {
        case Kind::draw: return static_cast<std::uint32_t>(state.ocean.count(move.card()));
        case Kind::turn: return static_cast<std::uint32_t>(action_pile(state, move.action_card()));
        default: return 1;
    }
}

}  // namespace games::rivero
