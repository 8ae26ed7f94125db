#include "bots/brains/pente/thinker.h"

namespace bots::brains::pente {

using games::pente::Move;
using games::pente::Pente;
using games::pente::State;

namespace {

/// What may be played and is worth a thought: near other stones, or what meets a threat.
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

}  // namespace

bool engine_knows(const State& state) {
    const games::pente::Rules& rules = games::pente::rules_of(state);
    return state.colours == 2 && state.phase == games::pente::Phase::play && rules.row == 5 && !rules.exact &&
           rules.capture_goal == Field::kGoal && !rules.count_stones && !rules.triples && !rules.poof &&
           !rules.breakable && !rules.no_double_three && rules.stones_a_turn == 1 &&
           rules.counting == games::pente::Counting::none;
}

void Thinker::begin(const State& state, game::Seat seat) {
    is_general_ = !engine_knows(state);
    if (is_general_) {
        if (!general_) general_ = std::make_unique<search::Paranoid<general::Position>>();
        general_->begin(std::make_unique<general::Position>(state, seat.index()));
        return;
    }
    if (!search_) search_ = std::make_unique<Search>(kTableBytes);
    search_->begin(Field(state), root_moves(state, seat));
}

bool Thinker::think(std::uint64_t nodes) {
    return is_general_ ? general_->think(nodes) : search_->think(nodes);
}

int Thinker::value() const {
    if (!is_general_) return search_->value();
    const int value = general_->value();
    return value >= search::kSure ? kWin : value <= -search::kSure ? -kWin : value;
}

int Thinker::depth() const { return is_general_ ? general_->depth() : search_->depth(); }
std::uint64_t Thinker::nodes() const { return is_general_ ? general_->nodes() : search_->nodes(); }

std::vector<Move> Thinker::line() const {
    if (is_general_) return general_->line();
    std::vector<Move> line;
    for (const Spot spot : search_->line()) line.push_back(Move::stone(point_of(spot)));
    return line;
}

}  // namespace bots::brains::pente
