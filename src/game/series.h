#pragma once

#include <optional>
#include <span>

#include "core/result.h"
#include "game/game.h"

namespace game {

/// Options every game has besides its own: how games follow each other.
///   target       points that win the series; 0: it has no end
///   handicap     starting points by seat, "0,5"
///   next_begins  who begins the next game: loser, turns (the next seat), lot
std::span<const OptionInfo> series_options();

/// Several games at one table: totals, who begins next, and the end.
class Series {
public:
    /// Reads the series' part of the options; the others are left alone.
    static core::Result<Series, Reason> read(const VariantInfo& variant, int players,
                                             const OptionList& options);

    /// Counts a finished game. `beginner` is the seat that began it.
    void add(const Outcome& outcome, int beginner);

    int target() const { return target_; }
    int games() const { return games_; }
    const PerSeat& totals() const { return totals_; }
    /// The target is reached and one side is ahead of all others; an even score goes on (SE-01).
    bool over() const { return !winners().empty(); }
    SeatSet winners() const;
    /// The seat that begins the next game, or `lot`: the value of the option `begins`.
    std::string next_begins() const;

private:
    enum class Next : std::uint8_t { loser, turns, lot };

    int side(int seat) const { return teams_ ? seat % teams_ : seat; }

    int target_ = 0, teams_ = 0, games_ = 0;
    Next next_ = Next::loser;
    int next_beginner_ = 0;
    PerSeat totals_;
};

}  // namespace game
