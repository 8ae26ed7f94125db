#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/limits.h"
#include "server/protocol/read.h"
#include "server/tables/people.h"
#include "server/tables/table.h"
#include "server/tables/view.h"

namespace server::tables {

/// Who a wish comes from, as his key tells.
struct Who {
    std::optional<int> seat;
    bool is_host = false;
    Account account{};  // of the line it came by

    /// As in an event.
    int by() const { return seat ? *seat : is_host ? Event::kHost : Event::kSpectator; }
};

/// Opens the key of a message, if it has one; refused when it opens nothing here.
core::Result<Who, game::Reason> read_who(const Table& table, const wire::Json& body);

/// The key's hash: what is stored of it.
store::KeyHash hash_of(std::string_view key);

/// Nothing has to happen: what was wished for is so already.
struct Already {};
/// What becomes of a wish: something that happens, a refusal, or nothing.
using Judgement = std::variant<Event, game::Reason, Already>;

/// Judges every wish that changes a table, except `relink`, which needs a new key. Nothing is changed. What
/// has to be measured (`at`, `ms`, `spent`) is left out of the event.
Judgement judge(const Table& table, const Who& who, const protocol::Message& message, const Around& around,
                const Limits& limits);
/// Why the host cannot give a seat another link.
std::optional<game::Reason> why_not_relinked(const Table& table, const Who& who, int seat);

/// How long somebody has to be away before others may choose what becomes of him.
constexpr std::int64_t kAwayMs = 60'000;

}  // namespace server::tables
