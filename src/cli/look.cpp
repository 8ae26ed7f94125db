#include "cli/look.h"

#include "cli/looks/penta_rush.h"
#include "cli/looks/pente.h"
#include "cli/looks/riomino.h"
#include "cli/looks/rivero.h"
#include "cli/looks/rivero_penta.h"
#include "cli/looks/words.h"

namespace cli {

const Look& look_of(const game::AnyGame& game) {
    static const PenteLook pente;
    static const RiominoLook riomino;
    static const PentaRushLook penta_rush;
    static const RiveroPentaLook rivero_penta;
    static const RiveroLook rivero;
    static const WordsLook words;
    if (game.id() == "pente") return pente;
    if (game.id() == "riomino") return riomino;
    if (game.id() == "penta-rush") return penta_rush;
    if (game.id() == "rivero-penta") return rivero_penta;
    if (game.id() == "rivero") return rivero;
    return words;
}

}  // namespace cli
