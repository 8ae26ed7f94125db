#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "bots/brains/penta_rush/advice.h"
#include "core/result.h"
#include "game/record.h"
#include "games/penta_rush/rules.h"

namespace bots::analysis {

/// What was to be expected of a round of puzzle or solo and of those after it, in thousandths of a
/// point, over the same rolls to come.
struct Expected {
    std::int64_t best = 0, chosen = 0;  // the best is never less
    friend bool operator==(const Expected&, const Expected&) = default;

    std::int64_t given_away() const { return best - chosen; }
};

/// What a player made of a round of Penta Rush. Placements are indexes of games::penta_rush::placements().
struct RushTurn {
    int game = 0, round = 1, seat = 0, roll = 0;
    std::vector<brains::penta_rush::Index> found;  // the outlines that counted
    std::vector<brains::penta_rush::Index> lost;   // those that did not
    int points = 0;                                // of those that counted, doubled where they are (PR-22)
    /// The best set of the roll (PR-13); in puzzle and solo the best outline, or none when a shape was to
    /// be struck.
    std::vector<brains::penta_rush::Index> best;
    int best_points = 0;
    std::optional<Expected> expected;  // puzzle and solo, once a shape was ringed or struck

    friend bool operator==(const RushTurn&, const RushTurn&) = default;
};

/// What there was to find in a game of Penta Rush, and what of it was found. Works in slices like Review;
/// for those who may see everything.
class RushReview {
public:
    static constexpr std::uint64_t kUsualNodes = 20'000;
    struct Wish {
        std::uint64_t nodes = kUsualNodes;  // rounds played out for each choice of puzzle and solo
        std::uint64_t seed = 0;
        game::SeatSet seats = game::SeatSet::everyone();
    };

    static core::Result<RushReview, game::Reason> start(const game::Record& record, Wish wish);
    RushReview(RushReview&&) noexcept;
    RushReview& operator=(RushReview&&) noexcept;
    ~RushReview();

    bool step();

    /// By game, round and seat; those from `looked_at()` on have no best yet.
    const std::vector<RushTurn>& turns() const { return turns_; }
    std::size_t looked_at() const { return at_; }
    int games() const { return games_; }
    int players() const { return players_; }
    bool is_puzzle() const { return puzzle_; }
    std::uint64_t nodes() const { return wish_.nodes; }
    std::uint64_t seed() const { return wish_.seed; }

    struct Tally {
        int rounds = 0, points = 0, best = 0;
        std::int64_t given_away = 0;  // of what was expected, in thousandths of a point
    };
    Tally tally(int seat) const;

private:
    /// What a turn was played with, and what it took off the plan.
    struct Ground {
        games::penta_rush::Board board;
        games::penta_rush::Plan plan;
        std::optional<brains::penta_rush::Outlook::Choice> choice;
        bool doubled = false;
    };
    struct Work;

    explicit RushReview(Wish wish);
    void read_game(games::penta_rush::State state, const game::RecordedGame& recorded);
    void add_round(const games::penta_rush::State& state);
    void note_choices(const games::penta_rush::State& state);
    void judge_set();
    bool judge_choice();
    void end_comparison();

    Wish wish_;
    int games_ = 0, players_ = 0;
    bool puzzle_ = false;
    std::vector<RushTurn> turns_;
    std::vector<Ground> grounds_;  // one for each turn
    std::size_t at_ = 0, unchosen_ = 0;
    std::unique_ptr<Work> work_;
};

}  // namespace bots::analysis
