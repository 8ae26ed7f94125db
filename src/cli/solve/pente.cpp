// `solve pente`: wins by threats, of the player to move or against his every move.

#include <iostream>

#include "cli/commands/refuse.h"
#include "cli/screen/progress.h"
#include "cli/solve/solve.h"
#include "cli/table/story.h"
#include "cli/words.h"
#include "wire/verdict.h"

namespace cli {

using bots::brains::pente::Hunt;
using game::Notice;
using games::pente::Pente;
using games::pente::State;

namespace {

void print(const State& state, Hunt& hunt, double seconds, const Words& words) {
    for (const Notice& notice : wire::tell(state, hunt)) std::cout << words.say(notice) << '\n';
    if (hunt.is_won() || hunt.is_lost()) {
        std::string moves;
        const wire::Json told = wire::to_json(state, hunt);
        for (const wire::Json& text : told["line"])
            moves += (moves.empty() ? "" : " ") + text.get<std::string>();
        std::cout << words.say(Notice("cli.solve.pente.line", "", {{"moves", moves}})) << '\n';
    }
    std::cout << words.say(Notice("cli.solve.effort", "",
                                  {{"positions", grouped(hunt.nodes(), words.language)},
                                   {"seconds", decimal(seconds, words.language)}}))
              << '\n';
}

void print_json(const State& state, Hunt& hunt, double seconds) {
    wire::Json out = wire::to_json(state, hunt);
    out["seconds"] = seconds;
    std::cout << wire::write_json(out) << '\n';
}

}  // namespace

int solve_pente(const game::Match& match, const SolveArguments& arguments, game::Language language) {
    const auto view = match.state().view(game::Viewer::keeper());
    const State& state = *view->as<Pente>();
    if (const auto reason = wire::why_unsolvable(match, state)) return refuse(*reason, language);

    const Words words = words_for(language, match.names, match.tags);
    Hunt hunt(state, std::uint64_t{arguments.memory} << 20);
    constexpr std::uint64_t kNodes = 20'000;
    Progress progress;
    const auto line = [&] {
        return words.say(Notice("cli.solve.pente.progress", "",
                                {{"seconds", decimal(progress.seconds(), language)},
                                 {"positions", grouped(hunt.nodes(), language)}}));
    };
    while (!hunt.think(kNodes) && progress.go_on(line))
        if (arguments.seconds && progress.seconds() >= *arguments.seconds) break;
    const double seconds = progress.seconds();
    if (arguments.json)
        print_json(state, hunt, seconds);
    else
        print(state, hunt, seconds, words);
    return hunt.is_won() || hunt.is_lost() ? kDone : kCouldNot;
}

}  // namespace cli
