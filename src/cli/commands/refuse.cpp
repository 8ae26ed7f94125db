#include "cli/commands/refuse.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>

#include "cli/files/files.h"
#include "cli/files/own_texts.h"
#include "cli/words.h"
#include "core/text.h"
#include "games/catalog.h"

namespace cli {

using core::fail;
using game::Reason;

int refuse(const Reason& reason, game::Language language) {
    std::cout.flush();
    std::cerr << "pentario: " << Words{language, {}}.say_with_rule(reason) << '\n';
    const bool could_not =
        reason.code.find(".cannot-") != reason.code.npos || reason.code.starts_with("server.store-");
    return could_not ? kCouldNot : kBadInput;
}

Reason lost_output() {
    return Reason("cli.cannot-write", "",
                  {{"file", std::string("stdout")}, {"why", std::string(std::strerror(EIO))}});
}

core::Result<game::OptionList, Reason> read_options(const std::vector<std::string>& options) {
    game::OptionList list;
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == option.size())
            return fail(Reason("cli.bad-pair", "",
                               {{"text", core::quotable(option)}, {"form", std::string("name=value")}}));
        std::string value = option.substr(equals + 1);
        if (value.starts_with('@')) {
            auto text = read_option_file(value.substr(1));
            if (!text) return fail(text.error());
            value = std::move(*text);
        }
        list.emplace_back(option.substr(0, equals), std::move(value));
    }
    return list;
}

core::Result<game::Setup, Reason> read_setup(const game::AnyGame& game, const SetupArguments& arguments) {
    const auto options = read_options(arguments.options);
    if (!options) return fail(options.error());
    game::Setup setup;
    setup.variant = arguments.variant.empty() ? std::string(game.variants().front().name) : arguments.variant;
    const game::VariantInfo* variant = find_variant(game.variants(), setup.variant);
    setup.players = arguments.players.value_or(variant ? variant->min_players : 2);
    setup.options = *options;
    return setup;
}

core::Result<const game::AnyGame*, Reason> read_game(std::string_view id) {
    if (id.empty()) return games::all().front();
    const game::AnyGame* game = games::find(id);
    if (!game) return fail(Reason("unknown-game", "", {{"game", core::quotable(id)}}));
    return game;
}

core::Result<Opened, Reason> open_record(const std::string& file, std::string_view form) {
    const auto text = read_file(file);
    if (!text) return fail(text.error());
    return read_any(*text, form);
}

std::optional<Reason> deliver(const std::string& text, const std::string& out, bool force) {
    std::error_code error;
    if (!out.empty() && out != "-") {
        if (!force && std::filesystem::exists(out, error))
            return Reason("cli.cannot-overwrite", "", {{"file", core::quotable(out, 200)}});
        return write_file(out, text);
    }
    std::cout << text << std::flush;
    return std::cout ? std::nullopt : std::optional(lost_output());
}

}  // namespace cli
