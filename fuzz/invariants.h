#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "game/any_game.h"
#include "game/match.h"

/// What must hold whatever the input was; if not, the fuzzer keeps the input.
#define MUST(condition) ((condition) ? void() : fuzz::broken(#condition, __FILE__, __LINE__))

namespace fuzz {

[[noreturn]] void broken(const char* condition, const char* file, int line);

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// The text of the position of a state, nothing hidden.
std::string position_text(const game::AnyState& state);

/// Somebody acts, or the game is over, never both and never neither; whoever acts has legal
/// moves, in ascending order; the position written down reads back as the same.
void check_state(const game::AnyGame& game, const game::AnyState& state);

/// Plays up to `moves` random moves, checking the state after each.
void play_on(const game::AnyGame& game, game::AnyState& state, core::Rng& rng, int moves);

/// The record of a match reads back and replays to the same position.
void check_record(const game::AnyGame& game, const game::Match& match);

}  // namespace fuzz
