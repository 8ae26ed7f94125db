#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "game/any_game.h"

namespace bots {

/// What a bot has found so far.
struct Thought {
    game::AnyMove move;
    double chance = 0.5;              // of winning, 0 to 1, for the bot's side
    std::vector<game::AnyMove> line;  // what it expects, its own move first
    std::uint64_t nodes = 0;          // spent so far
    int depth = 0;                    // moves looked ahead in all lines; 0 where a bot has no such number
    std::optional<int> act_after_ms;  // in simultaneous play: when to act, from its last move or the throw
};

/// A player. It sees a View, never a State; it thinks in slices and has a best move at any
/// moment, so that it can be stopped between two slices. Same view, seed and nodes: same
/// thought, on every compiler. Time is the caller's business: it stops calling `think`.
class Bot {
public:
    virtual ~Bot() = default;
    /// Begins to think about the position seen by `seat`, which must be one of the actors.
    /// False if the view is of a game this bot does not know, or if it has nothing to do
    /// now: in simultaneous play a seat that has finished may still be one of the actors.
    virtual bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) = 0;
    /// Spends about `nodes` more moves; true if more thinking would change nothing.
    virtual bool think(std::uint64_t nodes) = 0;
    virtual Thought best() const = 0;
    /// After `begin`: so many nodes are all there will be, and only the move counts. A bot may be done
    /// before they are spent, when what is left will hardly change the move.
    virtual void limit(std::uint64_t nodes);
    /// After `begin`: thinks about this legal move alone, as if there were no other, so that `chance`
    /// tells what it is worth as far as the seat can know. False if the bot cannot.
    virtual bool consider_only(game::AnyMove move);
    /// After `begin`: thinks as if this legal move did not exist. False if the bot cannot, or if no
    /// other is worth a thought.
    virtual bool leave_out(game::AnyMove move);
};

/// A plain bot for any game of the catalog.
std::unique_ptr<Bot> make_plain_bot(const game::AnyGame& game);

/// Nodes for a move at which the plain bot of a game answers within about a second; a sample is
/// cheaper than a searched move.
std::uint64_t plain_nodes(const game::AnyGame& game);
constexpr std::uint64_t kPlainNodes = 6'000'000;  // where no game is meant
/// A slice that takes a few milliseconds at most, in WebAssembly and in the slowest game too.
constexpr std::uint64_t kSlice = 1'000;

}  // namespace bots
