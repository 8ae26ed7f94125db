#pragma once

#include <array>
#include <cstdint>

#include "bots/bot.h"
#include "games/pente/rules.h"

namespace bots::yardsticks {

/// What a position is worth to a colour: its rows of two, three and four by their open ends and
/// its captures, less the other colour's. Only for two colours.
int worth(const games::pente::State& state, int colour);

/// A player of Pente to measure others with: alpha-beta to a fixed depth and nothing else.
/// It stays as simple as it is, so that a measurement against it can be repeated for ever.
///
///   - moves: the legal points at most two steps from a stone, or the nearest beyond;
///   - worth of a position: see above;
///   - order: by the worth after the move; at the root the best of one depth first in the next.
///
/// No table, no threats, no lot: the same position gets the same answer. It plays every variant
/// for two colours, but knows only rows of five and captured pairs. It keeps its own stack and
/// pauses after any move.
class Pente final : public Bot {
public:
    static constexpr int kUsualDepth = 4, kMaxDepth = 8;

    explicit Pente(int depth = kUsualDepth);
    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override;
    bool think(std::uint64_t nodes) override;
    Thought best() const override;

private:
    using State = games::pente::State;
    using Move = games::pente::Move;

    /// A position on the way down; `depth` moves are still to be looked ahead from it.
    struct Frame {
        State state;
        games::pente::Moves moves;
        std::size_t next = 0;
        int depth = 0;
        int alpha = 0, beta = 0;
        int value = 0;  // the best so far, for the seat to move
        Move move;      // that made it
    };

    void push(const State& state, int depth, int alpha, int beta);
    void step();
    void count(Frame& frame, Move move, int value);
    void finish_root();

    int deepest_;
    int depth_ = 0;  // of the search under way
    bool done_ = false;
    std::uint64_t nodes_ = 0;
    Move best_;
    int value_ = 0;
    int size_ = 0;  // frames in use
    std::array<Frame, kMaxDepth> stack_;
};

}  // namespace bots::yardsticks
