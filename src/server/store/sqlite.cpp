#include "server/store/sqlite.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "server/store/batch.h"
#include "server/store/data_folder.h"
#include "server/store/schema.h"

namespace server::store {

namespace fs = std::filesystem;
using game::Reason;

namespace {

constexpr std::size_t kMostAtOnce = 2'000;  // wishes of one transaction

/// A wish for a T; `Work` makes it out of the rows.
template <class T, class Work>
class WishFor : public Wish {
public:
    WishFor(Kind kind, Work work, Done<T> done)
        : Wish(kind), work_(std::move(work)), done_(std::move(done)) {}

    std::optional<Fault> grant(Rows& rows) override {
        auto found = work_(rows);
        if (!found) return found.error();
        result_.emplace(std::move(*found));
        return std::nullopt;
    }
    void refuse(Reason reason) override { result_.emplace(core::fail(std::move(reason))); }
    void answer() override { done_(std::move(*result_)); }

private:
    Work work_;
    Done<T> done_;
    std::optional<core::Result<T, Reason>> result_;
};

class Appending : public Wish {
public:
    Appending(Append what, Done<Appended> done)
        : Wish(Kind::appends), what_(std::move(what)), done_(std::move(done)) {}

    std::optional<Fault> grant(Rows& rows) override {
        const auto added = rows.append(what_);
        if (!added) return added.error();
        added_ = *added;
        refusal_.reset();
        if (added_ == Rows::Added::gone) refusal_ = Reason("server.store-gone", "");
        return std::nullopt;
    }
    void refuse(Reason reason) override { refusal_ = std::move(reason); }
    void answer() override {
        if (refusal_) return done_(core::fail(*refusal_));
        done_(added_ == Rows::Added::stored ? Appended::stored : Appended::taken);
    }

private:
    Append what_;
    Done<Appended> done_;
    Rows::Added added_ = Rows::Added::gone;
    std::optional<Reason> refusal_;
};

/// In many transactions, so that no move waits for all of it.
class Archiving : public Wish {
public:
    Archiving(Moment before, Done<std::size_t> done)
        : Wish(Kind::writes), before_(before), done_(std::move(done)) {}

    std::optional<Fault> grant(Rows& rows) override {
        const auto some = rows.archive(before_);
        if (!some) return some.error();
        latest_ = *some;
        return std::nullopt;
    }
    void refuse(Reason reason) override { refusal_ = std::move(reason); }
    bool goes_on() override {
        if (refusal_) return false;
        archived_ += latest_.tables;
        return !latest_.is_all;
    }
    void answer() override {
        if (refusal_) return done_(core::fail(*refusal_));
        done_(archived_);
    }

private:
    Moment before_;
    Done<std::size_t> done_;
    Rows::Archived latest_;
    std::size_t archived_ = 0;
    std::optional<Reason> refusal_;
};

/// How the file is written: every commit is on the disk when it returns. A table in play writes the same page
/// again and again: it goes from the log into the file once for many moves (32 MiB).
std::optional<Fault> set_up(Database& database, const SqliteStore::Options& options) {
    for (const char* sql : {"PRAGMA synchronous = FULL", "PRAGMA cell_size_check = ON",
                            "PRAGMA trusted_schema = OFF", "PRAGMA temp_store = MEMORY",
                            "PRAGMA wal_autocheckpoint = 8192", "PRAGMA journal_size_limit = 67108864"})
        if (auto fault = database.run(sql)) return fault;
    if (options.most_pages > 0)
        if (auto fault = database.run("PRAGMA max_page_count = " + std::to_string(options.most_pages)))
            return fault;
    return database.run("PRAGMA journal_mode = WAL");
}

}  // namespace

/// The thread that writes, and what waits for it.
class SqliteStore::Writer {
public:
    Writer(Loop& loop, DataFolder folder, Database database)
        : loop_(loop), folder_(std::move(folder)), database_(std::move(database)) {}
    ~Writer() {
        {
            const std::lock_guard guard(mutex_);
            closes_ = true;
        }
        woken_.notify_one();
        thread_.join();
    }

    void take(std::shared_ptr<Wish> wish) {
        {
            const std::lock_guard guard(mutex_);
            waiting_.push_back(std::move(wish));
        }
        woken_.notify_one();
    }

private:
    void work() {
        for (Wishes wishes = wait(); !wishes.empty(); wishes = wait()) {
            grant_all(database_, rows_, wishes);
            Wishes granted;
            for (std::shared_ptr<Wish>& wish : wishes) {
                if (wish->goes_on())
                    take(std::move(wish));
                else
                    granted.push_back(std::move(wish));
            }
            loop_.post([granted = std::move(granted)] {
                for (const auto& wish : granted) wish->answer();
            });
        }
    }
    /// What waits, as soon as there is something; nothing when there will be no more.
    Wishes wait() {
        std::unique_lock lock(mutex_);
        woken_.wait(lock, [this] { return closes_ || !waiting_.empty(); });
        Wishes wishes;
        while (!waiting_.empty() && wishes.size() < kMostAtOnce) {
            wishes.push_back(std::move(waiting_.front()));
            waiting_.pop_front();
        }
        return wishes;
    }

    Loop& loop_;
    DataFolder folder_;  // ours until the file is closed
    Database database_;
    Rows rows_{database_};

