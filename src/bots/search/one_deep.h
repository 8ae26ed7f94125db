#pragma once

#include <limits>

#include "bots/brains/brain.h"
#include "core/rng.h"

namespace bots::search {

enum class Aim : std::uint8_t { win, lose };

/// Looks one move deep.
template <game::Game G>
class OneDeep {
    using State = typename G::State;
    using Move = typename G::Move;

public:
    /// A scripted beginner's move: he wins where he can at once, lets nobody else win at once where he
    /// sees how, and otherwise plays what looks best in itself (without a brain: what brings most
    /// points), ties by lot. With the other aim the worst in the same order. It stays as it is: the
    /// lowest level is measured against it.
    static Move choose(const State& state, game::Seat seat, Aim aim, core::Rng& rng) {
        typename G::Moves moves;
        G::legal_moves(state, seat, moves);
        Move chosen{};
        int best = std::numeric_limits<int>::min();
        std::uint32_t equal = 0;
        for (const auto& move : moves) {
            const int liking = (aim == Aim::win ? 1 : -1) * like(state, seat, move);
            if (liking < best) continue;
            equal = liking > best ? 1 : equal + 1;
            best = liking;
            if (rng.below(equal) == 0) chosen = move;
        }
        return chosen;
    }

private:
    static constexpr int kWon = 1'000'000, kGivesWin = -kWon, kLost = -2 * kWon;

    static int like(const State& state, game::Seat seat, const Move& move) {
        auto after = state;
        G::apply(after, seat, move, nullptr);
        if (const auto outcome = G::outcome(after))
            return outcome->winners.has(seat) ? kWon : outcome->winners.empty() ? 0 : kLost;
        if (somebody_else_wins(after, seat)) return kGivesWin;
        return worth(state, after, seat, move);
    }

    static int worth(const State& state, const State& after, game::Seat seat, const Move& move) {
        if constexpr (brains::kHasInterest<G>) {
            return brains::Brain<G>::interest(state, seat, move);
        } else {
            const game::PerSeat before = G::scores(state), now = G::scores(after);
            const auto own = static_cast<std::size_t>(seat.index());
            int gain = 0;  // his own, less what the others gain
            for (std::size_t other = 0; other < before.size(); ++other)
                gain += (other == own ? 1 : -1) * (now[other] - before[other]);
            return gain;
        }
    }

    static bool somebody_else_wins(const State& state, game::Seat seat) {
        typename G::Moves replies;
        for (const game::Seat other : G::actors(state)) {
            if (!other.is_player() || other == seat) continue;
            G::legal_moves(state, other, replies);
            for (const auto& reply : replies) {
                auto next = state;
                G::apply(next, other, reply, nullptr);
                const auto outcome = G::outcome(next);
                if (outcome && outcome->winners.has(other)) return true;
            }
        }
        return false;
    }
};

}  // namespace bots::search
