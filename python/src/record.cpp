// Records, and the line protocol (docs/rpc.md) as one function.

#include <pybind11/stl.h>

#include "game/match.h"
#include "kinds.h"
#include "wire/session.h"

namespace pentario {

using game::Reason;
using game::Seat;

namespace {

game::Record read(const std::string& text) { return value_or_refuse(game::read_record(text)); }

py::tuple from_moves(const game::Course& course) {
    py::tuple moves(course.moves().size());
    std::size_t at = 0;
    for (const game::Played& played : course.moves())
        moves[at++] = py::make_tuple(from_seat(played.seat), played.move.bits, played.milliseconds);
    return moves;
}

/// The games of a record: how each began, its moves, and how the table ended it.
py::dict read_record(const std::string& text) {
    const game::Record record = read(text);
    const auto& game = find_game(record.game);
    const auto match = value_or_refuse(game::Match::replay(game, record, {.automatic = false}));
    py::list games;
    for (std::size_t i = 0; i < match.games(); ++i) {
        const auto& course = match.course(i);
        const auto& ending = match.ending_of(i);
        State start(
            value_or_refuse(learn::Play::load(game, course.start().position(game::Viewer::keeper()))));
        py::object ended = py::none();
        if (ending) ended = py::make_tuple(std::string(to_text(ending->kind)), from_seat(ending->seat));
        games.append(py::make_tuple(std::move(start), from_moves(course), ended));
    }
    py::list tags;
    for (const auto& [key, value] : record.tags) tags.append(py::make_tuple(key, value));
    return py::dict(py::arg("game") = Game{&game, record.setup}, py::arg("names") = record.names,
                    py::arg("tags") = tags, py::arg("games") = games);
}

game::AnyMove to_move(const game::Match& match, const py::handle& move) {
    if (py::isinstance<py::str>(move))
        return value_or_refuse(match.state().read_move(taken_as<std::string>(move)));
    return {taken_as<std::uint64_t>(move)};
}

/// The record of a game: each move as seat, move and perhaps its time.
std::string write_record(const Game& game, const py::iterable& moves, const std::vector<std::string>& names,
                         const py::object& viewer) {
    const game::Viewer eyes = to_viewer(viewer, game.setup.players);
    auto match = value_or_refuse(game::Match::start(*game.game, game.setup, {.automatic = false}));
    State state(value_or_refuse(learn::Play::start(*game.game, game.setup)));
    for (const py::handle item : moves) {
        const auto entry = py::reinterpret_borrow<py::sequence>(item);
        if (!py::isinstance<py::sequence>(item) || entry.size() < 2 || entry.size() > 3)
            throw py::type_error("a move of a record is (seat, move) or (seat, move, milliseconds)");
        const Seat seat = to_seat(taken_as<int>(entry[0]));
        const game::AnyMove move = to_move(match, entry[1]);
        // The match trusts a move that comes as a number.
        if (const auto reason = state.play().apply(seat, move, nullptr)) refuse(*reason);
        std::optional<std::int64_t> at;
        if (entry.size() == 3) at = taken_as<std::optional<std::int64_t>>(entry[2]);
        if (const auto reason = match.play(seat, move, at)) refuse(*reason);
    }
    match.names = names;
    auto record = match.record(eyes);
    std::string text = to_sealed_text(record);
    if (const auto again = game::read_record(text); !again) refuse(again.error());  // a name may not be fit
    return text;
}

class Session {
public:
    explicit Session(std::uint64_t seed) : session_(seed) {}
    std::string answer(const std::string& request) {
        const Door::Pass pass(door_);
        const py::gil_scoped_release unlocked;
        return session_.answer(request);
    }

private:
    wire::Session session_;
    Door door_;
};

}  // namespace

void add_records(py::module_& module) {
    module.def("read_record", read_record, py::arg("text"));
    module.def("write_record", write_record, py::arg("game"), py::arg("moves"),
               py::arg("names") = std::vector<std::string>(), py::arg("viewer") = "keeper");
    py::class_<Session>(module, "Session", "The line protocol: a JSON object in, a JSON object out.")
        .def(py::init<std::uint64_t>(), py::arg("seed") = 0)
        .def("answer", &Session::answer, py::arg("request"));
}

}  // namespace pentario
