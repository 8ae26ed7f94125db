#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "bots/analysis/messages.h"
#include "bots/levels.h"
#include "bots/puzzles/puzzle.h"
#include "bots/tuning/messages.h"
#include "cli/analyse/report.h"
#include "cli/engine/messages.h"
#include "cli/looks/cards.h"
#include "cli/match/messages.h"
#include "cli/puzzle/puzzle.h"
#include "cli/rush/play.h"
#include "cli/serve/messages.h"
#include "cli/sheets/penta_rush.h"
#include "cli/solve/solve.h"
#include "cli/tune/messages.h"
#include "cli/words.h"
#include "games/catalog.h"
#include "server/messages.h"
#include "wire/messages.h"

namespace cli {
namespace {

/// The room's own and those of its parts.
std::vector<game::Message> all_messages() {
    std::vector<game::Message> all(messages().begin(), messages().end());
    all.insert(all.end(), sheet_messages().begin(), sheet_messages().end());
    all.insert(all.end(), rush_messages().begin(), rush_messages().end());
    all.insert(all.end(), card_messages().begin(), card_messages().end());
    all.insert(all.end(), analyse_messages().begin(), analyse_messages().end());
    all.insert(all.end(), engine_messages().begin(), engine_messages().end());
    all.insert(all.end(), match_messages().begin(), match_messages().end());
    all.insert(all.end(), serve_messages().begin(), serve_messages().end());
    all.insert(all.end(), solve_messages().begin(), solve_messages().end());
    all.insert(all.end(), tune_messages().begin(), tune_messages().end());
    all.insert(all.end(), puzzle_messages().begin(), puzzle_messages().end());
    return all;
}

TEST(Messages, AreCompleteInFourLanguages) {
    std::set<std::string_view> codes;
    for (const game::Message& message : all_messages()) {
        EXPECT_TRUE(message.code.starts_with("cli.")) << message.code;
        EXPECT_TRUE(codes.insert(message.code).second) << message.code << " stands twice";
        for (const std::string_view text : message.text) {
            EXPECT_FALSE(text.empty()) << message.code;
            EXPECT_EQ(game::placeholders(text), game::placeholders(message.text[0])) << message.code;
        }
    }
}

TEST(Messages, NoSentenceBeginsWithAFile) {
    for (const game::Message& message : all_messages())
        for (const std::string_view text : message.text)
            EXPECT_FALSE(text.starts_with("{file}")) << message.code;
}

TEST(Messages, TheCatalogHasTheGamesAndTheWiresSentencesToo) {
    EXPECT_EQ(catalog().all().size(), games::messages().all().size() + wire::messages().size() +
                                          server::messages().size() + bots::level_messages().size() +
                                          bots::tuning::messages().size() +
                                          bots::analysis::messages().size() +
                                          bots::puzzles::messages().size() + all_messages().size());
    EXPECT_NE(catalog().find("bad-json"), nullptr);
    EXPECT_NE(catalog().find("pente.taken"), nullptr);
    EXPECT_NE(catalog().find("cli.won"), nullptr);
}

TEST(Messages, TheLanguageIsTheOneAskedForOrThatOfTheLocale) {
    unsetenv("LC_ALL");
    unsetenv("LC_MESSAGES");
    setenv("LANG", "nl_BE.UTF-8", 1);
    EXPECT_EQ(choose_language(""), game::Language::dutch);
    EXPECT_EQ(choose_language("fr"), game::Language::french);
    EXPECT_EQ(choose_language("xx"), std::nullopt);
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    EXPECT_EQ(choose_language(""), game::Language::german);
    setenv("LC_ALL", "C.UTF-8", 1);
    EXPECT_EQ(choose_language(""), game::Language::english);
}

}  // namespace
}  // namespace cli
