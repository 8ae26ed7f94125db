// Every message between client and server, declared once: what is heard is read by this, what is said is
// held against it in the tests, and web/src/net/messages.ts is made from it.

#include "server/protocol/messages.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "game/record.h"
#include "game/seat.h"

namespace server::protocol {

using game::kMaybe;
using game::Type;

namespace {

constexpr std::int64_t kMostMoment = std::int64_t{1} << 52;
constexpr std::int64_t kMostSequence = 1 << 30;

bool is_of(std::string_view text, std::size_t least, std::size_t most, bool (*fits)(char)) {
    return text.size() >= least && text.size() <= most && std::all_of(text.begin(), text.end(), fits);
}
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_letter(char c) { return is_small(c) || (c >= 'A' && c <= 'Z'); }
bool is_figure(char c) { return c >= '0' && c <= '9'; }

bool is_any(std::string_view) { return true; }

Type text() { return Type::text("text", is_any); }
Type id() { return Type::text("id", is_id); }
Type table() { return Type::text("table", is_table); }
Type key() { return Type::text("key", is_key); }
Type nonce() { return Type::text("nonce", is_nonce); }
/// Of which keys are made: as long as a nonce, and written like it.
Type secret() { return nonce(); }
Type moment() { return Type::number(0, kMostMoment); }
Type sequence() { return Type::number(0, kMostSequence); }
Type seat() { return Type::number(0, game::kMaxSeats - 1); }
Type players() { return Type::number(1, game::kMaxSeats); }
Type level() { return Type::number(1, 8); }
Type nothing_more() { return Type::record({}); }

Type words(std::initializer_list<std::string_view> list) {
    return Type::word(std::span(list.begin(), list.size()));
}
Type what_is_offered() { return words({"draw", "undo", "pause", "resume", "rematch"}); }

Type options() {
    const Type number = Type::number(-kMostMoment, kMostMoment);
    return Type::map(text(), Type::either({text(), number, Type::flag(), Type::list(number)}));
}

Type clock() {
    const auto kind = [](std::string_view word) { return Type::Field{"kind", Type::word(word)}; };
    return Type::either({
        Type::record({kind("none")}),
        Type::record({kind("game"), {"minutes", Type::number(1, 180)}, {"seconds", Type::number(0, 60)}}),
        Type::record({kind("move"), {"seconds", Type::number(5, 3600)}}),
        Type::record({kind("days"), {"days", Type::number(1, 14)}}),
    });
}

Type sitter() {
    return Type::either({Type::record({{"kind", Type::word("open")}}),
                         Type::record({{"kind", Type::word("bot")}, {"level", level()}})});
}

Type plan() {
    return Type::record({{"game", Type::elsewhere("GameId")},
                         {"variant", text()},
                         {"players", players()},
                         {"options", Type::map(text(), text())},
                         {"clock", clock()},
                         {"rated", Type::flag(), kMaybe}});
}

Type seat_view() {
    return Type::record({{"kind", words({"open", "person", "bot"})},
                         {"name", text(), kMaybe},
                         {"level", level(), kMaybe},
                         {"ready", Type::flag()},
                         {"here", Type::flag()},
                         {"away_since", moment(), kMaybe}});
}

Type chat_line() {
    return Type::record({{"number", sequence()},
                         {"at", moment()},
                         {"seat", seat(), kMaybe},
                         {"name", text(), kMaybe},
                         {"text", text(), kMaybe},
                         {"phrase", Type::word(phrases()), kMaybe}});
}

Type offer() {
    return Type::record({{"what", what_is_offered()}, {"by", seat()}, {"accepted", Type::list(seat())}});
}

Type time_view() {
    const std::int64_t most = game::kMostMilliseconds;
    return Type::record({{"left", Type::or_nothing(Type::list(Type::number(-most, most)))},
                         {"running", Type::list(seat())},
                         {"due", Type::or_nothing(moment())}});
}

Type fair() {
    const Type shown = Type::record({{"game", Type::number(0, game::kMostRecordedGames)}, {"key", text()}});
    return Type::record({{"commitment", text()},
                         {"nonces", Type::list(Type::or_nothing(nonce()))},
                         {"shown", shown, kMaybe}});
}

std::vector<Type::Field> view_fields() {
    return {{"table", table()},
            {"sequence", sequence()},
            {"now", moment()},
            {"phase", words({"gathering", "ready", "playing", "paused", "over"}), kMaybe},
            {"plan", plan(), kMaybe},
            {"you", Type::record({{"seat", Type::or_nothing(seat())}, {"host", Type::flag()}}), kMaybe},
            {"seats", Type::list(seat_view()), kMaybe},
            {"clock", time_view(), kMaybe},
            {"offers", Type::list(offer()), kMaybe},
            {"chat", Type::list(chat_line()), kMaybe},
            {"talk", Type::flag(), kMaybe},
            {"fair", fair(), kMaybe},
            {"moved", id(), kMaybe},
            {"rematch", table(), kMaybe},
            {"change", Type::elsewhere("Change"), kMaybe}};
}
Type view() { return Type::record(view_fields()); }

Type request() {
    return Type::record({{"op", words({"state", "story", "moves", "try", "record"})},
                         {"notation", text(), kMaybe},
                         {"game", Type::number(0, game::kMostRecordedGames), kMaybe},
                         {"from", Type::number(0, game::kMostRecordedMoves), kMaybe},
                         {"card", text(), kMaybe},
                         {"move", text(), kMaybe},
                         {"form", text(), kMaybe}});
}

/// Table and key, and what else a wish at a seat has.
Type at_seat(std::vector<Type::Field> more = {}) {
    more.insert(more.begin(), {{"table", table()}, {"key", key()}});
    return Type::record(std::move(more));
}
/// With whatever happens the table tells where it stands now.
Type done() { return Type::record({{"table", table()}, {"sequence", sequence()}}); }

std::vector<Wish> all_wishes() {
    const Type offered = at_seat({{"what", what_is_offered()}});
    return {
        {"hello",
         Type::record({{"version", Type::number(1, 1000)}, {"language", words({"nl", "en", "fr", "de"})}}),
         Type::record({{"version", Type::number(1, 1000)}, {"now", moment()}})},
        {"ping", nothing_more(), Type::record({{"now", moment()}})},
        {"make",
         Type::record({{"game", text()},
                       {"variant", text(), kMaybe},
                       {"players", players()},
                       {"options", options(), kMaybe},
                       {"sitters", Type::list(sitter())},
                       {"clock", clock()},
                       {"secret", secret()},
                       {"rated", Type::flag(), kMaybe}}),
         Type::record({{"table", table()}, {"host", key()}, {"keys", Type::list(Type::or_nothing(key()))}})},
        {"enter", Type::record({{"table", table()}, {"key", key(), kMaybe}, {"known", sequence(), kMaybe}}),
         view()},
        {"leave", Type::record({{"table", table()}}), nothing_more()},
        {"sit", at_seat({{"name", text()}, {"nonce", nonce()}}), done()},
        {"ready", at_seat(), done()},
        {"play",
         at_seat({{"move", text()}, {"sequence", sequence()}, {"early", Type::number(0, 60'000), kMaybe}}),
         done()},
        {"end", at_seat(), done()},
        {"offer", offered, done()},
        {"accept", offered, done()},
        {"decline", offered, done()},
        {"next", at_seat(), done()},
        {"say",
         Type::record({{"table", table()},
                       {"key", key(), kMaybe},
                       {"name", text(), kMaybe},
                       {"text", text(), kMaybe},
                       {"phrase", Type::word(phrases()), kMaybe}}),
         done()},
        {"absent",
         at_seat({{"seat", seat()}, {"then", words({"wait", "bot", "win"})}, {"level", level(), kMaybe}}),
         done()},
        {"relink", at_seat({{"seat", seat()}, {"secret", secret()}}),
         Type::record({{"table", table()}, {"sequence", sequence()}, {"key", key()}})},
        {"ask",
         Type::record({{"table", table()}, {"key", key(), kMaybe}, {"requests", Type::list(request())}}),
         Type::record({{"answers", Type::list(Type::elsewhere("Asked"))}})},
    };
}

std::vector<News> all_news() {
    return {
        {"table", Type::record({{"view", view()}})},
        {"here", Type::record({{"table", table()}, {"now", moment()}, {"seats", Type::list(seat_view())}})},
        {"gone", Type::record({{"table", table()}, {"error", Type::elsewhere("Refusal")}})}};
}

std::vector<Named> all_named() {
    return {
        {"Clock", "How time is kept at a table.", clock()},
        {"Sitter", "Who is to sit on a seat of a new table.", sitter()},
        {"Plan", "What is played at a table.", plan()},
        {"SeatView", "A seat, as everybody sees it.", seat_view()},
        {"ChatLine", "A line of chat: of a seat, or of a spectator with a name; a text or a phrase.",
         chat_line()},
        {"Offered", "What one seat can ask of the others.", what_is_offered()},
        {"Offer", "An offer that stands, and who has accepted it so far.", offer()},
        {"TimeView", "What each seat has left at `now`, whose time runs, and when the clock acts.",
         time_view()},
        {"Fair", "What proves the draws: what each seat gave, and the key of the latest game that is over.",
         fair()},
        {"View", "What a reader may know of a table; in news only what is new.", view()},
        {"Question", "A question of rpc, asked with the eyes of a reader.", request()},
    };
}

}  // namespace

bool is_id(std::string_view text) {
    return is_of(text, 1, 32, [](char c) { return is_letter(c) || is_figure(c) || c == '-'; });
}
bool is_table(std::string_view text) {
    return is_of(text, 16, 16, [](char c) { return is_small(c) || is_figure(c); });
}
bool is_key(std::string_view text) {
    return is_of(text, 22, 22, [](char c) { return is_letter(c) || is_figure(c) || c == '-' || c == '_'; });
}
bool is_nonce(std::string_view text) {
    return is_of(text, 32, 32, [](char c) { return is_figure(c) || (c >= 'a' && c <= 'f'); });
}

std::span<const std::string_view> phrases() {
    static constexpr auto kPhrases = std::to_array<std::string_view>(
        {"hello", "good-luck", "have-fun", "well-played", "nice-move", "thanks", "sorry", "oops",
         "one-moment", "take-your-time", "again", "good-game", "goodbye"});
    return kPhrases;
}

std::span<const Wish> wishes() {
    static const std::vector<Wish> kWishes = all_wishes();
    return kWishes;
}

const Wish* find_wish(std::string_view op) {
    for (const Wish& wish : wishes())
        if (wish.op == op) return &wish;
    return nullptr;
}

std::span<const News> news() {
    static const std::vector<News> kNews = all_news();
    return kNews;
}

std::span<const Named> named_types() {
    static const std::vector<Named> kNamed = all_named();
    return kNamed;
}

}  // namespace server::protocol
