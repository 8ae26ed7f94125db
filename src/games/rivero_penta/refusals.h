#pragma once

#include <optional>

#include "game/notice.h"
#include "games/rivero_penta/state.h"

namespace games::rivero_penta {

/// Why nothing can be laid on the square: it is taken.
std::optional<game::Reason> why_taken(const Table& table, Square at);
/// RP-12: the same card lies in the row or the column.
std::optional<game::Reason> why_twin(const Table& table, const Choices& choices, RiverCard card, Square at);
/// RP-13: the row of the square has all its cards.
std::optional<game::Reason> why_row_full(const Table& table, Square at);
/// Why the card may not be laid there in a turn; nothing exactly when Places allows it.
std::optional<game::Reason> why_not_laid(const Table& table, const Choices& choices, RiverCard card,
                                         Square at);

}  // namespace games::rivero_penta
