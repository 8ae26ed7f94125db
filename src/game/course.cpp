#include "game/course.h"

#include <cassert>

namespace game {

namespace {

/// The last states are all kept, of earlier ones each after so many moves.
constexpr std::size_t kStride = 16;

}  // namespace

void Course::add(const Played& played, Events* events) {
    auto next = now().clone();
    next->apply(played.seat, played.move, events);
    moves_.push_back(played);
    states_.push_back(std::move(next));
    if (moves_.size() > kStride) thin(moves_.size() - kStride);
}

/// Lets go of one state, if it is none of those that are kept for good.
void Course::thin(std::size_t moves) {
    if (moves % kStride != 0) states_[moves].reset();
}

void Course::cut(std::size_t moves) {
    assert(moves <= moves_.size());
    std::size_t at = moves;
    while (!states_[at]) --at;
    for (; at < moves; ++at) {  // whoever takes back once may do so again: the states between come back
        states_[at + 1] = states_[at]->clone();
        states_[at + 1]->apply(moves_[at].seat, moves_[at].move, nullptr);
    }
    moves_.resize(moves);
    states_.resize(moves + 1);
}

void Course::close() {
    for (std::size_t at = 0; at < moves_.size(); ++at) thin(at);
}

std::unique_ptr<AnyState> Course::state_after(std::size_t moves) const {
    assert(moves <= moves_.size());
    std::size_t at = moves;
    while (!states_[at]) --at;
    auto state = states_[at]->clone();
    for (; at < moves; ++at) state->apply(moves_[at].seat, moves_[at].move, nullptr);
    return state;
}

void Course::tell(std::size_t from, const std::function<void(const Moment&)>& visit) const {
    if (from >= moves_.size()) return;
    auto before = state_after(from);
    for (std::size_t at = from; at < moves_.size(); ++at) {
        Events events;
        auto after = before->clone();
        after->apply(moves_[at].seat, moves_[at].move, &events);
        visit({moves_[at], *before, *after, events});
        before = std::move(after);
    }
}

}  // namespace game
