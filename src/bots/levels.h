#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>

#include "bots/bot.h"

namespace bots {

/// Levels are counted from 1. Each beats the one below clearly and evenly; the first lets a beginner
/// win. A level's strength is a number of nodes and slips, so that it is the same on every machine;
/// only the top level has no bound of its own and uses what it is given.
constexpr int kTopLevel = 8;
constexpr int kUsualLevel = 4;  // if a person asks for none

/// How a level plays a game of turns.
struct Strength {
    std::string_view player;    // of players()
    std::uint64_t nodes = 0;    // for a decision; 0: as many as it gets
    int slips = 0;              // of a thousand decisions
    std::string_view slips_as;  // the player who makes those
};

/// From the first level to the top one.
using Ladder = std::array<Strength, kTopLevel>;

/// As the game's brain has them; empty where its levels are something else: Penta Rush has persons.
std::span<const Strength> strengths(const game::AnyGame& game);

/// `level` from 1 to kTopLevel.
std::unique_ptr<Bot> make_level(const game::AnyGame& game, int level);

/// The code of its name in `level_messages`.
std::string level_code(int level);
std::span<const game::Message> level_messages();

}  // namespace bots
