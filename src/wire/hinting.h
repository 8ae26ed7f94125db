#pragma once

#include <cstdint>
#include <memory>

#include "bots/analysis/hint.h"
#include "game/match.h"
#include "wire/job.h"

namespace wire {

/// A hint in the making.
class Hinting final : public Job {
public:
    /// `seat` is one of the players that may act.
    static core::Result<std::unique_ptr<Hinting>, game::Reason> start(const game::Match& match,
                                                                      game::Seat seat,
                                                                      bots::analysis::Hint::Wish wish);

    bool step() override { return hint_.step(); }
    void tell(JsonObject& reply, const Speech& speech, std::size_t) override;

private:
    Hinting(bots::analysis::Hint hint, std::unique_ptr<game::AnyState> state);

    bots::analysis::Hint hint_;
    std::unique_ptr<game::AnyState> state_;  // for writing its move down
};

}  // namespace wire
