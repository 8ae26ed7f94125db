#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include "game/playout.h"

namespace cli {

/// Runs `batch` (which returns how much it did) for about a second, three times; the best rate.
double best_rate(const std::function<double()>& batch);

template <game::Game G>
typename G::State start_of(std::string_view variant, int players) {
    return G::initial(*G::read_options(
        {.variant = std::string(variant), .players = players, .options = {}, .position = {}}));
}

/// How fast random games go, in games and in moves a second.
struct Playouts {
    double games = 0, moves = 0;
};

/// Random games from the variant's start to the end, each move uniform over the legal ones.
template <game::Game G>
Playouts playouts(std::string_view variant, int players) {
    const typename G::State start = start_of<G>(variant, players);
    core::Rng rng(1);
    double games = 0, moves = 0;
    const double rate = best_rate([&] {
        constexpr int kGames = 200;
        for (int i = 0; i < kGames; ++i) {
            typename G::State state = start;
            moves += game::play_out<G>(state, rng);
        }
        games += kGames;
        return kGames;
    });
    return {rate, rate * moves / games};
}

}  // namespace cli
