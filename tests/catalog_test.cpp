// What every game of the catalog must have. A new game that lacks a part is named here.

#include "games/catalog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>

#include "bots/bot.h"
#include "game/lot.h"

namespace {

namespace fs = std::filesystem;

fs::path folder_of(const game::AnyGame& game) {
    std::string name(game.id());
    std::replace(name.begin(), name.end(), '-', '_');
    return fs::path(PENTARIO_SOURCE_DIR) / "src" / "games" / name;
}

std::string text_of(const fs::path& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

bool has_file_ending(const fs::path& folder, const std::string& ending) {
    if (!fs::exists(folder)) return false;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.path().string().ends_with(ending)) return true;
    return false;
}

TEST(Catalog, EveryGameHasAllItsParts) {
    for (const game::AnyGame* game : games::all()) {
        const fs::path folder = folder_of(*game);
        for (const char* file :
             {"README.md", "state.h", "rules.h", "rules.cpp", "notation.cpp", "declaration.cpp"})
            EXPECT_TRUE(fs::exists(folder / file)) << game->id() << " lacks " << file;
        EXPECT_TRUE(has_file_ending(folder / "tests", ".perft")) << game->id() << " lacks perft data";
        EXPECT_TRUE(has_file_ending(folder / "tests", ".record")) << game->id() << " lacks a golden record";
        EXPECT_TRUE(('\n' + text_of(folder / "tests/golden/pictures")).find("\nterminal ") !=
                    std::string::npos)
            << game->id() << " names no golden record for its picture";
        EXPECT_TRUE(bots::make_plain_bot(*game)) << game->id() << " lacks a bot";
        EXPECT_EQ(games::find(game->id()), game);
    }
    EXPECT_EQ(games::find("no-such-game"), nullptr);
}

/// Of a game's folder in the client; what must stand in them is for the client's own tests.
constexpr std::array kClientFiles{"index.ts",   "words.ts",     "Table.svelte",
                                  "Box.svelte", "Scene.svelte", "Editor.svelte",
                                  "edit.ts",    "lesson.ts",    "rulebook/index.ts"};

TEST(Catalog, EveryGameHasABrainAndAFolderInTheClient) {
    for (const game::AnyGame* game : games::all()) {
        const std::string id(game->id());
        const fs::path bots = fs::path(PENTARIO_SOURCE_DIR) / "src" / "bots" / "brains";
        for (const char* file : {"brain.h", "measure"})
            EXPECT_TRUE(fs::exists(bots / folder_of(*game).filename() / file)) << id << " lacks " << file;
        const fs::path web = fs::path(PENTARIO_SOURCE_DIR) / "web";
        for (const char* file : kClientFiles)
            EXPECT_TRUE(fs::exists(web / "src" / "games" / id / file)) << id << " lacks " << file;
        EXPECT_TRUE(fs::exists(web / "e2e" / (id + ".spec.ts"))) << id << " is played in no browser";
    }
}

/// Lists for people and for measuring, with a line for each game that begins as told.
TEST(Catalog, EveryGameHasItsLineInEveryList) {
    for (const game::AnyGame* game : games::all()) {
        const std::string id(game->id()), folder = folder_of(*game).filename();
        const auto has = [](const char* file, const std::string& wanted) {
            return ('\n' + text_of(fs::path(PENTARIO_SOURCE_DIR) / file)).find(wanted) != std::string::npos;
        };
        EXPECT_TRUE(has("README.md", "(src/games/" + folder + "/README.md)"))
            << id << " lacks its row in README";
        EXPECT_TRUE(has("README.md", "pentario play " + id)) << id << " lacks its command in README";
        EXPECT_TRUE(has("bench/signature.txt", '\n' + id + ' '))
            << id << " lacks a signature: make signature";
        const fs::path picture = fs::path(PENTARIO_SOURCE_DIR) / "docs/pictures" / (id + "-terminal.svg");
        EXPECT_TRUE(fs::exists(picture)) << id << " lacks its picture: make pictures";
    }
}

TEST(Catalog, EveryGameNamesItselfItsVariantsAndItsOptions) {
    for (const game::AnyGame* game : games::all()) {
        const std::string id(game->id());
        EXPECT_TRUE(games::messages().find(id + ".name")) << id;
        EXPECT_TRUE(games::messages().find(id + ".about")) << id;
        for (const game::VariantInfo& variant : game->variants())
            EXPECT_TRUE(games::messages().find(id + ".variant." + std::string(variant.name))) << variant.name;
        for (const game::OptionInfo& option : game->options())
            EXPECT_TRUE(games::messages().find(id + ".option." + std::string(option.name))) << option.name;
        EXPECT_TRUE(game::find_option(game->options(), "begins")) << id << " lacks the option every game has";
    }
}

/// A series asks who began; where all play at once nobody does.
TEST(Catalog, EveryGameTellsWhomTheLotNamesToBegin) {
    for (const game::AnyGame* game : games::all()) {
        if (game->all_at_once()) continue;
        for (const game::VariantInfo& variant : game->variants()) {
            const auto state = game->start({.variant = std::string(variant.name),
                                            .players = variant.min_players,
                                            .options = {{"begins", "lot"}},
                                            .position = {}});
            ASSERT_TRUE(state) << game->id() << ' ' << variant.name;
            core::Rng rng(1);
            std::optional<game::Seat> named;
            while ((*state)->actors().has(game::Seat::chance())) {
                game::Events events;
                (*state)->apply(game::Seat::chance(), (*state)->draw_chance(rng), &events);
                if (const auto seat = game::begun_by_lot(events)) named = seat;
            }
            EXPECT_TRUE(named && named->is_player()) << game->id() << ' ' << variant.name;
        }
    }
}

TEST(Catalog, AFamilyOfVariantsIsNamedAfterOneOfThem) {
    for (const game::AnyGame* game : games::all()) {
        for (const game::VariantInfo& variant : game->variants()) {
            if (variant.family.empty()) continue;
            const game::VariantInfo* namesake = game::find_variant(game->variants(), variant.family);
            ASSERT_TRUE(namesake) << game->id() << ' ' << variant.name;
            EXPECT_EQ(namesake->family, variant.family) << game->id() << ' ' << variant.name;
        }
    }
}

TEST(Catalog, EverySentenceExistsInFourLanguagesWithTheSamePlaceholders) {
    std::set<std::string_view> codes;
    for (const game::Message& message : games::messages().all()) {
        EXPECT_TRUE(codes.insert(message.code).second) << message.code << " stands twice";
        const auto wanted = game::placeholders(message.text[1]);
        for (const std::string_view text : message.text) {
            EXPECT_FALSE(text.empty()) << message.code;
            EXPECT_EQ(game::placeholders(text), wanted) << message.code << ": " << text;
        }
    }
}

/// The quoted words of a text that follow `opening`, which ends within the quotes.
std::vector<std::string> quoted(const std::string& text, const std::string& opening) {
    std::vector<std::string> words;
    for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
        const std::size_t from = text.find('"', at) + 1;
        words.push_back(text.substr(from, text.find('"', from) - from));
    }
    return words;
}

