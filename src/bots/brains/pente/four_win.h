#pragma once

#include <vector>

#include "bots/brains/pente/fours.h"

namespace bots::brains::pente {

/// A win by fours with all it rests on. Its zone holds every empty point at which one more stone of
/// the defender could change a step of it: the points played and threatened; where he would make a
/// four, or a pair takeable, while the threats run; and where an attack would take the stone along.
/// So where this win follows a pass, it follows any stone outside the zone that takes nothing.
class FourWin {
public:
    /// Forgets all positions: what is found next does not depend on what was before.
    void clear() { fours_.clear(); }
    /// Looks for a win of the player to move, shorter ones first, with about that many stones.
    bool find(Field& field, std::uint64_t nodes);

    int length() const { return length_; }  // stones of the longest line, the last included
    const SpotSet& zone() const { return zone_; }
    std::uint64_t nodes() const { return nodes_; }  // laid by the last look
    /// The longest line of the win found last, from the same position.
    void line(Field& field, std::vector<Spot>& out);

private:
    int walk_attack(Field& field);
    int walk_answers(Field& field);
    int answered(Field& field, Spot spot);
    void add_taken_along(const Field& field, Spot spot);

    Fours fours_{1 << 14};
    SpotSet zone_;
    int length_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace bots::brains::pente
