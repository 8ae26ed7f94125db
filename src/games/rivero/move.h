#pragma once

#include "games/rivero/state.h"

namespace games::rivero {

/// A river as moves name it: its owner, and its number.
struct RiverName {
    int owner = 0, number = 0;
    friend bool operator==(const RiverName&, const RiverName&) = default;
};

/// A move in 32 bits: its kind in the first byte, then
///
///     river                      name of the river, lowest << 4 | highest, the joker's value or 0
///     join replace tap bridge    owner, number, card (| kBehindJoker) or 1 for `high`
///     double spring exchange     card, place
///     column sun tap_spring ...  the one thing it names
class Move {
public:
    enum class Kind : std::uint8_t {
        ocean,
        column,
        action,
        take,
        river,
        join,
        replace,
        double_up,
        extra,
        spring,
        exchange,
        ground,
        lift,
        end,
        sun,
        tap,
        tap_spring,
        bridge,
        joker,
        start,
        draw,
        turn
    };
    static constexpr int kSunOcean = kSeats;  // of a sun: the ocean instead of a seat

    constexpr Move() = default;
    static constexpr Move plain(Kind kind) { return Move(kind, 0, 0, 0); }
    static constexpr Move column(int column) { return Move(Kind::column, column, 0, 0); }
    static constexpr Move river(game::River name, int low, int high, int joker) {
        return Move(Kind::river, static_cast<int>(name), low << 4 | high, joker);
    }
    static constexpr Move join(RiverName river, RiverCard card, bool behind_joker) {
        return Move(Kind::join, river.owner, river.number, card.index() | (behind_joker ? kBehindJoker : 0));
    }
    static constexpr Move replace(RiverName river, RiverCard card) {
        return Move(Kind::replace, river.owner, river.number, card.index());
    }
    /// Of double_up, spring and exchange.
    static constexpr Move lay(Kind kind, RiverCard card, Place place) {
        return Move(kind, card.index(), place, 0);
    }
    static constexpr Move ground(RiverCard card) { return Move(Kind::ground, card.index(), 0, 0); }
    static constexpr Move sun(int source) { return Move(Kind::sun, source, 0, 0); }
    static constexpr Move tap(RiverName river, bool high) {
        return Move(Kind::tap, river.owner, river.number, high ? 1 : 0);
    }
    static constexpr Move tap(Place place) { return Move(Kind::tap_spring, place, 0, 0); }
    static constexpr Move bridge(RiverName river, RiverCard card) {
        return Move(Kind::bridge, river.owner, river.number, card.index());
    }
    static constexpr Move start(int seat) { return Move(Kind::start, seat, 0, 0); }
    static constexpr Move draw(RiverCard card) { return Move(Kind::draw, card.index(), 0, 0); }
    static constexpr Move turn(ActionCard card) { return Move(Kind::turn, static_cast<int>(card), 0, 0); }

    constexpr Kind kind() const { return static_cast<Kind>(raw_ >> 24); }
    /// Of column, sun, start.
    constexpr int index() const { return byte(16); }
    constexpr ActionCard action_card() const { return static_cast<ActionCard>(byte(16)); }
    /// Of a new river.
    constexpr game::River name() const { return static_cast<game::River>(byte(16)); }
    constexpr int low() const { return byte(8) >> 4; }
    constexpr int high() const { return byte(8) & 15; }
    constexpr int joker() const { return byte(0); }
    constexpr Values values() const { return static_cast<Values>((2U << (high() - 1)) - bit_of(low())); }
    /// Of join, replace, tap, bridge.
    constexpr RiverName of_river() const { return {byte(16), byte(8)}; }
    constexpr RiverCard river_card() const { return RiverCard::at(byte(0) & (kBehindJoker - 1)); }
    constexpr bool behind_joker() const { return (byte(0) & kBehindJoker) != 0; }
    constexpr bool at_high() const { return byte(0) != 0; }
    /// Of double_up, spring, exchange, ground, draw.
    constexpr RiverCard card() const { return RiverCard::at(byte(16)); }
    constexpr Place place() const {
        return static_cast<Place>(kind() == Kind::tap_spring ? byte(16) : byte(8));
    }

    friend constexpr auto operator<=>(Move, Move) = default;

private:
    static constexpr int kBehindJoker = 64;
    constexpr Move(Kind kind, int first, int second, int third)
        : raw_(static_cast<std::uint32_t>(kind) << 24 | static_cast<std::uint32_t>(first << 16) |
               static_cast<std::uint32_t>(second << 8) | static_cast<std::uint32_t>(third)) {}
    constexpr int byte(int shift) const { return static_cast<int>(raw_ >> shift & 255U); }
    std::uint32_t raw_ = 0;
};

// New rivers: 36 rows and 120 with a joker for each name; at every river two ends, with a joker two
// more, and four bridges; on every card three doublings; in eight outer places any kind; any kind
// into the ground; and single ones.
constexpr int kMostMoves = RiverCard::kRivers * (36 + 120) + kMostRivers * (2 + 2 + kMostBridges) +
                           kPlaces * 3 + RiverCard::kKinds * (kPlaces - kColumns) + RiverCard::kKinds + 16;
using Moves = core::FixedVector<Move, kMostMoves>;

}  // namespace games::rivero
