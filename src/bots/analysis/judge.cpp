#include "bots/analysis/judge.h"

#include <algorithm>

namespace bots::analysis {

Permille permille(double chance) {
    if (chance <= 0.0) return 0;
    if (chance >= 1.0) return kSure;
    return std::clamp(static_cast<Permille>(chance * kSure + 0.5), 1, kSure - 1);
}

bool Judge::begin(const Decision& decision) {
    decision_ = &decision;
    worth_ = {};
    has_verdict_ = true;
    return ask(decision.forced ? Stage::played : Stage::choice);
}

/// Begins the thought of a stage.
bool Judge::ask(Stage stage) {
    stage_ = stage;
    spent_ = 0;
    has_verdict_ = bot_.begin(decision_->view, decision_->seat, decision_->seed);
    if (has_verdict_ && stage != Stage::choice)
        has_verdict_ = bot_.consider_only(stage == Stage::best ? best_move_ : decision_->played);
    if (!has_verdict_) stage_ = Stage::done;
    return has_verdict_;
}

bool Judge::step() {
    if (stage_ == Stage::done) return true;
    const std::uint64_t slice = std::min(kSlice, decision_->nodes - spent_);
    spent_ += slice;
    return (bot_.think(slice) || spent_ >= decision_->nodes) && conclude();
}

/// A thought is finished: what follows from it.
bool Judge::conclude() {
    Thought thought = bot_.best();
    const Permille chance = permille(thought.chance);
    if (stage_ == Stage::choice) {
        best_move_ = thought.move;
        worth_.best = worth_.played = chance;
        worth_.line = std::move(thought.line);
        const bool is_best = best_move_ == decision_->played;
        const bool is_won = decision_->exact && thought.chance >= 1.0;
        const bool is_lost = decision_->exact && thought.chance <= 0.0;
        worth_.hopeless = is_lost;
        if (is_lost || (is_won && is_best)) return finish();
        return !ask(is_best || is_won ? Stage::played : Stage::best);
    }
    if (stage_ == Stage::best) {
        worth_.best = chance;
        if (thought.line.size() > 1) worth_.line = std::move(thought.line);
        return !ask(Stage::played);
    }
    worth_.played = chance;
    worth_.hopeless = decision_->forced && decision_->exact && thought.chance <= 0.0;
    if (worth_.played >= worth_.best || decision_->forced || best_move_ == decision_->played) {
        worth_.best = worth_.played;
        worth_.line = std::move(thought.line);
    }
    return finish();
}

bool Judge::finish() {
    stage_ = Stage::done;
    return true;
}

}  // namespace bots::analysis
