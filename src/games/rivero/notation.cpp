#include "games/rivero/notation.h"

#include <algorithm>
#include <array>

#include "core/text.h"
#include "games/rivero/rules.h"
#include "games/rivero/turn.h"

namespace games::rivero {

using core::fail;
using game::Reason;
using Kind = Move::Kind;
using ReadMove = core::Result<Move, Reason>;

namespace {

struct PlainMove {
    std::string_view text;
    Kind kind;
};
/// The moves that are one word.
constexpr std::array<PlainMove, 6> kPlainMoves{{{"ocean", Kind::ocean},
                                                {"action", Kind::action},
                                                {"take", Kind::take},
                                                {"extra", Kind::extra},
                                                {"lift", Kind::lift},
                                                {"end", Kind::end}}};

Reason unreadable(std::string_view text) {
    return Reason("rivero.unreadable-move", "", {{"text", core::quotable(text)}});
}

std::string write_new_river(Move move) {
    std::string text = "river";
    for (int value = move.low(); value <= move.high(); ++value)
        text += " " + (value == move.joker() ? "=" : game::to_text(RiverCard(move.name(), value)));
    return text;
}

std::string write_river_move(std::string_view verb, Move move, std::string_view joker) {
    return std::string(verb) + std::string(joker) + " " + game::to_text(move.river_card()) + " " +
           write_river_name(move.of_river());
}

/// RV-03, RV-30: cards of one river rising by one; `=` stands for one inner card.
ReadMove read_new_river(const std::vector<std::string_view>& words, std::string_view text) {
    std::optional<RiverCard> first;
    int low = 0, joker = 0;
    const int count = static_cast<int>(words.size()) - 1;
    for (int i = 0; i < count; ++i) {
        const std::string_view word = words[static_cast<std::size_t>(i) + 1];
        if (word == "=") {
            if (joker != 0) return fail(Reason("rivero.one-joker", "RV-29"));
            if (i == 0 || i + 1 == count) return fail(Reason("rivero.joker-at-end", "RV-30"));
            joker = low + i;
            continue;
        }
        const auto card = game::read_river_card(word);
        if (!card) return fail(unreadable(text));
        if (!first) {
            first = card;
            low = card->value();
        }
        if (card->river() != first->river())
            return fail(
                Reason("rivero.mixed-rivers", "RV-03", {game::river_arg(*card), game::value_arg(*card)}));
        if (card->value() != low + i)
            return fail(
                Reason("rivero.not-rising", "RV-03", {game::river_arg(*card), game::value_arg(*card)}));
    }
    if (!first) return fail(unreadable(text));
    if (count < kLeastRiver) return fail(Reason("rivero.river-short", "RV-03", {{"least", kLeastRiver}}));
    return Move::river(first->river(), low, low + count - 1, joker);
}

/// `VERB [=] CARD RIVER`: join, replace, bridge.
ReadMove read_river_move(const std::vector<std::string_view>& words, std::string_view text) {
    const bool joker = words.size() == 4 && words[1] == "=" && words[0] == "join";
    if (words.size() != (joker ? 4U : 3U)) return fail(unreadable(text));
    const bool river_first = words[0] == "bridge";
    const auto card = game::read_river_card(words[river_first ? 2 : words.size() - 2]);
    const auto river = read_river_name(words[river_first ? 1 : words.size() - 1]);
    if (!card || !river) return fail(unreadable(text));
    if (words[0] == "join") return Move::join(*river, *card, joker);
    return words[0] == "replace" ? Move::replace(*river, *card) : Move::bridge(*river, *card);
}

ReadMove read_tap(const std::vector<std::string_view>& words, std::string_view text) {
    if (words.size() == 2)
        if (const auto place = read_place(words[1])) return Move::tap(*place);
    if (words.size() == 3 && (words[2] == "low" || words[2] == "high"))
        if (const auto river = read_river_name(words[1])) return Move::tap(*river, words[2] == "high");
    return fail(unreadable(text));
}

/// `VERB CARD PLACE`.
ReadMove read_lay(Kind kind, const std::vector<std::string_view>& words, std::string_view text) {
    const auto card = words.size() == 3 ? game::read_river_card(words[1]) : std::nullopt;
    const auto place = words.size() == 3 ? read_place(words[2]) : std::nullopt;
    if (!card || !place) return fail(unreadable(text));
    return Move::lay(kind, *card, *place);
}

/// `VERB THING`.
ReadMove read_one(const std::vector<std::string_view>& words, std::string_view text) {
    if (words.size() != 2) return fail(unreadable(text));
    const std::string_view verb = words[0], thing = words[1];
    if (verb == "column")
        if (const auto column = core::read_number(thing, 1, kColumns))
            return Move::column(static_cast<int>(*column) - 1);
    if (verb == "ground" || verb == "draw") {
        if (thing == "?") return fail(Reason("rivero.hidden-card", ""));
        if (const auto card = game::read_river_card(thing))
            return verb == "ground" ? Move::ground(*card) : Move::draw(*card);
    }
    if (verb == "sun" && thing == "ocean") return Move::sun(Move::kSunOcean);
    if (verb == "sun" || verb == "start")
        if (const auto seat = core::read_number(thing, 0, kSeats - 1))
            return verb == "sun" ? Move::sun(static_cast<int>(*seat)) : Move::start(static_cast<int>(*seat));
    if (verb == "turn")
        if (const auto card = game::read_action_card(thing)) return Move::turn(*card);
    if (verb == "bridge" && thing == "joker") return Move::plain(Kind::joker);
    return fail(unreadable(text));
}

}  // namespace

bool sees_draw(const State& state, game::Viewer viewer) {
    int hand = -1;
    if (state.phase == Phase::deal) {
        hand = dealt_to(state);
    } else {
        if (state.errand == Errand::bridge || state.errand == Errand::joker) return viewer.is_keeper();
        if (state.errand == Errand::ocean || state.errand == Errand::extra) hand = state.to_move;
    }
    return hand < 0 || viewer.may_see(game::Seat::player(hand));
}

std::string write_place(Place place) {
    return {static_cast<char>('1' + column_of(place)), static_cast<char>('a' + place % kRows)};
}

std::optional<Place> read_place(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const int column = text[0] - '1', row = core::to_lower(text[1]) - 'a';
    if (column < 0 || column >= kColumns || row < 0 || row >= kRows) return std::nullopt;
    return place_at(column, row);
}

std::string write_river_name(RiverName name) {
    return std::to_string(name.owner) + "." + std::to_string(name.number);
}

std::optional<RiverName> read_river_name(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos) return std::nullopt;
    const auto owner = core::read_number(text.substr(0, point), 0, kSeats - 1);
    const auto number = core::read_number(text.substr(point + 1), 1, 255);
    if (!owner || !number) return std::nullopt;
    return RiverName{static_cast<int>(*owner), static_cast<int>(*number)};
}

