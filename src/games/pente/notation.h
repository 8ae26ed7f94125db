#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/pente/state.h"

namespace games::pente {

/// `points` is K10; the other two are the booklet's distances from the centre (PE-31, PE-32):
/// R3O2 in Dutch, R3U2 in English.
enum class Notation : std::uint8_t { points, booklet_dutch, booklet_english };

constexpr Point centre_of(int size) {
    return {static_cast<std::int8_t>(size / 2), static_cast<std::int8_t>(size / 2)};
}

/// Column letter (without I) and row from the bottom.
std::string write_point(Point p);
std::string write_point(Point p, int size, Notation notation);
/// Nothing when the text is no point of a board of this size. Upper or lower case.
std::optional<Point> read_point(std::string_view text, int size, Notation notation = Notation::points);

}  // namespace games::pente
