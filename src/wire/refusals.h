#pragma once

#include "core/text.h"
#include "game/notice.h"

namespace wire {

inline game::Reason unknown_game(std::string_view id) {
    return game::Reason("unknown-game", "", {{"game", core::quotable(id)}});
}
inline game::Reason unknown_form(std::string_view name) {
    return game::Reason("unknown-form", "", {{"form", core::quotable(name)}});
}

}  // namespace wire
