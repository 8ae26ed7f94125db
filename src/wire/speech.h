#pragma once

#include <string>
#include <string_view>

#include "game/messages.h"

namespace wire {

/// In which language answers are said, and how the seats are called in them.
struct Speech {
    game::Language language = game::Language::english;
    game::SeatNames names;
    /// Who listens is shown the places that a refusal means: it says "here" instead of their names.
    bool points = false;

    std::string say(const game::Notice& notice) const;
    /// Why something was refused: the form `<code>.here` of its sentence where that is wanted and there is
    /// one.
    std::string say_why(const game::Reason& reason) const;
    /// A sentence without arguments.
    std::string say(std::string_view code) const;
};

}  // namespace wire
