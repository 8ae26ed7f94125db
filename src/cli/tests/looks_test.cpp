#include "cli/looks/look.h"

#include <gtest/gtest.h>

#include "games/catalog.h"

namespace cli {
namespace {

TEST(Looks, EveryGameHasOneInTheOrderOfTheCatalog) {
    ASSERT_EQ(all_looks().size(), games::all().size());
    for (std::size_t i = 0; i < all_looks().size(); ++i) {
        EXPECT_EQ(all_looks()[i].game, games::all()[i]->id());
        EXPECT_EQ(&look_of(*games::all()[i]), &all_looks()[i].look);
    }
}

/// cli/rush is written for one game; another that all play at once needs a way of its own.
TEST(Looks, OnlyPentaRushIsPlayedAllAtOnceAtATerminal) {
    for (const game::AnyGame* game : games::all())
        EXPECT_EQ(game->all_at_once(), game->id() == "penta-rush") << game->id();
}

}  // namespace
}  // namespace cli
