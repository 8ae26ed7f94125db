// Counts of move sequences, worked out by hand in rounds.perft and by the rules here.

#include <gtest/gtest.h>

#include <set>

#include "core/text.h"
#include "game/perft.h"
#include "games/penta_rush/tests/play.h"
#include "games/tests/files.h"

namespace games::penta_rush {

namespace {

struct Count {
    std::string id;
    std::string position;
    int depth = 0;
    std::uint64_t nodes = 0;
};

std::vector<Count> read_counts() {
    std::vector<Count> counts;
    Count block;
    const std::string text = read_file("rounds.perft");
    for (const std::string_view line : core::lines(text)) {
        const std::size_t space = line.find(' ');
        const std::string_view key = line.substr(0, space);
        const std::string_view rest = space == std::string_view::npos ? "" : line.substr(space + 1);
        if (key == "id") block = {std::string(rest), "", 0, 0};
        if (key == "position") block.position = rest;
        if (key != "perft") continue;
        const auto words = core::words(rest);
        EXPECT_EQ(words.size(), 2U) << line;
        block.depth = static_cast<int>(core::read_number(words[0]).value_or(0));
        block.nodes = static_cast<std::uint64_t>(core::read_number(words[1]).value_or(0));
        counts.push_back(block);
    }
    return counts;
}

TEST(PentaRushPerft, TheRulesCountWhatTheFileSays) {
    std::set<Phase> phases;
    std::set<Variant> variants;
    for (const Count& count : read_counts()) {
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
