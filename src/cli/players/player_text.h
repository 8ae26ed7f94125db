#pragma once

#include <string>
#include <string_view>

#include "bots/players.h"
#include "core/result.h"
#include "game/notice.h"

namespace cli {

/// How a program of somebody else is talked to (docs/engine-protocols.md).
enum class Protocol : std::uint8_t { gomocup, lines };
std::optional<Protocol> read_protocol(std::string_view text);
std::string_view to_text(Protocol protocol);

/// A player as a short text names it:
///
///     plain nodes=5000
///     yardstick depth=4
///     exec "./engine --fast" protocol=lines ms=1000
struct PlayerText {
    std::string name;  // of bots::players(), or `exec`
    bots::Budget budget;
    std::string command;  // of `exec`
    Protocol protocol = Protocol::gomocup;

    bool is_program() const { return name == "exec"; }
    friend bool operator==(const PlayerText&, const PlayerText&) = default;
};

/// A budget that is not given is the player's usual one.
core::Result<PlayerText, game::Reason> read_player(std::string_view text);
/// The text again, with everything written out.
std::string to_text(const PlayerText& player);
/// Why the player cannot play a game, or nothing.
std::optional<game::Reason> check_player(const PlayerText& player, const game::AnyGame& game,
                                         std::string_view variant);

}  // namespace cli
