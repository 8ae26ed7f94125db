// Counts of move sequences.

#include <gtest/gtest.h>

#include "game/perft.h"
#include "games/rivero/tests/play.h"
#include "games/tests/perft_counts.h"

namespace games::rivero {

namespace {

TEST(RiveroPerft, TheRulesCountWhatTheFileSays) {
    for (const Count& count : within_limit(read_counts({"rivero.perft"}), 600'000)) {
        const auto tree = game::read_tree(count.position);
        ASSERT_TRUE(tree) << count.id;
        const auto state = Rivero::read_position(*tree);
        ASSERT_TRUE(state) << count.id;
        EXPECT_EQ(game::perft<Rivero>(*state, count.depth), count.nodes)
            << count.id << ", depth " << count.depth;
    }
}

}  // namespace

}  // namespace games::rivero
