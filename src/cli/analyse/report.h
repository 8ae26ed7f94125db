#pragma once

#include <span>
#include <string>
#include <vector>

#include "bots/analysis/review.h"
#include "bots/analysis/rush.h"
#include "cli/analyse/row.h"
#include "cli/table/story.h"

namespace cli {

/// A review for people: for each game a graph and a list of its moves, then what each player gave away.
std::string tell_review(const bots::analysis::Review& review, const game::AnyGame& game,
                        const std::vector<Chapter>& chapters, const Words& words, const Surface& surface);

/// What there was to find in a game of Penta Rush, round by round, then for each player in all.
std::string tell_review(const bots::analysis::RushReview& review, const Words& words, const Surface& surface);

/// Room for the longest name and a gap, but not more than a quarter of the width.
int name_columns(int players, const Words& words, const Surface& surface);

/// The sentences about analyses.
std::span<const game::Message> analyse_messages();

}  // namespace cli
