// Why a move is refused, in the words of the player who tried it: the first cause he would name.

#include <algorithm>

#include "games/rivero_penta/actions.h"
#include "games/rivero_penta/notation.h"
#include "games/rivero_penta/refusals.h"
#include "games/rivero_penta/rules.h"
#include "games/rivero_penta/table.h"

namespace games::rivero_penta {

using game::Arg;
using game::Reason;
using game::Seat;
using Refusal = std::optional<Reason>;

namespace {

Arg square_arg(Square square) { return {"square", write_square(square)}; }

Reason about_card(std::string_view code, std::string_view rule, RiverCard card) {
    return {code, rule, {game::river_arg(card), game::value_arg(card)}};
}

/// Which of two lines of the table a square shares with the same card.
bool twin_in_row(const Table& table, RiverCard card, Square at) {
    return (table.places_of(card).rows[at.row()]) != 0;
}

/// RP-30, RP-28: beside a bridge.
Refusal why_not_at_bridge(const Table& table, RiverCard card, Square at) {
    for (const int side : {-1, 1}) {
        if (!Square::in_reach(at.x() + 2 * side, at.y())) continue;
        const Square bridge(at.x() + side, at.y()), behind(at.x() + 2 * side, at.y());
        if (!table.bridges.has(bridge)) continue;
        const auto across = card_at(table, behind);
        if (!across || across->river() != card.river())
            return Reason("rivero-penta.bridge-river", "RP-30",
                          {square_arg(at), game::river_arg(across.value_or(card))});
    }
    return std::nullopt;
}

/// RP-33: something would float once `leaving` is gone.
Refusal why_floats(const Table& table, const Plane& leaving, int west) {
    const Plane loose = floating(table.cards() - leaving, table.bridges);
    if (loose.empty()) return std::nullopt;
    const Square first = nth_square(loose, west, 0);
    const RiverCard card = *card_at(table, first);
    return Reason("rivero-penta.would-float", "RP-33",
                  {game::river_arg(card), game::value_arg(card), square_arg(first)});
}

Refusal why_no_card(const Table& table, Square at) {
    if (table.cards().has(at)) return std::nullopt;
    return Reason("rivero-penta.no-card-there", "RP-35", {square_arg(at)});
}

Refusal why_no_cards(const Table& table, Move move) {
    for (const Square square : squares_of(move))
        if (auto reason = why_no_card(table, square)) return reason;
    return std::nullopt;
}

// ---------------------------------------------------------------- actions

Refusal why_not_moved(const Open& state, Square from, Square to) {
    if (auto reason = why_no_card(state.table, from)) return reason;
    if (from == to) return Reason("rivero-penta.same-square", "RP-34", {square_arg(to)});
    const RiverCard card = *card_at(state.table, from);
    Table table = lifted(state.table, from);
    if (auto reason = why_not_laid(table, state.choices, card, to)) return reason;
    put_card(table, to, card);
    return why_floats(table, {}, west_edge(state.table));
}

Refusal why_not_removed(const Open& state, Move move) {
    if (auto reason = why_no_cards(state.table, move)) return reason;
    if (!plane_of(move.first()).around().has(move.second()))
        return Reason("rivero-penta.not-adjacent", "RP-35",
                      {{"first", write_square(move.first())}, {"second", write_square(move.second())}});
    return why_floats(state.table, plane_of(move), west_edge(state.table));
}

/// RP-36, RP-37: the run in that direction that holds all named cards, if it is a PENTA.
std::optional<Plane> penta_with(const Open& state, Move move, bool upright) {
    const River river = card_at(state.table, move.first())->river();
    const Run run =
        upright ? column_run(state.table, river, move.first()) : row_run(state.table, river, move.first());
    const Plane cards = run.squares & state.table.river(river);
    if (!is_penta(run.length, state.choices) || !(plane_of(move) - cards).empty()) return std::nullopt;
    return cards;
}

Refusal why_not_drained(const Open& state, Move move) {
    if (auto reason = why_no_cards(state.table, move)) return reason;
    const int named = plane_of(move).size();
    int most = -1;
    for (const bool upright : {false, true})
        if (const auto penta = penta_with(state, move, upright)) {
            const int here = most_drained(state.table, *penta);
            if (here == named) most = here;
            if (most != named) most = std::max(most, here);
        }
    if (most < 0) return Reason("rivero-penta.no-penta", "RP-36");
    if (auto reason = why_floats(state.table, plane_of(move), west_edge(state.table))) return reason;
    if (most != named) return Reason("rivero-penta.not-most", "RP-36", {{"most", most}});
    return std::nullopt;
}

Refusal why_not_tapped(const Open& state, Move move) {
    if (auto reason = why_no_cards(state.table, move)) return reason;
    const River river = card_at(state.table, move.first())->river();
    if ((plane_of(move) - state.table.river(river)).empty()) return std::nullopt;
    return Reason("rivero-penta.not-one-river", "RP-39");
}

Refusal why_not_bridged(const Open& state, Square at) {
    const Table& table = state.table;
    if (auto reason = why_taken(table, at)) return reason;
    if (bridge_places(table, state.choices).has(at)) return std::nullopt;
    const Plane cards = table.cards();
    const auto refuse = [&](std::string_view code, std::string_view rule) {
        return Reason(code, rule, {square_arg(at)});
    };
    const bool left = cards.east().has(at), right = cards.west().has(at);
    if (left && right) return refuse("rivero-penta.bridge-between", "RP-27");
    if (!left && !right) return refuse("rivero-penta.bridge-alone", "RP-27");
    if (state.choices.bridge_at_source == Choices::BridgeAtSource::no && kSourcePlane.sideways().has(at))
        return refuse("rivero-penta.bridge-at-source", "RP-27");
    if (table.bridges.sideways().has(at)) return refuse("rivero-penta.bridge-at-bridge", "RP-27");
    return refuse("rivero-penta.bridge-second", "RP-28");
}

Refusal why_not_acted(const State& state, Move move) {
    using Kind = Move::Kind;
    const Action action = action_of(state);
    switch (action) {
        case Action::move:
            if (move.is(Kind::move)) return why_not_moved(state, move.first(), move.second());
            if (move.is(Kind::pass)) return std::nullopt;
            return Reason("rivero-penta.move-now", "RP-34");
        case Action::drought:
            if (move.is(Kind::remove)) return why_not_removed(state, move);
            if (move.is(Kind::drain)) return why_not_drained(state, move);
            if (move.is(Kind::pass)) return std::nullopt;
            return Reason("rivero-penta.remove-now", "RP-35");
        case Action::bridge:
            if (move.is(Kind::bridge)) return why_not_bridged(state, move.square());
            return Reason("rivero-penta.bridge-now", "RP-02");
        default:
            if (move.is(Kind::tap)) return why_not_tapped(state, move);
            if (move.is(Kind::pass)) return std::nullopt;
            return Reason("rivero-penta.tap-now", "RP-39");
    }
}

// ---------------------------------------------------------------- hand cards

Refusal why_not_held(const State& state, RiverCard card) {
    if (state.hands[state.to_move].has(card)) return std::nullopt;
    return about_card("rivero-penta.not-in-hand", "RP-07", card);
}

Refusal why_not_set_up(const State& state, Move move) {
    if (!move.is(Move::Kind::place)) return Reason("rivero-penta.setup-now", "RP-05");
    if (auto reason = why_not_held(state, move.card())) return reason;
    if (auto reason = why_taken(state.table, move.square())) return reason;
    if (!kBesideSource.has(move.square()))
        return Reason("rivero-penta.not-at-source", "RP-06", {square_arg(move.square())});
    return why_twin(state.table, state.choices, move.card(), move.square());
}

Refusal why_not_played(const State& state, Move move) {
    if (!move.is(Move::Kind::place) && !move.is(Move::Kind::discard))
        return Reason("rivero-penta.play-now", "RP-22");
    if (auto reason = why_not_held(state, move.card())) return reason;
    if (move.is(Move::Kind::place))
        return why_not_laid(state.table, state.choices, move.card(), move.square());
    if (state.choices.free_discard == Choices::FreeDiscard::yes) return std::nullopt;
    const auto possible = first_placement(state);
    if (!possible) return std::nullopt;
    return Reason("rivero-penta.can-play", "RP-22",
                  {game::river_arg(possible->card()), game::value_arg(possible->card()),
                   square_arg(possible->square())});
}

/// A square out of the ring's reach would read as another one.
Refusal why_far(const Table& table, Move move) {
    const auto far = [&](Square square) { return !is_near(table, square); };
    switch (move.kind()) {
        case Move::Kind::place:
        case Move::Kind::bridge:
            if (far(move.square()))
                return Reason("rivero-penta.touches-nothing", "RP-09", {square_arg(move.square())});
            return std::nullopt;
        case Move::Kind::move:
            if (far(move.second()))
                return Reason("rivero-penta.touches-nothing", "RP-09", {square_arg(move.second())});
            if (far(move.first()))
                return Reason("rivero-penta.no-card-there", "RP-35", {square_arg(move.first())});
            return std::nullopt;
        case Move::Kind::remove:
        case Move::Kind::drain:
        case Move::Kind::tap:
            for (const Square square : squares_of(move))
                if (far(square)) return Reason("rivero-penta.no-card-there", "RP-35", {square_arg(square)});
            return std::nullopt;
        default: return std::nullopt;
    }
}

// ---------------------------------------------------------------- chance

Refusal why_not_drawn(const State& state, Move move) {
    if (!move.is(Move::Kind::draw)) return Reason("rivero-penta.draw-first", "RP-07");
    if (!state.ocean.has(move.card())) return about_card("rivero-penta.not-in-ocean", "RP-41", move.card());
    if ((refill_kinds(state) >> move.card().index() & 1U) != 0) return std::nullopt;
    const Square next = kSourcePlaces[static_cast<std::size_t>(refill_drawn(state))];
    return why_twin(state.table, state.choices, move.card(), next);
}

Refusal why_chance_refused(const State& state, Move move) {
    switch (state.phase) {
        case Phase::lot:
            if (move.is(Move::Kind::start)) return std::nullopt;
            return Reason("rivero-penta.lot-first", "RP-05");
        case Phase::turn:
            if (!move.is(Move::Kind::turn)) return Reason("rivero-penta.turn-first", "RP-03");
            if (state.closed_pile[static_cast<std::size_t>(move.action())] > 0) return std::nullopt;
            return Reason("rivero-penta.not-in-pile", "RP-24", {game::action_arg("action", move.action())});
        default: return why_not_drawn(state, move);
    }
}

}  // namespace

// ---------------------------------------------------------------- for the reader of positions too

Refusal why_taken(const Table& table, Square at) {
    if (at == kSource) return Reason("rivero-penta.on-source", "RP-13");
    if (table.cards().has(at)) return Reason("rivero-penta.taken", "RP-13", {square_arg(at)});
    if (table.bridges.has(at)) return Reason("rivero-penta.on-bridge", "RP-14", {square_arg(at)});
    return std::nullopt;
}

Refusal why_twin(const Table& table, const Choices& choices, RiverCard card, Square at) {
    if (!Places::in_line(table, card, choices).has(at)) return std::nullopt;
    return about_card(
        twin_in_row(table, card, at) ? "rivero-penta.twice-in-row" : "rivero-penta.twice-in-column", "RP-12",
        card);
}

Refusal why_row_full(const Table& table, Square at) {
    if (std::popcount(table.cards().rows[at.row()]) < kRowCards) return std::nullopt;
    return Reason("rivero-penta.row-full", "RP-13", {{"most", kRowCards}});
}

Refusal why_not_laid(const Table& table, const Choices& choices, RiverCard card, Square at) {
    if (auto reason = why_taken(table, at)) return reason;
    const Plane beside_bridge = table.bridges.sideways();
    if (!(table.cards().around() | kBesideSource | beside_bridge).has(at))
        return Reason("rivero-penta.touches-nothing", "RP-09", {square_arg(at)});
    if (auto reason = why_row_full(table, at)) return reason;
    if (auto reason = why_twin(table, choices, card, at)) return reason;
    if (auto reason = why_not_at_bridge(table, card, at)) return reason;
    if (Places::joining_bridges(table, card.river()).has(at))
        return Reason("rivero-penta.joins-bridges", "RP-28", {square_arg(at)});
    if (Places(table, choices).of(card).has(at)) return std::nullopt;
    return Reason("rivero-penta.no-link", "RP-08",
                  {game::river_arg(card), game::value_arg(card), square_arg(at)});
}

// ---------------------------------------------------------------- the Game

Refusal RiveroPenta::why_illegal(const State& state, Seat seat, Move move) {
    if (is_over(state)) return Reason("game-over", "");
    if (!actors(state).has(seat))
        return Reason("not-your-turn", "", {{"seat", seat}, {"turn", *actors(state).begin()}});
    if (!move.is_valid()) move = seat.is_player() ? Move::start(0) : Move::pass();  // no text reads as such
    if (auto reason = why_far(state.table, move)) return reason;
    if (seat == Seat::chance()) return why_chance_refused(state, move);
    if (move.is(Move::Kind::give_up)) {
        if (behind(state, seat.index()) > kFarBehind) return std::nullopt;
        return Reason("rivero-penta.not-far-behind", "RP-44",
                      {{"behind", std::max(0, behind(state, seat.index()))}, {"least", kFarBehind + 1}});
    }
    if (state.phase == Phase::setup) return why_not_set_up(state, move);
    if (state.phase == Phase::action) return why_not_acted(state, move);
    return why_not_played(state, move);
}

}  // namespace games::rivero_penta
