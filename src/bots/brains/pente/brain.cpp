#include "bots/brains/pente/brain.h"

#include <algorithm>
#include <array>
#include <bit>

namespace bots::brains {

using namespace games::pente;
using game::parts::Line;

namespace {

// What a window of the winning length is worth by the stones of one colour in it, with no
// other colour in between; a three is worth more than several twos.
constexpr std::array<int, 7> kOwn{0, 1, 6, 40, 300, 3000, 30000};
constexpr std::array<int, 7> kOthers{0, 1, 5, 60, 500, 2000, 20000};
constexpr int kCapture = 60, kNearCapture = 25;

/// The worth of all windows of `length` through a bit: `stones` are those of one colour with
/// the bit set, `blocked` everything a window must not hold.
int windows(std::uint32_t stones, std::uint32_t blocked, int bit, int length,
            const std::array<int, 7>& worth) {
    int total = 0;
    for (int from = bit - length + 1; from <= bit; ++from) {
        if (from < 0) continue;
        const std::uint32_t window = ((1U << length) - 1) << from;
        if ((window & blocked) == 0) total += worth[static_cast<std::size_t>(std::popcount(window & stones))];
    }
    return total;
}

int rows(const State& state, const Rules& rules, int colour, Point p, Line line) {
    const int bit = Stones::bit(line, p.x, p.y);
    const std::uint32_t outside = ~game::parts::line_on_board<kMaxSize>(line, p.x, p.y, state.size);
    std::uint32_t all = outside;
    for (int c = 0; c < state.colours; ++c) all |= state.board[c].line(line, p.x, p.y);
    int total = 0;
    for (int c = 0; c < state.colours; ++c) {
        const std::uint32_t stones = state.board[c].line(line, p.x, p.y);
        const bool friendly = c == colour;
        if (rules.teams && !friendly && c % 2 == colour % 2)
            continue;  // a partner's row is not to be blocked
        total += windows(stones | 1U << bit, all & ~stones, bit, rules.row, friendly ? kOwn : kOthers);
    }
    return total;
}

/// A pair that can be taken is a burden: own stone beside `p`, one end open, one end the enemy's.
bool is_exposed(const State& state, int colour, Point p, Line line) {
    const std::uint32_t own = state.board[colour].window(line, p.x, p.y) | 1U << Stones::kReach;
    const game::parts::Run run = game::parts::run_through(own, Stones::kReach);
    if (run.length() != 2) return false;
    std::uint32_t others = 0;
    for (int c = 0; c < state.colours; ++c)
        if (c != colour) others |= state.board[c].window(line, p.x, p.y);
    return (((others >> (run.from - 1)) ^ (others >> (run.to + 1))) & 1U) != 0;
}

}  // namespace

int Brain<Pente>::interest(const State& state, game::Seat, Move move) {
    if (!move.is_stone()) return 0;
    const Rules& rules = rules_of(state);
    const int colour = next_colour(state);
    const Point p = move.point();
    int total = 0;
    game::parts::for_each_line([&](auto line) {
        total += rows(state, rules, colour, p, line);
        if (rules.capture_goal > 0 && is_exposed(state, colour, p, line)) total -= kNearCapture;
    });
    const Taken taken = taken_by(state, colour, p);
    total += static_cast<int>(taken.captured.size()) * kCapture * (1 + state.captures[colour]);
    total -= static_cast<int>(taken.poofed.size()) * kCapture;
    // An enemy who would capture here is denied it.
    for (int c = 0; c < state.colours; ++c)
        if (c != colour)
            total += static_cast<int>(taken_by(state, c, p).captured.size()) * kCapture / 2 *
                     (1 + state.captures[c]);
    return std::max(total, 0);
}

}  // namespace bots::brains
