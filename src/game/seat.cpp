#include "game/seat.h"

#include "core/text.h"

namespace game {

std::string to_text(Seat seat) {
    if (seat == Seat::chance()) return "chance";
    if (seat == Seat::clock()) return "clock";
    return std::to_string(seat.index());
}

std::optional<Seat> read_seat(std::string_view text) {
    if (text == "chance") return Seat::chance();
    if (text == "clock") return Seat::clock();
    const auto number = core::read_number(text, 0, kMaxSeats - 1);
    if (!number) return std::nullopt;
    return Seat::player(static_cast<int>(*number));
}

}  // namespace game
