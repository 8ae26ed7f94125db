#include "bots/brains/pente/engine.h"

#include <algorithm>

#include "bots/brains/pente/brain.h"
#include "bots/search/sampling.h"

namespace bots::brains::pente {

using games::pente::Move;
using games::pente::Pente;
using games::pente::State;

bool engine_knows(const State& state) {
    const games::pente::Rules& rules = games::pente::rules_of(state);
    return state.colours == 2 && state.phase == games::pente::Phase::play && rules.row == 5 && !rules.exact &&
           rules.capture_goal == Field::kGoal && !rules.count_stones && !rules.triples && !rules.poof &&
           !rules.breakable && !rules.no_double_three && rules.stones_a_turn == 1;
}

std::vector<Spot> root_moves(const State& state, game::Seat seat) {
    const Field field(state);
    const int me = field.mover();
    games::pente::Moves legal;
    Pente::legal_moves(state, seat, legal);
    const bool in_check = field.winning_spot(1 - me) != kNoSpot;
    std::vector<Spot> all, near, answers;
    for (const Move move : legal) {
        const Spot spot = spot_of(move.point());
        all.push_back(spot);
        if (field.wins_at(me, spot)) return {spot};
        if (field.is_near(spot)) near.push_back(spot);
        if (in_check && (field.wins_at(1 - me, spot) || field.marks(me, spot).takes() > 0))
            answers.push_back(spot);
    }
    return !answers.empty() ? answers : !near.empty() ? near : all;
}

bool Engine::begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) {
    const auto* state = view.as<Pente>();
    if (!state) return false;
    searching_ = engine_knows(*state);
    booked_ = searching_ ? opening_book().find(*state) : std::nullopt;
    if (booked_) return true;
    if (!searching_) {
        if (!sampling_) sampling_ = std::make_unique<search::Sampling<Pente>>();
        return sampling_->begin(view, seat, seed);
    }
    if (!search_) {
        table_ = std::make_shared<Table>(kTableBytes);
        search_ = std::make_unique<Search>(table_);
        if (threads_ > 1) crew_ = make_crew(table_, threads_ - 1);
    }
    table_->clear();  // a thought depends on nothing that was thought before
    const Field field(*state);
    const auto root = root_moves(*state, seat);
    search_->begin(field, root);
    if (crew_) crew_->begin(field, root);
    return true;
}

bool Engine::think(std::uint64_t nodes) {
    if (booked_) return true;
    if (!searching_) return sampling_->think(nodes);
    if (crew_) crew_->go();
    const bool done = search_->think(nodes);
    if (crew_) crew_->halt();
    return done;
}

Thought Engine::best() const {
    if (!searching_) return sampling_->best();
    Thought thought;
    if (booked_) {
        thought.move = game::erase<Pente>(Move::stone(booked_->point));
        thought.line = {thought.move};
        thought.chance = booked_->permille / 1000.0;
        return thought;
    }
    for (const Spot spot : search_->line())
        thought.line.push_back(game::erase<Pente>(Move::stone(point_of(spot))));
    thought.move = thought.line.front();
    const int value = search_->value();
    thought.chance = value >= kSurelyWon ? 1.0 : value <= -kSurelyWon ? 0.0 : chance_of(value);
    thought.nodes = search_->nodes() + (crew_ ? crew_->nodes() : 0);
    return thought;
}

}  // namespace bots::brains::pente
