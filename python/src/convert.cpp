#include "convert.h"

#include "core/text.h"
#include "games/catalog.h"
#include "learn/messages.h"
#include "wire/messages.h"

namespace pentario {

using game::Reason;
using game::Seat;
using game::Tree;
using game::Viewer;

const game::Catalog& catalog() {
    static const game::Catalog all = [] {
        game::Catalog made = wire::catalog();
        made.add(learn::messages());
        return made;
    }();
    return all;
}

namespace {

py::dict from_args(const std::vector<game::Arg>& args) {
    py::dict details;
    for (const game::Arg& arg : args) {
        const py::str name(std::string(arg.name));
        if (arg.kind == game::Arg::Kind::number)
            details[name] = arg.number;
        else if (arg.kind == game::Arg::Kind::seat)
            details[name] = from_seat(arg.seat);
        else
            details[name] = arg.word;
    }
    return details;
}

std::string sentence(const game::Notice& notice) { return catalog().say(notice, game::Language::english); }

}  // namespace

py::object refused(const Reason& reason) {
    const py::object made = py::module_::import("pentario.errors").attr("Refused");
    return made(std::string(reason.code), std::string(reason.rule), sentence(reason), from_args(reason.args));
}

void refuse(const Reason& reason) {
    const py::object made = refused(reason);
    PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(made.ptr())), made.ptr());
    throw py::error_already_set();
}

const game::AnyGame& find_game(const std::string& id) {
    const game::AnyGame* found = games::find(id);
    if (!found) refuse(Reason("unknown-game", "", {{"game", core::quotable(id)}}));
    return *found;
}

Seat to_seat(int number) {
    if (number == kChance) return Seat::chance();
    if (number == kClock) return Seat::clock();
    if (number < 0 || number >= game::kMaxSeats)
        refuse(Reason("no-such-seat", "", {{"seat", std::to_string(number)}}));
    return Seat::player(number);
}

int from_seat(Seat seat) {
    return seat == Seat::chance() ? kChance : seat == Seat::clock() ? kClock : seat.index();
}

py::tuple from_seats(game::SeatSet seats) {
    py::tuple numbers(seats.size());
    std::size_t at = 0;
    for (const Seat seat : seats) numbers[at++] = from_seat(seat);
    return numbers;
}

py::tuple from_numbers(const game::PerSeat& numbers) {
    py::tuple made(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) made[i] = numbers[i];
    return made;
}

Viewer to_viewer(const py::object& who, int players) {
    if (py::isinstance<py::str>(who)) {
        const auto word = taken_as<std::string>(who);
        if (word == "public") return Viewer::spectator();
        if (word == "keeper") return Viewer::keeper();
        refuse(Reason("no-such-seat", "", {{"seat", core::quotable(word)}}));
    }
    const int number = taken_as<int>(who);
    if (number < 0 || number >= players)
        refuse(Reason("no-such-seat", "", {{"seat", std::to_string(number)}}));
    return Viewer::of(Seat::player(number));
}

py::object from_tree(const Tree& tree) {
    if (const bool* flag = tree.boolean()) return py::bool_(*flag);
    if (const auto* number = tree.number()) return py::int_(*number);
    if (const auto* text = tree.text()) return py::str(*text);
    if (const auto* items = tree.list()) {
        py::list made(items->size());
        for (std::size_t i = 0; i < items->size(); ++i) made[i] = from_tree((*items)[i]);
        return made;
    }
    if (const auto* entries = tree.map()) {
        py::dict made;
        for (const auto& [key, value] : *entries) made[py::str(key)] = from_tree(value);
        return made;
    }
    return py::none();
}

namespace {

std::string to_line(const py::handle& text) {
    const auto line = taken_as<std::string>(text);
    if (!core::is_plain_line(line)) refuse(Reason("not-plain-text", "", {{"text", core::quotable(line)}}));
    return line;
}

Tree tree_at(const py::handle& value, int depth) {
    if (depth > game::kMaxTreeDepth) refuse(Reason("too-deep", "", {{"most", game::kMaxTreeDepth}}));
    if (value.is_none()) return Tree();
    if (py::isinstance<py::bool_>(value)) return Tree(taken_as<bool>(value));
    if (py::isinstance<py::int_>(value)) return Tree(taken_as<std::int64_t>(value));
    if (py::isinstance<py::str>(value)) return Tree(to_line(value));
    if (py::isinstance<py::list>(value) || py::isinstance<py::tuple>(value)) {
        Tree::List items;
        for (const py::handle item : value) items.push_back(tree_at(item, depth + 1));
        return Tree(std::move(items));
    }
    if (!py::isinstance<py::dict>(value))
        throw py::type_error("a position is made of dict, list, str, int, bool");
    const auto entries = py::reinterpret_borrow<py::dict>(value);
    if (entries.size() > game::kMaxTreeKeys)
        refuse(Reason("too-many-keys", "", {{"most", static_cast<int>(game::kMaxTreeKeys)}}));
    Tree::Map made;
    for (const auto& [key, item] : entries) made.emplace_back(to_line(key), tree_at(item, depth + 1));
    return Tree(std::move(made));
}

}  // namespace

Tree to_tree(const py::handle& value) {
    if (!py::isinstance<py::str>(value)) return tree_at(value, 0);
    return value_or_refuse(game::read_tree(taken_as<std::string>(value)));
}

game::OptionList to_options(const py::dict& options) {
    game::OptionList made;
    for (const auto& [name, value] : options) {
        const bool plain = py::isinstance<py::str>(value) ||
                           (py::isinstance<py::int_>(value) && !py::isinstance<py::bool_>(value));
        if (!plain) throw py::type_error("an option is a str or an int");
        made.emplace_back(taken_as<std::string>(name), taken_as<std::string>(py::str(value)));
    }
    return made;
}

py::dict from_options(const game::OptionList& options) {
    py::dict made;
    for (const auto& [name, value] : options) made[py::str(name)] = value;
    return made;
}

py::object type_named(const char* name) { return py::module_::import("pentario.types").attr(name); }

py::object from_outcome(const std::optional<game::Outcome>& outcome) {
    if (!outcome) return py::none();
    const game::Notice notice(outcome->code, outcome->rule);
    return type_named("Outcome")(from_seats(outcome->winners), from_numbers(outcome->places),
                                 from_numbers(outcome->points), std::string(outcome->code),
                                 std::string(outcome->rule));
}

py::list from_events(const game::Events& events, Viewer viewer) {
    py::list made;
    const py::object type = type_named("Event");
    for (const game::Event& event : events)
        if (viewer.may_see(event.audience))
            made.append(type(std::string(event.code), std::string(event.rule), sentence(event),
                             from_args(event.args)));
    return made;
}

Door::Pass::Pass(Door& door) : door_(door) {
    if (door.taken_.exchange(true, std::memory_order_acquire)) refuse(Reason("learn.busy", ""));
}

}  // namespace pentario
