#include "tests/crash/audit.h"

#include <set>

#include "server/store/sqlite.h"
#include "server/store/statement.h"
#include "server/tables/table.h"
#include "server/tests/fake_loop.h"

namespace crash {

namespace fs = std::filesystem;
using server::tables::Event;

namespace {

using Lines = std::vector<std::string>;

/// A copy of the store, as it lay there when the server died.
class Copy {
public:
    explicit Copy(const fs::path& data) : path_(data.string() + "-copy") {
        fs::remove_all(path_);
        fs::create_directories(path_);
        for (const char* name : {"pentario.db", "pentario.db-wal"})
            if (fs::exists(data / name)) fs::copy_file(data / name, path_ / name);
    }
    ~Copy() { fs::remove_all(path_); }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

/// Everything stored of one run.
class Stored {
public:
    explicit Stored(const fs::path& folder) : store_(server::store::SqliteStore::open(loop_, folder)) {}

    bool is_open() const { return store_.ok(); }
    std::optional<Lines> load(const std::string& table) {
        std::optional<Lines> found;
        bool is_told = false;
        (*store_)->load(table, 0, [&](auto result) {
            is_told = true;
            if (result) found = std::move(*result);
        });
        loop_.run_until([&] { return is_told; });
        return found;
    }

private:
    server::FakeLoop loop_;
    core::Result<std::unique_ptr<server::store::SqliteStore>, game::Reason> store_;
};

std::size_t count_tables(const fs::path& folder) {
    const auto database = server::store::Database::open(folder / "pentario.db");
    if (!database) return 0;
    server::store::Statement count(*database, "SELECT count(*) FROM tables");
    return count.with().next() ? static_cast<std::size_t>(count.number(0)) : 0;
}

/// Whether clocks ran up to this event, and run anew from it.
bool is_milestone(Event::Kind kind) {
    using Kind = Event::Kind;
    return kind == Kind::moved || kind == Kind::ready || kind == Kind::ended || kind == Kind::accepted ||
           kind == Kind::stood_in;
}

class TableAudit {
public:
    TableAudit(World& world, const Told& told) : world_(world), told_(told) {}

    void check(const Lines& lines) {
        if (static_cast<std::int64_t>(lines.size()) <= told_.last)
            fault("was told up to " + std::to_string(told_.last) + " and has " +
                  std::to_string(lines.size()) + " events");
        if (!read(lines)) return;
        check_confirmed();
        check_ids();
        check_clocks();
    }

private:
    void fault(const std::string& what) { world_.faults.add(told_.table + " (" + told_.game + ") " + what); }

    bool read(const Lines& lines) {
        std::optional<server::tables::Table> table;
        for (const std::string& line : lines) {
            const auto event = server::tables::read_event(line);
            if (!event) return fault("has an event that is none: " + line), false;
            if (!table) {
                auto begun = server::tables::Table::begin(told_.table, *event);
                if (!begun) return fault("cannot begin"), false;
                table.emplace(std::move(*begun));
            } else if (table->apply(*event)) {
                return fault("cannot be played on after " + line), false;
            }
            events_.push_back(*event);
        }
        return true;
    }
    void check_confirmed() {
        for (const Confirmed& done : told_.confirmed) {
            const auto at = static_cast<std::size_t>(done.sequence);
            // What is so already becomes no event.
            if (at < events_.size() && done.op != "play" && events_[at].id != done.id) continue;
            const bool is_there = at < events_.size() && events_[at].id == done.id &&
                                  events_[at].by == done.seat &&
                                  (done.op != "play" || events_[at].move == done.move);
            if (!is_there)
                fault("has lost " + done.op + " " + done.id + " " + done.move + ", confirmed as " +
                      std::to_string(at));
        }
    }
    void check_ids() {
        std::set<std::pair<int, std::string>> seen;
        for (const Event& event : events_)
            if (!event.id.empty() && !seen.emplace(event.by, event.id).second)
                fault("has " + event.id + " twice");
    }
    void check_clocks() {
        Moment since = 0;
        for (const Event& event : events_) {
            if (event.kind == Event::Kind::moved)
                for (const auto& [seat, ms] : event.spent)
                    if (const auto why = why_wrong_time(world_, ms, since, event.at, 0))
                        fault("at " + event.move + ": " + *why);
            if (event.ending == game::Ending::Kind::out_of_time)
                fault("ends by time, and nobody thought for long");
            if (is_milestone(event.kind)) since = event.at;
        }
    }

    World& world_;
    const Told& told_;
    std::vector<Event> events_;
};

}  // namespace

std::optional<std::string> why_wrong_time(World& world, std::int64_t used_ms, Moment from, Moment to,
                                          std::int64_t untold_ms) {
    constexpr std::int64_t kRounding = 5;  // of measuring here and there
    const std::int64_t served = to - from - world.downs.ms(from, to);
    const int downs = world.downs.count(from, to);
    ++world.tally.clocks;
    world.tally.clocks_over_downs += downs > 0;
    world.tally.used_ms += used_ms;
    world.tally.served_ms += served;
    if (used_ms <= served + kRounding + (downs > 0 ? untold_ms : 0)) return std::nullopt;
    return std::to_string(used_ms) + " ms were used of " + std::to_string(served) +
           " in which the server served, and died " + std::to_string(downs) + " times";
}

void audit(World& world, const fs::path& data, const std::vector<std::unique_ptr<Party>>& parties,
           std::size_t unanswered) {
    const Copy copy(data);
    Stored stored(copy.path());
    if (!stored.is_open()) return world.faults.add("the store cannot be opened");
    std::size_t tables = 0;
    for (const auto& party : parties)
        for (const Told& told : party->all()) {
            if (told.table.empty()) continue;
            ++tables;
            const auto lines = stored.load(told.table);
            if (lines)
                TableAudit(world, told).check(*lines);
            else
                world.faults.add(told.table + " cannot be loaded");
        }
    const std::size_t there = count_tables(copy.path());
    if (there < tables || there > tables + unanswered)
        world.faults.add("there are " + std::to_string(there) + " tables, and " + std::to_string(tables) +
                         " were made");
}

}  // namespace crash
