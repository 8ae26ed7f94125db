#include "bots/brains/penta_rush/outlook.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "games/penta_rush/boards.h"

namespace bots::brains::penta_rush {

using namespace games::penta_rush;  // this folder is about nothing else

namespace {

constexpr int kTotalWeight = [] {
    int sum = 0;
    for (const Roll& roll : kAllRolls) sum += roll.weight;
    return sum;
}();

/// Each roll as often as its weight says, in units of the smallest.
constexpr int kLeastWeight = 30, kDraws = kTotalWeight / kLeastWeight;
constexpr std::array<std::uint8_t, kDraws> kDrawn = [] {
    std::array<std::uint8_t, kDraws> drawn{};
    std::size_t at = 0;
    for (std::size_t i = 0; i < kRolls; ++i)
        for (int n = 0; n < kAllRolls[i].weight; n += kLeastWeight)
            drawn[at++] = static_cast<std::uint8_t>(i);
    return drawn;
}();

std::size_t index(Shape shape) { return static_cast<std::size_t>(shape); }
int points_at(std::size_t shape) { return points_of(static_cast<Shape>(shape)); }
bool has(std::uint16_t shapes, std::size_t shape) { return (shapes >> shape) & 1; }

// Found by measuring solo games: more games for fitting, or other weights, did not score better.
constexpr int kFittings = 3, kGamesAFitting = 128;
constexpr int kLaterPercent = 50;  // of what a shape would still bring later, as a reason to wait
constexpr int kSquarePercent = 2;  // of what would fit on a square, as a reason to leave it free

}  // namespace

void draw_rolls(core::Rng& rng, std::span<std::uint8_t> rolls) {
    for (std::uint8_t& roll : rolls) roll = kDrawn[rng.below(kDraws)];
}

struct Outlook::Fates {
    struct Count {
        int available = 0, ringed = 0;
    };
    std::array<std::array<Count, kMaxRounds + 1>, kShapes> counts{};
    int most = 0;  // rounds

    /// The shape went with `left` rounds to go, so it was there in all rounds before.
    void note(std::size_t shape, int left, bool ringed) {
        for (int n = left; n <= most; ++n) {
            Count& count = counts[shape][static_cast<std::size_t>(n)];
            ++count.available;
            count.ringed += ringed ? 1 : 0;
        }
    }
};

Outlook::Outlook(const Board& board, const Quarter& quarter, std::uint64_t seed) : start_(quarter) {
    assert(quarter.rounds >= 1 && quarter.rounds <= kMaxRounds);
    list_choices(board);
    fit(seed);
}

Quarter Outlook::after(Quarter quarter, const Choice& choice) {
    return {quarter.used | choice.set, static_cast<std::uint16_t>(quarter.shapes & ~(1U << choice.shape)),
            quarter.rounds - 1};
}

bool Outlook::is_full() const {
    return std::all_of(hatches_.begin(), hatches_.end(), [](const auto& hatches) { return hatches.empty(); });
}

std::span<const Outlook::Choice> Outlook::fitting(std::size_t roll) const {
    return std::span(fitting_).subspan(first_[roll], first_[roll + 1] - first_[roll]);
}

void Outlook::list_choices(const Board& board) {
    const BoardTable table(board);
    std::array<std::vector<Choice>, kRolls> by_roll;
    for (std::size_t i = 0; i < kPlacements; ++i) {
        const Placement& placement = placements()[i];
        if (!has(start_.shapes, index(placement.shape)) || start_.used.meets(placement.set)) continue;
        const Choice choice{placement.set, 0, static_cast<Index>(i),
                            static_cast<std::uint8_t>(placement.shape)};
        hatches_[choice.shape].push_back(choice);
        const int roll = roll_index(table.counts(choice.placement));
        if (roll >= 0) by_roll[static_cast<std::size_t>(roll)].push_back(choice);
    }
    for (std::size_t i = 0; i < kRolls; ++i) {
        fitting_.insert(fitting_.end(), by_roll[i].begin(), by_roll[i].end());
        first_[i + 1] = fitting_.size();
    }
}

/// Plays games by the policy and learns from them how likely each shape is still to be ringed
/// when it is left for later; from all of them the next policy, some times over.
void Outlook::fit(std::uint64_t seed) {
    for (std::size_t shape = 0; shape < kShapes; ++shape)
        for (std::size_t left = 0; left <= kMaxRounds; ++left) gain_[shape][left] = points_at(shape) * kUnit;
    core::Rng rng(seed);
    Rolls rolls{};
    const std::span drawn = std::span(rolls).first(static_cast<std::size_t>(start_.rounds));
    Fates fates;
    fates.most = start_.rounds;
    for (int fitting = 0; fitting < kFittings; ++fitting) {
        for (int game = 0; game < kGamesAFitting; ++game) {
            draw_rolls(rng, drawn);
            play(start_, drawn, &fates);
            nodes_ += drawn.size();
        }
        learn(fates);
        set_costs();
    }
}

void Outlook::learn(const Fates& fates) {
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        const int whole = points_at(shape) * kUnit;
        for (std::size_t left = 1; left <= static_cast<std::size_t>(start_.rounds); ++left) {
            const Fates::Count& count = fates.counts[shape][left];
            // One game more of each kind: nothing is certain after so few.
            keep_[shape][left] = whole * (count.ringed + 1) / (count.available + 2);
            gain_[shape][left] = whole - keep_[shape][left - 1] * kLaterPercent / 100;
        }
    }
}

