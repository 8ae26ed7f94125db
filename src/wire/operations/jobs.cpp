// What takes long: a job is begun by an operation of its own, gone on with by `go`, ended by `stop`.

#include <limits>
#include <memory>
#include <utility>

#include "bots/levels.h"
#include "wire/hinting.h"
#include "wire/operations/operation.h"
#include "wire/reviewing.h"
#include "wire/show.h"
#include "wire/thinking.h"
#include "wire/verdict.h"

namespace wire::operations {

using game::Reason;

namespace {

constexpr std::int64_t kBotNodes = 200'000;
/// Some seconds in the slowest game.
constexpr std::int64_t kMostSlices = 1'000;
constexpr std::int64_t kMostFindings = 1 << 20;

core::Result<std::unique_ptr<Thinking>, Reason> begin_thinking(const Context& context, Request& request) {
    const auto seat = deciding_seat(context, request);
    const auto level = request.number("level", 1, bots::kTopLevel).value_or(bots::kTopLevel);
    const std::uint64_t seed = request.seed().value_or(0);
    if (request.fault()) return core::fail(*request.fault());
    if (!seat) return core::fail(seat.error());
    return Thinking::start(*context.match, *seat, static_cast<int>(level), seed);
}

/// Keeps what has begun, or passes its refusal on.
template <class Any>
Refusal keep(Context& context, core::Result<std::unique_ptr<Any>, Reason> begun, JsonObject& reply) {
    if (!begun) return begun.error();
    const auto number = context.jobs.add(std::move(*begun));
    if (!number) return number.error();
    reply.put("job", *number);
    return std::nullopt;
}

Refusal bot(Context& context, Request& request, JsonObject& reply) {
    const auto nodes = request.number("nodes", 1, kMostNodesAtOnce).value_or(kBotNodes);
    const auto begun = begin_thinking(context, request);
    if (!begun) return begun.error();
    (*begun)->spend(static_cast<std::uint64_t>(nodes));
    (*begun)->tell(reply);
    return std::nullopt;
}

Refusal think(Context& context, Request& request, JsonObject& reply) {
    return keep(context, begin_thinking(context, request), reply);
}

Refusal review(Context& context, Request& request, JsonObject& reply) {
    Reviewing::Wish wish;
    wish.nodes = static_cast<std::uint64_t>(request.number("nodes", 1, kMostNodes).value_or(0));
    wish.seed = request.seed().value_or(0);
    wish.seats = request.seats("seats");
    if (request.fault()) return request.fault();
    auto begun = Reviewing::start(*context.match, wish);
    if (!begun) return begun.error();
    const Reviewing& reviewing = **begun;
    if (auto refusal = keep(context, std::move(begun), reply)) return refusal;
    reviewing.tell_plan(reply);
    return std::nullopt;
}

Refusal hint(Context& context, Request& request, JsonObject& reply) {
    const auto nodes = static_cast<std::uint64_t>(request.number("nodes", 1, kMostNodes).value_or(0));
    const std::uint64_t seed = request.seed().value_or(0);
    const auto seat = deciding_seat(context, request);
    if (request.fault()) return request.fault();
    if (!seat) return seat.error();
    if (auto refusal = keep(context, Hinting::start(*context.match, *seat, {nodes, seed}), reply))
        return refusal;
    reply.put("seat", show(*seat));
    return std::nullopt;
}

Refusal settle(Context& context, Request& request, JsonObject& reply) {
    Settling::Wish wish;
    wish.seat = request.seat();
    wish.seed = request.seed().value_or(0);
    wish.study = request.flag("study");
    if (request.fault()) return request.fault();
    return keep(context, Settling::start(*context.match, wish), reply);
}

Jobs::Number which_job(Request& request) {
    request.need("job");
    return request.number("job", 1, std::numeric_limits<Jobs::Number>::max()).value_or(0);
}

Refusal go(Context& context, Request& request, JsonObject& reply) {
    const Jobs::Number number = which_job(request);
    const auto slices = request.number("slices", 0, kMostSlices).value_or(1);
    const auto from = request.number("from", 0, kMostFindings).value_or(0);
    if (request.fault()) return request.fault();
    Job* job = context.jobs.find(number);
    if (!job) return Reason("no-such-job", "");
    bool done = false;
    for (std::int64_t i = 0; i < slices && !done; ++i) done = job->step();
    reply.put("done", done);
    job->tell(reply, context.speech, static_cast<std::size_t>(from));
    if (done) context.jobs.remove(number);
    return std::nullopt;
}

Refusal stop(Context& context, Request& request, JsonObject&) {
    const Jobs::Number number = which_job(request);
    if (request.fault()) return request.fault();
    if (!context.jobs.find(number)) return Reason("no-such-job", "");
    context.jobs.remove(number);
    return std::nullopt;
}

}  // namespace

std::span<const Operation> job_operations() {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"bot", bot, true, {"seat", "level", "nodes", "seed"}},
        {"think", think, true, {"seat", "level", "seed"}},
        {"review", review, true, {"nodes", "seed", "seats"}},
        {"hint", hint, true, {"seat", "nodes", "seed"}},
        {"settle", settle, true, {"seat", "seed", "study"}},
        {"go", go, false, {"job", "slices", "from"}},
        {"stop", stop, false, {"job"}},
    });
    return kOperations;
}

}  // namespace wire::operations
