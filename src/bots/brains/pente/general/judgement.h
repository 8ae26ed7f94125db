#pragma once

#include "bots/brains/pente/general/prospects.h"

namespace bots::brains::pente::general {

/// Who plays together with a colour: its team, or the colour alone.
inline bool same_side(const State& state, int a, int b) {
    return games::pente::rules_of(state).teams ? a % 2 == b % 2 : a == b;
}

/// What has been captured so far for a colour's side, in the variant's unit (PE-16).
int captures_for(const State& state, int colour);

/// Points of a colour less those of the best of the others; 0 where no points are counted.
int points_ahead(const State& state, int colour);

/// What a position that is not over is worth to a colour. In hundredths: 400 is a winning chance of
/// about 0.91 between two.
int judge(const State& state, const Prospects& prospects, int colour);

}  // namespace bots::brains::pente::general
