#pragma once

#include <array>
#include <limits>
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

// The words of a position, in the order of their enums.
inline constexpr std::array<std::string_view, 6> kPhaseNames{"lot",    "opening", "offer",
                                                             "extend", "choose",  "play"};
inline constexpr std::array<std::string_view, 4> kEndNames{"none", "row", "captures", "full"};
inline constexpr std::array<std::string_view, 2> kThreeNames{"free", "any"};
inline constexpr std::string_view kPending = "pending";  // a row that the next stone can still break
inline constexpr int kMaxCaptures = std::numeric_limits<std::uint16_t>::max();

/// Column letter (without I) and row from the bottom.
std::string write_point(Point p);
std::string write_point(Point p, int size, Notation notation);
/// None if the text is no point of a board of this size. Upper or lower case.
std::optional<Point> read_point(std::string_view text, int size, Notation notation = Notation::points);

}  // namespace games::pente
