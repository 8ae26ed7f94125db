#pragma once

#include "bots/puzzles/kind.h"
#include "game/erased.h"
#include "games/catalog.h"

namespace bots::puzzles {

/// The state of an open game, or one that fits what is seen of a puzzle.
template <game::Game G>
typename G::State state_in(const game::AnyState& state) {
    core::Rng rng(0);
    return G::complete(*state.view(game::Viewer::keeper())->template as<G>(), rng);
}

/// A puzzle without solution and themes.
template <game::Game G>
Puzzle blank_puzzle(const typename G::State& state, game::Seat seat, Goal goal, int worth) {
    Puzzle puzzle;
    puzzle.game = games::find(G::kId);
    puzzle.seat = seat;
    puzzle.goal = goal;
    puzzle.worth = worth;
    puzzle.position = G::write_position(G::view(state, game::Viewer::of(seat)));
    return puzzle;
}

/// A move towards a win, as far as the rules and the solution tell; none if it has to be proved.
inline std::optional<Answer> judge_by_solution(const Puzzle& puzzle, const game::AnyState& before,
                                               game::AnyMove move) {
    const auto after = before.clone();
    after->apply(puzzle.seat, move, nullptr);
    if (const auto outcome = after->outcome())
        return Answer{outcome->winners.has(puzzle.seat) ? Answer::Verdict::right : Answer::Verdict::wrong, 0};
    if (next_of_solution(puzzle, before) == move) return Answer{Answer::Verdict::open, 0};
    const bool first = before.hash() == (*open(puzzle))->hash();  // just one first move wins
    return first ? std::optional(Answer{Answer::Verdict::wrong, 0}) : std::nullopt;
}

/// Whether the solution is as long as claimed and ends with the seat's win.
template <game::Game G>
bool ends_as_claimed(const Puzzle& puzzle) {
    if (puzzle.solution.size() != static_cast<std::size_t>(puzzle.worth)) return false;
    const auto end = follow(puzzle, **open(puzzle));
    const auto outcome = end ? (*end)->outcome() : std::nullopt;
    return outcome && outcome->winners.has(puzzle.seat);
}

}  // namespace bots::puzzles
