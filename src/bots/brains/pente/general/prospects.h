#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "bots/brains/pente/general/patterns.h"
#include "bots/brains/pente/spot_set.h"
#include "games/pente/rules.h"

namespace bots::brains::pente::general {

using games::pente::kMaxColours;
using games::pente::State;

/// A point of the board with a margin as wide as a line is seen, so that no line needs a check.
using Spot = std::uint16_t;
constexpr int kWidth = 32, kSpots = kWidth * (games::pente::kMaxSize + 2 * kSight);
constexpr std::array<int, 4> kSteps{1, kWidth, kWidth + 1, kWidth - 1};

constexpr Spot spot_of(games::pente::Point p) { return numbered<kSight, kWidth>(p); }
constexpr games::pente::Point point_of(Spot spot) { return point_numbered<kSight, kWidth>(spot); }

using SpotSet = SpotSetOf<kSpots>;

/// What a stone on one point brings along all four lines, packed for adding:
///
///     bits 0-2 rows, 3-5 open fours, 6-8 fours, 9-11 open threes, 12-14 own groups lost (PE-44),
///     16-20 captures in the variant's unit, 24-26 lines with a group made takeable
class Marks {
public:
    constexpr Marks() = default;
    static Marks of(Look look, const games::pente::Rules& rules);

    constexpr bool row() const { return (raw_ & 7) != 0; }
    constexpr int open_fours() const { return static_cast<int>(raw_ >> 3 & 7); }
    constexpr int fours() const { return static_cast<int>(raw_ >> 6 & 7); }  // plain ones
    constexpr bool any_four() const { return (raw_ & 0x1f8) != 0; }
    constexpr int open_threes() const { return static_cast<int>(raw_ >> 9 & 7); }
    constexpr int lost() const { return static_cast<int>(raw_ >> 12 & 7); }
    constexpr int takes() const { return static_cast<int>(raw_ >> 16 & 31); }
    constexpr int closes() const { return static_cast<int>(raw_ >> 24 & 7); }
    /// Two ways to win with the next stone, or a way to get them.
    constexpr bool strong() const { return open_fours() > 0 || fours() > 1; }
    constexpr bool four_three() const { return !strong() && fours() > 0 && open_threes() > 0; }
    constexpr bool three_three() const { return !any_four() && open_threes() > 1; }

    constexpr Marks& operator+=(Marks other) {
        raw_ += other.raw_;
        return *this;
    }
    constexpr Marks& operator-=(Marks other) {
        raw_ -= other.raw_;
        return *this;
    }
    friend constexpr bool operator==(Marks, Marks) = default;

private:
    std::uint32_t raw_ = 0;
};

/// What one colour has on the board: lines through empty points by the shape a stone would make,
/// points that make two shapes at once, what can be taken.
struct Sums {
    std::array<int, kShapes> lines{};
    int strong = 0, four_three = 0, three_three = 0;
    int takes = 0, closes = 0, lost = 0;
    friend bool operator==(const Sums&, const Sums&) = default;
};

/// For every empty point, what a stone of any colour would make there, kept up to date line by line.
/// It follows the rules' own states, for any variant and up to six colours: what a move does to the
/// board is never decided here.
class Prospects {
public:
    explicit Prospects(const State& state);
    /// Looks at the points that differ. Both are states of the same game.
    void follow(const State& before, const State& after);

    bool is_empty(Spot spot) const { return cells_[spot] == kEmpty; }
    bool is_near(Spot spot) const { return near_[spot] > 0; }
    Marks marks(int colour, Spot spot) const { return of(colour).marks[spot]; }
    /// How much a stone of the colour there deserves a look.
    int worth(int colour, Spot spot) const { return of(colour).worth[spot]; }
    const Sums& sums(int colour) const { return of(colour).sums; }

    const SpotSet& empties_near() const { return near_set_; }
    const SpotSet& rows(int colour) const { return of(colour).rows; }
    const SpotSet& fours(int colour) const { return of(colour).fours; }
    const SpotSet& taking(int colour) const { return of(colour).taking; }
    const SpotSet& losing(int colour) const { return of(colour).losing; }

    /// Of the stones alone.
    std::uint64_t key() const { return key_; }

    friend bool operator==(const Prospects& a, const Prospects& b);

private:
    static constexpr std::uint8_t kEmpty = 0, kOutside = 255;  // else the colour + 1

    struct Side {
        std::array<std::array<LineKey, 4>, kSpots> lines{};
        std::array<Marks, kSpots> marks{};
        std::array<std::int16_t, kSpots> worth{};
        SpotSet rows, fours, taking, losing;
        Sums sums;
        friend bool operator==(const Side&, const Side&) = default;
    };
    struct Reading {
        Marks marks;
        std::int16_t worth = 0;
    };

    const Side& of(int colour) const { return sides_[static_cast<std::size_t>(colour)]; }
    const Reading& read(std::uint16_t look) const { return readings_[look]; }
    void put(Spot spot, int colour);
    void remove(Spot spot);
    void spread(Spot spot, int by);
    void toggle_lines(Spot spot, int colour);
    void relook(Side& side, Spot spot, int direction, LineKey change);
    void count_point(Spot spot, int sign);
    static void change(Side& side, Spot spot, Marks marks);

    std::vector<Side> sides_;
    std::vector<Reading> readings_;  // by look, under the variant's rules
    const LineTable* table_;
    std::array<std::uint8_t, kSpots> cells_{};
    std::array<std::uint8_t, kSpots> near_{};
    SpotSet near_set_;
    std::uint64_t key_ = 0;
    int size_ = 0;
};

}  // namespace bots::brains::pente::general
