#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "game/any_game.h"

namespace cli {

/// A record together with the game it is of.
struct Opened {
    const game::AnyGame* game;
    game::Record record;
};

/// Reads a record in any form the program knows: its own, another program's, or a list of
/// moves in a notation of the game. An empty `form` means: find out.
core::Result<Opened, game::Reason> read_any(std::string_view text, std::string_view form);

/// Whether a text of our own form is for a file, which ends with its sum, or may grow.
enum class Sealing : std::uint8_t { open, sealed };
/// Writes a record in a form by its name: `pentario`, another program's, or a notation.
core::Result<std::string, game::Reason> write_as(const Opened& opened, std::string_view form,
                                                 Sealing sealing = Sealing::open);

}  // namespace cli
