#include <gtest/gtest.h>

#include "bots/puzzles/kind.h"
#include "core/tests/fewer.h"

namespace bots::puzzles {
namespace {

constexpr auto kAlways = [](std::size_t) { return true; };

TEST(PuzzleMaker, MakesWhatCanBeProvedAndTheSameAgain) {
    for (const Kind* kind : kinds()) {
        if (core::kFewer > 1 && kind == &pente_kind())
            continue;  // takes long; what it uses is tested elsewhere
        const int count = kind->goal() == Goal::win ? 1 : 20 / core::kFewer;
        const auto made = make_puzzles(*kind, count, 2, kAlways);
        ASSERT_EQ(made.size(), static_cast<std::size_t>(count)) << kind->game();
        EXPECT_TRUE(made == make_puzzles(*kind, count, 2, kAlways)) << kind->game();
        for (const Puzzle& puzzle : made) {
            const auto fault = kind->check(puzzle, Care::all);
            EXPECT_FALSE(fault) << (fault ? fault->code : "") << to_text({&puzzle, 1}, "");
        }
        const auto read = read_puzzles(to_text(made, "made"));
        ASSERT_TRUE(read.ok()) << kind->game() << " " << read.error().code;
        EXPECT_TRUE(*read == made) << kind->game();
    }
}

TEST(PuzzleMaker, KeepsWhatItHasWhenItIsStopped) {
    const auto made = make_puzzles(penta_rush_kind(), 50, 1, [](std::size_t so_far) { return so_far < 3; });
    EXPECT_EQ(made.size(), 3U);
    for (const Kind* kind : kinds())
        EXPECT_TRUE(make_puzzles(*kind, 5, 1, [](std::size_t) { return false; }).empty()) << kind->game();
}

TEST(PuzzleMaker, HasTheEasiestFirst) {
    const auto made = make_puzzles(penta_rush_kind(), 50, 1, kAlways);
    for (std::size_t i = 1; i < made.size(); ++i) EXPECT_LE(made[i - 1].grade, made[i].grade);
    EXPECT_LT(made.front().grade, made.back().grade);
}

}  // namespace
}  // namespace bots::puzzles
