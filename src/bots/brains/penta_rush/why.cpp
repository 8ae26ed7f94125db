#include "bots/brains/penta_rush/brain.h"
#include "games/penta_rush/shapes.h"

namespace bots::brains {

game::Notice Brain<games::penta_rush::PentaRush>::why(games::penta_rush::Move move) {
    namespace rush = games::penta_rush;
    using Kind = rush::Move::Kind;
    switch (move.kind()) {
        case Kind::ring: {
            const auto& placement = rush::placements()[static_cast<std::size_t>(move.placement())];
            return game::Notice("hint.rush.ring", "PR-06",
                                {{"shape", std::string(1, rush::letter_of(placement.shape))},
                                 {"points", rush::points_of(placement.shape)}});
        }
        case Kind::erase: return game::Notice("hint.rush.erase", "");
        case Kind::flip: return game::Notice("hint.rush.flip", "PR-16");
        case Kind::strike:
        case Kind::strike_bare: return game::Notice("hint.rush.strike", "PR-28");
        default: return game::Notice("hint.rush.done", "");
    }
}

}  // namespace bots::brains
