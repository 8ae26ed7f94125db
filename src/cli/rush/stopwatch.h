#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/rush/paced_bot.h"
#include "games/penta_rush/merge.h"
#include "games/penta_rush/rules.h"

namespace cli {

/// The keeper's view as a state of Penta Rush.
games::penta_rush::State penta_rush_state(const game::AnyState& state);
/// What a viewer may know of a state of Penta Rush.
games::penta_rush::View penta_rush_view(const game::AnyState& state, game::Viewer viewer);

/// PR-21: one seat's round against the stopwatch, on a copy of the table after the throw. Times
/// are milliseconds since the throw, without those in which the watch stood.
class Stopwatch {
public:
    Stopwatch(const game::AnyState& thrown, game::Seat seat) : seat_(seat), state_(thrown.clone()) {}

    game::Seat seat() const { return seat_; }
    const game::AnyState& state() const { return *state_; }
    const std::vector<games::penta_rush::TimedMove>& moves() const { return moves_; }
    std::int64_t elapsed() const { return elapsed_; }
    bool is_over() const { return is_over_; }

    void run_to(std::int64_t elapsed) { elapsed_ = std::max(elapsed_, elapsed); }
    /// Plays at the time shown; flip and done end the round of this seat.
    std::optional<game::Reason> play(game::AnyMove move, game::Events* events);
    void stop() { is_over_ = true; }

    /// `400 ring a1 a2 a3 a4 a5, 900 done, 900`: the moves, then the time shown.
    std::string to_text() const;
    /// Plays such a text; false, and nothing has happened, when it does not fit this table.
    bool read(std::string_view text);

private:
    game::Seat seat_;
    std::unique_ptr<game::AnyState> state_;
    std::vector<games::penta_rush::TimedMove> moves_;
    std::int64_t elapsed_ = 0;
    bool is_over_ = false;
};

/// A bot's round against the stopwatch: it acts at its own pace and nobody waits for it.
std::vector<games::penta_rush::TimedMove> bot_round(PacedBot bot, const game::AnyState& thrown);

}  // namespace cli
