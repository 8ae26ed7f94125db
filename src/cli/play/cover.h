#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/sitting.h"

namespace cli {

/// What lies over the table between two people at one keyboard, where the game has secrets: until
/// the next one says that he sits there, nothing but this is seen.
class Cover {
public:
    /// Whether the keyboard goes to somebody else first.
    bool is_on(const Sitting& sitting) const;
    /// The one whose turn it is sits at the keyboard.
    void lift(const Sitting& sitting) { shown_to_ = sitting.turn(); }
    /// Another game: nobody has seen anything yet.
    void forget() { shown_to_.reset(); }

private:
    std::optional<game::Seat> shown_to_;
};

/// What stands on the cover: whose turn it is, and what everybody saw of the last turn.
std::vector<std::string> cover_lines(const Sitting& sitting, const Words& words, int columns);

}  // namespace cli