/// A square costs what fits there, by the chance of its roll and by how much its shape needs it.
void Outlook::set_costs() {
    const auto rounds = static_cast<std::size_t>(start_.rounds);
    std::array<std::array<std::int64_t, kSquares>, kShapes> of_shape{};
    std::array<std::int64_t, kSquares> of_all{};
    for (std::size_t roll = 0; roll < kRolls; ++roll)
        for (const Choice& choice : fitting(roll)) {
            const int at_risk = points_at(choice.shape) * kUnit - keep_[choice.shape][rounds];
            for (const Square square : placements()[choice.placement].squares) {
                of_shape[choice.shape][square] += std::int64_t{kAllRolls[roll].weight} * at_risk;
                of_all[square] += std::int64_t{kAllRolls[roll].weight} * at_risk;
            }
        }
    const auto price = [&](Choice& choice) {
        std::int64_t cost = 0;
        for (const Square square : placements()[choice.placement].squares)
            cost += of_all[square] - of_shape[choice.shape][square];
        choice.cost = static_cast<int>(cost * kSquarePercent / (100 * std::int64_t{kTotalWeight}));
    };
    std::for_each(fitting_.begin(), fitting_.end(), price);
    for (auto& hatches : hatches_) {
        std::for_each(hatches.begin(), hatches.end(), price);
        std::sort(hatches.begin(), hatches.end(), [](const Choice& a, const Choice& b) {
            return a.cost != b.cost ? a.cost < b.cost : a.placement < b.placement;
        });
    }
}

int Outlook::play(Quarter quarter, std::span<const std::uint8_t> rolls, Fates* fates) const {
    int points = 0;
    for (const std::uint8_t roll : rolls) {
        const Choice* ring = best_ring(quarter, roll);
        const Choice spent = ring ? *ring : cheapest_strike(quarter);
        if (ring) points += points_at(spent.shape);
        if (fates) fates->note(spent.shape, quarter.rounds, ring != nullptr);
        quarter = after(quarter, spent);
    }
    return points;
}

const Outlook::Choice* Outlook::best_ring(const Quarter& quarter, std::size_t roll) const {
    const Choice* best = nullptr;
    int most = 0;
    for (const Choice& choice : fitting(roll)) {
        if (!has(quarter.shapes, choice.shape) || quarter.used.meets(choice.set)) continue;
        const int value = liking(choice, quarter.rounds);
        if (best && value <= most) continue;
        best = &choice;
        most = value;
    }
    return best;
}

/// PR-28: the shape that promises least, hatched where it costs least. PR-29: one that fits, if any.
Outlook::Choice Outlook::cheapest_strike(const Quarter& quarter) const {
    const auto later = static_cast<std::size_t>(quarter.rounds - 1);
    Choice without_place;
    std::uint16_t untried = quarter.shapes;
    while (untried != 0) {
        std::size_t least = static_cast<std::size_t>(std::countr_zero(untried));
        for (std::size_t shape = least + 1; shape < kShapes; ++shape)
            if (has(untried, shape) && keep_[shape][later] < keep_[least][later]) least = shape;
        if (untried == quarter.shapes) without_place.shape = static_cast<std::uint8_t>(least);
        for (const Choice& hatch : hatches_[least])
            if (!quarter.used.meets(hatch.set)) return hatch;
        untried = static_cast<std::uint16_t>(untried & ~(1U << least));
    }
    return without_place;
}

}  // namespace bots::brains::penta_rush
