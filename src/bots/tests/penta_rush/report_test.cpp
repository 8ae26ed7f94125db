#include "bots/brains/penta_rush/report.h"

#include <gtest/gtest.h>

#include <memory>
#include <numeric>
#include <vector>

#include "random_boards.h"

namespace bots::brains::penta_rush {
namespace {

using namespace games::penta_rush;

TEST(PentaRushReport, CountsWhatIsOnABoardOfOneSymbol) {
    const auto solver = std::make_unique<SetSolver>();
    const BoardReport report = report_on(Board{}, *solver);
    EXPECT_EQ(report.symbols, (std::array<int, kSymbols>{100, 0, 0, 0, 0, 0}));
    EXPECT_EQ(report.playability.empty_rolls, kRolls);  // PR-05: no roll shows one symbol five times
    EXPECT_EQ(report.most_placements, 0);
    EXPECT_EQ(report.most_best, 0);
    EXPECT_EQ(report.lean_rolls, kRolls);
    EXPECT_EQ(report.deviation, 0);
    EXPECT_EQ(spread(std::span(&report, 1)), 0);
}

TEST(PentaRushReport, TheMeanBestScoreIsThatOfDrawnRolls) {
    core::Rng rng(1);
    const auto solver = std::make_unique<SetSolver>();
    const Board board = random_board(rng);
    const BoardReport report = report_on(board, *solver);
    const BoardTable table(board);
    Fitting fitting;
    int sum = 0;
    constexpr int kThrows = 20'000;
    for (int i = 0; i < kThrows; ++i) {
        table.find(random_roll(rng), fitting);
        const int points = solver->best(fitting).points;
        EXPECT_GE(points, report.least_best);
        EXPECT_LE(points, report.most_best);
        sum += points;
    }
    EXPECT_NEAR(static_cast<double>(sum) / kThrows, report.mean_best, 0.15);  // about five errors
    EXPECT_EQ(std::accumulate(report.symbols.begin(), report.symbols.end(), 0), kSquares);
}

TEST(PentaRushReport, SpreadIsTheDifferenceInPartsOfTheMean) {
    std::vector<BoardReport> boards(3);
    boards[0].mean_best = 11;
    boards[1].mean_best = 9;
    boards[2].mean_best = 10;
    EXPECT_DOUBLE_EQ(spread(boards), 0.2);
}

TEST(PentaRushReport, PR_02_TheFourBoardsOfASeedAreEquallyHard) {
    const auto solver = std::make_unique<SetSolver>();
    double worst = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        std::vector<BoardReport> boards;
        for (const Board& board : make_boards(seed)) boards.push_back(report_on(board, *solver));
        worst = std::max(worst, spread(boards));
        EXPECT_LT(spread(boards), 0.05) << "seed " << seed;
    }
    RecordProperty("worst_spread", std::to_string(worst));
}

}  // namespace
}  // namespace bots::brains::penta_rush
