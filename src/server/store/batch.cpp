#include "server/store/batch.h"

#include <sqlite3.h>

#include <algorithm>

#include "server/store/schema.h"

namespace server::store {

using game::Reason;

namespace {

/// What became of a transaction.
struct Ended {
    std::optional<Fault> fault;
    bool is_unsure = false;  // it may have happened
};

bool is_busy(const Fault& fault) {
    return (fault.code & 0xff) == SQLITE_BUSY || (fault.code & 0xff) == SQLITE_LOCKED;
}

/// Where writing itself failed the transaction's end was not written; after anything else it may have been.
bool may_be_committed(const Fault& fault) {
    return !is_busy(fault) && (fault.code & 0xff) != SQLITE_FULL && fault.code != SQLITE_IOERR_WRITE;
}

Ended try_all(Database& database, Rows& rows, std::span<const std::shared_ptr<Wish>> wishes) {
    const bool writes = std::any_of(wishes.begin(), wishes.end(),
                                    [](const auto& wish) { return wish->kind() != Wish::Kind::reads; });
    if (auto fault = database.run(writes ? "BEGIN IMMEDIATE" : "BEGIN")) return {fault};
    for (const auto& wish : wishes)
        if (auto fault = wish->grant(rows)) return {fault};
    auto fault = database.run("COMMIT");
    return {fault, fault && may_be_committed(*fault)};
}

void refuse(std::span<const std::shared_ptr<Wish>> wishes, const Ended& ended) {
    for (const auto& wish : wishes) {
        const bool is_unsure = ended.is_unsure && wish->kind() == Wish::Kind::appends;
        wish->refuse(is_unsure ? Reason("server.store-unsure", "") : reason_of(*ended.fault));
    }
}

}  // namespace

void grant_all(Database& database, Rows& rows, std::span<const std::shared_ptr<Wish>> wishes) {
    const Ended ended = try_all(database, rows, wishes);
    if (!ended.fault) return;
    if (database.in_transaction()) (void)database.run("ROLLBACK");
    if (wishes.size() == 1 || ended.is_unsure) return refuse(wishes, ended);
    for (const auto& wish : wishes) {
        const std::span alone(&wish, 1);
        // Somebody else writes: each would wait for him as long again. Reading goes on.
        if (is_busy(*ended.fault) && wish->kind() != Wish::Kind::reads)
            refuse(alone, ended);
        else
            grant_all(database, rows, alone);
    }
}

}  // namespace server::store
