#include "bots/brains/pente/thinker.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace bots::brains::pente {

using games::pente::Move;
using games::pente::Pente;
using games::pente::State;

std::vector<Spot> root_moves(const State& state, game::Seat seat) {
    const Field field(state);
    const int me = field.mover();
    games::pente::Moves legal;
    Pente::legal_moves(state, seat, legal);
    const bool in_check = field.winning_spot(1 - me) != kNoSpot;
    // PE-03, PE-13: the third stone may have to lie further from the first than stones usually do.
    const auto is_near = [&](Spot spot) {
        const games::pente::Point p = point_of(spot);
        const int middle = state.size / 2;
        return state.stones == 2 ? std::max(std::abs(p.x - middle), std::abs(p.y - middle)) <= kReach
                                 : field.is_near(spot);
    };
    std::vector<Spot> all, near, answers;
    for (const Move move : legal) {
        const Spot spot = spot_of(move.point());
        all.push_back(spot);
        if (field.wins_at(me, spot)) return {spot};
        if (is_near(spot)) near.push_back(spot);
        if (in_check && (field.wins_at(1 - me, spot) || field.marks(me, spot).takes() > 0))
            answers.push_back(spot);
    }
    return !answers.empty() ? answers : !near.empty() ? near : all;
}

bool engine_knows(const State& state) {
    const games::pente::Rules& rules = games::pente::rules_of(state);
    return state.colours == 2 && state.phase == games::pente::Phase::play && rules.row == 5 && !rules.exact &&
           rules.capture_goal == Field::kGoal && !rules.count_stones && !rules.triples && !rules.poof &&
           !rules.breakable && !rules.no_double_three && rules.stones_a_turn == 1 &&
           rules.counting == games::pente::Counting::none;
}

void Thinker::begin_standard(const State& state, const std::vector<Spot>& root) {
    way_ = Way::standard;
    if (!search_) {
        visits_ = std::make_shared<Visits>(kTableBytes);
        search_ = std::make_unique<Search>(visits_);
        if (threads_ > 1) crew_ = make_crew(visits_, threads_ - 1);
    }
    visits_->clear();  // a thought depends on nothing that was thought before
    const Field field(state);
    search_->answers_at_once = answers_at_once;
    search_->begin(field, root);
    if (crew_) crew_->begin(field, root);
}

void Thinker::begin(const State& state, game::Seat seat, std::uint64_t seed) {
    if (engine_knows(state)) return begin_standard(state, root_moves(state, seat));
    auto position = std::make_unique<general::Position>(state, seat.index());
    if (state.colours > 2 && !games::pente::rules_of(state).teams) {
        way_ = Way::many;
        if (!many_) many_ = std::make_unique<search::Rehearsal<general::Position>>();
        return many_->begin(std::move(position), seed);
    }
    way_ = Way::general;
    if (!general_) general_ = std::make_unique<search::Paranoid<general::Position>>();
    general_->answers_at_once = answers_at_once;
    general_->begin(std::move(position));
}

void Thinker::begin_with(const State& state, game::Seat seat, Move only, std::uint64_t seed) {
    begin(state, seat, seed);
    assert(way_ == Way::many);
    many_->consider_only(only);
}

bool Thinker::begin_without(const State& state, game::Seat seat, Move left_out) {
    assert(engine_knows(state));
    std::vector<Spot> root = root_moves(state, seat);
    std::erase(root, spot_of(left_out.point()));
    if (root.empty()) return false;
    begin_standard(state, root);
    return true;
}

bool Thinker::think(std::uint64_t nodes) {
    if (way_ == Way::standard) {
        if (crew_) crew_->go();
        const bool done = search_->think(nodes);
        if (crew_) crew_->halt();
        return done;
    }
    return way_ == Way::general ? general_->think(nodes) : many_->think(nodes);
}

int Thinker::value() const {
    assert(way_ != Way::many);
    if (way_ == Way::standard) return search_->value();
    const int value = general_->value();
    return value >= search::kSure ? kWin : value <= -search::kSure ? -kWin : value;
}

double Thinker::chance() const { return way_ == Way::many ? many_->chance() : chance_at(value()); }

int Thinker::depth() const {
    if (way_ == Way::standard) return search_->depth();
    return way_ == Way::general ? general_->depth() : 0;
}

std::uint64_t Thinker::nodes() const {
    if (way_ == Way::standard) return search_->nodes() + (crew_ ? crew_->nodes() : 0);
    return way_ == Way::general ? general_->nodes() : many_->nodes();
}

std::vector<Move> Thinker::line() const {
    if (way_ == Way::general) return general_->line();
    if (way_ == Way::many) return {many_->best()};
    std::vector<Move> line;
    for (const Spot spot : search_->line()) line.push_back(Move::stone(point_of(spot)));
    return line;
}

double chance_at(int value) {
    return value >= kSurelyWon ? 1.0 : value <= -kSurelyWon ? 0.0 : chance_of(value);
}

}  // namespace bots::brains::pente
