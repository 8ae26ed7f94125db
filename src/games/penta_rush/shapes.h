#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

namespace games::penta_rush {

// PR-01: ten by ten squares, `a1` = 0 at the bottom left, `j1` = 9, `j10` = 99.
constexpr int kSide = 10;
constexpr int kSquares = kSide * kSide;
using Square = std::uint8_t;

/// PR-08: the twelve shapes, rotations and mirror images being the same one.
enum class Shape : std::uint8_t { F, I, L, N, P, T, U, V, W, X, Y, Z };
constexpr int kShapes = 12;
constexpr int kPerShape = 5;  // squares

/// The shape of a letter, in either case; -1 for other letters.
constexpr int shape_of_letter(char letter) {
    constexpr std::string_view kLetters = "FILNPTUVWXYZ";
    const char upper = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    const auto at = kLetters.find(upper);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}
constexpr char letter_of(Shape shape) { return "FILNPTUVWXYZ"[static_cast<int>(shape)]; }

/// A set of squares in two words.
struct SquareSet {
    std::uint64_t low = 0, high = 0;

    constexpr void add(Square square) { (square < 64 ? low : high) |= std::uint64_t{1} << (square & 63); }
    constexpr bool has(Square square) const { return ((square < 64 ? low : high) >> (square & 63)) & 1; }
    constexpr bool meets(SquareSet other) const { return ((low & other.low) | (high & other.high)) != 0; }
    constexpr bool empty() const { return (low | high) == 0; }
    constexpr int size() const { return std::popcount(low) + std::popcount(high); }
    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
        return {a.low | b.low, a.high | b.high};
    }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
        return {a.low & b.low, a.high & b.high};
    }
    friend constexpr bool operator==(SquareSet, SquareSet) = default;
};

/// One of the ways a shape can lie on the board.
struct Placement {
    Shape shape{};
    std::array<Square, kPerShape> squares{};  // ascending
    SquareSet set;
};

/// All of them, by shape and then by squares. A placement is known by its index here.
constexpr int kPlacements = 4096;
std::span<const Placement, kPlacements> placements();

/// Those of one shape stand together: from first_placement(s) to first_placement(s + 1).
int first_placement(int shape);

/// The placement that covers exactly these squares, in any order; -1 if they are not five
/// different squares joined by edges (PR-07).
int find_placement(std::span<const Square> squares);

/// PR-09: what a tile is worth; read from tiles.txt.
int points_of(Shape shape);

}  // namespace games::penta_rush
