#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "server/loop.h"

namespace crash {

using server::Moment;

/// A wish that the server has confirmed.
struct Confirmed {
    std::string op, id, move;
    int seat = 0;
    std::int64_t sequence = 0;
};

/// What those at one table were told of it.
struct Told {
    std::string table, game;
    std::vector<Confirmed> confirmed{};
    std::int64_t last = -1;  // the highest number of an event
};

/// When the server was down, by the wall clock: from its death to the beginning of the next one.
class Downs {
public:
    void add(Moment from, Moment to) { downs_.push_back({from, to}); }
    std::int64_t ms(Moment from, Moment to) const {
        std::int64_t sum = 0;
        for (const Down& down : downs_)
            sum += std::max<std::int64_t>(std::min(to, down.to) - std::max(from, down.from), 0);
        return sum;
    }
    /// How often it died between the two.
    int count(Moment from, Moment to) const {
        return static_cast<int>(std::count_if(downs_.begin(), downs_.end(), [&](const Down& down) {
            return down.to > from && down.from < to;
        }));
    }

private:
    struct Down {
        Moment from, to;
    };
    std::vector<Down> downs_;
};

/// What went wrong: told as it is found, and counted.
class Faults {
public:
    void add(const std::string& what) {
        constexpr int kMostTold = 40;
        if (count_++ < kMostTold) std::fprintf(stderr, "crash: %s\n", what.c_str());
    }
    int count() const { return count_; }

private:
    int count_ = 0;
};

/// Figures of a run.
struct Tally {
    std::map<std::string, int> unsure{};  // what the store could not take, by the error
    std::int64_t quiet_ms = 0;            // of service, in which nothing happened at a table
    std::string quiet_at{};
    std::int64_t used_ms = 0, served_ms = 0;  // of players' time
    std::int64_t confirmed = 0, moves = 0, resent = 0, refused = 0, games = 0, clocks = 0,
                 clocks_over_downs = 0;
};

}  // namespace crash
