#include "bots/brains/penta_rush/grade.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <vector>

namespace bots::brains::penta_rush {
namespace {

using namespace games::penta_rush;

/// Writes the bounds afresh: every hundredth part of the richness of boards 0 to kMeasuredBoards - 1.
void measure() {
    const auto solver = std::make_unique<SetSolver>();
    std::vector<int> measured;
    for (std::uint64_t seed = 0; seed < kMeasuredBoards; ++seed)
        measured.push_back(richness(report_on(make_board(seed), *solver)));
    std::sort(measured.begin(), measured.end());
    std::ofstream file(PENTARIO_SOURCE_DIR "/src/bots/brains/penta_rush/richness.txt");
    file << "# Richness of boards 0 to " << kMeasuredBoards - 1 << " in hundredths of them, poorest first.\n"
         << "# PENTARIO_REGENERATE=1 with penta_rush_bots_tests measures it anew.\n";
    for (std::size_t part = 1; part < 100; ++part)
        file << measured[part * measured.size() / 100] << (part % 11 == 0 ? '\n' : ' ');
}

TEST(PentaRushGrade, EachGradeHasAFifthOfOtherBoards) {
    if (std::getenv("PENTARIO_REGENERATE")) return measure();
    const auto solver = std::make_unique<SetSolver>();
    std::array<int, kGradeNames.size()> boards{};
    constexpr int kBoards = 1000;
    for (int i = 0; i < kBoards; ++i) {
        const BoardReport report = report_on(make_board(kMeasuredBoards + static_cast<unsigned>(i)), *solver);
        ++boards[static_cast<std::size_t>(grade_of(report))];
    }
    for (const int count : boards) EXPECT_NEAR(count, 200, 57);  // four and a half errors of a fifth
}

TEST(PentaRushGrade, LessToFindIsHarder) {
    const auto solver = std::make_unique<SetSolver>();
    BoardReport poorest = report_on(Board{}, *solver), richest = report_on(make_board(1), *solver);
    EXPECT_EQ(easier_than(poorest), 0);
    EXPECT_EQ(grade_of(poorest), Grade::hardest);
    for (BestSet& best : richest.best) best.points = 18;
    EXPECT_EQ(easier_than(richest), 99);
    EXPECT_EQ(grade_of(richest), Grade::easiest);
}

TEST(PentaRushGrade, RichnessIsTheMeanTimesAllWeights) {
    const auto solver = std::make_unique<SetSolver>();
    const BoardReport report = report_on(make_board(3), *solver);
    int weights = 0;
    for (const Roll& roll : kAllRolls) weights += roll.weight;
    EXPECT_DOUBLE_EQ(report.mean_best, static_cast<double>(richness(report)) / weights);
    EXPECT_GT(report.deviation, 0);
}

}  // namespace
}  // namespace bots::brains::penta_rush
