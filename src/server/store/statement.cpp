#include "server/store/statement.h"

#include <sqlite3.h>

#include <cerrno>
#include <utility>

namespace server::store {

core::Result<Database, Fault> Database::open(const std::filesystem::path& file) {
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(
        file.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    Database database(handle);
    if (code != SQLITE_OK) return core::fail(database.fault(code));
    sqlite3_extended_result_codes(handle, 1);
    return database;
}

std::optional<Fault> Database::run(const std::string& sql) {
    const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code == SQLITE_OK) return std::nullopt;
    return fault(code);
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

Fault Database::fault(int code) const {
    const int last = errno;
    if (!handle_) return {code, 0, sqlite3_errstr(code)};
    // Of a write that failed SQLite keeps none; nothing has set another since.
    const int system = sqlite3_system_errno(handle_.get());
    return {code, system != 0 ? system : last, sqlite3_errmsg(handle_.get())};
}

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
void Statement::Finalize::operator()(sqlite3_stmt* prepared) const { sqlite3_finalize(prepared); }

void Statement::begin() {
    fault_.reset();
    if (prepared_) {
        sqlite3_reset(prepared_.get());
        return;
    }
    sqlite3_stmt* prepared = nullptr;
    check(sqlite3_prepare_v3(database_.handle(), sql_, -1, SQLITE_PREPARE_PERSISTENT, &prepared, nullptr));
    prepared_.reset(prepared);
}

void Statement::check(int code) {
    if (code != SQLITE_OK && !fault_) fault_ = database_.fault(code);
}

bool Statement::next() {
    if (fault_) return false;
    const int code = sqlite3_step(prepared_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) fault_ = database_.fault(code);
    return false;
}

std::optional<Fault> Statement::end() {
    if (prepared_) sqlite3_reset(prepared_.get());
    return std::exchange(fault_, std::nullopt);
}

std::optional<Fault> Statement::run() {
    while (next()) {
    }
    return end();
}

int Statement::changed() const { return sqlite3_changes(database_.handle()); }

void Statement::bind(int at, std::int64_t value) {
    if (prepared_) check(sqlite3_bind_int64(prepared_.get(), at, value));
}
void Statement::bind(int at, std::string_view value) {
    const char* bytes = value.data() ? value.data() : "";  // a null pointer would bind NULL
    if (prepared_)
        check(sqlite3_bind_text64(prepared_.get(), at, bytes, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}
void Statement::bind(int at, const KeyHash& value) {
    if (prepared_)
        check(sqlite3_bind_blob64(prepared_.get(), at, value.data(), value.size(), SQLITE_TRANSIENT));
}

bool Statement::is_null(int column) const {
    return sqlite3_column_type(prepared_.get(), column) == SQLITE_NULL;
}
std::int64_t Statement::number(int column) const { return sqlite3_column_int64(prepared_.get(), column); }
std::string Statement::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(prepared_.get(), column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(prepared_.get(), column));
    return bytes ? std::string(bytes, size) : std::string();
}

}  // namespace server::store
