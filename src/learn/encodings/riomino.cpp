#include "learn/encodings/riomino.h"

#include <algorithm>

namespace learn {

using namespace games::riomino;
using Stored = Encoding<Riomino>;

Stored::Encoding(const State&) {
    layout_.add("dice", {kWidth, kWidth});
    layout_.add("free", {kWidth, kWidth});
    layout_.add("phase", {1});
    layout_.add("start_face", {1});
    layout_.add("stock", {kSeats, kFaces});
    layout_.add("turn", {1});
}

void Stored::observe_common(const State& view, Cell* out) const {
    std::copy(view.table.begin(), view.table.end(), out);
    Pen pen(out + kSquares);
    Cell* free = pen.blank(kSquares);
    for (const Square square : view.field) free[square] = 1;
    pen.put_all(view.phase, view.phase == Phase::turn ? view.start_face + 1 : 0);
}

void Stored::observe_own(const State& view, int seat, Moment, Cell* out) const {
    Pen pen(out);
    for (const int whose : {seat, 1 - seat})
        for (const int dice : view.stock[static_cast<std::size_t>(whose)]) pen.put(dice);
    pen.put(view.to_move != seat);
}

static_assert(Encoded<Riomino>);

}  // namespace learn
