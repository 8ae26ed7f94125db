#pragma once

#include <string>
#include <string_view>

#include "game/messages.h"

namespace wire {

/// In which language answers are said, and how the seats are called in them.
struct Speech {
    game::Language language = game::Language::english;
    game::SeatNames names;

    std::string say(const game::Notice& notice) const;
    /// A sentence without arguments.
    std::string say(std::string_view code) const;
};

}  // namespace wire
