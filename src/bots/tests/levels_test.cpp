#include "bots/levels.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/play_table.h"
#include "bots/players.h"
#include "bots/wavering.h"
#include "core/tests/fewer.h"
#include "game/erased.h"
#include "games/catalog.h"
#include "games/pente/rules.h"

namespace bots {
namespace {

constexpr std::uint64_t kNoBound = ~std::uint64_t{0};
const auto kAlways = [] { return true; };

TEST(Levels, HaveNamesOfTheirOwnInEveryLanguage) {
    const game::Catalog catalog = [] {
        game::Catalog made;
        made.add(level_messages());
        return made;
    }();
    for (int level = 1; level <= kTopLevel; ++level) {
        const game::Message* name = catalog.find(level_code(level));
        ASSERT_TRUE(name) << level;
        for (const std::string_view text : name->text) EXPECT_FALSE(text.empty()) << level;
        for (int other = 1; other < level; ++other)
            for (std::size_t language = 0; language < name->text.size(); ++language)
                EXPECT_NE(name->text[language], catalog.find(level_code(other))->text[language]);
    }
}

TEST(Levels, OnlyTheTopOneHasNoBound) {
    for (const game::AnyGame* game : games::all()) {
        const auto ladder = strengths(*game);
        if (ladder.empty()) continue;
        ASSERT_EQ(ladder.size(), std::size_t{kTopLevel}) << game->id();
        for (std::size_t i = 0; i < ladder.size(); ++i) {
            EXPECT_EQ(ladder[i].nodes == 0, i + 1 == ladder.size()) << game->id() << " level " << i + 1;
            EXPECT_NE(find_player(ladder[i].player), nullptr) << ladder[i].player;
            EXPECT_NE(find_player(ladder[i].slips_as), nullptr) << ladder[i].slips_as;
        }
        EXPECT_EQ(ladder.back().slips, 0) << game->id();
    }
}

/// One whole game; the share of the win of seat 0.
double play(const game::AnyGame& game, Bot& first, Bot& second, std::uint64_t seed) {
    const std::array<Sitter, 2> sitters{{{&first, kNoBound}, {&second, kNoBound}}};
    const game::Setup setup{std::string(game.variants()[0].name), 2, {}, {}};
    const auto played = play_table(game, setup, sitters, {.seed = seed}, kAlways);
    EXPECT_TRUE(played.ok() && played->end == TableEnd::over) << game.id();
    const auto winners = played->outcome()->winners;
    return winners.empty() ? 0.5 : winners.has(game::Seat::player(0)) ? 1 : 0;
}

TEST(Levels, TheFirstLosesFourGamesOfFiveAgainstAScriptedBeginner) {
    for (const char* id : {"rivero-penta", "rivero", "pente", "riomino"}) {
        const game::AnyGame& game = *games::find(id);
        const auto level = make_level(game, 1), beginner = find_player("beginner")->make(game, {});
        const int pairs = 50 / core::kFewer;
        double won = 0;
        for (int pair = 0; pair < pairs; ++pair) {
            const auto seed = static_cast<std::uint64_t>(pair);
            won += play(game, *level, *beginner, seed) + 1 - play(game, *beginner, *level, seed);
        }
        EXPECT_LE(won, 2 * pairs * (core::kFewer > 1 ? 0.5 : 0.2)) << id;
    }
}

TEST(Levels, TheThirdPlaysEveryVariantToItsEndWithAnyNumberOfPlayers) {
    for (const game::AnyGame* game : games::all())
        for (const game::VariantInfo& variant : game->variants())
            for (int players = variant.min_players; players <= variant.max_players; ++players) {
                std::vector<std::unique_ptr<Bot>> bots;
                std::vector<Sitter> sitters;
                for (int seat = 0; seat < players; ++seat) {
                    bots.push_back(make_level(*game, 3));
                    sitters.push_back({bots.back().get(), kNoBound});
                }
                const auto played = play_table(*game, {std::string(variant.name), players, {}, {}}, sitters,
                                               {.seed = 5}, kAlways);
                ASSERT_TRUE(played.ok()) << game->id() << ' ' << variant.name;
                EXPECT_EQ(played->end, TableEnd::over) << game->id() << ' ' << variant.name << ' ' << players;
            }
}

TEST(Levels, TheThirdPlaysWithEveryChoiceOfEveryOption) {
    for (const game::AnyGame* game : games::all())
        for (const game::OptionInfo& option : game->options())
            for (const std::string_view choice : option.choices) {
                if (choice == option.fallback) continue;
                const auto variants = game->variants();
                // Some options mean nothing in some variants.
                const auto variant = std::find_if(variants.begin(), variants.end(), [&](const auto& info) {
                    return game
                        ->start({std::string(info.name),
                                 info.min_players,
                                 {{std::string(option.name), std::string(choice)}},
                                 {}})
                        .ok();
                });
                if (variant == variants.end()) continue;  // a seat that only larger tables have
                std::vector<std::unique_ptr<Bot>> bots;
                std::vector<Sitter> sitters;
                for (int seat = 0; seat < variant->min_players; ++seat) {
                    bots.push_back(make_level(*game, 3));
                    sitters.push_back({bots.back().get(), kNoBound});
                }
                const auto played = play_table(*game,
                                               {std::string(variant->name),
                                                variant->min_players,
                                                {{std::string(option.name), std::string(choice)}},
                                                {}},
                                               sitters, {.seed = 6}, kAlways);
                ASSERT_TRUE(played.ok()) << game->id() << ' ' << option.name << ' ' << choice;
                EXPECT_EQ(played->end, TableEnd::over) << game->id() << ' ' << option.name << ' ' << choice;
            }
}

/// A player that only counts.
class Counter final : public Bot {
public:
    explicit Counter(std::uint64_t mark) : mark_(mark) {}
    bool begin(const game::AnyView&, game::Seat, std::uint64_t) override {
        nodes_ = 0;
        return true;
    }
    bool think(std::uint64_t nodes) override {
        nodes_ += (nodes + 6) / 7 * 7;  // it pauses after every seventh node only
        return false;
    }
    Thought best() const override {
        Thought thought;
        thought.move.bits = mark_;
        thought.nodes = nodes_;
        return thought;
    }

private:
    std::uint64_t mark_, nodes_ = 0;
};

TEST(Wavering, EndsAtTheSameNodeHoweverItIsSliced) {
    const game::ErasedView<games::pente::Pente> view({});
    for (const std::uint64_t slice : {1U, 5U, 100U, 1000U}) {
        Wavering bot(std::make_unique<Counter>(1), 100, std::make_unique<Counter>(2), 0);
        ASSERT_TRUE(bot.begin(view, game::Seat::player(0), 1));
        int slices = 0;
        while (!bot.think(slice)) ASSERT_LT(++slices, 1000);
        EXPECT_EQ(bot.best().nodes, 105U) << "the first pause after 100, slices of " << slice;
        EXPECT_TRUE(bot.think(slice));
        EXPECT_EQ(bot.best().nodes, 105U);
    }
}

TEST(Wavering, SlipsAsOftenAsItShouldAndAlwaysWithTheSameSeeds) {
    const game::ErasedView<games::pente::Pente> view({});
    for (const int slips : {0, 150, 1000}) {
        Wavering bot(std::make_unique<Counter>(1), 100, std::make_unique<Counter>(2), slips);
        int slipped = 0;
        for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
            ASSERT_TRUE(bot.begin(view, game::Seat::player(0), seed));
            const std::uint64_t who = bot.best().move.bits;
            slipped += who == 2;
            ASSERT_TRUE(bot.begin(view, game::Seat::player(0), seed));
            ASSERT_EQ(bot.best().move.bits, who);
        }
        EXPECT_NEAR(slipped, 10 * slips, 150);
    }
}

}  // namespace
}  // namespace bots
