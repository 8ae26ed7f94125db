#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/result.h"
#include "game/any_game.h"
#include "learn/layout.h"

namespace learn {

/// What a step is worth to a seat.
enum class Reward : std::uint8_t {
    outcome,  // 1 to the winners and -1 to the others at the end; 0 in a draw
    points,   // what its score has gained
};

struct Terms {
    std::size_t games = 1;
    std::uint64_t seed = 0;
    int threads = 1;
    Reward reward = Reward::outcome;
    bool restarts = true;  // a game that has ended is followed by the next one in the same step
    int tick_ms = 1000;    // where all play at once: the time that a step takes
};
constexpr std::size_t kMostGames = 1 << 20;
constexpr std::size_t kMostBytes = std::size_t{4} << 30;  // of all arrays together
constexpr int kMostThreads = 256;

/// Many games of one setup side by side. Chance plays by itself. What is told of them lies in arrays that
/// stay where they are and are brought up to date by every step.
///
/// In turns: a step is one decision in each game. All at once: a step is a tick of time, in which each seat
/// may do one thing; the seats go in an order drawn by lot, and what is no longer legal then is left out.
class Batch {
public:
    /// Of a game in which nobody decides: it has ended and `restarts` is off.
    static constexpr std::int8_t kNobody = -1;
    static constexpr std::int32_t kNothing = -1;  // as an action: to do nothing

    static core::Result<std::unique_ptr<Batch>, game::Reason> make(const game::AnyGame& game,
                                                                   game::Setup setup, const Terms& terms);
    virtual ~Batch() = default;

    struct Shape {
        std::size_t games = 0;
        int seats = 0, cells = 0, actions = 0;
        bool together = false;  // all play at once: masks and actions are one for each seat
    };
    const Shape& shape() const { return shape_; }
    const game::Setup& setup() const { return setup_; }
    virtual const Layout& layout() const = 0;

    // One row a game.
    Cell* observations() { return observations_.get(); }  // seats, cells
    std::uint8_t* masks() { return masks_.get(); }        // actions; if together: seats, actions
    float* rewards() { return rewards_.get(); }           // seats
    std::uint8_t* done() { return done_.get(); }          // ended in the last step
    std::int8_t* actors() { return actors_.get(); }       // who decides; if together: how many do
    std::int32_t* picks() { return picks_.get(); }        // as actions: what `sample` drew

    /// Every game anew, from the seed.
    virtual void reset(std::uint64_t seed) = 0;
    /// One action a game, or one for each of its seats if together. Refused with the first one that is not
    /// legal; then nothing has changed.
    virtual std::optional<game::Reason> step(std::span<const std::int32_t> actions) = 0;
    /// Draws a legal action for everybody who may act, each equally likely.
    virtual void sample() = 0;
    /// The true state of a game.
    virtual std::unique_ptr<game::AnyState> state(std::size_t index) const = 0;

    /// Since the last reset: moves, those of chance too, and games that came to their end.
    virtual std::uint64_t moves() const = 0;
    virtual std::uint64_t ended() const = 0;

protected:
    Batch(Shape shape, game::Setup setup);

    static game::Reason not_legal(std::size_t game, std::int32_t action);
    static void pay(const game::Outcome& outcome, int seats, float* rewards);

    template <class T>
    using Array = std::unique_ptr<T[]>;

    Shape shape_;
    game::Setup setup_;
    Array<Cell> observations_;
    Array<std::uint8_t> masks_, done_;
    Array<float> rewards_;
    Array<std::int8_t> actors_;
    Array<std::int32_t> picks_;
};

}  // namespace learn
