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

Json show(const game::PerSeat& numbers) {
    Json list = Json::array();
    for (const std::int32_t number : numbers) list.push_back(number);
    return list;
}

Json show_args(const game::Notice& notice) {
    Json args = Json::object();
    for (const game::Arg& arg : notice.args) {
        Json& value = args[std::string(arg.name)];
        switch (arg.kind) {
            case game::Arg::Kind::number: value = arg.number; break;
            case game::Arg::Kind::seat: value = wire::show(arg.seat); break;
            case game::Arg::Kind::word:
            case game::Arg::Kind::term: value = arg.word; break;
        }
    }
    return args;
}

Json show_outcome(const game::Match& match, const Speech& speech) {
    const auto outcome = match.state().outcome();
    if (!outcome) return nullptr;
    Json shown;
    shown["winners"] = wire::show(outcome->winners);
    shown["places"] = show(outcome->places);
    shown["points"] = show(outcome->points);
    shown["reason"] = outcome->code;
    shown["rule"] = outcome->rule;
    shown["text"] = say(speech, match.game().id(), ".end.", outcome->code);
    return shown;
}

Json show_ending(const game::Match& match) {
    if (!match.ending()) return nullptr;
    Json shown;
    shown["kind"] = to_text(match.ending()->kind);
    const game::Seat loser = match.ending()->seat;
    shown["seat"] = wire::show(loser);
    game::SeatSet winners;  // the other sides; a partner loses too
    for (int seat = 0; seat < match.setup().players; ++seat)
        if (!match.ending()->is_drawn() &&
            side_of(match.variant(), seat) != side_of(match.variant(), loser.index()))
            winners.add(game::Seat::player(seat));
    shown["winners"] = wire::show(winners);
    return shown;
}

/// Who begins next is known once the game is over, and of interest while the series is not.
Json show_next_begins(const game::Match& match, const game::Series& series) {
    if (!match.over() || series.over()) return nullptr;
    std::string begins = series.next_begins();
    if (const auto seat = core::read_number(begins)) return *seat;
    return begins;
}

Json show_series(const game::Match& match) {
    const game::Series series = match.standing();
    Json shown;
    shown["games"] = series.games();
    shown["target"] = series.target();
    shown["totals"] = show(series.totals());
    shown["over"] = series.over();
    shown["winners"] = wire::show(series.winners());
    shown["next_begins"] = show_next_begins(match, series);
    return shown;
}

/// A value the option certainly takes.
std::string_view sample_of(const game::OptionInfo& option) {
    if (!option.fallback.empty()) return option.fallback;
    return option.is_text() ? option.examples.front() : option.choices.front();
}

/// Which of the game's own options mean something in a variant.
Json show_options_here(const game::AnyGame& game, const game::VariantInfo& variant) {
    Json names = Json::array();
    for (const game::OptionInfo& option : game.options()) {
        game::Setup setup;
        setup.variant = variant.name;
        setup.players = variant.min_players;
        setup.options.emplace_back(option.name, sample_of(option));
        const auto tried = game.start(setup);
        if (tried || tried.error().code != "option-not-here") names.push_back(option.name);
    }
    return names;
}

Json show_variant(const game::AnyGame& game, const game::VariantInfo& variant, const Speech& speech) {
    Json shown;
    shown["name"] = variant.name;
    shown["title"] = say(speech, game.id(), ".variant.", variant.name);
    shown["rule"] = variant.rule;
    shown["min_players"] = variant.min_players;
    shown["max_players"] = variant.max_players;
    shown["teams"] = variant.teams;
    shown["target"] = variant.target;
    shown["options"] = show_options_here(game, variant);
    shown["facts"] = to_json(game.facts(variant));
    return shown;
}

Json show_option(std::string_view room, const game::OptionInfo& option, const Speech& speech) {
    Json shown;
    shown["name"] = option.name;
    shown["title"] = say(speech, room, ".option.", option.name);
    shown["rule"] = option.rule;
    if (option.is_text()) {
        shown["examples"] = option.examples;
    } else if (option.choices.empty()) {
        shown["low"] = option.low;
        shown["high"] = option.high;
        shown["step"] = option.step;
    } else {
        shown["choices"] = option.choices;
    }
    shown["default"] = option.fallback.empty() ? Json() : Json(option.fallback);
    return shown;
}

Json show_options(std::string_view room, std::span<const game::OptionInfo> options, const Speech& speech) {
    Json list = Json::array();
    for (const game::OptionInfo& option : options) list.push_back(show_option(room, option, speech));
    return list;
}

