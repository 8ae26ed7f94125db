#include "wire/operations/context.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/hash.h"
#include "core/text.h"
#include "wire/show.h"

namespace wire::operations {

using game::Match;
using game::Reason;
using game::Seat;
using game::Viewer;

Viewer viewer(const Context& context, Request& request) {
    const auto seat = request.seat();
    if (!seat) return Viewer::keeper();
    if (seat->is_player() && seat->index() >= context.match->setup().players)
        request.refuse(Reason("no-such-seat", "", {{"seat", game::to_text(*seat)}}));
    return Viewer::of(*seat);
}

Asker asker(const Context& context, Request& request) {
    const Asker whom = read_asker(request);
    if (auto refusal = why_not_here(whom, context.match->setup().players))
        request.refuse(std::move(*refusal));
    return whom;
}

int notation(const Match& match, Request& request) {
    const auto name = request.text("notation");
    if (!name) return 0;
    const auto known = match.game().notations();
    const auto found = std::find(known.begin(), known.end(), *name);
    if (found == known.end())
        request.refuse(Reason("unknown-notation", "", {{"notation", core::quotable(*name)}}));
    return static_cast<int>(found - known.begin());
}

core::Result<Seat, Reason> deciding_seat(const Context& context, Request& request) {
    const auto wanted = request.seat();
    if (request.fault()) return core::fail(*request.fault());
    if (context.match->over()) return core::fail(Reason("game-over", ""));
    for (const Seat actor : context.match->state().actors())
        if (actor.is_player() && (!wanted || *wanted == actor)) return actor;
    return core::fail(Reason("nobody-to-move", ""));
}

game::Dealer dealer(const Context& context, Request& request) {
    static constexpr std::array<std::string_view, 2> kDealers{"auto", "manual"};
    game::Dealer dealer;
    dealer.automatic = request.choice("dealer", kDealers).value_or(0) == 0;
    dealer.seed = request.seed().value_or(core::Hash(context.entropy).add(context.laid).value());
    return dealer;
}

core::Result<std::size_t, Reason> which_game(Request& request, std::size_t games) {
    const auto number = request.number("game", 0, game::kMostRecordedGames);
    if (request.fault()) return core::fail(*request.fault());
    if (number && *number >= static_cast<std::int64_t>(games))
        return core::fail(Reason("no-such-game", "", {{"count", static_cast<std::int64_t>(games)}}));
    return number ? static_cast<std::size_t>(*number) : games - 1;
}

Refusal lay(Context& context, core::Result<Match, Reason> match, const Asker& asker) {
    if (!match) return match.error();
    if (auto refusal = why_not_here(asker, match->setup().players)) return refusal;
    context.match = std::move(*match);
    context.puzzle = nullptr;
    ++context.laid;
    return std::nullopt;
}

void tell_change(const Context& context, const Asker& asker, std::size_t stood, JsonObject& reply) {
    answer_change(reply, *context.match, asker, stood, context.speech);
}

}  // namespace wire::operations