/// Whether this is the name of a foreign form, as `pente.org` is.
bool is_form(const game::AnyGame& game, std::string_view name) {
    return std::any_of(game.forms().begin(), game.forms().end(),
                       [&](const game::ForeignForm& form) { return form.name == name; });
}

/// A refusal has a second sentence for those who are shown its place: `<code>.here`.
constexpr std::string_view kHere = ".here";
bool is_pointing(std::string_view code) { return code.ends_with(kHere); }
std::string_view without_here(std::string_view code) {
    return is_pointing(code) ? code.substr(0, code.size() - kHere.size()) : code;
}

/// Every code of a Reason in the sources of rules and frame, and whatever a game's own sources
/// quote that begins with its name. A part of a code, `"pente.end."`, ends with its point.
TEST(Catalog, EveryCodeInTheSourcesHasASentence) {
    int found = 0;
    for (const char* room : {"game", "games"}) {
        for (const auto& entry :
             fs::recursive_directory_iterator(fs::path(PENTARIO_SOURCE_DIR) / "src" / room)) {
            const std::string path = entry.path().string();
            if (!path.ends_with(".cpp") || path.find("/tests/") != std::string::npos) continue;
            const std::string text = text_of(path);
            std::vector<std::string> codes = quoted(text, "Reason(\"");
            for (const game::AnyGame* game : games::all())
                if (entry.path().parent_path() == folder_of(*game) &&
                    entry.path().filename() != "messages.cpp")
                    for (const std::string& code : quoted(text, "\"" + std::string(game->id()) + "."))
                        if (!code.ends_with('.') && !is_form(*game, code)) codes.push_back(code);
            for (const std::string& code : codes)
                EXPECT_TRUE(games::messages().find(code)) << path << " uses " << code;
            found += static_cast<int>(codes.size());
        }
    }
    EXPECT_GT(found, 40);
}

/// What a refusal says where its place is shown: the same, and no place is named.
TEST(Catalog, ASentenceThatPointsSaysWhatTheOtherSays) {
    int found = 0;
    for (const game::Message& message : games::messages().all()) {
        if (!is_pointing(message.code)) continue;
        const game::Message* named = games::messages().find(without_here(message.code));
        ASSERT_TRUE(named) << message.code;
        const auto known = game::placeholders(named->text[0]);
        for (const std::string& name : game::placeholders(message.text[0])) {
            EXPECT_TRUE(std::binary_search(known.begin(), known.end(), name)) << message.code;
            for (const char* place : {"square", "squares", "place", "where", "point", "first", "second"})
                EXPECT_NE(name, place) << message.code;
        }
        ++found;
    }
    EXPECT_GT(found, 40);
}

/// The other way round: a sentence that nothing says is dead.
TEST(Catalog, EverySentenceOfAGameIsUsed) {
    for (const game::AnyGame* game : games::all()) {
        const std::string id(game->id());
        std::string sources;
        for (const auto& entry : fs::directory_iterator(folder_of(*game)))
            if (entry.path().extension() == ".cpp" && entry.path().filename() != "messages.cpp")
                sources += text_of(entry.path());
        for (const game::Message& message : game->messages()) {
            const std::string code(without_here(message.code)), rest = code.substr(id.size() + 1);
            const bool derived = rest == "name" || rest == "about" || rest.starts_with("variant.") ||
                                 rest.starts_with("option.");
            const std::string wanted = rest.starts_with("end.") ? rest.substr(4) : code;
            EXPECT_TRUE(derived || sources.find("\"" + wanted + "\"") != std::string::npos) << code;
        }
    }
}

}  // namespace
