#include "bots/brains/pente/general/judgement.h"

#include <algorithm>
#include <limits>

namespace bots::brains::pente::general {

using games::pente::Rules;
using games::pente::rules_of;

namespace {

/// What the lines and captures of a colour are worth to it.
struct Weights {
    std::array<int, kShapes> lines;
    int three_three, four_three, strong;
    std::array<int, 6> captured;  // by fifths of what wins
    std::array<int, 5> takes;     // a fifth that can be taken, by the fifths captured before
    int closes;
};

// Fitted to games of two by the standard rules: to the colour that moves next, and to others.
constexpr Weights kMoving{{0, -2, -2, -1, 3, 12, 44, 94, 400},
                          -7,
                          85,
                          128,
                          {0, 63, 101, 150, 412, 600},
                          {94, 84, 86, 196, 400},
                          14};
constexpr Weights kWaiting{{0, -2, -2, -1, 2, 12, 37, 122, 200},
                           -10,
                           -17,
                           -57,
                           {0, 67, 126, 146, 195, 300},
                           {66, 48, 31, 46, 100},
                           0};
// Two stones a turn: a line that lacks three stones threatens as one that lacks two does elsewhere.
constexpr Weights kMovingTwo{{0, 1, 3, 5, 18, 26, 300, 300, 600}, 0, 0, 0, {}, {}, 0};
constexpr Weights kWaitingTwo{{0, 1, 3, 5, 14, 20, 60, 70, 200}, 0, 0, 0, {}, {}, 0};

constexpr int kPoint = 40;  // a point more than the others, where points are counted
constexpr int kTempo = 36;  // to be the one who moves

int captured_worth(const Weights& weights, int captured, int goal) {
    const int fifths = std::min(captured * 5 / goal, 4), rest = std::min(captured * 5 - fifths * goal, goal);
    const int low = weights.captured[static_cast<std::size_t>(fifths)];
    return low + (weights.captured[static_cast<std::size_t>(fifths + 1)] - low) * rest / goal;
}

int takes_worth(const Weights& weights, int takes, int captured, int goal) {
    return weights.takes[static_cast<std::size_t>(std::min(captured * 5 / goal, 4))] * takes * 5 / goal;
}

/// What a colour has of its own, without what its side has captured.
int board_worth(const Weights& weights, const Sums& sums, const Rules& rules, int captured) {
    int worth = 0;
    for (std::size_t shape = 0; shape < kShapes; ++shape) worth += weights.lines[shape] * sums.lines[shape];
    worth += weights.three_three * sums.three_three + weights.four_three * sums.four_three +
             weights.strong * sums.strong;
    if (rules.capture_goal == 0) return worth;
    return worth + takes_worth(weights, sums.takes, captured, rules.capture_goal) +
           weights.closes * sums.closes;
}

}  // namespace

int captures_for(const State& state, int colour) {
    if (!rules_of(state).teams) return state.captures[static_cast<std::size_t>(colour)];
    return state.captures[static_cast<std::size_t>(colour % 2)] +
           state.captures[static_cast<std::size_t>(colour % 2 + 2)];
}

int points_ahead(const State& state, int colour) {
    if (rules_of(state).counting == games::pente::Counting::none) return 0;
    const game::PerSeat scores = games::pente::Pente::scores(state);
    int mine = 0, best = std::numeric_limits<int>::min();
    for (int seat = 0; seat < state.seats; ++seat) {
        const int score = scores[static_cast<std::size_t>(seat)];
        if (games::pente::colour_of(state, seat) == colour)
            mine = score;
        else
            best = std::max(best, score);
    }
    return mine - best;
}

int judge(const State& state, const Prospects& prospects, int colour) {
    const Rules& rules = rules_of(state);
    const int mover = games::pente::next_colour(state);
    const bool two = rules.stones_a_turn == 2;
    int ours = 0, theirs = 0, strongest = 0, rivals = 0;
    for (int c = 0; c < state.colours; ++c) {
        const Weights& weights = c == mover ? (two ? kMovingTwo : kMoving) : (two ? kWaitingTwo : kWaiting);
        const int captured = captures_for(state, c);
        int worth = board_worth(weights, prospects.sums(c), rules, captured) + (c == mover ? kTempo : 0);
        const bool counts = rules.capture_goal > 0 && (!rules.teams || c < 2);  // a team's captures once
        if (counts) worth += captured_worth(weights, captured, rules.capture_goal);
        if (same_side(state, c, colour)) {
            ours += worth;
            continue;
        }
        theirs += worth;
        strongest = rivals == 0 ? worth : std::max(strongest, worth);
        ++rivals;
    }
    // Of several rivals the strongest counts most: only one of them can win.
    const bool each_for_himself = rivals > 1 && !rules.teams;
    const int against = each_for_himself ? (strongest + theirs / rivals) / 2 : theirs;
    return std::clamp(ours - against + kPoint * points_ahead(state, colour), -20000, 20000);
}

}  // namespace bots::brains::pente::general
