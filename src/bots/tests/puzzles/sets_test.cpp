#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

#include "bots/puzzles/kind.h"
#include "core/tests/fewer.h"
#include "games/catalog.h"

namespace bots::puzzles {
namespace {

/// `make puzzles` asks for all of them.
bool wants_all() { return std::getenv("PENTARIO_PUZZLES") != nullptr; }

/// Every so many of a game's puzzles are proved again with that care; long wins only when all are.
void prove(std::string_view game, Care care, std::size_t every) {
    constexpr int kLong = 9;
    std::size_t number = 0, proved = 0;
    for (const Puzzle& puzzle : built_in()) {
        if (puzzle.game->id() != game) continue;
        const bool is_long = puzzle.goal == Goal::win && puzzle.worth > kLong;
        if ((number++ % every != 0 || is_long) && !wants_all()) continue;
        const auto fault = find_kind(*puzzle.game)->check(puzzle, care);
        EXPECT_FALSE(fault) << (fault ? fault->code : "") << "\n" << to_text({&puzzle, 1}, "");
        ++proved;
    }
    EXPECT_GT(proved, 0U);
}

TEST(PuzzleSets, HaveAsManyAsPromisedOfEveryGradeAndNoneTwice) {
    std::map<std::string_view, int> count;
    std::map<std::string_view, std::set<int>> grades;
    std::set<std::string> positions;
    for (const Puzzle& puzzle : built_in()) {
        ++count[puzzle.game->id()];
        grades[puzzle.game->id()].insert(puzzle.grade);
        EXPECT_TRUE(positions.insert(game::to_text(puzzle.position)).second);
    }
    EXPECT_EQ(count, (std::map<std::string_view, int>{
                         {"pente", 200}, {"riomino", 200}, {"penta-rush", 200}, {"rivero-penta", 100}}));
    for (const auto& [game, found] : grades) EXPECT_EQ(found, (std::set<int>{1, 2, 3, 4, 5})) << game;
}

TEST(PuzzleSets, HaveShortAndLongWins) {
    for (const std::string_view game : {"pente", "riomino"}) {
        std::map<int, int> lengths;
        for (const Puzzle& puzzle : built_in())
            if (puzzle.game->id() == game) ++lengths[std::min(puzzle.worth, 9)];
        for (const int length : {3, 5, 7, 9}) EXPECT_GE(lengths[length], 20) << game << " " << length;
        EXPECT_LE(lengths[1], 10) << game;
    }
}

TEST(PuzzleSets, HaveRiominoInEveryVariant) {
    std::set<std::string> variants;
    for (const Puzzle& puzzle : built_in())
        if (puzzle.game->id() == "riomino") variants.insert(*puzzle.position.get("variant")->text());
    EXPECT_EQ(variants.size(), games::find("riomino")->variants().size());
}

TEST(PuzzleSets, EverySolutionSolvesItsPuzzle) {
    for (const Puzzle& puzzle : built_in()) {
        const Kind& kind = *find_kind(*puzzle.game);
        auto state = std::move(*open(puzzle));
        Answer answer;
        for (const std::string& text : puzzle.solution) {
            ASSERT_EQ(answer.verdict, Answer::Verdict::open) << to_text({&puzzle, 1}, "");
            const auto move = state->read_move(text);
            const game::Seat seat = mover_in(puzzle, *state);
            if (seat == puzzle.seat)
                answer = kind.judge(puzzle, *state, *move);
            else
                EXPECT_EQ(kind.reply(puzzle, *state), *move);
            state->apply(seat, *move, nullptr);
        }
        EXPECT_EQ(answer.verdict, Answer::Verdict::right) << to_text({&puzzle, 1}, "");
    }
}

TEST(PuzzleSets, PentaRushIsProvedExactly) { prove("penta-rush", Care::all, 1); }
TEST(PuzzleSets, RiveroPentaIsProvedExactly) { prove("rivero-penta", Care::all, core::kFewer); }
TEST(PuzzleSets, RiominoIsProvedExactly) { prove("riomino", Care::all, core::kFewer); }
TEST(PuzzleSets, PenteIsWonAgainstEveryAnswer) { prove("pente", Care::solution, 6 * core::kFewer); }
TEST(PuzzleSets, PenteHasNoSecondWinThatIsFound) { prove("pente", Care::all, 50 * core::kFewer); }

}  // namespace
}  // namespace bots::puzzles
