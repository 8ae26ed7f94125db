#include "server/store/rows.h"

namespace server::store {

namespace {

constexpr std::int64_t kArchivedAtOnce = 200;
constexpr std::int64_t kLifeMs = 100;
constexpr std::int64_t kHourMs = 3'600'000;

}  // namespace

Found<Rows::Added> Rows::append(const Append& what) {
    Found<std::optional<Moment>> before = std::optional<Moment>();
    if (what.sequence > 0) {
        before = time_of(what.table, what.sequence - 1);
        if (!before) return core::fail(before.error());
        if (!*before) return Added::gone;
    }
    if (auto fault = add_event_.with(what.table, what.sequence, what.at, what.event).run())
        return core::fail(*fault);
    if (add_event_.changed() == 0) return Added::taken;
    auto fault = touch(what, *before);
    if (!fault) fault = set_keys(what);
    if (!fault) fault = set_deadline(what);
    if (!fault) fault = note_life(what.at);
    if (fault) return core::fail(*fault);
    return Added::stored;
}

Found<std::optional<Moment>> Rows::time_of(const TableId& table, std::int64_t sequence) {
    std::optional<Moment> at;
    if (time_of_event_.with(table, sequence).next()) at = time_of_event_.number(0);
    if (auto fault = time_of_event_.end()) return core::fail(*fault);
    return at;
}

/// The first event of each hour is noted, and the first one after so long a rest that the table may have been
/// archived meanwhile.
std::optional<Fault> Rows::touch(const Append& what, std::optional<Moment> before) {
    if (!before) return add_table_.with(what.table, what.at).run();
    if (*before / kHourMs == what.at / kHourMs) return std::nullopt;
    return set_touched_.with(what.table, what.at).run();
}

std::optional<Fault> Rows::set_keys(const Append& what) {
    for (const KeyHash& hash : what.withdrawn)
        if (auto fault = drop_key_.with(hash, what.table).run()) return fault;
    for (const Append::NewKey& key : what.keys)
        if (auto fault = add_key_.with(key.hash, what.table, key.seat).run()) return fault;
    return std::nullopt;
}

std::optional<Fault> Rows::set_deadline(const Append& what) {
    if (what.deadline) return set_deadline_.with(what.table, *what.deadline).run();
    return what.sequence == 0 ? std::nullopt : drop_deadline_.with(what.table).run();
}

/// Not with every event: the row would be written with every transaction.
std::optional<Fault> Rows::note_life(Moment at) {
    if (at < noted_life_ + kLifeMs) return std::nullopt;
    noted_life_ = at;
    return advance_beat_.with(at).run();
}

Found<std::vector<std::string>> Rows::load(const TableId& table, std::int64_t from) {
    std::vector<std::string> events;
    for (events_from_.with(table, from); events_from_.next();) events.push_back(events_from_.text(0));
    if (auto fault = events_from_.end()) return core::fail(*fault);
    return events;
}

Found<std::optional<Opens>> Rows::find_key(const KeyHash& hash) {
    std::optional<Opens> opens;
    if (find_key_.with(hash).next()) opens = Opens{find_key_.text(0), static_cast<int>(find_key_.number(1))};
    if (auto fault = find_key_.end()) return core::fail(*fault);
    return opens;
}

Found<std::vector<TableId>> Rows::take_due(Moment now, std::int64_t hold_ms, std::size_t most) {
    std::vector<TableId> taken;
    for (due_.with(now, static_cast<std::int64_t>(most)); due_.next();) taken.push_back(due_.text(0));
    if (auto fault = due_.end()) return core::fail(*fault);
    for (const TableId& table : taken)
        if (auto fault = set_deadline_.with(table, now + hold_ms).run()) return core::fail(*fault);
    return taken;
}

Found<std::optional<Moment>> Rows::next_due() {
    std::optional<Moment> next;
    if (next_due_.with().next() && !next_due_.is_null(0)) next = next_due_.number(0);
    if (auto fault = next_due_.end()) return core::fail(*fault);
    return next;
}

Found<std::vector<Absence>> Rows::beat(Moment now, Moment since, std::int64_t longest_ms) {
    Absence gap{now, now};
    if (last_beat_.with().next() && !last_beat_.is_null(0)) gap.from = last_beat_.number(0);
    auto fault = last_beat_.end();
    if (!fault) fault = set_beat_.with(now).run();
    if (!fault && gap.to - gap.from > longest_ms) fault = begin_absence(gap);
    if (fault) return core::fail(*fault);
    std::vector<Absence> told;
    for (absences_.with(since); absences_.next();) told.push_back({absences_.number(0), absences_.number(1)});
    if ((fault = absences_.end())) return core::fail(*fault);
    return told;
}

std::optional<Fault> Rows::begin_absence(const Absence& gap) {
    if (auto fault = add_absence_.with(gap.to, gap.from).run()) return fault;
    return put_off_.with(gap.from, gap.to - gap.from).run();
}

Found<Rows::Archived> Rows::archive(Moment before) {
    std::vector<TableId> tables;
    for (untouched_.with(before, kArchivedAtOnce); untouched_.next();) tables.push_back(untouched_.text(0));
    if (auto fault = untouched_.end()) return core::fail(*fault);
    Archived archived{.is_all = tables.size() < kArchivedAtOnce};
    for (const TableId& table : tables) {
        const auto is_archived = archive(table, before);
        if (!is_archived) return core::fail(is_archived.error());
        archived.tables += *is_archived;
    }
    return archived;
}

Found<std::vector<TableId>> Rows::tables(const TableId& after, Moment since, std::size_t most) {
    std::vector<TableId> found;
    for (tables_.with(after, since, static_cast<std::int64_t>(most)); tables_.next();)
        found.push_back(tables_.text(0));
    if (auto fault = tables_.end()) return core::fail(*fault);
    return found;
}

/// Looks at the last event once more: `touched` may be older.
Found<bool> Rows::archive(const TableId& table, Moment before) {
    Moment last = before - 1;
    if (last_event_.with(table).next()) last = last_event_.number(0);
    auto fault = last_event_.end();
    if (!fault && last >= before) fault = set_touched_.with(table, last).run();
    if (fault) return core::fail(*fault);
    if (last >= before) return false;
    fault = set_archived_.with(table).run();
    if (!fault) fault = drop_keys_.with(table).run();
    if (!fault) fault = drop_deadline_.with(table).run();
    if (fault) return core::fail(*fault);
    return true;
}

}  // namespace server::store
