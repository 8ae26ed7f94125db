#pragma once

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "bots/brains/brain.h"
#include "core/hash.h"
#include "game/erased.h"
#include "game/playout.h"

namespace bots::search {

/// A generic bot.
///
///   1. A move that wins at once is played.
///   2. Moves that let the next player win at once are set aside.
///   3. Where the game has a brain, only the moves it finds most interesting stay.
///   4. The rest is sampled by random games, in rounds that each drop the worse half
///      (sequential halving), over states completed from the view.
template <game::Game G>
class Sampling final : public Bot {
public:
    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override {
        const auto* known = view.as<G>();
        if (!known) return false;
        view_ = *known;
        seat_ = seat;
        rng_ = core::Rng(core::Hash(seed).value());
        nodes_ = 0;
        candidates_.clear();
        const auto state = G::complete(view_, rng_);
        typename G::Moves moves;
        G::legal_moves(state, seat_, moves);
        for (const auto& move : moves) {
            candidates_.push_back({move});
            if constexpr (brains::kHasInterest<G>)
                candidates_.back().interest = brains::Brain<G>::interest(state, seat_, move);
        }
        settled_ = candidates_.size() == 1;
        alone_ = false;
        alive_ = candidates_.size();
        tried_ = screened_ = 0;
        round_ = 0;
        cursor_ = 0;
        played_ = 0;
        safe_ = 0;
        return !candidates_.empty();
    }

    bool consider_only(game::AnyMove move) override {
        candidates_.assign(1, {game::restore<G>(move)});
        tried_ = screened_ = 1;
        safe_ = alive_ = 1;
        round_ = 1;
        alone_ = true;
        settled_ = false;
        return true;
    }

    bool think(std::uint64_t nodes) override {
        const std::uint64_t until = nodes_ + nodes;
        while (!settled_ && nodes_ < until) {
            if (tried_ < candidates_.size())
                try_to_win(candidates_[tried_++]);
            else if (screened_ < candidates_.size())
                screen(candidates_[screened_++]);
            else
                sample_next();
        }
        return settled_;
    }

    Thought best() const override {
        const Candidate& top = *std::max_element(candidates_.begin(), candidates_.end(), is_worse);
        Thought thought;
        thought.move = game::erase<G>(top.move);
        thought.line = {thought.move};
        thought.chance = top.wins_now     ? 1.0
                         : top.games == 0 ? 0.5
                                          : top.score / (2.0 * static_cast<double>(top.games));
        thought.nodes = nodes_;
        return thought;
    }

private:
    struct Candidate {
        typename G::Move move{};
        bool wins_now = false, loses_next = false;
        int interest = 0;
        std::uint64_t games = 0;
        double score = 0;  // 2 for a win, 1 for a draw: whole numbers, exact everywhere

        double mean() const { return games == 0 ? 1.0 : score / static_cast<double>(games); }
    };

    static bool is_worse(const Candidate& a, const Candidate& b) {
        if (a.wins_now != b.wins_now) return b.wins_now;
        if (a.loses_next != b.loses_next) return a.loses_next;
        if (a.games != b.games) return a.games < b.games;  // outlived more rounds
        if (a.mean() != b.mean()) return a.mean() < b.mean();
        if (a.interest != b.interest) return a.interest < b.interest;
        return b.move < a.move;  // ties: the first in move order
    }

    int score_for_us(const game::Outcome& outcome) const {
        if (outcome.winners.empty()) return 1;
        return outcome.winners.has(seat_) ? 2 : 0;
    }

    void try_to_win(Candidate& candidate) {
        auto state = G::complete(view_, rng_);
        G::apply(state, seat_, candidate.move, nullptr);
        ++nodes_;
        const auto outcome = G::outcome(state);
        if (!outcome) return;
        candidate.wins_now = outcome->winners.has(seat_);
        candidate.loses_next = !candidate.wins_now && !outcome->winners.empty();
        settled_ = settled_ || candidate.wins_now;
    }

    void screen(Candidate& candidate) {
        auto state = G::complete(view_, rng_);
        G::apply(state, seat_, candidate.move, nullptr);
        ++nodes_;
        candidate.loses_next = candidate.loses_next || somebody_else_wins(state);
        if (!candidate.loses_next) ++safe_;
        if (screened_ == candidates_.size() && safe_ <= 1) settled_ = true;
    }

    bool somebody_else_wins(const typename G::State& state) {
        typename G::Moves replies;
        for (const game::Seat other : G::actors(state)) {
            if (!other.is_player() || other == seat_) continue;
            G::legal_moves(state, other, replies);
            for (const auto& reply : replies) {
                auto next = state;
                G::apply(next, other, reply, nullptr);
                ++nodes_;
                const auto outcome = G::outcome(next);
                if (outcome && !outcome->winners.empty() && !outcome->winners.has(seat_)) return true;
            }
        }
        return false;
    }

    /// One game of the candidate whose turn it is; after the last one of a round the worse half is
    /// dropped.
    void sample_next() {
        if (round_ == 0) {  // the screening is done: safe moves stand first
            sort(candidates_.size());
            alive_ = std::max<std::size_t>(safe_, 1);
            while (alive_ > 1 && 8 * candidates_[alive_ - 1].interest < 7 * candidates_[0].interest) --alive_;
            round_ = 1;
            if (alive_ == 1) {
                settled_ = true;
                return;
            }
        }
        sample(candidates_[cursor_]);
        if (++played_ < std::uint64_t{4} << std::min(round_, 12)) return;
        played_ = 0;
        if (++cursor_ < alive_) return;
        sort(alive_);
        alive_ = std::max<std::size_t>((alive_ + 1) / 2, 1);
        settled_ = alive_ == 1 && !alone_;
        cursor_ = 0;
        ++round_;
    }

    void sort(std::size_t count) {
        std::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(count),
                  [](const Candidate& a, const Candidate& b) { return is_worse(b, a); });
    }

    void sample(Candidate& candidate) {
        auto state = G::complete(view_, rng_);
        G::apply(state, seat_, candidate.move, nullptr);
        nodes_ += 1 + static_cast<std::uint64_t>(game::play_out<G>(state, rng_));
        candidate.score += score_for_us(*G::outcome(state));
        ++candidate.games;
    }

    typename G::View view_{};
    game::Seat seat_;
    core::Rng rng_{0};
    std::uint64_t nodes_ = 0, played_ = 0;  // games of this round by the candidate whose turn it is
    std::vector<Candidate> candidates_;
    std::size_t tried_ = 0, screened_ = 0, alive_ = 0, safe_ = 0, cursor_ = 0;
    int round_ = 0;
    bool settled_ = false, alone_ = false;  // alone: there is nothing to choose, only to find its worth
};

}  // namespace bots::search
