#pragma once

#include <chrono>
#include <functional>

#include "bots/players.h"

namespace cli {

using Clock = std::chrono::steady_clock;

/// Lets a bot that has begun think until its budget is spent, it is done, or `go_on` (asked a few
/// hundred times a second) says no. Time counts from `began`. Without a bound in time the same
/// budget is always the same thought.
bots::Thought think_out(bots::Bot& bot, const bots::Budget& budget, Clock::time_point began,
                        const std::function<bool()>& go_on);

}  // namespace cli
