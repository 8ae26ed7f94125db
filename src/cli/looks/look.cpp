#include "cli/looks/look.h"

#include <array>

#include "cli/looks/all.h"

namespace cli {

std::span<const GameLook> all_looks() {
    static const std::array kLooks = std::to_array<GameLook>({
        {"pente", pente_look()},
        {"riomino", riomino_look()},
        {"penta-rush", penta_rush_look()},
        {"rivero-penta", rivero_penta_look()},
        {"rivero", rivero_look()},
    });
    return kLooks;
}

const Look& look_of(const game::AnyGame& game) {
    for (const GameLook& one : all_looks())
        if (one.game == game.id()) return one.look;
    return words_look();
}

}  // namespace cli
