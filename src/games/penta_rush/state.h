#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "core/fixed_vector.h"
#include "games/penta_rush/boards.h"

namespace games::penta_rush {

enum class Variant : std::uint8_t { base, puzzle, solo };
constexpr int kVariants = 3;

/// PR-11: which outlines take part when it is asked what overlaps.
enum class Overlap : std::uint8_t { all, fitting };

/// PR-26: what an invalid outline beside one valid one does in puzzle and solo.
enum class ExtraOutline : std::uint8_t { voids, ignored };

enum class Phase : std::uint8_t {
    roll,    // the dice are to be thrown
    search,  // everybody draws at once
    strike,  // puzzle and solo: who found nothing strikes a shape (PR-28)
    over,
};

constexpr int kBaseRounds = 5, kPuzzleRounds = 12;
constexpr int kMostOutlines = 20;  // standing, a seat
constexpr int kMostChanges = 200;  // rings and erasures, a seat and round

/// A move in 16 bits:
///
///     0000 pppp pppp pppp   ring placement p
///     0001 pppp pppp pppp   erase it
///     0010 pppp pppp pppp   strike its shape and hatch it (PR-28)
///     0011 0000 0000 ssss   strike shape s, which fits nowhere (PR-29)
///     0100 0000 0rrr rrrr   chance: roll r
///     0101 0000 0000 00kk   flip, done; the clock: time, cap
class Move {
public:
    enum class Kind : std::uint8_t { ring, erase, strike, strike_bare, roll, flip, done, time, cap, none };

    constexpr Move() = default;
    static constexpr Move ring(int placement) { return Move(kRing | placement); }
    static constexpr Move erase(int placement) { return Move(kErase | placement); }
    static constexpr Move strike(int placement) { return Move(kStrike | placement); }
    static constexpr Move strike_bare(Shape shape) { return Move(kBare | static_cast<int>(shape)); }
    static constexpr Move roll(int index) { return Move(kRoll | index); }
    static constexpr Move flip() { return Move(kSignal); }
    static constexpr Move done() { return Move(kSignal | 1); }
    static constexpr Move time() { return Move(kSignal | 2); }
    static constexpr Move cap() { return Move(kSignal | 3); }

    /// `none` for bits that no move has.
    constexpr Kind kind() const {
        const int value = raw_ & kValue;
        switch (raw_ & ~kValue) {
            case kRing: return Kind::ring;
            case kErase: return Kind::erase;
            case kStrike: return Kind::strike;
            case kBare: return value < kShapes ? Kind::strike_bare : Kind::none;
            case kRoll: return value < kRolls ? Kind::roll : Kind::none;
            case kSignal:
                return value < 4 ? static_cast<Kind>(static_cast<int>(Kind::flip) + value) : Kind::none;
            default: return Kind::none;
        }
    }
    /// Of ring, erase and strike.
    constexpr int placement() const { return raw_ & kValue; }
    /// Of a strike without hatching.
    constexpr Shape shape() const { return static_cast<Shape>(raw_ & kValue); }
    /// Of a roll: an index of kAllRolls.
    constexpr int roll_index() const { return raw_ & kValue; }

    friend constexpr auto operator<=>(Move, Move) = default;

private:
    static constexpr int kRing = 0, kErase = 1 << 12, kStrike = 2 << 12, kBare = 3 << 12, kRoll = 4 << 12,
                         kSignal = 5 << 12, kValue = (1 << 12) - 1;
    constexpr explicit Move(int raw) : raw_(static_cast<std::uint16_t>(raw)) {}
    std::uint16_t raw_ = 0;
};

/// Every placement is either to be ringed or to be erased; flip and done come on top.
using Moves = core::FixedVector<Move, kPlacements + 2>;

/// What a player drew this round: placements in the order drawn. His secret until it ends.
using Outlines = core::FixedVector<std::uint16_t, kMostOutlines>;
struct Pad {
    Outlines outlines;
    std::uint8_t changes = 0;  // rings and erasures so far

