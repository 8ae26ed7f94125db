#include "wire/operations.h"
#include "wire/show.h"

namespace wire {

using game::Reason;
using game::Seat;
using game::Viewer;

namespace {

constexpr std::int64_t kMostSlices = 1'000'000, kMostFindings = 1 << 20;

}  // namespace

Operations::Refusal Operations::review(Request& request, Json& reply) {
    Reviewing::Wish wish;
    wish.nodes = static_cast<std::uint64_t>(request.number("nodes", 1, kMostNodes).value_or(0));
    wish.seed = request.seed().value_or(0);
    wish.seats = request.seats("seats");
    if (request.fault()) return request.fault();
    auto begun = Reviewing::start(*match_, wish);
    if (!begun) return begun.error();
    reviewing_ = std::move(*begun);
    reviewing_->tell_plan(reply);
    return std::nullopt;
}

Operations::Refusal Operations::reviewed(Request& request, Json& reply) {
    const auto slices = request.number("slices", 0, kMostSlices).value_or(1);
    const auto from = request.number("from", 0, kMostFindings).value_or(0);
    if (request.fault()) return request.fault();
    if (!reviewing_) return Reason("nobody-reviews", "");
    reviewing_->go_on(slices);
    reviewing_->tell_findings(reply, static_cast<std::size_t>(from));
    return std::nullopt;
}

Operations::Refusal Operations::hint(Request& request, Json& reply) {
    const auto nodes = static_cast<std::uint64_t>(request.number("nodes", 1, kMostNodes).value_or(0));
    const std::uint64_t seed = request.seed().value_or(0);
    const auto seat = deciding_seat(request);
    if (request.fault()) return request.fault();
    if (!seat) return seat.error();
    auto begun = bots::analysis::Hint::start(match_->game(), match_->state(), *seat, {nodes, seed});
    if (!begun) return Reason("nothing-to-do", "", {{"seat", *seat}});
    hinting_ = Hinting{std::move(*begun), match_->state().clone()};
    reply["seat"] = show(*seat);
    return std::nullopt;
}

Operations::Refusal Operations::hinted(Request& request, Json& reply) {
    const auto slices = request.number("slices", 0, kMostSlices).value_or(1);
    if (request.fault()) return request.fault();
    if (!hinting_) return Reason("nobody-hints", "");
    bool done = false;
    for (std::int64_t i = 0; i < slices && !done; ++i) done = hinting_->hint.step();
    reply["done"] = done;
    hinting_->tell(reply, speech_);
    return std::nullopt;
}

Operations::Refusal Operations::settle(Request& request, Json&) {
    Settling::Wish wish;
    wish.seat = request.seat();
    wish.seed = request.seed().value_or(0);
    wish.study = request.flag("study");
    if (request.fault()) return request.fault();
    auto begun = Settling::start(*match_, wish);
    if (!begun) return begun.error();
    settling_ = std::move(*begun);
    return std::nullopt;
}

Operations::Refusal Operations::verdict(Request& request, Json& reply) {
    const auto nodes = request.number("nodes", 1, kMostNodes).value_or(bots::kSlice);
    if (request.fault()) return request.fault();
    if (!settling_) return Reason("nobody-settles", "");
    const bool done = settling_->think(static_cast<std::uint64_t>(nodes));
    reply.update(settling_->to_json());
    reply["done"] = done;
    reply["reasons"] = show_notices(settling_->tell(), speech_);
    return std::nullopt;
}

void Operations::Hinting::tell(Json& reply, const Speech& speech) const {
    const bots::analysis::Advice advice = hint.advice();
    const Seat seat = hint.seat();
    reply["seat"] = show(seat);
    reply["kind"] = name_of(advice.kind);
    reply["kind_text"] = speech.say(code_of(advice.kind));
    reply["move"] = state->write_move(seat, advice.move, Viewer::of(seat));
    reply["line"] = advice.line;
    if (advice.chance) reply["chance"] = static_cast<double>(*advice.chance) / bots::analysis::kSure;
    reply["reasons"] = show_notices(advice.reasons, speech);
    reply["events"] = show_events(advice.events, Viewer::of(seat), speech);
}

}  // namespace wire
