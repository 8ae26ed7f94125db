#include "server/tables/offers.h"

#include <algorithm>

namespace server::tables {

const Offers::Offer* Offers::find(What what) const {
    const auto found =
        std::find_if(offers_.begin(), offers_.end(), [&](const Offer& offer) { return offer.what == what; });
    return found == offers_.end() ? nullptr : &*found;
}

void Offers::accept(What what, int seat) {
    for (Offer& offer : offers_)
        if (offer.what == what) offer.accepted.add(game::Seat::player(seat));
}

void Offers::end(What what) {
    std::erase_if(offers_, [&](const Offer& offer) { return offer.what == what; });
}

bool Offers::is_agreed(What what, game::SeatSet persons) const {
    const Offer* offer = find(what);
    if (!offer) return false;
    for (const game::Seat seat : persons)
        if (seat.index() != offer->by && !offer->accepted.has(seat)) return false;
    return true;
}

}  // namespace server::tables
