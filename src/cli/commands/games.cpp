// The commands about games: games, play, replay.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <random>

#include "cli/commands/refuse.h"
#include "cli/play/play.h"
#include "cli/screen/terminal.h"
#include "core/text.h"
#include "games/catalog.h"

namespace cli {

using game::Reason;

namespace {

std::string padded(std::string_view text, int columns) {
    std::string out(text);
    out.append(static_cast<std::size_t>(std::max(1, columns - columns_of(text))), ' ');
    return out;
}

constexpr int kShownExample = 40;  // longer texts are left to the game's README

std::string values_of(const game::OptionInfo& info, const Words& words) {
    std::string values;
    for (const std::string_view choice : info.choices)
        values += (values.empty() ? "" : ", ") + std::string(choice);
    for (const std::string_view example : info.examples)
        if (columns_of(example) <= kShownExample)
            values += (values.empty() ? "" : ", ") + std::string(example);
    if (values.empty() && info.high > info.low)
        values = words.say(game::Notice("cli.from-to", "", {{"low", info.low}, {"high", info.high}}));
    return info.fallback.empty() ? values : values + " (" + std::string(info.fallback) + ")";
}

void print_names(std::string_view code, const std::vector<std::string>& names, const Words& words) {
    if (!names.empty()) std::cout << "  " << words.say(code) << ": " << core::join(names, ", ") << '\n';
}

void print_game(const game::AnyGame& game, const Words& words) {
    const std::string id(game.id());
    std::cout << id << "  " << words.say(id + ".name") << ". " << words.say(id + ".about") << "\n\n  "
              << words.say("cli.variants") << '\n';
    for (const game::VariantInfo& variant : game.variants()) {
        const game::Notice players(
            variant.min_players == variant.max_players ? "cli.players-exactly" : "cli.players", "",
            {{"low", variant.min_players}, {"high", variant.max_players}});
        std::cout << "    " << padded(variant.name, 26) << padded(words.say(players), 18)
                  << words.say(id + ".variant." + std::string(variant.name)) << '\n';
    }
    std::cout << "\n  " << words.say("cli.options") << '\n';
    for (const game::OptionInfo& info : game.options())
        std::cout << "    " << padded(info.name, 14)
                  << padded(words.say(id + ".option." + std::string(info.name)), 36) << values_of(info, words)
                  << '\n';
    for (const game::OptionInfo& info : game::series_options())
        std::cout << "    " << padded(info.name, 14)
                  << padded(words.say("series.option." + std::string(info.name)), 36)
                  << values_of(info, words) << '\n';
    std::cout << '\n';
    print_names("cli.notations", {game.notations().begin(), game.notations().end()}, words);
    std::vector<std::string> forms{"pentario"};
    for (const game::ForeignForm& form : game.forms()) forms.emplace_back(form.name);
    print_names("cli.forms", forms, words);
}

core::Result<Wish, Reason> read_wish(const PlayArguments& arguments) {
    Wish wish;
    wish.game = arguments.game;
    if (!arguments.variant.empty()) wish.variant = arguments.variant;
    wish.players = arguments.players;
    const auto options = read_options(arguments.options);
    if (!options) return core::fail(options.error());
    wish.options = *options;
    wish.bots = arguments.bots;
    wish.level = arguments.level;
    if (!wish.level && arguments.nodes) wish.level = bots::kTopLevel;  // the only one they are for
    for (const std::string& typed : arguments.names) {
        const std::size_t equals = typed.find('=');
        const auto seat = core::read_number(typed.substr(0, equals), 0, game::kMaxSeats - 1);
        if (equals == std::string::npos || !seat)
            return core::fail(Reason("cli.bad-pair", "",
                                     {{"text", core::quotable(typed)}, {"form", std::string("SEAT=NAME")}}));
        wish.names.emplace_back(static_cast<int>(*seat), typed.substr(equals + 1));
    }
    wish.fresh = arguments.fresh;
    wish.file = arguments.file;
    wish.notation = arguments.notation;
    const bool says_who = arguments.people || !arguments.bots.empty() || !arguments.names.empty();
    const bool wants_bots = is_at_terminal() || wish.level;  // a level is a computer's
    wish.against_bots = wants_bots && !says_who;
    wish.by_lot = true;
    return wish;
}

}  // namespace

int run_games(game::Language language) {
    Words words;
    words.language = language;
    for (const game::AnyGame* game : games::all()) {
        if (game != games::all().front()) std::cout << '\n';
        print_game(*game, words);
    }
    return kDone;
}

int run_play(const PlayArguments& arguments, game::Language language) {
    const auto wish = read_wish(arguments);
    if (!wish) return refuse(wish.error(), language);
    std::random_device entropy;
    const std::uint64_t drawn = std::uint64_t{entropy()} << 32 | entropy();
    auto sitting = Sitting::open(*wish, arguments.seed.value_or(drawn));
    if (!sitting) return refuse(sitting.error(), language);
    const Manner manner{language, arguments.nodes.value_or(bots::plain_nodes(sitting->match().game())),
                        arguments.practice};
    if (!is_at_terminal() || arguments.plain) {
        play_by_lines(*sitting, manner, std::cin, std::cout, inks_of_output());
    } else {
        play_on_screen(*sitting, manner);
        const Words words = sitting->words(language);
        std::error_code error;
        if (std::filesystem::exists(sitting->file(), error)) {
            std::cout << words.say(game::Notice("cli.saved", "", {{"file", sitting->file().string()}}))
                      << '\n';
            if (!sitting->match().over() && wish->file.empty())
                std::cout << words.say(game::Notice("cli.go-on", "",
                                                    {{"game", std::string(sitting->match().game().id())}}))
                          << '\n';
        }
    }
    if (sitting->save_trouble()) return refuse(*sitting->save_trouble(), language);
    return kDone;
}

int run_replay(const ShowArguments& arguments, game::Language language) {
    const auto opened = open_record(arguments.file, {});
    if (!opened) return refuse(opened.error(), language);
    const auto notation = find_notation(*opened->game, arguments.notation);
    if (!notation) return refuse(notation.error(), language);
    const auto chapters = tell(*opened->game, opened->record, *notation, game::Viewer::keeper());
    if (!chapters) return refuse(chapters.error(), language);
    const game::VariantInfo& variant =
        *find_variant(opened->game->variants(), chapters->back().start->setup().variant);
    const Words words = words_for(language, opened->record.names, opened->record.tags);
    if (is_at_terminal() && arguments.file != "-" && !arguments.plain) {
        Terminal terminal;
        review_on_screen(terminal, *opened->game, variant, *chapters, words, game::Viewer::keeper());
        return kDone;
    }
    std::cout << told_as_text(*opened->game, variant, *chapters, words, game::Viewer::keeper()) << std::flush;
    return kDone;
}

}  // namespace cli
