#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/looks/look.h"
#include "cli/play/sitting.h"
#include "cli/words.h"

namespace cli {

/// What a typed line asks for.
enum class Order : std::uint8_t {
    nothing,
    move,
    undo,
    resign,
    next,
    anew,
    review,
    board,
    places,
    help,
    quit
};

Order read_order(std::string_view line);

/// The orders and keys, explained; `keys` adds those of the full screen.
std::vector<std::string> help_lines(const Words& words, bool keys);

/// A legal move as a person chooses it.
struct Choice {
    game::AnyMove move;
    std::string text;          // the move as it is written
    std::string explained;     // with what it means and brings
    std::optional<Spot> spot;  // the place it goes to; nothing: it is chosen by its number
    std::string piece;         // what it is made with; empty: nothing is chosen first
    int gain = 0;              // what it adds to the score at once
};

/// The moves of the person to act, in the order of the rules; none while a bot is to move.
std::vector<Choice> moves_of(const Sitting& sitting, const game::Tree& position, const Words& words);

/// Those that are no places, where the game has places at all.
std::vector<Choice> choices_of(const Sitting& sitting, const game::Tree& position, const Words& words);

/// `+3`, `0`, `-3`.
std::string gain_text(int gain);

/// What `places N5` asks for: the moves in which that word stands, or all of them without a word,
/// with what they bring, the best first; as many side by side as fit in `columns`.
std::vector<std::string> places_lines(const std::vector<Choice>& moves, std::string_view line,
                                      const Words& words, int columns);

/// Plays a typed move: the number of a choice, or a move in the sitting's notation, or, where
/// that cannot be read, in the notation of records.
std::optional<game::Reason> play_typed(Sitting& sitting, const std::vector<Choice>& choices,
                                       std::string_view line);

}  // namespace cli
