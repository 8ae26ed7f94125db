// A game comes on the table: a new one, a position, or a record.

#include <utility>

#include "core/text.h"
#include "games/catalog.h"
#include "wire/operations/operation.h"
#include "wire/refusals.h"

namespace wire::operations {

using game::Match;
using game::Reason;

namespace {

/// The game a position is of.
core::Result<const game::AnyGame*, Reason> game_of(const game::Tree& position) {
    const game::Tree* name = position.get("game");
    if (!name && position.map())
        return core::fail(Reason("missing-member", "", {{"member", std::string("position.game")}}));
    if (!name || !name->text())
        return core::fail(Reason("bad-member", "",
                                 {{"member", std::string(name ? "position.game" : "position")},
                                  {"want", name ? "string" : "object"}}));
    const game::AnyGame* game = games::find(*name->text());
    if (!game) return core::fail(unknown_game(*name->text()));
    return game;
}

/// Reads a record in a foreign form: the one named, which several games may have, or, with no
/// name, whichever form reads it.
core::Result<game::Record, Reason> read_foreign(std::string_view text, std::optional<std::string_view> name) {
    std::optional<Reason> fault;
    for (const game::AnyGame* game : games::all())
        for (const game::ForeignForm& form : game->forms()) {
            if (name && form.name != *name) continue;
            auto record = form.read(text);
            if (record) return record;
            if (name && !fault) fault = record.error();
        }
    if (fault) return core::fail(*fault);
    return core::fail(name ? unknown_form(*name) : Reason("not-a-record", ""));
}

core::Result<game::Record, Reason> read_any_record(std::string_view text,
                                                   std::optional<std::string_view> form) {
    if (form) return read_foreign(text, form);
    auto record = game::read_record(text);
    return record || record.error().code != "not-a-record" ? record : read_foreign(text, {});
}

/// A match on the table that has no steps its asker can know already.
Refusal lay_out(Context& context, core::Result<Match, Reason> match, const Asker& whom, JsonObject& reply) {
    if (auto refusal = lay(context, std::move(match), whom)) return refusal;
    tell_change(context, whom, 0, reply);
    return std::nullopt;
}

Refusal start(Context& context, Request& request, JsonObject& reply) {
    const std::string_view id = request.needed_text("game");
    const auto variant = request.text("variant");
    const auto players = request.number("players", 1, game::kMaxSeats);
    game::Setup setup;
    setup.options = request.options();
    const game::Dealer dealing = dealer(context, request);
    const Asker whom = read_asker(request);
    if (request.fault()) return request.fault();

    const game::AnyGame* game = games::find(id);
    if (!game) return unknown_game(id);
    const game::VariantInfo* kind =
        variant ? game::find_variant(game->variants(), *variant) : &game->variants().front();
    if (!kind) return Reason("unknown-variant", "", {{"variant", core::quotable(*variant)}});
    setup.variant = kind->name;
    setup.players = static_cast<int>(players.value_or(kind->min_players));
    return lay_out(context, Match::start(*game, std::move(setup), dealing), whom, reply);
}

Refusal load(Context& context, Request& request, JsonObject& reply) {
    const Json* given = request.need("position");
    const game::Dealer dealing = dealer(context, request);
    const Asker whom = read_asker(request);
    if (request.fault()) return request.fault();
    const auto position = to_tree(*given);
    if (!position) return position.error();
    const auto game = game_of(*position);
    if (!game) return game.error();
    return lay_out(context, Match::load(**game, *position, dealing), whom, reply);
}

Refusal replay(Context& context, Request& request, JsonObject& reply) {
    const std::string_view text = request.needed_text("record");
    const auto form = request.text("form");
    const game::Dealer dealing = dealer(context, request);
    const Asker whom = read_asker(request);
    if (request.fault()) return request.fault();
    const auto record = read_any_record(text, form);
    if (!record) return record.error();
    const game::AnyGame* game = games::find(record->game);
    if (!game) return unknown_game(record->game);
    if (auto refused = lay_out(context, Match::replay(*game, *record, dealing), whom, reply)) return refused;
    reply.put("names", record->names);
    return std::nullopt;
}

Refusal branch(Context& context, Request& request, JsonObject& reply) {
    const auto moves = request.number("moves", 0, game::kMostRecordedMoves);
    const game::Dealer dealing = dealer(context, request);
    const Asker whom = asker(context, request);
    if (request.fault()) return request.fault();
    const Match& table = *context.match;
    if (!whom.viewer().is_keeper() && !table.over() && table.game().keeps_secrets())
        return Reason("keeper-only", "");
    game::Record cut = table.record(game::Viewer::keeper());
    if (cut.games.empty()) cut.games.emplace_back();
    const auto which = which_game(request, cut.games.size());
    if (!which) return which.error();
    cut.games.resize(*which + 1);
    game::RecordedGame& last = cut.games.back();
    if (moves && static_cast<std::size_t>(*moves) > last.moves.size())
        return Reason("no-such-move", "", {{"count", static_cast<std::int64_t>(last.moves.size())}});
    if (moves) {
        last.moves.resize(static_cast<std::size_t>(*moves));
        last.ending.reset();
    }
    return lay_out(context, Match::replay(table.game(), cut, dealing), whom, reply);
}

}  // namespace

std::span<const Operation> laying_operations() {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"new", start, false, {"game", "variant", "players", "options", "seed", "dealer", "viewer", "known"}},
        {"load", load, false, {"position", "seed", "dealer", "viewer", "known"}},
        {"replay", replay, false, {"record", "form", "seed", "dealer", "viewer", "known"}},
        {"branch", branch, true, {"game", "moves", "seed", "dealer", "viewer", "known"}},
    });
    return kOperations;
}

}  // namespace wire::operations
