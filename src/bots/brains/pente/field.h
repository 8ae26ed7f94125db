#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/brains/pente/shapes.h"
#include "bots/brains/pente/spot_set.h"
#include "core/fixed_vector.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// A point of the board with a margin of four around it, so that no line needs a check.
using Spot = std::uint16_t;
constexpr int kWidth = games::pente::kMaxSize + 2 * kReach, kSpots = kWidth * kWidth;
constexpr std::array<int, 4> kSteps{1, kWidth, kWidth + 1, kWidth - 1};
constexpr Spot kNoSpot = 0;

constexpr Spot spot_of(games::pente::Point p) { return numbered<kReach, kWidth>(p); }
constexpr games::pente::Point point_of(Spot spot) { return point_numbered<kReach, kWidth>(spot); }

using SpotSet = SpotSetOf<kSpots>;

/// How often each shape would come to be by a stone on one point, packed for adding, three bits
/// each (four for pairs taken), from the lowest: fives, open fours, fours, open threes, threes,
/// open twos, twos, pairs taken, pairs made takeable, own pairs exposed.
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
            case Shape::three: marks.raw_ = 1 << 12; break;
            case Shape::open_two: marks.raw_ = 1 << 15; break;
            case Shape::two: marks.raw_ = 1 << 18; break;
            default: break;
        }
        marks.raw_ += static_cast<std::uint32_t>(look.takes()) << 21;
        marks.raw_ += look.threatens() ? 1U << 25 : 0U;
        marks.raw_ += look.exposes() ? 1U << 28 : 0U;
        return marks;
    }

    constexpr bool five() const { return (raw_ & 7) != 0; }
    constexpr int open_fours() const { return static_cast<int>(raw_ >> 3 & 7); }
    constexpr int fours() const { return static_cast<int>(raw_ >> 6 & 7); }  // plain ones
    constexpr bool any_four() const { return (raw_ & 0x1f8) != 0; }
    constexpr int open_threes() const { return static_cast<int>(raw_ >> 9 & 7); }
    constexpr int takes() const { return static_cast<int>(raw_ >> 21 & 15); }
    constexpr int threatens() const { return static_cast<int>(raw_ >> 25 & 7); }
    constexpr bool exposes() const { return (raw_ >> 28 & 7) != 0; }
    constexpr std::uint32_t strong() const { return raw_ & 0xfff; }      // fives to open threes
    constexpr std::uint32_t weak() const { return raw_ >> 12 & 0x1ff; }  // threes to twos

    /// Neither fives, fours, pairs taken nor pairs made takeable differ.
    constexpr bool same_sets(Marks other) const { return ((raw_ ^ other.raw_) & 0x0fe001ff) == 0; }

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

/// What a point is to one colour, all its lines together: 0 nothing, to 12 two ways to win; twice
/// that, and one more where a stone there makes a pair that can be taken.
using Kind = std::uint8_t;
constexpr int kKinds = 26;
Kind kind_of(Marks marks);

/// What the evaluation weighs: each pair of kinds of an empty point (the mover's and the other's),
/// pairs taken by either, pairs that can be taken, lines on which a pair can be made takeable, and
/// being to move. All linear, so that the weights can be fitted to results.
struct Counts {
    static constexpr int kPairs = 5;  // taken by one side: none to four
    static constexpr int kPoints = 0, kTaken = kPoints + kKinds * kKinds, kMyTakes = kTaken + kPairs * kPairs,
                         kOtherTakes = kMyTakes + kPairs, kMyClosings = kOtherTakes + kPairs,
                         kOtherClosings = kMyClosings + 1, kToMove = kOtherClosings + 1, kAll = kToMove + 1;
};
using Weights = std::array<std::int16_t, Counts::kAll>;
extern const Weights kFitted;

/// What follows from all points together.
struct Sums {
    SpotSet near;  // empty points near a stone
    std::array<SpotSet, 2> fives, fours, capturing, closing;
    std::array<std::array<std::int16_t, kKinds>, 2> counts{};
    std::array<int, 2> points_worth{}, takes{}, closings{}, captures{};
    std::uint64_t key = 0;
    int mover = 0, stones = 0;

    friend bool operator==(const Sums&, const Sums&) = default;
};

/// What has to be put back to take a stone back, beside the field's own log.
struct Undo {
    Spot spot = kNoSpot;
    core::FixedVector<Spot, 16> taken;
    Sums sums;
    std::size_t traces = 0;  // in the log before
};

