#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/riomino/dice.h"

namespace games::riomino {

// RM-15: the start die is 0,0. No die lies farther from it than kReach in either direction: the
// frame of RM-14 ends there, and boards are not larger.
constexpr int kReach = 4;
constexpr int kWidth = 2 * kReach + 1;
constexpr int kSquares = kWidth * kWidth;

/// Numbered row by row from the lower left.
using Square = std::uint8_t;

constexpr bool in_reach(int x, int y) { return x >= -kReach && x <= kReach && y >= -kReach && y <= kReach; }
constexpr Square square_at(int x, int y) { return static_cast<Square>((y + kReach) * kWidth + x + kReach); }
constexpr int x_of(Square square) { return square % kWidth - kReach; }
constexpr int y_of(Square square) { return square / kWidth - kReach; }
constexpr Square kCentre = square_at(0, 0);

/// A set of squares in two words; iterates in ascending order.
class SquareSet {
public:
    constexpr SquareSet() = default;

    constexpr void add(Square square) { word(square) |= bit(square); }
    constexpr void remove(Square square) { word(square) &= ~bit(square); }
    constexpr bool has(Square square) const { return ((square < 64 ? low_ : high_) & bit(square)) != 0; }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }

    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
        return {a.low_ | b.low_, a.high_ | b.high_};
    }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
        return {a.low_ & b.low_, a.high_ & b.high_};
    }
    friend constexpr bool operator==(SquareSet, SquareSet) = default;

    class Iterator {
    public:
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Square operator*() const {
            return static_cast<Square>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
        }
        constexpr Iterator& operator++() {
            std::uint64_t& left = low_ != 0 ? low_ : high_;
            left &= left - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t low_, high_;
    };
    constexpr Iterator begin() const { return {low_, high_}; }
    constexpr Iterator end() const { return {0, 0}; }

private:
    constexpr SquareSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    static constexpr std::uint64_t bit(Square square) { return std::uint64_t{1} << (square & 63); }
    constexpr std::uint64_t& word(Square square) { return square < 64 ? low_ : high_; }

    std::uint64_t low_ = 0, high_ = 0;
};

/// The square beside another; -1 out of reach.
constexpr auto kBeside = [] {
    constexpr std::array<int, kSides> kRight{0, 1, 0, -1}, kUp{1, 0, -1, 0};
    std::array<std::array<std::int8_t, kSides>, kSquares> beside{};
    for (int square = 0; square < kSquares; ++square)
        for (int side = 0; side < kSides; ++side) {
            const int x = x_of(static_cast<Square>(square)) + kRight[side];
            const int y = y_of(static_cast<Square>(square)) + kUp[side];
            beside[square][side] = static_cast<std::int8_t>(in_reach(x, y) ? square_at(x, y) : -1);
        }
    return beside;
}();

/// The squares on the four sides of each square.
constexpr auto kAround = [] {
    std::array<SquareSet, kSquares> around{};
    for (int square = 0; square < kSquares; ++square)
        for (const int other : kBeside[square])
            if (other >= 0) around[square].add(static_cast<Square>(other));
    return around;
}();

/// RM-14: the squares that share a frame of 5 by 5 with each square.
constexpr int kFrame = 5;
constexpr auto kFramed = [] {
    std::array<SquareSet, kSquares> framed{};
    for (int from = 0; from < kSquares; ++from)
        for (int to = 0; to < kSquares; ++to) {
            const int dx = x_of(static_cast<Square>(from)) - x_of(static_cast<Square>(to));
            const int dy = y_of(static_cast<Square>(from)) - y_of(static_cast<Square>(to));
            if (dx > -kFrame && dx < kFrame && dy > -kFrame && dy < kFrame)
                framed[from].add(static_cast<Square>(to));
        }
    return framed;
}();

/// Those of `among` that can be reached from `from` by steps over sides within `among`.
constexpr SquareSet joined_to(Square from, SquareSet among) {
    SquareSet seen, left;
    left.add(from);
    while (!left.empty()) {
        const Square square = *left.begin();
        left.remove(square);
        seen.add(square);
        for (const Square next : kAround[square] & among)
            if (!seen.has(next)) left.add(next);
    }
    return seen;
}

}  // namespace games::riomino
