#include "bots/levels.h"

#include <array>

#include "bots/brains/penta_rush/bot.h"
#include "bots/players.h"
#include "bots/wavering.h"

namespace bots {

namespace {

using Ladder = std::array<Strength, kTopLevel>;

// How each step was measured stands in bench/results.md.
constexpr Ladder kPente{{
    {"greedy", 1, 280, "random"},
    {"greedy", 1, 150, "random"},
    {"plain", 100, 300, kOpener},
    {"plain", 150, 130, kOpener},
    {"plain", 350, 50, kOpener},
    {"plain", 1'800, 15, kOpener},
    {"plain", 12'000, 0, kOpener},
    {"plain", 0, 0, kOpener},
}};
constexpr Ladder kRiomino{{
    {"generous", 1, 0, "random"},
    {"plain", 50, 850, "random"},
    {"plain", 50, 450, "random"},
    {"plain", 50, 150, "random"},
    {"plain", 100, 20, "random"},
    {"plain", 3'000, 0, "random"},
    {"plain", 30'000, 0, "random"},
    {"plain", 0, 0, "random"},
}};
constexpr Ladder kRiveroPenta{{
    {"greedy", 1, 800, "random"},
    {"greedy", 1, 660, "random"},
    {"greedy", 1, 455, "random"},
    {"greedy", 1, 165, "random"},
    {"plain", 35, 0, "random"},
    {"plain", 350, 0, "random"},
    {"plain", 2'200, 0, "random"},
    {"plain", 0, 0, "random"},
}};
constexpr Ladder kRivero{{
    {"greedy", 1, 620, "random"},
    {"greedy", 1, 430, "random"},
    {"greedy", 1, 240, "random"},
    {"plain", 550, 0, "random"},
    {"plain", 1'000, 0, "random"},
    {"plain", 3'200, 0, "random"},
    {"plain", 13'000, 0, "random"},
    {"plain", 0, 0, "random"},
}};

struct OfGame {
    std::string_view game;
    const Ladder* ladder;
};
constexpr std::array kLadders = std::to_array<OfGame>({
    {"rivero-penta", &kRiveroPenta},
    {"rivero", &kRivero},
    {"pente", &kPente},
    {"riomino", &kRiomino},
});

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"level.1", {"Plas", "Puddle", "Flaque", "Pfütze"}},
    {"level.2", {"Bron", "Spring", "Source", "Quelle"}},
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
    for (const OfGame& entry : kLadders)
        if (entry.game == game.id()) return *entry.ladder;
    return {};
}

std::unique_ptr<Bot> make_level(const game::AnyGame& game, int level) {
    const auto ladder = strengths(game);
    if (ladder.empty()) return brains::penta_rush::make_person_bot(level);
    const Strength& strength = ladder[static_cast<std::size_t>(level - 1)];
    const auto make = [&](std::string_view name) { return find_player(name)->make(game, {}); };
    return std::make_unique<Wavering>(make(strength.player), strength.nodes, make(strength.slips_as),
                                      strength.slips);
}

std::string level_code(int level) { return "level." + std::to_string(level); }

std::span<const game::Message> level_messages() { return kMessages; }

}  // namespace bots
