#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"
#include "cli/files/records.h"
#include "game/game.h"

namespace cli {

/// Says a reason on standard error and returns the exit code that goes with it: what the
/// machine would not do is kCouldNot, what the person got wrong is kBadInput.
int refuse(const game::Reason& reason, game::Language language);

/// Standard output could not take what was said.
game::Reason lost_output();

/// `name=value` cut in two; `name=@file` takes the value from a file.
core::Result<game::OptionList, game::Reason> read_options(const std::vector<std::string>& options);

/// A setup from its arguments; the variant's own number of players where none is given.
core::Result<game::Setup, game::Reason> read_setup(const game::AnyGame& game,
                                                   const SetupArguments& arguments);

/// The game asked for; the first of the catalog when none is.
core::Result<const game::AnyGame*, game::Reason> read_game(std::string_view id);

/// A record from a file, in any form.
core::Result<Opened, game::Reason> open_record(const std::string& file, std::string_view form);

/// To a file, or to standard output when `out` is empty. An existing file needs `force`.
std::optional<game::Reason> deliver(const std::string& text, const std::string& out, bool force);

}  // namespace cli
