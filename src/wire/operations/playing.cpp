// What changes the game on the table.

#include <array>
#include <vector>

#include "wire/operations/operation.h"
#include "wire/show.h"

namespace wire::operations {

using game::Reason;
using game::Seat;

namespace {

constexpr std::size_t kMostTimedMoves = 1000;
/// Of a watch and of its start, so that their sum is still a time of a record.
constexpr std::int64_t kMostWatchMs = game::kMostMilliseconds / 4;

Refusal play(Context& context, Request& request, JsonObject& reply) {
    const Seat seat = request.needed_seat();
    const std::string_view move = request.needed_text("move");
    const int form = notation(*context.match, request);
    const auto when = request.number("ms", 0, game::kMostMilliseconds);
    const Asker whom = asker(context, request);
    if (request.fault()) return request.fault();
    const std::size_t stood = context.match->moves_played();
    if (auto refusal = context.match->play(seat, move, form, when)) return refusal;
    tell_change(context, whom, stood, reply);
    return std::nullopt;
}

core::Result<std::vector<game::TimedMove>, Reason> timed_lists(const Context& context, Request& request) {
    std::vector<game::TimedMove> alone;
    for (const Json& list : request.objects("lists", game::kMaxSeats)) {
        Request one(list);
        one.allow_only(std::array<std::string_view, 2>{"seat", "moves"});
        const Seat seat = one.needed_seat();
        one.need("moves");
        for (const Json& timed : one.objects("moves", kMostTimedMoves)) {
            Request entry(timed);
            entry.allow_only(std::array<std::string_view, 2>{"move", "ms"});
            const auto move = context.match->state().read_move(entry.needed_text("move"));
            entry.need("ms");
            const auto when = entry.number("ms", 0, kMostWatchMs);
            if (entry.fault()) return core::fail(*entry.fault());
            if (!move) return core::fail(move.error());
            alone.push_back({seat, *move, *when});
        }
        if (one.fault()) return core::fail(*one.fault());
    }
    return alone;
}

Refusal merge(Context& context, Request& request, JsonObject& reply) {
    request.need("lists");
    const auto since = request.number("since", 0, kMostWatchMs).value_or(0);
    const auto alone = timed_lists(context, request);
    const Asker whom = asker(context, request);
    if (request.fault()) return request.fault();
    if (!alone) return alone.error();
    const std::size_t stood = context.match->moves_played();
    if (auto refusal = context.match->play_merged(*alone, since)) return refusal;
    tell_change(context, whom, stood, reply);
    return std::nullopt;
}

Refusal end(Context& context, Request& request, JsonObject& reply) {
    const Seat seat = request.needed_seat();
    request.need("kind");
    const auto kind = request.choice("kind", game::Ending::kNames);
    const Asker whom = asker(context, request);
    if (request.fault()) return request.fault();
    if (auto refusal = context.match->end({static_cast<game::Ending::Kind>(*kind), seat})) return refusal;
    tell_change(context, whom, context.match->moves_played(), reply);
    return std::nullopt;
}

Refusal undo(Context& context, Request& request, JsonObject& reply) {
    const Asker whom = asker(context, request);
    if (request.fault()) return request.fault();
    const std::size_t stood = context.match->moves_played();
    if (auto refusal = context.match->undo()) return refusal;
    tell_change(context, whom, stood, reply);
    return std::nullopt;
}

Refusal back(Context& context, Request& request, JsonObject& reply) {
    const game::SeatSet seats = request.seats("seats");
    const Asker whom = asker(context, request);
    if (request.fault()) return request.fault();
    const std::size_t stood = context.match->moves_played();
    if (auto refusal = context.match->back(seats)) return refusal;
    tell_change(context, whom, stood, reply);
    return std::nullopt;
}

Refusal next(Context& context, Request& request, JsonObject& reply) {
    const Asker whom = asker(context, request);
    if (request.fault()) return request.fault();
    if (auto refusal = context.match->next()) return refusal;
    tell_change(context, whom, 0, reply);
    return std::nullopt;
}

}  // namespace

std::span<const Operation> playing_operations() {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"play", play, true, {"seat", "move", "notation", "ms", "viewer", "known"}},
        {"merge", merge, true, {"lists", "since", "viewer", "known"}},
        {"end", end, true, {"seat", "kind", "viewer", "known"}},
        {"undo", undo, true, {"viewer", "known"}},
        {"back", back, true, {"seats", "viewer", "known"}},
        {"next", next, true, {"viewer", "known"}},
    });
    return kOperations;
}

}  // namespace wire::operations
