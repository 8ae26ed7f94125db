#pragma once

#include <span>
#include <string_view>

#include "game/any_game.h"
#include "games/penta_rush/rules.h"
#include "games/pente/rules.h"
#include "games/riomino/rules.h"
#include "games/rivero/rules.h"
#include "games/rivero_penta/rules.h"

namespace games {

/// The list of games, written out: adding a game is one line here.
template <class Visit>
void for_each_game(Visit&& visit) {
    visit.template operator()<pente::Pente>();
    visit.template operator()<riomino::Riomino>();
    visit.template operator()<penta_rush::PentaRush>();
    visit.template operator()<rivero_penta::RiveroPenta>();
    visit.template operator()<rivero::Rivero>();
}

std::span<const game::AnyGame* const> all();
/// nullptr when there is no such game.
const game::AnyGame* find(std::string_view id);

/// The sentences of the frame and of every game.
const game::Catalog& messages();

}  // namespace games
