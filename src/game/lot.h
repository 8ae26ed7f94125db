#pragma once

#include <optional>
#include <string_view>

#include "game/notice.h"

namespace game {

/// What every game tells when chance names who begins: a series goes by it (SE-03).
inline Event begins_by_lot(Seat seat, std::string_view rule) {
    return {"begins-by-lot", rule, {{"seat", seat}}};
}
/// Whom the last of these events names.
inline std::optional<Seat> begun_by_lot(const Events& events) {
    if (events.empty() || events.back().code != "begins-by-lot") return std::nullopt;
    return events.back().args.front().seat;
}

}  // namespace game
