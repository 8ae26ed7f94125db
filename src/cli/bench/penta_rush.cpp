#include <algorithm>
#include <chrono>
#include <memory>
#include <string>

#include "bots/brains/penta_rush/person.h"
#include "bots/brains/penta_rush/solo.h"
#include "cli/bench/figures.h"
#include "games/penta_rush/boards.h"

namespace cli {

namespace {

using namespace games::penta_rush;
using namespace bots::brains::penta_rush;
using Clock = std::chrono::steady_clock;

struct Times {
    double mean = 0, worst = 0;  // milliseconds
};

/// The best set of 10,000 fresh boards and rolls, the roll drawn by weight. For the worst each is
/// solved three times and the shortest counts, so that it is the solver's and not the machine's.
Times measure_best_sets() {
    constexpr int kCases = 10'000, kTimes = 3;
    core::Rng rng(1);
    const auto solver = std::make_unique<SetSolver>();
    Fitting fitting;
    Times times;
    for (int i = 0; i < kCases; ++i) {
        const Board board = draw_board(rng);
        std::uint8_t roll = 0;
        draw_rolls(rng, std::span(&roll, 1));
        double least = 0;
        for (int n = 0; n < kTimes; ++n) {
            const auto began = Clock::now();
            BoardTable(board).find(kAllRolls[roll].counts, fitting);
            solver->best(fitting);
            const double taken = std::chrono::duration<double, std::milli>(Clock::now() - began).count();
            if (n == 0) times.mean += taken / kCases;
            least = n == 0 ? taken : std::min(least, taken);
        }
        times.worst = std::max(times.worst, least);
    }
    return times;
}

const Times& best_sets() {
    static const Times measured = measure_best_sets();
    return measured;
}

/// Solo by advice against greed: the same 300 boards and rolls.
const Estimate& advice() {
    static const Estimate measured = worth_of_advice(300, 200'000);
    return measured;
}

}  // namespace

std::vector<Figure> penta_rush_figures(bool longer) {
    std::vector<Figure> figures{
        {"penta-rush.best_set", "ms", [] { return best_sets().mean; }},
        {"penta-rush.best_set_worst", "ms", [] { return best_sets().worst; }},
    };
    if (!longer) return figures;
    figures.push_back({"penta-rush.advice_over_greed", "points", [] { return advice().mean; }});
    figures.push_back({"penta-rush.advice_over_greed_error", "points", [] { return advice().error; }});
    for (int level = 1; level <= kPersons + 1; ++level)
        figures.push_back({"penta-rush.solo_of_level_" + std::to_string(level), "points",
                           [level] { return solo_score(level, 1000, 20'000).mean; }});
    return figures;
}

}  // namespace cli
