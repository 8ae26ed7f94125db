// Games, states and views, one at a time.

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>

#include "games/catalog.h"
#include "kinds.h"

namespace pentario {

using game::AnyMove;
using game::Reason;
using game::Seat;

// ---------------------------------------------------------------- what is meant by an argument

Seat State::seat(const py::object& given) const {
    if (!given.is_none()) return to_seat(taken_as<int>(given));
    const game::SeatSet actors = play_->actors();
    if (actors.is_single()) return *actors.begin();
    refuse(actors.empty() ? Reason("game-over", "") : Reason("learn.several", ""));
}

AnyMove State::move(const py::handle& given) const {
    if (py::isinstance<py::str>(given))
        return value_or_refuse(play_->read_move(taken_as<std::string>(given)));
    return {taken_as<std::uint64_t>(given)};
}

AnyMove State::legal(const py::handle& given, Seat seat) {
    const AnyMove meant = move(given);
    if (const auto reason = play_->why_illegal(seat, meant)) refuse(*reason);
    return meant;
}

int State::player(int number) const {
    if (number < 0 || number >= players_)
        refuse(Reason("no-such-seat", "", {{"seat", std::to_string(number)}}));
    return number;
}

Game make_game(const std::string& id, const std::string& variant, std::optional<int> players,
               const py::dict& options) {
    const game::AnyGame& found = find_game(id);
    game::Setup setup{.variant = variant, .players = 2, .options = to_options(options), .position = {}};
    if (setup.variant.empty()) setup.variant = found.variants().front().name;
    if (const auto* info = game::find_variant(found.variants(), setup.variant))
        setup.players = players.value_or(std::clamp(2, info->min_players, info->max_players));
    if (const auto reason = complete_setup(found, setup)) refuse(*reason);
    value_or_refuse(learn::Play::start(found, setup));
    return {&found, std::move(setup)};
}

namespace {

State load_state(const std::string& id, const py::object& position) {
    return State(value_or_refuse(learn::Play::load(find_game(id), to_tree(position))));
}

std::string text_of(const State& state) { return to_text(state.play().position(game::Viewer::keeper())); }

// ---------------------------------------------------------------- the game

py::dict info_of(const game::AnyGame& game) {
    py::list variants, options;
    for (const game::VariantInfo& info : game.variants())
        variants.append(py::dict(py::arg("name") = std::string(info.name),
                                 py::arg("rule") = std::string(info.rule),
                                 py::arg("min_players") = info.min_players,
                                 py::arg("max_players") = info.max_players, py::arg("teams") = info.teams));
    const auto words = [](std::span<const std::string_view> texts) {
        return std::vector<std::string>(texts.begin(), texts.end());
    };
    for (const game::OptionInfo& info : game.options())
        options.append(
            py::dict(py::arg("name") = std::string(info.name), py::arg("rule") = std::string(info.rule),
                     py::arg("choices") = words(info.choices), py::arg("examples") = words(info.examples),
                     py::arg("low") = info.low, py::arg("high") = info.high, py::arg("step") = info.step,
                     py::arg("default") = std::string(info.fallback)));
    return py::dict(py::arg("id") = std::string(game.id()), py::arg("rules_version") = game.rules_version(),
                    py::arg("keeps_secrets") = game.keeps_secrets(),
                    py::arg("all_at_once") = game.all_at_once(), py::arg("variants") = variants,
                    py::arg("options") = options);
}

void add_game(py::module_& module) {
    py::class_<Game>(module, "Game", "A game with a variant, a number of players and options.")
        .def(py::init([](const std::string& id, const std::string& variant, std::optional<int> players,
                         const py::dict& options) { return make_game(id, variant, players, options); }),
             py::arg("id"), py::arg("variant") = "", py::arg("players") = py::none(),
             py::arg("options") = py::dict())
        .def_property_readonly("id", [](const Game& self) { return std::string(self.game->id()); })
        .def_property_readonly("variant", [](const Game& self) { return self.setup.variant; })
        .def_property_readonly("players", [](const Game& self) { return self.setup.players; })
        .def_property_readonly("options", [](const Game& self) { return from_options(self.setup.options); })
        .def_property_readonly(
            "info", [](const Game& self) { return info_of(*self.game); },
            "Variants and options that there are.")
        .def(
            "start",
            [](const Game& self) {
                return State(value_or_refuse(learn::Play::start(*self.game, self.setup)));
            },
            "A fresh game. Chance is a seat: its first moves are still to be made.")
        .def(
            "load",
            [](const Game& self, const py::object& position) {
                return load_state(std::string(self.game->id()), position);
            },
            py::arg("position"), "The state of a position: a dictionary, or its text.")
        .def(
            "__eq__",
            [](const Game& self, const Game& other) {
                return self.game == other.game && self.setup == other.setup;
            },
            py::is_operator())
        .def("__repr__",
             [](const Game& self) {
                 return "<pentario.Game " + std::string(self.game->id()) + " " + self.setup.variant + ", " +
                        std::to_string(self.setup.players) + " players>";
             })
        .def(py::pickle(
            [](const Game& self) {
                return py::make_tuple(std::string(self.game->id()), self.setup.variant, self.setup.players,
                                      from_options(self.setup.options));
            },
            [](const py::tuple& kept) {
                if (kept.size() != 4) throw py::value_error("this is no pickled game");
                return make_game(taken_as<std::string>(kept[0]), taken_as<std::string>(kept[1]),
                                 taken_as<int>(kept[2]), taken_as<py::dict>(kept[3]));
            }))
        .attr("__hash__") = py::none();
}

// ---------------------------------------------------------------- chance

void add_rng(py::module_& module) {
    py::class_<core::Rng>(module, "Rng", "The library's generator: the same numbers everywhere.")
        .def(py::init<std::uint64_t>(), py::arg("seed"))
        .def("next", &core::Rng::next, "64 random bits.")
        .def(
            "below",
            [](core::Rng& self, std::uint32_t bound) {
                if (bound == 0)
                    refuse(Reason(
                        "learn.out-of-range", "",
                        {{"name", std::string("bound")}, {"low", 1}, {"high", std::int64_t{0xffffffff}}}));
                return self.below(bound);
            },
            py::arg("bound"), "A number from 0 to bound - 1, each equally likely.")
        .def("copy", [](const core::Rng& self) { return self; });
}

// ---------------------------------------------------------------- the state

/// Straight from the numbers, because this is what loops spend their time with.
py::list legal_list(State& state, const py::object& seat) {
    const auto& moves = state.play().legal_moves(state.seat(seat));
    py::list made(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i)
        PyList_SET_ITEM(made.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromUnsignedLongLong(moves[i].bits));
    return made;
}

py::list chance_list(State& state) {
    py::list made;
    if (!state.play().actors().has(Seat::chance())) return made;
    const auto& moves = state.play().legal_moves(Seat::chance());
    double whole = 0;
    for (const AnyMove move : moves) whole += state.play().weight(move);
    for (const AnyMove move : moves)
        made.append(py::make_tuple(move.bits, state.play().weight(move) / whole));
    return made;
}

std::uint64_t random_move(State& state, core::Rng& rng, const py::object& given) {
    const Seat seat = state.seat(given);
    if (!state.play().actors().has(seat)) {
        if (state.play().actors().empty()) refuse(Reason("game-over", ""));
        refuse(Reason("not-your-turn", "", {{"seat", seat}, {"turn", *state.play().actors().begin()}}));
    }
    return state.play().draw(seat, rng).bits;
}

py::object due_of(const State& state) {
    AnyMove move;
    const auto after = state.play().due_ms(move);
    return after ? py::object(py::make_tuple(move.bits, *after)) : py::object(py::none());
}

void apply(State& state, const py::object& move, const py::object& seat) {
    const Seat who = state.seat(seat);
    if (const auto reason = state.play().apply(who, state.move(move), nullptr)) refuse(*reason);
}

py::list play(State& state, const py::object& move, const py::object& seat, const py::object& viewer) {
    const Seat who = state.seat(seat);
    const game::Viewer eyes = state.viewer(viewer);
    game::Events events;
    if (const auto reason = state.play().apply(who, state.move(move), &events)) refuse(*reason);
    return from_events(events, eyes);
}

py::object why_illegal(State& state, const py::object& move, const py::object& seat) {
    const Seat who = state.seat(seat);
    AnyMove meant;
    if (py::isinstance<py::str>(move)) {
        const auto read = state.play().read_move(taken_as<std::string>(move));
        if (!read) return refused(read.error());
        meant = *read;
    } else {
        meant = state.move(move);
    }
    const auto reason = state.play().why_illegal(who, meant);
    return reason ? refused(*reason) : py::object(py::none());
}

// ---------------------------------------------------------------- as a learner sees it

py::array observation_of(const State& state, int seat) {
    const auto cells = state.play().observation(state.player(seat));
    return py::array_t<learn::Cell>(static_cast<py::ssize_t>(cells.size()), cells.data());
}

py::array mask_of(State& state, int seat) {
    py::array_t<bool> mask(state.play().actions());
    std::fill_n(mask.mutable_data(), mask.size(), false);
    for (const learn::Numbered& one : state.play().numbered(state.player(seat)))
        mask.mutable_at(one.action) = true;
    return mask;
}

std::vector<int> actions_of(State& state, int seat) {
    std::vector<int> actions;
    for (const learn::Numbered& one : state.play().numbered(state.player(seat)))
        actions.push_back(one.action);
    std::sort(actions.begin(), actions.end());
    return actions;
}

std::uint64_t move_of(State& state, int action, int seat) {
    for (const learn::Numbered& one : state.play().numbered(state.player(seat)))
        if (one.action == action) return one.move.bits;
    refuse(Reason("learn.not-legal", "", {{"action", action}, {"game", 0}}));
}

int action_of(State& state, const py::object& move, int seat) {
    const AnyMove meant = state.legal(move, Seat::player(state.player(seat)));
    for (const learn::Numbered& one : state.play().numbered(seat))
        if (one.move == meant) return one.action;
    refuse(Reason("learn.no-move", "", {{"move", std::to_string(meant.bits)}}));
}

void add_learning(py::class_<State>& type) {
    type.def("observation", observation_of, py::arg("seat"), "What the seat sees, as numbers: int8.")
        .def("action_mask", mask_of, py::arg("seat"), "Which actions are legal for the seat: bool.")
        .def("legal_actions", actions_of, py::arg("seat"), "The same as ascending numbers.")
        .def("move_of", move_of, py::arg("action"), py::arg("seat"), "The move that an action stands for.")
        .def("action_of", action_of, py::arg("move"), py::arg("seat"),
             "The action that stands for a legal move.")
        .def_property_readonly("num_actions", [](const State& self) { return self.play().actions(); })
        .def_property_readonly(
            "layout",
            [](const State& self) {
                py::dict parts;
                const learn::Layout layout = self.play().layout();
                for (const learn::Part& part : layout.parts())
                    parts[py::str(std::string(part.name))] =
                        py::make_tuple(part.offset, py::tuple(py::cast(part.shape)));
                return parts;
            },
            "The parts of an observation: name, first cell and shape.");
}

void add_moves(py::class_<State>& type) {
    const auto none = py::none();
    type.def("legal_moves", legal_list, py::arg("seat") = none, "What the seat may play, ascending.")
        .def(
            "legal_texts",
            [](State& self, const py::object& seat) {
                const Seat who = self.seat(seat);
                std::vector<std::string> texts;
                for (const AnyMove move : self.play().legal_moves(who))
                    texts.push_back(self.play().write_move(who, move, game::Viewer::keeper()));
                return texts;
            },
            py::arg("seat") = none, "The same as texts.")
        .def("why_illegal", why_illegal, py::arg("move"), py::arg("seat") = none,
             "Why a move would be refused; None if it is legal.")
        .def("apply", apply, py::arg("move"), py::arg("seat") = none, "Makes a move.")
        .def("play", play, py::arg("move"), py::arg("seat") = none, py::arg("viewer") = "keeper",
             "Makes a move and tells what it brought about, as the viewer may know it.")
        .def("random_move", random_move, py::arg("rng"), py::arg("seat") = none,
             "One of the seat's legal moves: of chance by its odds, else each equally likely.")
        .def("chance_moves", chance_list, "What chance may do now, and how likely it is.")
        .def(
            "write",
            [](State& self, const py::object& move, const py::object& seat, const py::object& viewer) {
                const Seat who = self.seat(seat);
                const game::Viewer eyes = self.viewer(viewer);
                return self.play().write_move(who, self.legal(move, who), eyes);
            },
            py::arg("move"), py::arg("seat") = none, py::arg("viewer") = "keeper",
            "A legal move as text, with `?` for what the viewer may not know.")
        .def(
            "read",
            [](const State& self, const std::string& text) {
                return value_or_refuse(self.play().read_move(text)).bits;
            },
            py::arg("text"), "The move that a text names, legal or not.")
        .def(
            "parts",
            [](State& self, const py::object& move, const py::object& seat, const py::object& viewer) {
                const Seat who = self.seat(seat);
                const game::Viewer eyes = self.viewer(viewer);
                return from_tree(self.play().parts_of(who, self.legal(move, who), eyes));
            },
            py::arg("move"), py::arg("seat") = none, py::arg("viewer") = "keeper",
            "A legal move in its parts.")
        .def(
            "shows_hidden",
            [](State& self, const py::object& move, const py::object& seat) {
                const Seat who = self.seat(seat);
                return self.play().shows_hidden(who, self.legal(move, who));
            },
            py::arg("move"), py::arg("seat") = none,
            "Whether the move shows anybody what he could not know before.");
}

void add_state(py::module_& module) {
    py::class_<State> type(module, "State", "A game in progress. A move is a number, or its text.");
    type.def_property_readonly("game",
                               [](const State& self) {
                                   const auto setup = self.play().setup();
                                   return Game{&self.play().game(), setup};
                               })
        .def_property_readonly("players", &State::players)
        .def_property_readonly(
            "actors", [](const State& self) { return from_seats(self.play().actors()); },
            "The seats that may act; nobody once the game is over.")
        .def_property_readonly("over", [](const State& self) { return self.play().actors().empty(); })
        .def_property_readonly("outcome",
                               [](const State& self) { return from_outcome(self.play().outcome()); })
        .def_property_readonly("scores", [](const State& self) { return from_numbers(self.play().scores()); })
        .def_property_readonly("due", due_of, "What the clock does next, and after how many milliseconds.")
        .def_property_readonly(
            "hash", [](const State& self) { return self.play().hash(); }, "The same on every machine.")
        .def_property_readonly("text", text_of, "The whole position on one line; Game.load reads it.")
        .def(
            "position",
            [](const State& self, const py::object& viewer) {
                return from_tree(self.play().position(self.viewer(viewer)));
            },
            py::arg("viewer") = "keeper")
        .def(
            "view",
            [](const State& self, const py::object& viewer) {
                const auto eyes = self.viewer(viewer);
                return View{self.play().view(eyes), eyes};
            },
            py::arg("viewer"), "What a seat, or \"public\", may know.")
        .def("copy", [](const State& self) { return State(self.play().clone()); })
        .def("__copy__", [](const State& self) { return State(self.play().clone()); })
        .def(
            "__deepcopy__", [](const State& self, const py::dict&) { return State(self.play().clone()); },
            py::arg("memo"))
        .def(
            "__eq__", [](const State& self, const State& other) { return self.play().equals(other.play()); },
            py::is_operator())
        .def("__str__", text_of)
        .def("__repr__", [](const State& self) { return "<pentario.State " + text_of(self) + ">"; })
        .def(py::pickle(
            [](const State& self) {
                return py::make_tuple(std::string(self.play().game().id()), text_of(self));
            },
            [](const py::tuple& kept) {
                if (kept.size() != 2) throw py::value_error("this is no pickled state");
                return load_state(taken_as<std::string>(kept[0]), kept[1]);
            }));
    type.attr("__hash__") = py::none();
    add_moves(type);
    add_learning(type);
}

void add_view(py::module_& module) {
    py::class_<View> type(module, "View", "What one viewer may know, and nothing else.");
    type.def_property_readonly("position", [](const View& self) { return from_tree(self.view->position()); })
        .def_property_readonly("text", [](const View& self) { return to_text(self.view->position()); })
        .def(
            "complete", [](const View& self, core::Rng& rng) { return State(self.view->complete(rng)); },
            py::arg("rng"), "A state that fits it; what is hidden is drawn by lot.")
        .def(
            "__eq__",
            [](const View& self, const View& other) {
                return self.viewer == other.viewer && self.view->equals(*other.view);
            },
            py::is_operator())
        .def("__str__", [](const View& self) { return to_text(self.view->position()); });
    type.attr("__hash__") = py::none();
}

}  // namespace

void add_states(py::module_& module) {
    module.attr("CHANCE") = kChance;
    module.attr("CLOCK") = kClock;
    std::vector<std::string> games;
    for (const game::AnyGame* game : games::all()) games.emplace_back(game->id());
    module.attr("GAMES") = games;
    add_rng(module);
    add_view(module);
    add_state(module);
    add_game(module);
    module.def(
        "walk_chain",
        [](const Game& game, std::uint64_t seed) {
            return value_or_refuse(learn::walk_chain(*game.game, game.setup, seed));
        },
        py::arg("game"), py::arg("seed"), "The hash chain of a random game, played by the library alone.");
    module.def(
        "random_games",
        [](const Game& game, std::uint64_t count, std::uint64_t seed) {
            const auto moves = [&] {
                const py::gil_scoped_release unlocked;
                return learn::random_games(*game.game, game.setup, count, seed);
            }();
            return value_or_refuse(moves);
        },
        py::arg("game"), py::arg("count"), py::arg("seed") = 0,
        "Plays so many random games to their end inside the library; how many moves that took.");
}

}  // namespace pentario
