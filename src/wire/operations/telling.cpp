// What there is to know about the game on the table.

#include <algorithm>
#include <array>
#include <utility>

#include "core/text.h"
#include "game/fair.h"
#include "wire/answer.h"
#include "wire/operations/operation.h"
#include "wire/refusals.h"
#include "wire/show.h"

namespace wire::operations {

using game::Reason;
using game::Seat;
using game::Viewer;

namespace {

/// Who wants to know it.
struct Eyes {
    const game::Match& match;
    const Speech& speech;
    Viewer viewer;
    std::optional<Seat> seat;  // whose moves are meant; nobody's: everybody's
};

Refusal tell_state(const Eyes& eyes, Request& request, JsonObject& reply) {
    if (request.fault()) return request.fault();
    reply.put("state", show_state(eyes.match, eyes.viewer, eyes.speech));
    return std::nullopt;
}

Refusal tell_story(const Eyes& eyes, Request& request, JsonObject& reply) {
    const int form = notation(eyes.match, request);
    const auto from = request.number("from", 0, game::kMostRecordedMoves).value_or(0);
    if (request.fault()) return request.fault();
    const auto which = which_game(request, eyes.match.games());
    if (!which) return which.error();
    const game::Course& course = eyes.match.course(*which);
    reply.put("games", eyes.match.games());
    if (from == 0) reply.put("start", show_start(course, eyes.viewer));
    reply.put("steps", show_steps(course, static_cast<std::size_t>(from), eyes.viewer, form, eyes.speech));
    return std::nullopt;
}

Refusal tell_moves(const Eyes& eyes, Request& request, JsonObject& reply) {
    const int form = notation(eyes.match, request);
    const auto card = request.text("card");
    if (request.fault()) return request.fault();
    const game::SeatSet seats = eyes.seat                            ? game::SeatSet(*eyes.seat)
                                : eyes.viewer == Viewer::spectator() ? game::SeatSet()
                                                                     : game::SeatSet::everyone();
    reply.put("moves", show_moves(eyes.match, seats, eyes.viewer, form, card));
    return std::nullopt;
}

Refusal tell_attempt(const Eyes& eyes, Request& request, JsonObject& reply) {
    const std::string_view text = request.needed_text("move");
    const int form = notation(eyes.match, request);
    if (request.fault()) return request.fault();
    if (!eyes.seat || !eyes.seat->is_player())
        return Reason("no-such-seat", "", {{"seat", eyes.seat ? game::to_text(*eyes.seat) : "public"}});
    if (eyes.match.over()) return Reason("game-over", "");
    const game::AnyState& now = eyes.match.state();
    const auto move = now.read_move(text, form);
    if (!move) return move.error();
    if (auto refusal = now.why_illegal(*eyes.seat, *move)) return refusal;
    if (now.shows_hidden(*eyes.seat, *move)) return Reason("would-show", "");
    const auto later = now.clone();
    game::Events events;
    later->apply(*eyes.seat, *move, &events);
    reply.put("events", show_events(events, Viewer::of(*eyes.seat), eyes.speech));
    reply.put("position", later->position(Viewer::of(*eyes.seat)));
    return std::nullopt;
}

const game::ForeignForm* find_form(const game::AnyGame& game, std::string_view name) {
    for (const game::ForeignForm& form : game.forms())
        if (form.name == name) return &form;
    return nullptr;
}

Refusal tell_record(const Eyes& eyes, Request& request, JsonObject& reply) {
    const auto name = request.text("form");
    const auto from = request.number("from", 0, game::kMostRecordedMoves);
    if (request.fault()) return request.fault();
    if (from && name) return Reason("bad-member", "", {{"member", std::string("from")}, {"want", "no form"}});
    if (from) {
        reply.put("record", game::to_text(eyes.match.recorded(eyes.viewer, static_cast<std::size_t>(*from))));
        return std::nullopt;
    }
    const game::Record kept = eyes.match.record(eyes.viewer);
    if (!name) {
        reply.put("record", game::to_text(kept));
        return std::nullopt;
    }
    const game::ForeignForm* form = find_form(eyes.match.game(), *name);
    if (!form) return unknown_form(*name);
    auto text = form->write(kept);
    if (!text) return text.error();
    reply.put("record", *text);
    return std::nullopt;
}

Refusal verify(Context& context, Request& request, JsonObject& reply) {
    if (request.fault()) return request.fault();
    const game::Match& match = *context.match;
    const auto verified = game::verify_draws(match.game(), match.record(Viewer::keeper()));
    if (!verified) return verified.error();
    reply.put("games", verified->games);
    reply.put("keys", verified->keys);
    reply.put("draws", verified->draws);
    reply.put("checked", verified->checked);
    reply.put("seats", verified->seats);
    reply.put("nonces", verified->nonces);
    reply.put("told", show_notices(game::told(*verified), context.speech));
    return std::nullopt;
}

/// What an answer to a change would say, without one.
Refusal look(Context& context, Request& request, JsonObject& reply) {
    const Asker whom = asker(context, request);
    if (request.fault()) return request.fault();
    tell_change(context, whom, context.match->moves_played(), reply);
    return std::nullopt;
}

/// What can be asked, beside whose eyes it is asked with.
struct Telling {
    std::string_view name;
    Refusal (*tell)(const Eyes&, Request&, JsonObject& reply);
    std::array<std::string_view, 3> members;
};
constexpr auto kTellings = std::to_array<Telling>({
    {"state", tell_state, {}},
    {"story", tell_story, {"notation", "game", "from"}},
    {"moves", tell_moves, {"notation", "card"}},
    {"try", tell_attempt, {"move", "notation"}},
    {"record", tell_record, {"form", "from"}},
});

/// For who runs the table: as the `seat` named, or with everybody's eyes.
template <std::size_t kWhich>
Refusal tell_as_seat(Context& context, Request& request, JsonObject& reply) {
    const bool needs_seat = kTellings[kWhich].name == "try";
    const auto seat = needs_seat ? request.needed_seat() : request.seat();
    const Viewer whom = needs_seat ? Viewer::keeper() : viewer(context, request);
    if (request.fault()) return request.fault();
    return kTellings[kWhich].tell({*context.match, context.speech, whom, seat}, request, reply);
}

}  // namespace

std::span<const Operation> telling_operations() {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"state", tell_as_seat<0>, true, {"seat"}},
        {"look", look, true, {"viewer", "known"}},
        {"story", tell_as_seat<1>, true, {"seat", "notation", "game", "from"}},
        {"moves", tell_as_seat<2>, true, {"seat", "notation", "card"}},
        {"try", tell_as_seat<3>, true, {"seat", "move", "notation"}},
        {"record", tell_as_seat<4>, true, {"seat", "form", "from"}},
        {"verify", verify, true, {}},
    });
    return kOperations;
}

}  // namespace wire::operations

namespace wire {

std::optional<game::Reason> answer_question(const Json& question, const game::Match& match,
                                            std::optional<game::Seat> seat, const Speech& speech,
                                            JsonObject& reply) {
    Request request(question);
    const std::string_view op = request.needed_text("op");
    if (request.fault()) return request.fault();
    for (const auto& telling : operations::kTellings) {
        if (telling.name != op) continue;
        const auto& members = telling.members;
        request.allow_only({members.begin(), std::find(members.begin(), members.end(), "")});
        if (request.fault()) return request.fault();
        const game::Viewer eyes = seat ? game::Viewer::of(*seat) : game::Viewer::spectator();
        return telling.tell({match, speech, eyes, seat}, request, reply);
    }
    return game::Reason("unknown-op", "", {{"op", core::quotable(op)}});
}

}  // namespace wire
