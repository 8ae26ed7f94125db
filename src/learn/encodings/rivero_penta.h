#pragma once

#include "games/rivero_penta/rules.h"
#include "learn/encoding.h"

namespace learn {

/// Actions: each card on each square, each card discarded, pass, give up, a bridge on each square, three
/// squares drained from each square to the right or up; then `move`, `remove` and `drain` by their place
/// among the legal moves, because there are too many of them. A square is its row from below, then x + 32
/// modulo 64.
template <>
class Encoding<games::rivero_penta::RiveroPenta> {
public:
    using State = games::rivero_penta::State;
    using View = games::rivero_penta::View;
    using Move = games::rivero_penta::Move;
    static constexpr int kKinds = game::RiverCard::kKinds,
                         kSquares = games::rivero_penta::kRows * games::rivero_penta::kColumns,
                         kDiscard = kKinds * kSquares, kPass = kDiscard + kKinds, kGiveUp = kPass + 1,
                         kBridge = kGiveUp + 1, kTap = kBridge + kSquares, kListed = kTap + 2 * kSquares,
                         kActions = kListed + static_cast<int>(games::rivero_penta::Moves::capacity());

    explicit Encoding(const State& start);
    const Layout& layout() const { return layout_; }
    int actions() const { return kActions; }
    static constexpr int kCommon = kSquares + kKinds + game::kActionKinds + game::kActionCards + 12;
    void observe_common(const View& view, Cell* out) const;
    void observe_own(const View& view, int seat, Moment, Cell* out) const;
    int action(const State&, int, Move move, int rank) const;
    static bool is_move(Move move) { return move.is_valid(); }

private:
    Layout layout_;
};

}  // namespace learn
