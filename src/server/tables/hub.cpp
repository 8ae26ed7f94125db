#include "server/tables/hub.h"

#include <algorithm>
#include <charconv>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/protocol/messages.h"
#include "server/protocol/read.h"
#include "server/tables/live_table.h"
#include "server/tables/secrets.h"

namespace server::tables {

using game::Reason;
using protocol::Message;
using wire::JsonList;
using wire::JsonObject;
using wire::JsonText;

namespace {

constexpr std::int64_t kBeatMs = 1000, kHourMs = 3'600'000, kMinuteMs = 60'000, kDayMs = 24 * kHourMs;
/// Whoever takes a deadline has so long to set it anew.
constexpr std::int64_t kHoldMs = 10'000;
constexpr std::size_t kMostDue = 256;

/// How often each visitor did something of late.
class Counts {
public:
    Counts(int most, std::int64_t within_ms) : most_(static_cast<std::size_t>(most)), within_ms_(within_ms) {}

    bool is_full(const std::string& visitor, Moment now) {
        const auto found = times_.find(visitor);
        if (found == times_.end()) return false;
        std::erase_if(found->second, [&](Moment then) { return now - then >= within_ms_; });
        return found->second.size() >= most_;
    }
    void add(const std::string& visitor, Moment now) { times_[visitor].push_back(now); }
    void forget_old(Moment now) {
        std::erase_if(times_, [&](const auto& entry) { return now - entry.second.back() >= within_ms_; });
    }

private:
    std::size_t most_;
    std::int64_t within_ms_;
    std::unordered_map<std::string, std::deque<Moment>> times_;
};

/// A table that is to be made, and what is answered then.
struct NewTable {
    store::Append append;
    Made made;
    JsonObject reply;
};

NewTable new_table(const Terms& terms, const Message& message, Moment now) {
    const std::string& secret = *wire::text_of(message.body.at("secret"));
    NewTable table;
    table.reply = accepted(message.id);
    const auto key_for = [&](std::string_view what, int opens) {
        std::string key = key_made_of(secret, what);
        table.append.keys.push_back({hash_of(key), opens});
        return key;
    };
    table.append.table = table_made_of(secret);
    table.append.at = now;
    const std::string host = key_for("host", store::Opens::kHost);
    table.made = {terms, {}, table.append.keys.front().hash, random_secret()};
    JsonList keys;
    for (std::size_t seat = 0; seat < terms.levels.size(); ++seat) {
        const bool is_bot = terms.levels[seat] > 0;
        keys.add(is_bot ? JsonText(nullptr)
                        : JsonText(key_for(std::to_string(seat), static_cast<int>(seat))));
        table.made.keys.push_back(is_bot ? std::nullopt : std::optional(table.append.keys.back().hash));
    }
    table.reply.put("table", table.append.table).put("host", host).put("keys", keys);
    Event event;
    event.at = now;
    event.made = table.made;
    table.append.event = to_line(event);
    return table;
}

/// Whether that first event is of the same wish: everything but the secret of the draws is equal.
bool is_of_same_wish(const NewTable& table, std::string_view line) {
    const auto event = read_event(line);
    if (!event || !event->made) return false;
    Made other = *event->made;
    other.secret = table.made.secret;
    return other == table.made;
}

class Node final : public Hub {
public:
    Node(Loop& loop, store::Store& store, bus::Bus& bus, const Limits& limits, const House& house)
        : limits_(limits),
          house_(house),
          thinkers_(loop, house.bot_threads, limits.waiting_bots),
          around_{loop, store, bus, limits_, thinkers_, house.people},
          makes_(limits.makes_an_hour, kHourMs),
          bad_keys_(limits.bad_keys_a_minute, kMinuteMs) {
        bus.to([this, alive = std::weak_ptr(alive_)](std::string_view topic, std::string_view text) {
            if (alive.lock()) hear_bus(topic, text);
        });
        beat();
    }

    void opened(Line& line) override {
        auto guest = std::make_shared<Guest>();
        guest->line = &line;
        guests_.emplace(&line, std::move(guest));
    }

    void heard(Line& line, std::string_view text) override {
        const std::shared_ptr<Guest> guest = guests_.at(&line);
        Message message = protocol::read_message(text);
        if (message.fault) return guest->send(refused(message.id, *message.fault, guest->language));
        if (message.op == "hello") return greet(*guest, message);
        if (!guest->is_greeted) return refuse(*guest, message, Reason("server.hello-first", ""));
        if (message.op == "ping") return ping(*guest, message);
        if (message.op == "make") return make(guest, message);
        if (message.op == "leave") return leave(*guest, message);
        const std::string visitor(line.visitor());
        if (bad_keys_.is_full(visitor, now()))
            return refuse(*guest, message, Reason("server.too-many-keys", ""));
        table(*wire::text_of(message.body.at("table"))).hear(guest, std::move(message));
    }

    void closed(Line& line) override {
        const auto found = guests_.find(&line);
        const std::shared_ptr<Guest> guest = found->second;
        guests_.erase(found);
        guest->line = nullptr;
        for (const std::string& id : guest->tables)
            if (const auto live = tables_.find(id); live != tables_.end()) live->second->leave(*guest);
    }

private:
    Moment now() const { return around_.loop.now(); }

    static void refuse(Guest& guest, const Message& message, const Reason& reason) {
        guest.send(refused(message.id, reason, guest.language));
    }

    // --- wishes that need no table

