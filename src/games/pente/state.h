#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.h"
#include "game/parts/bit_lines.h"
#include "game/seat.h"

namespace games::pente {

constexpr int kMinSize = 9, kMaxSize = 19;
constexpr int kMaxColours = 6;

enum class Variant : std::uint8_t {
    // of the booklet
    standard,
    tournament,
    pairs,
    team,
    points,
    points_tournament,
    points_many,
    complication,
    complication_tournament,
    // beyond it (PE-39)
    keryo,
    g_pente,
    d_pente,
    dk_pente,
    poof,
    boat,
    o_pente,
    swap2,
    swap2_keryo,
    ninuki,
    gomoku,
    connect6,
};
constexpr int kVariants = static_cast<int>(Variant::connect6) + 1;

/// PE-26: which threes the double-three ban counts.
enum class Three : std::uint8_t { free, any };

/// What the seat to move has to do.
enum class Phase : std::uint8_t {
    lot,      // chance decides who begins
    opening,  // player 1 lays the opening stones of both colours
    offer,    // player 2 takes a side or adds two stones
    extend,   // player 2 lays those two
    choose,   // a side is taken
    play,
};

enum class End : std::uint8_t { none, row, captures, full };

/// An intersection; x from the left, y from the bottom, both from 0.
struct Point {
    std::int8_t x = 0, y = 0;
    friend constexpr auto operator<=>(const Point&, const Point&) = default;
};

/// A move in 16 bits:
///
///     0000 00yy yyyx xxxx   a stone at x, y
///     0000 0100 0000 00kk   a choice: take 1, take 2, add
///     0000 1000 0000 0sss   chance: seat s begins
class Move {
public:
    enum class Choice : std::uint8_t { take_first, take_second, add };

    constexpr Move() = default;
    static constexpr Move stone(Point p) { return Move(static_cast<std::uint16_t>(p.y << 5 | p.x)); }
    static constexpr Move choice(Choice c) {
        return Move(static_cast<std::uint16_t>(kChoice | static_cast<int>(c)));
    }
    static constexpr Move start(int seat) { return Move(static_cast<std::uint16_t>(kStart | seat)); }

    constexpr bool is_stone() const { return raw_ < kChoice; }
    constexpr bool is_choice() const { return raw_ >= kChoice && raw_ <= (kChoice | 2); }
    constexpr bool is_start() const { return raw_ >= kStart && raw_ < kStart + game::kMaxSeats; }
    constexpr Point point() const {
        return {static_cast<std::int8_t>(raw_ & 31), static_cast<std::int8_t>(raw_ >> 5)};
    }
    constexpr Choice choice() const { return static_cast<Choice>(raw_ & 3); }
    constexpr int seat() const { return raw_ & 7; }

    friend constexpr auto operator<=>(Move, Move) = default;

private:
    static constexpr std::uint16_t kChoice = 1024, kStart = 2048;
    constexpr explicit Move(std::uint16_t raw) : raw_(raw) {}
    std::uint16_t raw_ = 0;
};

using Moves = core::FixedVector<Move, kMaxSize * kMaxSize>;
using Stones = game::parts::BitLines<kMaxSize>;

struct Options {
    Variant variant = Variant::standard;
    int players = 2;
    int size = kMaxSize;
    Three three = Three::free;
    int begins = 0;  // a seat, or kLot
    static constexpr int kLot = -1;
};

/// Everything the rules need to go on, and nothing that the position's text leaves out.
struct State {
    Variant variant = Variant::standard;
    std::uint8_t size = kMaxSize;
    std::uint8_t seats = 2;
    std::uint8_t colours = 2;
    Three three = Three::free;

    Phase phase = Phase::play;
    std::uint8_t to_move = 0;      // a seat; the next one when the game is over
    std::uint8_t stones_left = 1;  // stones the seat to move lays before the turn passes
    bool swapped = false;          // seat 0 plays the second colour (variants with a choice)

    End end = End::none;
    std::int8_t winner = -1;   // a colour; -1 without one
    bool row_pending = false;  // the last stone made a row that this turn can still break (PE-45)

    std::uint16_t stones = 0;                           // on the board
    std::array<std::uint16_t, kMaxColours> captures{};  // by colour; pairs or stones by variant
    std::array<Stones, kMaxColours> board{};            // by colour

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2720);

constexpr int colour_of(const State& state, int seat) {
    return state.seats == state.colours ? seat ^ static_cast<int>(state.swapped) : seat % state.colours;
}
constexpr bool is_empty(const State& state, Point p) {
    for (int c = 0; c < state.colours; ++c)
        if (state.board[c].has(p.x, p.y)) return false;
    return true;
}
constexpr bool on_board(const State& state, Point p) {
    return p.x >= 0 && p.y >= 0 && p.x < state.size && p.y < state.size;
}

}  // namespace games::pente
