#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "bots/levels.h"
#include "game/any_game.h"

namespace cli {

/// A bot where all act at once: it is asked again whenever what its seat sees has changed, and
/// says how long after its last move it wants to act. Knows no game and no clock.
class PacedBot {
public:
    struct Intent {
        game::AnyMove move;
        std::int64_t after_ms = 0;  // since its last move in the round, or the beginning of the round
    };

    PacedBot(const game::AnyGame& game, game::Seat seat, int level, std::uint64_t seed, std::uint64_t nodes)
        : game_(&game), seat_(seat), level_(level), seed_(seed), nodes_(nodes) {}

    /// Shows it the table.
    void look(const game::AnyState& state);
    /// Thinks for a moment; true when there is nothing left to think about.
    bool think();
    /// What it would do now; nothing when it has nothing to do.
    std::optional<Intent> intent() const;
    game::Seat seat() const { return seat_; }

private:
    const game::AnyGame* game_;
    game::Seat seat_;
    int level_;
    std::uint64_t seed_, nodes_;
    std::optional<game::Tree> seen_;
    std::unique_ptr<bots::Bot> bot_;  // while it has something to do
    bool settled_ = true;
};

}  // namespace cli