    friend bool operator==(const Pad&, const Pad&) = default;
};

/// A field of a player's quarter of the puzzle plan.
struct Tile {
    enum class Mark : std::uint8_t { open, ringed, struck, struck_bare };
    Mark mark = Mark::open;
    std::uint16_t placement = 0;  // where it was ringed or hatched

    bool covers() const { return mark == Mark::ringed || mark == Mark::struck; }
    friend bool operator==(const Tile&, const Tile&) = default;
};
using Plan = std::array<Tile, kShapes>;

/// What lies open on the table.
struct Table {
    Variant variant = Variant::base;
    std::uint8_t seats = 2;
    Overlap overlap = Overlap::all;
    ExtraOutline extra_outline = ExtraOutline::voids;
    std::uint16_t sand_seconds = 30;  // PR-20
    std::uint16_t cap_seconds = 0;    // PR-19; 0: none

    Phase phase = Phase::roll;
    std::uint8_t round = 1;       // the last one when the game is over
    std::int8_t roll = -1;        // an index of kAllRolls; -1 before the throw and at the end
    std::int8_t flipped_by = -1;  // who turned the sand timer this round
    std::uint8_t done = 0;        // seats that finished, as bits

    std::array<Board, kMaxPlayers> boards{};
    std::array<Plan, kMaxPlayers> plans{};                                      // puzzle and solo
    std::array<std::uint8_t, kMaxPlayers> timer_marks{};                        // puzzle
    std::array<std::array<std::uint8_t, kPuzzleRounds>, kMaxPlayers> scores{};  // by judged round

    friend bool operator==(const Table&, const Table&) = default;
};

/// Everything the rules need to go on, and nothing that the position's text leaves out.
struct State : Table {
    std::array<Pad, kMaxPlayers> pads{};

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 912);

/// What one viewer may know: the table, and the pads that are his to see. A player's view has
/// no room for another's outlines (PR-38).
struct View {
    struct OwnPad {
        int seat = 0;
        Pad pad;
        friend bool operator==(const OwnPad&, const OwnPad&) = default;
    };
    using AllPads = std::array<Pad, kMaxPlayers>;

    Table table;
    std::variant<std::monostate, OwnPad, AllPads> pads;  // a spectator's, a player's, the keeper's

    /// The pad of a seat, or nullptr if it is not known.
    const Pad* pad_of(int seat) const;

    friend bool operator==(const View&, const View&) = default;
};

struct Options {
    Variant variant = Variant::base;
    int players = 2;
    Overlap overlap = Overlap::all;
    ExtraOutline extra_outline = ExtraOutline::voids;
    int sand_seconds = 30;
    int cap_seconds = 0;
    std::array<Board, kMaxPlayers> boards{};
};

// ---------------------------------------------------------------- questions about a table

constexpr bool is_puzzle(const Table& table) { return table.variant != Variant::base; }
constexpr bool has_timer(const Table& table) { return table.variant != Variant::solo; }  // PR-36
constexpr int rounds_of(Variant variant) { return variant == Variant::base ? kBaseRounds : kPuzzleRounds; }
/// The rounds that have a score.
constexpr int judged_rounds(const Table& table) {
    return table.phase == Phase::strike || table.phase == Phase::over ? table.round : table.round - 1;
}
constexpr bool is_done(const Table& table, int seat) { return ((table.done >> seat) & 1) != 0; }
inline Counts dice_of(const Table& table) { return kAllRolls[static_cast<std::size_t>(table.roll)].counts; }

/// The shapes of a plan that are ringed or struck.
int used_tiles(const Plan& plan);
/// PR-27, PR-28: the squares that are ringed or hatched for good.
SquareSet covered_by(const Plan& plan);
/// PR-28: whether the seat must still strike a shape in this round.
bool owes_strike(const Table& table, int seat);
/// PR-29: whether some open shape of the plan fits on free squares.
bool some_shape_fits(const Plan& plan);

}  // namespace games::penta_rush
