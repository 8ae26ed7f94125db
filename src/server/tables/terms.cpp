#include "server/tables/terms.h"

#include <cassert>
#include <utility>

#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "wire/request.h"

namespace server::tables {

using game::Reason;
using wire::Json;
using wire::JsonObject;

namespace {

constexpr std::int64_t kSecond = 1000, kMinute = 60 * kSecond, kDay = 24 * 60 * kMinute;

std::int64_t number(const Json& object, const char* name) { return *wire::whole_number_of(object.at(name)); }
const std::string& text(const Json& object, const char* name) { return *wire::text_of(object.at(name)); }

/// A rated game has a clock, somebody to be compared with, and the rules of its variant.
std::optional<Reason> why_not_rated(const Terms& terms) {
    const game::AnyGame& game = game_of(terms);
    if (terms.clock.kind == ClockTerms::Kind::none && !game.all_at_once())
        return Reason("server.rated-needs-clock", "");
    if (terms.setup.players < 2) return Reason("server.rated-alone", "");
    for (const auto& [name, value] : game::without_series(game, terms.setup).options) {
        const game::OptionInfo* option = game::find_option(game.options(), name);
        if (option && name != "begins" && value != option->fallback)
            return Reason("server.rated-as-usual", "", {{"option", name}});
    }
    return std::nullopt;
}

/// What only trying tells: whether a game can begin like this.
std::optional<Reason> why_not_played(const Terms& terms) {
    const game::AnyGame& game = game_of(terms);
    const auto match = game::Match::start(game, terms.setup, {.automatic = false});
    if (!match) return match.error();
    if (terms.levels.size() != static_cast<std::size_t>(terms.setup.players))
        return Reason("server.bad-sitters", "", {{"players", terms.setup.players}});
    if (game.all_at_once() && terms.clock.kind != ClockTerms::Kind::none)
        return Reason("server.no-clock", "");
    for (const int level : terms.levels)
        if (level == 0) return terms.is_rated ? why_not_rated(terms) : std::nullopt;
    return Reason("server.nobody", "");
}

}  // namespace

const game::AnyGame& game_of(const Terms& terms) {
    const game::AnyGame* game = games::find(terms.game);
    assert(game != nullptr);
    return *game;
}

core::Result<Terms, Reason> read_terms(const Json& body) {
    Terms terms;
    terms.game = text(body, "game");
    if (!games::find(terms.game))
        return core::fail(Reason("unknown-game", "", {{"game", core::quotable(terms.game)}}));
    wire::Request request(body);
    if (body.contains("variant")) terms.setup.variant = text(body, "variant");
    terms.setup.players = static_cast<int>(number(body, "players"));
    terms.setup.options = request.options();
    if (request.fault()) return core::fail(*request.fault());
    for (const Json& sitter : body.at("sitters"))
        terms.levels.push_back(text(sitter, "kind") == "bot" ? static_cast<int>(number(sitter, "level")) : 0);
    terms.clock = read_clock(body.at("clock"));
    terms.is_rated = body.contains("rated") && body.at("rated") == true;
    if (auto reason = game::complete_setup(game_of(terms), terms.setup)) return core::fail(*reason);
    if (auto reason = why_not_played(terms)) return core::fail(*reason);
    return terms;
}

JsonObject show_clock(const ClockTerms& terms) {
    JsonObject shown;
    switch (terms.kind) {
        case ClockTerms::Kind::none: shown.put("kind", "none"); break;
        case ClockTerms::Kind::game:
            shown.put("kind", "game");
            shown.put("minutes", terms.start_ms / kMinute);
            shown.put("seconds", terms.increment_ms / kSecond);
            break;
        case ClockTerms::Kind::move:
            shown.put("kind", "move");
            shown.put("seconds", terms.start_ms / kSecond);
            break;
        case ClockTerms::Kind::days:
            shown.put("kind", "days");
            shown.put("days", terms.start_ms / kDay);
            break;
    }
    return shown;
}

ClockTerms read_clock(const Json& clock) {
    const std::string& kind = text(clock, "kind");
    if (kind == "game")
        return {ClockTerms::Kind::game, number(clock, "minutes") * kMinute,
                number(clock, "seconds") * kSecond};
    if (kind == "move") return {ClockTerms::Kind::move, number(clock, "seconds") * kSecond, 0};
    if (kind == "days") return {ClockTerms::Kind::days, number(clock, "days") * kDay, 0};
    return {};
}

JsonObject show_plan(const Terms& terms) {
    JsonObject shown;
    shown.put("game", terms.game);
    shown.put("variant", terms.setup.variant);
    shown.put("players", terms.setup.players);
    JsonObject options;
    for (const auto& [name, value] : terms.setup.options) options.put(name, value);
    shown.put("options", options);
    shown.put("clock", show_clock(terms.clock));
    if (terms.is_rated) shown.put("rated", true);
    return shown;
}

}  // namespace server::tables