    std::mutex mutex_;
    std::condition_variable woken_;
    std::deque<std::shared_ptr<Wish>> waiting_;
    bool closes_ = false;
    std::thread thread_{[this] { work(); }};  // the last, so that it finds all of the above
};

core::Result<std::unique_ptr<SqliteStore>, Reason> SqliteStore::open(Loop& loop, const fs::path& path,
                                                                     const Options& options) {
    auto folder = DataFolder::take(path);
    if (!folder) return core::fail(folder.error());
    const fs::path file = folder->path() / "pentario.db";
    auto database = Database::open(file);
    if (!database) return core::fail(reason_of(database.error()));
    if (auto fault = database->run("PRAGMA busy_timeout = " + std::to_string(options.patience_ms)))
        return core::fail(reason_of(*fault));
    if (auto reason = bring_up_to_date(*database, schema_steps(), file)) return core::fail(*reason);
    if (auto fault = set_up(*database, options)) return core::fail(reason_of(*fault));
    return std::unique_ptr<SqliteStore>(
        new SqliteStore(std::make_unique<Writer>(loop, std::move(*folder), std::move(*database))));
}

SqliteStore::SqliteStore(std::unique_ptr<Writer> writer) : writer_(std::move(writer)) {}
SqliteStore::~SqliteStore() = default;

namespace {

template <class T, class Work>
std::shared_ptr<Wish> wish(Wish::Kind kind, Done<T> done, Work work) {
    return std::make_shared<WishFor<T, Work>>(kind, std::move(work), std::move(done));
}

}  // namespace

void SqliteStore::append(Append what, Done<Appended> done) {
    writer_->take(std::make_shared<Appending>(std::move(what), std::move(done)));
}

void SqliteStore::load(TableId table, std::int64_t from, Done<std::vector<std::string>> done) {
    writer_->take(wish(Wish::Kind::reads, std::move(done),
                       [table = std::move(table), from](Rows& rows) { return rows.load(table, from); }));
}

void SqliteStore::find_key(KeyHash hash, Done<std::optional<Opens>> done) {
    writer_->take(
        wish(Wish::Kind::reads, std::move(done), [hash](Rows& rows) { return rows.find_key(hash); }));
}

void SqliteStore::take_due(Moment now, std::int64_t hold_ms, std::size_t most,
                           Done<std::vector<TableId>> done) {
    writer_->take(wish(Wish::Kind::writes, std::move(done),
                       [=](Rows& rows) { return rows.take_due(now, hold_ms, most); }));
}

void SqliteStore::next_due(Done<std::optional<Moment>> done) {
    writer_->take(wish(Wish::Kind::reads, std::move(done), [](Rows& rows) { return rows.next_due(); }));
}

void SqliteStore::beat(Moment now, Moment since, Done<std::vector<Absence>> done) {
    // The folder is ours: until this one nobody served.
    const std::int64_t longest = *has_beaten_ ? kLongestBeatMs : 0;
    Done<std::vector<Absence>> note = [has_beaten = has_beaten_, done = std::move(done)](auto result) {
        if (result) *has_beaten = true;
        done(std::move(result));
    };
    writer_->take(wish(Wish::Kind::writes, std::move(note),
                       [=](Rows& rows) { return rows.beat(now, since, longest); }));
}

void SqliteStore::archive(Moment before, Done<std::size_t> done) {
    writer_->take(std::make_shared<Archiving>(before, std::move(done)));
}

void SqliteStore::tables(TableId after, Moment since, std::size_t most, Done<std::vector<TableId>> done) {
    writer_->take(wish(
        Wish::Kind::reads, std::move(done),
        [after = std::move(after), since, most](Rows& rows) { return rows.tables(after, since, most); }));
}

void SqliteStore::rate(RatedRow game, std::vector<CurveRow> changes, Done<bool> done) {
    writer_->take(wish(Wish::Kind::writes, std::move(done),
                       [game = std::move(game), changes = std::move(changes)](Rows& rows) {
                           return rows.ratings().rate(game, changes);
                       }));
}

void SqliteStore::is_rated(TableId table, int game, Done<bool> done) {
    writer_->take(wish(Wish::Kind::reads, std::move(done), [table = std::move(table), game](Rows& rows) {
        return rows.ratings().is_rated(table, game);
    }));
}

void SqliteStore::rated(std::string category, Done<std::vector<RatedRow>> done) {
    writer_->take(wish(Wish::Kind::reads, std::move(done), [category = std::move(category)](Rows& rows) {
        return rows.ratings().rated(category);
    }));
}

void SqliteStore::replace(std::string category, std::vector<RatedRow> games, std::vector<CurveRow> changes,
                          Done<std::size_t> done) {
    writer_->take(wish(
        Wish::Kind::writes, std::move(done),
        [category = std::move(category), games = std::move(games), changes = std::move(changes)](Rows& rows) {
            return rows.ratings().replace(category, games, changes);
        }));
}

void SqliteStore::latest(Done<std::vector<CurveRow>> done) {
    writer_->take(
        wish(Wish::Kind::reads, std::move(done), [](Rows& rows) { return rows.ratings().latest(); }));
}

void SqliteStore::curve(std::string category, std::string player, Done<std::vector<CurveRow>> done) {
    writer_->take(wish(Wish::Kind::reads, std::move(done),
                       [category = std::move(category), player = std::move(player)](Rows& rows) {
                           return rows.ratings().curve(category, player);
                       }));
}

}  // namespace server::store
