#include "games/tests/perft_counts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "core/text.h"
#include "games/tests/files.h"

namespace games {

std::vector<Count> read_counts(std::initializer_list<const char*> files) {
    std::vector<Count> counts;
    for (const char* file : files) {
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
    EXPECT_FALSE(counts.empty());
    return counts;
}

std::vector<Count> within_limit(std::vector<Count> counts, std::uint64_t nodes) {
    if (const char* wanted = std::getenv("PENTARIO_PERFT_NODES"))
        nodes = static_cast<std::uint64_t>(core::read_number(wanted).value_or(0));
    std::sort(counts.begin(), counts.end(), [](const Count& a, const Count& b) {
        return std::tie(a.nodes, a.id, a.depth) < std::tie(b.nodes, b.id, b.depth);
    });
    std::uint64_t spent = 0;
    const auto over = std::find_if(counts.begin(), counts.end(),
                                   [&](const Count& count) { return (spent += count.nodes) > nodes; });
    counts.erase(over, counts.end());
    EXPECT_FALSE(counts.empty()) << "the limit leaves nothing to count";
    return counts;
}

}  // namespace games
