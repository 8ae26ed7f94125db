#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "bots/search/last_mover.h"
#include "games/riomino/rules.h"

namespace bots::brains::riomino {

/// What is known about a position so far.
struct Findings {
    struct Tried {
        games::riomino::Move move;
        search::Verdict verdict = search::Verdict::open;  // for who makes it
    };

    search::Verdict verdict = search::Verdict::open;  // for the seat to move
    std::vector<Tried> moves;                         // all that are legal, in their order
    int settled = 0;                                  // of those
    /// Moves of both sides until the end, when the winner hurries and the loser delays.
    int length_at_least = 0;
    std::optional<int> length;

    std::uint64_t nodes = 0;  // positions looked at
    int depth = 0;            // of the line looked at just now
    bool done = false;        // everything asked for is known

    int winner(int seat_to_move) const {
        return verdict == search::Verdict::won ? seat_to_move : 1 - seat_to_move;
    }
};

/// Settles a position of RioMino exactly: who wins with perfect play, by which moves, and how
/// soon. It thinks in slices and always knows what it has found.
class Solver {
public:
    static constexpr std::uint64_t kMemory = std::uint64_t{1} << 30;  // bytes

    struct Wish {
        std::uint64_t memory = kMemory;
        bool every_move = true;  // go on after the first winning move is found
        bool length = true;
    };

    /// The dice must have been thrown.
    static std::unique_ptr<Solver> make(const games::riomino::State& state, Wish wish);
    virtual ~Solver() = default;

    /// Looks at about so many positions more; true if everything is known.
    virtual bool think(std::uint64_t nodes) = 0;
    virtual Findings findings() const = 0;
};

}  // namespace bots::brains::riomino
