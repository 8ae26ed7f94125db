#include "bots/brains/penta_rush/advice.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/hash.h"
#include "games/penta_rush/boards.h"

namespace bots::brains::penta_rush {

using namespace games::penta_rush;  // this folder is about nothing else

namespace {

constexpr std::size_t kPlacesAShape = 6;  // where a shape to be struck is tried
constexpr int kGamesOfLiking = 32;        // what the first opinion weighs, in games played
constexpr int kFirstStage = 512, kStages = 8;

bool is_better(const Advised& a, const Advised& b) {
    // Fewer games mean that it fell out of the running; equal games compare by their sums.
    if (a.games != b.games) return a.games > b.games;
    const auto value = [](const Advised& one) {
        return one.points * Outlook::kUnit + std::int64_t{kGamesOfLiking} * one.liking;
    };
    if (value(a) != value(b)) return value(a) > value(b);
    if (a.choice.placement != b.choice.placement) return a.choice.placement < b.choice.placement;
    return a.choice.shape < b.choice.shape;
}

}  // namespace

Advisor::Advisor(const Board& board, const Quarter& quarter, std::uint64_t seed)
    : quarter_(quarter),
      outlook_(board, quarter, core::Hash(seed).value()),
      rng_(core::Hash(seed).add(1).value()) {
    assert(std::popcount(quarter.shapes) >= quarter.rounds);
    nodes_ = outlook_.nodes();
}

Advisor Advisor::for_ring(const Board& board, const Quarter& quarter, Counts roll, std::uint64_t seed) {
    Advisor advisor(board, quarter, seed);
    advisor.ringing_ = true;
    const int index = roll_index(roll);
    assert(index >= 0);
    for (const Outlook::Choice& choice : advisor.outlook_.fitting(static_cast<std::size_t>(index)))
        advisor.advised_.push_back({choice, advisor.outlook_.liking(choice, quarter.rounds)});
    advisor.begin();
    return advisor;
}

Advisor Advisor::for_strike(const Board& board, const Quarter& quarter, std::uint64_t seed) {
    Advisor advisor(board, quarter, seed);
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        const auto hatches = advisor.outlook_.hatches(shape);
        for (const Outlook::Choice& choice : hatches.first(std::min(hatches.size(), kPlacesAShape)))
            advisor.advised_.push_back({choice, advisor.outlook_.liking_to_strike(choice, quarter.rounds)});
    }
    // PR-29: only when no shape fits any more is one struck without hatching.
    for (std::size_t shape = 0; shape < kShapes && advisor.outlook_.is_full(); ++shape)
        if ((quarter.shapes >> shape) & 1)
            advisor.advised_.push_back({{{}, 0, kNowhere, static_cast<std::uint8_t>(shape)}});
    advisor.begin();
    return advisor;
}

void Advisor::begin() {
    running_ = advised_.size();
    sort(running_);
}

bool Advisor::think(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + nodes;
    while (running_ > 1 && stage_ < kStages && nodes_ < until) {
        play_once_each();
        if (++games_in_stage_ < kFirstStage << stage_) continue;
        games_in_stage_ = 0;
        ++stage_;
        sort(running_);
        running_ = (running_ + 1) / 2;
    }
    sort(running_);
    return running_ <= 1 || stage_ == kStages;
}

/// The same rolls for every choice: luck is equal, and what differs is the choice.
void Advisor::play_once_each() {
    Rolls rolls{};
    const std::span drawn = std::span(rolls).first(static_cast<std::size_t>(quarter_.rounds - 1));
    draw_rolls(rng_, drawn);
    for (std::size_t i = 0; i < running_; ++i) {
        Advised& advised = advised_[i];
        advised.points += outlook_.play_out(Outlook::after(quarter_, advised.choice), drawn);
        if (ringing_) advised.points += points_of(static_cast<Shape>(advised.choice.shape));
        ++advised.games;
    }
    nodes_ += running_ * (drawn.size() + 1);
}

void Advisor::sort(std::size_t count) {
    std::sort(advised_.begin(), advised_.begin() + static_cast<std::ptrdiff_t>(count), is_better);
}

Move Advisor::best_move() const {
    const Outlook::Choice& choice = best().choice;
    if (ringing_) return Move::ring(choice.placement);
    return choice.placement == kNowhere ? Move::strike_bare(static_cast<Shape>(choice.shape))
                                        : Move::strike(choice.placement);
}

}  // namespace bots::brains::penta_rush
