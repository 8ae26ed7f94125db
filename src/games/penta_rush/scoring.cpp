#include "games/penta_rush/scoring.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using game::PerSeat;
using game::Seat;

namespace {

constexpr std::size_t kMostCounted = 5;  // PR-13
constexpr int kTimerPoint = 1;           // PR-16

const Placement& placement_at(std::uint16_t index) { return placements()[index]; }

Square first_of(SquareSet squares) {
    return static_cast<Square>(squares.low != 0 ? std::countr_zero(squares.low)
                                                : 64 + std::countr_zero(squares.high));
}

bool fits(const Board& board, Counts dice, std::uint16_t index) {
    return counts_on(board, placement_at(index)) == dice;
}

/// The first square, in their order, whose symbol the dice do not show (so often).
Square first_misfit(const Board& board, Counts dice, std::uint16_t index) {
    Counts seen = 0;
    for (const Square square : placement_at(index).squares) {
        seen += count_of(board[square]);
        if (how_often(seen, board[square]) > how_often(dice, board[square])) return square;
    }
    return placement_at(index).squares[0];
}

Evaluation fresh(std::span<const std::uint16_t> outlines) {
    Evaluation result;
    for (const std::uint16_t index : outlines)
        result.outlines.push_back(
            {.placement = index, .points = static_cast<std::uint8_t>(points_of(placement_at(index).shape))});
    return result;
}

/// PR-11: any two that share a square are both lost, those with wrong symbols included unless
/// the option says otherwise.
void judge_overlaps(Evaluation& result, const Board& board, Counts dice, Overlap overlap) {
    auto& all = result.outlines;
    const auto takes_part = [&](const Judged& one) {
        return overlap == Overlap::all || fits(board, dice, one.placement);
    };
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < all.size(); ++k) {
            const SquareSet shared = placement_at(all[i].placement).set & placement_at(all[k].placement).set;
            if (i == k || shared.empty() || !takes_part(all[i]) || !takes_part(all[k])) continue;
            all[i].fate = Fate::overlaps;
            all[i].other = static_cast<std::uint8_t>(k);
            all[i].square = first_of(shared);
            break;
        }
}

/// PR-06.
void judge_symbols(Evaluation& result, const Board& board, Counts dice) {
    for (Judged& one : result.outlines) {
        if (one.fate != Fate::counts || fits(board, dice, one.placement)) continue;
        one.fate = Fate::misfits;
        one.square = first_misfit(board, dice, one.placement);
    }
}

/// PR-12: of a shape drawn more than once the first valid one counts.
void judge_duplicates(Evaluation& result) {
    auto& all = result.outlines;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < i && all[i].fate == Fate::counts; ++k) {
            const bool same = placement_at(all[i].placement).shape == placement_at(all[k].placement).shape;
            if (!same || all[k].fate != Fate::counts) continue;
            all[i].fate = Fate::twice;
            all[i].other = static_cast<std::uint8_t>(k);
        }
}

/// PR-13: the five cheapest stay; among equals those drawn first.
void drop_dearest(Evaluation& result) {
    core::FixedVector<Judged*, kMostOutlines> valid;
    for (Judged& one : result.outlines)
        if (one.fate == Fate::counts) valid.push_back(&one);
    std::sort(valid.begin(), valid.end(), [](const Judged* a, const Judged* b) {
        return std::pair(a->points, a) < std::pair(b->points, b);
    });
    for (std::size_t i = kMostCounted; i < valid.size(); ++i) valid[i]->fate = Fate::dearest;
}

/// PR-27.
void judge_by_plan(Evaluation& result, const Plan& plan) {
    const SquareSet covered = covered_by(plan);
    for (Judged& one : result.outlines) {
        if (one.fate != Fate::counts) continue;
        const Placement& placement = placement_at(one.placement);
        const SquareSet shared = placement.set & covered;
        if (plan[static_cast<std::size_t>(placement.shape)].mark != Tile::Mark::open) {
            one.fate = Fate::unavailable;
        } else if (!shared.empty()) {
            one.fate = Fate::covered;
            one.square = first_of(shared);
        }
    }
}

/// PR-26: one valid outline; by option invalid ones may lie beside it.
void judge_extras(Evaluation& result, ExtraOutline extra) {
    auto& all = result.outlines;
    const auto counts = [](const Judged& one) { return one.fate == Fate::counts; };
    if (extra == ExtraOutline::ignored && std::count_if(all.begin(), all.end(), counts) <= 1) return;
    if (all.size() <= 1) return;
    for (Judged& one : all)
        if (extra == ExtraOutline::voids || counts(one))
            one = {.placement = one.placement, .fate = Fate::several, .points = one.points};
}