/// What positions, moves and facts of the game look like.
void show_declaration(const game::Declaration& declared, Json& shown) {
    shown["position"] = to_json(describe(declared.position));
    Json& moves = shown["moves"] = Json::array();
    for (const game::MoveForm& form : declared.moves) {
        Json& entry = moves.emplace_back();
        entry["verb"] = form.verb;
        entry["text"] = form.text;
        entry["parts"] = to_json(describe(game::Type::record(form.parts)));
    }
    shown["facts"] = to_json(describe(declared.facts));
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

Json show(game::Seat seat) {
    if (seat.is_player()) return seat.index();
    return game::to_text(seat);
}

Json show(game::SeatSet seats) {
    Json list = Json::array();
    for (const game::Seat seat : seats) list.push_back(show(seat));
    return list;
}

Json show_error(const game::Reason& reason, const Speech& speech) {
    Json shown;
    shown["code"] = reason.code;
    shown["message"] = speech.say_why(reason);
    if (!reason.rule.empty()) shown["rule"] = reason.rule;
    if (!reason.args.empty()) shown["args"] = show_args(reason);
    if (!reason.because.empty()) shown["because"] = reason.because.front().code;
    return shown;
}

Json show_game(const game::AnyGame& game, const Speech& speech) {
    Json shown;
    shown["game"] = game.id();
    shown["name"] = say(speech, game.id(), ".name");
    shown["about"] = say(speech, game.id(), ".about");
    shown["rules_version"] = game.rules_version();
    Json& variants = shown["variants"] = Json::array();
    for (const game::VariantInfo& variant : game.variants())
        variants.push_back(show_variant(game, variant, speech));
    shown["options"] = show_options(game.id(), game.options(), speech);
    shown["series_options"] = show_options("series", game::series_options(), speech);
    shown["notations"] = game.notations();
    Json forms = Json::array();
    for (const game::ForeignForm& form : game.forms()) forms.push_back(form.name);
    shown["forms"] = std::move(forms);
    show_declaration(game.declaration(), shown);
    return shown;
}

namespace {

Json show_notice(const game::Notice& notice, const Speech& speech) {
    Json shown;
    shown["code"] = notice.code;
    shown["rule"] = notice.rule;
    shown["args"] = show_args(notice);
    shown["text"] =
        speech.say_why(game::Reason(notice.code, notice.rule, notice.args));  // places as in refusals
    return shown;
}

/// Who may act, and the scores.
Json show_standing(const game::AnyState& state) {
    Json shown;
    shown["to_move"] = wire::show(state.outcome() ? game::SeatSet() : state.actors());
    shown["scores"] = show(state.scores());
    return shown;
}

}  // namespace

Json show_notices(const std::vector<game::Notice>& notices, const Speech& speech) {
    Json list = Json::array();
    for (const game::Notice& notice : notices) list.push_back(show_notice(notice, speech));
    return list;
}

Json show_events(const game::Events& events, game::Viewer viewer, const Speech& speech) {
    Json list = Json::array();
    for (const game::Event& event : events)
        if (viewer.may_see(event.audience)) list.push_back(show_notice(event, speech));
    return list;
}

Json show_state(const game::Match& match, game::Viewer viewer, const Speech& speech) {
    Json shown;
    shown["game"] = match.game().id();
    shown["variant"] = match.variant().name;
    shown["players"] = match.setup().players;
    shown["moves_played"] = match.moves_played();
    shown["to_move"] = show(match.over() ? game::SeatSet() : match.state().actors());
    shown["scores"] = show(match.state().scores());
    shown["outcome"] = show_outcome(match, speech);
    shown["ending"] = show_ending(match);
    shown["series"] = show_series(match);
    shown["position"] = to_json(match.state().position(viewer));
    shown["events"] = show_events(match.events(), viewer, speech);
    return shown;
}

Json show_ground(const game::AnyState& state, const game::Tree& position) {
    Json shown = show_standing(state);
    shown["position"] = to_json(position);
    return shown;
}

Json show_move(const game::AnyState& before, game::Seat seat, game::AnyMove move, game::Viewer viewer,
               int notation) {
    Json shown;
    shown["move"] = before.write_move(seat, move, viewer, notation);
    shown.update(to_json(before.parts_of(seat, move, viewer)));
    return shown;
}

Json show_bare_step(const game::Moment& moment, game::Viewer viewer, int notation, const Speech& speech) {
    const auto& [seat, move, milliseconds] = moment.played;
    Json shown = show_standing(moment.after);
    shown["seat"] = show(seat);
    shown.update(show_move(moment.before, seat, move, viewer, notation));
    shown["events"] = show_events(moment.events, viewer, speech);
    if (milliseconds) shown["ms"] = *milliseconds;
    return shown;
}

Json show_step(const game::Moment& moment, game::Viewer viewer, int notation, const Speech& speech) {
    Json shown = show_bare_step(moment, viewer, notation, speech);
    shown["position"] = to_json(moment.after.position(viewer));
    return shown;
}

}  // namespace wire
