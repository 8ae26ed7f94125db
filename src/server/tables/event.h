#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/sha256.h"
#include "server/loop.h"
#include "server/store/store.h"
#include "server/tables/terms.h"

namespace server::tables {

/// What each seat's key hashes to; a bot has none.
using SeatKeys = std::vector<std::optional<store::KeyHash>>;

/// What makes a table: its terms, whose keys open what, and the secret of its draws.
struct Made {
    Terms terms;
    SeatKeys keys;
    store::KeyHash host{};
    core::Digest secret{};

    friend bool operator==(const Made&, const Made&) = default;
};

/// What can be offered by one seat to the others.
enum class What : std::uint8_t { draw, undo, pause, resume, rematch };
std::string_view to_text(What what);
std::optional<What> read_what(std::string_view word);

/// Something that happened at a table. A table is its events, folded in order: whatever was measured or drawn
/// stands in them. Stored as one line of JSON, with a version.
struct Event {
    enum class Kind : std::uint8_t {
        made,       // number 0
        sat,        // `by` took a seat or renamed himself: name, nonce, account
        linked,     // `seat` has another key: hash
        ready,      // `by` is ready; with the last one the game begins or goes on: draws
        dismissed,  // `seats` did not get ready: others may sit there
        moved,      // a move of `by` or of the clock: move, ms, draws
        thrown,     // where all play at once chance waited long enough: ms, draws
        ended,      // the table ended the game: ending, of `seat`
        offered,    // what
        accepted,   // what; the last one who has to makes it so
        declined,   // what
        next,       // `by` begins the next game
        said,       // `by`, or a spectator with a name: text or phrase
        stood_in,   // a bot of `level` plays on for `seat`
    };
    static constexpr int kVersion = 1;
    static constexpr int kClock = -2, kSpectator = -3, kHost = -1;

    Kind kind = Kind::made;
    Moment at = 0;
    int by = kHost;  // whose doing: a seat or one of the above
    std::string id;  // of the message that brought it; empty: none did
    int seat = 0;    // whom it concerns
    std::string name, nonce, move, text, phrase;
    std::optional<store::KeyHash> hash;
    std::optional<std::int64_t> ms;  // of the game's time
    std::vector<std::string> draws;  // what chance did after it
    std::vector<int> seats;
    std::vector<std::pair<int, std::int64_t>> spent;  // what seats used of their time until now
    std::optional<game::Ending::Kind> ending;
    std::optional<What> what;
    int level = 0;
    std::string account;  // of who sat down; empty: a guest
    std::string rematch;  // the new table, where `accepted` made one
    std::optional<Made> made;

    friend bool operator==(const Event&, const Event&) = default;
};

std::string to_line(const Event& event);
/// What stands in the store does not make a table.
inline game::Reason damaged() { return game::Reason("server.store-damaged", ""); }
/// Refused as damaged: what is no event, or one of a later version.
core::Result<Event, game::Reason> read_event(std::string_view line);

}  // namespace server::tables
