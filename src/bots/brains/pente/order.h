#pragma once

#include "bots/brains/pente/field.h"

namespace bots::brains::pente {

/// What the first order of moves weighs, for the point of a move: the pair of its kinds, pairs
/// taken there by the mover or, if he were let, by the other (none; else by pairs taken before, one
/// or more at once), pairs made takeable.
struct Likes {
    static constexpr int kTakes = 10, kClosings = 3;
    static constexpr int kPoint = 0, kMyTakes = kPoint + kKinds * kKinds, kOtherTakes = kMyTakes + kTakes,
                         kMyClosings = kOtherTakes + kTakes, kOtherClosings = kMyClosings + kClosings,
                         kAll = kOtherClosings + kClosings;
};
using Likings = std::array<std::int16_t, Likes::kAll>;
extern const Likings kLikings;

/// What is weighed for a move; the pair of kinds first.
using LikedBy = std::array<std::int16_t, 5>;
LikedBy liked_by(const Field& field, Spot spot);

/// How likely a move is the best, before any search: hundredths of a logarithm, to compare with
/// those of the other moves.
inline int liking(const Likings& likings, const LikedBy& by) {
    int sum = 0;
    for (const std::int16_t at : by) sum += likings[static_cast<std::size_t>(at)];
    return sum;
}
inline int liking(const Field& field, Spot spot) { return liking(kLikings, liked_by(field, spot)); }

}  // namespace bots::brains::pente
