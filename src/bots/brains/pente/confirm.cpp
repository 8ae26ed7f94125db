#include "bots/brains/pente/confirm.h"

namespace bots::brains::pente {

using games::pente::End;
using games::pente::Move;
using games::pente::Moves;
using games::pente::Pente;
using games::pente::State;

namespace {

constexpr std::size_t kMostKept = 1 << 20;

game::Seat mover(const State& state) { return *Pente::actors(state).begin(); }

}  // namespace

bool Confirm::wins_after(const State& state, Spot spot) {
    fault.clear();
    if (confirmed_.size() > kMostKept) confirmed_.clear();
    Field field(state);
    return meets_all(state, field, spot);
}

bool Confirm::attack(const State& state, Field& field) {
    if (confirmed_.contains(Pente::hash(state))) return true;
    Spot spot = field.winning_spot(field.mover());
    if (spot == kNoSpot) {
        if (!threats_.wins(field, nodes_)) return fail("no win was found again", state);
        spot = threats_.first();
    }
    if (!meets_all(state, field, spot)) return false;
    confirmed_.insert(Pente::hash(state));
    return true;
}

/// Lays the attacker's stone and goes on after every answer the rules allow.
bool Confirm::meets_all(const State& state, Field& field, Spot spot) {
    const Move move = Move::stone(point_of(spot));
    if (Pente::why_illegal(state, mover(state), move)) return fail("the attack is not legal", state);
    const int attacker = games::pente::next_colour(state);
    State next = state;
    Pente::apply(next, mover(state), move, nullptr);
    if (next.end != End::none) return next.winner == attacker || fail("the attack ends the game", next);
    Undo undo;
    field.play(spot, undo);
    Moves legal;
    Pente::legal_moves(next, mover(next), legal);
    bool all = true;
    for (const Move answer : legal) {
        ++answers;
        State after = next;
        Pente::apply(after, mover(next), answer, nullptr);
        if (after.end != End::none) {
            all = fail("the answer ends the game", after);
            break;
        }
        Undo back;
        field.play(spot_of(answer.point()), back);
        all = attack(after, field);
        field.take_back(back);
        if (!all) break;
    }
    field.take_back(undo);
    return all;
}

bool Confirm::fail(std::string_view why, const State& state) {
    fault = std::string(why) + ": " + game::to_text(Pente::write_position(state));
    return false;
}

}  // namespace bots::brains::pente
