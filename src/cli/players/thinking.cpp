#include "cli/players/thinking.h"

#include <algorithm>
#include <limits>

namespace cli {

using std::chrono::microseconds;
using std::chrono::milliseconds;

bots::Thought think_out(bots::Bot& bot, const bots::Budget& budget, Clock::time_point began,
                        const std::function<bool()>& go_on) {
    // A slice grows or shrinks until it takes some milliseconds, or one where time is short: nodes cost
    // differently.
    constexpr std::uint64_t kFirst = 256, kLargest = std::uint64_t{1} << 30;
    const bool hurries = budget.milliseconds > 0 && budget.milliseconds < 500;
    const microseconds longest(hurries ? 1500 : 8000);
    const std::uint64_t most = budget.nodes > 0 ? budget.nodes : std::numeric_limits<std::uint64_t>::max();
    std::uint64_t slice = kFirst;
    bots::Thought thought = bot.best();
    for (auto now = Clock::now(); thought.nodes < most && go_on();) {
        if (budget.milliseconds > 0 && now - began >= milliseconds(budget.milliseconds)) break;
        const bool done = bot.think(std::min(slice, most - thought.nodes));
        thought = bot.best();
        if (done) break;
        const auto took = Clock::now() - now;
        now += took;
        if (took < longest / 2) slice = std::min(slice * 2, kLargest);
        if (took > longest) slice = std::max(slice / 2, std::uint64_t{1});
    }
    return thought;
}

}  // namespace cli
