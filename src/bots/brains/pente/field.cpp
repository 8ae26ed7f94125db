#include "bots/brains/pente/field.h"

#include <utility>

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
    for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x)
            cells_[spot_of({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)})] = kEmpty;
    for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x) {
            const Spot spot = spot_of({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
            for (int d = 0; d < 4; ++d) {
                LineKey key = 0;
                for (int n = 1; n <= kReach; ++n) {
                    key |= static_cast<LineKey>(cells_[spot - n * kSteps[d]] << shift_back(n));
                    key |= static_cast<LineKey>(cells_[spot + n * kSteps[d]] << shift_ahead(n));
                }
                lines_through_[spot][d] = key;
            }
            count_point(spot, +1);
        }
    for (int colour = 0; colour < 2; ++colour) {
        for (int y = 0; y < size_; ++y)
            for (int x = 0; x < size_; ++x)
                if (state.board[colour].has(x, y))
                    put(spot_of({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}), colour);
        set_captures(colour, state.captures[colour]);
    }
    if (games::pente::next_colour(state) == 1) pass();
}

void Field::set_captures(int colour, int count) {
    key_ ^= capture_key(colour, captures_[colour]) ^ capture_key(colour, count);
    captures_[colour] = count;
}

/// Adds or takes away what the lines through an empty point hold.
void Field::count_point(Spot spot, int sign) {
    for (int c = 0; c < 2; ++c) {
        Marks marks;
        for (int d = 0; d < 4; ++d) {
            marks += kLookMarks[(*looks_)[lines_through_[spot][d]].raw[c]];
        }
        change(spot, c, sign > 0 ? marks : Marks());
    }
}

/// A point's marks, and the sets and sums that follow from them.
void Field::change(Spot spot, int colour, Marks marks) {
    const Marks before = std::exchange(marks_[spot][colour], marks);
    if (!marks.same_sets(before)) {
        takes_[colour] += marks.takes() - before.takes();
        closings_[colour] += marks.threatens() - before.threatens();
        fives_[colour].set(spot, marks.five());
        fours_[colour].set(spot, marks.any_four());
        capturing_[colour].set(spot, marks.takes() > 0);
        closing_[colour].set(spot, marks.threatens() > 0);
    }
    std::array<Kind, 2>& kinds = kinds_[spot];
    const Kind kind = kind_of(marks);
    if (kind == kinds[colour]) return;
    const auto add = [&](int sign) {
        points_worth_[0] += sign * (*weights_)[static_cast<std::size_t>(kinds[0] * kKinds + kinds[1])];
        points_worth_[1] += sign * (*weights_)[static_cast<std::size_t>(kinds[1] * kKinds + kinds[0])];
    };
    add(-1);
    --counts_[colour][kinds[colour]];
    ++counts_[colour][kind];
    kinds[colour] = kind;
    add(+1);
}

/// A line through an empty point has changed.
void Field::relook(Spot spot, int direction, LineKey before, LineKey after) {
    lines_through_[spot][direction] = after;
    if (cells_[spot] != kEmpty) return;
    const Looks &was = (*looks_)[before], &is = (*looks_)[after];
    if (was == is) return;
    for (int c = 0; c < 2; ++c) {
        if (was.raw[c] == is.raw[c]) continue;
        Marks marks = marks_[spot][c];
        marks -= kLookMarks[was.raw[c]];
        marks += kLookMarks[is.raw[c]];
        if (!(marks == marks_[spot][c])) change(spot, c, marks);
    }
}

/// The lines of all points within reach see a stone come or go.
void Field::toggle_lines(Spot spot, int cell) {
    for (int d = 0; d < 4; ++d) {
        const int step = kSteps[d];
        for (int n = 1; n <= kReach; ++n) {
            const Spot ahead = static_cast<Spot>(spot + n * step), back = static_cast<Spot>(spot - n * step);
            if (cells_[ahead] != kOutside) {
                const LineKey key = lines_through_[ahead][d];
                relook(ahead, d, key, static_cast<LineKey>(key ^ (cell << shift_back(n))));
            }
            if (cells_[back] != kOutside) {
                const LineKey key = lines_through_[back][d];
                relook(back, d, key, static_cast<LineKey>(key ^ (cell << shift_ahead(n))));
            }
        }
    }
}

void Field::put(Spot spot, int colour) {
    count_point(spot, -1);
    near_set_.set(spot, false);
    cells_[spot] = static_cast<std::uint8_t>(colour + 1);
    key_ ^= kStoneKeys[spot][colour];
    ++stones_;
    toggle_lines(spot, colour + 1);
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const Spot at = static_cast<Spot>(spot + dy * kWidth + dx);
            if (++near_[at] == 1 && cells_[at] == kEmpty) near_set_.set(at, true);
        }
}

void Field::remove(Spot spot) {
    const int colour = cells_[spot] - 1;
    cells_[spot] = kEmpty;
    key_ ^= kStoneKeys[spot][colour];
    --stones_;
    toggle_lines(spot, colour + 1);
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const Spot at = static_cast<Spot>(spot + dy * kWidth + dx);
            if (--near_[at] == 0) near_set_.set(at, false);
        }
    near_set_.set(spot, near_[spot] > 0);
    count_point(spot, +1);
}

void Field::play(Spot spot, Undo& undo) {
    undo.spot = spot;
    undo.taken.clear();
    const int colour = mover_, own = colour + 1, other = 2 - colour;
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
        set_captures(colour, captures_[colour] + static_cast<int>(undo.taken.size()) / 2);
    pass();
}

void Field::take_back(const Undo& undo) {
    pass();
    const int colour = mover_;
    if (!undo.taken.empty())
        set_captures(colour, captures_[colour] - static_cast<int>(undo.taken.size()) / 2);
    for (const Spot taken : undo.taken) put(taken, 1 - colour);
    remove(undo.spot);
}

Spot Field::winning_spot(int colour) const {
    Spot found = kNoSpot;
    fives_[colour].for_each([&](Spot spot) { found = spot; });
    if (found == kNoSpot && captures_[colour] > 0 && takes_[colour] > 0)
        capturing_[colour].for_each([&](Spot spot) {
            if (wins_at(colour, spot)) found = spot;
        });
    return found;
}

void Field::winning_spots(int colour, Spots& out) const {
    out.clear();
    fives_[colour].for_each([&](Spot spot) { out.push_back(spot); });
    if (captures_[colour] > 0 && takes_[colour] > 0)
        capturing_[colour].for_each([&](Spot spot) {
            if (!marks_[spot][colour].five() && wins_at(colour, spot)) out.push_back(spot);
        });
}

}  // namespace bots::brains::pente
