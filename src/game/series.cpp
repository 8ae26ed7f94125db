#include "game/series.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/text.h"

namespace game {

namespace {

constexpr std::array<std::string_view, 3> kNext{"loser", "turns", "lot"};
constexpr int kMaxPoints = 1000;
constexpr std::array<OptionInfo, 3> kOptions{{
    {.name = "target", .rule = "SE-01", .low = 0, .high = kMaxPoints},
    {.name = "handicap", .rule = "SE-02", .low = 0, .high = kMaxPoints},
    {.name = "next_begins", .rule = "SE-03", .choices = kNext, .fallback = "loser"},
}};

}  // namespace

std::span<const OptionInfo> series_options() { return kOptions; }

core::Result<Series, Reason> Series::read(const VariantInfo& variant, int players,
                                          const OptionList& options) {
    Series series;
    series.teams_ = variant.teams;
    series.target_ = variant.target;
    for (int seat = 0; seat < players; ++seat) series.totals_.push_back(0);

    const std::string_view target = option_or_default(options, kOptions[0]);
    if (!target.empty()) {
        if (auto reason = check_option(kOptions[0], target)) return core::fail(*reason);
        series.target_ = static_cast<int>(*core::read_number(target));
    }
    const std::string_view handicap = option_or_default(options, kOptions[1]);
    if (!handicap.empty()) {
        const auto parts = core::split(handicap, ',');
        if (parts.size() != static_cast<std::size_t>(players))
            return core::fail(Reason("handicap-for-each", "SE-02", {{"players", players}}));
        for (int seat = 0; seat < players; ++seat) {
            const std::string_view part = core::trim(parts[static_cast<std::size_t>(seat)]);
            if (auto reason = check_option(kOptions[1], part)) return core::fail(*reason);
            series.totals_[static_cast<std::size_t>(seat)] = static_cast<int>(*core::read_number(part));
        }
    }
    const std::string_view next = option_or_default(options, kOptions[2]);
    if (auto reason = check_option(kOptions[2], next)) return core::fail(*reason);
    series.next_ = static_cast<Next>(std::find(kNext.begin(), kNext.end(), next) - kNext.begin());
    return series;
}

void Series::add(const Outcome& outcome, int beginner) {
    ++games_;
    const int players = static_cast<int>(totals_.size());
    assert(players > 0);
    for (int seat = 0; seat < players; ++seat) totals_[seat] += outcome.points[seat];
    if (next_ == Next::turns) {
        next_beginner_ = (beginner + 1) % players;
        return;
    }
    // Of two the loser; of more the lowest score of the game; ties by seat order.
    next_beginner_ = -1;
    for (int seat = 0; seat < players; ++seat) {
        const bool lost = players > 2 || outcome.winners.empty() || !outcome.winners.has(Seat::player(seat));
        if (lost && (next_beginner_ < 0 || outcome.points[seat] < outcome.points[next_beginner_]))
            next_beginner_ = seat;
    }
    next_beginner_ = std::max(next_beginner_, 0);
}

SeatSet Series::winners() const {
    if (target_ == 0 || games_ == 0) return {};
    const int best = *std::max_element(totals_.begin(), totals_.end());
    if (best < target_) return {};
    SeatSet ahead;
    int ahead_side = -1;
    for (int seat = 0; seat < static_cast<int>(totals_.size()); ++seat) {
        if (totals_[seat] != best) continue;
        if (ahead_side >= 0 && side(seat) != ahead_side) return {};
        ahead_side = side(seat);
        ahead.add(Seat::player(seat));
    }
    return ahead;
}

std::string Series::next_begins() const {
    return next_ == Next::lot ? "lot" : std::to_string(next_beginner_);
}

}  // namespace game
