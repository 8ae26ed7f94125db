#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/match/archive.h"
#include "cli/match/statistics.h"

namespace cli::match {

/// A match under way: which pairs are played, and what they add up to. Pairs count in their order,
/// up to the first that is missing: which ones were quick must not matter, and neither must the
/// number of workers.
class Contest {
public:
    Contest(const Terms& terms, const Archive& archive, std::int64_t pairs, std::optional<Sprt> sprt);

    /// Plays what is missing. `go_on` is asked a few times a second.
    std::optional<game::Reason> run(int workers, const std::function<bool()>& go_on);

    const Tally& tally() const { return tally_; }
    std::int64_t pairs() const { return static_cast<std::int64_t>(slots_.size()); }
    const std::array<std::int64_t, 2>& forfeits() const { return forfeits_; }
    /// Of each player's games in the lone seat: those won, and the sum of their scores.
    const std::array<std::int64_t, 2>& won_alone() const { return won_alone_; }
    const std::array<std::int64_t, 2>& scores_alone() const { return scores_alone_; }
    const std::optional<Sprt>& sprt() const { return sprt_; }
    Verdict verdict() const { return verdict_; }
    /// All pairs are played, or the test is decided.
    bool complete() const { return tally_.pairs_played() == pairs() || verdict_ != Verdict::open; }

private:
    struct Slot {
        std::array<std::optional<Result>, 2> games;
        std::optional<game::Reason> fault;
        bool is_played() const { return games[0] && games[1]; }
    };

    void play(std::int64_t pair, const GoOn& go_on);
    void count();
    void count(const Slot& slot);

    const Terms& terms_;
    const Archive& archive_;
    std::optional<Sprt> sprt_;
    std::vector<Slot> slots_;  // each is one worker's until its job is done
    std::vector<bool> ready_;  // which of them may be counted
    Tally tally_;
    std::array<std::int64_t, 2> forfeits_{}, won_alone_{}, scores_alone_{};  // by player
    Verdict verdict_ = Verdict::open;
};

}  // namespace cli::match
