#pragma once

#include <iosfwd>
#include <span>
#include <vector>

#include "bots/puzzles/puzzle.h"
#include "cli/screen/screen.h"
#include "cli/words.h"

namespace cli {

/// Puzzles in their order, and where to begin.
struct PuzzleRound {
    std::vector<const bots::puzzles::Puzzle*> puzzles;  // not empty
    std::size_t first = 0;
    bool only_first = false;  // ends with that one
};

/// Lets a person solve puzzles line by line, until the input ends, he leaves or there are no more.
void play_puzzles(const PuzzleRound& round, const Words& words, const Inks& inks, std::istream& in,
                  std::ostream& out);

/// The sentences about puzzles.
std::span<const game::Message> puzzle_messages();

}  // namespace cli
