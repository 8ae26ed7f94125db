#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <vector>

#include "cli/play/play.h"
#include "cli/rush/rush.h"

namespace cli {

/// The time of this machine.
Now steady_now();

/// Plays Penta Rush on the full screen until the person leaves.
void play_rush_on_screen(Sitting& sitting, const Manner& manner);

/// Plays it line by line. Time runs between the lines; once the person has nothing to do in the
/// round it leaps to what happens next.
void play_rush_by_lines(Sitting& sitting, const Manner& manner, std::istream& in, std::ostream& out,
                        const Inks& inks, const Now& now);

/// The keys, explained.
std::vector<std::string> rush_help_lines(const Words& words);

/// Notes with the game that hints may be asked for (PR-37), or with a new one that they may not.
void note_practice(Sitting& sitting, bool is_practice);

/// What to say at the end: how the game ended, and alone the score beside the best (PR-36); a
/// game of practice is not compared.
std::string rush_ending(const Sitting& sitting, const Words& words);

/// The sentences of this folder.
std::span<const game::Message> rush_messages();

}  // namespace cli
