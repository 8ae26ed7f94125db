#include "games/penta_rush/merge.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using game::Seat;

namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

/// Everything in one list; equal times in the order of the seats.
std::vector<MergedMove> in_order(std::span<const std::vector<TimedMove>> by_seat) {
    std::vector<MergedMove> all;
    for (std::size_t seat = 0; seat < by_seat.size(); ++seat)
        for (const TimedMove& timed : by_seat[seat]) {
            const auto after = std::upper_bound(
                all.begin(), all.end(), timed.milliseconds,
                [](std::int64_t time, const MergedMove& other) { return time < other.milliseconds; });
            all.insert(after, {Seat::player(static_cast<int>(seat)), timed.move, timed.milliseconds});
        }
    return all;
}

/// Leaves the first flip, by lot among equal times; the others become `done`. Its time.
std::int64_t keep_first_flip(std::vector<MergedMove>& all, core::Rng& lot) {
    std::vector<MergedMove*> flips;
    for (MergedMove& merged : all)
        if (merged.move == Move::flip()) flips.push_back(&merged);
    if (flips.empty()) return kNever;
    const std::int64_t first = flips.front()->milliseconds;
    const auto equals = static_cast<std::uint32_t>(std::count_if(
        flips.begin(), flips.end(), [&](const MergedMove* flip) { return flip->milliseconds == first; }));
    const std::uint32_t kept = equals > 1 ? lot.below(equals) : 0;
    for (std::size_t i = 0; i < flips.size(); ++i)
        if (i != kept) flips[i]->move = Move::done();
    return first;
}

}  // namespace

std::vector<MergedMove> merge(const State& thrown, std::span<const std::vector<TimedMove>> by_seat,
                              core::Rng& lot) {
    assert(thrown.phase == Phase::search && by_seat.size() == thrown.seats);
    std::vector<MergedMove> all = in_order(by_seat);
    const std::int64_t flip = keep_first_flip(all, lot);
    const std::int64_t cap = thrown.cap_seconds > 0 ? thrown.cap_seconds * std::int64_t{1000} : kNever;
    const bool sand = flip != kNever && flip <= cap;  // PR-19: the cap is for a round that nobody flips
    const std::int64_t end = sand ? flip + thrown.sand_seconds * std::int64_t{1000} : cap;

    State state = thrown;
    std::vector<MergedMove> merged;
    const auto add = [&](const MergedMove& next) {
        assert(!PentaRush::why_illegal(state, next.seat, next.move));
        PentaRush::apply(state, next.seat, next.move, nullptr);
        merged.push_back(next);
    };
    for (const MergedMove& next : all) {
        if (state.phase != Phase::search || next.milliseconds > end) break;
        const bool said_already = next.move == Move::done() && is_done(state, next.seat.index());
        if (!said_already) add(next);
    }
    if (state.phase == Phase::search && end != kNever)
        add({Seat::clock(), sand ? Move::time() : Move::cap(), end});
    const std::int64_t last = merged.empty() ? 0 : merged.back().milliseconds;
    for (int seat = 0; seat < thrown.seats && state.phase == Phase::search; ++seat)
        if (!is_done(state, seat)) add({Seat::player(seat), Move::done(), last});
    return merged;
}

std::optional<game::Reason> PentaRush::why_no_merge(const State& state) {
    if (state.phase != Phase::search) return why_illegal(state, Seat::player(0), Move::done());
    const bool untouched =
        state.done == 0 && state.flipped_by < 0 &&
        std::all_of(state.pads.begin(), state.pads.end(), [](const Pad& pad) { return pad.changes == 0; });
    return untouched ? std::nullopt : std::optional(game::Reason("penta-rush.round-begun", "PR-21"));
}

}  // namespace games::penta_rush
