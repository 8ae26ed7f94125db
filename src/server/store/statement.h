#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/store/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace server::store {

/// What SQLite refused: its extended result code, and its own words.
struct Fault {
    int code = 0;
    int system = 0;  // errno, where it was the system that refused
    std::string why;
};

/// A connection to one database file, for one thread at a time.
class Database {
public:
    static core::Result<Database, Fault> open(const std::filesystem::path& file);

    /// Statements without values and answers.
    std::optional<Fault> run(const std::string& sql);
    bool in_transaction() const;
    sqlite3* handle() const { return handle_.get(); }
    Fault fault(int code) const;

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    explicit Database(sqlite3* handle) : handle_(handle) {}

    std::unique_ptr<sqlite3, Close> handle_;
};

/// One SQL statement, prepared when it is needed first and kept.
///
///     for (find.with(table); find.next();) use(find.text(0));
///     if (auto fault = find.end()) ...
class Statement {
public:
    /// Both must outlive it; `sql` is a literal.
    Statement(const Database& database, const char* sql) : database_(database), sql_(sql) {}

    /// Begins anew with these values, from ?1 on.
    template <class... Values>
    Statement& with(const Values&... values) {
        begin();
        [[maybe_unused]] int at = 0;
        (bind(++at, values), ...);
        return *this;
    }
    /// Goes to the next row; false at the end, and when something went wrong.
    bool next();
    /// Lets go of the rows, and tells what went wrong on the way.
    std::optional<Fault> end();
    /// For a statement without rows.
    std::optional<Fault> run();
    /// How many rows the last one changed.
    int changed() const;

    bool is_null(int column) const;
    std::int64_t number(int column) const;
    std::string text(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* prepared) const;
    };
    void begin();
    void check(int code);
    void bind(int at, std::int64_t value);
    void bind(int at, int value) { bind(at, std::int64_t{value}); }
    void bind(int at, std::string_view value);
    void bind(int at, const KeyHash& value);

    const Database& database_;
    const char* sql_;
    std::unique_ptr<sqlite3_stmt, Finalize> prepared_;
    std::optional<Fault> fault_;
};

}  // namespace server::store
