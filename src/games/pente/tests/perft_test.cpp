// Counts of move sequences, worked out by both readings of the rules.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "game/perft.h"
#include "games/pente/tests/plain.h"
#include "games/pente/tests/plain_compare.h"
#include "games/tests/perft_counts.h"

namespace games::pente {

namespace {

TEST(PentePerft, BothReadingsOfTheRulesCountWhatTheFilesSay) {
    for (const Count& count : within_limit(
             read_counts({"booklet.perft", "captures.perft", "openings.perft", "rows.perft"}), 3'000'000)) {
        const auto tree = game::read_tree(count.position);
        ASSERT_TRUE(tree) << count.id;
        const auto real = Pente::read_position(*tree);
        ASSERT_TRUE(real) << count.id;
        const plain::Game plain = plain::Game::from(*tree);
        EXPECT_EQ(plain::difference(plain, *real).value_or(""), "") << count.id << '\n' << plain.diagram();
        EXPECT_EQ(game::perft<Pente>(*real, count.depth), count.nodes)
            << "the rules: " << count.id << ", depth " << count.depth << '\n'
            << plain.diagram();
        EXPECT_EQ(plain.perft(count.depth), count.nodes)
            << "the plain reading: " << count.id << ", depth " << count.depth << '\n'
            << plain.diagram();
    }
}

TEST(PentePerft, EveryVariantHasAtLeastThreePositionsWithinTheUsualLimit) {
    std::map<std::string, std::vector<std::string>> ids;
    for (const Count& count :
         read_counts({"booklet.perft", "captures.perft", "openings.perft", "rows.perft"})) {
        const auto tree = game::read_tree(count.position);
        ASSERT_TRUE(tree) << count.id;
        auto& of_variant = ids[*tree->get("variant")->text()];
        if (count.depth == 2 && count.nodes < 20'000) of_variant.push_back(count.id);
    }
    for (const game::VariantInfo& info : variant_infos()) {
        const auto& found = ids[std::string(info.name)];
        EXPECT_GE(found.size(), 3U) << info.name;
        for (const std::string& id : found)
            EXPECT_EQ(std::count(found.begin(), found.end(), id), 1) << id << " occurs twice";
    }
}

}  // namespace

}  // namespace games::pente
