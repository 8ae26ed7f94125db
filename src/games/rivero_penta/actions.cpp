#include "games/rivero_penta/actions.h"

#include <algorithm>

#include "games/rivero_penta/table.h"

namespace games::rivero_penta {

namespace {

bool can_go(const Table& table, const Plane& cards, const Plane& leaving) {
    return floating(cards - leaving, table.bridges).empty();
}

bool two_can_go(const Table& table, const Plane& cards, Square a, Square b) {
    const Plane without = cards - plane_of(a);
    if (surely_stays_joined(cards, table.bridges, a) && surely_stays_joined(without, table.bridges, b))
        return true;
    return can_go(table, cards, plane_of(a) | plane_of(b));
}

/// A run of a PENTA: its cards from the first one along the line.
struct Penta {
    Square first;
    bool upright = false;
    std::uint32_t cards = 0;  // bit i: a card lies i squares on; a bridge leaves a gap
};

Square along(Square first, bool upright, int steps) {
    return upright ? Square(first.x(), first.y() + steps) : Square(first.x() + steps, first.y());
}

Plane plane_along(Square first, bool upright, std::uint32_t mask) {
    Plane plane;
    for (; mask != 0; mask &= mask - 1) plane.add(along(first, upright, std::countr_zero(mask)));
    return plane;
}

/// Calls visit(penta) for each PENTA on the table until it returns true; whether it did.
template <class Visit>
bool any_penta(const Open& state, Visit&& visit) {
    const Table& table = state.table;
    const int west = west_edge(table);
    for (int r = 0; r < RiverCard::kRivers; ++r) {
        const River river = static_cast<River>(r);
        if (table.river(river).size() < kPenta) continue;
        Plane seen;
        if (any_square(table.river(river), west, [&](Square square) {
                if (seen.has(square)) return false;
                const Run run = row_run(table, river, square);
                seen |= run.squares;
                if (!is_penta(run.length, state.choices)) return false;
                const std::uint64_t cards =
                    run.squares.rows[square.row()] & table.river(river).rows[square.row()];
                return visit(
                    Penta{square, false, static_cast<std::uint32_t>(std::rotr(cards, square.column()))});
            }))
            return true;
        Plane upright = table.river(river);  // squares of the lowest row with a card in all rows
        for (int i = 1; i < kRows; ++i) upright = upright & upright.south();
        if (any_square(upright, west,
                       [&](Square square) { return visit(Penta{square, true, (1U << kRows) - 1}); }))
            return true;
    }
    return false;
}

template <class Visit>
bool any_drain(const Open& state, Visit&& visit) {
    const Plane cards = state.table.cards();
    return any_penta(state, [&](const Penta& penta) {
        const int most = most_drained(state.table, plane_along(penta.first, penta.upright, penta.cards));
        for (std::uint32_t part = penta.cards; part != 0; part = (part - 1) & penta.cards) {
            if (std::popcount(part) != most) continue;
            if (!can_go(state.table, cards, plane_along(penta.first, penta.upright, part))) continue;
            const int skip = std::countr_zero(part);
            if (visit(Move::drain(along(penta.first, penta.upright, skip), penta.upright, part >> skip)))
                return true;
        }
        return false;
    });
}

void list_drains(const Open& state, Moves& out) {
    const std::size_t before = out.size();
    any_drain(state, [&](Move move) {  // a card where two PENTAs cross may be the only one of both
        if (std::find(out.begin() + before, out.end(), move) == out.end()) out.push_back(move);
        return false;
    });
    std::sort(out.begin() + before, out.end());
}

/// RP-35: calls visit(a, b) for every two cards side by side that may go.
template <class Visit>
bool any_pair(const Open& state, Visit&& visit) {
    const Plane cards = state.table.cards();
    const Plane east = cards & cards.west(), north = cards & cards.south();
    return any_square(east | north, west_edge(state.table), [&](Square a) {
        for (const bool upright : {false, true}) {
            if (!(upright ? north : east).has(a)) continue;
            const Square b = along(a, upright, 1);
            if (two_can_go(state.table, cards, a, b) && visit(a, b)) return true;
        }
        return false;
    });
}

/// RP-39: the first squares of three cards of one river, in rows or upright.
Plane triples(const Table& table, bool upright) {
    Plane all;
    for (const Plane& river : table.rivers) {
        const Plane next = upright ? river.south() : river.west();
        all |= river & next & (upright ? next.south() : next.west());
    }
    return all;
}

/// RP-34: where the card would fit, whatever then floats.
Plane fitting(const Table& table, const Choices& choices, Square from) {
    const Table rest = lifted(table, from);
    Plane fit = Places(rest, choices).of(*card_at(table, from));
    fit.remove(from);
    return fit;
}

/// Draws among all places that fit, and again if something would float: so it floods only for what
/// was drawn.
std::optional<Move> random_shift(const Open& state, std::uint32_t others, core::Rng& rng) {
    const Table& table = state.table;
    const int west = west_edge(table);
    core::FixedVector<std::pair<Square, Plane>, kFieldCards> fits;
    std::uint32_t count = 0;
    for_each_square(table.cards(), west, [&](Square from) {
        const Plane fit = fitting(table, state.choices, from);
        count += static_cast<std::uint32_t>(fit.size());
        fits.push_back({from, fit});
    });
    for (;;) {
        auto n = static_cast<int>(rng.below(count + others));
        if (static_cast<std::uint32_t>(n) >= count) return std::nullopt;
        std::size_t i = 0;
        for (int here = fits[0].second.size(); n >= here; here = fits[++i].second.size()) n -= here;
        const auto& [from, fit] = fits[i];
        const Square to = nth_square(fit, west, n);
        if (surely_stays_joined(table.cards(), table.bridges, from)) return Move::shift(from, to);
        const Table rest = lifted(table, from);
        if (floating(rest.cards() | plane_of(to), rest.bridges).empty()) return Move::shift(from, to);
    }
}

/// The same for every two cards side by side; PENTAs are rare, so they are listed.
std::optional<Move> random_drought(const Open& state, std::uint32_t others, core::Rng& rng) {
    const Plane cards = state.table.cards();
    const int west = west_edge(state.table);
    const Plane east = cards & cards.west(), north = cards & cards.south();
    const int flat = east.size(), pairs = flat + north.size();
    Moves drains;
    list_drains(state, drains);
    const auto known = static_cast<std::uint32_t>(pairs) + static_cast<std::uint32_t>(drains.size());
    for (;;) {
        const auto n = static_cast<int>(rng.below(known + others));
        if (static_cast<std::uint32_t>(n) >= known) return std::nullopt;
        if (n >= pairs) return drains[static_cast<std::size_t>(n - pairs)];
        const bool upright = n >= flat;
        const Square a = nth_square(upright ? north : east, west, upright ? n - flat : n);
        const Square b = along(a, upright, 1);
        if (two_can_go(state.table, cards, a, b)) return Move::remove(a, b);
    }
}

void list_drought(const Open& state, Moves& out) {
    any_pair(state, [&](Square a, Square b) {
        out.push_back(Move::remove(a, b));
        return false;
    });
    list_drains(state, out);
}

void list_wells(const Open& state, Moves& out) {
    const Plane flat = triples(state.table, false), upright = triples(state.table, true);
    for_each_square(flat | upright, west_edge(state.table), [&](Square first) {
        if (flat.has(first)) out.push_back(Move::tap(first, false));
        if (upright.has(first)) out.push_back(Move::tap(first, true));
    });
}

}  // namespace

Table lifted(const Table& table, Square from) {
    Table rest = table;
    lift_card(rest, from);
    if (!rest.bridges.empty()) rest.bridges -= loose_bridges(rest);
    return rest;
}

Plane destinations(const Table& table, const Choices& choices, Square from) {
    const Plane fit = fitting(table, choices, from);
    if (fit.empty() || surely_stays_joined(table.cards(), table.bridges, from)) return fit;
    const Table rest = lifted(table, from);
    const Plane cards = rest.cards(), loose = floating(cards, rest.bridges);
    if (loose.empty()) return fit;
    // What hung on the lifted card must be joined again.
    Plane joining;
    for_each_square(fit & (loose | rest.bridges).around(), west_edge(table), [&](Square to) {
        if (floating(cards | plane_of(to), rest.bridges).empty()) joining.add(to);
    });
    return joining;
}

int most_drained(const Table& table, const Plane& cards_of_run) {
    core::FixedVector<Square, Move::kLongest> run;
    for_each_square(cards_of_run, west_edge(table), [&](Square square) { run.push_back(square); });
    const Plane cards = table.cards();
    int most = 0;
    for (std::uint32_t part = 1; part < 1U << run.size(); ++part) {
        if (std::popcount(part) <= most) continue;
        Plane leaving;
        for (std::uint32_t left = part; left != 0; left &= left - 1)
            leaving.add(run[static_cast<std::size_t>(std::countr_zero(left))]);
        if (can_go(table, cards, leaving)) most = std::popcount(part);
    }
    return most;
}

core::FixedVector<Square, Move::kLongest> squares_of(Move move) {
    core::FixedVector<Square, Move::kLongest> squares;
    if (move.is(Move::Kind::remove)) {
        squares.push_back(move.first());
        squares.push_back(move.second());
        return squares;
    }
    for (std::uint32_t left = move.mask(); left != 0; left &= left - 1)
        squares.push_back(along(move.first(), move.upright(), std::countr_zero(left)));
    return squares;
}

Plane plane_of(Move move) {
    Plane plane;
    for (const Square square : squares_of(move)) plane.add(square);
    return plane;
}

bool can_act(const Open& state, Action action) {
    switch (action) {
        case Action::none:
        case Action::two_cards: return false;
        case Action::move:
            return any_square(state.table.cards(), west_edge(state.table), [&](Square from) {
                return !destinations(state.table, state.choices, from).empty();
            });
        case Action::drought:
            return any_pair(state, [](Square, Square) { return true; }) ||
                   any_drain(state, [](Move) { return true; });
        case Action::bridge: return !bridge_places(state.table, state.choices).empty();
        case Action::well: return !triples(state.table, false).empty() || !triples(state.table, true).empty();
    }
    return false;
}

void list_actions(const Open& state, Action action, Moves& out) {
    const int west = west_edge(state.table);
    switch (action) {
        case Action::none:
        case Action::two_cards: return;
        case Action::move:
            return for_each_square(state.table.cards(), west, [&](Square from) {
                for_each_square(destinations(state.table, state.choices, from), west,
                                [&](Square to) { out.push_back(Move::shift(from, to)); });
            });
        case Action::drought: return list_drought(state, out);
        case Action::bridge:
            return for_each_square(bridge_places(state.table, state.choices), west,
                                   [&](Square at) { out.push_back(Move::bridge(at)); });
        case Action::well: return list_wells(state, out);
    }
}

std::optional<Move> random_action(const Open& state, Action action, std::uint32_t others, core::Rng& rng) {
    if (action == Action::move) return random_shift(state, others, rng);
    if (action == Action::drought) return random_drought(state, others, rng);
    Moves moves;
    list_actions(state, action, moves);
    const std::uint32_t n = rng.below(static_cast<std::uint32_t>(moves.size()) + others);
    return n < moves.size() ? std::optional(moves[n]) : std::nullopt;
}

}  // namespace games::rivero_penta
