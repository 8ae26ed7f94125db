#include "wire/thinking.h"

#include <algorithm>
#include <utility>

#include "bots/levels.h"
#include "wire/show.h"

namespace wire {

Thinking::Thinking(std::unique_ptr<bots::Bot> bot, std::unique_ptr<game::AnyState> state, game::Seat seat)
    : bot_(std::move(bot)), state_(std::move(state)), seat_(seat) {}

core::Result<std::unique_ptr<Thinking>, game::Reason> Thinking::start(const game::Match& match,
                                                                      game::Seat seat, int level,
                                                                      std::uint64_t seed) {
    std::unique_ptr<Thinking> begun(
        new Thinking(bots::make_level(match.game(), level), match.state().clone(), seat));
    if (!begun->bot_->begin(*begun->state_->view(game::Viewer::of(seat)), seat, seed))
        return core::fail(game::Reason("nothing-to-do", "", {{"seat", seat}}));
    return begun;
}

bool Thinking::spend(std::uint64_t nodes) {
    for (std::uint64_t left = nodes; left > 0;) {
        const std::uint64_t slice = std::min(left, bots::kSlice);
        if (bot_->think(slice)) return true;
        left -= slice;
    }
    return false;
}

void Thinking::tell(JsonObject& reply) const {
    const bots::Thought thought = bot_->best();
    reply.put("seat", show(seat_));
    reply.put("move", state_->write_move(seat_, thought.move, game::Viewer::of(seat_)));
    reply.put("chance", thought.chance);
    reply.put("nodes", thought.nodes);
    if (thought.depth > 0) reply.put("depth", thought.depth);
    if (thought.act_after_ms) reply.put("act_after_ms", *thought.act_after_ms);
}

}  // namespace wire
