#include "bots/bot.h"

#include "bots/brains/all.h"
#include "games/list.h"

namespace bots {

void Bot::limit(std::uint64_t) {}

bool Bot::consider_only(game::AnyMove) { return false; }
bool Bot::leave_out(game::AnyMove) { return false; }

std::unique_ptr<Bot> make_plain_bot(const game::AnyGame& game) {
    std::unique_ptr<Bot> bot;
    games::for_each_game([&]<class G>() {
        if (G::kId == game.id()) bot = std::make_unique<typename brains::Brain<G>::Player>();
    });
    return bot;
}

std::uint64_t plain_nodes(const game::AnyGame& game) {
    std::uint64_t nodes = 0;
    games::for_each_game([&]<class G>() {
        if (G::kId == game.id()) nodes = brains::Brain<G>::kNodes;
    });
    return nodes;
}

}  // namespace bots