std::string Rivero::write_move(const State& state, game::Seat seat, Move move, game::Viewer viewer) {
    for (const PlainMove& plain : kPlainMoves)
        if (plain.kind == move.kind()) return std::string(plain.text);
    const auto lay = [&](std::string_view verb) {
        return std::string(verb) + " " + game::to_text(move.card()) + " " + write_place(move.place());
    };
    switch (move.kind()) {
        case Kind::column: return "column " + std::to_string(move.index() + 1);
        case Kind::river: return write_new_river(move);
        case Kind::join: return write_river_move("join", move, move.behind_joker() ? " =" : "");
        case Kind::replace: return write_river_move("replace", move, "");
        case Kind::double_up: return lay("double");
        case Kind::spring: return lay("spring");
        case Kind::exchange: return lay("exchange");
        case Kind::ground: return "ground " + (viewer.may_see(seat) ? game::to_text(move.card()) : "?");
        case Kind::sun:
            return "sun " + (move.index() == Move::kSunOcean ? "ocean" : std::to_string(move.index()));
        case Kind::tap:
            return "tap " + write_river_name(move.of_river()) + (move.at_high() ? " high" : " low");
        case Kind::tap_spring: return "tap " + write_place(move.place());
        case Kind::bridge:
            return "bridge " + write_river_name(move.of_river()) + " " + game::to_text(move.river_card());
        case Kind::joker: return "bridge joker";
        case Kind::start: return "start " + std::to_string(move.index());
        case Kind::draw: return "draw " + (sees_draw(state, viewer) ? game::to_text(move.card()) : "?");
        case Kind::turn: return "turn " + std::string(game::to_text(move.action_card()));
        default: assert(false); return {};
    }
}

ReadMove Rivero::read_move(const State&, std::string_view text) {
    const auto words = core::words(text);
    if (words.empty()) return fail(unreadable(text));
    if (words.size() == 1)
        for (const PlainMove& plain : kPlainMoves)
            if (plain.text == words[0]) return Move::plain(plain.kind);
    if (words[0] == "river") return read_new_river(words, text);
    if (words[0] == "join" || words[0] == "replace" || (words[0] == "bridge" && words.size() == 3))
        return read_river_move(words, text);
    if (words[0] == "tap") return read_tap(words, text);
    if (words[0] == "double") return read_lay(Kind::double_up, words, text);
    if (words[0] == "spring") return read_lay(Kind::spring, words, text);
    if (words[0] == "exchange") return read_lay(Kind::exchange, words, text);
    return read_one(words, text);
}

}  // namespace games::rivero
