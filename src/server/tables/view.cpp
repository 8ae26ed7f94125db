#include "server/tables/view.h"

#include <algorithm>

#include "wire/answer.h"

namespace server::tables {

using game::Seat;
using wire::JsonList;
using wire::JsonObject;
using wire::JsonText;

namespace {

JsonObject show_time(const Table& table, const Around& around) {
    JsonList running;
    for (const Seat seat : table.clocks().running()) running.add(seat.index());
    JsonObject shown;
    shown.put("left", table.clocks().are_kept() ? JsonText(around.left) : JsonText(nullptr));
    shown.put("running", running);
    shown.put("due", around.due ? JsonText(*around.due) : JsonText(nullptr));
    return shown;
}

JsonList show_offers(const Table& table) {
    JsonList list;
    for (const Offers::Offer& offer : table.offers().all()) {
        JsonList accepted;
        for (const Seat seat : offer.accepted) accepted.add(seat.index());
        JsonObject shown;
        shown.put("what", to_text(offer.what)).put("by", offer.by).put("accepted", accepted);
        list.add(shown);
    }
    return list;
}

JsonObject show_line(const Chat::Line& line) {
    JsonObject shown;
    shown.put("number", line.number).put("at", line.at);
    if (line.is_of_players()) shown.put("seat", line.by);
    if (!line.name.empty()) shown.put("name", line.name);
    if (!line.text.empty()) shown.put("text", line.text);
    if (!line.phrase.empty()) shown.put("phrase", line.phrase);
    return shown;
}

/// Players hear players, spectators hear spectators.
JsonList show_chat(const Table& table, const Audience& audience, std::int64_t known) {
    JsonList list;
    for (const Chat::Line& line : table.chat().lines())
        if (line.number > known && line.is_of_players() == audience.seat.has_value())
            list.add(show_line(line));
    return list;
}

/// A key is shown once its game is over.
JsonObject show_fair(const Table& table) {
    JsonList nonces;
    for (const std::string& nonce : table.seating().nonces())
        nonces.add(nonce.empty() ? JsonText(nullptr) : JsonText(nonce));
    JsonObject shown;
    shown.put("commitment", table.commitment()).put("nonces", nonces);
    const std::size_t over = table.match().games() - (table.match().over() ? 0 : 1);
    if (over == 0) return shown;
    JsonObject last;
    last.put("game", over - 1).put("key", core::to_hex(table.keys().key(over - 1)));
    return shown.put("shown", last);
}

/// What is new of the game to who knows so much.
JsonObject show_change(const Table& table, const Audience& audience, std::int64_t known) {
    const std::size_t steps = table.steps_known(known);
    JsonObject change;
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

JsonList show_seats(const Table& table, const std::vector<Presence>& presence) {
    JsonList list;
    for (std::size_t seat = 0; seat < table.seating().places().size(); ++seat) {
        const Seating::Place& place = table.seating().places()[seat];
        JsonObject shown;
        shown.put("kind", place.level > 0 ? "bot" : place.is_taken ? "person" : "open");
        if (!place.name.empty()) shown.put("name", place.name);
        if (place.level > 0) shown.put("level", place.level);
        shown.put("ready", place.is_ready).put("here", presence[seat].is_here);
        if (presence[seat].away_since) shown.put("away_since", *presence[seat].away_since);
        list.add(shown);
    }
    return list;
}

JsonObject show_view(const Table& table, const Around& around, const Audience& audience,
                     std::optional<std::int64_t> known) {
    const std::int64_t from = known.value_or(-1);
    JsonObject view;
    view.put("table", table.id());
    view.put("sequence", table.sequence());
    view.put("now", around.now);
    view.put("phase", to_text(table.phase()));
    if (!known) view.put("plan", show_plan(table.terms()));
    view.put("seats", show_seats(table, around.presence));
    view.put("clock", show_time(table, around));
    view.put("offers", show_offers(table));
    if (const JsonList chat = show_chat(table, audience, from); !chat.is_empty()) view.put("chat", chat);
    if (audience.seat && table.match().variant().teams > 0) view.put("talk", !table.is_silent());
    if (!known || !table.has_begun() || table.match().over()) view.put("fair", show_fair(table));
    if (!table.rematch().empty()) view.put("rematch", table.rematch());
    if (audience.seat && table.done_by(*audience.seat)) view.put("moved", table.last_id());
    if (table.changed_since(from)) view.put("change", show_change(table, audience, from));
    return view;
}

}  // namespace server::tables
