#pragma once

#include <functional>
#include <span>
#include <vector>

#include "bots/brains/pente/order.h"

namespace bots::tuning {

/// A position in which the engine chose: what is weighed for each move that it could choose from,
/// and which it chose.
struct Choice {
    std::vector<brains::pente::LikedBy> moves;
    std::size_t best = 0;
};

/// The likings that make the choices likeliest, where a move is chosen with a chance that goes with
/// exp(liking / 100); by so many passes through the choices, `go_on` being asked after each.
brains::pente::Likings fit_likings(std::span<const Choice> choices, int passes,
                                   const std::function<bool(int pass)>& go_on);

/// How many moves are liked better than the one chosen, in the mean.
double mean_rank(std::span<const Choice> choices, const brains::pente::Likings& likings);

}  // namespace bots::tuning
