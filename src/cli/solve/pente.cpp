// `solve pente`: wins by threats, of the player to move or against his every move.

#include <iostream>

#include "bots/brains/pente/engine.h"
#include "bots/brains/pente/threats.h"
#include "cli/progress.h"
#include "cli/refuse.h"
#include "cli/solve/solve.h"
#include "cli/story.h"
#include "cli/words.h"
#include "wire/json.h"

namespace cli {

using bots::brains::pente::Field;
using bots::brains::pente::Spot;
using bots::brains::pente::Threats;
using game::Notice;
using game::Reason;
using games::pente::Move;
using games::pente::Pente;
using games::pente::State;

namespace {

/// Both questions, each with half the memory, a slice at a time.
class Hunt {
public:
    Hunt(const State& state, std::uint64_t bytes)
        : win_(bytes / 2 / Threats::kPlaceBytes), loss_(bytes / 2 / Threats::kPlaceBytes) {
        const Field field(state);
        win_.begin(field, field.mover());
        loss_.begin(field, 1 - field.mover());
    }

    /// True when more thinking would change nothing.
    bool think(std::uint64_t nodes) {
        const bool win_done = win_.think(nodes);
        if (is_won()) return true;
        const bool loss_done = loss_.think(nodes);
        return is_lost() || (win_done && loss_done);
    }

    bool is_won() const { return win_.found() == Threats::Found::win; }
    bool is_lost() const { return loss_.found() == Threats::Found::win; }
    bool is_neither() const {
        return win_.found() == Threats::Found::none && loss_.found() == Threats::Found::none;
    }
    std::uint64_t nodes() const { return win_.nodes() + loss_.nodes(); }
    /// Of what is won or lost.
    int length() const { return is_won() ? win_.length() : loss_.length(); }
    std::vector<Spot> line() { return is_won() ? win_.line() : loss_.line(); }

private:
    Threats win_, loss_;
};

std::vector<std::string> texts(State state, const std::vector<Spot>& line) {
    std::vector<std::string> out;
    for (const Spot spot : line) {
        const game::Seat seat = game::Seat::player(state.to_move);
        const Move move = Move::stone(bots::brains::pente::point_of(spot));
        out.push_back(Pente::write_move(state, seat, move, game::Viewer::keeper()));
        Pente::apply(state, seat, move, nullptr);
    }
    return out;
}

void print(const State& state, Hunt& hunt, double seconds, const Words& words) {
    const auto say = [&](std::string_view code, std::vector<game::Arg> args) {
        std::cout << words.say(Notice(code, "", std::move(args))) << '\n';
    };
    if (hunt.is_won() || hunt.is_lost()) {
        say(hunt.is_won() ? "cli.solve.pente.won" : "cli.solve.pente.lost",
            {{"seat", game::Seat::player(state.to_move)}, {"stones", hunt.length()}});
        std::string moves;
        for (const std::string& text : texts(state, hunt.line())) moves += (moves.empty() ? "" : " ") + text;
        say("cli.solve.pente.line", {{"moves", moves}});
    } else {
        say(hunt.is_neither() ? "cli.solve.pente.none" : "cli.solve.pente.open", {});
    }
    say("cli.solve.effort", {{"positions", grouped(hunt.nodes(), words.language)},
                             {"seconds", decimal(seconds, words.language)}});
}

void print_json(const State& state, Hunt& hunt, double seconds) {
    const bool known = hunt.is_won() || hunt.is_lost();
    wire::Json out;
    out["to_move"] = static_cast<int>(state.to_move);
    out["verdict"] = hunt.is_won() ? "won" : hunt.is_lost() ? "lost" : hunt.is_neither() ? "none" : "open";
    out["length"] = known ? wire::Json(hunt.length()) : wire::Json();
    out["line"] = known ? texts(state, hunt.line()) : std::vector<std::string>();
    out["positions"] = hunt.nodes();
    out["seconds"] = seconds;
    std::cout << wire::write_json(out) << '\n';
}

}  // namespace

int solve_pente(const game::Match& match, const SolveArguments& arguments, game::Language language) {
    const auto view = match.state().view(game::Viewer::keeper());
    const State& state = *view->as<Pente>();
    if (match.over()) return refuse(Reason("cli.solve.pente.over", ""), language);
    if (!bots::brains::pente::engine_knows(state))
        return refuse(Reason("cli.solve.pente.rules", "", {{"variant", std::string(match.variant().name)}}),
                      language);

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
