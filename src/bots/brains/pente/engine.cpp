#include "bots/brains/pente/engine.h"

#include "game/erased.h"

namespace bots::brains::pente {

using games::pente::Pente;
using games::pente::Phase;

bool Engine::begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) {
    const auto* state = view.as<Pente>();
    if (!state || !seat.is_player() || !Pente::actors(*state).has(seat)) return false;
    chooses_ = state->phase != Phase::play;
    booked_ = engine_knows(*state) ? opening_book().find(*state) : std::nullopt;
    if (booked_) return true;
    if (chooses_)
        sides_.begin(*state, seat, seed);
    else
        thinker_.begin(*state, seat, seed);
    return true;
}

bool Engine::think(std::uint64_t nodes) {
    if (booked_) return true;
    return chooses_ ? sides_.think(nodes) : thinker_.think(nodes);
}

Thought Engine::best() const {
    Thought thought;
    if (booked_) {
        thought.move = game::erase<Pente>(games::pente::Move::stone(booked_->point));
        thought.line = {thought.move};
        thought.chance = booked_->permille / 1000.0;
        return thought;
    }
    if (chooses_)
        thought.line = {game::erase<Pente>(sides_.best())};
    else
        for (const auto move : thinker_.line()) thought.line.push_back(game::erase<Pente>(move));
    thought.move = thought.line.front();
    thought.chance = chooses_ ? chance_at(sides_.value()) : thinker_.chance();
    thought.nodes = chooses_ ? sides_.nodes() : thinker_.nodes();
    thought.depth = chooses_ ? sides_.depth() : thinker_.depth();
    return thought;
}

}  // namespace bots::brains::pente
