#pragma once

#include <memory>

#include "server/bus/bus.h"
#include "server/limits.h"
#include "server/loop.h"
#include "server/net/line.h"
#include "server/store/store.h"
#include "server/tables/people.h"

namespace server::tables {

/// How a host wants his tables.
struct House {
    int bot_threads = 1;
    std::int64_t archive_after_days = 60;  // tables that nobody came back to
    People* people = nullptr;              // none: everybody is a guest. Outlives the tables
};

/// All tables of this node: answers lines, keeps live tables as a cache of the store, takes deadlines. It
/// looks at loop, store and bus, which must outlive it.
class Hub : public Switchboard {
public:
    /// Begins to beat and to sweep at once.
    static std::unique_ptr<Hub> open(Loop& loop, store::Store& store, bus::Bus& bus, const Limits& limits,
                                     const House& house);
};

}  // namespace server::tables
