// Counts of move sequences, worked out by both readings of the rules. A block of a data file:
//
//     id wizard-start
//     position {game riomino variant wizard ...}
//     perft 1 24

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>

#include "core/text.h"
#include "game/perft.h"
#include "games/riomino/tests/plain.h"
#include "games/riomino/tests/table.h"
#include "games/tests/files.h"

namespace games::riomino {

namespace {

struct Count {
    std::string id, position;
    int depth = 0;
    std::uint64_t nodes = 0;
};

std::vector<Count> read_counts() {
    std::vector<Count> counts;
    const std::string text = read_file("riomino.perft");
    Count block;
    for (const std::string_view line : core::lines(text)) {
        const std::size_t space = line.find(' ');
        const std::string_view key = line.substr(0, space);
        const std::string_view rest = space == std::string_view::npos ? "" : line.substr(space + 1);
        if (key == "id") block = {std::string(rest), "", 0, 0};
        if (key == "position") block.position = rest;
        if (key != "perft") continue;
        const auto words = core::words(rest);
        EXPECT_EQ(words.size(), 2U) << line;
        if (words.size() != 2) continue;
        block.depth = static_cast<int>(core::read_number(words[0]).value_or(0));
        block.nodes = static_cast<std::uint64_t>(core::read_number(words[1]).value_or(0));
        counts.push_back(block);
    }
    return counts;
}

/// The nodes that may be counted altogether, unless PENTARIO_PERFT_NODES allows more.
std::uint64_t node_limit() {
    const char* wanted = std::getenv("PENTARIO_PERFT_NODES");
    return wanted ? static_cast<std::uint64_t>(core::read_number(wanted).value_or(0)) : 1'500'000;
}

std::set<plain::Place> own_places(Variant variant) {
    std::set<plain::Place> places;
    for (const Square square : own_board(variant)) places.insert({x_of(square), y_of(square)});
    return places;
}

TEST(RiominoPerft, BothReadingsOfTheRulesCountWhatTheFileSays) {
    auto counts = read_counts();
    std::sort(counts.begin(), counts.end(), [](const Count& a, const Count& b) {
        return std::tie(a.nodes, a.id, a.depth) < std::tie(b.nodes, b.id, b.depth);
    });
    std::uint64_t spent = 0;
    for (const Count& count : counts) {
        if ((spent += count.nodes) > node_limit()) break;
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
    EXPECT_GT(spent, 100'000U);
}

TEST(RiominoPerft, EveryVariantHasThreePositions) {
    std::map<std::string, std::set<std::string>> ids;
    for (const Count& count : read_counts())
        ids[*game::read_tree(count.position)->get("variant")->text()].insert(count.id);
    for (const game::VariantInfo& info : variant_infos())
        EXPECT_GE(ids[std::string(info.name)].size(), 3U) << info.name;
}

}  // namespace

}  // namespace games::riomino
