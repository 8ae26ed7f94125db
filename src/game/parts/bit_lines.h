#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace game::parts {

/// The four directions of a square grid.
enum class Line : std::uint8_t { row, column, rising, falling };
inline constexpr std::array kLineKinds{Line::row, Line::column, Line::rising, Line::falling};

/// Calls `visit` with each line as a compile-time constant: what a hot loop wants.
template <class Visit>
constexpr void for_each_line(Visit&& visit) {
    visit(std::integral_constant<Line, Line::row>());
    visit(std::integral_constant<Line, Line::column>());
    visit(std::integral_constant<Line, Line::rising>());
    visit(std::integral_constant<Line, Line::falling>());
}

/// A set of points of a square grid, kept four times: along rows, columns and both
/// diagonals, so that the whole line through a point is one word.
///
/// A point's bit in its line is x (y in a column) plus kPad; the free bits at both ends mean
/// that a window around any point never leaves the word. One step along a line is one bit:
///
///     row      (x+1, y)      column   (x, y+1)
///     rising   (x+1, y+1)    falling  (x+1, y-1)
template <int MaxSize>
class BitLines {
public:
    static constexpr int kPad = 5;
    static constexpr int kReach = 5;  // a window holds the point and 5 to each side
    static constexpr int kLines = 2 * MaxSize + 2 * (2 * MaxSize - 1);
    static_assert(MaxSize + 2 * kPad <= 32);

    /// Where a line is kept, and the bit of the point in it.
    static constexpr int index(Line line, int x, int y) {
        switch (line) {
            case Line::row: return y;
            case Line::column: return MaxSize + x;
            case Line::rising: return 2 * MaxSize + (x - y + MaxSize - 1);
            case Line::falling: return 2 * MaxSize + (2 * MaxSize - 1) + (x + y);
        }
        return 0;
    }
    static constexpr int bit(Line line, int x, int y) { return kPad + (line == Line::column ? y : x); }

    constexpr std::uint32_t line(Line line, int x, int y) const { return words_[index(line, x, y)]; }
    constexpr std::uint32_t word(int index) const { return words_[index]; }
    constexpr std::uint32_t row(int y) const { return words_[y]; }

    constexpr bool has(int x, int y) const { return (words_[y] >> (x + kPad)) & 1U; }

    /// Sets the point's bit in one of its four lines and returns the line. The caller does so
    /// for all four.
    constexpr std::uint32_t set(Line line, int x, int y) {
        return words_[index(line, x, y)] |= 1U << bit(line, x, y);
    }

    constexpr void flip(int x, int y) {
        for_each_line([&](auto line) { words_[index(line, x, y)] ^= 1U << bit(line, x, y); });
    }

    /// The 11 bits around a point: bit 5 is the point, bit 6 the next one along the line.
    constexpr std::uint32_t window(Line line, int x, int y) const {
        return (words_[index(line, x, y)] >> (bit(line, x, y) - kReach)) & 0x7FFU;
    }

    constexpr int count() const {
        int n = 0;
        for (int y = 0; y < MaxSize; ++y) n += std::popcount(words_[y]);
        return n;
    }

    friend constexpr bool operator==(const BitLines&, const BitLines&) = default;

private:
    std::array<std::uint32_t, kLines> words_{};
};

/// The bits of a line that lie on a board of `size`.
template <int MaxSize>
constexpr std::uint32_t line_on_board(Line line, int x, int y, int size) {
    const int d = x - y, s = x + y;
    int from = 0, to = size - 1;
    if (line == Line::rising) from = std::max(0, d), to = std::min(size - 1, size - 1 + d);
    if (line == Line::falling) from = std::max(0, s - size + 1), to = std::min(size - 1, s);
    return ((1U << (to - from + 1)) - 1) << (from + BitLines<MaxSize>::kPad);
}

/// The bits of a word at which a run of `Length` ones begins.
template <int Length>
constexpr std::uint32_t runs_of(std::uint32_t word) {
    if constexpr (Length > 1) {
        word = runs_of<(Length + 1) / 2>(word);
        word &= word >> (Length / 2);
    }
    return word;
}

/// The unbroken run of ones through a bit that is set.
struct Run {
    int from, to;
    constexpr int length() const { return to - from + 1; }
};
constexpr Run run_through(std::uint32_t word, int bit) {
    const int up = std::countr_one(word >> bit);
    const int down = std::countl_one(word << (31 - bit));
    return {bit - down + 1, bit + up - 1};
}

/// How many maximal runs of exactly `length` ones a word has.
constexpr int exact_runs(std::uint32_t word, int length) {
    int found = 0;
    while (word != 0) {
        const int from = std::countr_zero(word);
        const int ones = std::countr_one(word >> from);
        found += ones == length;
        word &= ~(((1U << ones) - 1) << from);
    }
    return found;
}

}  // namespace game::parts
