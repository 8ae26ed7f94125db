#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bots/search/paranoid.h"
#include "core/hash.h"
#include "core/rng.h"

namespace bots::search {

/// For large tables where everybody plays for himself: looking ahead for the worst that several
/// others could do misleads, so the game is played on as they might play it. Each candidate is followed
/// by games in which everybody takes a win, meets a threat, and else plays one of the moves he finds
/// best, by lot; in rounds that each drop the worse half. Pauses after any game.
template <Searchable P>
class Rehearsal {
public:
    using Move = typename P::Move;

    void begin(std::unique_ptr<P> position, std::uint64_t seed);
    /// Right after `begin`: plays on from this move alone, without end.
    void consider_only(Move move);
    /// Plays about `nodes` more moves; true if more would change nothing.
    bool think(std::uint64_t nodes);

    Move best() const { return tried_.front().move; }
    /// The share of games that the best move has won.
    double chance() const;
    std::uint64_t nodes() const { return position_->nodes(); }

private:
    struct Tried {
        Move move{};
        std::int64_t score = 0, games = 0, wins = 0;
    };
    using Candidates = typename P::Candidates;

    static constexpr std::size_t kMostTried = 16, kMostPicked = 3;
    static constexpr std::int64_t kFirstGames = 8;
    static constexpr int kLongest = kMostPlies - 4;  // a game that goes on is worth nothing
    static constexpr int kGame = 20'000;             // a win beside what points are worth

    static void put_best_first(Candidates& candidates, std::size_t count) {
        std::partial_sort(candidates.begin(), candidates.begin() + count, candidates.end(),
                          [](const auto& a, const auto& b) {
                              return a.score != b.score ? a.score > b.score : a.move < b.move;
                          });
    }
    void rehearse(Tried& tried);
    Move pick();
    void drop_worse_half();

    std::unique_ptr<P> position_;
    core::Rng rng_{0};
    std::vector<Tried> tried_;  // the best first, as of the last round
    std::size_t cursor_ = 0;
    std::int64_t round_games_ = 0;          // that each must have played by the end of this round
    bool settled_ = false, alone_ = false;  // alone: there is nothing to choose, only to find its worth
    Candidates listed_;
};

template <Searchable P>
void Rehearsal<P>::begin(std::unique_ptr<P> position, std::uint64_t seed) {
    position_ = std::move(position);
    rng_ = core::Rng(core::Hash(seed).value());
    position_->list_root(listed_);
    const std::size_t kept = std::min(listed_.size(), kMostTried);
    put_best_first(listed_, kept);
    tried_.clear();
    for (std::size_t i = 0; i < kept; ++i) tried_.push_back({listed_[i].move});
    cursor_ = 0;
    round_games_ = kFirstGames;
    settled_ = kept == 1;
    alone_ = false;
}

template <Searchable P>
void Rehearsal<P>::consider_only(Move move) {
    tried_.assign(1, {move});
    alone_ = true;
    settled_ = false;
}

template <Searchable P>
bool Rehearsal<P>::think(std::uint64_t nodes) {
    const std::uint64_t until = position_->nodes() + nodes;
    while (!settled_ && position_->nodes() < until) {
        rehearse(tried_[cursor_]);
        if (tried_[cursor_].games == round_games_) ++cursor_;
        if (cursor_ == tried_.size()) drop_worse_half();
    }
    return settled_;
}

/// One game from the move on, all taken back.
template <Searchable P>
void Rehearsal<P>::rehearse(Tried& tried) {
    position_->play(tried.move);
    int played = 1, result = 0;
    for (; played < kLongest && !position_->over(); ++played) {
        if (const auto win = position_->win()) {
            result = position_->ours() ? win->worth : -kWon;
            break;
        }
        position_->play(pick());
    }
    if (position_->over()) result = position_->result();
    for (; played > 0; --played) position_->take_back();
    const bool won = result >= kSure;
    tried.score += won ? kGame + result - kWon : result <= -kSure ? result + kWon : result;
    tried.wins += won;
    ++tried.games;
}

/// One of the few moves that promise most; what is much weaker than the best is not played.
template <Searchable P>
typename P::Move Rehearsal<P>::pick() {
    position_->is_forced();
    position_->list(listed_);
    const auto refused = std::remove_if(listed_.begin(), listed_.end(), [&](const auto& candidate) {
        return !position_->allows(candidate.move);
    });
    while (listed_.end() != refused) listed_.pop_back();
    if (listed_.empty()) position_->list_root(listed_);
    const std::size_t top = std::min(listed_.size(), kMostPicked);
    put_best_first(listed_, top);
    std::size_t good = 1;
    while (good < top && 4 * listed_[good].score > 3 * listed_[0].score) ++good;
    return listed_[rng_.below(static_cast<std::uint32_t>(good))].move;
}

template <Searchable P>
void Rehearsal<P>::drop_worse_half() {
    std::vector<std::pair<std::int64_t, std::size_t>> order;  // ties: the earlier
    for (std::size_t i = 0; i < tried_.size(); ++i) order.emplace_back(-tried_[i].score, i);
    std::sort(order.begin(), order.end());
    std::vector<Tried> kept;
    for (std::size_t i = 0; i < (order.size() + 1) / 2; ++i) kept.push_back(tried_[order[i].second]);
    tried_ = std::move(kept);
    cursor_ = 0;
    round_games_ *= 2;
    settled_ = tried_.size() == 1 && !alone_;
}

template <Searchable P>
double Rehearsal<P>::chance() const {
    const Tried& top = tried_.front();
    return top.games == 0 ? 0.5 : static_cast<double>(top.wins) / static_cast<double>(top.games);
}

}  // namespace bots::search
