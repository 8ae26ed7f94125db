// `solve riomino`: who wins with perfect play, how, and how soon.

#include <iostream>

#include "bots/brains/riomino/solver.h"
#include "cli/progress.h"
#include "cli/refuse.h"
#include "cli/solve/solve.h"
#include "cli/story.h"
#include "cli/words.h"
#include "wire/json.h"

namespace cli {

using bots::brains::riomino::Findings;
using bots::brains::riomino::Solver;
using bots::search::Verdict;
using game::Notice;
using game::Reason;
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
        std::cout << verdict(found) << '\n';
        if (found.length)
            std::cout << say("cli.solve.length", {{"moves", *found.length}}) << '\n';
        else if (found.verdict != Verdict::open)
            std::cout << say("cli.solve.length-at-least", {{"moves", found.length_at_least}}) << '\n';
        print_moves("cli.solve.winning", found, Verdict::won);
        print_moves("cli.solve.losing", found, Verdict::lost);
        print_moves("cli.solve.unsettled", found, Verdict::open);
        std::cout << say("cli.solve.effort", {{"positions", grouped(found.nodes, words_.language)},
                                              {"seconds", decimal(seconds, words_.language)}})
                  << '\n';
    }

    void print_json(const Findings& found, double seconds) const {
        wire::Json out;
        out["winner"] =
            found.verdict == Verdict::open ? wire::Json() : wire::Json(found.winner(state_.to_move));
        out["length"] = found.length ? wire::Json(*found.length) : wire::Json();
        out["to_move"] = static_cast<int>(state_.to_move);
        for (const auto& [name, verdict] :
             {std::pair("winning", Verdict::won), {"losing", Verdict::lost}, {"unsettled", Verdict::open}})
            out[name] = texts(found, verdict);
        out["positions"] = found.nodes;
        out["seconds"] = seconds;
        out["done"] = found.done;
        std::cout << wire::write_json(out) << '\n';
    }

private:
    std::string say(std::string_view code, std::vector<game::Arg> args) const {
        return words_.say(Notice(code, "", std::move(args)));
    }

    std::string verdict(const Findings& found) const {
        if (found.verdict == Verdict::open) return words_.say("cli.solve.open");
        return say("cli.solve.winner", {{"seat", game::Seat::player(found.winner(state_.to_move))}});
    }

    std::vector<std::string> texts(const Findings& found, Verdict verdict) const {
        std::vector<std::string> out;
        for (const Findings::Tried& tried : found.moves)
            if (tried.verdict == verdict)
                out.push_back(Riomino::write_move(state_, game::Seat::player(state_.to_move), tried.move,
                                                  game::Viewer::keeper()));
        return out;
    }

    void print_moves(std::string_view code, const Findings& found, Verdict verdict) const {
        const auto moves = texts(found, verdict);
        if (moves.empty()) return;
        std::cout << say(code, {{"seat", game::Seat::player(state_.to_move)},
                                {"count", static_cast<int>(moves.size())}})
                  << '\n';
        constexpr std::size_t kInRow = 6;
        for (std::size_t i = 0; i < moves.size(); ++i)
            std::cout << "  " << moves[i] << ((i + 1) % kInRow == 0 || i + 1 == moves.size() ? "\n" : "");
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
    if (state.phase != games::riomino::Phase::play)
        return refuse(Reason("cli.solve.not-thrown", "RM-01"), language);

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
