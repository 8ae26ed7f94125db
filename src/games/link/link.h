#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "game/record.h"

namespace games {

/// The longest record, as text, that goes into a link: beyond this a file is the better way.
constexpr std::size_t kMaxLinkedBytes = std::size_t{1} << 18;

/// The longest text that so many packed bytes may stand for. Records stay far below it, so that a short
/// link never means much work.
constexpr std::size_t most_unpacked(std::size_t packed) {
    return std::min(kMaxLinkedBytes, std::size_t{4096} + 40 * packed);
}

/// A record as text of the letters, digits, `-` and `_` alone, for the end of an address. It begins with
/// the version of this form and a checksum, and depends on nothing but the record's own text: not on the
/// rules, nor on the order of legal moves.
core::Result<std::string, game::Reason> to_link(const game::Record& record);
/// The same record again. A link that was cut or mistyped is refused.
core::Result<game::Record, game::Reason> read_link(std::string_view link);

/// The same record without the times of its moves.
game::Record without_times(game::Record record);

}  // namespace games
