#pragma once

#include <string>
#include <vector>

#include "cli/rush/board.h"
#include "cli/rush/rush.h"
#include "cli/words.h"

namespace cli {

/// One player's part of a verdict: his outlines with their fates, and each fate explained.
struct VerdictPage {
    int seat = 0;
    std::vector<Ring> rings;
    std::vector<std::string> lines;
};

/// A page or more for each player, `first` before the others; no page longer than `lines`.
std::vector<VerdictPage> verdict_pages(const Verdict& verdict, const Words& words, int first, int columns,
                                       int lines);

}  // namespace cli
