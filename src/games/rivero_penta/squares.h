#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

namespace games::rivero_penta {

constexpr int kRows = 5;      // RP-13: two above and two below the source
constexpr int kColumns = 64;  // of the ring below
constexpr int kMostX = 41;    // a card lies at most 39 squares from the source (46 things in one piece)

/// A place on the table: x to the right, y up, the source at 0,0. Ordered by row, then by x.
class Square {
public:
    constexpr Square() = default;
    constexpr Square(int x, int y) : raw_(static_cast<std::uint16_t>((y + 2) << 7 | (x + 64))) {
        assert(in_reach(x, y));
    }
    static constexpr bool in_reach(int x, int y) {
        return x >= -kMostX && x <= kMostX && y >= -(kRows / 2) && y <= kRows / 2;
    }
    /// From the bits of a move, which may be any.
    static constexpr Square of_raw(std::uint32_t raw) {
        Square square;
        square.raw_ = static_cast<std::uint16_t>(raw & 1023U);
        return square;
    }
    constexpr bool is_valid() const { return in_reach(x(), y()); }

    constexpr int x() const { return (raw_ & 127) - 64; }
    constexpr int y() const { return (raw_ >> 7) - 2; }
    constexpr std::size_t row() const { return raw_ >> 7; }
    constexpr int column() const { return x() & (kColumns - 1); }
    constexpr std::uint64_t bit() const { return std::uint64_t{1} << column(); }
    constexpr std::uint16_t raw() const { return raw_; }

    friend constexpr auto operator<=>(Square, Square) = default;

private:
    std::uint16_t raw_ = 2 << 7 | 64;  // the source
};

constexpr Square kSource{};

/// A set of squares: five rows of bits. A row is a ring of 64 columns, column x modulo 64. All that
/// lies is in one piece with the source and so at most 46 columns wide: no two columns in use
/// share a bit, and left and right are rotations.
struct Plane {
    std::array<std::uint64_t, kRows> rows{};

    constexpr bool has(Square square) const { return (rows[square.row()] & square.bit()) != 0; }
    constexpr void add(Square square) { rows[square.row()] |= square.bit(); }
    constexpr void remove(Square square) { rows[square.row()] &= ~square.bit(); }
    constexpr bool empty() const { return (rows[0] | rows[1] | rows[2] | rows[3] | rows[4]) == 0; }
    constexpr int size() const {
        int bits = 0;
        for (const std::uint64_t row : rows) bits += std::popcount(row);
        return bits;
    }

    constexpr Plane& operator|=(const Plane& other) {
        for (std::size_t i = 0; i < kRows; ++i) rows[i] |= other.rows[i];
        return *this;
    }
    constexpr Plane& operator&=(const Plane& other) {
        for (std::size_t i = 0; i < kRows; ++i) rows[i] &= other.rows[i];
        return *this;
    }
    constexpr Plane& operator-=(const Plane& other) {
        for (std::size_t i = 0; i < kRows; ++i) rows[i] &= ~other.rows[i];
        return *this;
    }
    friend constexpr Plane operator|(Plane a, const Plane& b) { return a |= b; }
    friend constexpr Plane operator&(Plane a, const Plane& b) { return a &= b; }
    friend constexpr Plane operator-(Plane a, const Plane& b) { return a -= b; }
    friend constexpr bool operator==(const Plane&, const Plane&) = default;

    /// Every square moved one step.
    constexpr Plane east() const {
        Plane moved;
        for (std::size_t i = 0; i < kRows; ++i) moved.rows[i] = std::rotl(rows[i], 1);
        return moved;
    }
    constexpr Plane west() const {
        Plane moved;
        for (std::size_t i = 0; i < kRows; ++i) moved.rows[i] = std::rotr(rows[i], 1);
        return moved;
    }
    constexpr Plane north() const { return {{0, rows[0], rows[1], rows[2], rows[3]}}; }
    constexpr Plane south() const { return {{rows[1], rows[2], rows[3], rows[4], 0}}; }
    constexpr Plane sideways() const { return east() | west(); }
    constexpr Plane upright() const { return north() | south(); }
    /// The squares beside one of these, on any of the four sides.
    constexpr Plane around() const { return sideways() | upright(); }
};

constexpr Plane plane_of(Square square) {
    Plane plane;
    plane.add(square);
    return plane;
}

constexpr Plane kSourcePlane = plane_of(kSource);
constexpr Plane kBesideSource = kSourcePlane.around();
/// RP-05, RP-42: the four places around the source, in the order in which a new field is filled.
constexpr std::array<Square, 4> kSourcePlaces{Square(1, 0), Square(-1, 0), Square(0, 1), Square(0, -1)};

}  // namespace games::rivero_penta
