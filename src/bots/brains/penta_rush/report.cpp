#include "bots/brains/penta_rush/report.h"

#include <algorithm>
#include <cmath>

namespace bots::brains::penta_rush {

using namespace games::penta_rush;  // this folder is about nothing else

BoardReport report_on(const Board& board, SetSolver& solver) {
    BoardReport report;
    for (const Symbol symbol : board) ++report.symbols[symbol];
    report.playability = playability(board);
    report.most_placements =
        *std::max_element(report.playability.placements.begin(), report.playability.placements.end());
    const BoardTable table(board);
    Fitting fitting;
    int sum = 0, squares = 0, weights = 0;
    report.least_best = kShapes * kSquares;  // more than any set
    for (std::size_t i = 0; i < kRolls; ++i) {
        const Roll& roll = kAllRolls[i];
        table.find(roll.counts, fitting);
        report.best[i] = solver.best(fitting);
        const int points = report.best[i].points;
        sum += roll.weight * points;
        squares += roll.weight * points * points;
        weights += roll.weight;
        report.least_best = std::min(report.least_best, points);
        report.most_best = std::max(report.most_best, points);
        report.lean_rolls += report.playability.placements[i] < kLean;
    }
    report.mean_best = static_cast<double>(sum) / weights;
    report.deviation =
        std::sqrt(static_cast<double>(squares) / weights - report.mean_best * report.mean_best);
    return report;
}

double spread(std::span<const BoardReport> boards) {
    const auto by_mean = [](const BoardReport& a, const BoardReport& b) { return a.mean_best < b.mean_best; };
    const auto [poorest, richest] = std::minmax_element(boards.begin(), boards.end(), by_mean);
    double sum = 0;
    for (const BoardReport& board : boards) sum += board.mean_best;
    if (sum == 0) return 0;
    return (richest->mean_best - poorest->mean_best) * static_cast<double>(boards.size()) / sum;
}

}  // namespace bots::brains::penta_rush
