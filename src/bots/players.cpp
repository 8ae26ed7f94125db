#include "bots/players.h"

#include <algorithm>
#include <array>

#include "bots/brains/all.h"
#include "bots/levels.h"
#include "bots/search/one_look.h"
#include "bots/search/sampling.h"
#include "bots/yardsticks/pente.h"
#include "games/list.h"

namespace bots {

namespace {

using search::Pick;

/// A player that is written once for all games.
template <template <game::Game> class Type>
std::unique_ptr<Bot> make(const game::AnyGame& game, const Budget&) {
    std::unique_ptr<Bot> bot;
    games::for_each_game([&]<class G>() {
        if (G::kId == game.id()) bot = std::make_unique<Type<G>>();
    });
    return bot;
}
template <game::Game G>
using Greedy = search::OneLook<G, Pick::best>;
template <game::Game G>
using Varied = search::OneLook<G, Pick::good>;
template <game::Game G>
using Beginner = search::OneLook<G, Pick::deep>;
template <game::Game G>
using Generous = search::OneLook<G, Pick::poor>;
template <game::Game G>
using Random = search::OneLook<G, Pick::any>;

/// Only Pente's can use several threads.
std::unique_ptr<Bot> make_plain(const game::AnyGame& game, const Budget& budget) {
    if (budget.threads > 1 && game.id() == games::pente::Pente::kId)
        return std::make_unique<brains::pente::Engine>(budget.threads);
    return make_plain_bot(game);
}

template <int level>
std::unique_ptr<Bot> make_at(const game::AnyGame& game, const Budget&) {
    return make_level(game, level);
}

std::unique_ptr<Bot> make_yardstick(const game::AnyGame&, const Budget& budget) {
    return std::make_unique<yardsticks::Pente>(budget.depth);
}

std::unique_ptr<Bot> make_determinized(const game::AnyGame& game, const Budget&) {
    using games::rivero::Rivero, games::rivero_penta::RiveroPenta;
    if (game.id() == Rivero::kId)
        return std::make_unique<search::InformationSet<Rivero, search::Tree::per_deal>>();
    return std::make_unique<search::InformationSet<RiveroPenta, search::Tree::per_deal>>();
}

constexpr std::array kPlayers = std::to_array<PlayerInfo>({
    {"plain", "", {.nodes = kPlainNodes, .threads = 1}, make_plain},
    {"yardstick", "pente", {.depth = yardsticks::Pente::kUsualDepth}, make_yardstick},
    {"determinized", "rivero rivero-penta", {.nodes = 1'000'000}, make_determinized},
    {"sampling", "", {.nodes = kPlainNodes}, make<search::Sampling>},
    {"greedy", "", {}, make<Greedy>},
    {kOpener, "", {}, make<Varied>},
    {"beginner", "", {}, make<Beginner>},
    {"generous", "", {}, make<Generous>},
    {"random", "", {}, make<Random>},
    {"level-1", "", {}, make_at<1>},
    {"level-2", "", {}, make_at<2>},
    {"level-3", "", {}, make_at<3>},
    {"level-4", "", {}, make_at<4>},
    {"level-5", "", {}, make_at<5>},
    {"level-6", "", {}, make_at<6>},
    {"level-7", "", {}, make_at<7>},
    {"level-8", "", {.nodes = kPlainNodes}, make_at<8>},
});

}  // namespace

bool PlayerInfo::plays(const game::AnyGame& other) const {
    std::string_view left = game;
    while (!left.empty()) {
        const std::string_view id = left.substr(0, left.find(' '));
        if (id == other.id()) return true;
        left.remove_prefix(std::min(id.size() + 1, left.size()));
    }
    return game.empty();
}

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
