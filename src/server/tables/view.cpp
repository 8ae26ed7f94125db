#include "server/tables/view.h"

#include <algorithm>

#include "wire/answer.h"

namespace server::tables {

using game::Seat;
using wire::Json;

namespace {

Json show_time(const Table& table, const Around& around) {
    Json shown;
    shown["left"] = table.clocks().are_kept() ? Json(around.left) : Json(nullptr);
    Json& running = shown["running"] = Json::array();
    for (const Seat seat : table.clocks().running()) running.push_back(seat.index());
    shown["due"] = around.due ? Json(*around.due) : Json(nullptr);
    return shown;
}

Json show_offers(const Table& table) {
    Json list = Json::array();
    for (const Offers::Offer& offer : table.offers().all()) {
        Json& shown = list.emplace_back();
        shown["what"] = to_text(offer.what);
        shown["by"] = offer.by;
        Json& accepted = shown["accepted"] = Json::array();
        for (const Seat seat : offer.accepted) accepted.push_back(seat.index());
    }
    return list;
}

Json show_line(const Chat::Line& line) {
    Json shown;
    shown["number"] = line.number;
    shown["at"] = line.at;
    if (line.is_of_players()) shown["seat"] = line.by;
    if (!line.name.empty()) shown["name"] = line.name;
    if (!line.text.empty()) shown["text"] = line.text;
    if (!line.phrase.empty()) shown["phrase"] = line.phrase;
    return shown;
}

/// Players hear players, spectators hear spectators.
Json show_chat(const Table& table, const Audience& audience, std::int64_t known) {
    Json list = Json::array();
    for (const Chat::Line& line : table.chat().lines())
        if (line.number > known && line.is_of_players() == audience.seat.has_value())
            list.push_back(show_line(line));
    return list;
}

/// A key is shown once its game is over.
Json show_fair(const Table& table) {
    Json shown;
    shown["commitment"] = table.commitment();
    Json& nonces = shown["nonces"] = Json::array();
    for (const std::string& nonce : table.seating().nonces())
        nonces.push_back(nonce.empty() ? Json(nullptr) : Json(nonce));
    const std::size_t over = table.match().games() - (table.match().over() ? 0 : 1);
    if (over == 0) return shown;
    Json& last = shown["shown"];
    last["game"] = over - 1;
    last["key"] = core::to_hex(table.keys().key(over - 1));
    return shown;
}

/// What is new of the game to who knows so much.
Json show_change(const Table& table, const Audience& audience, std::int64_t known) {
    const std::size_t steps = table.steps_known(known);
    Json change = Json::object();
    wire::answer_change(change, table.match(), {audience.viewer(), steps}, steps,
                        speech_for(table, audience.language));
    return change;
}

}  // namespace

wire::Speech speech_for(const Table& table, game::Language language) {
    wire::Speech speech;
    speech.language = language;
    speech.points = true;
    speech.names = [&table](Seat seat, game::Language spoken) {
        const bool is_named = seat.is_player() && table.seating().has(seat.index()) &&
                              !table.seating().at(seat.index()).name.empty();
        return is_named ? table.seating().at(seat.index()).name : game::plain_seat_name(seat, spoken);
    };
    return speech;
}

Json show_seats(const Table& table, const std::vector<Presence>& presence) {
    Json list = Json::array();
    for (std::size_t seat = 0; seat < table.seating().places().size(); ++seat) {
        const Seating::Place& place = table.seating().places()[seat];
        Json& shown = list.emplace_back();
        shown["kind"] = place.level > 0 ? "bot" : place.is_taken ? "person" : "open";
        if (!place.name.empty()) shown["name"] = place.name;
        if (place.level > 0) shown["level"] = place.level;
        shown["ready"] = place.is_ready;
        shown["here"] = presence[seat].is_here;
        if (presence[seat].away_since) shown["away_since"] = *presence[seat].away_since;
    }
    return list;
}

Json show_view(const Table& table, const Around& around, const Audience& audience,
               std::optional<std::int64_t> known) {
    const std::int64_t from = known.value_or(-1);
    Json view;
    view["table"] = table.id();
    view["sequence"] = table.sequence();
    view["now"] = around.now;
    view["phase"] = to_text(table.phase());
    if (!known) view["plan"] = show_plan(table.terms());
    view["seats"] = show_seats(table, around.presence);
    view["clock"] = show_time(table, around);
    view["offers"] = show_offers(table);
    if (Json chat = show_chat(table, audience, from); !chat.empty()) view["chat"] = std::move(chat);
    if (audience.seat && table.match().variant().teams > 0) view["talk"] = !table.is_silent();
    if (!known || !table.has_begun() || table.match().over()) view["fair"] = show_fair(table);
    if (!table.rematch().empty()) view["rematch"] = table.rematch();
    if (audience.seat && table.done_by(*audience.seat)) view["moved"] = table.last_id();
    if (table.changed_since(from)) view["change"] = show_change(table, audience, from);
    return view;
}

}  // namespace server::tables
