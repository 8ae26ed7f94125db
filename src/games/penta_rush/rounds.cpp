#include "games/penta_rush/rounds.h"

#include <string>
#include <utility>
#include <vector>

#include "games/penta_rush/notation.h"
#include "games/penta_rush/scoring.h"

namespace games::penta_rush {

using game::Arg;
using game::Events;
using game::Seat;

namespace {

// ---------------------------------------------------------------- what players are told

/// The sentence for a fate, and its rule.
struct Verdict {
    std::string_view code, rule;
};

Verdict verdict_of(Fate fate) {
    switch (fate) {
        case Fate::counts: return {"penta-rush.counts", "PR-15"};
        case Fate::several: return {"penta-rush.several", "PR-26"};
        case Fate::overlaps: return {"penta-rush.overlaps", "PR-11"};
        case Fate::misfits: return {"penta-rush.misfits", "PR-06"};
        case Fate::twice: return {"penta-rush.twice", "PR-12"};
        case Fate::dearest: return {"penta-rush.dearest", "PR-13"};
        case Fate::unavailable: return {"penta-rush.unavailable", "PR-27"};
        case Fate::covered: return {"penta-rush.covered", "PR-27"};
    }
    return {};
}

void tell_outline(Seat seat, const Evaluation& evaluation, const Judged& one, Events& events) {
    const auto [code, rule] = verdict_of(one.fate);
    const Placement& placement = placements()[one.placement];
    std::vector<Arg> args{{"seat", seat},
                          {"shape", std::string(1, letter_of(placement.shape))},
                          {"squares", write_squares(placement)}};
    switch (one.fate) {
        case Fate::counts:
        case Fate::dearest: args.emplace_back("points", static_cast<int>(one.points)); break;
        case Fate::overlaps:
            args.emplace_back("other", write_squares(placements()[evaluation.outlines[one.other].placement]));
            break;
        case Fate::misfits:
        case Fate::covered: args.emplace_back("square", write_square(one.square)); break;
        default: break;
    }
    events.emplace_back(code, rule, std::move(args));
}

void tell_score(const Table& table, Seat seat, const Evaluation& evaluation, Events& events) {
    const RoundScore score = round_score(table, seat.index(), evaluation);
    if (score.shapes != evaluation.points)
        events.emplace_back("penta-rush.doubled", "PR-22",
                            std::vector<Arg>{{"seat", seat}, {"points", score.shapes}});
    if (score.bonus > 0)
        events.emplace_back("penta-rush.bonus", "PR-16",
                            std::vector<Arg>{{"seat", seat}, {"points", score.bonus}});
    events.emplace_back(
        "penta-rush.round-score", "PR-15",
        std::vector<Arg>{
            {"seat", seat}, {"points", score.total()}, {"round", static_cast<int>(table.round)}});
}

// ---------------------------------------------------------------- the course of the rounds

bool anybody_owes(const Table& table) {
    for (int seat = 0; seat < table.seats; ++seat)
        if (owes_strike(table, seat)) return true;
    return false;
}

/// PR-31: whether the round brought nobody a shape. A tile is worth at least a point.
bool nobody_found(const Table& table) {
    for (int seat = 0; seat < table.seats; ++seat) {
        const int bonus = table.flipped_by == seat ? 1 : 0;
        if (table.scores[static_cast<std::size_t>(seat)][table.round - 1U] > bonus) return false;
    }
    return true;
}

/// The round is over: the next one, or the end (PR-22, PR-31, PR-36).
void leave_round(State& state, Events* events) {
    const bool barren = state.variant == Variant::puzzle && nobody_found(state);
    if (barren && events) events->emplace_back("penta-rush.nobody-found", "PR-31");
    state.roll = -1;
    state.flipped_by = -1;
    if (barren || state.round == rounds_of(state.variant)) {
        state.phase = Phase::over;
        return;
    }
    state.phase = Phase::roll;
    ++state.round;
}

/// Writes a seat's result down; in the puzzle the shape found is ringed on the plan.
void note_result(State& state, int seat, const Evaluation& evaluation) {
    const auto at = static_cast<std::size_t>(seat);
    const RoundScore score = round_score(state, seat, evaluation);
    state.scores[at][state.round - 1U] = static_cast<std::uint8_t>(score.total());
    if (!is_puzzle(state)) return;
    state.timer_marks[at] = static_cast<std::uint8_t>(state.timer_marks[at] + score.bonus);  // PR-32
    const Judged* found = counted_one(evaluation);
    if (!found) return;
    state.plans[at][static_cast<std::size_t>(placements()[found->placement].shape)] = {Tile::Mark::ringed,
                                                                                       found->placement};
}

}  // namespace

void end_search(State& state, Events* events) {
    for (int seat = 0; seat < state.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const Evaluation evaluation = evaluate(state, seat, state.pads[at].outlines);
        if (events) {
            for (const Judged& one : evaluation.outlines)
                tell_outline(Seat::player(seat), evaluation, one, *events);
            tell_score(state, Seat::player(seat), evaluation, *events);
        }
        note_result(state, seat, evaluation);
        state.pads[at] = {};
    }
    state.done = 0;
    if (!is_puzzle(state)) return leave_round(state, events);
    state.phase = Phase::strike;
    if (!anybody_owes(state)) return leave_round(state, events);
    if (!events) return;
    for (int seat = 0; seat < state.seats; ++seat)
        if (owes_strike(state, seat))
            events->emplace_back("penta-rush.must-strike", "PR-28",
                                 std::vector<Arg>{{"seat", Seat::player(seat)}});
}

void strike(State& state, int seat, Shape shape, int placement, Events* events) {
    Tile& tile = state.plans[static_cast<std::size_t>(seat)][static_cast<std::size_t>(shape)];
    tile.mark = placement < 0 ? Tile::Mark::struck_bare : Tile::Mark::struck;
    tile.placement = placement < 0 ? std::uint16_t{0} : static_cast<std::uint16_t>(placement);
    if (events) {
        std::vector<Arg> args{{"seat", Seat::player(seat)}, {"shape", std::string(1, letter_of(shape))}};
        if (placement < 0) {
            events->emplace_back("penta-rush.struck-bare", "PR-29", std::move(args));
        } else {
            args.emplace_back("squares", write_squares(placements()[tile.placement]));
            events->emplace_back("penta-rush.struck", "PR-28", std::move(args));
        }
    }
    if (!anybody_owes(state)) leave_round(state, events);
}

}  // namespace games::penta_rush
