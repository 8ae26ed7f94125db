#include "bots/brains/pente/field.h"

#include "core/hash.h"

namespace bots::brains::pente {

namespace {

constexpr std::array<Marks, Look::kRange> kLookMarks = [] {
    std::array<Marks, Look::kRange> marks{};
    for (std::size_t raw = 0; raw < marks.size(); ++raw)
        marks[raw] = Marks::of(Look(static_cast<std::uint8_t>(raw)));
    return marks;
}();

/// Kinds by what is strong on a point, where anything is: fives to open threes.
constexpr std::array<Kind, 1 << 12> kStrongKinds = [] {
    std::array<Kind, 1 << 12> kinds{};
    for (std::uint32_t raw = 0; raw < kinds.size(); ++raw) {
        const std::uint32_t fives = raw & 7, open_fours = raw >> 3 & 7, fours = raw >> 6 & 7,
                            threes = raw >> 9 & 7;
        kinds[raw] = fives + open_fours > 0 || fours > 1 ? 12
                     : fours > 0                         ? (threes > 0 ? 11 : 9)
                     : threes > 1                        ? 8
                     : threes > 0                        ? 6
                                                         : 0;
    }
    return kinds;
}();
/// By what is weak: threes, open twos, twos. Beside a single strong shape it makes the next kind.
constexpr std::array<Kind, 1 << 9> kWeakKinds = [] {
    std::array<Kind, 1 << 9> kinds{};
    for (std::uint32_t raw = 0; raw < kinds.size(); ++raw) {
        const std::uint32_t threes = raw & 7, open_twos = raw >> 3 & 7, twos = raw >> 6 & 7;
        kinds[raw] = threes > 1 || (threes > 0 && open_twos > 0) ? 5
                     : threes > 0                                ? 4
                     : open_twos > 1                             ? 3
                     : open_twos > 0                             ? 2
                     : twos > 0                                  ? 1
                                                                 : 0;
    }
    return kinds;
}();

constexpr std::uint64_t stone_key(Spot spot, int colour) {
    return core::mix(0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(spot * 2 + colour + 1));
}
constexpr auto kStoneKeys = [] {
    std::array<std::array<std::uint64_t, 2>, kSpots> keys{};
    for (int spot = 0; spot < kSpots; ++spot)
        for (int colour = 0; colour < 2; ++colour)
            keys[static_cast<std::size_t>(spot)][static_cast<std::size_t>(colour)] =
                stone_key(static_cast<Spot>(spot), colour);
    return keys;
}();
constexpr std::uint64_t capture_key(int colour, int count) {
    return count == 0 ? 0 : core::mix(0xd1342543de82ef95ULL * static_cast<std::uint64_t>(count * 2 + colour));
}

}  // namespace

Kind kind_of(Marks marks) {
    const Kind strong = kStrongKinds[marks.strong()], weak = kWeakKinds[marks.weak()];
    const int kind = strong == 0 ? weak : strong + ((strong == 6 || strong == 9) && weak > 1 ? 1 : 0);
    return static_cast<Kind>(2 * kind + (marks.exposes() && kind > 0 ? 1 : 0));
}

Field::Field(const games::pente::State& state, const Weights& weights)
    : looks_(&line_looks()), weights_(&weights), size_(state.size) {
    cells_.fill(kOutside);
    const auto for_each_point = [&](auto&& visit) {
        for (int y = 0; y < size_; ++y)
            for (int x = 0; x < size_; ++x)
                visit(games::pente::Point{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
    };
    for_each_point([&](games::pente::Point p) { cells_[spot_of(p)] = kEmpty; });
    for_each_point([&](games::pente::Point p) {
        const Spot spot = spot_of(p);
        for (int d = 0; d < 4; ++d)
            for (int n = 1; n <= kReach; ++n) {
                lines_through_[spot][d] |=
                    static_cast<LineKey>(cells_[spot - n * kSteps[d]] << shift_back(n));
                lines_through_[spot][d] |=
                    static_cast<LineKey>(cells_[spot + n * kSteps[d]] << shift_ahead(n));
            }
        set_marks(spot, marks_at(spot));
    });
    for (int colour = 0; colour < 2; ++colour) {
        for_each_point([&](games::pente::Point p) {
            if (state.board[colour].has(p.x, p.y)) put(spot_of(p), colour);
        });
        set_captures(colour, state.captures[colour]);
    }
    if (games::pente::next_colour(state) == 1) pass();
    log_.traces.clear();
}

void Field::set_captures(int colour, int count) {
    sums_.key ^= capture_key(colour, sums_.captures[colour]) ^ capture_key(colour, count);
    sums_.captures[colour] = count;
}

/// What the lines through an empty point hold.
std::array<Marks, 2> Field::marks_at(Spot spot) const {
    std::array<Marks, 2> marks;
    for (int d = 0; d < 4; ++d)
        for (int c = 0; c < 2; ++c) marks[c] += kLookMarks[(*looks_)[lines_through_[spot][d]].raw[c]];
    return marks;
}

void Field::set_sets(Spot spot, int colour, Marks before, Marks after) {
    sums_.takes[colour] += after.takes() - before.takes();
    sums_.closings[colour] += after.threatens() - before.threatens();
    sums_.fives[colour].set(spot, after.five());
    sums_.fours[colour].set(spot, after.any_four());
    sums_.capturing[colour].set(spot, after.takes() > 0);
    sums_.closing[colour].set(spot, after.threatens() > 0);
}

/// A point's marks, and the sets and sums that follow from them.
void Field::set_marks(Spot spot, const std::array<Marks, 2>& marks) {
    std::array<Kind, 2>& kinds = kinds_[spot];
    log_.traces.push_back({spot, kinds, marks_[spot]});
    for (int c = 0; c < 2; ++c)
        if (!marks[c].same_sets(marks_[spot][c])) set_sets(spot, c, marks_[spot][c], marks[c]);
    marks_[spot] = marks;
    const std::array<Kind, 2> after{kind_of(marks[0]), kind_of(marks[1])};
    if (after == kinds) return;
    const auto weight = [&](Kind mine, Kind other) {
        return (*weights_)[static_cast<std::size_t>(mine * kKinds + other)];
    };
    sums_.points_worth[0] += weight(after[0], after[1]) - weight(kinds[0], kinds[1]);
    sums_.points_worth[1] += weight(after[1], after[0]) - weight(kinds[1], kinds[0]);
    for (int c = 0; c < 2; ++c) {
        --sums_.counts[c][kinds[c]];
        ++sums_.counts[c][after[c]];
    }
    kinds = after;
}

/// A line through a point has changed.
void Field::relook(Spot spot, LineKey before, LineKey after) {
    if (cells_[spot] != kEmpty) return;
    const Looks &was = (*looks_)[before], &is = (*looks_)[after];
    if (was == is) return;
    std::array<Marks, 2> marks = marks_[spot];
    for (int c = 0; c < 2; ++c) {
        marks[c] -= kLookMarks[was.raw[c]];
        marks[c] += kLookMarks[is.raw[c]];
    }
    if (marks != marks_[spot]) set_marks(spot, marks);
}

/// The lines of all points within reach see a stone come or go. The margin's are never read.
void Field::toggle_keys(Spot spot, int cell) {
    for (int d = 0; d < 4; ++d)
        for (int n = 1; n <= kReach; ++n) {
            lines_through_[spot + n * kSteps[d]][d] ^= static_cast<LineKey>(cell << shift_back(n));
            lines_through_[spot - n * kSteps[d]][d] ^= static_cast<LineKey>(cell << shift_ahead(n));
        }
}

/// The same, and what follows for the empty ones.
void Field::relook_around(Spot spot, int cell) {
    toggle_keys(spot, cell);
    for (int d = 0; d < 4; ++d)
        for (int n = 1; n <= kReach; ++n) {
            const Spot ahead = static_cast<Spot>(spot + n * kSteps[d]),
                       back = static_cast<Spot>(spot - n * kSteps[d]);
            const LineKey of_ahead = lines_through_[ahead][d], of_back = lines_through_[back][d];
            relook(ahead, static_cast<LineKey>(of_ahead ^ (cell << shift_back(n))), of_ahead);
            relook(back, static_cast<LineKey>(of_back ^ (cell << shift_ahead(n))), of_back);
        }
}

/// A stone comes (1) or goes (-1): the points up to two steps away are near it.
void Field::add_near(Spot spot, int by) {
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) near_[spot + dy * kWidth + dx] += static_cast<std::uint8_t>(by);
}

void Field::put(Spot spot, int colour) {
    set_marks(spot, {});
    cells_[spot] = static_cast<std::uint8_t>(colour + 1);
    sums_.key ^= kStoneKeys[spot][colour];
    ++sums_.stones;
    relook_around(spot, colour + 1);
    add_near(spot, 1);
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const Spot at = static_cast<Spot>(spot + dy * kWidth + dx);
            if (near_[at] == 1 && cells_[at] == kEmpty) sums_.near.set(at, true);
        }
    sums_.near.set(spot, false);
}

void Field::remove(Spot spot) {
    const int colour = cells_[spot] - 1;
    cells_[spot] = kEmpty;
    sums_.key ^= kStoneKeys[spot][colour];
    --sums_.stones;
    relook_around(spot, colour + 1);
    add_near(spot, -1);
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const Spot at = static_cast<Spot>(spot + dy * kWidth + dx);
            if (near_[at] == 0) sums_.near.set(at, false);
        }
    sums_.near.set(spot, near_[spot] > 0);
    set_marks(spot, marks_at(spot));
}

