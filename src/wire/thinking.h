#pragma once

#include <cstdint>
#include <memory>

#include "bots/bot.h"
#include "game/match.h"
#include "wire/job.h"

namespace wire {

/// A bot at work on its next move.
class Thinking final : public Job {
public:
    /// `seat` is one of the players that may act.
    static core::Result<std::unique_ptr<Thinking>, game::Reason> start(const game::Match& match,
                                                                       game::Seat seat, int level,
                                                                       std::uint64_t seed);

    /// Spends up to `nodes` more; true when more thinking would change nothing.
    bool spend(std::uint64_t nodes);
    void tell(JsonObject& reply) const;

    bool step() override { return spend(bots::kSlice); }
    void tell(JsonObject& reply, const Speech&, std::size_t) override { tell(reply); }

private:
    Thinking(std::unique_ptr<bots::Bot> bot, std::unique_ptr<game::AnyState> state, game::Seat seat);

    std::unique_ptr<bots::Bot> bot_;
    std::unique_ptr<game::AnyState> state_;  // for writing its moves down
    game::Seat seat_;
};

}  // namespace wire
