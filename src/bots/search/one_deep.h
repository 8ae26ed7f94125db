#pragma once

#include <limits>

#include "bots/bot.h"
#include "bots/brains/brain.h"
#include "core/hash.h"
#include "game/erased.h"

namespace bots::search {

enum class Aim : std::uint8_t { win, lose };

/// A scripted player, who looks one move deep: he wins where he can at once, lets nobody else win at
/// once where he sees how, and otherwise plays what looks best in itself (without a brain: what brings
/// most points), ties by lot. With the other aim he plays what is worst in the same order. It stays as
/// it is: the lowest level is measured against it.
template <game::Game G, Aim aim>
class OneDeep final : public Bot {
public:
    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override {
        const auto* known = view.as<G>();
        if (!known) return false;
        core::Rng rng(core::Hash(seed).value());
        const auto guess = G::complete(*known, rng);
        typename G::Moves moves;
        G::legal_moves(guess, seat, moves);
        if (moves.empty()) return false;
        int best = std::numeric_limits<int>::min();
        std::uint32_t equal = 0;
        for (const auto& move : moves) {
            const int liking = (aim == Aim::win ? 1 : -1) * like(guess, seat, move);
            if (liking < best) continue;
            equal = liking > best ? 1 : equal + 1;
            best = liking;
            if (rng.below(equal) == 0) move_ = move;
        }
        return true;
    }
    bool think(std::uint64_t) override { return true; }
    Thought best() const override {
        Thought thought;
        thought.move = game::erase<G>(move_);
        thought.line = {thought.move};
        thought.nodes = 1;
        thought.depth = 1;
        return thought;
    }

private:
    static constexpr int kWon = 1'000'000, kGivesWin = -kWon, kLost = -2 * kWon;

    static int like(const typename G::State& state, game::Seat seat, const typename G::Move& move) {
        auto after = state;
        G::apply(after, seat, move, nullptr);
        if (const auto outcome = G::outcome(after))
            return outcome->winners.has(seat) ? kWon : outcome->winners.empty() ? 0 : kLost;
        if (somebody_else_wins(after, seat)) return kGivesWin;
        return worth(state, after, seat, move);
    }

    static int worth(const typename G::State& state, const typename G::State& after, game::Seat seat,
                     const typename G::Move& move) {
        if constexpr (brains::HasBrain<G>) {
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

    static bool somebody_else_wins(const typename G::State& state, game::Seat seat) {
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

    typename G::Move move_{};
};

}  // namespace bots::search
