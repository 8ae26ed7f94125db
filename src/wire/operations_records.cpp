#include "games/catalog.h"
#include "wire/operations.h"
#include "wire/refusals.h"
#include "wire/show.h"

namespace wire {

using game::Match;
using game::Reason;
using game::Viewer;

namespace {

constexpr std::int64_t kMostMoves = 1 << 20, kMostGames = 1 << 20;

const game::ForeignForm* find_form(const game::AnyGame& game, std::string_view name) {
    for (const game::ForeignForm& form : game.forms())
        if (form.name == name) return &form;
    return nullptr;
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

}  // namespace

Operations::Refusal Operations::replay(Request& request, Json& reply) {
    const std::string_view text = request.needed_text("record");
    const auto form = request.text("form");
    const game::Dealer dealing = dealer(request);
    if (request.fault()) return request.fault();
    const auto record = read_any_record(text, form);
    if (!record) return record.error();
    const game::AnyGame* game = games::find(record->game);
    if (!game) return unknown_game(record->game);
    if (auto refused = lay(Match::replay(*game, *record, dealing), reply)) return refused;
    reply["names"] = record->names;
    return std::nullopt;
}

core::Result<std::size_t, Reason> Operations::which_game(Request& request, std::size_t games) const {
    const auto number = request.number("game", 0, kMostGames);
    if (request.fault()) return core::fail(*request.fault());
    if (number && *number >= static_cast<std::int64_t>(games))
        return core::fail(Reason("no-such-game", "", {{"count", static_cast<std::int64_t>(games)}}));
    return number ? static_cast<std::size_t>(*number) : games - 1;
}

Operations::Refusal Operations::story(Request& request, Json& reply) {
    const Viewer whom = viewer(request);
    const int form = notation(request);
    const auto from = request.number("from", 0, kMostMoves).value_or(0);
    if (request.fault()) return request.fault();
    const auto chapters = game::tell(match_->game(), match_->record(Viewer::keeper()), form, whom);
    if (!chapters) return chapters.error();
    const auto which = which_game(request, chapters->size());
    if (!which) return which.error();
    const game::Chapter& chapter = (*chapters)[*which];
    Json steps = Json::array();
    for (std::size_t i = static_cast<std::size_t>(from); i < chapter.steps.size(); ++i)
        steps.push_back(show_step(chapter.steps[i], whom, speech_));
    reply["games"] = chapters->size();
    reply["start"] = show_ground(*chapter.start, chapter.start->position(whom));
    reply["steps"] = std::move(steps);
    return std::nullopt;
}

Operations::Refusal Operations::branch(Request& request, Json& reply) {
    const auto moves = request.number("moves", 0, kMostMoves);
    const game::Dealer dealing = dealer(request);
    if (request.fault()) return request.fault();
    game::Record cut = match_->record(Viewer::keeper());
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
    return lay(Match::replay(match_->game(), cut, dealing), reply);
}

Operations::Refusal Operations::record(Request& request, Json& reply) {
    const Viewer whom = viewer(request);
    const auto name = request.text("form");
    if (request.fault()) return request.fault();
    const game::Record kept = match_->record(whom);
    if (!name) {
        reply["record"] = game::to_text(kept);
        return std::nullopt;
    }
    const game::ForeignForm* form = find_form(match_->game(), *name);
    if (!form) return unknown_form(*name);
    auto text = form->write(kept);
    if (!text) return text.error();
    reply["record"] = std::move(*text);
    return std::nullopt;
}

}  // namespace wire
