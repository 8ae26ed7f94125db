#pragma once

#include <array>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/bus/bus.h"
#include "server/limits.h"
#include "server/tables/bots/thinkers.h"
#include "server/tables/guest.h"
#include "server/tables/judge.h"
#include "server/tables/people.h"
#include "server/tables/table.h"

namespace server::tables {

/// What all live tables of a node share. It outlives them.
struct Surroundings {
    Loop& loop;
    store::Store& store;
    bus::Bus& bus;
    const Limits& limits;
    Thinkers& thinkers;
    People* people = nullptr;                // none: everybody is a guest
    std::vector<store::Absence> absences{};  // of all nodes, as far as they are over, in their order
    Moment beaten_at = 0;                    // the last beat that was stored

    /// How much of the time between the two somebody served.
    std::int64_t served(Moment from, Moment to) const;
};

/// A table in memory: a cache of its events, its readers, and the wishes that wait. One thing at a time:
/// while an event is being stored nothing else is judged. What was stored is told, and nothing else.
class LiveTable : public std::enable_shared_from_this<LiveTable> {
public:
    LiveTable(Surroundings& around, store::TableId id);

    /// Begins with what is in the store.
    void load();
    /// A wish about this table, which `protocol` has read.
    void hear(std::shared_ptr<Guest> guest, protocol::Message message);
    void leave(const Guest& guest);
    /// Somebody may have stored more: looks if it is so.
    void look_for_more(std::int64_t sequence);
    /// The same where nobody has told.
    void look_again();
    /// Does what is due by now.
    void wake();

    bool has_readers() const { return !readers_.empty(); }
    /// Whether nobody needs it in memory.
    bool is_idle(Moment now) const;
    /// Nothing while it is being loaded.
    const Table* table() const { return table_ ? &*table_ : nullptr; }
    /// Hears of keys that open nothing here.
    void set_on_bad_key(std::function<void(const Guest&)> hears) { on_bad_key_ = std::move(hears); }

private:
    enum class Doing : std::uint8_t { loading, nothing, storing, lost };

    struct Mail {
        std::shared_ptr<Guest> guest;
        protocol::Message message;
        Moment arrived = 0;
        std::int64_t delay = 0;
        std::optional<std::string> new_key;    // for `relink`
        std::optional<game::Reason> too_late;  // time was up first: his answer, once that is stored
    };
    struct Reader {
        std::shared_ptr<Guest> guest;
        Who who;
        std::int64_t told = -1;
    };

    // --- wishes (live_table.cpp)
    void work();
    void take(Mail mail);
    void enter(const Mail& mail, const Who& who);
    void ask(const Mail& mail, const Who& who);
    void change(Mail mail, const Who& who);
    void relink(Mail mail, const Who& who);
    void make_rematch(Mail mail, Event event);
    void happen(Event event, std::optional<Mail> mail);
    void refuse(const Mail& mail, const game::Reason& reason);
    void done(const Mail& mail, std::int64_t sequence);
    bool is_too_much(const Mail& mail, const Who& who);

    // --- storing and telling (storing.cpp)
    void commit(const Event& event, std::optional<Mail> mail, std::vector<store::KeyHash> withdrawn);
    void stored(core::Result<store::Appended, game::Reason> result, std::optional<Mail> mail);
    void loaded(core::Result<std::vector<std::string>, game::Reason> result);
    void more_loaded(core::Result<std::vector<std::string>, game::Reason> result);
    void go_on();
    void forget();
    void tell_readers();
    /// Somebody came to that seat or left it.
    void settle_presence(int seat, const Guest* but);
    std::optional<int> drop_reader(const Guest& guest);
    void load_more();
    std::optional<game::Reason> fold(const std::vector<std::string>& lines);
    void refuse_all(const game::Reason& reason);
    std::vector<store::Append::NewKey> new_keys(const Event& event) const;

    // --- time (timing.cpp)
    Around around() const;
    std::int64_t used(int seat, Moment now) const;
    std::int64_t game_ms(Moment now) const;
    std::optional<Moment> due() const;
    std::optional<Event> due_event(Moment now) const;
    /// Does what the table does by itself, if it is time for it.
    bool act_in_time();
    void measure(Event& event, Moment now, std::int64_t delay) const;
    bool is_out_of_time(int seat, Moment now, std::int64_t delay) const;
    Event time_is_up(int seat) const;
    /// Whether a move that came then was made too late, so that the clock acts first.
    bool is_after_clock(const Mail& mail) const;
    std::int64_t allowance(const Mail& mail) const;
    void set_alarm();

    // --- bots (bot_moves.cpp)
    void ask_bots();
    void ask_bot(int seat);
    void bot_thought(int seat, std::uint64_t turn, const std::optional<bots::Thought>& thought);
    /// Makes the move of a bot whose time has come; false if there is none.
    bool bot_moves();
    void stop_bots();

    struct BotMind {
        std::shared_ptr<std::atomic<bool>> wanted;  // of what it was asked last
        std::unique_ptr<game::AnyView> seen;        // about that
        std::int64_t asked_at = -1;                 // and where the table stood
        std::uint64_t turn = 0;                     // counts what it was asked
        std::optional<bots::Thought> thought;
        bool is_due = false;
    };

    Surroundings& around_;
    store::TableId id_;
    std::optional<Table> table_;
    Doing doing_ = Doing::loading;
    std::int64_t heard_of_ = -1;   // by the bus, since it was last loaded
    std::list<Mail> mail_, late_;  // empty ones take no room
    std::vector<Reader> readers_;
    std::vector<std::optional<Moment>> away_since_;
    std::array<Moment, game::kMaxSeats> told_at_{};
    Moment touched_ = 0;
    std::uint64_t alarm_ = 0;
    Moment acts_from_ = 0;  // what it does by itself waits until then
    std::vector<BotMind> minds_;
    std::map<std::string, std::deque<Moment>> said_;  // by who says it
    std::function<void(const Guest&)> on_bad_key_;
};

}  // namespace server::tables
