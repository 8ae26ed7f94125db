#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "core/fixed_vector.h"
#include "game/parts/river_cards.h"
#include "games/rivero_penta/squares.h"

namespace games::rivero_penta {

using game::ActionCard;
using game::River;
using game::RiverCard;
using game::RiverCards;

constexpr int kSeats = 2;
constexpr int kRowCards = 8;                         // RP-13
constexpr int kFieldCards = kRows * kRowCards;       // RP-42
constexpr int kHand = 4, kDealt = 6, kMostHeld = 7;  // RP-07; seven in RP-42 with refill=hands
constexpr int kGoal = 55, kFarBehind = 25;           // RP-43, RP-44
constexpr int kPenalty = 3;                          // RP-23
constexpr int kMostTurns = 1000;                     // RP-45
constexpr int kPenta = 5;                            // RP-15
constexpr int kCards = RiverCard::kKinds * RiverCard::kCopies;

enum class Phase : std::uint8_t {
    lot,     // chance names who begins (RP-05)
    deal,    // six cards each, the beginner first
    setup,   // four cards around the source, alternately; also after RP-42 with refill=hands
    draw,    // a card from the ocean
    turn,    // an action card; the very first one has no open card under it
    action,  // the pair asks for a decision
    play,
    refill,  // RP-42: cards for the new field, or into the hands
};

/// The choices of rules/README that an owner of the game might dispute; the first is the default.
struct Choices {
    enum class Identical : std::uint8_t { line, run };         // RP-12
    enum class JoinOverFive : std::uint8_t { scores, exact };  // RP-18
    enum class FreeDiscard : std::uint8_t { no, yes };         // RP-22
    enum class LooseBridge : std::uint8_t { open, under };     // RP-32
    enum class LongPenta : std::uint8_t { yes, no };           // RP-37
    enum class Refill : std::uint8_t { ocean, hands };         // RP-42
    enum class BridgeAtSource : std::uint8_t { no, yes };      // RP-27

    Identical identical = Identical::line;
    JoinOverFive join_over_five = JoinOverFive::scores;
    FreeDiscard free_discard = FreeDiscard::no;
    LooseBridge loose_bridge = LooseBridge::open;
    LongPenta long_penta = LongPenta::yes;
    Refill refill = Refill::ocean;
    BridgeAtSource bridge_at_source = BridgeAtSource::no;

    friend bool operator==(const Choices&, const Choices&) = default;
};

struct Options {
    Choices choices;
    int begins = kLot;
    static constexpr int kLot = -1;
};

/// What lies around the source. A square with a card is in one plane of `rivers` and one of `values`.
struct Table {
    std::array<Plane, RiverCard::kRivers> rivers{};
    std::array<Plane, RiverCard::kValues> values{};
    Plane bridges;

    const Plane& river(River river) const { return rivers[static_cast<std::size_t>(river)]; }
    const Plane& value(int value) const { return values[static_cast<std::size_t>(value - 1)]; }
    Plane cards() const { return rivers[0] | rivers[1] | rivers[2] | rivers[3]; }
    /// Where a kind of card lies.
    Plane places_of(RiverCard card) const { return river(card.river()) & value(card.value()); }

    friend bool operator==(const Table&, const Table&) = default;
};

/// What a seat remembers of the last shuffle (RP-41, RP-42): cards it saw going into the ocean, which
/// the other cannot have held since. See README, "What each player knows".
struct Memory {
    static constexpr int kMostOld = kHand + 1;
    /// How many ways there are for `a` cards of the other's hand and `b` of his face-down discards
    /// to be older than the shuffle; ways[a][b].
    using Ways = std::array<std::array<std::uint32_t, kMostOld + 1>, kMostOld + 1>;

    static constexpr std::uint32_t kMostWays = 1U << 26;  // so that they can be counted on in 32 bits

    RiverCards in_ocean;  // seen going in and not seen since; empty: no memory
    Ways ways{};

    friend bool operator==(const Memory&, const Memory&) = default;
};

/// What everybody sees.
struct Open {
    Choices choices;
    Phase phase = Phase::lot;
    std::uint8_t to_move = 0;     // whose turn, deal, draw or placement it is
    std::uint8_t plays_left = 1;  // hand cards still to be played in this turn
    bool penalty = false;         // RP-21: the penalty of this turn is booked
    std::int8_t gave_up = -1;     // RP-44: the seat that did
    std::uint16_t turn = 0;       // 0 before the first
    std::array<std::int16_t, kSeats> scores{};
    std::array<std::uint8_t, game::kActionKinds> closed_pile{};   // how many of each it holds
    core::FixedVector<ActionCard, game::kActionCards> open_pile;  // bottom to top
    core::FixedVector<Square, 2> placed;                          // hand cards laid in this turn (RP-20)
    Table table;
    RiverCards discards;  // those that went from the table to the discard pile, before all eyes

