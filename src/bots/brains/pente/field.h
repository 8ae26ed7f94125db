#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bots/brains/pente/shapes.h"
#include "core/fixed_vector.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// A point of the board with a margin of four around it, so that no line needs a check.
using Spot = std::uint16_t;
constexpr int kWidth = games::pente::kMaxSize + 2 * kReach, kSpots = kWidth * kWidth;
constexpr std::array<int, 4> kSteps{1, kWidth, kWidth + 1, kWidth - 1};
constexpr Spot kNoSpot = 0;

constexpr Spot spot_of(games::pente::Point p) {
    return static_cast<Spot>((p.y + kReach) * kWidth + p.x + kReach);
}
constexpr games::pente::Point point_of(Spot spot) {
    return {static_cast<std::int8_t>(spot % kWidth - kReach),
            static_cast<std::int8_t>(spot / kWidth - kReach)};
}

/// A set of spots; iterates in ascending order.
class SpotSet {
    static constexpr int kWords = (kSpots + 63) / 64;

public:
    void set(Spot spot, bool in) {
        const std::uint64_t bit = std::uint64_t{1} << (spot & 63);
        if (in)
            words_[spot >> 6] |= bit;
        else
            words_[spot >> 6] &= ~bit;
    }
    bool has(Spot spot) const { return (words_[spot >> 6] >> (spot & 63) & 1) != 0; }
    bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    template <class Visit>
    void for_each(Visit&& visit) const {
        for (std::size_t i = 0; i < kWords; ++i)
            for (std::uint64_t left = words_[i]; left != 0; left &= left - 1)
                visit(static_cast<Spot>(i * 64 + static_cast<std::size_t>(std::countr_zero(left))));
    }
    friend bool operator==(const SpotSet&, const SpotSet&) = default;

private:
    std::array<std::uint64_t, kWords> words_{};
};

/// How often each shape would come to be by a stone on one point, packed for adding:
///
///     bits 0-2 fives, 3-5 open fours, 6-8 fours, 9-11 open threes,
///     16-19 pairs taken, 24-26 pairs made takeable
class Marks {
public:
    constexpr Marks() = default;
    static constexpr Marks of(Look look) {
        Marks marks;
        switch (look.shape()) {
            case Shape::five: marks.raw_ = 1; break;
            case Shape::open_four: marks.raw_ = 1 << 3; break;
            case Shape::four: marks.raw_ = 1 << 6; break;
            case Shape::open_three: marks.raw_ = 1 << 9; break;
            default: break;
        }
        marks.raw_ += static_cast<std::uint32_t>(look.takes()) << 16;
        marks.raw_ += look.threatens() ? 1U << 24 : 0U;
        return marks;
    }

    constexpr bool five() const { return (raw_ & 7) != 0; }
    constexpr int open_fours() const { return static_cast<int>(raw_ >> 3 & 7); }
    constexpr int fours() const { return static_cast<int>(raw_ >> 6 & 7); }  // plain ones
    constexpr bool any_four() const { return (raw_ & 0x1f8) != 0; }
    constexpr int open_threes() const { return static_cast<int>(raw_ >> 9 & 7); }
    constexpr int takes() const { return static_cast<int>(raw_ >> 16 & 15); }
    constexpr int threatens() const { return static_cast<int>(raw_ >> 24 & 7); }

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

/// A point's several shapes at once: how strong a stone there is.
enum class Fork : std::uint8_t { none, three_three, four_three, strong };
constexpr int kForks = 4;
constexpr Fork fork_of(Marks marks) {
    if (marks.open_fours() > 0 || marks.fours() > 1) return Fork::strong;  // two ways to win
    if (marks.fours() > 0) return marks.open_threes() > 0 ? Fork::four_three : Fork::none;
    return marks.open_threes() > 1 ? Fork::three_three : Fork::none;
}

/// What has to be put back to take a stone back.
struct Undo {
    Spot spot = kNoSpot;
    core::FixedVector<Spot, 16> taken;
};

/// The board as the search needs it: stones, and for every empty point what a stone of either
/// colour would make there, kept up to date line by line. Two colours, five in a row or five
/// pairs win, rows longer than five too.
class Field {
public:
    explicit Field(const games::pente::State& state);

