#pragma once

#include <gtest/gtest.h>

#include "bots/brains/pente/field.h"
#include "game/playout.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

inline games::pente::State fresh(std::string_view variant = "standard") {
    using games::pente::Pente;
    return Pente::initial(
        *Pente::read_options({.variant = std::string(variant), .players = 2, .options = {}, .position = {}}));
}

/// After these moves from the start.
inline games::pente::State after(std::initializer_list<const char*> moves) {
    auto state = fresh();
    for (const char* text : moves) {
        const game::Seat seat = *games::pente::Pente::actors(state).begin();
        const auto move = games::pente::Pente::read_move(state, text);
        EXPECT_TRUE(move && !games::pente::Pente::why_illegal(state, seat, *move)) << text;
        games::pente::Pente::apply(state, seat, *move, nullptr);
    }
    return state;
}

/// A random move, mostly beside other stones, so that rows and captures come about.
inline games::pente::Move close_move(const games::pente::State& state, core::Rng& rng) {
    using games::pente::Pente;
    const game::Seat seat = *Pente::actors(state).begin();
    const Field field(state);
    auto move = game::draw_move<Pente>(state, seat, rng);
    for (int tries = 0; tries < 40; ++tries) {
        const Spot spot = spot_of(move.point());
        const bool matters =
            field.kind(0, spot) + field.kind(1, spot) > 12 || field.marks(0, spot).takes() > 0;
        if (matters || (field.is_near(spot) && rng.below(8) == 0)) break;
        move = game::draw_move<Pente>(state, seat, rng);
    }
    return move;
}

}  // namespace bots::brains::pente
