#include "games/pente/threes.h"

#include <bit>

#include "games/pente/rules.h"
#include "games/pente/variants.h"

namespace games::pente {

using game::parts::kLineKinds;
using game::parts::Line;
using game::parts::Run;
using game::parts::run_through;

namespace {

/// One line through a point: the stones of a colour, the free points, and where the point is.
struct LineView {
    std::uint32_t own, empty;
    int bit;

    bool is_open(Run run) const { return ((empty >> (run.from - 1)) & 1U) && ((empty >> (run.to + 1)) & 1U); }
};

LineView look(const State& state, int colour, Point p, Line line) {
    std::uint32_t all = 0;
    for (int c = 0; c < state.colours; ++c) all |= state.board[c].line(line, p.x, p.y);
    const std::uint32_t board = game::parts::line_on_board<kMaxSize>(line, p.x, p.y, state.size);
    return {state.board[colour].line(line, p.x, p.y), board & ~all, Stones::bit(line, p.x, p.y)};
}

/// Whether one more stone can join the point's stone in a run for which `wanted(run)` holds.
template <class Predicate>
bool one_more_makes(const LineView& view, Predicate wanted) {
    std::uint32_t near = view.empty & (0x7FFU << (view.bit - Stones::kReach));
    for (; near != 0; near &= near - 1) {
        const int extra = std::countr_zero(near);
        const Run run = run_through(view.own | 1U << extra, view.bit);
        if (extra >= run.from && extra <= run.to && wanted(run)) return true;
    }
    return false;
}

bool wins(const Rules& rules, Run run) {
    return rules.exact ? run.length() == rules.row : run.length() >= rules.row;
}

bool makes_row(const Rules& rules, const LineView& view) {
    return one_more_makes(view, [&](Run run) { return wins(rules, run); });
}

/// PE-26. A line in which the stone makes a four is a four, not a three (PE-27).
bool counts_as_three(const State& state, const Rules& rules, const LineView& view) {
    if (makes_row(rules, view)) return false;
    return one_more_makes(view, [&](Run run) {
        return run.length() == rules.row - 1 && (state.three == Three::any || view.is_open(run));
    });
}

}  // namespace

Shape shape_at(const State& state, int colour, Point p, Line line) {
    const Rules& rules = rules_of(state);
    const LineView view = look(state, colour, p, line);
    const Run run = run_through(view.own, view.bit);
    if (wins(rules, run)) return Shape::none;
    if (run.length() == rules.row - 1 && view.is_open(run)) return Shape::tessera;
    if (makes_row(rules, view)) return Shape::four;
    const bool three =
        one_more_makes(view, [&](Run next) { return next.length() == rules.row - 1 && view.is_open(next); });
    return three ? Shape::three : Shape::none;
}

bool threatens_row(const State& state, int colour) {
    const Rules& rules = rules_of(state);
    for (std::int8_t y = 0; y < state.size; ++y) {
        for (std::int8_t x = 0; x < state.size; ++x) {
            if (!is_empty(state, {x, y})) continue;
            for (const Line line : kLineKinds) {
                const int bit = Stones::bit(line, x, y);
                if (wins(rules, run_through(state.board[colour].line(line, x, y) | 1U << bit, bit)))
                    return true;
            }
        }
    }
    return false;
}

bool is_forbidden_double_three(const State& state, int colour, Point p) {
    // 1. Two lines need two more own stones each within reach: most points fail here.
    constexpr std::uint32_t kWithinThree = 0x1DC;  // three to each side, without the point
    int lines = 0;
    for (const Line line : kLineKinds)
        lines += std::popcount(state.board[colour].window(line, p.x, p.y) & kWithinThree) >= 2;
    if (lines < 2) return false;

    // 2. Lay the stone and judge after captures.
    State after = state;
    after.board[colour].flip(p.x, p.y);
    ++after.stones;
    take_off(after, colour, taken_by(after, colour, p));

    const Rules& rules = rules_of(state);
    int threes = 0;
    for (const Line line : kLineKinds) {
        const LineView view = look(after, colour, p, line);
        if (wins(rules, run_through(view.own, view.bit))) return false;  // PE-29
        threes += counts_as_three(after, rules, view);
    }
    if (threes < 2) return false;
    if (after.captures[colour] >= rules.capture_goal) return false;  // PE-29

    // 3. The exception: the stone stops a five that the opponent has on his next move (PE-28),
    //    or breaks one that stands already (PE-49).
    const int opponent = 1 - colour;
    const bool stops = threatens_row(state, opponent) && !threatens_row(after, opponent);
    const bool breaks = rules.breakable && has_row(state, opponent) && !has_row(after, opponent);
    return !stops && !breaks;
}

}  // namespace games::pente
