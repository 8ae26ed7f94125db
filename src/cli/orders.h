#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/look.h"
#include "cli/sitting.h"
#include "cli/words.h"

namespace cli {

/// What a typed line asks for.
enum class Order : std::uint8_t { nothing, move, undo, resign, next, anew, review, board, help, quit };

Order read_order(std::string_view line);

/// The orders and keys, explained; `keys` adds those of the full screen.
std::vector<std::string> help_lines(const Words& words, bool keys);

/// A move that is no place on the board: a choice to be made by its number.
struct Choice {
    game::AnyMove move;
    std::string text;       // the move as it is written
    std::string explained;  // with what it means
};

/// The choices of the player to act, in the order of the legal moves.
std::vector<Choice> choices_of(const Sitting& sitting, const game::Tree& position, const Words& words);

/// The moves of the player to act that go to one place.
std::vector<Choice> moves_to(const Sitting& sitting, const game::Tree& position, Spot spot);

/// Plays a typed move: the number of a choice, or a move in the sitting's notation, or, where
/// that cannot be read, in the notation of records.
std::optional<game::Reason> play_typed(Sitting& sitting, const std::vector<Choice>& choices,
                                       std::string_view line);

}  // namespace cli
