#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/seat.h"
#include "server/loop.h"
#include "server/tables/terms.h"

namespace server::tables {

/// What each seat has left, and since when its time runs. It reads no clock: what was used is told it.
class Clocks {
public:
    Clocks(const ClockTerms& terms, int players) : terms_(terms), players_(players) { reset(); }

    bool are_kept() const { return terms_.kind != ClockTerms::Kind::none; }
    std::int64_t left(int seat) const { return left_[index(seat)]; }
    /// Nothing: its time stands.
    std::optional<Moment> since(int seat) const { return since_[index(seat)]; }
    game::SeatSet running() const;

    /// A game begins.
    void reset();
    /// So much was used up to `at`; if it runs, it runs from there.
    void charge(int seat, std::int64_t ms, Moment at);
    /// From `at` on the time of these seats runs. `moved` is the seat that has just moved, if one has.
    void run(game::SeatSet seats, Moment at, std::optional<int> moved);

private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

    ClockTerms terms_;
    int players_;
    std::array<std::int64_t, game::kMaxSeats> left_{};
    std::array<std::optional<Moment>, game::kMaxSeats> since_{};
};

/// The time of a game, as its record tells it: milliseconds that it was played. It stands while the table
/// does, and while nobody served.
class Watch {
public:
    std::int64_t ms() const { return ms_; }
    std::optional<Moment> since() const { return since_; }
    void reset() { *this = {}; }
    /// It showed `ms` at `at`, and runs from there or stands.
    void set(std::int64_t ms, Moment at, bool runs) {
        ms_ = ms;
        since_ = runs ? std::optional(at) : std::nullopt;
    }

private:
    std::int64_t ms_ = 0;
    std::optional<Moment> since_;
};

}  // namespace server::tables
