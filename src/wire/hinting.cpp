#include "wire/hinting.h"

#include <utility>

#include "wire/show.h"

namespace wire {

using bots::analysis::Hint;

Hinting::Hinting(Hint hint, std::unique_ptr<game::AnyState> state)
    : hint_(std::move(hint)), state_(std::move(state)) {}

core::Result<std::unique_ptr<Hinting>, game::Reason> Hinting::start(const game::Match& match, game::Seat seat,
                                                                    Hint::Wish wish) {
    auto hint = Hint::start(match.game(), match.state(), seat, wish);
    if (!hint) return core::fail(game::Reason("nothing-to-do", "", {{"seat", seat}}));
    return std::unique_ptr<Hinting>(new Hinting(std::move(*hint), match.state().clone()));
}

void Hinting::tell(JsonObject& reply, const Speech& speech, std::size_t) {
    const bots::analysis::Advice advice = hint_.advice();
    const game::Seat seat = hint_.seat();
    const game::Viewer viewer = game::Viewer::of(seat);
    reply.put("seat", show(seat));
    reply.put("kind", name_of(advice.kind));
    reply.put("kind_text", speech.say(code_of(advice.kind)));
    reply.put("move", state_->write_move(seat, advice.move, viewer));
    reply.put("line", advice.line);
    if (advice.chance) reply.put("chance", static_cast<double>(*advice.chance) / bots::analysis::kSure);
    reply.put("reasons", show_notices(advice.reasons, speech));
    reply.put("events", show_events(advice.events, viewer, speech));
}

}  // namespace wire
