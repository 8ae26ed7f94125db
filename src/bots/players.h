#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"

namespace bots {

/// How much a player may think about one move; the first bound reached ends it. 0: no such bound.
struct Budget {
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0;
    int depth = 0;    // moves looked ahead, for players that count in them
    int threads = 0;  // for players that can use several; 0: one

    friend bool operator==(const Budget&, const Budget&) = default;
};

constexpr int kMostThreads = 64;

/// A player that can be asked for by name.
struct PlayerInfo {
    std::string_view name;
    std::string_view game;  // the only one it plays, or several with spaces between; empty: all
    Budget usual;           // if none is asked for; a depth or threads of 0 here: it takes none
    std::unique_ptr<Bot> (*make)(const game::AnyGame& game, const Budget& budget);

    bool plays(const game::AnyGame& other) const;
};

/// All of them, the best first: a new one is one line in players.cpp.
std::span<const PlayerInfo> players();
/// nullptr if there is no such player.
const PlayerInfo* find_player(std::string_view name);
/// The first that plays the game.
const PlayerInfo& best_player(const game::AnyGame& game);

/// Plays any move worth a look, by lot: for openings that all differ and none of which
/// is silly.
constexpr std::string_view kOpener = "varied";

}  // namespace bots
