#include "server/store/schema.h"

#include <sqlite3.h>

#include <array>
#include <cerrno>

#include "core/text.h"

namespace server::store {

using game::Reason;

namespace {

constexpr std::int64_t kApplication = 0x50454e54;  // "PENT": whose file it is

/// Each table's rows lie together and need nothing of another's. Times are milliseconds since 1970.
constexpr const char* kFirst = R"(
    -- Those in use are found by `touched`, the time of an event that is at most an hour older than the last
    -- one, so that a move need not write it. NULL: archived.
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        touched INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tables_in_use ON tables (touched) WHERE touched IS NOT NULL;

    CREATE TABLE events (
        id TEXT NOT NULL,
        sequence INTEGER NOT NULL,
        at INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (id, sequence)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE keys (
        hash BLOB PRIMARY KEY,
        id TEXT NOT NULL,
        seat INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX keys_of_table ON keys (id);

    CREATE TABLE deadlines (
        id TEXT PRIMARY KEY,
        due INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX deadlines_by_time ON deadlines (due);

    CREATE TABLE beats (
        node TEXT PRIMARY KEY,
        at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE absences (
        until INTEGER NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (until, since)
    ) STRICT, WITHOUT ROWID;
)";

/// Rated games and what they made of their players: made anew from the events by `pentario rate --rebuild`.
constexpr const char* kRatings = R"(
    CREATE TABLE rated (
        id TEXT NOT NULL,
        game INTEGER NOT NULL,
        at INTEGER NOT NULL,
        category TEXT NOT NULL,
        seats TEXT NOT NULL,
        PRIMARY KEY (id, game)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX rated_in_order ON rated (category, at, id, game);

    CREATE TABLE curves (
        category TEXT NOT NULL,
        player TEXT NOT NULL,
        at INTEGER NOT NULL,
        id TEXT NOT NULL,
        game INTEGER NOT NULL,
        points INTEGER NOT NULL,
        deviation INTEGER NOT NULL,
        volatility INTEGER NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (category, player, at, id, game)
    ) STRICT, WITHOUT ROWID;
)";

constexpr std::array kSteps{kFirst, kRatings};

std::optional<Fault> read_number(const Database& database, const char* sql, std::int64_t& number) {
    Statement statement(database, sql);
    if (statement.with().next()) number = statement.number(0);
    return statement.end();
}

std::optional<Fault> take_step(Database& database, const char* step, std::size_t version) {
    if (auto fault = database.run("BEGIN IMMEDIATE")) return fault;
    auto fault = database.run(step);
    if (!fault) fault = database.run("PRAGMA application_id = " + std::to_string(kApplication));
    if (!fault) fault = database.run("PRAGMA user_version = " + std::to_string(version));
    if (!fault) fault = database.run("COMMIT");
    if (fault && database.in_transaction()) (void)database.run("ROLLBACK");
    return fault;
}

}  // namespace

std::span<const char* const> schema_steps() { return kSteps; }

std::optional<Reason> bring_up_to_date(Database& database, std::span<const char* const> steps,
                                       const std::filesystem::path& file) {
    std::int64_t version = 0, application = 0, things = 0;
    auto fault = read_number(database, "PRAGMA user_version", version);
    if (!fault) fault = read_number(database, "PRAGMA application_id", application);
    if (!fault) fault = read_number(database, "SELECT count(*) FROM sqlite_schema", things);
    const std::string name = core::quotable(file.string(), 200);
    if (fault && (fault->code & 0xff) == SQLITE_NOTADB)
        return Reason("server.store-foreign", "", {{"file", name}});
    if (fault) return reason_of(*fault);
    const bool is_fresh = version == 0 && application == 0 && things == 0;
    if (!is_fresh && application != kApplication) return Reason("server.store-foreign", "", {{"file", name}});
    const auto known = static_cast<std::int64_t>(steps.size());
    if (version > known)
        return Reason("server.store-newer", "", {{"file", name}, {"version", version}, {"known", known}});
    for (auto step = static_cast<std::size_t>(version); step < steps.size(); ++step)
        if ((fault = take_step(database, steps[step], step + 1))) return reason_of(*fault);
    return std::nullopt;
}

Reason reason_of(const Fault& fault) {
    switch (fault.code & 0xff) {  // the rest tells more of the same
        case SQLITE_FULL: return Reason("server.store-full", "");
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Reason("server.store-locked", "");
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return Reason("server.store-damaged", "");
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_CANTOPEN: return Reason("server.store-read-only", "");
        case SQLITE_IOERR:
            if (fault.system == EFBIG || fault.system == EDQUOT || fault.system == ENOSPC)
                return Reason("server.store-full", "");
            break;
        default: break;
    }
    return Reason("server.store-failed", "", {{"why", core::quotable(fault.why, 200)}});
}

}  // namespace server::store
