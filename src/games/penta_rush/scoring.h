#pragma once

#include <cstdint>
#include <span>

#include "games/penta_rush/state.h"

namespace games::penta_rush {

/// What becomes of an outline, in the order in which it is looked at (PR-15, PR-26, PR-27).
enum class Fate : std::uint8_t {
    counts,
    several,      // puzzle: more than one outline was drawn, or by option more than one valid one (PR-26)
    overlaps,     // shares a square with another outline (PR-11)
    misfits,      // its symbols are not those of the dice (PR-06)
    twice,        // its shape counts already (PR-12)
    dearest,      // valid, but five cheaper ones are (PR-13)
    unavailable,  // puzzle: its shape is ringed or struck already (PR-27)
    covered,      // puzzle: shares a square with an area of an earlier round (PR-27)
};

struct Judged {
    std::uint16_t placement = 0;
    Fate fate = Fate::counts;
    std::uint8_t points = 0;  // what the tile is worth, whatever its fate
    std::uint8_t other = 0;   // overlaps, twice: the index of another outline that stands in the way
    Square square = 0;        // misfits: the first square too many; overlaps, covered: the first shared one

    friend bool operator==(const Judged&, const Judged&) = default;
};

/// One seat's outlines of one round, in the order drawn, and what they bring.
struct Evaluation {
    core::FixedVector<Judged, kMostOutlines> outlines;
    int points = 0;  // of those that count; neither doubled nor with the timer's point

    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// The base game. At most kMostOutlines outlines.
Evaluation evaluate(const Board& board, Counts dice, std::span<const std::uint16_t> outlines,
                    Overlap overlap);
/// Puzzle and solo.
Evaluation evaluate(const Board& board, Counts dice, std::span<const std::uint16_t> outlines,
                    const Plan& plan, ExtraOutline extra);
/// Of the outlines the one that counts in puzzle and solo; nullptr when none does.
const Judged* counted_one(const Evaluation& evaluation);
/// By the variant of the table, after the throw: what the outlines would bring if the round ended
/// now.
Evaluation evaluate(const Table& table, int seat, const Outlines& outlines);

/// What a round brings a seat.
struct RoundScore {
    int shapes = 0;  // doubled in the fifth round of the base game (PR-22, PR-35)
    int bonus = 0;   // for turning the timer (PR-16)

    int total() const { return shapes + bonus; }
};
RoundScore round_score(const Table& table, int seat, const Evaluation& evaluation);

}  // namespace games::penta_rush
