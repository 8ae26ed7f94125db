#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/brains/penta_rush/solver.h"
#include "games/penta_rush/state.h"

namespace bots::brains::penta_rush {

/// How somebody plays who does not see everything at once.
struct Person {
    int look_ms = 0;          // a placement of a cheap shape is seen by then, at any moment equally likely
    int dearer_percent = 0;   // so much longer for each point more
    int overlooked = 0;       // of a hundred placements so many are never seen
    int hand_ms = 0;          // to ring or to erase
    bool rearranges = false;  // erases what stands in the way of a better set
    int patience_ms = 0;      // turns the timer when there was nothing new to draw for so long
    std::uint64_t nodes = 0;  // to weigh what it sees in puzzle and solo; 0: takes the dearest
};

constexpr int kPersons = 7;
/// The levels 1 to 7, each the better of the one before; who plays the best there is comes after them.
const Person& person_of(int level);

/// When a person sees a placement in a round, in milliseconds after the throw; nothing: never. The
/// same however often it is asked.
std::optional<int> seen_after(const Person& person, std::uint64_t seed, int round, Index placement);

/// A round of the base game as the person goes through it when nobody turns the timer.
struct Course {
    struct Step {
        games::penta_rush::Move move;  // ring or erase
        int at = 0;                    // milliseconds after the throw
    };
    std::vector<Step> steps;
    Fitting seen;  // all that it will ever see, ascending

    /// The pad after so many steps.
    games::penta_rush::Outlines pad_after(std::size_t steps) const;
};
Course course_of(const Person& person, const games::penta_rush::Table& table, int seat, std::uint64_t seed,
                 SetSolver& solver);

}  // namespace bots::brains::penta_rush
