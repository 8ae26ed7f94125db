#pragma once

#include <pybind11/pybind11.h>

#include <atomic>

#include "game/any_game.h"
#include "game/messages.h"

namespace pentario {

namespace py = pybind11;

// A player is his number; these two act where no player does.
constexpr int kChance = -1, kClock = -2;

const game::Catalog& catalog();

/// The exception `pentario.Refused` that tells the reason; raised, or made only.
[[noreturn]] void refuse(const game::Reason& reason);
py::object refused(const game::Reason& reason);
/// The value, or the exception.
template <class T>
T value_or_refuse(core::Result<T, game::Reason> result) {
    if (!result) refuse(result.error());
    return std::move(result).value();
}

/// What a caller handed over, or TypeError.
template <class T>
T taken_as(const py::handle& value) {
    py::detail::make_caster<T> caster;
    if (!caster.load(value, true)) throw py::type_error("this argument is of another kind");
    return py::detail::cast_op<T>(std::move(caster));
}

const game::AnyGame& find_game(const std::string& id);
game::Seat to_seat(int number);
int from_seat(game::Seat seat);
py::tuple from_seats(game::SeatSet seats);
py::tuple from_numbers(const game::PerSeat& numbers);
/// A player below `players`, "public" or "keeper".
game::Viewer to_viewer(const py::object& who, int players);

py::object from_tree(const game::Tree& tree);
/// A dictionary, or the text of records.
game::Tree to_tree(const py::handle& value);
game::OptionList to_options(const py::dict& options);
py::dict from_options(const game::OptionList& options);

py::object from_outcome(const std::optional<game::Outcome>& outcome);
py::list from_events(const game::Events& events, game::Viewer viewer);
/// A class of `pentario.types`.
py::object type_named(const char* name);

/// Keeps a second thread out of what the first is busy with while it has given up the interpreter's lock.
class Door {
public:
    class Pass {
    public:
        explicit Pass(Door& door);
        ~Pass() { door_.taken_.store(false, std::memory_order_release); }
        Pass(const Pass&) = delete;
        Pass& operator=(const Pass&) = delete;

    private:
        Door& door_;
    };

private:
    std::atomic<bool> taken_ = false;
};

// What each file adds to the module.
void add_states(py::module_& module);
void add_bots(py::module_& module);
void add_records(py::module_& module);
void add_batch(py::module_& module);

}  // namespace pentario