    void play(Spot spot, Undo& undo);
    void take_back(const Undo& undo);
    /// The turn passes without a stone.
    void pass() {
        mover_ ^= 1;
        key_ ^= kMoverKey;
    }

    int mover() const { return mover_; }
    int captures(int colour) const { return captures_[colour]; }
    int stones() const { return stones_; }
    int size() const { return size_; }
    bool is_empty(Spot spot) const { return cells_[spot] == kEmpty; }
    Cell cell(Spot spot) const { return static_cast<Cell>(cells_[spot]); }
    bool is_near(Spot spot) const { return near_[spot] > 0; }
    Marks marks(int colour, Spot spot) const { return marks_[spot][colour]; }
    /// How many lines through empty points would get that shape.
    int lines(int colour, Shape shape) const { return lines_[colour][static_cast<int>(shape)]; }
    /// Pairs that can be taken, and lines on which a stone would make a pair takeable.
    int takes(int colour) const { return takes_[colour]; }
    int closings(int colour) const { return closings_[colour]; }
    /// Points on which a stone makes several shapes at once.
    int forks(int colour, Fork fork) const { return forks_[colour][static_cast<int>(fork)]; }
    int worth(int colour, Spot spot) const { return worth_[spot][colour]; }

    const SpotSet& empties_near() const { return near_set_; }
    const SpotSet& fives(int colour) const { return fives_[colour]; }
    const SpotSet& fours(int colour) const { return fours_[colour]; }
    const SpotSet& capturing(int colour) const { return capturing_[colour]; }
    /// Where a stone makes a pair takeable.
    const SpotSet& closing(int colour) const { return closing_[colour]; }

    bool wins_at(int colour, Spot spot) const {
        const Marks marks = marks_[spot][colour];
        return marks.five() || (marks.takes() > 0 && captures_[colour] + marks.takes() >= kGoal);
    }
    /// Any point where a stone of the colour ends the game.
    Spot winning_spot(int colour) const;
    using Spots = core::FixedVector<Spot, kSpots>;
    void winning_spots(int colour, Spots& out) const;

    /// Stones, side to move and captures.
    std::uint64_t key() const { return key_; }

    static constexpr int kGoal = 5;  // pairs that win

    friend bool operator==(const Field&, const Field&) = default;

private:
    static constexpr std::uint64_t kMoverKey = 0x9d39247e33776d41ULL;

    void put(Spot spot, int colour);
    void remove(Spot spot);
    void toggle_lines(Spot spot, int cell);
    void relook(Spot spot, int direction, LineKey before, LineKey after);
    void count_point(Spot spot, int sign);
    void change(Spot spot, int colour, Marks marks);
    void set_captures(int colour, int count);

    std::array<std::array<LineKey, 4>, kSpots> lines_through_{};
    std::array<std::array<Marks, 2>, kSpots> marks_{};
    std::array<std::array<std::int16_t, 2>, kSpots> worth_{};
    std::array<std::uint8_t, kSpots> cells_{};
    std::array<std::uint8_t, kSpots> near_{};
    SpotSet near_set_;
    std::array<SpotSet, 2> fives_{}, fours_{}, capturing_{}, closing_{};
    std::array<std::array<int, kShapes>, 2> lines_{};
    std::array<std::array<int, kForks>, 2> forks_{};
    std::array<int, 2> takes_{}, closings_{};
    std::array<int, 2> captures_{};
    const std::array<Looks, 65536>* looks_;
    std::uint64_t key_ = 0;
    int mover_ = 0, stones_ = 0, size_ = 0;
};

}  // namespace bots::brains::pente
