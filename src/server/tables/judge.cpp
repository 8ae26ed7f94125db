#include "server/tables/judge.h"

#include <array>

#include "bots/levels.h"

namespace server::tables {

using game::Reason;
using game::Seat;
using wire::Json;

namespace {

/// A wish with everything that judging it takes.
struct Case {
    const Table& table;
    const Who& who;
    const Json& body;
    const Around& around;
    const Limits& limits;

    Phase phase() const { return table.phase(); }
    int seat() const { return *who.seat; }
    const std::string& text(const char* name) const { return *wire::text_of(body.at(name)); }
    std::int64_t number(const char* name) const { return *wire::whole_number_of(body.at(name)); }
    Event event(Event::Kind kind) const {
        Event event;
        event.kind = kind;
        event.by = who.by();
        return event;
    }
    /// Persons who sit here beside the asker.
    bool is_alone() const {
        const game::SeatSet persons = table.seating().persons();
        return persons.empty() || persons == game::SeatSet(Seat::player(seat()));
    }
};

Reason not_now() { return Reason("server.not-now", ""); }

bool is_on(Phase phase) { return phase == Phase::playing || phase == Phase::paused; }

/// Why somebody may not sit at a rated table, where it must be known who plays.
std::optional<Reason> why_no_rated_seat(const Case& wish) {
    const std::string& account = wish.who.account.id;
    if (account.empty()) return Reason("server.rated-needs-account", "");
    for (int seat = 0; wish.table.seating().has(seat); ++seat) {
        const Seating::Place& place = wish.table.seating().at(seat);
        const bool is_own = seat == wish.seat();
        if (is_own && place.is_taken && place.account != account) return Reason("server.seat-taken", "");
        if (!is_own && place.account == account) return Reason("server.rated-against-oneself", "");
    }
    return std::nullopt;
}

/// Who is signed in sits down by the name of his account.
Judgement sit(const Case& wish) {
    const Account& account = wish.who.account;
    if (wish.table.terms().is_rated)
        if (auto reason = why_no_rated_seat(wish)) return *reason;
    auto name = read_name(account.id.empty() ? wish.text("name") : account.name, wish.limits);
    if (!name) return name.error();
    const Seating::Place& place = wish.table.seating().at(wish.seat());
    if (place.is_taken && place.level == 0 && place.name == *name && place.account == account.id)
        return Already{};
    for (int other = 0; wish.table.seating().has(other); ++other)
        if (other != wish.seat() && wish.table.seating().at(other).name == *name)
            return Reason("server.name-taken", "");
    Event event = wish.event(Event::Kind::sat);
    event.name = std::move(*name);
    event.account = account.id;
    if (!place.is_taken) event.nonce = wish.text("nonce");
    return event;
}

Judgement ready(const Case& wish) {
    const bool waits = wish.phase() == Phase::gathering || wish.phase() == Phase::ready;
    if (!waits && !wish.table.chance_waits()) return not_now();
    if (!wish.table.seating().at(wish.seat()).is_taken) return Reason("server.not-seated", "");
    if (wish.table.seating().at(wish.seat()).is_ready) return Already{};
    return wish.event(Event::Kind::ready);
}

Judgement play(const Case& wish) {
    const Table& table = wish.table;
    if (wish.phase() == Phase::paused) return Reason("server.paused", "");
    if (wish.phase() == Phase::over) return Reason("game-over", "");
    if (wish.phase() != Phase::playing) return Reason("server.not-begun", "");
    if (table.seating().is_bot(wish.seat())) return Reason("server.bot-plays", "");
    const auto move = table.match().state().read_move(wish.text("move"));
    if (!move) return move.error();
    if (wish.number("sequence") < table.void_before()) return Reason("server.late", "");
    if (auto reason = table.match().state().why_illegal(Seat::player(wish.seat()), *move)) return *reason;
    Event event = wish.event(Event::Kind::moved);
    event.move = wish.text("move");
    return event;
}

Judgement resign(const Case& wish) {
    if (wish.phase() == Phase::over) return Reason("game-over", "");
    if (!is_on(wish.phase())) return Reason("server.not-begun", "");
    if (const auto rule = wish.table.game().resign_rule(); !rule.empty())
        return Reason("resign-by-move", rule);
    Event event = wish.event(Event::Kind::ended);
    event.ending = game::Ending::Kind::resigned;
    event.seat = wish.seat();
    return event;
}

bool has_bots(const Table& table) {
    for (int seat = 0; table.seating().has(seat); ++seat)
        if (table.seating().is_bot(seat)) return true;
    return false;
}

/// Why that cannot be offered, or agreed on, as things are; `by` is who offers it.
std::optional<Reason> why_not_offered(const Case& wish, What what, int by) {
    const Table& table = wish.table;
    switch (what) {
        case What::draw:
            if (!is_on(wish.phase())) return not_now();
            if (!table.game().can_be_drawn()) return Reason("never-drawn", "");
            if (has_bots(table)) return Reason("server.bots-play-on", "");
            return std::nullopt;
        case What::undo:
            if (table.terms().is_rated) return Reason("server.rated-no-undo", "");
            if (wish.phase() != Phase::playing || table.game().all_at_once()) return not_now();
            return table.match().why_not_back(Seat::player(by));
        case What::pause: return wish.phase() == Phase::playing ? std::nullopt : std::optional(not_now());
        case What::resume: return wish.phase() == Phase::paused ? std::nullopt : std::optional(not_now());
        case What::rematch:
            if (!table.rematch().empty()) return Reason("server.rematch-made", "");
            return wish.phase() == Phase::over ? std::nullopt : std::optional(not_now());
    }
    return std::nullopt;
}

Judgement offer(const Case& wish) {
    const What what = *read_what(wish.text("what"));
    if (wish.table.offers().find(what)) return Reason("server.offer-stands", "");
    if (auto reason = why_not_offered(wish, what, wish.seat())) return *reason;
    // Bots agree to what does not end the game, so who plays with bots alone asks nobody.
    Event event = wish.event(wish.is_alone() ? Event::Kind::accepted : Event::Kind::offered);
    event.what = what;
    return event;
}

Judgement answer(const Case& wish, Event::Kind kind) {
    const What what = *read_what(wish.text("what"));
    const Offers::Offer* offer = wish.table.offers().find(what);
    if (!offer) return Reason("server.no-offer", "");
    const bool is_own = offer->by == wish.seat();
    if (kind == Event::Kind::accepted) {
        if (is_own) return Reason("server.own-offer", "");
        if (offer->accepted.has(Seat::player(wish.seat()))) return Already{};
        if (auto reason = why_not_offered(wish, what, offer->by)) return *reason;
    }
    Event event = wish.event(kind);
    event.what = what;
    return event;
}
Judgement accept(const Case& wish) { return answer(wish, Event::Kind::accepted); }
Judgement decline(const Case& wish) { return answer(wish, Event::Kind::declined); }

Judgement next(const Case& wish) {
    if (wish.phase() != Phase::over) return Reason("game-not-over", "");
    if (!wish.table.rematch().empty()) return Reason("server.rematch-made", "");
    if (auto reason = wish.table.match().why_not_next()) return *reason;
    return wish.event(Event::Kind::next);
}

Judgement say(const Case& wish) {
    const bool has_text = wish.body.contains("text"), has_phrase = wish.body.contains("phrase");
    if (has_text == has_phrase) return Reason("server.text-or-phrase", "");
    Event event = wish.event(Event::Kind::said);
    if (!wish.who.seat) {
        event.by = Event::kSpectator;
        auto name = read_name(wish.body.contains("name") ? wish.text("name") : std::string(), wish.limits);
        if (!name) return name.error();
        event.name = std::move(*name);
    } else if (wish.table.is_silent()) {
        return Reason("server.no-chat", "PE-37");
    }
    if (has_phrase) {
        event.phrase = wish.text("phrase");
        return event;
    }
    auto text = read_chat(wish.text("text"), wish.limits);
    if (!text) return text.error();
    event.text = std::move(*text);
    return event;
}

/// What becomes of somebody who stays away: only he himself and time can end it before.
Judgement absent(const Case& wish) {
    const Table& table = wish.table;
    const auto away = static_cast<int>(wish.number("seat"));
    if (!is_on(wish.phase())) return not_now();
    if (!table.seating().has(away))
        return Reason("no-such-seat", "", {{"seat", game::to_text(Seat::player(away))}});
    const Presence& presence = wish.around.presence[static_cast<std::size_t>(away)];
    const bool is_long = presence.away_since && wish.around.now - *presence.away_since >= kAwayMs;
    const bool may_take_days = table.terms().clock.kind == ClockTerms::Kind::days;
    if (away == wish.seat() || table.seating().is_bot(away) || !is_long || may_take_days)
        return Reason("server.not-away", "");
    if (wish.text("then") == "wait") return Already{};
    if (wish.text("then") == "bot") {
        Event event = wish.event(Event::Kind::stood_in);
        event.seat = away;
        event.level =
            wish.body.contains("level") ? static_cast<int>(wish.number("level")) : bots::kUsualLevel;
        return event;
    }
    if (table.sides() != 2) return Reason("server.others-play-on", "");
    Event event = wish.event(Event::Kind::ended);
    event.ending = game::Ending::Kind::abandoned;
    event.seat = away;
    return event;
}

struct Way {
    std::string_view op;
    Judgement (*judge)(const Case&);
};
constexpr auto kWays = std::to_array<Way>({
    {"sit", sit},
    {"ready", ready},
    {"play", play},
    {"end", resign},
    {"offer", offer},
    {"accept", accept},
    {"decline", decline},
    {"next", next},
    {"say", say},
    {"absent", absent},
});

}  // namespace

store::KeyHash hash_of(std::string_view key) { return core::sha256(key); }

core::Result<Who, Reason> read_who(const Table& table, const Json& body) {
    const auto found = body.find("key");
    if (found == body.end()) return Who{};
    const store::KeyHash hash = hash_of(*wire::text_of(*found));
    if (const auto seat = table.seating().seat_of(hash)) return Who{seat, false};
    if (hash == table.made().host) return Who{std::nullopt, true};
    return core::fail(Reason("server.bad-key", ""));
}

Judgement judge(const Table& table, const Who& who, const protocol::Message& message, const Around& around,
                const Limits& limits) {
    for (const Way& way : kWays) {
        if (way.op != message.op) continue;
        if (!who.seat && way.op != "say") return Reason("server.no-seat", "");
        return way.judge({table, who, message.body, around, limits});
    }
    return Reason("unknown-op", "", {{"op", message.op}});
}

std::optional<Reason> why_not_relinked(const Table& table, const Who& who, int seat) {
    if (!who.is_host) return Reason("server.not-host", "");
    if (!table.seating().has(seat) || !table.seating().at(seat).key)
        return Reason("no-such-seat", "", {{"seat", game::to_text(Seat::player(seat))}});
    if (table.seating().at(seat).is_taken) return Reason("server.seat-taken", "");
    return std::nullopt;
}

}  // namespace server::tables
