#include "server/tables/clocks.h"

namespace server::tables {

using game::Seat;
using game::SeatSet;

void Clocks::reset() {
    left_.fill(terms_.start_ms);
    since_.fill(std::nullopt);
}

SeatSet Clocks::running() const {
    SeatSet seats;
    for (int seat = 0; seat < players_; ++seat)
        if (since_[index(seat)]) seats.add(Seat::player(seat));
    return seats;
}

void Clocks::charge(int seat, std::int64_t ms, Moment at) {
    left_[index(seat)] -= ms;
    if (since_[index(seat)]) since_[index(seat)] = at;
}

void Clocks::run(SeatSet seats, Moment at, std::optional<int> moved) {
    if (!are_kept()) return;
    for (int seat = 0; seat < players_; ++seat) {
        auto& since = since_[index(seat)];
        const bool runs = seats.has(Seat::player(seat));
        if (terms_.is_by_move() && moved == seat) left_[index(seat)] = terms_.start_ms;
        if (terms_.kind == ClockTerms::Kind::game && moved == seat && !runs)
            left_[index(seat)] += terms_.increment_ms;
        if (!runs)
            since.reset();
        else if (!since)
            since = at;
    }
}

}  // namespace server::tables
