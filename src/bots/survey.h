#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "game/any_game.h"

namespace bots {

enum class Habit : std::uint8_t { random, greedy };

/// How games go: the sums of many games between simple players.
struct Survey {
    std::int64_t games = 0, moves = 0, turns = 0;  // a turn: decisions of one seat in a row
    std::int64_t draws = 0, won_by_starter = 0;    // the starter: who decides first
    std::map<std::string, std::int64_t> ends;      // by the outcome's code
    std::map<std::string, std::int64_t> deeds;     // players' moves by their first word; `lay` without one
    game::PerSeat scores;                          // sums, the starter's first
};

/// Plays games from the setup, which must be one of the game's, until it has played enough or
/// `go_on` (asked after each game) says no. Same arguments, same games.
Survey survey(const game::AnyGame& game, const game::Setup& setup, Habit habit, std::int64_t games,
              std::uint64_t seed, const std::function<bool(const Survey&)>& go_on);

}  // namespace bots
