#pragma once

#include <span>

#include "bots/analysis/review.h"
#include "cli/screen/screen.h"

namespace cli {

/// One decision on a graph.
struct GraphPoint {
    int number = 0;  // of the move in its game
    bots::analysis::Permille chance = 0;
    bots::analysis::Mark mark = bots::analysis::Mark::none;
};

/// A graph of chances, as wide as its points need and no wider than `columns`: an area with a scale to
/// its left, the marks of the moves below it (one above the other), and some of their numbers.
Screen draw_graph(std::span<const GraphPoint> points, int columns, int rows, const Inks& inks);

/// How a mark is written, and in which colour.
std::string_view symbol_of(bots::analysis::Mark mark);
Style style_of(bots::analysis::Mark mark);

}  // namespace cli
