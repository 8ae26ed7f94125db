#pragma once

#include <optional>
#include <span>

#include "games/rivero_penta/state.h"

namespace games::rivero_penta {

// ---------------------------------------------------------------- what lies where

std::optional<RiverCard> card_at(const Table& table, Square square);
void put_card(Table& table, Square square, RiverCard card);
void lift_card(Table& table, Square square);
/// Lifts all cards on the squares and returns them.
RiverCards lift_cards(Table& table, const Plane& squares);
/// All cards on the squares, each of which must hold one.
RiverCards cards_on(const Table& table, const Plane& squares);
/// The smallest x of all that lies, the source included; nothing floats.
int west_edge(const Table& table);
/// Whether the square is so near to what lies that it has its column of the ring to itself.
bool is_near(const Table& table, Square square);

/// Calls visit(square) for each square of the plane, ascending, until it returns true; whether it
/// did. `west`: no square lies further left than one column from it.
template <class Visit>
bool any_square(const Plane& plane, int west, Visit&& visit) {
    for (std::size_t row = 0; row < kRows; ++row) {
        const int first = west - 1;
        for (std::uint64_t left = std::rotr(plane.rows[row], first & (kColumns - 1)); left != 0;
             left &= left - 1)
            if (visit(Square(first + std::countr_zero(left), static_cast<int>(row) - kRows / 2))) return true;
    }
    return false;
}
template <class Visit>
void for_each_square(const Plane& plane, int west, Visit&& visit) {
    any_square(plane, west, [&](Square square) {
        visit(square);
        return false;
    });
}
/// The n-th square of the plane in that order.
Square nth_square(const Plane& plane, int west, int n);

// ---------------------------------------------------------------- runs (RP-15, RP-16)

/// A run: its squares, the bridge too, and how many cards it has.
struct Run {
    Plane squares;
    int length = 0;
};
/// The run of the river through a square, which must hold a card of it.
Run row_run(const Table& table, River river, Square square);
Run column_run(const Table& table, River river, Square square);

/// The rivers of three or more cards through a square that holds a card, their bridges too.
Plane rivers_through(const Table& table, Square square);

/// RP-17 to RP-20: what the hand cards laid this turn are worth together, with what lay before
/// being everything else.
int worth(const Table& table, const Choices& choices, std::span<const Square> placed);

// ---------------------------------------------------------------- floating (RP-33) and loose (RP-32)

/// Cards that no chain of cards and bridges joins to the source.
Plane floating(const Plane& cards, const Plane& bridges);
/// A quick answer where nothing floats: that the neighbours of a card stay joined around it when it
/// leaves. False: perhaps.
bool surely_stays_joined(const Plane& cards, const Plane& bridges, Square leaving);
/// Bridges without a card on either side.
Plane loose_bridges(const Table& table);

// ---------------------------------------------------------------- where cards and bridges may lie

/// Where cards may be laid on one table: what is the same for all cards, worked out once.
class Places {
public:
    Places(const Table& table, const Choices& choices);

    /// The squares on which the card may be laid (RP-08 to RP-13, RP-28, RP-30, RP-31).
    Plane of(RiverCard card) const;

    /// RP-12: squares in line with the same card.
    static Plane in_line(const Table& table, RiverCard card, const Choices& choices);
    /// RP-28: squares on which a card of the river would join two runs that have a bridge each.
    static Plane joining_bridges(const Table& table, River river);

private:
    const Table& table_;
    const Choices& choices_;
    Plane free_;       // without card, bridge, source; in a row that is not full
    Plane at_source_;  // RP-11: any card
    bool has_bridges_;
};

/// RP-27, RP-28: where a bridge may lie.
Plane bridge_places(const Table& table, const Choices& choices);
/// The runs of a river in rows that have a bridge, the bridge included.
Plane bridged_runs(const Table& table, River river);

}  // namespace games::rivero_penta
