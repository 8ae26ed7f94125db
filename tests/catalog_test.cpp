// What every game of the catalog must have. A new game that lacks a part is named here.

#include "games/catalog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "bots/bot.h"

namespace {

namespace fs = std::filesystem;

fs::path folder_of(const game::AnyGame& game) {
    std::string name(game.id());
    std::replace(name.begin(), name.end(), '-', '_');
    return fs::path(PENTARIO_SOURCE_DIR) / "src" / "games" / name;
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
        for (const char* file : {"README.md", "state.h", "rules.h", "rules.cpp", "notation.cpp"})
            EXPECT_TRUE(fs::exists(folder / file)) << game->id() << " lacks " << file;
        EXPECT_TRUE(has_file_ending(folder / "tests", ".perft")) << game->id() << " lacks perft data";
        EXPECT_TRUE(has_file_ending(folder / "tests", ".record")) << game->id() << " lacks a golden record";
        EXPECT_TRUE(bots::make_plain_bot(*game)) << game->id() << " lacks a bot";
        EXPECT_EQ(games::find(game->id()), game);
    }
    EXPECT_EQ(games::find("no-such-game"), nullptr);
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

std::string text_of(const fs::path& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
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

/// The other way round: a sentence that nothing says is dead.
TEST(Catalog, EverySentenceOfAGameIsUsed) {
    for (const game::AnyGame* game : games::all()) {
        const std::string id(game->id());
        std::string sources;
        for (const auto& entry : fs::directory_iterator(folder_of(*game)))
            if (entry.path().extension() == ".cpp" && entry.path().filename() != "messages.cpp")
                sources += text_of(entry.path());
        for (const game::Message& message : game->messages()) {
            const std::string code(message.code), rest = code.substr(id.size() + 1);
            const bool derived = rest == "name" || rest == "about" || rest.starts_with("variant.") ||
                                 rest.starts_with("option.");
            const std::string wanted = rest.starts_with("end.") ? rest.substr(4) : code;
            EXPECT_TRUE(derived || sources.find("\"" + wanted + "\"") != std::string::npos) << code;
        }
    }
}

}  // namespace
