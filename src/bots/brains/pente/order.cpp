#include "bots/brains/pente/order.h"

#include <algorithm>

namespace bots::brains::pente {

namespace {

int take_like(Marks marks, int pairs) {
    return marks.takes() == 0 ? 0 : 1 + 2 * std::min(pairs, 3) + (marks.takes() > 1 ? 1 : 0);
}

}  // namespace

int liking(const Field& field, Spot spot) {
    const int me = field.mover(), other = 1 - me;
    const Marks mine = field.marks(me, spot), theirs = field.marks(other, spot);
    const auto like = [](int at) { return kLikings[static_cast<std::size_t>(at)]; };
    return like(Likes::kPoint + field.kind(me, spot) * kKinds + field.kind(other, spot)) +
           like(Likes::kMyTakes + take_like(mine, field.captures(me))) +
           like(Likes::kOtherTakes + take_like(theirs, field.captures(other))) +
           like(Likes::kMyClosings + std::min(mine.threatens(), 2)) +
           like(Likes::kOtherClosings + std::min(theirs.threatens(), 2));
}

}  // namespace bots::brains::pente
