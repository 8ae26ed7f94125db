// Counts of move sequences, worked out by hand in rounds.perft and by the rules here.

#include <gtest/gtest.h>

#include <set>

#include "game/perft.h"
#include "games/penta_rush/tests/play.h"
#include "games/tests/perft_counts.h"

namespace games::penta_rush {

namespace {

TEST(PentaRushPerft, TheRulesCountWhatTheFileSays) {
    std::set<Phase> phases;
    std::set<Variant> variants;
    for (const Count& count : read_counts({"rounds.perft"})) {
        const State state = Play::from(count.position).state;
        phases.insert(state.phase);
        variants.insert(state.variant);
        EXPECT_EQ(game::perft<PentaRush>(state, count.depth), count.nodes)
            << count.id << ", depth " << count.depth;
    }
    EXPECT_EQ(phases.size(), 3U);
    EXPECT_EQ(variants.size(), 3U);
}

}  // namespace

}  // namespace games::penta_rush
