// Several threads at one search: a program of its own, which the thread sanitizer watches.

#include <gtest/gtest.h>

#include "bots/brains/pente/engine.h"
#include "game/erased.h"
#include "positions.h"

namespace bots::brains::pente {
namespace {

using games::pente::Pente;

TEST(PenteCrew, SeveralThreadsWorkBetweenTheSlicesOfTheFirstAndNeverAlone) {
    const auto state = after({"K10", "L11", "N10", "K12", "M9"});
    const game::Seat seat = *Pente::actors(state).begin();
    Engine engine(3);
    for (int game = 0; game < 3; ++game) {
        (void)engine.begin(game::ErasedView<Pente>(state), seat, 1);
        for (int slice = 0; slice < 20; ++slice) engine.think(500);
        const Thought thought = engine.best();
        EXPECT_FALSE(Pente::why_illegal(state, seat, game::restore<Pente>(thought.move)));
        EXPECT_EQ(engine.best().nodes, thought.nodes) << "nobody goes on by himself";
        EXPECT_GT(thought.nodes, 10'000U);
    }
    // A win is a win for all of them.
    const auto won = after({"K10", "J10", "L10", "A1", "M10", "A3", "N10", "A5"});
    EXPECT_TRUE(engine.begin(game::ErasedView<Pente>(won), *Pente::actors(won).begin(), 1));
    EXPECT_TRUE(engine.think(500));
    EXPECT_EQ(engine.best().chance, 1.0);
}

}  // namespace
}  // namespace bots::brains::pente
