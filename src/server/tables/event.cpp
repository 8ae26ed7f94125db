#include "server/tables/event.h"

#include <array>

#include "server/protocol/messages.h"

namespace server::tables {

using game::Reason;
using wire::Json;
using wire::JsonList;
using wire::JsonObject;
using wire::JsonText;

namespace {

constexpr std::array<std::string_view, 14> kKinds{"made",     "sat",    "linked", "ready",   "dismissed",
                                                  "moved",    "thrown", "ended",  "offered", "accepted",
                                                  "declined", "next",   "said",   "stood-in"};
constexpr std::array<std::string_view, 5> kWhats{"draw", "undo", "pause", "resume", "rematch"};

template <class Words>
std::optional<std::size_t> place_of(const Words& words, std::string_view word) {
    for (std::size_t at = 0; at < words.size(); ++at)
        if (words[at] == word) return at;
    return std::nullopt;
}

JsonObject show_made(const Made& made) {
    JsonList keys;
    for (const auto& key : made.keys) keys.add(key ? JsonText(core::to_hex(*key)) : JsonText(nullptr));
    JsonObject shown = show_plan(made.terms);
    shown.put("levels", made.terms.levels).put("keys", keys);
    shown.put("host", core::to_hex(made.host)).put("secret", core::to_hex(made.secret));
    return shown;
}

void put(JsonObject& shown, std::string_view name, const std::string& text) {
    if (!text.empty()) shown.put(name, text);
}

JsonList show_spent(const Event& event) {
    JsonList spent;
    for (const auto& [seat, ms] : event.spent) spent.add(JsonList().add(seat).add(ms));
    return spent;
}

/// Reads the members of one line; what does not fit is noted once.
class Reader {
public:
    explicit Reader(const Json& object) : object_(object) {}

    bool fits() const { return fits_; }

