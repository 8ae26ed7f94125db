// The computer's levels. They think without the interpreter's lock.

#include <pybind11/stl.h>

#include <algorithm>
#include <chrono>
#include <limits>

#include "bots/levels.h"
#include "bots/play_table.h"
#include "kinds.h"

namespace pentario {

using game::Reason;
using game::Seat;

namespace {

using Clock = std::chrono::steady_clock;

Reason out_of_range(std::string_view name, std::int64_t low, std::int64_t high) {
    return Reason("learn.out-of-range", "", {{"name", std::string(name)}, {"low", low}, {"high", high}});
}

/// Calls go_on about twenty times a second: whether nobody pressed Ctrl-C.
class Interrupts {
public:
    bool go_on() {
        const auto now = Clock::now();
        if (now - asked_ < std::chrono::milliseconds(50)) return true;
        asked_ = now;
        const py::gil_scoped_acquire lock;
        raised_ = raised_ || PyErr_CheckSignals() != 0;
        return !raised_;
    }
    /// With the lock held again.
    void raise() const {
        if (raised_) throw py::error_already_set();
    }

private:
    Clock::time_point asked_ = Clock::now();
    bool raised_ = false;
};

struct Budget {
    std::uint64_t nodes = 0;
    std::optional<Clock::time_point> until;
};

class Bot {
public:
    Bot(const std::string& id, int level) : game_(&find_game(id)), level_(level) {
        if (level < 1 || level > bots::kTopLevel) refuse(out_of_range("level", 1, bots::kTopLevel));
        bot_ = bots::make_level(*game_, level);
    }
    const game::AnyGame& game() const { return *game_; }
    int level() const { return level_; }
    bots::Bot& bot() { return *bot_; }
    Door& door() { return door_; }

    /// None if the seat has nothing to do.
    std::optional<bots::Thought> think(const game::AnyView& view, Seat seat, std::uint64_t seed,
                                       const Budget& budget) {
        Interrupts interrupts;
        std::optional<bots::Thought> thought;
        {
            const py::gil_scoped_release unlocked;
            if (bot_->begin(view, seat, seed)) thought = think_out(budget, interrupts);
        }
        interrupts.raise();
        return thought;
    }

private:
    bots::Thought think_out(const Budget& budget, Interrupts& interrupts) {
        bot_->limit(budget.nodes);
        for (;;) {
            bots::Thought thought = bot_->best();
            if (thought.nodes >= budget.nodes || !interrupts.go_on()) return thought;
            if (budget.until && Clock::now() >= *budget.until) return thought;
            if (bot_->think(std::min(bots::kSlice, budget.nodes - thought.nodes))) return bot_->best();
        }
    }

