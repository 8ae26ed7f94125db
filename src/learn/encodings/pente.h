#pragma once

#include <array>

#include "games/pente/rules.h"
#include "learn/encoding.h"

namespace learn {

/// Actions: a point by rows from a1, then taking the first or the second side, then adding two stones.
/// Colours count from the seat's own.
template <>
class Encoding<games::pente::Pente> {
public:
    using State = games::pente::State;
    using Move = games::pente::Move;

    explicit Encoding(const State& start);
    const Layout& layout() const { return layout_; }
    int actions() const { return area_ + 3; }
    static constexpr int kCommon = 0;
    void observe_common(const State&, Cell*) const {}
    void observe_own(const State& view, int seat, Moment, Cell* out) const;
    int action(const State&, int, Move move, int) const {
        if (!move.is_stone()) return area_ + static_cast<int>(move.choice());
        return move.point().y * size_ + move.point().x;
    }
    static bool is_move(Move move);

    /// The other way round; `number` must be one of `actions`.
    Move move(int number) const {
        if (number >= area_) return Move::choice(static_cast<Move::Choice>(number - area_));
        return Move::stone(points_[static_cast<std::size_t>(number)]);
    }
    // Where every empty point is legal a stone changes little: these keep up with it.
    static bool is_plain(const State& state) {
        return state.phase == games::pente::Phase::play && state.end == games::pente::End::none &&
               all_empty_points_legal(state);
    }
    /// All legal actions in plain play; how many there are.
    int mask(const State& state, std::uint8_t* out) const;
    /// A stone of the seat `mover` that took nothing.
    void follow(const State& state, int seat, int mover, int number, Cell* out) const;
    /// The same after stones were taken: calls visit(point) for every point that may have changed.
    template <class Visit>
    void around(int number, Visit&& visit) const {
        constexpr int kReach = 3;  // a captured three, a group that is lost
        const auto [x, y] = points_[static_cast<std::size_t>(number)];
        visit(number);
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                for (int step = 1; (dx != 0 || dy != 0) && step <= kReach; ++step) {
                    const int at_x = x + dx * step, at_y = y + dy * step;
                    if (at_x < 0 || at_x >= size_ || at_y < 0 || at_y >= size_) break;
                    visit(at_y * size_ + at_x);
                }
    }
    /// Asks for the memory that a stone will change.
    void fetch(const State& state, int number, const Cell* cells) const {
        if (number < 0 || number >= area_) return;
        const auto [x, y] = points_[static_cast<std::size_t>(number)];
        __builtin_prefetch(&state, 1);
        for (int colour = 0; colour < 2; ++colour) {
            const auto* words = reinterpret_cast<const char*>(&state.board[static_cast<std::size_t>(colour)]);
            for (const auto line : game::parts::kLineKinds)
                __builtin_prefetch(
                    words + sizeof(std::uint32_t) *
                                static_cast<std::size_t>(games::pente::Stones::index(line, x, y)),
                    1);
            __builtin_prefetch(cells + colour * area_ + number, 1);
        }
        __builtin_prefetch(cells + colours_ * area_ + colours_, 1);
    }
    void refresh(const State& state, int seat, int number, Cell* out) const;
    bool is_free(const State& state, int number) const { return is_empty(state, move(number).point()); }

private:
    void put_counts(const State& state, int seat, Pen& pen) const;
    static void put_turn(const State& state, int seat, Pen& pen);
    /// The colour that the seat sees on a plane, and the plane on which it sees a colour.
    int colour_on(int own, int plane) const {
        return own + plane < colours_ ? own + plane : own + plane - colours_;
    }
    int plane_of(int own, int colour) const { return colour >= own ? colour - own : colour - own + colours_; }

    Layout layout_;
    int size_, area_, colours_;
    std::array<games::pente::Point, games::pente::kMaxSize * games::pente::kMaxSize> points_{};
};

}  // namespace learn
