#include "bots/brains/penta_rush/solver.h"

#include <algorithm>

namespace bots::brains::penta_rush {

using namespace games::penta_rush;  // this folder is about nothing else

namespace {

/// The squares of all placements, close together: the table of a board is made from them.
using Squares = std::array<std::array<Square, kPerShape>, kPlacements>;

const Squares& all_squares() {
    static const Squares made = [] {
        Squares squares{};
        for (std::size_t i = 0; i < kPlacements; ++i) squares[i] = placements()[i].squares;
        return squares;
    }();
    return made;
}

/// The shapes, dearest first; equal ones in the order of their letters.
const std::array<Shape, kShapes>& by_points() {
    static const std::array<Shape, kShapes> made = [] {
        std::array<Shape, kShapes> shapes{};
        for (std::size_t i = 0; i < kShapes; ++i) shapes[i] = static_cast<Shape>(i);
        std::sort(shapes.begin(), shapes.end(), [](Shape a, Shape b) {
            return points_of(a) != points_of(b) ? points_of(a) > points_of(b) : a < b;
        });
        return shapes;
    }();
    return made;
}

/// More than five outlines can ever outweigh: points come first, then fewer outlines.
constexpr int kPoint = kDice + 1;

}  // namespace

BoardTable::BoardTable(const Board& board) {
    std::array<Counts, kSquares> on_square{};
    for (std::size_t i = 0; i < kSquares; ++i) on_square[i] = count_of(board[i]);
    const Squares& squares = all_squares();
    for (std::size_t i = 0; i < kPlacements; ++i) {
        const auto& five = squares[i];
        counts_[i] = on_square[five[0]] + on_square[five[1]] + on_square[five[2]] + on_square[five[3]] +
                     on_square[five[4]];
    }
}

void BoardTable::find(Counts roll, Fitting& found) const {
    found.clear();
    for (std::size_t i = 0; i < kPlacements; ++i)
        if (counts_[i] == roll) found.push_back(static_cast<Index>(i));
}

BestSet SetSolver::best(const Fitting& fitting) {
    packing_.clear();
    order_.clear();
    for (const Shape shape : by_points()) {
        packing_.begin_class(points_of(shape) * kPoint - 1);
        const auto* at = std::lower_bound(fitting.begin(), fitting.end(),
                                          static_cast<Index>(first_placement(static_cast<int>(shape))));
        for (const int end = first_placement(static_cast<int>(shape) + 1); at != fitting.end() && *at < end;
             ++at) {
            packing_.add_item(placements()[*at].squares);
            order_.push_back(*at);
        }
    }
    BestSet set;
    for (const auto item : packing_.best().items) {
        set.placements.push_back(order_[item]);
        set.points += points_of(placements()[order_[item]].shape);
    }
    return set;
}

}  // namespace bots::brains::penta_rush
