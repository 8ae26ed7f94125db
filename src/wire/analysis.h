#pragma once

#include "bots/analysis/review.h"
#include "bots/analysis/rush.h"
#include "wire/json.h"

namespace wire {

// What a review has found so far; docs/analysis.md describes it.
Json to_json(const bots::analysis::Review& review);
Json to_json(const bots::analysis::RushReview& review);

/// Outlines by their indexes, with shape, squares and points.
Json outlines(const std::vector<bots::brains::penta_rush::Index>& indexes);

// Its parts: one move or turn, and what each player's decisions come to.
Json finding(const bots::analysis::Review& review, std::size_t at);
Json finding(const bots::analysis::RushReview& review, std::size_t at);
Json tallies(const bots::analysis::Review& review);
Json tallies(const bots::analysis::RushReview& review);

}  // namespace wire
