#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/search/last_mover.h"
#include "games/riomino/rules.h"

namespace bots::brains::riomino {

/// What a player of RioMino has found about a position so far.
struct Finding {
    games::riomino::Move move;                        // what he would lay now
    search::Verdict verdict = search::Verdict::open;  // for the seat to move
    int value = 0;                                    // while open: above 0 is good for the seat to move
    std::vector<games::riomino::Move> line;  // what is expected; to the end of the game once it is proved
    std::uint64_t nodes = 0;                 // positions looked at
    int depth = 0;                           // moves looked ahead in all lines
    bool done = false;                       // more thinking would change nothing
};

/// Thinks about a position of RioMino: a look ahead finds moves that promise most, and an exact
/// search settles one after the other, in turns and over one table of settled positions. Thinks in
/// slices and always has a move; the slices make no difference.
class Thinker {
public:
    /// Of the table of settled positions.
    static constexpr std::uint64_t kMemory = std::uint64_t{64} << 20;  // bytes

    /// The dice must have been thrown and the game must not be over. With moves, which must be
    /// legal, there are no others to choose from.
    static std::unique_ptr<Thinker> make(const games::riomino::State& state,
                                         std::span<const games::riomino::Move> only,
                                         std::uint64_t memory = kMemory);
    virtual ~Thinker() = default;

    /// Looks at about so many positions more; true if more thinking would change nothing.
    virtual bool think(std::uint64_t nodes) = 0;
    virtual Finding finding() const = 0;
};

}  // namespace bots::brains::riomino
