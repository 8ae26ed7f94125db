#include "games/catalog.h"
#include "games/list.h"

#include <vector>

#include "game/erased.h"

namespace games {

std::span<const game::AnyGame* const> all() {
    static const std::vector<const game::AnyGame*> games = [] {
        std::vector<const game::AnyGame*> list;
        for_each_game([&]<class G>() {
            static const game::ErasedGame<G> erased;
            list.push_back(&erased);
        });
        return list;
    }();
    return games;
}

const game::AnyGame* find(std::string_view id) {
    for (const game::AnyGame* game : all())
        if (game->id() == id) return game;
    return nullptr;
}

const game::Catalog& messages() {
    static const game::Catalog catalog = [] {
        game::Catalog made;
        made.add(game::frame_messages());
        for (const game::AnyGame* game : all()) made.add(game->messages());
        return made;
    }();
    return catalog;
}

}  // namespace games
