#pragma once

#include <map>
#include <string>
#include <string_view>

#include "bots/tuning/self_play.h"
#include "core/result.h"
#include "game/notice.h"

namespace bots::tuning {

/// Games of the engine against itself by their number, as a text:
///
///     pentario-games 1
///     nodes 2000
///     seed 1
///     weights 4201563341870122
///     0 standard 1-0 k10 l11 m9 K12 ...
///
/// A point in small letters was laid by lot. `weights` is a hash of those that played. Positions
/// are not kept: whatever an evaluation counts is counted afresh.
struct GameFile {
    std::uint64_t nodes = 0, seed = 0, weights = 0;
    std::map<std::int64_t, SelfPlay> games;

    /// The game of a number, the same whenever it is played.
    std::optional<SelfPlay> play(std::int64_t number, const GoOn& go_on) const;
    bool same_terms(const GameFile& other) const {
        return nodes == other.nodes && seed == other.seed && weights == other.weights;
    }
    friend bool operator==(const GameFile&, const GameFile&) = default;
};

std::string to_text(const GameFile& file);
/// Every game is played again by the rules: what is not one gets a reason with its line.
core::Result<GameFile, game::Reason> read_games(std::string_view text);

/// A hash of the weights that are built in.
std::uint64_t weights_hash();

}  // namespace bots::tuning
