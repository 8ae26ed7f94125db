#pragma once

#include <optional>
#include <vector>

#include "game/seat.h"
#include "server/tables/event.h"

namespace server::tables {

/// What seats have offered the others and is not answered yet: at most one of each kind.
class Offers {
public:
    struct Offer {
        What what = What::draw;
        int by = 0;
        game::SeatSet accepted;
    };

    const std::vector<Offer>& all() const { return offers_; }
    const Offer* find(What what) const;
    void make(What what, int by) { offers_.push_back({what, by, {}}); }
    void accept(What what, int seat);
    void end(What what);
    void end_all() { offers_.clear(); }
    /// Whether all of these have accepted it, or made it.
    bool is_agreed(What what, game::SeatSet persons) const;

private:
    std::vector<Offer> offers_;
};

}  // namespace server::tables
