// What needs no table: the language, the sentences, the games.

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "bots/levels.h"
#include "games/catalog.h"
#include "wire/messages.h"
#include "wire/operations/operation.h"
#include "wire/show.h"

namespace wire::operations {

using game::Reason;
using game::Seat;

namespace {

Refusal speak(Context& context, Request& request, JsonObject&) {
    const std::string_view language = request.needed_text("language");
    std::vector<std::string> names = request.texts("names", game::kMaxSeats);
    static constexpr std::array<std::string_view, 2> kPlaces{"named", "here"};
    const std::size_t places = request.choice("places", kPlaces).value_or(0);
    if (request.fault()) return request.fault();
    const auto known = game::read_language(language);
    if (!known)
        return Reason("bad-member", "", {{"member", std::string("language")}, {"want", "nl|en|fr|de"}});
    context.speech.language = *known;
    context.speech.points = places == 1;
    context.speech.names = [names = std::move(names)](Seat seat, game::Language spoken) {
        const auto index = static_cast<std::size_t>(seat.is_player() ? seat.index() : game::kMaxSeats);
        return index < names.size() && !names[index].empty() ? names[index]
                                                             : game::plain_seat_name(seat, spoken);
    };
    return std::nullopt;
}

Refusal messages(Context& context, Request&, JsonObject& reply) {
    JsonList all;  // of pairs: an object may not have so many keys
    for (const game::Message& message : catalog().all()) {
        JsonList pair;
        pair.add(message.code).add(message.text[static_cast<std::size_t>(context.speech.language)]);
        all.add(pair);
    }
    reply.put("messages", all);
    return std::nullopt;
}

Refusal games(Context& context, Request&, JsonObject& reply) {
    JsonList list, levels;
    for (const game::AnyGame* game : games::all()) list.add(show_game(*game, context.speech));
    for (int level = 1; level <= bots::kTopLevel; ++level)
        levels.add(context.speech.say(bots::level_code(level)));
    reply.put("games", list).put("levels", levels);
    return std::nullopt;
}

}  // namespace

std::span<const Operation> general_operations() {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"speak", speak, false, {"language", "names", "places"}},
        {"messages", messages, false, {}},
        {"games", games, false, {}},
    });
    return kOperations;
}

}  // namespace wire::operations
