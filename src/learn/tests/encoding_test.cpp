// Observations and actions of all games on random games: what is told fits its layout, is the same for states
// that the seat cannot tell apart, and names every legal move.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/tests/fewer.h"
#include "game/conformance.h"
#include "games/list.h"
#include "learn/encodings/all.h"

namespace {

using game::Seat;
using game::Viewer;

template <class G>
class Hunt {
    using State = typename G::State;

public:
    int twins = 0;

    void play(const game::VariantInfo& variant, int players, std::uint64_t seed) {
        core::Rng rng(seed);
        State state = G::initial(*G::read_options(game::random_setup<G>(variant, players, rng)));
        const learn::Encoding<G> encoding(state);
        for (auto actors = G::actors(state); !actors.empty(); actors = G::actors(state)) {
            for (int seat = 0; seat < players; ++seat) look(encoding, state, seat, rng);
            const Seat seat = game::draw_actor(actors, rng);
            G::apply(state, seat, game::draw_move<G>(state, seat, rng), nullptr);
        }
    }

private:
    void look(const learn::Encoding<G>& encoding, const State& state, int seat, core::Rng& rng) {
        const Viewer viewer = Viewer::of(Seat::player(seat));
        const auto told = observe(encoding, state, seat);
        const State twin = G::complete(G::view(state, viewer), rng);
        twins += !(twin == state);
        EXPECT_EQ(told, observe(encoding, twin, seat)) << "somebody is told what he cannot know";
        const auto actions = list(encoding, state, seat);
        EXPECT_EQ(actions, list(encoding, twin, seat));
        EXPECT_EQ(std::set<int>(actions.begin(), actions.end()).size(), actions.size());
        for (const int action : actions) EXPECT_TRUE(action >= 0 && action < encoding.actions());
    }

    static std::vector<learn::Cell> observe(const learn::Encoding<G>& encoding, const State& state,
                                            int seat) {
        constexpr learn::Cell kUnwritten = 99;
        const auto size = static_cast<std::size_t>(encoding.layout().size());
        std::vector<learn::Cell> cells(size + 1, kUnwritten);
        learn::observe<G>(encoding, G::view(state, Viewer::of(Seat::player(seat))), seat, {}, cells.data());
        EXPECT_EQ(cells.back(), kUnwritten) << "longer than its layout";
        EXPECT_NE(cells[size - 1], kUnwritten) << "shorter than its layout";
        return cells;
    }

    static std::vector<int> list(const learn::Encoding<G>& encoding, const State& state, int seat) {
        typename G::Moves moves;
        G::legal_moves(state, Seat::player(seat), moves);
        std::vector<int> actions;
        int rank = 0;
        for (const auto& move : moves) {
            EXPECT_TRUE(learn::Encoding<G>::is_move(move));
            actions.push_back(encoding.action(state, seat, move, rank++));
        }
        return actions;
    }
};

TEST(Encodings, TellOnlyWhatTheSeatKnowsAndNameEveryMove) {
    games::for_each_game([]<class G>() {
        Hunt<G> hunt;
        const int games = game::AllAtOnce<G> ? 1 : core::kFewer > 1 ? 1 : 4;
        for (const game::VariantInfo& variant : G::variants())
            for (int i = 0; i < games; ++i)
                hunt.play(variant, variant.max_players, static_cast<std::uint64_t>(i) * 31 + 5);
        if (game::KeepsSecrets<G>) {
            EXPECT_GT(hunt.twins, 50 * games) << G::kId;
        }
    });
}

TEST(Encodings, AStoneOfPenteIsReadBack) {
    using games::pente::Pente;
    const learn::Encoding<Pente> encoding(Pente::initial({.size = 9}));
    for (int action = 0; action < encoding.actions(); ++action)
        EXPECT_EQ(encoding.action({}, 0, encoding.move(action), 0), action);
}

}  // namespace
