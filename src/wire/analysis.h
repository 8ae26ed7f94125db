#pragma once

#include "bots/analysis/review.h"
#include "bots/analysis/rush.h"
#include "wire/json.h"

namespace wire {

// What a review has found so far; docs/analysis.md describes it.
Json to_json(const bots::analysis::Review& review);
Json to_json(const bots::analysis::RushReview& review);

}  // namespace wire
