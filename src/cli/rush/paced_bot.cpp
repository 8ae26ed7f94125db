#include "cli/rush/paced_bot.h"

namespace cli {

void PacedBot::look(const game::AnyState& state) {
    game::Tree position = state.position(game::Viewer::of(seat_));
    if (seen_ == position) return;
    seen_ = std::move(position);
    bot_.reset();
    settled_ = true;
    if (!state.actors().has(seat_)) return;
    bot_ = bots::make_level(*game_, level_);
    if (!bot_->begin(*state.view(game::Viewer::of(seat_)), seat_, seed_)) bot_.reset();
    settled_ = !bot_;
}

bool PacedBot::think() {
    if (!settled_) settled_ = bot_->think(bots::kSlice) || bot_->best().nodes >= nodes_;
    return settled_;
}

std::optional<PacedBot::Intent> PacedBot::intent() const {
    if (!bot_) return std::nullopt;
    const bots::Thought thought = bot_->best();
    return Intent{thought.move, thought.act_after_ms.value_or(0)};
}

}  // namespace cli
