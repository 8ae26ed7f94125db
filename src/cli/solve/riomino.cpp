// `solve riomino`: who wins with perfect play, how, and how soon.

#include <iostream>

#include "cli/commands/refuse.h"
#include "cli/screen/progress.h"
#include "cli/solve/solve.h"
#include "cli/table/story.h"
#include "cli/words.h"
#include "wire/verdict.h"

namespace cli {

using bots::brains::riomino::Findings;
using bots::brains::riomino::Solver;
using bots::search::Verdict;
using game::Notice;
using games::riomino::Riomino;

namespace {

class Report {
public:
    Report(const games::riomino::State& state, Words words) : state_(state), words_(std::move(words)) {}

    /// One line that is written over and over.
    std::string progress(const Findings& found, double seconds) const {
        return words_.say(
            Notice("cli.solve.progress", "",
                   {{"seconds", decimal(seconds, words_.language)},
                    {"positions", grouped(found.nodes, words_.language)},
                    {"depth", found.depth},
                    {"settled", std::to_string(found.settled) + "/" + std::to_string(found.moves.size())}}));
    }

    void print(const Findings& found, double seconds) const {
        for (const Notice& notice : wire::tell(state_, found)) std::cout << words_.say(notice) << '\n';
        const wire::Json told = wire::to_json(state_, found);
        print_moves("cli.solve.winning", told["winning"]);
        print_moves("cli.solve.losing", told["losing"]);
        print_moves("cli.solve.unsettled", told["unsettled"]);
        std::cout << say("cli.solve.effort", {{"positions", grouped(found.nodes, words_.language)},
                                              {"seconds", decimal(seconds, words_.language)}})
                  << '\n';
    }

    void print_json(const Findings& found, double seconds) const {
        wire::Json out = wire::to_json(state_, found);
        out["seconds"] = seconds;
        out["done"] = found.done;
        std::cout << wire::write_json(out) << '\n';
    }

private:
    std::string say(std::string_view code, std::vector<game::Arg> args) const {
        return words_.say(Notice(code, "", std::move(args)));
    }

    void print_moves(std::string_view code, const wire::Json& moves) const {
        if (moves.empty()) return;
        std::cout << say(code, {{"seat", game::Seat::player(state_.to_move)},
                                {"count", static_cast<int>(moves.size())}})
                  << '\n';
        constexpr std::size_t kInRow = 6;
        for (std::size_t i = 0; i < moves.size(); ++i)
            std::cout << "  " << moves[i].get<std::string>()
                      << ((i + 1) % kInRow == 0 || i + 1 == moves.size() ? "\n" : "");
    }

    const games::riomino::State& state_;
    Words words_;
};

/// Thinks until done, out of time, or interrupted; shows the way on a terminal.
double think(Solver& solver, const SolveArguments& arguments, const Report& report) {
    constexpr std::uint64_t kNodes = 50'000;
    Progress progress;
    const auto line = [&] { return report.progress(solver.findings(), progress.seconds()); };
    while (!solver.think(kNodes) && progress.go_on(line))
        if (arguments.seconds && progress.seconds() >= *arguments.seconds) break;
    return progress.seconds();
}

}  // namespace

int solve_riomino(const game::Match& match, const SolveArguments& arguments, game::Language language) {
    const auto view = match.state().view(game::Viewer::keeper());
    const games::riomino::State& state = *view->as<Riomino>();
    if (const auto reason = wire::why_unsolvable(state)) return refuse(*reason, language);

    const Report report(state, words_for(language, match.names, match.tags));
    const auto solver = Solver::make(state, {.memory = std::uint64_t{arguments.memory} << 20,
                                             .every_move = !arguments.winner_only,
                                             .length = !arguments.winner_only});
    const double seconds = think(*solver, arguments, report);
    const Findings found = solver->findings();
    if (arguments.json)
        report.print_json(found, seconds);
    else
        report.print(found, seconds);
    return found.verdict == Verdict::open ? kCouldNot : kDone;
}

}  // namespace cli
