// Counts of move sequences.

#include <gtest/gtest.h>

#include <set>

#include "game/perft.h"
#include "games/rivero_penta/tests/play.h"
#include "games/tests/perft_counts.h"

namespace games::rivero_penta {

namespace {

TEST(RiveroPentaPerft, TheRulesCountWhatTheFileSays) {
    for (const Count& count : within_limit(read_counts({"rivero_penta.perft"}), 1'000'000)) {
        const Play play = Play::of(count.position);
        EXPECT_EQ(game::perft<RiveroPenta>(play.state, count.depth), count.nodes)
            << count.id << ", depth " << count.depth;
    }
}

TEST(RiveroPentaPerft, EveryPhaseHasAPosition) {
    std::set<std::string> phases;
    for (const Count& count : read_counts({"rivero_penta.perft"}))
        phases.insert(Play::of(count.position).get("phase"));
    for (const char* phase : {"setup", "draw", "turn", "action", "play", "refill"})
        EXPECT_TRUE(phases.contains(phase)) << phase;
}

}  // namespace

}  // namespace games::rivero_penta
