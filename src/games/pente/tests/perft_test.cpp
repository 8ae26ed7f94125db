// Counts of move sequences, worked out by both readings of the rules. A block of a data file:
//
//     id standard-start
//     position {game pente variant standard size 9 ...}
//     perft 1 1
//     perft 2 80

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>

#include "core/text.h"
#include "game/perft.h"
#include "games/pente/tests/plain.h"
#include "games/pente/tests/plain_compare.h"
#include "games/tests/files.h"

namespace games::pente {

namespace {

constexpr const char* kFiles[]{"booklet.perft", "captures.perft", "openings.perft", "rows.perft"};

struct Count {
    std::string id, position;
    int depth = 0;
    std::uint64_t nodes = 0;
};

std::vector<Count> read_counts() {
    std::vector<Count> counts;
    for (const char* file : kFiles) {
        const std::string text = read_file(file);
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
    }
    return counts;
}

/// The nodes that may be counted altogether: the short lines of every block, unless
/// PENTARIO_PERFT_NODES allows more.
std::uint64_t node_limit() {
    const char* wanted = std::getenv("PENTARIO_PERFT_NODES");
    return wanted ? static_cast<std::uint64_t>(core::read_number(wanted).value_or(0)) : 3'000'000;
}

TEST(PentePerft, BothReadingsOfTheRulesCountWhatTheFilesSay) {
    auto counts = read_counts();
    std::sort(counts.begin(), counts.end(), [](const Count& a, const Count& b) {
        return std::tie(a.nodes, a.id, a.depth) < std::tie(b.nodes, b.id, b.depth);
    });
    std::uint64_t spent = 0;
    for (const Count& count : counts) {
        if ((spent += count.nodes) > node_limit()) break;
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
    for (const Count& count : read_counts()) {
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
