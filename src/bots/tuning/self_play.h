#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "bots/brains/pente/search.h"
#include "core/rng.h"
#include "games/pente/rules.h"

namespace bots::tuning {

/// Asked now and then; false ends what is in progress.
using GoOn = std::function<bool()>;

/// A stone of a game that the engine played, and whether it was laid by lot.
struct Stone {
    games::pente::Point point;
    bool by_lot = false;

    friend bool operator==(const Stone&, const Stone&) = default;
};

/// A game for two, and how it ended for the first player: 0 lost, 1 drawn, 2 won, in half points.
struct SelfPlay {
    games::pente::Variant variant = games::pente::Variant::standard;
    std::vector<Stone> stones;
    int half_points = 1;

    friend bool operator==(const SelfPlay&, const SelfPlay&) = default;
};

/// How the engine plays against itself.
struct Thinking {
    std::array<brains::pente::Search*, 2> searches;  // the players'; may be one and the same
    std::uint64_t nodes = 0;                         // a move
    std::uint32_t lots = 0;                          // one stone in so many is laid by lot; 0: none
};

/// The standard rule or the tournament rule, from the start.
games::pente::State fresh_game(games::pente::Variant variant);

/// The first player's half points where the rules see an end, one where they see none.
int half_points_of(const games::pente::State& state);

/// Lays 3 to 8 stones by lot, close to each other and to the centre; again where that ends the game.
SelfPlay draw_opening(games::pente::Variant variant, core::Rng& rng);

/// Plays an opening to its end; none if `go_on` said no. A game of 200 stones is drawn.
std::optional<SelfPlay> play_on(SelfPlay opening, const Thinking& thinking, core::Rng& rng,
                                const GoOn& go_on);

}  // namespace bots::tuning