void add_points(Evaluation& result) {
    for (const Judged& one : result.outlines)
        if (one.fate == Fate::counts) result.points += one.points;
}

}  // namespace

Evaluation evaluate(const Board& board, Counts dice, std::span<const std::uint16_t> outlines,
                    Overlap overlap) {
    Evaluation result = fresh(outlines);  // PR-15: step by step
    judge_overlaps(result, board, dice, overlap);
    judge_symbols(result, board, dice);
    judge_duplicates(result);
    drop_dearest(result);
    add_points(result);
    return result;
}

Evaluation evaluate(const Board& board, Counts dice, std::span<const std::uint16_t> outlines,
                    const Plan& plan, ExtraOutline extra) {
    Evaluation result = fresh(outlines);
    judge_symbols(result, board, dice);
    judge_by_plan(result, plan);
    judge_extras(result, extra);
    add_points(result);
    return result;
}

const Judged* counted_one(const Evaluation& evaluation) {
    for (const Judged& one : evaluation.outlines)
        if (one.fate == Fate::counts) return &one;
    return nullptr;
}

Evaluation evaluate(const Table& table, int seat, const Outlines& outlines) {
    const auto at = static_cast<std::size_t>(seat);
    const std::span<const std::uint16_t> list(outlines.begin(), outlines.size());
    return is_puzzle(table)
               ? evaluate(table.boards[at], dice_of(table), list, table.plans[at], table.extra_outline)
               : evaluate(table.boards[at], dice_of(table), list, table.overlap);
}

RoundScore round_score(const Table& table, int seat, const Evaluation& evaluation) {
    const bool doubled = table.variant == Variant::base && table.round == kBaseRounds;  // PR-22, PR-35
    return {.shapes = evaluation.points * (doubled ? 2 : 1),
            .bonus = table.flipped_by == seat ? kTimerPoint : 0};  // PR-16
}

// ---------------------------------------------------------------- the whole game

namespace {

int ringed_tiles(const Plan& plan) {
    return static_cast<int>(std::count_if(plan.begin(), plan.end(),
                                          [](const Tile& tile) { return tile.mark == Tile::Mark::ringed; }));
}

int total_of(const Table& table, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    int total = 0;
    if (!is_puzzle(table)) {
        for (int round = 0; round < judged_rounds(table); ++round)
            total += table.scores[at][static_cast<std::size_t>(round)];
        return total;
    }
    total = table.timer_marks[at];  // PR-34
    for (std::size_t shape = 0; shape < kShapes; ++shape)
        if (table.plans[at][shape].mark == Tile::Mark::ringed) total += points_of(static_cast<Shape>(shape));
    return total;
}

/// What decides between equal totals: PR-23 the best of the rounds before the last, PR-34 the
/// number of ringed shapes.
int tie_break(const Table& table, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (is_puzzle(table)) return ringed_tiles(table.plans[at]);
    return *std::max_element(table.scores[at].begin(), table.scores[at].begin() + (kBaseRounds - 1));
}

}  // namespace

PerSeat PentaRush::scores(const State& state) {
    PerSeat scores;
    for (int seat = 0; seat < state.seats; ++seat) scores.push_back(total_of(state, seat));
    return scores;
}

std::optional<game::Outcome> PentaRush::outcome(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    game::Outcome outcome;
    const bool all_rounds = state.round == rounds_of(state.variant);
    outcome.code = !all_rounds ? "nobody-found" : is_puzzle(state) ? "twelve-rounds" : "five-rounds";
    outcome.rule = !is_puzzle(state) ? "PR-23" : has_timer(state) ? "PR-31" : "PR-36";
    const auto better = [&](int a, int b) {
        const int difference = total_of(state, a) - total_of(state, b);
        return difference != 0 ? difference > 0 : tie_break(state, a) > tie_break(state, b);
    };
    for (int seat = 0; seat < state.seats; ++seat) {
        int place = 1;
        for (int other = 0; other < state.seats; ++other) place += better(other, seat);
        outcome.places.push_back(place);
        if (place == 1) outcome.winners.add(Seat::player(seat));
        // In a series a game is worth one to its winners; alone one collects points (PR-36).
        outcome.points.push_back(state.variant == Variant::solo ? total_of(state, seat) : place == 1);
    }
    return outcome;
}

}  // namespace games::penta_rush
