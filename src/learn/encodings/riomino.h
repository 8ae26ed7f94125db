#pragma once

#include "games/riomino/rules.h"
#include "learn/encoding.h"

namespace learn {

/// Actions: a die of each pattern on each square, by squares; then a pattern for the start die.
template <>
class Encoding<games::riomino::Riomino> {
public:
    using State = games::riomino::State;
    using Move = games::riomino::Move;

    explicit Encoding(const State& start);
    const Layout& layout() const { return layout_; }
    int actions() const { return (games::riomino::kSquares + 1) * games::riomino::kPatterns; }
    static constexpr int kCommon = 2 * games::riomino::kSquares + 2;
    void observe_common(const State& view, Cell* out) const;
    void observe_own(const State& view, int seat, Moment, Cell* out) const;
    int action(const State&, int, Move move, int) const {
        const int square = move.is_die() ? move.square() : games::riomino::kSquares;
        return square * games::riomino::kPatterns + move.pattern();
    }
    static bool is_move(Move move) {
        return move.is_die() || move.is_throw() || move.is_start_die() || move.is_starter() ||
               move.is_start_face();
    }

private:
    Layout layout_;
};

}  // namespace learn
