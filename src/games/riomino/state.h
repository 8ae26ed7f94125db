#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.h"
#include "games/riomino/dice.h"
#include "games/riomino/squares.h"

namespace games::riomino {

constexpr int kSeats = 2;
constexpr int kBoxDice = 25;  // RM-06: 12 each and the start die

enum class Variant : std::uint8_t { wizard, professional, master, expert, junior, starter };
constexpr int kVariants = static_cast<int>(Variant::starter) + 1;

enum class Phase : std::uint8_t {
    lot,         // chance names the starter
    throw_dice,  // both throw their stock, seat 0 first (RM-01)
    start,       // the start die is thrown
    turn,        // who threw it turns it (RM-01, `start_turn` at `chosen`)
    play,
};

/// A move in 16 bits:
///
///     0000 ssss sssp pppp   a die of pattern p on square s
///     0001 0000 0000 sfff   chance: seat s throws face f
///     0010 0000 000p pppp   chance: the start die shows pattern p
///     0011 0000 0000 000s   chance: seat s is the starter
///     0100 0000 0000 0fff   chance: the start die shows face f and is still to be turned
class Move {
public:
    constexpr Move() = default;
    static constexpr Move die(Square square, Pattern pattern) { return Move(square << 5 | pattern); }
    static constexpr Move throw_die(int seat, int face) { return Move(kThrow | seat << 3 | face); }
    static constexpr Move start_die(Pattern pattern) { return Move(kStartDie | pattern); }
    static constexpr Move starter(int seat) { return Move(kStarter | seat); }
    static constexpr Move start_face(int face) { return Move(kStartFace | face); }

    constexpr bool is_die() const { return raw_ < kThrow && square() < kSquares && pattern() < kPatterns; }
    constexpr bool is_throw() const {
        return raw_ >= kThrow && raw_ < kThrow + (kSeats << 3) && face() < kFaces;
    }
    constexpr bool is_start_die() const { return raw_ >= kStartDie && raw_ < kStartDie + kPatterns; }
    constexpr bool is_starter() const { return raw_ >= kStarter && raw_ < kStarter + kSeats; }
    constexpr bool is_start_face() const { return raw_ >= kStartFace && raw_ < kStartFace + kFaces; }

    constexpr Square square() const { return static_cast<Square>(raw_ >> 5); }
    constexpr Pattern pattern() const { return raw_ & 31; }
    constexpr int thrower() const { return raw_ >> 3 & 1; }
    constexpr int face() const { return raw_ & 7; }
    constexpr int seat() const { return raw_ & 1; }

    friend constexpr auto operator<=>(Move, Move) = default;

private:
    static constexpr int kThrow = 0x1000, kStartDie = 0x2000, kStarter = 0x3000, kStartFace = 0x4000;
    constexpr explicit Move(int raw) : raw_(static_cast<std::uint16_t>(raw)) {}
    std::uint16_t raw_ = 0;
};

// Beside a die only six patterns show its value.
using Moves = core::FixedVector<Move, (kSquares - 1) * 6>;

struct Options {
    Variant variant = Variant::wizard;
    SquareSet board;
    int begins = 0;            // the starter's seat, or kLot
    bool turns_start = false;  // `start_turn` is `chosen`
    static constexpr int kLot = -1;
};

/// Everything the rules need to go on. `field`, `open`, `needs` and `over` follow from the rest
/// and are kept for speed.
struct State {
    std::array<std::uint8_t, kSquares> table{};  // pattern + 1; 0: empty
    std::array<std::array<std::uint8_t, kFaces>, kSeats> stock{};
    Variant variant = Variant::wizard;
    Phase phase = Phase::play;
    std::uint8_t to_move = 0;     // before the play: who will place first, so the other is the starter
    bool over = false;            // the seat to move has no placement (RM-10)
    bool turns_start = false;     // `start_turn` is `chosen`: who throws the start die turns it (RM-01)
    std::uint8_t start_face = 0;  // in phase `turn`: the face it shows

    SquareSet field;  // empty squares where the board, or the frame as it is now, takes a die
    SquareSet open;   // those of them that touch one
    std::array<Needs, kSquares> needs{};

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 304);

constexpr bool has_die(const State& state, Square square) { return state.table[square] != 0; }
constexpr Pattern die_at(const State& state, Square square) {
    return static_cast<Pattern>(state.table[square] - 1);
}
constexpr int dice_left(const State& state, int seat) {
    int dice = 0;
    for (const int count : state.stock[static_cast<std::size_t>(seat)]) dice += count;
    return dice;
}
constexpr int dice_on_table(const State& state) {
    int dice = 0;
    for (const int die : state.table) dice += die != 0;
    return dice;
}

}  // namespace games::riomino
