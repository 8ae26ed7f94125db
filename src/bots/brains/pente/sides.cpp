#include "bots/brains/pente/sides.h"

#include <algorithm>
#include <cstdlib>

namespace bots::brains::pente {

using games::pente::Move;
using games::pente::Pente;
using games::pente::Phase;
using games::pente::Point;
using games::pente::State;

namespace {

constexpr std::size_t kPlans = 32;
constexpr std::uint64_t kFirstShare = 1000;
constexpr int kSpread = 3;  // how far from the centre opening stones lie

game::Seat mover_of(const State& state) { return game::Seat::player(state.to_move); }

/// A legal stone near the centre, by lot.
Move draw_stone(const State& state, core::Rng& rng) {
    for (;;) {
        const auto along = [&] {
            return static_cast<std::int8_t>(state.size / 2 - kSpread +
                                            static_cast<int>(rng.below(2 * kSpread + 1)));
        };
        const Point p{along(), along()};
        if (games::pente::is_empty(state, p)) return Move::stone(p);
    }
}

}  // namespace

void Sides::begin(const State& state, game::Seat seat, std::uint64_t seed) {
    core::Rng rng(seed);
    plans_.clear();
    cursor_ = 0;
    nodes_ = 0;
    share_ = kFirstShare;
    settled_ = false;
    lays_ = state.phase == Phase::opening || state.phase == Phase::extend;
    if (lays_)
        draw_plans(state, seat, rng);
    else
        plans_.push_back({state, {}});
    look_at(plans_[0].end);
}

void Sides::draw_plans(const State& state, game::Seat seat, core::Rng& rng) {
    while (plans_.size() < kPlans) {
        Plan plan{state, draw_stone(state, rng)};
        Pente::apply(plan.end, seat, plan.first, nullptr);
        while (plan.end.phase == state.phase)
            Pente::apply(plan.end, seat, draw_stone(plan.end, rng), nullptr);
        plans_.push_back(plan);
    }
}

/// Begins to think about what the opening leaves, whoever takes which side.
void Sides::look_at(const State& end) {
    State after = end;
    Pente::apply(after, mover_of(end), Move::choice(Move::Choice::take_first), nullptr);
    mover_ = games::pente::next_colour(after);
    thinker_.begin(after, mover_of(after), 0);
}

bool Sides::think(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + nodes;
    while (!settled_ && nodes_ < until) {
        const std::uint64_t before = thinker_.nodes();
        const std::uint64_t left = until - nodes_;
        const bool done =
            thinker_.think(lays_ ? std::min(left, share_ - std::min(before, share_ - 1)) : left);
        nodes_ += thinker_.nodes() - before;
        if (!lays_) {
            settled_ = done;
            continue;
        }
        if (!done && thinker_.nodes() < share_) continue;
        plans_[cursor_].gap = std::abs(thinker_.value());
        if (++cursor_ == plans_.size()) drop_worse_half();
        if (!settled_) look_at(plans_[cursor_].end);
    }
    return settled_;
}

void Sides::drop_worse_half() {
    cursor_ = 0;
    share_ *= 2;
    std::vector<std::pair<int, std::size_t>> order;  // ties: the first that was drawn
    for (std::size_t i = 0; i < plans_.size(); ++i) order.emplace_back(plans_[i].gap, i);
    std::sort(order.begin(), order.end());
    std::vector<Plan> kept;
    for (std::size_t i = 0; i < (order.size() + 1) / 2; ++i) kept.push_back(plans_[order[i].second]);
    plans_ = std::move(kept);
    settled_ = plans_.size() == 1;
}

Move Sides::best() const {
    if (!lays_) {
        const int better = thinker_.value() >= 0 ? mover_ : 1 - mover_;
        return Move::choice(better == 0 ? Move::Choice::take_first : Move::Choice::take_second);
    }
    return std::min_element(plans_.begin(), plans_.end(),
                            [](const Plan& a, const Plan& b) { return a.gap < b.gap; })
        ->first;
}

int Sides::value() const {
    if (!lays_) return std::abs(thinker_.value());
    const auto even = std::min_element(plans_.begin(), plans_.end(),
                                       [](const Plan& a, const Plan& b) { return a.gap < b.gap; });
    return even->gap == kWin ? 0 : -even->gap;
}

}  // namespace bots::brains::pente