void Field::play(Spot spot, Undo& undo) {
    undo.spot = spot;
    undo.taken.clear();
    undo.traces = log_.traces.size();
    undo.sums = sums_;
    const int colour = sums_.mover, own = colour + 1, other = 2 - colour;
    if (marks_[spot][colour].takes() > 0)
        for (const int step : kSteps)
            for (const int side : {step, -step})
                if (cells_[spot + side] == other && cells_[spot + 2 * side] == other &&
                    cells_[spot + 3 * side] == own) {
                    undo.taken.push_back(static_cast<Spot>(spot + side));
                    undo.taken.push_back(static_cast<Spot>(spot + 2 * side));
                }
    put(spot, colour);
    for (const Spot taken : undo.taken) remove(taken);
    if (!undo.taken.empty())
        set_captures(colour, sums_.captures[colour] + static_cast<int>(undo.taken.size()) / 2);
    pass();
}

void Field::take_back(const Undo& undo) {
    sums_ = undo.sums;
    const auto other = static_cast<std::uint8_t>(2 - sums_.mover);
    for (const Spot taken : undo.taken) {
        cells_[taken] = other;
        toggle_keys(taken, other);
        add_near(taken, 1);
    }
    cells_[undo.spot] = kEmpty;
    toggle_keys(undo.spot, sums_.mover + 1);
    add_near(undo.spot, -1);
    for (; log_.traces.size() > undo.traces; log_.traces.pop_back()) {
        const Trace& trace = log_.traces.back();
        marks_[trace.spot] = trace.marks;
        kinds_[trace.spot] = trace.kinds;
    }
}

Spot Field::winning_spot(int colour) const {
    Spot found = kNoSpot;
    sums_.fives[colour].for_each([&](Spot spot) { found = spot; });
    if (found == kNoSpot && sums_.captures[colour] > 0 && sums_.takes[colour] > 0)
        sums_.capturing[colour].for_each([&](Spot spot) {
            if (wins_at(colour, spot)) found = spot;
        });
    return found;
}

void Field::winning_spots(int colour, Spots& out) const {
    out.clear();
    sums_.fives[colour].for_each([&](Spot spot) { out.push_back(spot); });
    if (sums_.captures[colour] > 0 && sums_.takes[colour] > 0)
        sums_.capturing[colour].for_each([&](Spot spot) {
            if (!marks_[spot][colour].five() && wins_at(colour, spot)) out.push_back(spot);
        });
}

}  // namespace bots::brains::pente
