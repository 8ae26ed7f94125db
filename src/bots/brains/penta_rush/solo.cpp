#include "bots/brains/penta_rush/solo.h"

#include <cmath>

#include "bots/brains/penta_rush/bot.h"
#include "bots/play_table.h"
#include "core/hash.h"
#include "games/catalog.h"
#include "games/penta_rush/boards.h"
#include "games/penta_rush/rules.h"

namespace bots::brains::penta_rush {

using namespace games::penta_rush;  // this folder is about nothing else

namespace {

constexpr Quarter kFresh{{}, (1U << kShapes) - 1, kMaxRounds};

Rolls rolls_of(std::uint64_t seed) {
    core::Rng rng(core::Hash(seed).add("rolls").value());
    Rolls rolls{};
    draw_rolls(rng, rolls);
    return rolls;
}

/// Of the placements that pass, the ones whose shape has the best value; one of them by lot.
/// kNowhere when none passes.
template <class Passes, class Value>
Index draw_best(core::Rng& rng, Passes passes, Value value) {
    std::vector<Index> best;
    int most = 0;
    for (std::size_t i = 0; i < kPlacements; ++i) {
        if (!passes(static_cast<Index>(i))) continue;
        const int its = value(placements()[i].shape);
        if (best.empty() || its > most) best.clear();
        if (best.empty()) most = its;
        if (its == most) best.push_back(static_cast<Index>(i));
    }
    return best.empty() ? kNowhere : best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

/// The mean of a score over the seeds from 0 on.
template <class Score>
Estimate estimate(int boards, Score score) {
    std::int64_t sum = 0, squares = 0;
    for (int i = 0; i < boards; ++i) {
        const int one = score(static_cast<std::uint64_t>(i));
        sum += one;
        squares += std::int64_t{one} * one;
    }
    const double mean = static_cast<double>(sum) / boards;
    const double variance = static_cast<double>(squares) / boards - mean * mean;
    return {mean, std::sqrt(variance / boards)};
}

Outlook::Choice choice_of(Index placement) {
    const Placement& chosen = placements()[placement];
    return {chosen.set, 0, placement, static_cast<std::uint8_t>(chosen.shape)};
}

}  // namespace

int play_solo_by_advice(const Board& board, std::uint64_t seed, std::uint64_t nodes) {
    Quarter quarter = kFresh;
    int points = 0;
    for (const std::uint8_t roll : rolls_of(seed)) {
        const std::uint64_t round_seed =
            core::Hash(seed).add(static_cast<std::uint64_t>(quarter.rounds)).value();
        Advisor ring = Advisor::for_ring(board, quarter, kAllRolls[roll].counts, round_seed);
        Advisor advisor = ring.empty() ? Advisor::for_strike(board, quarter, round_seed) : std::move(ring);
        advisor.think(nodes);
        const Outlook::Choice& choice = advisor.best().choice;
        if (advisor.is_ringing()) points += points_of(static_cast<Shape>(choice.shape));
        quarter = Outlook::after(quarter, choice);
    }
    return points;
}

int play_solo_greedily(const Board& board, std::uint64_t seed) {
    const BoardTable table(board);
    core::Rng rng(core::Hash(seed).add("places").value());
    Quarter quarter = kFresh;
    int points = 0;
    for (const std::uint8_t roll : rolls_of(seed)) {
        const auto is_free = [&](Index i) {
            const Placement& placement = placements()[i];
            return ((quarter.shapes >> static_cast<int>(placement.shape)) & 1) &&
                   !quarter.used.meets(placement.set);
        };
        const auto fits = [&](Index i) { return table.counts(i) == kAllRolls[roll].counts && is_free(i); };
        const Index ring = draw_best(rng, fits, points_of);
        if (ring != kNowhere) points += points_of(placements()[ring].shape);
        const Index spent =
            ring != kNowhere ? ring : draw_best(rng, is_free, [](Shape shape) { return -points_of(shape); });
        if (spent == kNowhere) break;  // no shape fits any more, so none will be ringed either
        quarter = Outlook::after(quarter, choice_of(spent));
    }
    return points;
}

Estimate worth_of_advice(int boards, std::uint64_t nodes) {
    return estimate(boards, [&](std::uint64_t seed) {
        const Board board = make_board(seed);
        return play_solo_by_advice(board, seed, nodes) - play_solo_greedily(board, seed);
    });
}

Estimate solo_score(int level, int boards, std::uint64_t nodes) {
    const auto bot = make_person_bot(level);
    const Sitter sitter{bot.get(), nodes};
    return estimate(boards, [&](std::uint64_t seed) {
        const game::Setup setup{"solo", 1, {{"boards", "seed " + std::to_string(seed)}}, {}};
        const auto played = play_table(*games::find(PentaRush::kId), setup, std::span(&sitter, 1),
                                       {.seed = seed}, [] { return true; });
        return played->scores()[0];
    });
}

}  // namespace bots::brains::penta_rush
