// What each move does: the course of a turn.

#include <cassert>
#include <string>

#include "game/lot.h"
#include "games/rivero_penta/actions.h"
#include "games/rivero_penta/knowledge.h"
#include "games/rivero_penta/notation.h"
#include "games/rivero_penta/rules.h"
#include "games/rivero_penta/table.h"

namespace games::rivero_penta {

using game::Arg;
using game::Events;
using game::Seat;

namespace {

void tell(Events* events, std::string_view code, std::string_view rule, std::vector<Arg> args = {}) {
    if (events) events->emplace_back(code, rule, std::move(args));
}

void tell_points(Events* events, std::string_view code, std::string_view rule, const State& state,
                 int points) {
    if (events) tell(events, code, rule, {{"seat", Seat::player(state.to_move)}, {"points", points}});
}

/// What scored is named by its squares, so that a table can point at them.
std::string write_rivers(const Table& table, Square laid) {
    std::string text;
    for_each_square(rivers_through(table, laid), west_edge(table), [&](Square square) {
        if (!text.empty()) text += ' ';
        text += write_square(square);
    });
    return text;
}

int score(State& state, int points) {
    state.scores[state.to_move] = static_cast<std::int16_t>(state.scores[state.to_move] + points);
    return points;
}

// ---------------------------------------------------------------- what leaves the table

void open_bridge(State& state, bool on_top) {
    state.open_pile.push_back(ActionCard::bridge);
    if (on_top) return;
    for (std::size_t i = state.open_pile.size() - 1; i > 0; --i) state.open_pile[i] = state.open_pile[i - 1];
    state.open_pile[0] = ActionCard::bridge;
}

/// RP-32: bridges without a card on either side go to the open action pile.
void drop_loose_bridges(State& state, Events* events) {
    if (state.table.bridges.empty()) return;
    const Plane loose = loose_bridges(state.table);
    if (loose.empty()) return;
    state.table.bridges -= loose;
    for (int i = loose.size(); i > 0; --i) {
        open_bridge(state, state.choices.loose_bridge == Choices::LooseBridge::open);
        tell(events, "rivero-penta.bridge-back", "RP-32");
    }
}

void take_away(State& state, const Plane& squares) { state.discards += lift_cards(state.table, squares); }

/// RP-33: takes floating cards away; returns how many.
int take_floating(State& state, Events* events) {
    const Plane loose = floating(state.table.cards(), state.table.bridges);
    if (loose.empty()) return 0;
    if (events)
        cards_on(state.table, loose).for_each([&](RiverCard card) {
            tell(events, "rivero-penta.floats", "RP-33", {game::river_arg(card), game::value_arg(card)});
        });
    take_away(state, loose);
    return loose.size();
}

// ---------------------------------------------------------------- the course of a turn

/// RP-41: the discard pile becomes the ocean.
void fill_ocean(State& state, Events* events) {
    if (!state.ocean.empty()) return;
    remember_shuffle(state, state.discards);
    state.ocean = state.discards + state.face_down[0] + state.face_down[1] + state.forgotten;
    state.discards = state.face_down[0] = state.face_down[1] = state.forgotten = {};
    tell(events, "rivero-penta.new-ocean", "RP-41", {{"cards", state.ocean.size()}});
}

/// RP-24: all action cards but the open one are shuffled, those on the table too.
void shuffle_actions(State& state, Events* events) {
    const ActionCard top = state.open_pile.back();
    state.open_pile.clear();
    state.open_pile.push_back(top);
    state.closed_pile.fill(game::kActionCopies);
    --state.closed_pile[static_cast<std::size_t>(top)];
    state.table.bridges = {};
    tell(events, "rivero-penta.new-actions", "RP-24");
    take_floating(state, events);
}

bool closed_is_empty(const State& state) { return state.closed_pile == decltype(state.closed_pile){}; }

/// RP-25: the action cards first, then the ocean.
void ask_draw(State& state, Events* events) {
    if (state.plays_left == 1 && closed_is_empty(state)) shuffle_actions(state, events);
    state.phase = Phase::draw;
    fill_ocean(state, events);
}

void begin_turn(State& state, Events* events) {
    ++state.turn;
    state.plays_left = 1;
    state.placed.clear();
    state.penalty = false;
    state.phase = Phase::draw;
    if (!is_over(state)) ask_draw(state, events);  // RP-45
}

void go_on(State& state, Events* events) {
    state.phase = Phase::play;
    if (state.plays_left > 0) return;
    state.to_move ^= 1;
    begin_turn(state, events);
}

/// RP-42: field, discard pile and ocean become a new ocean; the hands stay.
void clear_field(State& state, Events* events) {
    const RiverCards field = lift_cards(state.table, state.table.cards());
    remember_shuffle(state, field + state.discards);
    state.ocean += field + state.discards + state.face_down[0] + state.face_down[1] + state.forgotten;
    state.discards = state.face_down[0] = state.face_down[1] = state.forgotten = {};
    for (int i = state.table.bridges.size(); i > 0; --i) open_bridge(state, true);
    state.table.bridges = {};
    state.placed.clear();
    state.phase = Phase::refill;
    tell(events, "rivero-penta.field-full", "RP-42");
}

void start_action(State& state, Events* events) {
    const Action action = action_of(state);
    state.phase = Phase::play;
    if (action == Action::two_cards) {  // RP-02: one more card, and two to play
        state.plays_left = 2;
        tell(events, "rivero-penta.two-cards", "RP-02", {{"seat", Seat::player(state.to_move)}});
        return ask_draw(state, events);
    }
    if (can_act(state, action))
        state.phase = Phase::action;
    else if (action == Action::bridge)
        tell(events, "rivero-penta.no-bridge-place", "RP-29");
}

// ---------------------------------------------------------------- moves of chance

void draw_for_field(State& state, RiverCard card) {
    for (int seat = 0; seat < kSeats; ++seat) note_drawn(state, seat, card);
    state.ocean.remove(card);
    const int laid = state.table.cards().size();
    put_card(state.table, kSourcePlaces[static_cast<std::size_t>(laid)], card);
}

void draw(State& state, RiverCard card, Events* events) {
    if (state.phase == Phase::refill && state.choices.refill == Choices::Refill::ocean) {
        draw_for_field(state, card);
        if (refill_drawn(state) == 4) go_on(state, events);
        return;
    }
    note_drawn(state, state.to_move, card);
    state.ocean.remove(card);
    state.hands[state.to_move].add(card);
    switch (state.phase) {
        case Phase::deal:
            state.to_move ^= 1;
            if (state.hands[0].size() + state.hands[1].size() == 2 * kDealt) state.phase = Phase::setup;
            return;
        case Phase::refill:
            state.to_move ^= 1;
            if (refill_drawn(state) == 4) state.phase = Phase::setup;
            return;
        default: state.phase = state.plays_left == 2 ? Phase::play : Phase::turn;
    }
}

void turn(State& state, ActionCard card, Events* events) {
    --state.closed_pile[static_cast<std::size_t>(card)];
    state.open_pile.push_back(card);
    if (state.turn == 0) return begin_turn(state, events);
    start_action(state, events);
}

// ---------------------------------------------------------------- moves of a player

void lay(State& state, RiverCard card, Square at) {
    note_laid(state, state.to_move, card);
    state.hands[state.to_move].remove(card);
    put_card(state.table, at, card);
}

void lay_around_source(State& state, RiverCard card, Square at, Events* events) {
    lay(state, card, at);
    state.to_move ^= 1;
    if (state.table.cards().size() < 4) return;
    if (state.turn > 0) return go_on(state, events);
    state.phase = Phase::turn;
}

/// RP-20: books what all cards of the turn are worth together, less what is booked.
void play(State& state, RiverCard card, Square at, Events* events) {
    const int booked = worth(state.table, state.choices, {state.placed.begin(), state.placed.end()});
    lay(state, card, at);
    state.placed.push_back(at);
    const int points = worth(state.table, state.choices, {state.placed.begin(), state.placed.end()}) - booked;
    if (score(state, points) != 0 && events)
        tell(events, "rivero-penta.scored", "RP-17",
             {{"seat", Seat::player(state.to_move)},
              {"points", points},
              {"squares", write_rivers(state.table, at)}});
    --state.plays_left;
    if (is_over(state)) return;
    if (state.table.cards().size() == kFieldCards) return clear_field(state, events);
    go_on(state, events);
}

void discard(State& state, RiverCard card, Events* events) {
    note_discarded(state, state.to_move);
    state.hands[state.to_move].remove(card);
    state.face_down[state.to_move].add(card);
    if (!state.penalty) tell_points(events, "rivero-penta.penalty", "RP-23", state, score(state, -kPenalty));
    state.penalty = true;  // RP-21: once a turn
    --state.plays_left;
    go_on(state, events);
}

void move_card(State& state, Square from, Square to, Events* events) {
    const RiverCard card = *card_at(state.table, from);
    lift_card(state.table, from);
    drop_loose_bridges(state, events);  // RP-34: before the card lies again
    put_card(state.table, to, card);
}

void drain(State& state, Move move, Events* events) {
    const Plane squares = plane_of(move);
    take_away(state, squares);
    drop_loose_bridges(state, events);
    tell_points(events, "rivero-penta.drained", "RP-36", state, score(state, squares.size()));
}

/// RP-39: three for the cards, one for each that floats.
void tap(State& state, Move move, Events* events) {
    take_away(state, plane_of(move));
    const int points = 3 + take_floating(state, events);
    drop_loose_bridges(state, events);
    tell_points(events, "rivero-penta.tapped", "RP-39", state, score(state, points));
}

void act(State& state, Move move, Events* events) {
    state.phase = Phase::play;
    switch (move.kind()) {
        case Move::Kind::move: return move_card(state, move.first(), move.second(), events);
        case Move::Kind::remove: take_away(state, plane_of(move)); return drop_loose_bridges(state, events);
        case Move::Kind::drain: return drain(state, move, events);
        case Move::Kind::tap: return tap(state, move, events);
        case Move::Kind::bridge:  // RP-26: the new one is laid, the older stays open
            state.open_pile.pop_back();
            return state.table.bridges.add(move.square());
        default: return;
    }
}

}  // namespace

void settle(State& state) {
    if (is_over(state)) return;
    if (state.phase == Phase::draw) ask_draw(state, nullptr);
    if (state.phase == Phase::action && !can_act(state, action_of(state))) state.phase = Phase::play;
}

void RiveroPenta::apply(State& state, [[maybe_unused]] Seat seat, Move move, Events* events) {
    assert(actors(state).has(seat));
    switch (move.kind()) {
        case Move::Kind::start:
            state.to_move = static_cast<std::uint8_t>(move.seat());
            state.phase = Phase::deal;
            if (events) events->push_back(game::begins_by_lot(Seat::player(move.seat()), "RP-05"));
            return;
        case Move::Kind::draw: return draw(state, move.card(), events);
        case Move::Kind::turn: return turn(state, move.action(), events);
        case Move::Kind::give_up: state.gave_up = static_cast<std::int8_t>(state.to_move); return;
        case Move::Kind::place:
            if (state.phase == Phase::setup)
                return lay_around_source(state, move.card(), move.square(), events);
            return play(state, move.card(), move.square(), events);
        case Move::Kind::discard: return discard(state, move.card(), events);
        default: return act(state, move, events);
    }
}

}  // namespace games::rivero_penta
