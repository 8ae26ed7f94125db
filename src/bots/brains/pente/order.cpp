#include "bots/brains/pente/order.h"

#include <algorithm>

namespace bots::brains::pente {

namespace {

int take_like(Marks marks, int pairs) {
    return marks.takes() == 0 ? 0 : 1 + 2 * std::min(pairs, 3) + (marks.takes() > 1 ? 1 : 0);
}

}  // namespace

LikedBy liked_by(const Field& field, Spot spot) {
    const int me = field.mover(), other = 1 - me;
    const Marks mine = field.marks(me, spot), theirs = field.marks(other, spot);
    const auto at = [](int like) { return static_cast<std::int16_t>(like); };
    return {at(Likes::kPoint + field.kind(me, spot) * kKinds + field.kind(other, spot)),
            at(Likes::kMyTakes + take_like(mine, field.captures(me))),
            at(Likes::kOtherTakes + take_like(theirs, field.captures(other))),
            at(Likes::kMyClosings + std::min(mine.threatens(), 2)),
            at(Likes::kOtherClosings + std::min(theirs.threatens(), 2))};
}

}  // namespace bots::brains::pente
