#include "bots/brains/pente/field.h"

#include "core/hash.h"

namespace bots::brains::pente {

namespace {

// How much a stone that makes a shape deserves a look; a first guess for the order of moves.
constexpr std::array<std::int16_t, kShapes> kShapeWorth{0, 1, 3, 8, 10, 40, 45, 300, 1000};
constexpr std::int16_t kTakeWorth = 40, kExposeWorth = -14, kThreatenWorth = 12;

struct LookWorth {
    std::array<Marks, Look::kRange> marks{};
    std::array<std::int16_t, Look::kRange> worth{};
};
constexpr LookWorth kLookWorth = [] {
    LookWorth table;
    for (int raw = 0; raw < Look::kRange; ++raw) {
        const Look look(static_cast<std::uint8_t>(raw));
        if (static_cast<int>(look.shape()) >= kShapes) continue;
        const auto at = static_cast<std::size_t>(raw);
        table.marks[at] = Marks::of(look);
        table.worth[at] = static_cast<std::int16_t>(
            kShapeWorth[static_cast<std::size_t>(look.shape())] + look.takes() * kTakeWorth +
            (look.exposes() ? kExposeWorth : 0) + (look.threatens() ? kThreatenWorth : 0));
    }
    return table;
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

Field::Field(const games::pente::State& state) : looks_(&line_looks()), size_(state.size) {
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
        int worth = 0;
        for (int d = 0; d < 4; ++d) {
            const Look look((*looks_)[lines_through_[spot][d]].raw[c]);
            lines_[c][static_cast<int>(look.shape())] += sign;
            takes_[c] += sign * look.takes();
            closings_[c] += sign * static_cast<int>(look.threatens());
            marks += kLookWorth.marks[look.raw()];
            worth += kLookWorth.worth[look.raw()];
        }
        worth_[spot][c] = static_cast<std::int16_t>(sign > 0 ? worth : 0);
        change(spot, c, sign > 0 ? marks : Marks());
    }
}

/// A point's marks, and the sets and counts that follow from them.
void Field::change(Spot spot, int colour, Marks marks) {
    Marks& kept = marks_[spot][colour];
    --forks_[colour][static_cast<int>(fork_of(kept))];
    ++forks_[colour][static_cast<int>(fork_of(marks))];
    kept = marks;
    fives_[colour].set(spot, marks.five());
    fours_[colour].set(spot, marks.any_four());
    capturing_[colour].set(spot, marks.takes() > 0);
    closing_[colour].set(spot, marks.threatens() > 0);
}

/// A line through an empty point has changed.
void Field::relook(Spot spot, int direction, LineKey before, LineKey after) {
    lines_through_[spot][direction] = after;
    if (cells_[spot] != kEmpty) return;
    const Looks &was = (*looks_)[before], &is = (*looks_)[after];
    for (int c = 0; c < 2; ++c) {
        if (was.raw[c] == is.raw[c]) continue;
        const Look old_look(was.raw[c]), new_look(is.raw[c]);
        --lines_[c][static_cast<int>(old_look.shape())];
        ++lines_[c][static_cast<int>(new_look.shape())];
        takes_[c] += new_look.takes() - old_look.takes();
        closings_[c] += static_cast<int>(new_look.threatens()) - static_cast<int>(old_look.threatens());
        worth_[spot][c] = static_cast<std::int16_t>(worth_[spot][c] + kLookWorth.worth[new_look.raw()] -
                                                    kLookWorth.worth[old_look.raw()]);
        Marks marks = marks_[spot][c];
        marks -= kLookWorth.marks[old_look.raw()];
        marks += kLookWorth.marks[new_look.raw()];
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
