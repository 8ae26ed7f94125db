#pragma once

#include "games/rivero/rules.h"
#include "learn/encoding.h"

namespace learn {

/// Actions are listed in docs/python.md. Seats and rivers count from the observer's own; places of the spring
/// are those of the moves.
template <>
class Encoding<games::rivero::Rivero> {
public:
    using State = games::rivero::State;
    using View = games::rivero::View;
    using Move = games::rivero::Move;
    static constexpr int kKinds = game::RiverCard::kKinds, kValues = game::RiverCard::kValues,
                         kRivers = games::rivero::kMostRivers, kPlaces = games::rivero::kPlaces;
    static constexpr int kOcean = 0, kColumn = 1, kAction = kColumn + games::rivero::kColumns,
                         kTake = kAction + 1, kExtra = kTake + 1, kLift = kExtra + 1, kEnd = kLift + 1,
                         kJoker = kEnd + 1, kSun = kJoker + 1, kRiver = kSun + 3, kRows = 36 + 120,
                         kJoin = kRiver + game::RiverCard::kRivers * kRows, kReplace = kJoin + kRivers * 4,
                         kBridge = kReplace + kRivers * kValues, kTap = kBridge + kRivers * kValues,
                         kTapSpring = kTap + kRivers * 2, kDouble = kTapSpring + kPlaces,
                         kSpring = kDouble + kKinds * kPlaces, kExchange = kSpring + kKinds * kPlaces,
                         kGround = kExchange + kKinds * kPlaces, kActions = kGround + kKinds;

    explicit Encoding(const State& start);
    const Layout& layout() const { return layout_; }
    int actions() const { return kActions; }
    static constexpr int kCommon = kKinds + 2 * kPlaces + game::kActionKinds + 12;
    void observe_common(const View& view, Cell* out) const;
    void observe_own(const View& view, int seat, Moment, Cell* out) const;
    int action(const games::rivero::Table& table, int seat, Move move, int) const;
    static bool is_move(Move move);

private:
    Layout layout_;
};

}  // namespace learn
