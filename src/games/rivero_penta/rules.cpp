#include "games/rivero_penta/rules.h"

#include <algorithm>
#include <cassert>

#include "core/hash.h"
#include "games/rivero_penta/actions.h"
#include "games/rivero_penta/knowledge.h"
#include "games/rivero_penta/table.h"

namespace games::rivero_penta {

using game::Seat;
using game::SeatSet;

namespace {

/// The placements of a hand: a plane for each kind of card in it.
class Placements {
public:
    explicit Placements(const State& state) : west_(west_edge(state.table)) {
        const Places places(state.table, state.choices);
        const Plane free = kBesideSource - state.table.cards();  // RP-06
        state.hands[state.to_move].for_each_kind([&](RiverCard card) {
            const Plane at = state.phase == Phase::setup
                                 ? free - Places::in_line(state.table, card, state.choices)
                                 : places.of(card);
            const int count = at.size();
            if (count > 0) found_.push_back({card, count, at});
            count_ += count;
        });
    }

    int count() const { return count_; }
    void list(Moves& out) const {
        for (const Found& found : found_)
            for_each_square(found.at, west_, [&](Square at) { out.push_back(Move::place(found.card, at)); });
    }
    Move nth(int n) const {
        std::size_t i = 0;
        for (; n >= found_[i].count; ++i) n -= found_[i].count;
        return Move::place(found_[i].card, nth_square(found_[i].at, west_, n));
    }

private:
    struct Found {
        RiverCard card;
        int count = 0;
        Plane at;
    };
    int west_;
    int count_ = 0;
    core::FixedVector<Found, kMostHeld> found_;
};

bool may_give_up(const State& state) { return behind(state, state.to_move) > kFarBehind; }  // RP-44

bool may_discard(const State& state, int placements) {
    return placements == 0 || state.choices.free_discard == Choices::FreeDiscard::yes;  // RP-22
}

void list_action(const State& state, Moves& out) {
    const Action action = action_of(state);
    list_actions(state, action, out);
    if (action != Action::bridge) out.push_back(Move::pass());  // RP-02
    if (may_give_up(state)) out.push_back(Move::give_up());
}

void list_cards(const State& state, Moves& out) {
    const Placements placements(state);
    placements.list(out);
    if (state.phase == Phase::play && may_discard(state, placements.count()))
        state.hands[state.to_move].for_each_kind([&](RiverCard card) { out.push_back(Move::discard(card)); });
    if (may_give_up(state)) out.push_back(Move::give_up());
}

void list_chance(const State& state, Moves& out) {
    if (state.phase == Phase::lot) {
        for (int seat = 0; seat < kSeats; ++seat) out.push_back(Move::start(seat));
    } else if (state.phase == Phase::turn) {
        for (int kind = 0; kind < game::kActionKinds; ++kind)
            if (state.closed_pile[static_cast<std::size_t>(kind)] > 0)
                out.push_back(Move::turn(static_cast<ActionCard>(kind)));
    } else {
        const std::uint64_t kinds = refill_kinds(state);
        state.ocean.for_each_kind([&](RiverCard card) {
            if ((kinds >> card.index() & 1U) != 0) out.push_back(Move::draw(card));
        });
    }
}

bool is_chance(Phase phase) {
    return phase == Phase::lot || phase == Phase::deal || phase == Phase::draw || phase == Phase::turn ||
           phase == Phase::refill;
}

}  // namespace

// ---------------------------------------------------------------- parts that others use

std::optional<Move> first_placement(const State& state) {
    const Placements placements(state);
    if (placements.count() == 0) return std::nullopt;
    return placements.nth(0);
}

int refill_drawn(const State& state) {
    if (state.choices.refill == Choices::Refill::ocean) return state.table.cards().size();
    return state.hands[0].size() + state.hands[1].size() - 2 * kHand - state.plays_left;
}

std::uint64_t refill_kinds(const State& state) {
    if (state.phase != Phase::refill || state.choices.refill == Choices::Refill::hands) return ~0ULL;
    const Square next = kSourcePlaces[static_cast<std::size_t>(refill_drawn(state))];
    std::uint64_t kinds = 0;
    state.ocean.for_each_kind([&](RiverCard card) {
        if (!Places::in_line(state.table, card, state.choices).has(next)) kinds |= 1ULL << card.index();
    });
    return kinds;
}

// ---------------------------------------------------------------- the Game

State RiveroPenta::initial(const Options& options) {
    State state;
    state.choices = options.choices;
    state.ocean = RiverCards::box();
    state.closed_pile.fill(game::kActionCopies);
    if (options.begins != Options::kLot) {
        state.to_move = static_cast<std::uint8_t>(options.begins);
        state.phase = Phase::deal;
    }
    return state;
}

SeatSet RiveroPenta::actors(const State& state) {
    if (is_over(state)) return {};
    return is_chance(state.phase) ? Seat::chance() : Seat::player(state.to_move);
}

void RiveroPenta::legal_moves(const State& state, Seat seat, Moves& out) {
    out.clear();
    if (!actors(state).has(seat)) return;
    if (seat == Seat::chance()) return list_chance(state, out);
    if (state.phase == Phase::action) return list_action(state, out);
    list_cards(state, out);
}

std::uint32_t RiveroPenta::weight(const State& state, Move move) {
    switch (move.kind()) {
        case Move::Kind::draw: return static_cast<std::uint32_t>(state.ocean.count(move.card()));
        case Move::Kind::turn: return state.closed_pile[static_cast<std::size_t>(move.action())];
        default: return 1;
    }
}

Move RiveroPenta::random_move(const State& state, [[maybe_unused]] Seat seat, core::Rng& rng) {
    assert(actors(state).has(seat));
    if (state.phase == Phase::action) {
        const Action action = action_of(state);
        const bool may_pass = action != Action::bridge, gives_up = may_give_up(state);
        const std::uint32_t others = (may_pass ? 1U : 0U) + (gives_up ? 1U : 0U);
        if (const auto move = random_action(state, action, others, rng)) return *move;
        return may_pass && (!gives_up || rng.below(2) == 0) ? Move::pass() : Move::give_up();
    }
    const Placements placements(state);
    const RiverCards& hand = state.hands[state.to_move];
    const int discards = state.phase == Phase::play && may_discard(state, placements.count())
                             ? std::popcount(hand.kinds())
                             : 0;
    const int all = placements.count() + discards + (may_give_up(state) ? 1 : 0);
    const int n = static_cast<int>(rng.below(static_cast<std::uint32_t>(all)));
    if (n < placements.count()) return placements.nth(n);
    if (n >= placements.count() + discards) return Move::give_up();
    std::uint64_t kinds = hand.kinds();
    for (int skip = n - placements.count(); skip > 0; --skip) kinds &= kinds - 1;
    return Move::discard(RiverCard::at(std::countr_zero(kinds)));
}

Move RiveroPenta::random_chance(const State& state, core::Rng& rng) {
    if (state.phase == Phase::lot) return Move::start(static_cast<int>(rng.below(kSeats)));
    if (state.phase == Phase::turn) {
        const auto& closed = state.closed_pile;
        std::uint32_t n = rng.below(static_cast<std::uint32_t>(closed[0] + closed[1] + closed[2]));
        std::size_t kind = 0;
        for (; n >= closed[kind]; ++kind) n -= closed[kind];
        return Move::turn(static_cast<ActionCard>(kind));
    }
    const std::uint64_t kinds = refill_kinds(state);
    for (;;)
        if (const RiverCard card = state.ocean.pick(rng); (kinds >> card.index() & 1U) != 0)
            return Move::draw(card);
}

std::optional<game::Outcome> RiveroPenta::outcome(const State& state) {
    if (!is_over(state)) return std::nullopt;
    game::Outcome outcome;
    int winner = -1;
    if (state.gave_up >= 0) {
        winner = 1 - state.gave_up;
        outcome.code = "gave-up";
        outcome.rule = "RP-44";
    } else if (state.scores[0] >= kGoal || state.scores[1] >= kGoal) {
        winner = state.scores[0] >= kGoal ? 0 : 1;
        outcome.code = "goal";
        outcome.rule = "RP-43";
    } else {
        outcome.code = "too-long";
        outcome.rule = "RP-45";
    }
    if (winner >= 0) outcome.winners = Seat::player(winner);
    for (int seat = 0; seat < kSeats; ++seat) {
        outcome.places.push_back(winner < 0 || seat == winner ? 1 : 2);
        outcome.points.push_back(seat == winner ? 1 : 0);
    }
    return outcome;
}

game::PerSeat RiveroPenta::scores(const State& state) {
    game::PerSeat scores;
    for (const std::int16_t score : state.scores) scores.push_back(score);
    return scores;
}

bool RiveroPenta::shows_hidden(const State& state, Seat, Move move) {
    switch (move.kind()) {
        case Move::Kind::place:
        case Move::Kind::draw: return true;
        case Move::Kind::turn:  // what the closed pile holds is known to all
            return std::count(state.closed_pile.begin(), state.closed_pile.end(), 0) < game::kActionKinds - 1;
        default: return false;
    }
}

std::uint64_t RiveroPenta::hash(const State& state) {
    core::Hash hash;
    const Choices& choices = state.choices;
    std::uint64_t word = 0;
    for (const int choice : {static_cast<int>(choices.bridge_at_source), static_cast<int>(choices.identical),
                             static_cast<int>(choices.join_over_five), static_cast<int>(choices.free_discard),
                             static_cast<int>(choices.loose_bridge), static_cast<int>(choices.long_penta),
                             static_cast<int>(choices.refill)})
        word = word << 1 | static_cast<std::uint64_t>(choice);
    for (const int item : {static_cast<int>(state.phase), static_cast<int>(state.to_move),
                           static_cast<int>(state.plays_left), state.penalty ? 1 : 0, state.gave_up + 1})
        word = word << 8 | static_cast<std::uint64_t>(item);
    hash.add(word).add(state.turn);
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        hash.add(static_cast<std::uint64_t>(state.scores[seat]));
    for (const int count : state.closed_pile) hash.add(static_cast<std::uint64_t>(count));
    for (const ActionCard card : state.open_pile) hash.add(static_cast<std::uint64_t>(card));
    hash.add(state.open_pile.size());
    for (const Square square : state.placed) hash.add(square.raw());
    const auto add_plane = [&](const Plane& plane) {
        for (const std::uint64_t row : plane.rows) hash.add(row);
    };
    for (const Plane& plane : state.table.rivers) add_plane(plane);
    for (const Plane& plane : state.table.values) add_plane(plane);
    add_plane(state.table.bridges);
    const auto add_cards = [&](const RiverCards& cards) { hash.add(cards.first()).add(cards.second()); };
    for (const RiverCards& cards : {state.discards, state.hands[0], state.hands[1], state.ocean,
                                    state.face_down[0], state.face_down[1], state.forgotten})
        add_cards(cards);
    for (const Memory& memory : state.memories) {
        add_cards(memory.in_ocean);
        for (const auto& row : memory.ways)
            for (const std::uint32_t ways : row) hash.add(ways);
    }
    return hash.value();
}

/// Each card is in one place, each square has a river and a value or neither, nothing floats.
bool RiveroPenta::is_consistent(const State& state) {
    const Table& table = state.table;
    Plane rivers, values;
    for (const Plane& plane : table.rivers) {
        if (!(rivers & plane).empty()) return false;
        rivers |= plane;
    }
    for (const Plane& plane : table.values) {
        if (!(values & plane).empty()) return false;
        values |= plane;
    }
    if (rivers != values || !(rivers & table.bridges).empty()) return false;
    if (!floating(rivers, table.bridges).empty() || !loose_bridges(table).empty()) return false;
    RiverCards all;
    for (const RiverCards& cards : {cards_on(table, rivers), state.discards, state.hands[0], state.hands[1],
                                    state.ocean, state.face_down[0], state.face_down[1], state.forgotten}) {
        if (!all.fits(cards)) return false;
        all += cards;
    }
    std::size_t actions = state.open_pile.size() + static_cast<std::size_t>(table.bridges.size());
    for (const int count : state.closed_pile) actions += static_cast<std::size_t>(count);
    for (int seat = 0; seat < kSeats; ++seat)
        if (!unseen_by(state, seat).contains(state.memories[static_cast<std::size_t>(seat)].in_ocean))
            return false;
    return all == RiverCards::box() && actions == game::kActionCards;
}

}  // namespace games::rivero_penta
