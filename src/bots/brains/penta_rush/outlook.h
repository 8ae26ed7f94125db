#pragma once

#include <array>
#include <span>
#include <vector>

#include "bots/brains/penta_rush/solver.h"
#include "core/rng.h"

namespace bots::brains::penta_rush {

/// What a player of puzzle or solo still has: the squares and shapes that are spent, and the
/// rounds until the end, the present one among them.
struct Quarter {
    games::penta_rush::SquareSet used;
    std::uint16_t shapes = 0;  // bit s: shape s is neither ringed nor struck
    int rounds = 0;
};

constexpr int kMaxRounds = games::penta_rush::kShapes;
constexpr Index kNowhere = games::penta_rush::kPlacements;  // PR-29: struck without hatching

/// Rolls to come, as indexes into kAllRolls.
using Rolls = std::array<std::uint8_t, kMaxRounds>;
void draw_rolls(core::Rng& rng, std::span<std::uint8_t> rolls);

/// How the rest of a solo game may go: plays it out by a quick policy that rings what it would
/// hardly get later, on squares that the other shapes miss least. All in whole numbers, so that
/// every compiler plays the same.
class Outlook {
public:
    /// `seed` decides the games that the policy is fitted with.
    Outlook(const games::penta_rush::Board& board, const Quarter& quarter, std::uint64_t seed);

    /// Points of the rounds to come, one for each roll.
    int play_out(Quarter quarter, std::span<const std::uint8_t> rolls) const {
        return play(quarter, rolls, nullptr);
    }

    /// A way to use a placement: to ring it, or to hatch it.
    struct Choice {
        games::penta_rush::SquareSet set;
        int cost = 0;  // what the other shapes lose, in kUnit of a point for each round to come
        Index placement = kNowhere;
        std::uint8_t shape = 0;
    };
    /// The quarter one round later.
    static Quarter after(Quarter quarter, const Choice& choice);
    /// The placements of a roll that were free at the beginning.
    std::span<const Choice> fitting(std::size_t roll) const;
    /// Those of a shape that were free at the beginning whatever they show, the cheapest first.
    std::span<const Choice> hatches(std::size_t shape) const { return hatches_[shape]; }

    /// No shape that is left fits anywhere.
    bool is_full() const;

    /// How the policy likes to ring a placement with so many rounds left, this one included.
    int liking(const Choice& choice, int left) const {
        return gain_[choice.shape][static_cast<std::size_t>(left)] - choice.cost * (left - 1);
    }
    /// How it likes to strike a shape and hatch that placement.
    int liking_to_strike(const Choice& choice, int left) const {
        return -keep_[choice.shape][static_cast<std::size_t>(left - 1)] - choice.cost * (left - 1);
    }

    /// Rounds played so far for fitting the policy.
    std::uint64_t nodes() const { return nodes_; }

    static constexpr int kUnit = 1024;

private:
    /// What became of each shape: the rounds that were left, and whether it was ringed.
    struct Fates;
    using ByRounds = std::array<int, kMaxRounds + 1>;

    int play(Quarter quarter, std::span<const std::uint8_t> rolls, Fates* fates) const;
    const Choice* best_ring(const Quarter& quarter, std::size_t roll) const;
    Choice cheapest_strike(const Quarter& quarter) const;
    void list_choices(const games::penta_rush::Board& board);
    void fit(std::uint64_t seed);
    void learn(const Fates& fates);
    void set_costs();

    Quarter start_;
    std::vector<Choice> fitting_;  // by roll, then by placement
    std::array<std::size_t, games::penta_rush::kRolls + 1> first_{};
    std::array<std::vector<Choice>, games::penta_rush::kShapes> hatches_;
    std::array<ByRounds, games::penta_rush::kShapes> gain_{}, keep_{};
    std::uint64_t nodes_ = 0;
};

}  // namespace bots::brains::penta_rush
