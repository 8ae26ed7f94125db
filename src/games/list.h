#pragma once

#include "games/penta_rush/rules.h"
#include "games/pente/rules.h"
#include "games/riomino/rules.h"
#include "games/rivero/rules.h"
#include "games/rivero_penta/rules.h"

namespace games {

/// The list of games, written out: adding a game is one line here. Whoever handles games by name
/// includes games/catalog.h instead, which compiles faster.
template <class Visit>
void for_each_game(Visit&& visit) {
    visit.template operator()<pente::Pente>();
    visit.template operator()<riomino::Riomino>();
    visit.template operator()<penta_rush::PentaRush>();
    visit.template operator()<rivero_penta::RiveroPenta>();
    visit.template operator()<rivero::Rivero>();
}

}  // namespace games
