#include <algorithm>
#include <utility>

#include "bots/levels.h"
#include "wire/operations.h"
#include "wire/show.h"

namespace wire {

using game::Reason;
using game::Seat;
using game::Viewer;

namespace {

constexpr std::int64_t kBotNodes = 200'000, kMaxBotNodes = 50'000'000;

}  // namespace

core::Result<Seat, Reason> Operations::deciding_seat(Request& request) const {
    const auto wanted = request.seat();
    if (request.fault()) return core::fail(*request.fault());
    if (match_->over()) return core::fail(Reason("game-over", ""));
    for (const Seat actor : match_->state().actors())
        if (actor.is_player() && (!wanted || *wanted == actor)) return actor;
    return core::fail(Reason("nobody-to-move", ""));
}

core::Result<Operations::Thinking, Reason> Operations::begin_thinking(Request& request) const {
    const auto seat = deciding_seat(request);
    const auto level = request.number("level", 1, bots::kTopLevel).value_or(bots::kTopLevel);
    const std::uint64_t seed = request.seed().value_or(0);
    if (request.fault()) return core::fail(*request.fault());
    if (!seat) return core::fail(seat.error());
    Thinking begun{bots::make_level(match_->game(), static_cast<int>(level)), match_->state().clone(), *seat};
    if (!begun.bot->begin(*begun.state->view(Viewer::of(*seat)), *seat, seed))
        return core::fail(Reason("nothing-to-do", "", {{"seat", *seat}}));
    return begun;
}

bool Operations::Thinking::spend(std::uint64_t nodes) {
    for (std::uint64_t left = nodes; left > 0;) {
        const std::uint64_t slice = std::min(left, bots::kSlice);
        if (bot->think(slice)) return true;
        left -= slice;
    }
    return false;
}

void Operations::Thinking::tell(Json& reply) const {
    const bots::Thought thought = bot->best();
    reply["seat"] = show(seat);
    reply["move"] = state->write_move(seat, thought.move, Viewer::of(seat));
    reply["chance"] = thought.chance;
    reply["nodes"] = thought.nodes;
    if (thought.depth > 0) reply["depth"] = thought.depth;
    if (thought.act_after_ms) reply["act_after_ms"] = *thought.act_after_ms;
}

Operations::Refusal Operations::bot(Request& request, Json& reply) {
    const auto nodes =
        static_cast<std::uint64_t>(request.number("nodes", 1, kMaxBotNodes).value_or(kBotNodes));
    auto begun = begin_thinking(request);
    if (!begun) return begun.error();
    begun->spend(nodes);
    begun->tell(reply);
    return std::nullopt;
}

Operations::Refusal Operations::think(Request& request, Json&) {
    auto begun = begin_thinking(request);
    if (!begun) return begun.error();
    thinking_ = std::move(*begun);
    return std::nullopt;
}

Operations::Refusal Operations::thought(Request& request, Json& reply) {
    const auto nodes =
        static_cast<std::uint64_t>(request.number("nodes", 1, kMaxBotNodes).value_or(bots::kSlice));
    if (request.fault()) return request.fault();
    if (!thinking_) return Reason("nobody-thinks", "");
    reply["done"] = thinking_->spend(nodes);
    thinking_->tell(reply);
    return std::nullopt;
}

}  // namespace wire