    const game::AnyGame* game_;
    int level_;
    std::unique_ptr<bots::Bot> bot_;
    Door door_;
};

Budget to_budget(const Bot& bot, const std::optional<std::uint64_t>& nodes,
                 const std::optional<double>& seconds) {
    constexpr double kMostSeconds = 86'400;
    Budget budget;
    if (nodes && *nodes == 0) refuse(out_of_range("nodes", 1, std::numeric_limits<std::int64_t>::max()));
    if (seconds && !(*seconds > 0 && *seconds <= kMostSeconds)) refuse(out_of_range("seconds", 0, 86'400));
    if (seconds)
        budget.until = Clock::now() +
                       std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*seconds));
    budget.nodes = nodes     ? *nodes
                   : seconds ? std::numeric_limits<std::uint64_t>::max()
                             : bots::plain_nodes(bot.game());
    return budget;
}

/// The seat that thinks, and what it sees: of a state, or of a view that is its own.
struct Question {
    std::unique_ptr<learn::PlayView> made;
    const learn::PlayView* view = nullptr;
    Seat seat;
};

Seat acting(const game::SeatSet& actors, const py::object& given) {
    if (actors.empty()) refuse(Reason("game-over", ""));
    if (given.is_none() && !actors.is_single()) refuse(Reason("learn.several", ""));
    const Seat seat = given.is_none() ? *actors.begin() : to_seat(taken_as<int>(given));
    if (!seat.is_player() || !actors.has(seat))
        refuse(Reason("not-your-turn", "", {{"seat", seat}, {"turn", *actors.begin()}}));
    return seat;
}

Question ask(const py::object& what, const py::object& given) {
    Question question;
    if (py::isinstance<State>(what)) {
        const auto& state = taken_as<const State&>(what);
        question.seat = acting(state.play().actors(), given);
        question.made = state.play().view(game::Viewer::of(question.seat));
        question.view = question.made.get();
        return question;
    }
    const auto& view = taken_as<const View&>(what);
    core::Rng rng(0);
    question.seat = acting(view.view->complete(rng)->actors(), given);
    question.view = view.view.get();
    if (!view.viewer.is_seat(question.seat))
        refuse(Reason("learn.other-view", "", {{"seat", question.seat}}));
    return question;
}

py::object from_thought(const bots::Thought& thought) {
    std::vector<std::uint64_t> line;
    for (const game::AnyMove move : thought.line) line.push_back(move.bits);
    return type_named("Thought")(thought.move.bits, thought.chance, py::tuple(py::cast(line)), thought.nodes,
                                 thought.depth, thought.act_after_ms);
}

py::object think(Bot& self, const py::object& what, const py::object& seat, std::uint64_t seed,
                 const std::optional<std::uint64_t>& nodes, const std::optional<double>& seconds) {
    const Budget budget = to_budget(self, nodes, seconds);
    const Question question = ask(what, seat);
    if (&question.view->game() != &self.game()) refuse(Reason("learn.other-game", ""));
    const Door::Pass pass(self.door());
    const auto thought = self.think(question.view->any(), question.seat, seed, budget);
    return thought ? from_thought(*thought) : py::object(py::none());
}

const char* name_of(bots::TableEnd end) {
    switch (end) {
        case bots::TableEnd::over: return "over";
        case bots::TableEnd::stopped: return "stopped";
        case bots::TableEnd::longest: return "longest";
        case bots::TableEnd::idle: return "idle";
        case bots::TableEnd::illegal: return "illegal";
    }
    return "";
}

/// A whole game among bots, one for each seat. Each seat gets a bot of its own, so one may stand there twice.
py::object play_table(const Game& game, const std::vector<int>& levels, std::uint64_t seed,
                      const std::optional<std::uint64_t>& nodes) {
    if (levels.size() != static_cast<std::size_t>(game.setup.players))
        refuse(out_of_range("levels", game.setup.players, game.setup.players));
    std::vector<std::unique_ptr<Bot>> made;
    for (const int level : levels) made.push_back(std::make_unique<Bot>(std::string(game.game->id()), level));
    std::vector<bots::Sitter> sitters;
    for (const auto& bot : made) sitters.push_back({&bot->bot(), to_budget(*bot, nodes, {}).nodes});
    Interrupts interrupts;
    std::optional<core::Result<bots::PlayedTable, Reason>> played;
    {
        const py::gil_scoped_release unlocked;
        played = bots::play_table(*game.game, game.setup, sitters, {.seed = seed},
                                  [&] { return interrupts.go_on(); });
    }
    interrupts.raise();
    if (!*played) refuse(played->error());
    const bots::PlayedTable& table = **played;
    return type_named("PlayedTable")(from_outcome(table.outcome()), from_numbers(table.scores()),
                                     to_sealed_text(table.match.record(game::Viewer::keeper())),
                                     name_of(table.end));
}

}  // namespace

void add_bots(py::module_& module) {
    module.attr("TOP_LEVEL") = bots::kTopLevel;
    py::class_<Bot>(module, "Bot", "The computer at a level from 1 to 8.")
        .def(py::init<const std::string&, int>(), py::arg("game"), py::arg("level") = bots::kUsualLevel)
        .def_property_readonly("game", [](const Bot& self) { return std::string(self.game().id()); })
        .def_property_readonly("level", &Bot::level)
        .def_property_readonly(
            "name",
            [](const Bot& self) {
                return std::string(catalog().say(bots::level_code(self.level()), game::Language::english));
            })
        .def("think", think, py::arg("position"), py::arg("seat") = py::none(), py::arg("seed") = 0,
             py::arg("nodes") = py::none(), py::arg("seconds") = py::none(),
             "What it would play, from what the seat sees; None if the seat has nothing to do.");
    module.def("play_table", play_table, py::arg("game"), py::arg("levels"), py::arg("seed") = 0,
               py::arg("nodes") = py::none(), "A whole game among levels, one for each seat.");
}

}  // namespace pentario