    void greet(Guest& guest, const Message& message) {
        guest.language = *game::read_language(*wire::text_of(message.body.at("language")));
        if (*wire::whole_number_of(message.body.at("version")) != protocol::kVersion)
            return refuse(guest, message, Reason("server.other-version", ""));
        guest.is_greeted = true;
        JsonObject reply = accepted(message.id);
        guest.send(reply.put("version", protocol::kVersion).put("now", now()));
    }

    void ping(Guest& guest, const Message& message) {
        JsonObject reply = accepted(message.id);
        guest.send(reply.put("now", now()));
    }

    void leave(Guest& guest, const Message& message) {
        const std::string& id = *wire::text_of(message.body.at("table"));
        guest.tables.erase(id);
        if (const auto live = tables_.find(id); live != tables_.end()) live->second->leave(guest);
        guest.send(accepted(message.id));
    }

    /// Table and keys are made of the secret that comes with the wish; only hashes are kept. Sent again, it
    /// finds its table there and makes none.
    void make(const std::shared_ptr<Guest>& guest, const Message& message) {
        const std::string visitor(guest->line->visitor());
        const bool is_full = makes_.is_full(visitor, now());
        const Reason too_many("server.too-many-makes", "");
        const auto terms = read_terms(message.body);
        if (!terms) return refuse(*guest, message, is_full ? too_many : terms.error());
        NewTable made = new_table(*terms, message, now());
        if (is_full) return find_made(guest, message.id, std::move(made), too_many);
        makes_.add(visitor, now());
        store::Append append = made.append;
        around_.store.append(std::move(append), [this, alive = std::weak_ptr(alive_), guest, id = message.id,
                                                 made = std::move(made)](const auto& result) mutable {
            if (!alive.lock()) return;
            if (!result) return guest->send(refused(id, result.error(), guest->language));
            if (*result == store::Appended::stored) return guest->send(made.reply);
            const Reason unfit("server.unfit", "", {{"op", "make"}, {"path", "secret"}});
            find_made(guest, id, std::move(made), unfit);
        });
    }

    /// Answers with the table that the same wish has made before; refused where there is none.
    void find_made(const std::shared_ptr<Guest>& guest, const std::string& id, NewTable made,
                   const Reason& otherwise) {
        const store::TableId table = made.append.table;
        around_.store.load(table, 0, [guest, id, made = std::move(made), otherwise](const auto& result) {
            if (!result) return guest->send(refused(id, result.error(), guest->language));
            if (!result->empty() && is_of_same_wish(made, result->front())) return guest->send(made.reply);
            guest->send(refused(id, otherwise, guest->language));
        });
    }

    // --- tables

    LiveTable& table(const std::string& id) {
        auto& live = tables_[id];
        if (live) return *live;
        live = std::make_shared<LiveTable>(around_, id);
        live->set_on_bad_key([this](const Guest& guest) {
            if (guest.line) bad_keys_.add(std::string(guest.line->visitor()), now());
        });
        around_.bus.listen(id);
        live->load();
        return *live;
    }

    void hear_bus(std::string_view topic, std::string_view text) {
        const auto live = tables_.find(std::string(topic));
        std::int64_t sequence = 0;
        std::from_chars(text.data(), text.data() + text.size(), sequence);
        if (live != tables_.end()) live->second->look_for_more(sequence);
    }

    /// Once a second: this node is there, and what is due is done.
    void beat() {
        const auto note = [this, at = now(), alive = std::weak_ptr(alive_)](const auto& absences) {
            if (!alive.lock() || !absences) return;
            around_.beaten_at = at;
            for (const store::Absence& absence : *absences) {
                around_.absences.push_back(absence);
                known_until_ = std::max(known_until_, absence.to);
            }
            sweep();
        };
        around_.store.beat(now(), known_until_, note);
        if (++beats_ % 60 == 0) tidy();
        drop_idle();
        around_.loop.later(kBeatMs, [this, alive = std::weak_ptr(alive_)] {
            if (alive.lock()) beat();
        });
    }

    void sweep() {
        around_.store.take_due(now(), kHoldMs, kMostDue,
                               [this, alive = std::weak_ptr(alive_)](const auto& due) {
                                   if (!alive.lock() || !due) return;
                                   for (const store::TableId& id : *due) table(id).wake();
                               });
    }

    void drop_idle() {
        std::erase_if(tables_, [&](const auto& entry) {
            if (!entry.second->is_idle(now())) return false;
            around_.bus.ignore(entry.first);
            return true;
        });
    }

    /// Once a minute: what the bus has lost is looked for, and what nobody needs is forgotten.
    void tidy() {
        for (const auto& [id, live] : tables_) live->look_again();
        makes_.forget_old(now());
        bad_keys_.forget_old(now());
        if (beats_ % 3600 != 0) return;
        around_.store.archive(now() - house_.archive_after_days * kDayMs, [](const auto&) {});
    }

    const Limits limits_;
    const House house_;
    std::shared_ptr<char> alive_ = std::make_shared<char>();
    Thinkers thinkers_;
    Surroundings around_;
    std::map<std::string, std::shared_ptr<LiveTable>> tables_;
    std::unordered_map<Line*, std::shared_ptr<Guest>> guests_;
    Counts makes_, bad_keys_;
    Moment known_until_ = 0;
    std::uint64_t beats_ = 0;
};

}  // namespace

std::unique_ptr<Hub> Hub::open(Loop& loop, store::Store& store, bus::Bus& bus, const Limits& limits,
                               const House& house) {
    return std::make_unique<Node>(loop, store, bus, limits, house);
}

}  // namespace server::tables