    const Json* find(const char* name) const {
        const auto found = object_.find(name);
        return found == object_.end() ? nullptr : &*found;
    }
    std::string text(const char* name, bool needed = false) {
        const Json* held = find(name);
        const std::string* text = held ? wire::text_of(*held) : nullptr;
        if (held ? !text : needed) fits_ = false;
        return text ? *text : std::string();
    }
    std::optional<std::int64_t> number(const char* name, bool needed = false) {
        const Json* held = find(name);
        const auto number = held ? wire::whole_number_of(*held) : std::nullopt;
        if (held ? !number : needed) fits_ = false;
        return number;
    }
    int small(const char* name, int fallback, int low, int high) {
        const auto given = number(name).value_or(fallback);
        if (given < low || given > high) fits_ = false;
        return static_cast<int>(given);
    }
    core::Digest digest(const char* name) {
        const auto read = core::read_digest(text(name, true));
        if (!read) fits_ = false;
        return read.value_or(core::Digest{});
    }
    template <class Words>
    std::optional<std::size_t> word(const char* name, const Words& words) {
        if (!find(name)) return std::nullopt;
        const auto place = place_of(words, text(name));
        if (!place) fits_ = false;
        return place;
    }
    template <class Each>
    void list(const char* name, Each each) {
        const Json* held = find(name);
        if (!held) return;
        if (!held->is_array())
            fits_ = false;
        else
            for (const Json& item : *held) each(item);
    }
    void misfit() { fits_ = false; }

private:
    const Json& object_;
    bool fits_ = true;
};

Made read_made(const Json& object, bool& fits) {
    Reader reader(object);
    Made made;
    made.terms.game = reader.text("game", true);
    made.terms.setup.variant = reader.text("variant", true);
    made.terms.setup.players = reader.small("players", 0, 1, game::kMaxSeats);
    if (const Json* options = reader.find("options"); options && options->is_object())
        for (const auto& [name, value] : options->items())
            if (const std::string* text = wire::text_of(value))
                made.terms.setup.options.emplace_back(name, *text);
    reader.list("levels", [&](const Json& item) {
        made.terms.levels.push_back(static_cast<int>(wire::whole_number_of(item).value_or(0)));
    });
    reader.list("keys", [&](const Json& item) {
        const std::string* text = wire::text_of(item);
        const auto digest = text ? core::read_digest(*text) : std::nullopt;
        made.keys.push_back(digest);
    });
    made.host = reader.digest("host");
    made.secret = reader.digest("secret");
    static const game::Type kClock = protocol::named_types().front().type;
    const Json* clock = reader.find("clock");
    const auto tree = clock ? wire::to_tree(*clock) : core::Result<game::Tree, Reason>(game::Tree());
    if (!tree || kClock.misfit(*tree))
        reader.misfit();
    else
        made.terms.clock = read_clock(*clock);
    if (const Json* rated = reader.find("rated")) made.terms.is_rated = *rated == true;
    fits = reader.fits() && made.terms.levels.size() == made.keys.size() &&
           made.keys.size() == static_cast<std::size_t>(made.terms.setup.players);
    return made;
}

}  // namespace

std::string_view to_text(What what) { return kWhats[static_cast<std::size_t>(what)]; }

std::optional<What> read_what(std::string_view word) {
    const auto place = place_of(kWhats, word);
    return place ? std::optional(static_cast<What>(*place)) : std::nullopt;
}

std::string to_line(const Event& event) {
    JsonObject shown;
    shown.put("v", Event::kVersion);
    shown.put("event", kKinds[static_cast<std::size_t>(event.kind)]);
    shown.put("at", event.at);
    shown.put("by", event.by);
    put(shown, "id", event.id);
    if (event.kind == Event::Kind::linked || event.kind == Event::Kind::ended ||
        event.kind == Event::Kind::stood_in)
        shown.put("seat", event.seat);
    put(shown, "name", event.name);
    put(shown, "nonce", event.nonce);
    put(shown, "account", event.account);
    put(shown, "move", event.move);
    put(shown, "text", event.text);
    put(shown, "phrase", event.phrase);
    if (event.hash) shown.put("hash", core::to_hex(*event.hash));
    if (event.ms) shown.put("ms", *event.ms);
    if (!event.draws.empty()) shown.put("draws", event.draws);
    if (!event.seats.empty()) shown.put("seats", event.seats);
    if (!event.spent.empty()) shown.put("spent", show_spent(event));
    if (event.ending) shown.put("ending", game::to_text(*event.ending));
    if (event.what) shown.put("what", to_text(*event.what));
    if (event.level) shown.put("level", event.level);
    put(shown, "rematch", event.rematch);
    if (event.made) shown.put("made", show_made(*event.made));
    return shown.text();
}

core::Result<Event, Reason> read_event(std::string_view line) {
    const auto json = wire::read_json(line);
    if (!json || !json->is_object()) return core::fail(damaged());
    Reader reader(*json);
    Event event;
    if (reader.number("v", true).value_or(0) != Event::kVersion) return core::fail(damaged());
    const auto kind = reader.word("event", kKinds);
    if (!kind) return core::fail(damaged());
    event.kind = static_cast<Event::Kind>(*kind);
    event.at = reader.number("at", true).value_or(0);
    event.by = reader.small("by", Event::kHost, Event::kSpectator, game::kMaxSeats - 1);
    event.id = reader.text("id");
    event.seat = reader.small("seat", 0, 0, game::kMaxSeats - 1);
    event.name = reader.text("name");
    event.nonce = reader.text("nonce");
    event.account = reader.text("account");
    event.move = reader.text("move");
    event.text = reader.text("text");
    event.phrase = reader.text("phrase");
    if (reader.find("hash")) event.hash = reader.digest("hash");
    event.ms = reader.number("ms");
    reader.list("draws", [&](const Json& item) {
        if (const std::string* text = wire::text_of(item))
            event.draws.push_back(*text);
        else
            reader.misfit();
    });
    reader.list("seats", [&](const Json& item) {
        event.seats.push_back(static_cast<int>(wire::whole_number_of(item).value_or(0)) % game::kMaxSeats);
    });
    reader.list("spent", [&](const Json& item) {
        const bool is_pair = item.is_array() && item.size() == 2;
        const auto seat = is_pair ? wire::whole_number_of(item[0]) : std::nullopt;
        const auto ms = is_pair ? wire::whole_number_of(item[1]) : std::nullopt;
        if (seat && ms && *seat >= 0 && *seat < game::kMaxSeats)
            event.spent.emplace_back(static_cast<int>(*seat), *ms);
        else
            reader.misfit();
    });
    if (const auto ending = reader.word("ending", game::Ending::kNames))
        event.ending = static_cast<game::Ending::Kind>(*ending);
    if (const auto what = reader.word("what", kWhats)) event.what = static_cast<What>(*what);
    event.level = reader.small("level", 0, 0, 8);
    event.rematch = reader.text("rematch");
    if (const Json* made = reader.find("made"); made && made->is_object()) {
        bool fits = false;
        event.made = read_made(*made, fits);
        if (!fits) reader.misfit();
    }
    if (!reader.fits()) return core::fail(damaged());
    return event;
}

}  // namespace server::tables