/// The board as the search needs it: stones, and for every empty point what a stone of either
/// colour would make there, kept up to date line by line. Two colours, five in a row or five
/// pairs win, rows longer than five too.
class Field {
public:
    /// The weights must outlive the field.
    explicit Field(const games::pente::State& state, const Weights& weights = kFitted);

    void play(Spot spot, Undo& undo);
    void take_back(const Undo& undo);
    /// The turn passes without a stone.
    void pass() {
        sums_.mover ^= 1;
        sums_.key ^= kMoverKey;
    }

    int mover() const { return sums_.mover; }
    int captures(int colour) const { return sums_.captures[colour]; }
    int stones() const { return sums_.stones; }
    int size() const { return size_; }
    bool is_empty(Spot spot) const { return cells_[spot] == kEmpty; }
    Cell cell(Spot spot) const { return static_cast<Cell>(cells_[spot]); }
    bool is_near(Spot spot) const { return near_[spot] > 0; }
    Marks marks(int colour, Spot spot) const { return marks_[spot][colour]; }
    /// Pairs that can be taken, and lines on which a stone would make a pair takeable.
    int takes(int colour) const { return sums_.takes[colour]; }
    int closings(int colour) const { return sums_.closings[colour]; }
    Kind kind(int colour, Spot spot) const { return kinds_[spot][colour]; }
    /// How many empty points are of that kind to the colour; nothing is not counted.
    int count(int colour, Kind kind) const { return sums_.counts[colour][kind]; }
    /// The worth of all empty points together, when the colour is to move.
    int points_worth(int colour) const { return sums_.points_worth[colour]; }
    int weight(int at) const { return (*weights_)[static_cast<std::size_t>(at)]; }
    template <class Visit>
    void for_each_empty(Visit&& visit) const {
        for (int spot = 0; spot < kSpots; ++spot)
            if (cells_[spot] == kEmpty) visit(static_cast<Spot>(spot));
    }

    const SpotSet& empties_near() const { return sums_.near; }
    const SpotSet& fives(int colour) const { return sums_.fives[colour]; }
    const SpotSet& fours(int colour) const { return sums_.fours[colour]; }
    const SpotSet& capturing(int colour) const { return sums_.capturing[colour]; }
    /// Where a stone makes a pair takeable.
    const SpotSet& closing(int colour) const { return sums_.closing[colour]; }

    bool wins_at(int colour, Spot spot) const {
        const Marks marks = marks_[spot][colour];
        return marks.five() || (marks.takes() > 0 && sums_.captures[colour] + marks.takes() >= kGoal);
    }
    /// Any point where a stone of the colour ends the game.
    Spot winning_spot(int colour) const;
    using Spots = core::FixedVector<Spot, kSpots>;
    void winning_spots(int colour, Spots& out) const;

    /// Stones, side to move and captures.
    std::uint64_t key() const { return sums_.key; }

    static constexpr int kGoal = 5;  // pairs that win

    friend bool operator==(const Field&, const Field&) = default;

private:
    static constexpr std::uint64_t kMoverKey = 0x9d39247e33776d41ULL;

    /// What a point was before a stone changed it.
    struct Trace {
        Spot spot;
        std::array<Kind, 2> kinds;
        std::array<Marks, 2> marks;
    };
    /// Of all stones that are not taken back yet. How a position came about does not make it another.
    struct Log {
        std::vector<Trace> traces;
        friend bool operator==(const Log&, const Log&) { return true; }
    };

    void put(Spot spot, int colour);
    void remove(Spot spot);
    void toggle_keys(Spot spot, int cell);
    void relook_around(Spot spot, int cell);
    void relook(Spot spot, LineKey before, LineKey after);
    void set_marks(Spot spot, const std::array<Marks, 2>& marks);
    void set_sets(Spot spot, int colour, Marks before, Marks after);
    std::array<Marks, 2> marks_at(Spot spot) const;
    void add_near(Spot spot, int by);
    void set_captures(int colour, int count);

    std::array<std::array<LineKey, 4>, kSpots> lines_through_{};
    std::array<std::array<Marks, 2>, kSpots> marks_{};
    std::array<std::array<Kind, 2>, kSpots> kinds_{};
    std::array<std::uint8_t, kSpots> cells_{};
    std::array<std::uint8_t, kSpots> near_{};
    Sums sums_;
    Log log_;
    const std::array<Looks, 65536>* looks_;
    const Weights* weights_;
    int size_ = 0;
};

}  // namespace bots::brains::pente