    friend bool operator==(const Open&, const Open&) = default;
};

/// Everything the rules need to go on.
struct State : Open {
    std::array<RiverCards, kSeats> hands{};
    RiverCards ocean;
    std::array<RiverCards, kSeats> face_down{};  // RP-23: discards of a seat, known to that seat
    RiverCards forgotten;                        // discards known to nobody: only from a position
    std::array<Memory, kSeats> memories{};       // of each seat

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1232);

/// What one viewer may know: what lies open, how many cards are where, and what is his own. There
/// is no room for another's cards.
struct View {
    struct Counts {
        std::array<std::uint8_t, kSeats> hands{}, face_down{};
        std::uint8_t forgotten = 0, ocean = 0;
        friend bool operator==(const Counts&, const Counts&) = default;
    };
    struct Own {
        int seat = 0;
        RiverCards hand, face_down;
        Memory memory;
        friend bool operator==(const Own&, const Own&) = default;
    };
    struct All {
        std::array<RiverCards, kSeats> hands{}, face_down{};
        RiverCards ocean, forgotten;
        std::array<Memory, kSeats> memories{};
        friend bool operator==(const All&, const All&) = default;
    };

    Open open;
    Counts counts;
    std::variant<std::monostate, Own, All> known;  // a spectator's, a player's, the keeper's

    friend bool operator==(const View&, const View&) = default;
};

// ---------------------------------------------------------------- moves

/// A move in 32 bits: what it is in the upper four, and below
///
///     place          cccc ccss ssss ssss   a card, a square
///     discard, draw            00cc cccc   a card
///     move, remove   aaaa aaaa aabb bbbb bbbb   two squares, from and to or ascending
///     drain          ssss ssss ssvm mmmm mmmm   the first square, upright or not, then which of the
///                                               next ones along the line; bit 0 is the first
///     tap                  sss ssss sssv   the first of three squares
///     bridge                ss ssss ssss
///     turn, start                     nn   an action card, a seat
class Move {
public:
    enum class Kind : std::uint8_t {
        place,
        discard,
        move,
        remove,
        drain,
        tap,
        bridge,
        pass,
        give_up,
        draw,
        turn,
        start
    };
    static constexpr int kLongest = kRowCards + 1;  // squares of a run with a bridge

    constexpr Move() = default;
    static constexpr Move place(RiverCard card, Square at) {
        return {Kind::place, bits(card) << 10 | at.raw()};
    }
    static constexpr Move discard(RiverCard card) { return {Kind::discard, bits(card)}; }
    static constexpr Move shift(Square from, Square to) { return {Kind::move, pair(from, to)}; }
    static constexpr Move remove(Square a, Square b) {
        return {Kind::remove, a < b ? pair(a, b) : pair(b, a)};
    }
    /// `mask` has bit 0 set; a single square counts as lying in a row.
    static constexpr Move drain(Square first, bool upright, std::uint32_t mask) {
        return {Kind::drain,
                std::uint32_t{first.raw()} << 10 | std::uint32_t{upright && mask != 1} << 9 | mask};
    }
    static constexpr Move tap(Square first, bool upright) {
        return {Kind::tap, std::uint32_t{first.raw()} << 1 | std::uint32_t{upright}};
    }
    static constexpr Move bridge(Square at) { return {Kind::bridge, at.raw()}; }
    static constexpr Move pass() { return {Kind::pass, 0}; }
    static constexpr Move give_up() { return {Kind::give_up, 0}; }
    static constexpr Move draw(RiverCard card) { return {Kind::draw, bits(card)}; }
    static constexpr Move turn(ActionCard card) { return {Kind::turn, static_cast<std::uint32_t>(card)}; }
    static constexpr Move start(int seat) { return {Kind::start, static_cast<std::uint32_t>(seat)}; }

