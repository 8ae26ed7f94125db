#include "wire/show.h"

#include <array>
#include <string>

#include "core/text.h"
#include "game/series.h"
#include "wire/messages.h"

namespace wire {

namespace {

constexpr std::array<std::string_view, 3> kEndings{"resigned", "out-of-time", "abandoned"};

template <class... Parts>
std::string say(Parts... parts) {
    std::string code;
    ((code += parts), ...);
    return catalog().say(code, game::Language::english);
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

Json show_events(const game::Events& events, game::Viewer viewer) {
    Json list = Json::array();
    for (const game::Event& event : events) {
        if (!viewer.may_see(event.audience)) continue;
        Json shown;
        shown["code"] = event.code;
        shown["rule"] = event.rule;
        shown["args"] = show_args(event);
        shown["text"] = catalog().say(event, game::Language::english);
        list.push_back(std::move(shown));
    }
    return list;
}

Json show_outcome(const game::Match& match) {
    const auto outcome = match.state().outcome();
    if (!outcome) return nullptr;
    Json shown;
    shown["winners"] = wire::show(outcome->winners);
    shown["places"] = show(outcome->places);
    shown["points"] = show(outcome->points);
    shown["reason"] = outcome->code;
    shown["rule"] = outcome->rule;
    shown["text"] = say(match.game().id(), ".end.", outcome->code);
    return shown;
}

Json show_ending(const game::Match& match) {
    if (!match.ending()) return nullptr;
    Json shown;
    shown["kind"] = kEndings[static_cast<std::size_t>(match.ending()->kind)];
    shown["seat"] = wire::show(match.ending()->seat);
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

Json show_variant(std::string_view game, const game::VariantInfo& variant) {
    Json shown;
    shown["name"] = variant.name;
    shown["title"] = say(game, ".variant.", variant.name);
    shown["rule"] = variant.rule;
    shown["min_players"] = variant.min_players;
    shown["max_players"] = variant.max_players;
    shown["teams"] = variant.teams;
    shown["target"] = variant.target;
    return shown;
}

Json show_option(const game::OptionInfo& option) {
    Json shown;
    shown["name"] = option.name;
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

Json show_options(std::span<const game::OptionInfo> options) {
    Json list = Json::array();
    for (const game::OptionInfo& option : options) list.push_back(show_option(option));
    return list;
}

}  // namespace

std::span<const std::string_view> ending_names() { return kEndings; }

Json show(game::Seat seat) {
    if (seat.is_player()) return seat.index();
    return game::to_text(seat);
}

Json show(game::SeatSet seats) {
    Json list = Json::array();
    for (const game::Seat seat : seats) list.push_back(show(seat));
    return list;
}

Json show_error(const game::Reason& reason) {
    Json shown;
    shown["code"] = reason.code;
    shown["message"] = catalog().say(reason, game::Language::english);
    if (!reason.rule.empty()) shown["rule"] = reason.rule;
    if (!reason.args.empty()) shown["args"] = show_args(reason);
    if (!reason.because.empty()) shown["because"] = reason.because.front().code;
    return shown;
}

Json show_game(const game::AnyGame& game) {
    Json shown;
    shown["game"] = game.id();
    shown["name"] = say(game.id(), ".name");
    shown["about"] = say(game.id(), ".about");
    shown["rules_version"] = game.rules_version();
    Json& variants = shown["variants"] = Json::array();
    for (const game::VariantInfo& variant : game.variants())
        variants.push_back(show_variant(game.id(), variant));
    shown["options"] = show_options(game.options());
    shown["series_options"] = show_options(game::series_options());
    shown["notations"] = game.notations();
    Json forms = Json::array();
    for (const game::ForeignForm& form : game.forms()) forms.push_back(form.name);
    shown["forms"] = std::move(forms);
    return shown;
}

Json show_state(const game::Match& match, game::Viewer viewer) {
    Json shown;
    shown["game"] = match.game().id();
    shown["variant"] = match.variant().name;
    shown["players"] = match.setup().players;
    shown["moves_played"] = match.moves_played();
    shown["to_move"] = show(match.over() ? game::SeatSet() : match.state().actors());
    shown["scores"] = show(match.state().scores());
    shown["outcome"] = show_outcome(match);
    shown["ending"] = show_ending(match);
    shown["series"] = show_series(match);
    shown["position"] = to_json(match.state().position(viewer));
    shown["events"] = show_events(match.events(), viewer);
    return shown;
}

}  // namespace wire
