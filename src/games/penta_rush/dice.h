#pragma once

#include <array>
#include <cstdint>

#include "games/penta_rush/shapes.h"

namespace games::penta_rush {

// PR-01, PR-04: six symbols, `a` to `f` in data, once on each of the five dice.
constexpr int kSymbols = 6;
constexpr int kDice = 5;
using Symbol = std::uint8_t;

/// A board: a symbol for each square.
using Board = std::array<Symbol, kSquares>;

/// How often each symbol occurs, three bits each: equal for a roll and for five squares exactly
/// when they match (PR-06).
using Counts = std::uint32_t;
constexpr Counts count_of(Symbol symbol) { return Counts{1} << (3 * symbol); }
constexpr int how_often(Counts counts, int symbol) { return static_cast<int>(counts >> (3 * symbol)) & 7; }

inline Counts counts_on(const Board& board, const Placement& placement) {
    Counts counts = 0;
    for (const Square square : placement.squares) counts += count_of(board[square]);
    return counts;
}

/// PR-05: the rolls that are kept, as symbol counts; no symbol more than twice. Ascending as
/// text: `aabbc` first, `abcde` among the last.
struct Roll {
    Counts counts = 0;
    int weight = 0;  // the orders it can fall in: 120, 60 or 30; the re-throws are in the weights
};
constexpr int kRolls = 126;

namespace detail {
constexpr std::array<Roll, kRolls> make_rolls() {
    std::array<Roll, kRolls> rolls{};
    std::size_t at = 0;
    std::array<int, kDice> die{};
    // Ascending tuples of symbols, in order.
    for (die[0] = 0; die[0] < kSymbols; ++die[0])
        for (die[1] = die[0]; die[1] < kSymbols; ++die[1])
            for (die[2] = die[1]; die[2] < kSymbols; ++die[2])
                for (die[3] = die[2]; die[3] < kSymbols; ++die[3])
                    for (die[4] = die[3]; die[4] < kSymbols; ++die[4]) {
                        Counts counts = 0;
                        for (const int symbol : die) counts += count_of(static_cast<Symbol>(symbol));
                        int weight = 120;
                        bool kept = true;
                        for (int symbol = 0; symbol < kSymbols; ++symbol) {
                            kept = kept && how_often(counts, symbol) <= 2;
                            if (how_often(counts, symbol) == 2) weight /= 2;
                        }
                        if (kept) rolls[at++] = {counts, weight};
                    }
    return rolls;
}
}  // namespace detail

inline constexpr std::array<Roll, kRolls> kAllRolls = detail::make_rolls();

}  // namespace games::penta_rush
