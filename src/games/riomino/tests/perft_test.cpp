// Counts of move sequences, worked out by both readings of the rules.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "game/perft.h"
#include "games/riomino/tests/plain.h"
#include "games/riomino/tests/table.h"
#include "games/tests/perft_counts.h"

namespace games::riomino {

namespace {

std::set<plain::Place> own_places(Variant variant) {
    std::set<plain::Place> places;
    for (const Square square : own_board(variant)) places.insert({x_of(square), y_of(square)});
    return places;
}

TEST(RiominoPerft, BothReadingsOfTheRulesCountWhatTheFileSays) {
    for (const Count& count : within_limit(read_counts({"riomino.perft"}), 1'500'000)) {
        const auto tree = game::read_tree(count.position);
        ASSERT_TRUE(tree) << count.id;
        const auto real = Riomino::read_position(*tree);
        ASSERT_TRUE(real) << count.id;
        EXPECT_EQ(game::perft<Riomino>(*real, count.depth), count.nodes)
            << "the rules: " << count.id << ", depth " << count.depth;
        const plain::Game plain = plain::Game::from(*tree, own_places(real->variant));
        EXPECT_EQ(plain.perft(count.depth), count.nodes)
            << "the plain reading: " << count.id << ", depth " << count.depth;
    }
}

TEST(RiominoPerft, EveryVariantHasThreePositions) {
    std::map<std::string, std::set<std::string>> ids;
    for (const Count& count : read_counts({"riomino.perft"}))
        ids[*game::read_tree(count.position)->get("variant")->text()].insert(count.id);
    for (const game::VariantInfo& info : variant_infos())
        EXPECT_GE(ids[std::string(info.name)].size(), 3U) << info.name;
}

}  // namespace

}  // namespace games::riomino
