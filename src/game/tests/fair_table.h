#pragma once

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "core/rng.h"
#include "game/fair.h"
#include "game/match.h"

namespace game {

/// Plays games of a table by lot, with draws from the chain, as a server does. The last one goes on when
/// `moves` are played.
inline Match play_fairly(const AnyGame& game, const KeyChain& chain, const Nonces& nonces,
                         std::size_t games = 1, std::size_t moves = 100'000) {
    Setup setup;
    setup.players = static_cast<int>(nonces.size());
    if (game.id() == "pente") setup.variant = "points";
    Match match = *Match::start(game, setup, Dealer{.automatic = false});
    core::Rng lot(7);
    while (!match.over() || match.games() < games) {
        if (match.over()) {
            EXPECT_FALSE(match.next());
            continue;
        }
        if (match.games() == games && match.moves_played() >= moves) break;
        const SeatSet actors = match.state().actors();
        if (actors.has(Seat::chance())) {
            core::Rng rng =
                fair_draw(chain.key(match.games() - 1), nonces, match.games() - 1, match.moves_played());
            EXPECT_FALSE(match.play(Seat::chance(), match.state().draw_chance(rng)));
            continue;
        }
        std::vector<std::pair<Seat, AnyMove>> choices;
        for (const Seat seat : actors)
            for (const AnyMove move : match.state().legal_moves(seat)) choices.emplace_back(seat, move);
        const auto [seat, move] = choices[lot.below(static_cast<std::uint32_t>(choices.size()))];
        EXPECT_FALSE(match.play(seat, move));
    }
    return match;
}

}  // namespace game
