#include "bots/bot.h"

#include "bots/brains/all.h"
#include "bots/search/sampling.h"
#include "games/list.h"

namespace bots {

void Bot::limit(std::uint64_t) {}

bool Bot::consider_only(game::AnyMove) { return false; }
bool Bot::leave_out(game::AnyMove) { return false; }

std::unique_ptr<Bot> make_plain_bot(const game::AnyGame& game) {
    std::unique_ptr<Bot> bot;
    games::for_each_game([&]<class G>() {
        if (G::kId != game.id()) return;
        if constexpr (brains::HasOwnBot<G>)
            bot = std::make_unique<typename brains::OwnBot<G>::Type>();
        else
            bot = std::make_unique<search::Sampling<G>>();
    });
    return bot;
}

std::uint64_t plain_nodes(const game::AnyGame& game) {
    std::uint64_t nodes = kPlainNodes;
    games::for_each_game([&]<class G>() {
        if constexpr (requires { brains::OwnBot<G>::kNodes; })
            if (G::kId == game.id()) nodes = brains::OwnBot<G>::kNodes;
    });
    return nodes;
}

}  // namespace bots
