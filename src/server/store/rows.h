#pragma once

#include "server/store/rating_rows.h"
#include "server/store/statement.h"

namespace server::store {

/// What a Store is asked, as statements of SQL within a transaction that the caller begins and ends.
class Rows {
public:
    explicit Rows(const Database& database) : database_(database) {}

    enum class Added : std::uint8_t {
        stored,
        taken,
        gone,  // the event before it is not there
    };
    Found<Added> append(const Append& what);
    Found<std::vector<std::string>> load(const TableId& table, std::int64_t from);
    Found<std::optional<Opens>> find_key(const KeyHash& hash);
    Found<std::vector<TableId>> take_due(Moment now, std::int64_t hold_ms, std::size_t most);
    Found<std::optional<Moment>> next_due();
    /// A gap in the beats that is longer than `longest_ms` is an absence.
    Found<std::vector<Absence>> beat(Moment now, Moment since, std::int64_t longest_ms);
    struct Archived {
        std::size_t tables = 0;
        bool is_all = false;  // none is left
    };
    /// Some of them at a time, so that nothing waits for long.
    Found<Archived> archive(Moment before);
    Found<std::vector<TableId>> tables(const TableId& after, Moment since, std::size_t most);

    RatingRows& ratings() { return ratings_; }

private:
    std::optional<Fault> set_keys(const Append& what);
    std::optional<Fault> set_deadline(const Append& what);
    std::optional<Fault> note_life(Moment at);
    std::optional<Fault> begin_absence(const Absence& gap);
    Found<bool> archive(const TableId& table, Moment before);
    /// When an event happened, if it is there.
    Found<std::optional<Moment>> time_of(const TableId& table, std::int64_t sequence);
    std::optional<Fault> touch(const Append& what, std::optional<Moment> before);

    const Database& database_;
    Moment noted_life_ = 0;
    RatingRows ratings_{database_};
    Statement tables_{database_,
                      "SELECT id FROM tables WHERE id > ?1 AND (?2 = 0 OR touched >= ?2 - 3600000)"
                      " ORDER BY id LIMIT ?3"};
    Statement add_event_{database_,
                         "INSERT INTO events (id, sequence, at, event) VALUES (?1, ?2, ?3, ?4)"
                         " ON CONFLICT DO NOTHING"};
    Statement time_of_event_{database_, "SELECT at FROM events WHERE id = ?1 AND sequence = ?2"};
    Statement last_event_{database_, "SELECT at FROM events WHERE id = ?1 ORDER BY sequence DESC LIMIT 1"};
    Statement events_from_{database_,
                           "SELECT event FROM events WHERE id = ?1 AND sequence >= ?2 ORDER BY sequence"};
    Statement add_table_{database_, "INSERT INTO tables (id, touched) VALUES (?1, ?2)"};
    Statement set_touched_{database_, "UPDATE tables SET touched = ?2 WHERE id = ?1"};
    Statement set_archived_{database_, "UPDATE tables SET touched = NULL WHERE id = ?1"};
    Statement untouched_{database_,
                         "SELECT id FROM tables WHERE touched IS NOT NULL AND touched < ?1"
                         " ORDER BY touched LIMIT ?2"};
    Statement add_key_{database_,
                       "INSERT INTO keys (hash, id, seat) VALUES (?1, ?2, ?3)"
                       " ON CONFLICT (hash) DO UPDATE SET id = excluded.id, seat = excluded.seat"};
    Statement drop_key_{database_, "DELETE FROM keys WHERE hash = ?1 AND id = ?2"};
    Statement drop_keys_{database_, "DELETE FROM keys WHERE id = ?1"};
    Statement find_key_{database_, "SELECT id, seat FROM keys WHERE hash = ?1"};
    Statement set_deadline_{database_,
                            "INSERT INTO deadlines (id, due) VALUES (?1, ?2)"
                            " ON CONFLICT (id) DO UPDATE SET due = excluded.due"};
    Statement drop_deadline_{database_, "DELETE FROM deadlines WHERE id = ?1"};
    Statement due_{database_, "SELECT id FROM deadlines WHERE due <= ?1 ORDER BY due, id LIMIT ?2"};
    Statement next_due_{database_, "SELECT min(due) FROM deadlines"};
    Statement put_off_{database_, "UPDATE deadlines SET due = due + ?2 WHERE due >= ?1"};
    Statement last_beat_{database_, "SELECT max(at) FROM beats"};
    Statement set_beat_{database_,
                        "INSERT INTO beats (node, at) VALUES ('', ?1)"
                        " ON CONFLICT (node) DO UPDATE SET at = excluded.at"};
    Statement advance_beat_{database_, "UPDATE beats SET at = ?1 WHERE at < ?1"};
    Statement add_absence_{database_,
                           "INSERT INTO absences (until, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING"};
    Statement absences_{database_,
                        "SELECT since, until FROM absences WHERE until > ?1 ORDER BY until, since"};
};

}  // namespace server::store
