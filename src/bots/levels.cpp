#include "bots/levels.h"

#include <array>

#include "bots/brains/all.h"
#include "bots/players.h"
#include "bots/wavering.h"
#include "games/list.h"

namespace bots {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"level.1", {"Plas", "Puddle", "Flaque", "Pfütze"}},
    {"level.2", {"Vijver", "Pond", "Étang", "Teich"}},
    {"level.3", {"Beek", "Brook", "Ruisseau", "Bach"}},
    {"level.4", {"Rivier", "Stream", "Rivière", "Fluss"}},
    {"level.5", {"Stroom", "River", "Fleuve", "Strom"}},
    {"level.6", {"Stroomversnelling", "Rapids", "Rapides", "Stromschnelle"}},
    {"level.7", {"Waterval", "Waterfall", "Cascade", "Wasserfall"}},
    {"level.8", {"Oceaan", "Ocean", "Océan", "Ozean"}},
});
// clang-format on

}  // namespace

std::span<const Strength> strengths(const game::AnyGame& game) {
    std::span<const Strength> found;
    games::for_each_game([&]<class G>() {
        if constexpr (requires { brains::Brain<G>::kLadder; })
            if (G::kId == game.id()) found = brains::Brain<G>::kLadder;
    });
    return found;
}

namespace {

std::unique_ptr<Bot> on_rung(const game::AnyGame& game, const Strength& strength) {
    const auto make = [&](std::string_view name) { return find_player(name)->make(game, {}); };
    return std::make_unique<Wavering>(make(strength.player), strength.nodes, make(strength.slips_as),
                                      strength.slips);
}

}  // namespace

std::unique_ptr<Bot> make_level(const game::AnyGame& game, int level) {
    std::unique_ptr<Bot> bot;
    games::for_each_game([&]<class G>() {
        if (G::kId != game.id()) return;
        if constexpr (requires { brains::Brain<G>::make_level(level); })
            bot = brains::Brain<G>::make_level(level);
        else
            bot = on_rung(game, brains::Brain<G>::kLadder[static_cast<std::size_t>(level - 1)]);
    });
    return bot;
}

std::string level_code(int level) { return "level." + std::to_string(level); }

std::span<const game::Message> level_messages() { return kMessages; }

}  // namespace bots
