#include <algorithm>

#include "games/pente/rules.h"

namespace games::pente {

using game::PerSeat;
using game::Seat;

namespace {

constexpr int kFiveBonus = 5, kFourBonus = 10;  // PE-22, PE-24

/// Rows that score: maximal lines of exactly four (PE-21) or three (PE-24), each direction.
int scoring_rows(const State& state, int colour, int length) {
    int rows = 0;
    for (int i = 0; i < Stones::kLines; ++i)
        rows += game::parts::exact_runs(state.board[colour].word(i), length);
    return rows;
}

int points_of(const State& state, const Rules& rules, int colour) {
    const bool many = rules.counting == Counting::threes;
    const bool made_row = state.end == End::row && state.winner == colour;
    return (made_row ? many ? kFourBonus : kFiveBonus : 0) + state.captures[colour] +
           scoring_rows(state, colour, many ? 3 : 4);
}

bool on_winning_side(const State& state, const Rules& rules, int colour) {
    if (state.winner < 0) return false;
    return rules.teams ? colour % 2 == state.winner % 2 : colour == state.winner;
}

std::string_view reason_code(const State& state, const Rules& rules) {
    if (state.end == End::captures) return "captures";
    if (state.end == End::full) return "full";
    return rules.row == 4 ? "four" : rules.row == 6 ? "six" : "five";
}

std::string_view reason_rule(const State& state, const Rules& rules) {
    if (state.end == End::full) return "PE-10";
    if (rules.counting == Counting::threes) return "PE-24";
    if (state.end == End::captures)
        return rules.poof ? "PE-44" : rules.triples ? "PE-41" : rules.teams ? "PE-16" : "PE-08";
    if (rules.row == 6) return "PE-48";
    if (rules.breakable) return rules.exact ? "PE-49" : "PE-45";
    if (rules.exact) return rules.capture_goal == 0 ? "PE-40" : "PE-25";
    return rules.teams ? "PE-16" : "PE-07";
}

}  // namespace

PerSeat Pente::scores(const State& state) {
    const Rules& rules = rules_of(state);
    PerSeat scores;
    for (int seat = 0; seat < state.seats; ++seat) {
        const int colour = colour_of(state, seat);
        scores.push_back(rules.counting == Counting::none ? state.captures[colour]
                                                          : points_of(state, rules, colour));
    }
    return scores;
}

std::optional<game::Outcome> Pente::outcome(const State& state) {
    if (state.end == End::none) return std::nullopt;
    const Rules& rules = rules_of(state);
    game::Outcome outcome;
    outcome.code = reason_code(state, rules);
    outcome.rule = reason_rule(state, rules);
    for (int seat = 0; seat < state.seats; ++seat)
        if (on_winning_side(state, rules, colour_of(state, seat))) outcome.winners.add(Seat::player(seat));

    // In a series a game is worth its points, or one to the winners.
    outcome.points = scores(state);
    if (rules.counting == Counting::none)
        for (int seat = 0; seat < state.seats; ++seat)
            outcome.points[seat] = outcome.winners.has(Seat::player(seat)) ? 1 : 0;

    // The winners are first; the others follow by points. A draw is shared.
    const auto better = [&](int a, int b) {
        const bool wins_a = outcome.winners.has(Seat::player(a)),
                   wins_b = outcome.winners.has(Seat::player(b));
        return wins_a != wins_b ? wins_a : !wins_a && outcome.points[a] > outcome.points[b];
    };
    for (int seat = 0; seat < state.seats; ++seat) {
        int place = 1;
        if (!outcome.winners.empty())
            for (int other = 0; other < state.seats; ++other) place += better(other, seat);
        outcome.places.push_back(place);
    }
    return outcome;
}

}  // namespace games::pente
