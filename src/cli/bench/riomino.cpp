#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "bots/brains/riomino/solver.h"
#include "cli/bench/figures.h"
#include "game/playout.h"

namespace cli {

namespace {

using bots::brains::riomino::Solver;
using bots::search::Verdict;
using games::riomino::Riomino;
using games::riomino::State;
using Clock = std::chrono::steady_clock;

/// Fixed positions to solve, and how long each may take.
struct Task {
    std::string name, variant;
    int positions = 0, dice = 1;  // on the table
    double seconds = 60;
};

struct Solved {
    double median_seconds = 0, median_nodes = 0, percent = 0;
};

/// The throw of a number, and random play until so many dice lie on the table; the next number
/// where the game is over before.
std::vector<State> positions_of(const Task& task) {
    std::vector<State> positions;
    for (std::uint64_t seed = 1; positions.size() < static_cast<std::size_t>(task.positions); ++seed) {
        core::Rng rng(seed);
        State state = Riomino::initial(
            *Riomino::read_options({.variant = task.variant, .players = 2, .options = {}, .position = {}}));
        while (!Riomino::actors(state).empty() &&
               (state.phase != games::riomino::Phase::play || dice_on_table(state) < task.dice)) {
            const game::Seat seat = *Riomino::actors(state).begin();
            Riomino::apply(state, seat, game::draw_move<Riomino>(state, seat, rng), nullptr);
        }
        if (!state.over) positions.push_back(state);
    }
    return positions;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

Solved measure(const Task& task) {
    std::vector<double> seconds, nodes;
    int solved = 0;
    const bool shown = isatty(STDERR_FILENO) != 0;
    for (const State& state : positions_of(task)) {
        const auto began = Clock::now();
        const auto solver = Solver::make(state, {.every_move = false, .length = false});
        double taken = 0;
        bool done = false;
        while (!done && taken < task.seconds) {
            done = solver->think(100'000);
            taken = std::chrono::duration<double>(Clock::now() - began).count();
        }
        solved += done;
        seconds.push_back(taken);
        nodes.push_back(static_cast<double>(solver->findings().nodes));
        if (shown) std::fprintf(stderr, "\r%s: %d of %zu solved ", task.name.c_str(), solved, seconds.size());
    }
    if (shown) std::fprintf(stderr, "\r\033[K");
    return {median(seconds), median(nodes), 100.0 * solved / task.positions};
}

/// Measured once for the three figures it gives.
const Solved& solved(const Task& task) {
    static std::map<std::string, Solved> known;
    const auto found = known.find(task.name);
    return found != known.end() ? found->second : known.emplace(task.name, measure(task)).first->second;
}

}  // namespace

std::vector<Figure> riomino_solver_figures(bool longer) {
    std::vector<Task> tasks{
        {.name = "starter", .variant = "starter", .positions = 100},
        {.name = "junior", .variant = "junior", .positions = 100},
        {.name = "expert", .variant = "expert", .positions = 20},
        {.name = "master", .variant = "master", .positions = 20},
        {.name = "wizard", .variant = "wizard", .positions = 100, .dice = 10, .seconds = 10},
    };
    if (longer)
        tasks.push_back({.name = "wizard_throw", .variant = "wizard", .positions = 3, .seconds = 600});
    std::vector<Figure> figures;
    for (const Task& task : tasks) {
        figures.push_back(
            {"riomino.solve." + task.name, "s (median)", [task] { return solved(task).median_seconds; }});
        figures.push_back({"riomino.solved." + task.name, "%", [task] { return solved(task).percent; }});
        figures.push_back({"riomino.nodes." + task.name, "positions (median)",
                           [task] { return solved(task).median_nodes; }});
    }
    return figures;
}

}  // namespace cli
