#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "game/notice.h"
#include "server/loop.h"

namespace server::store {

/// 16 letters and digits.
using TableId = std::string;
/// The SHA-256 of a key; keys themselves are stored nowhere.
using KeyHash = std::array<std::uint8_t, 32>;

/// What a key opens: a seat, or the host's place.
struct Opens {
    TableId table;
    int seat = 0;  // kHost for the host
    static constexpr int kHost = -1;
    friend bool operator==(const Opens&, const Opens&) = default;
};

/// What is stored of one step of a table, all of it or nothing.
struct Append {
    TableId table{};
    std::int64_t sequence = 0;  // of `event`; 0 makes the table
    std::string event{};        // one line
    Moment at = 0;
    /// When somebody must look at the table; nothing: nobody. Replaces what was there.
    std::optional<Moment> deadline{};
    struct NewKey {
        KeyHash hash;
        int seat = 0;
    };
    std::vector<KeyHash> withdrawn{};  // of this table's keys; first
    std::vector<NewKey> keys{};        // a key that opens something already opens this from now on
};

enum class Appended : std::uint8_t {
    stored,
    taken,  // another writer has that sequence; nothing of this one was stored
};

/// Time during which nobody served: from the last beat before it to the first one after it.
struct Absence {
    Moment from = 0, to = 0;
    friend bool operator==(const Absence&, const Absence&) = default;
};

/// A result arrives in the loop, each exactly once, those of one table in the order they were asked for.
/// A failure is a Reason `server.store-...`: nothing of what was asked for has happened, or, after
/// `append`, it is not known (`server.store-unsure`): then load again.
template <class T>
using Done = std::function<void(core::Result<T, game::Reason>)>;

/// Where tables live. Called from the loop's thread only, and never waits. Closing one waits until what was
/// asked for is done; the results still arrive in the loop. Every store passes the suite in
/// tests/store_suite.h.
class Store {
public:
    virtual ~Store() = default;

    /// Refused with `server.store-gone` where the event before it is not there.
    virtual void append(Append what, Done<Appended> done) = 0;
    /// The events of a table from number `from` on; none where there is no such table.
    virtual void load(TableId table, std::int64_t from, Done<std::vector<std::string>> done) = 0;
    virtual void find_key(KeyHash hash, Done<std::optional<Opens>> done) = 0;
    /// Up to `most` tables whose deadline is not after `now`. Each is taken for `hold_ms`: nobody else gets
    /// it until then, unless its deadline is set anew meanwhile.
    virtual void take_due(Moment now, std::int64_t hold_ms, std::size_t most,
                          Done<std::vector<TableId>> done) = 0;
    /// The next deadline of all tables.
    virtual void next_due(Done<std::optional<Moment>> done) = 0;
    /// This node serves at `now`; whoever appends serves too, at the time of the event. Tells the absences
    /// that ended after `since`, one that ends with this beat among them: it is stored, and deadlines that
    /// lay in or after it are put off by its length.
    virtual void beat(Moment now, Moment since, Done<std::vector<Absence>> done) = 0;
    /// Takes tables out of use that nothing was appended to since `before`: their events stay, their keys and
    /// deadlines go. The number of tables.
    virtual void archive(Moment before, Done<std::size_t> done) = 0;
    /// Up to `most` tables in the order of their names that come after this name. Where `since` is not 0,
    /// only those that something was appended to since then, and perhaps some more.
    virtual void tables(TableId after, Moment since, std::size_t most, Done<std::vector<TableId>> done) = 0;
};

/// A gap in the beats that is longer counts as absence; a shorter one too before the first beat of a store
/// that nobody else can have used meanwhile.
constexpr std::int64_t kLongestBeatMs = 5'000;

}  // namespace server::store
