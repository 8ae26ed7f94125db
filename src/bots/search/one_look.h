#pragma once

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "bots/search/greedy.h"
#include "bots/search/one_deep.h"
#include "core/hash.h"
#include "game/erased.h"

namespace bots::search {

enum class Pick : std::uint8_t {
    any,   // any legal move
    good,  // one of the more interesting moves
    best,  // what its brain finds most interesting
    deep,  // a scripted beginner's, who looks one move deep
    poor,  // the worst as he sees it
};

/// A random one of the moves that the brain rates highest: a tenth of them, but at least eight. Without a
/// brain any legal move.
template <game::Game G>
typename G::Move good_move(const typename G::State& state, game::Seat seat, core::Rng& rng) {
    if constexpr (!brains::kHasInterest<G>) {
        return game::draw_move<G>(state, seat, rng);
    } else {
        constexpr std::size_t kAtLeast = 8, kShare = 10;
        typename G::Moves moves;
        G::legal_moves(state, seat, moves);
        std::vector<std::pair<int, typename G::Move>> ranked;
        for (const auto& move : moves)
            ranked.emplace_back(-brains::Brain<G>::interest(state, seat, move), move);
        std::sort(ranked.begin(), ranked.end());
        const std::size_t kept = std::min(std::max(kAtLeast, ranked.size() / kShare), ranked.size());
        return ranked[rng.below(static_cast<std::uint32_t>(kept))].second;
    }
}

/// A player of habit: it looks at its moves once and hardly ahead.
template <game::Game G, Pick pick>
class OneLook final : public Bot {
public:
    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override {
        const auto* known = view.as<G>();
        if (!known) return false;
        core::Rng rng(core::Hash(seed).value());
        const auto guess = G::complete(*known, rng);
        typename G::Moves moves;
        G::legal_moves(guess, seat, moves);
        if (moves.empty()) return false;
        move_ = choose(guess, seat, rng);
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
    static typename G::Move choose(const typename G::State& state, game::Seat seat, core::Rng& rng) {
        if constexpr (pick == Pick::any)
            return game::draw_move<G>(state, seat, rng);
        else if constexpr (pick == Pick::best)
            return greedy_move<G>(state, seat, rng);
        else if constexpr (pick == Pick::deep || pick == Pick::poor)
            return OneDeep<G>::choose(state, seat, pick == Pick::deep ? Aim::win : Aim::lose, rng);
        else
            return good_move<G>(state, seat, rng);
    }

    typename G::Move move_{};
};

}  // namespace bots::search
