#pragma once

#include <cstdint>
#include <iosfwd>

#include "cli/play/sitting.h"
#include "cli/screen/screen.h"
#include "cli/screen/terminal.h"
#include "cli/table/story.h"

namespace cli {

/// How `play` is to be shown.
struct Manner {
    game::Language language = game::Language::english;
    std::uint64_t nodes = bots::kPlainNodes;  // a bot may spend on a move
    bool practice = false;                    // hints may be asked for
};

/// Plays on the full screen until the person leaves.
void play_on_screen(Sitting& sitting, const Manner& manner);

/// Plays line by line: a board, a move or an order a line, until the input ends.
void play_by_lines(Sitting& sitting, const Manner& manner, std::istream& in, std::ostream& out,
                   const Inks& inks);

/// Steps through a told record on the full screen. False when the terminal itself went away.
bool review_on_screen(Terminal& terminal, const game::AnyGame& game, const game::VariantInfo& variant,
                      const std::vector<Chapter>& chapters, const Words& words, game::Viewer viewer);

/// Tells a record as text: each move with what it brought, as far as `viewer` may know it.
std::string told_as_text(const game::AnyGame& game, const game::VariantInfo& variant,
                         const std::vector<Chapter>& chapters, const Words& words, game::Viewer viewer);

}  // namespace cli
