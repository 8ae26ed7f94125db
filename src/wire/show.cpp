#include "wire/show.h"

#include <string>

#include "core/text.h"
#include "game/series.h"
#include "wire/messages.h"

namespace wire {

namespace {

/// The sentence whose code is put together from parts.
template <class... Parts>
std::string say(const Speech& speech, Parts... parts) {
    std::string code;
    ((code += parts), ...);
    return speech.say(code);
}

JsonObject show_args(const game::Notice& notice) {
    JsonObject args;
    for (const game::Arg& arg : notice.args) {
        switch (arg.kind) {
            case game::Arg::Kind::number: args.put(arg.name, arg.number); break;
            case game::Arg::Kind::seat: args.put(arg.name, wire::show(arg.seat)); break;
            case game::Arg::Kind::word:
            case game::Arg::Kind::term: args.put(arg.name, arg.word); break;
        }
    }
    return args;
}

JsonText show_outcome(const game::Match& match, const Speech& speech) {
    const auto outcome = match.state().outcome();
    if (!outcome) return JsonText(nullptr);
    JsonObject shown;
    shown.put("winners", wire::show(outcome->winners));
    shown.put("places", outcome->places);
    shown.put("points", outcome->points);
    shown.put("reason", outcome->code);
    shown.put("rule", outcome->rule);
    shown.put("text", say(speech, match.game().id(), ".end.", outcome->code));
    return JsonText(shown);
}

JsonText show_ending(const game::Match& match) {
    if (!match.ending()) return JsonText(nullptr);
    JsonObject shown;
    shown.put("kind", to_text(match.ending()->kind));
    const game::Seat loser = match.ending()->seat;
    shown.put("seat", wire::show(loser));
    game::SeatSet winners;  // the other sides; a partner loses too
    for (int seat = 0; seat < match.setup().players; ++seat)
        if (!match.ending()->is_drawn() &&
            side_of(match.variant(), seat) != side_of(match.variant(), loser.index()))
            winners.add(game::Seat::player(seat));
    shown.put("winners", wire::show(winners));
    return JsonText(shown);
}

/// Who begins next is known once the game is over, and of interest while the series is not.
JsonText show_next_begins(const game::Match& match, const game::Series& series) {
    if (!match.over() || series.over()) return JsonText(nullptr);
    const std::string begins = series.next_begins();
    if (const auto seat = core::read_number(begins)) return JsonText(*seat);
    return JsonText(begins);
}

JsonObject show_series(const game::Match& match) {
    const game::Series series = match.standing();
    JsonObject shown;
    shown.put("games", series.games());
    shown.put("target", series.target());
    shown.put("totals", series.totals());
    shown.put("over", series.over());
    shown.put("winners", wire::show(series.winners()));
    shown.put("next_begins", show_next_begins(match, series));
    return shown;
}

/// A value the option certainly takes.
std::string_view sample_of(const game::OptionInfo& option) {
    if (!option.fallback.empty()) return option.fallback;
    return option.is_text() ? option.examples.front() : option.choices.front();
}

/// Which of the game's own options mean something in a variant.
JsonList show_options_here(const game::AnyGame& game, const game::VariantInfo& variant) {
    JsonList names;
    for (const game::OptionInfo& option : game.options()) {
        game::Setup setup;
        setup.variant = variant.name;
        setup.players = variant.min_players;
        setup.options.emplace_back(option.name, sample_of(option));
        const auto tried = game.start(setup);
        if (tried || tried.error().code != "option-not-here") names.add(option.name);
    }
    return names;
}

JsonObject show_variant(const game::AnyGame& game, const game::VariantInfo& variant, const Speech& speech) {
    JsonObject shown;
    shown.put("name", variant.name);
    shown.put("title", say(speech, game.id(), ".variant.", variant.name));
    shown.put("rule", variant.rule);
    shown.put("min_players", variant.min_players);
    shown.put("max_players", variant.max_players);
    shown.put("teams", variant.teams);
    shown.put("target", variant.target);
    shown.put("options", show_options_here(game, variant));
    shown.put("facts", game.facts(variant));
    return shown;
}

JsonObject show_option(std::string_view room, const game::OptionInfo& option, const Speech& speech) {
    JsonObject shown;
    shown.put("name", option.name);
    shown.put("title", say(speech, room, ".option.", option.name));
    shown.put("rule", option.rule);
    if (option.is_text()) {
        shown.put("examples", option.examples);
    } else if (option.choices.empty()) {
        shown.put("low", option.low);
        shown.put("high", option.high);
        shown.put("step", option.step);
    } else {
        shown.put("choices", option.choices);
    }
    shown.put("default", option.fallback.empty() ? JsonText(nullptr) : JsonText(option.fallback));
    return shown;
}

JsonList show_options(std::string_view room, std::span<const game::OptionInfo> options,
                      const Speech& speech) {
    JsonList list;
    for (const game::OptionInfo& option : options) list.add(show_option(room, option, speech));
    return list;
}

/// What positions, moves and facts of the game look like.
void show_declaration(const game::Declaration& declared, JsonObject& shown) {
    shown.put("position", describe(declared.position));
    JsonList moves;
    for (const game::MoveForm& form : declared.moves) {
        JsonObject entry;
        entry.put("verb", form.verb);
        entry.put("text", form.text);
        entry.put("parts", describe(game::Type::record(form.parts)));
        moves.add(entry);
    }
    shown.put("moves", moves);
    shown.put("facts", describe(declared.facts));
}

}  // namespace

std::string Speech::say(const game::Notice& notice) const { return catalog().say(notice, language, names); }
std::string Speech::say_why(const game::Reason& reason) const {
    const game::Message* here = points ? catalog().find(std::string(reason.code) + ".here") : nullptr;
    if (!here) return say(reason);
    game::Reason pointing = reason;
    pointing.code = here->code;
    return say(pointing);
}
std::string Speech::say(std::string_view code) const { return catalog().say(code, language); }

JsonText show(game::Seat seat) {
    return seat.is_player() ? JsonText(seat.index()) : JsonText(game::to_text(seat));
}

JsonList show(game::SeatSet seats) {
    JsonList list;
    for (const game::Seat seat : seats) list.add(show(seat));
    return list;
}

JsonObject show_error(const game::Reason& reason, const Speech& speech) {
    return show_error(reason, speech.say_why(reason));
}

JsonObject show_error(const game::Reason& reason, std::string_view message) {
    JsonObject shown;
    shown.put("code", reason.code);
    shown.put("message", message);
    if (!reason.rule.empty()) shown.put("rule", reason.rule);
    if (!reason.args.empty()) shown.put("args", show_args(reason));
    if (!reason.because.empty()) shown.put("because", reason.because.front().code);
    return shown;
}

JsonObject show_game(const game::AnyGame& game, const Speech& speech) {
    JsonObject shown;
    shown.put("game", game.id());
    shown.put("name", say(speech, game.id(), ".name"));
    shown.put("about", say(speech, game.id(), ".about"));
    shown.put("rules_version", game.rules_version());
    JsonList variants;
    for (const game::VariantInfo& variant : game.variants())
        variants.add(show_variant(game, variant, speech));
    shown.put("variants", variants);
    shown.put("options", show_options(game.id(), game.options(), speech));
    shown.put("series_options", show_options("series", game::series_options(), speech));
    shown.put("notations", game.notations());
    JsonList forms;
    for (const game::ForeignForm& form : game.forms()) forms.add(form.name);
    shown.put("forms", forms);
    show_declaration(game.declaration(), shown);
    return shown;
}

namespace {

JsonObject show_notice(const game::Notice& notice, const Speech& speech) {
    JsonObject shown;
    shown.put("code", notice.code);
    shown.put("rule", notice.rule);
    shown.put("args", show_args(notice));
    // Places as in refusals.
    shown.put("text", speech.say_why(game::Reason(notice.code, notice.rule, notice.args)));
    return shown;
}

/// Who may act, and the scores.
JsonObject show_standing(const game::AnyState& state) {
    JsonObject shown;
    shown.put("to_move", wire::show(state.outcome() ? game::SeatSet() : state.actors()));
    shown.put("scores", state.scores());
    return shown;
}

}  // namespace

JsonList show_notices(const std::vector<game::Notice>& notices, const Speech& speech) {
    JsonList list;
    for (const game::Notice& notice : notices) list.add(show_notice(notice, speech));
    return list;
}

JsonList show_events(const game::Events& events, game::Viewer viewer, const Speech& speech) {
    JsonList list;
    for (const game::Event& event : events)
        if (viewer.may_see(event.audience)) list.add(show_notice(event, speech));
    return list;
}

JsonObject show_state(const game::Match& match, game::Viewer viewer, const Speech& speech) {
    JsonObject shown;
    shown.put("game", match.game().id());
    shown.put("variant", match.variant().name);
    shown.put("players", match.setup().players);
    shown.put("moves_played", match.moves_played());
    shown.put("to_move", show(match.over() ? game::SeatSet() : match.state().actors()));
    shown.put("scores", match.state().scores());
    shown.put("outcome", show_outcome(match, speech));
    shown.put("ending", show_ending(match));
    shown.put("series", show_series(match));
    shown.put("position", match.state().position(viewer));
    shown.put("events", show_events(match.events(), viewer, speech));
    return shown;
}

JsonObject show_ground(const game::AnyState& state, const game::Tree& position) {
    JsonObject shown = show_standing(state);
    shown.put("position", position);
    return shown;
}

JsonObject show_move(const game::AnyState& before, game::Seat seat, game::AnyMove move, game::Viewer viewer,
                     int notation) {
    JsonObject shown;
    shown.put("move", before.write_move(seat, move, viewer, notation));
    shown.put_all(before.parts_of(seat, move, viewer));
    return shown;
}

JsonObject show_bare_step(const game::Moment& moment, game::Viewer viewer, int notation,
                          const Speech& speech) {
    const auto& [seat, move, milliseconds] = moment.played;
    JsonObject shown = show_standing(moment.after);
    shown.put("seat", show(seat));
    shown.put_all(show_move(moment.before, seat, move, viewer, notation));
    shown.put("events", show_events(moment.events, viewer, speech));
    if (milliseconds) shown.put("ms", *milliseconds);
    return shown;
}

JsonObject show_step(const game::Moment& moment, game::Viewer viewer, int notation, const Speech& speech) {
    JsonObject shown = show_bare_step(moment, viewer, notation, speech);
    shown.put("position", moment.after.position(viewer));
    return shown;
}

}  // namespace wire
