// Many games at once, in arrays of numpy that the library itself writes.

#include "learn/batch.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "kinds.h"

namespace pentario {

namespace {

class Batch {
public:
    Batch(const Game& game, const learn::Terms& terms) : game_(game) {
        std::optional<core::Result<std::unique_ptr<learn::Batch>, game::Reason>> made;
        {
            const py::gil_scoped_release unlocked;
            made = learn::Batch::make(*game.game, game.setup, terms);
        }
        batch_ = value_or_refuse(std::move(*made));
    }
    const Game& game() const { return game_; }
    learn::Batch& batch() { return *batch_; }
    const learn::Batch::Shape& shape() const { return batch_->shape(); }

    template <class Work>
    void run(Work&& work) {
        const Door::Pass pass(door_);
        const py::gil_scoped_release unlocked;
        work(*batch_);
    }

private:
    Game game_;
    std::unique_ptr<learn::Batch> batch_;
    Door door_;
};

std::unique_ptr<Batch> make(const Game& game, std::int64_t n, std::uint64_t seed, int threads,
                            const std::string& reward, bool restarts, int tick_ms) {
    if (reward != "outcome" && reward != "points")
        throw py::value_error("reward is \"outcome\" or \"points\"");
    const learn::Terms terms{.games = n < 0 ? 0 : static_cast<std::size_t>(n),
                             .seed = seed,
                             .threads = threads,
                             .reward = reward == "points" ? learn::Reward::points : learn::Reward::outcome,
                             .restarts = restarts,
                             .tick_ms = tick_ms};
    return std::make_unique<Batch>(game, terms);
}

/// A view of the library's own memory that keeps the batch alive and cannot be written to.
template <class T>
py::array shown(const py::object& self, const T* data, std::vector<py::ssize_t> shape, const char* type) {
    py::array made(py::dtype(type), std::move(shape), {}, data, self);
    made.attr("setflags")(py::arg("write") = false);
    return made;
}

using Rows = std::vector<py::ssize_t>;

/// One row a game; of what is one for each seat where all act at once, a second dimension.
Rows rows_of(const learn::Batch::Shape& shape, Rows rest = {}) {
    Rows rows{static_cast<py::ssize_t>(shape.games)};
    if (shape.together) rows.push_back(shape.seats);
    rows.insert(rows.end(), rest.begin(), rest.end());
    return rows;
}

Batch& of(const py::object& self) { return self.cast<Batch&>(); }

void step(Batch& self, const py::array& actions) {
    if (actions.dtype().kind() != 'i' && actions.dtype().kind() != 'u')
        throw py::type_error("actions are whole numbers");
    const Rows wanted = rows_of(self.shape());
    if (!std::equal(wanted.begin(), wanted.end(), actions.shape(), actions.shape() + actions.ndim()))
        throw py::value_error("actions have the shape of `picks`");
    const auto numbers = py::array_t < std::int32_t,
               py::array::c_style | py::array::forcecast > ::ensure(actions);
    if (!numbers) throw py::error_already_set();
    const std::span<const std::int32_t> span(numbers.data(), static_cast<std::size_t>(numbers.size()));
    std::optional<game::Reason> reason;
    self.run([&](learn::Batch& batch) { reason = batch.step(span); });
    if (reason) refuse(*reason);
}

State state_of(Batch& self, std::int64_t index) {
    if (index < 0 || index >= static_cast<std::int64_t>(self.shape().games))
        throw py::index_error("there is no such game");
    const auto state = self.batch().state(static_cast<std::size_t>(index));
    return State(
        value_or_refuse(learn::Play::load(*self.game().game, state->position(game::Viewer::keeper()))));
}

void add_arrays(py::class_<Batch>& type) {
    type.def_property_readonly(
            "observations",
            [](const py::object& self) {
                const auto& shape = of(self).shape();
                return shown(self, of(self).batch().observations(),
                             {static_cast<py::ssize_t>(shape.games), shape.seats, shape.cells}, "int8");
            },
            "What each seat sees: int8[n, seats, cells].")
        .def_property_readonly(
            "masks",
            [](const py::object& self) {
                return shown(self, of(self).batch().masks(),
                             rows_of(of(self).shape(), {of(self).shape().actions}), "bool");
            },
            "Which actions are legal: bool[n, actions], or bool[n, seats, actions] where all act at once.")
        .def_property_readonly(
            "rewards",
            [](const py::object& self) {
                const auto& shape = of(self).shape();
                return shown(self, of(self).batch().rewards(),
                             {static_cast<py::ssize_t>(shape.games), shape.seats}, "float32");
            },
            "What the last step was worth: float32[n, seats].")
        .def_property_readonly(
            "done",
            [](const py::object& self) {
                return shown(self, of(self).batch().done(),
                             {static_cast<py::ssize_t>(of(self).shape().games)}, "bool");
            },
            "Whether the game ended in the last step: bool[n].")
        .def_property_readonly(
            "actors",
            [](const py::object& self) {
                return shown(self, of(self).batch().actors(),
                             {static_cast<py::ssize_t>(of(self).shape().games)}, "int8");
            },
            "Whose decision it is: int8[n]; where all act at once how many may act; -1 once a game is over.")
        .def_property_readonly(
            "picks",
            [](const py::object& self) {
                return shown(self, of(self).batch().picks(), rows_of(of(self).shape()), "int32");
            },
            "What the last `sample` drew: int32[n], or int32[n, seats].");
}

}  // namespace

void add_batch(py::module_& module) {
    py::class_<Batch> type(module, "Batch", "Many games of one setup side by side.");
    type.def(py::init(&make), py::arg("game"), py::arg("n"), py::arg("seed") = 0, py::arg("threads") = 1,
             py::arg("reward") = "outcome", py::arg("restarts") = true, py::arg("tick_ms") = 1000)
        .def_property_readonly("game", [](const Batch& self) { return self.game(); })
        .def_property_readonly("n", [](const Batch& self) { return self.shape().games; })
        .def_property_readonly("seats", [](const Batch& self) { return self.shape().seats; })
        .def_property_readonly("num_actions", [](const Batch& self) { return self.shape().actions; })
        .def_property_readonly("cells", [](const Batch& self) { return self.shape().cells; })
        .def_property_readonly("together", [](const Batch& self) { return self.shape().together; })
        .def_property_readonly(
            "moves", [](Batch& self) { return self.batch().moves(); },
            "Moves since the last reset, those of chance too.")
        .def_property_readonly(
            "ended", [](Batch& self) { return self.batch().ended(); },
            "Games that came to their end since the last reset.")
        .def_property_readonly(
            "layout",
            [](Batch& self) {
                py::dict parts;
                for (const learn::Part& part : self.batch().layout().parts())
                    parts[py::str(std::string(part.name))] =
                        py::make_tuple(part.offset, py::tuple(py::cast(part.shape)));
                return parts;
            },
            "The parts of an observation: name, first cell and shape.")
        .def(
            "reset",
            [](Batch& self, std::uint64_t seed) {
                self.run([&](learn::Batch& batch) { batch.reset(seed); });
            },
            py::arg("seed") = 0, "Every game anew.")
        .def("step", step, py::arg("actions"), "One action a game. If one is not legal nothing is played.")
        .def(
            "sample",
            [](const py::object& self) {
                of(self).run([](learn::Batch& batch) { batch.sample(); });
                return self.attr("picks");
            },
            "A legal action for everybody, each equally likely.")
        .def("state", state_of, py::arg("index"), "A copy of the true state of a game.");
    add_arrays(type);
}

}  // namespace pentario
