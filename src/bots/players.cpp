#include "bots/players.h"

#include <array>

#include "bots/brains/all.h"
#include "bots/search/one_look.h"
#include "bots/search/sampling.h"
#include "bots/yardsticks/pente.h"
#include "games/catalog.h"

namespace bots {

namespace {

using search::Pick;

template <Pick pick>
std::unique_ptr<Bot> make_one_look(const game::AnyGame& game, const Budget&) {
    std::unique_ptr<Bot> bot;
    games::for_each_game([&]<class G>() {
        if (G::kId == game.id()) bot = std::make_unique<search::OneLook<G, pick>>();
    });
    return bot;
}

std::unique_ptr<Bot> make_sampling(const game::AnyGame& game, const Budget&) {
    std::unique_ptr<Bot> bot;
    games::for_each_game([&]<class G>() {
        if (G::kId == game.id()) bot = std::make_unique<search::Sampling<G>>();
    });
    return bot;
}

/// Only Pente's can use several threads.
std::unique_ptr<Bot> make_plain(const game::AnyGame& game, const Budget& budget) {
    if (budget.threads > 1 && game.id() == games::pente::Pente::kId)
        return std::make_unique<brains::pente::Engine>(budget.threads);
    return make_plain_bot(game);
}

std::unique_ptr<Bot> make_yardstick(const game::AnyGame&, const Budget& budget) {
    return std::make_unique<yardsticks::Pente>(budget.depth);
}

constexpr std::array kPlayers = std::to_array<PlayerInfo>({
    {"plain", "", {.nodes = kPlainNodes, .threads = 1}, make_plain},
    {"yardstick", "pente", {.depth = yardsticks::Pente::kUsualDepth}, make_yardstick},
    {"sampling", "", {.nodes = kPlainNodes}, make_sampling},
    {"greedy", "", {}, make_one_look<Pick::best>},
    {kOpener, "", {}, make_one_look<Pick::good>},
    {"random", "", {}, make_one_look<Pick::any>},
});

}  // namespace

std::span<const PlayerInfo> players() { return kPlayers; }

const PlayerInfo* find_player(std::string_view name) {
    for (const PlayerInfo& player : kPlayers)
        if (player.name == name) return &player;
    return nullptr;
}

const PlayerInfo& best_player(const game::AnyGame& game) {
    for (const PlayerInfo& player : kPlayers)
        if (player.plays(game)) return player;
    return kPlayers.back();
}

}  // namespace bots
