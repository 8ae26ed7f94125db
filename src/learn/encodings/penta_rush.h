#pragma once

#include "games/penta_rush/rules.h"
#include "learn/encoding.h"

namespace learn {

/// Actions: to ring each placement (or, once the search is over, to strike it), to erase each, to strike each
/// shape that fits nowhere, to turn the sand timer, to be done, to wait. Seats count from the observer's own.
template <>
class Encoding<games::penta_rush::PentaRush> {
public:
    using State = games::penta_rush::State;
    using View = games::penta_rush::View;
    using Move = games::penta_rush::Move;
    static constexpr int kErase = games::penta_rush::kPlacements, kBare = 2 * games::penta_rush::kPlacements,
                         kFlip = kBare + games::penta_rush::kShapes, kDone = kFlip + 1, kWait = kDone + 1,
                         kActions = kWait + 1;

    explicit Encoding(const State& start);
    const Layout& layout() const { return layout_; }
    int actions() const { return kActions; }
    static constexpr int kCommon = 0;
    void observe_common(const View&, Cell*) const {}
    void observe_own(const View& view, int seat, Moment moment, Cell* out) const;
    int action(const State&, int, Move move, int) const;
    static bool is_move(Move move) { return move.kind() != Move::Kind::none; }

    /// The other way round, of anything but to wait. `strikes`: the search is over.
    static Move move(int number, bool strikes);

private:
    Layout layout_;
};

}  // namespace learn
