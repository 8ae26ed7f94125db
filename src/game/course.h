#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "game/any_game.h"

namespace game {

/// A move that was made, and when.
struct Played {
    Seat seat;
    AnyMove move;
    std::optional<std::int64_t> milliseconds;
};

/// A move that is being told: the states before and after it, and what it brought.
struct Moment {
    const Played& played;
    const AnyState& before;
    const AnyState& after;
    const Events& events;
};

/// One game as it was played: its start, its moves, and so many of the states between that any moment
/// is a few moves away from one. What is asked of it costs the same however long the game is.
class Course {
public:
    explicit Course(std::unique_ptr<AnyState> start) { states_.push_back(std::move(start)); }

    const AnyState& start() const { return *states_.front(); }
    const AnyState& now() const { return *states_.back(); }
    std::span<const Played> moves() const { return moves_; }

    /// The move must be legal; what it brings is added to `events`.
    void add(const Played& played, Events* events);
    /// Takes the game back to its first `moves` moves.
    void cut(std::size_t moves);
    /// For a game that is over: keeps fewer of its states.
    void close();

    /// A copy of the state after the first `moves` moves.
    std::unique_ptr<AnyState> state_after(std::size_t moves) const;
    /// Tells the moves from number `from` on.
    void tell(std::size_t from, const std::function<void(const Moment&)>& visit) const;

private:
    void thin(std::size_t moves);

    std::vector<Played> moves_;
    std::vector<std::unique_ptr<AnyState>> states_;  // after so many moves; null where it is played again
};

}  // namespace game
