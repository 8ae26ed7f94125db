#include "learn/encodings/pente.h"

#include <algorithm>
#include <bit>

namespace learn {

using namespace games::pente;
using Stored = Encoding<Pente>;

Stored::Encoding(const State& start)
    : size_(start.size), area_(start.size * start.size), colours_(start.colours) {
    for (int number = 0; number < area_; ++number)
        points_[static_cast<std::size_t>(number)] = {static_cast<std::int8_t>(number % size_),
                                                     static_cast<std::int8_t>(number / size_)};
    layout_.add("stones", {colours_, size_, size_});
    layout_.add("captures", {colours_});
    layout_.add("turn", {1});
    layout_.add("phase", {1});
    layout_.add("stones_left", {1});
    layout_.add("row_pending", {1});
}

void Stored::observe_own(const State& view, int seat, Moment, Cell* out) const {
    Pen pen(out);
    const int own = colour_of(view, seat);
    for (int i = 0; i < colours_; ++i) {
        Cell* plane = pen.blank(area_);
        const Stones& stones = view.board[static_cast<std::size_t>(colour_on(own, i))];
        for (int y = 0; y < size_; ++y, plane += size_)
            for (std::uint32_t row = stones.row(y) >> Stones::kPad; row != 0; row &= row - 1)
                plane[std::countr_zero(row)] = 1;
    }
    put_counts(view, seat, pen);
}

void Stored::put_counts(const State& state, int seat, Pen& pen) const {
    const int own = colour_of(state, seat);
    for (int i = 0; i < colours_; ++i) pen.put(state.captures[static_cast<std::size_t>(colour_on(own, i))]);
    put_turn(state, seat, pen);
}

void Stored::put_turn(const State& state, int seat, Pen& pen) {
    const int turn = state.to_move - seat;
    pen.put_all(turn < 0 ? turn + state.seats : turn, state.phase, state.stones_left, state.row_pending);
}

bool Stored::is_move(Move move) {
    if (move.is_stone()) return move.point().x < kMaxSize && move.point().y < kMaxSize;
    return move.is_choice() || move.is_start();
}

void Stored::follow(const State& state, int seat, int mover, int number, Cell* out) const {
    const int plane = plane_of(colour_of(state, seat), colour_of(state, mover));
    out[plane * area_ + number] = 1;
    Pen pen(out + colours_ * area_ + colours_);
    put_turn(state, seat, pen);
}

void Stored::refresh(const State& state, int seat, int number, Cell* out) const {
    const int own = colour_of(state, seat);
    around(number, [&](int at) {
        const Point point = move(at).point();
        for (int plane = 0; plane < colours_; ++plane)
            out[plane * area_ + at] =
                state.board[static_cast<std::size_t>(colour_on(own, plane))].has(point.x, point.y);
    });
    Pen pen(out + colours_ * area_);
    put_counts(state, seat, pen);
}

int Stored::mask(const State& state, std::uint8_t* out) const {
    std::fill_n(out, area_, std::uint8_t{1});
    std::fill_n(out + area_, actions() - area_, std::uint8_t{0});
    for (int colour = 0; colour < colours_; ++colour)
        for (int y = 0; y < size_; ++y)
            for (std::uint32_t row = state.board[static_cast<std::size_t>(colour)].row(y) >> Stones::kPad;
                 row != 0; row &= row - 1)
                out[y * size_ + std::countr_zero(row)] = 0;
    return area_ - state.stones;
}

static_assert(Encoded<Pente>);

}  // namespace learn
