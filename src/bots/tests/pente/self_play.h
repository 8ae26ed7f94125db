#pragma once

#include "bots/brains/pente/engine.h"
#include "game/erased.h"
#include "positions.h"

namespace bots::brains::pente {

/// Games of the engine against itself with few nodes: an opening by lot, and a stone by lot now and
/// then, so that no two are alike and many are won by force.
class SelfPlay {
public:
    SelfPlay(std::uint64_t seed, std::uint64_t nodes) : rng_(seed), nodes_(nodes) {}

    /// The next position, of the same game or of a new one; none is over.
    const games::pente::State& next() {
        using games::pente::Pente;
        if (state_.stones > 0) play(state_.stones < kOpening || rng_.below(8) == 0);
        if (state_.end != games::pente::End::none || state_.stones == 0) {
            ++number_;
            state_ = fresh(rng_.below(2) == 0 ? "standard" : "tournament");
            play(true);
        }
        return state_;
    }

    /// Which game it is of, from 1.
    int number() const { return number_; }

private:
    static constexpr int kOpening = 6;

    void play(bool by_lot) {
        using games::pente::Pente;
        const game::Seat seat = *Pente::actors(state_).begin();
        auto move = games::pente::Move();
        if (by_lot) {
            move = close_move(state_, rng_);
        } else {
            engine_.begin(game::ErasedView<Pente>(state_), seat, 1);
            engine_.think(nodes_);
            move = game::restore<Pente>(engine_.best().move);
        }
        Pente::apply(state_, seat, move, nullptr);
    }

    core::Rng rng_;
    std::uint64_t nodes_;
    int number_ = 0;
    Engine engine_;
    games::pente::State state_{};
};

}  // namespace bots::brains::pente
