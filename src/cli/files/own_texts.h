#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "game/any_game.h"

namespace cli {

/// A text for an option, kept in a file of several lines: lines are joined by `/`, and a line `---`
/// becomes `;`. Empty lines are left out, and remarks: lines that begin with `#` and a blank.
core::Result<std::string, game::Reason> read_option_file(const std::filesystem::path& file);

/// A player's own text for an option that was not given: `<game>/<variant>.<option>` or
/// `<game>/<option>.txt` beside the saved games (RM-16, PR-02). Nothing when there is none.
std::optional<std::filesystem::path> own_text_file(std::string_view game, std::string_view variant,
                                                   std::string_view option);

/// Whether the option's text comes from a seed by default, so that a fresh table should draw one.
bool is_seeded(const game::OptionInfo& info);
/// `seed N` with a short number.
std::string seed_text(std::uint64_t drawn);

}  // namespace cli
