#include "bots/brains/pente/engine.h"

#include <algorithm>

#include "game/erased.h"

namespace bots::brains::pente {

using games::pente::Pente;
using games::pente::Phase;

namespace {

constexpr std::uint64_t kHopeNodes = 10'000, kHopeShare = 4;  // for the threats of a considered move

bool is_for_himself(const games::pente::State& state) {
    return state.colours > 2 && !games::pente::rules_of(state).teams;
}

double worth(const game::Outcome& outcome, game::Seat seat) {
    return outcome.winners.empty() ? 0.5 : outcome.winners.has(seat) ? 1.0 : 0.0;
}

}  // namespace

bool Engine::begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) {
    const auto* state = view.as<Pente>();
    if (!state || !seat.is_player() || !Pente::actors(*state).has(seat)) return false;
    state_ = *state;
    seat_ = seat;
    seed_ = seed;
    considered_.reset();
    known_.reset();
    hopes_ = turns_ = false;
    thinker_.answers_at_once = true;
    booked_ = engine_knows(state_) ? opening_book().find(state_) : std::nullopt;
    if (!booked_) start(state_, seat_);
    return true;
}

void Engine::start(const games::pente::State& state, game::Seat seat) {
    chooses_ = state.phase != Phase::play;
    if (chooses_)
        sides_.begin(state, seat, seed_);
    else
        thinker_.begin(state, seat, seed_);
}

bool Engine::consider_only(game::AnyMove move) {
    considered_ = game::restore<Pente>(move);
    booked_.reset();
    known_.reset();
    if (is_for_himself(state_)) {  // the next to move knows his own chance only
        if (state_.phase == Phase::play) thinker_.begin_with(state_, seat_, *considered_, seed_);
        return state_.phase == Phase::play;
    }
    games::pente::State after = state_;
    Pente::apply(after, seat_, *considered_, nullptr);
    if (const auto outcome = Pente::outcome(after)) {
        known_ = worth(*outcome, seat_);
        return true;
    }
    const game::Seat next = game::Seat::player(after.to_move);
    turns_ = next.index() % 2 != seat_.index() % 2;  // PE-16: partners sit opposite
    hopes_ = turns_ && engine_knows(state_) && engine_knows(after);
    thinker_.answers_at_once = false;
    start(after, next);
    if (!hopes_) return true;
    if (!threats_) threats_ = std::make_unique<Threats>();
    const Field field(after);
    threats_->begin(field, 1 - field.mover());
    return true;
}

bool Engine::leave_out(game::AnyMove move) {
    if (!engine_knows(state_)) return false;
    booked_.reset();
    chooses_ = false;
    return thinker_.begin_without(state_, seat_, game::restore<Pente>(move));
}

/// Spends a share on threats, until enough was; true if they win.
bool Engine::hope(std::uint64_t& nodes) {
    const std::uint64_t before = threats_->nodes();
    const bool done = threats_->think(std::min(nodes / kHopeShare, kHopeNodes - before));
    nodes -= std::min(nodes, threats_->nodes() - before);
    hopes_ = !done && threats_->nodes() < kHopeNodes;
    if (threats_->found() != Threats::Found::win) return false;
    known_ = 1.0;
    return true;
}

bool Engine::think(std::uint64_t nodes) {
    if (booked_ || known_) return true;
    if (hopes_ && hope(nodes)) return true;
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
    const bool is_followed = considered_ && !is_for_himself(state_);  // what was thought comes after the move
    if (is_followed) thought.line = {game::erase<Pente>(*considered_)};
    if (known_) {
        thought.move = thought.line.front();
        thought.chance = *known_;
        thought.nodes = 1;
        return thought;
    }
    if (chooses_)
        thought.line.push_back(game::erase<Pente>(sides_.best()));
    else
        for (const auto move : thinker_.line()) thought.line.push_back(game::erase<Pente>(move));
    thought.move = thought.line.front();
    thought.chance = chooses_ ? chance_at(sides_.value()) : thinker_.chance();
    if (turns_) thought.chance = 1 - thought.chance;
    thought.nodes = chooses_ ? sides_.nodes() : thinker_.nodes();
    thought.depth = (chooses_ ? sides_.depth() : thinker_.depth()) + (is_followed ? 1 : 0);
    return thought;
}

}  // namespace bots::brains::pente