    constexpr Kind kind() const { return static_cast<Kind>(raw_ >> 28); }
    constexpr bool is(Kind kind) const { return this->kind() == kind; }
    constexpr RiverCard card() const {
        return RiverCard::at(static_cast<int>(is(Kind::place) ? raw_ >> 10 & 63U : raw_ & 63U));
    }
    /// Of place and bridge.
    constexpr Square square() const { return Square::of_raw(raw_); }
    constexpr Square first() const { return Square::of_raw(is(Kind::tap) ? raw_ >> 1 : raw_ >> 10); }
    constexpr Square second() const { return Square::of_raw(raw_); }
    constexpr bool upright() const { return ((is(Kind::tap) ? raw_ : raw_ >> 9) & 1U) != 0; }
    constexpr std::uint32_t mask() const { return is(Kind::tap) ? 7U : raw_ & 511U; }
    constexpr ActionCard action() const { return static_cast<ActionCard>(raw_ & 3U); }
    constexpr int seat() const { return static_cast<int>(raw_ & 1U); }

    /// Whether the bits are those of a move that one of the makers above could have made.
    constexpr bool is_valid() const;

    friend constexpr auto operator<=>(Move, Move) = default;

private:
    constexpr Move(Kind kind, std::uint32_t rest) : raw_(static_cast<std::uint32_t>(kind) << 28 | rest) {}
    static constexpr std::uint32_t bits(RiverCard card) { return static_cast<std::uint32_t>(card.index()); }
    constexpr bool last_is_valid() const {
        const int steps = std::bit_width(mask()) - 1;
        return Square::in_reach(first().x() + (upright() ? 0 : steps), first().y() + (upright() ? steps : 0));
    }
    static constexpr std::uint32_t pair(Square a, Square b) { return std::uint32_t{a.raw()} << 10 | b.raw(); }
    std::uint32_t raw_ = 0;
};

constexpr bool Move::is_valid() const {
    const bool card_ok = card().index() < RiverCard::kKinds;
    switch (kind()) {
        case Kind::place: return card_ok && square().is_valid() && *this == place(card(), square());
        case Kind::discard: return card_ok && *this == discard(card());
        case Kind::draw: return card_ok && *this == draw(card());
        case Kind::move:
            return first().is_valid() && second().is_valid() && *this == shift(first(), second());
        case Kind::remove:
            return first().is_valid() && second().is_valid() && first() != second() &&
                   *this == remove(first(), second());
        case Kind::drain:
            return first().is_valid() && (mask() & 1U) != 0 && last_is_valid() &&
                   *this == drain(first(), upright(), mask());
        case Kind::tap: return first().is_valid() && last_is_valid() && *this == tap(first(), upright());
        case Kind::bridge: return square().is_valid() && *this == bridge(square());
        case Kind::pass: return *this == pass();
        case Kind::give_up: return *this == give_up();
        case Kind::turn: return static_cast<int>(action()) < game::kActionKinds && *this == turn(action());
        case Kind::start: return *this == start(seat());
    }
    return false;
}

/// The most there can be is a card moved: each of 39 has at most ten cards to link with, three free
/// places beside each of those, four beside the source and ten beside bridges.
using Moves = core::FixedVector<Move, 39 * (10 * 3 + 4 + 10) + 2>;

// ---------------------------------------------------------------- questions about a state

constexpr bool is_over(const Open& state) {
    return state.scores[0] >= kGoal || state.scores[1] >= kGoal || state.gave_up >= 0 ||
           state.turn > kMostTurns;
}

/// What a newly turned card on the open one brings (RP-03, RP-04).
enum class Action : std::uint8_t { none, move, two_cards, drought, bridge, well };

constexpr Action action_of(ActionCard fresh, ActionCard under) {
    if (fresh == ActionCard::sun) {
        if (under == ActionCard::tap) return Action::move;     // RP-34
        if (under == ActionCard::sun) return Action::drought;  // RP-35, RP-36
    }
    if (fresh == ActionCard::tap) {
        if (under == ActionCard::sun) return Action::two_cards;  // RP-02
        if (under == ActionCard::tap) return Action::well;       // RP-39
    }
    if (fresh == ActionCard::bridge && under == ActionCard::bridge) return Action::bridge;  // RP-26
    return Action::none;
}

/// The action of the two uppermost open cards.
constexpr Action action_of(const Open& state) {
    const std::size_t size = state.open_pile.size();
    return size < 2 ? Action::none : action_of(state.open_pile[size - 1], state.open_pile[size - 2]);
}

}  // namespace games::rivero_penta
