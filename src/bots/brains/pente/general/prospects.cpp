#include "bots/brains/pente/general/prospects.h"

#include "core/hash.h"

namespace bots::brains::pente::general {

using games::pente::Point;
using games::pente::Rules;
using games::pente::Stones;

namespace {

// How much a stone that makes a shape deserves a look; a first guess for the order of moves.
constexpr std::array<int, kShapes> kShapeWorth{0, 1, 3, 8, 10, 40, 45, 300, 1000};
// Two stones a turn: a line is worth about what it is worth elsewhere with a stone more.
constexpr std::array<int, kShapes> kShapeWorthOfTwo{0, 2, 5, 8, 30, 40, 300, 350, 1000};
constexpr int kAllCaptures = 200, kExposes = -14, kCloses = 12;

int units(Look::Groups groups, const Rules& rules) {
    if (rules.capture_goal == 0) return 0;
    return groups.pairs * (rules.count_stones ? 2 : 1) + (rules.triples ? groups.triples * 3 : 0);
}
int number(Look::Groups groups, const Rules& rules) {
    if (rules.capture_goal == 0) return 0;
    return groups.pairs + (rules.triples ? groups.triples : 0);
}

int worth_of(Look look, const Rules& rules) {
    const auto shape = static_cast<std::size_t>(look.shape());
    const int row = rules.stones_a_turn == 2 ? kShapeWorthOfTwo[shape] : kShapeWorth[shape];
    if (rules.capture_goal == 0) return row;
    const int lost = rules.poof ? units(look.poofs(), rules) : 0;
    return row + (units(look.takes(), rules) - lost) * kAllCaptures / rules.capture_goal +
           number(look.exposes(), rules) * kExposes + number(look.closes(), rules) * kCloses;
}

std::uint64_t stone_key(Spot spot, int colour) {
    return core::mix(0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(spot * kMaxColours + colour + 1));
}

template <class Visit>
void for_each_point(int size, Visit&& visit) {
    for (std::int8_t y = 0; y < size; ++y)
        for (std::int8_t x = 0; x < size; ++x) visit(Point{x, y});
}

}  // namespace

Marks Marks::of(Look look, const Rules& rules) {
    Marks marks;
    switch (look.shape()) {
        case Shape::five: marks.raw_ = 1; break;
        case Shape::open_four: marks.raw_ = 1 << 3; break;
        case Shape::four: marks.raw_ = 1 << 6; break;
        case Shape::open_three: marks.raw_ = 1 << 9; break;
        default: break;
    }
    if (rules.poof) marks.raw_ += static_cast<std::uint32_t>(number(look.poofs(), rules)) << 12;
    marks.raw_ += static_cast<std::uint32_t>(units(look.takes(), rules)) << 16;
    if (number(look.closes(), rules) > 0) marks.raw_ += 1U << 24;
    return marks;
}

Prospects::Prospects(const State& state) : sides_(state.colours), readings_(Look::kRange), size_(state.size) {
    const Rules& rules = games::pente::rules_of(state);
    table_ = &line_table(rules.row, rules.exact);
    for (int raw = 0; raw < Look::kRange; ++raw) {
        const Look look(static_cast<std::uint16_t>(raw));
        if (static_cast<int>(look.shape()) >= kShapes) continue;
        readings_[static_cast<std::size_t>(raw)] = {Marks::of(look, rules),
                                                    static_cast<std::int16_t>(worth_of(look, rules))};
    }
    cells_.fill(kOutside);
    for_each_point(size_, [&](Point p) { cells_[spot_of(p)] = kEmpty; });
    for_each_point(size_, [&](Point p) {
        const Spot spot = spot_of(p);
        for (std::size_t d = 0; d < 4; ++d) {
            LineKey key = 0;
            const auto outside = [&](int at) {
                return cells_[static_cast<std::size_t>(at)] == kOutside ? static_cast<LineKey>(Cell::outside)
                                                                        : LineKey{0};
            };
            for (int n = 1; n <= kSight; ++n)
                key |= outside(spot - n * kSteps[d]) << back_shift(n) | outside(spot + n * kSteps[d])
                                                                            << ahead_shift(n);
            for (Side& side : sides_) side.lines[spot][d] = key;
        }
        count_point(spot, +1);
    });
    State bare = state;
    for (Stones& stones : bare.board) stones = {};
    follow(bare, state);
}

void Prospects::follow(const State& before, const State& after) {
    for (std::size_t c = 0; c < sides_.size(); ++c)
        for (std::int8_t y = 0; y < size_; ++y) {
            const std::uint32_t now = after.board[c].row(y);
            for (std::uint32_t left = before.board[c].row(y) ^ now; left != 0; left &= left - 1) {
                const int bit = std::countr_zero(left);
                const Spot spot = spot_of({static_cast<std::int8_t>(bit - Stones::kPad), y});
                if ((now >> bit & 1U) != 0)
                    put(spot, static_cast<int>(c));
                else
                    remove(spot);
            }
        }
}

/// A point's marks, and the sets and sums that follow from them.
void Prospects::change(Side& side, Spot spot, Marks marks) {
    Marks& kept = side.marks[spot];
    const auto count = [&](Marks counted, int sign) {
        side.sums.strong += sign * static_cast<int>(counted.strong());
        side.sums.four_three += sign * static_cast<int>(counted.four_three());
        side.sums.three_three += sign * static_cast<int>(counted.three_three());
        side.sums.takes += sign * counted.takes();
        side.sums.closes += sign * counted.closes();
        side.sums.lost += sign * counted.lost();
    };
    count(kept, -1);
    count(marks, +1);
    kept = marks;
    side.rows.set(spot, marks.row());
    side.fours.set(spot, marks.any_four());
    side.taking.set(spot, marks.takes() > 0);
    side.losing.set(spot, marks.lost() > 0);
}

/// Adds or takes away what the lines through an empty point hold.
void Prospects::count_point(Spot spot, int sign) {
    for (Side& side : sides_) {
        Marks marks;
        int worth = 0;
        for (const LineKey key : side.lines[spot]) {
            const std::uint16_t look = (*table_)[key];
            side.sums.lines[static_cast<std::size_t>(Look(look).shape())] += sign;
            marks += read(look).marks;
            worth += read(look).worth;
        }
        side.worth[spot] = static_cast<std::int16_t>(sign > 0 ? worth : 0);
        change(side, spot, sign > 0 ? marks : Marks());
    }
}

/// A line through a point has changed; what lies on the point itself counts only while it is empty.
void Prospects::relook(Side& side, Spot spot, int direction, LineKey change_bits) {
    LineKey& key = side.lines[spot][static_cast<std::size_t>(direction)];
    const std::uint16_t was = (*table_)[key];
    key ^= change_bits;
    const std::uint16_t is = (*table_)[key];
    if (was == is || cells_[spot] != kEmpty) return;
    --side.sums.lines[static_cast<std::size_t>(Look(was).shape())];
    ++side.sums.lines[static_cast<std::size_t>(Look(is).shape())];
    side.worth[spot] = static_cast<std::int16_t>(side.worth[spot] + read(is).worth - read(was).worth);
    Marks marks = side.marks[spot];
    marks -= read(was).marks;
    marks += read(is).marks;
    if (!(marks == side.marks[spot])) change(side, spot, marks);
}

/// The lines of all points within sight see a stone come or go.
void Prospects::toggle_lines(Spot spot, int colour) {
    for (std::size_t c = 0; c < sides_.size(); ++c) {
        const auto cell = static_cast<LineKey>(static_cast<int>(c) == colour ? Cell::own : Cell::other);
        for (int d = 0; d < 4; ++d) {
            const int step = kSteps[static_cast<std::size_t>(d)];
            for (int n = 1; n <= kSight; ++n) {
                const auto ahead = static_cast<Spot>(spot + n * step);
                const auto back = static_cast<Spot>(spot - n * step);
                if (cells_[ahead] != kOutside) relook(sides_[c], ahead, d, cell << back_shift(n));
                if (cells_[back] != kOutside) relook(sides_[c], back, d, cell << ahead_shift(n));
            }
        }
    }
}

/// One stone more or less within two steps of the points around.
void Prospects::spread(Spot spot, int by) {
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const auto at = static_cast<Spot>(spot + dy * kWidth + dx);
            near_[at] = static_cast<std::uint8_t>(near_[at] + by);
            near_set_.set(at, near_[at] > 0 && cells_[at] == kEmpty);
        }
}

void Prospects::put(Spot spot, int colour) {
    count_point(spot, -1);
    cells_[spot] = static_cast<std::uint8_t>(colour + 1);
    key_ ^= stone_key(spot, colour);
    toggle_lines(spot, colour);
    spread(spot, +1);
}

void Prospects::remove(Spot spot) {
    const int colour = cells_[spot] - 1;
    cells_[spot] = kEmpty;
    key_ ^= stone_key(spot, colour);
    toggle_lines(spot, colour);
    spread(spot, -1);
    count_point(spot, +1);
}

bool operator==(const Prospects& a, const Prospects& b) {
    return a.sides_ == b.sides_ && a.cells_ == b.cells_ && a.near_ == b.near_ && a.near_set_ == b.near_set_ &&
           a.key_ == b.key_;
}

}  // namespace bots::brains::pente::general
