// The search over what a seat can know, in both card games.

#include "bots/search/information_set.h"

#include <gtest/gtest.h>

#include "bots/brains/rivero/brain.h"
#include "bots/brains/rivero_penta/brain.h"
#include "bots/search/greedy.h"
#include "bots/tests/cards/positions.h"
#include "core/tests/fewer.h"

namespace bots {
namespace {

using games::rivero::Rivero;
using games::rivero_penta::RiveroPenta;
using search::InformationSet;
using search::Tree;
using tests::for_some_positions;

template <class G>
class CardSearch : public testing::Test {};
using CardGames = testing::Types<RiveroPenta, Rivero>;
TYPED_TEST_SUITE(CardSearch, CardGames);

template <class G>
game::ErasedView<G> seen(const typename G::State& state, game::Seat seat) {
    return game::ErasedView<G>(G::view(state, game::Viewer::of(seat)));
}

template <class G, Tree tree = Tree::shared>
Thought think(const typename G::State& state, game::Seat seat, std::uint64_t nodes, std::uint64_t slice) {
    InformationSet<G, tree> bot;
    EXPECT_TRUE(bot.begin(seen<G>(state, seat), seat, 7));
    for (std::uint64_t spent = 0; spent < nodes; spent += slice)
        if (bot.think(std::min(slice, nodes - spent))) break;
    return bot.best();
}

void expect_equal(const Thought& a, const Thought& b) {
    EXPECT_EQ(a.move, b.move);
    EXPECT_EQ(a.chance, b.chance);
    EXPECT_EQ(a.line, b.line);
    EXPECT_EQ(a.nodes, b.nodes);
}

template <class G>
typename G::State read(std::string_view position) {
    const auto state = G::read_position(*game::read_tree(position));
    EXPECT_TRUE(state.ok()) << (state.ok() ? "" : state.error().code);
    return *state;
}

template <class G>
std::string text(const typename G::State& state, const Thought& thought) {
    const game::Seat seat = *G::actors(state).begin();
    return G::write_move(state, seat, game::restore<G>(thought.move), game::Viewer::of(seat));
}

TYPED_TEST(CardSearch, ThinksTheSameWhereverHiddenCardsLie) {
    core::Rng rng(4);
    for_some_positions<TypeParam>(40 / core::kFewer, 1, [&](const auto& state, game::Seat seat) {
        const auto other = TypeParam::complete(TypeParam::view(state, game::Viewer::of(seat)), rng);
        expect_equal(think<TypeParam>(state, seat, 3000, 3000), think<TypeParam>(other, seat, 3000, 3000));
        expect_equal(think<TypeParam, Tree::per_deal>(state, seat, 3000, 3000),
                     think<TypeParam, Tree::per_deal>(other, seat, 3000, 3000));
    });
}

TYPED_TEST(CardSearch, JoinsMovesOfTheOtherThatReadTheSameAndNoMore) {
    using Sense = brains::Sense<TypeParam>;
    int joined = 0;
    for_some_positions<TypeParam>(1000 / core::kFewer, 2, [&](const auto& state, game::Seat seat) {
        const auto watching = game::Viewer::of(game::Seat::player(1 - seat.index()));
        typename TypeParam::Moves moves;
        TypeParam::legal_moves(state, seat, moves);
        for (std::size_t i = 1; i < moves.size(); ++i) {
            const auto before = moves[i - 1], move = moves[i];
            const bool same = Sense::as_seen(before) == Sense::as_seen(move);
            EXPECT_EQ(same, TypeParam::write_move(state, seat, before, watching) ==
                                TypeParam::write_move(state, seat, move, watching));
            joined += same;
        }
    });
    EXPECT_GT(joined, 0);
}

TYPED_TEST(CardSearch, ThinksTheSameHoweverItIsSliced) {
    for_some_positions<TypeParam>(6, 3, [&](const auto& state, game::Seat seat) {
        expect_equal(think<TypeParam>(state, seat, 6000, 6000), think<TypeParam>(state, seat, 6000, 7));
    });
}

TYPED_TEST(CardSearch, IsDoneWhenTheRestWillHardlyChangeTheMove) {
    constexpr std::uint64_t kNodes = 6000;
    int all = 0, same = 0;
    std::uint64_t spent = 0;
    for_some_positions<TypeParam>(60 / core::kFewer, 8, [&](const auto& state, game::Seat seat) {
        const auto limited = [&](std::uint64_t slice) {
            InformationSet<TypeParam> bot;
            EXPECT_TRUE(bot.begin(seen<TypeParam>(state, seat), seat, 7));
            bot.limit(kNodes);
            while (bot.best().nodes < kNodes && !bot.think(std::min(slice, kNodes - bot.best().nodes))) {
            }
            return bot.best();
        };
        const Thought hurried = limited(kNodes);
        expect_equal(hurried, limited(7));
        ++all;
        same += hurried.move == think<TypeParam>(state, seat, kNodes, kNodes).move;
        spent += hurried.nodes;
    });
    EXPECT_GE(same, all * 9 / 10) << "of " << all;
    // What is saved is an average: a tenth of the positions does not show it.
    if (core::kFewer == 1) {
        EXPECT_LT(spent, static_cast<std::uint64_t>(all) * kNodes * 19 / 20);
    }
}

TYPED_TEST(CardSearch, ExpectsALineThatCanBePlayed) {
    std::size_t longest = 0;
    for_some_positions<TypeParam>(40 / core::kFewer, 4, [&](auto state, game::Seat seat) {
        const Thought thought = think<TypeParam>(state, seat, 5000, 5000);
        ASSERT_FALSE(thought.line.empty());
        EXPECT_EQ(thought.line[0], thought.move);
        for (const game::AnyMove any : thought.line) {
            const auto move = game::restore<TypeParam>(any);
            ASSERT_FALSE(TypeParam::why_illegal(state, seat, move));
            TypeParam::apply(state, seat, move, nullptr);
        }
        longest = std::max(longest, thought.line.size());
    });
    EXPECT_GT(longest, 1U);
}

TYPED_TEST(CardSearch, NeverGrowsBeyondItsRoom) {
    constexpr std::uint32_t kRoom = 60;
    for_some_positions<TypeParam>(10, 5, [&](const auto& state, game::Seat seat) {
        InformationSet<TypeParam> bot(kRoom);
        ASSERT_TRUE(bot.begin(seen<TypeParam>(state, seat), seat, 1));
        bot.think(4000);
        EXPECT_LE(bot.tree_size(), kRoom);
        EXPECT_FALSE(TypeParam::why_illegal(state, seat, game::restore<TypeParam>(bot.best().move)));
        const double before = bot.best().chance;
        bot.think(4000);
        EXPECT_NE(bot.best().chance, before) << "it still learns";
    });
}

TYPED_TEST(CardSearch, HasALegalMoveBeforeItThinks) {
    for_some_positions<TypeParam>(20, 6, [&](const auto& state, game::Seat seat) {
        InformationSet<TypeParam> bot;
        ASSERT_TRUE(bot.begin(seen<TypeParam>(state, seat), seat, 1));
        EXPECT_FALSE(TypeParam::why_illegal(state, seat, game::restore<TypeParam>(bot.best().move)));
    });
}

TYPED_TEST(CardSearch, ThinksAboutOneMoveAloneWhenAsked) {
    for_some_positions<TypeParam>(20 / core::kFewer, 7, [&](const auto& state, game::Seat seat) {
        typename TypeParam::Moves moves;
        TypeParam::legal_moves(state, seat, moves);
        const double best = think<TypeParam>(state, seat, 10'000, 10'000).chance;
        double sum = 0;
        for (const std::size_t at : {std::size_t{0}, moves.size() / 2, moves.size() - 1}) {
            InformationSet<TypeParam> bot;
            ASSERT_TRUE(bot.begin(seen<TypeParam>(state, seat), seat, 1));
            ASSERT_TRUE(bot.consider_only(game::erase<TypeParam>(moves[at])));
            bot.think(10'000);
            EXPECT_EQ(bot.best().move, game::erase<TypeParam>(moves[at]));
            sum += bot.best().chance;
        }
        EXPECT_LE(sum / 3, best + 0.05) << "no move is better than the best";
    });
}

/// Games against greed that are won, a draw being half of one.
template <class G>
double wins_against_greed(std::uint64_t games, std::uint64_t nodes) {
    double wins = 0;
    InformationSet<G> bot;
    for (std::uint64_t game = 0; game < games; ++game) {
        core::Rng rng(game / 2);
        const game::Seat own = game::Seat::player(static_cast<int>(game % 2));
        auto state = G::initial(*G::read_options({std::string(G::variants()[0].name), 2, {}, {}}));
        while (!G::actors(state).empty()) {
            const game::Seat seat = *G::actors(state).begin();
            auto move = typename G::Move{};
            if (seat == own) {
                bot.begin(seen<G>(state, seat), seat, rng.next());
                bot.think(nodes);
                move = game::restore<G>(bot.best().move);
            } else {
                move = seat.is_player() ? search::greedy_move<G>(state, seat, rng)
                                        : game::draw_chance<G>(state, rng);
            }
            G::apply(state, seat, move, nullptr);
        }
        const auto winners = G::outcome(state)->winners;
        wins += winners.empty() ? 0.5 : winners.has(own) ? 1 : 0;
    }
    return wins;
}

TYPED_TEST(CardSearch, BeatsGreed) {
    if (core::kFewer > 1) {
        EXPECT_GE(wins_against_greed<TypeParam>(4, 1500), 2);
    } else
        EXPECT_GE(wins_against_greed<TypeParam>(20, 1500), 14);
}

TEST(CardSearchOfRiveroPenta, TakesTheWin) {
    const auto state = read<RiveroPenta>(
        "{game rivero-penta variant standard table {1,0 N4 2,0 N5 -1,0 D2 0,1 C8 0,-1 A5} "
        "hands [[N6 C7 A4 D1 D3] [D8 C3 A9 N9]] scores [52 50] ocean rest discard [] "
        "closed {sun 6 tap 6 bridge 5} open [bridge] to_move 0 phase play plays_left 1 turn 1}");
    const Thought thought = think<RiveroPenta>(state, game::Seat::player(0), 10'000, 10'000);
    EXPECT_EQ(text<RiveroPenta>(state, thought), "N6@3,0");
    EXPECT_EQ(thought.chance, 1.0);
}

TEST(CardSearchOfRiveroPenta, KnowsALostGame) {
    const auto state = read<RiveroPenta>(
        "{game rivero-penta variant standard table {1,0 N4 2,0 N5 -1,0 D2 0,1 C8 0,-1 A5} "
        "hands [[C7 A4 D1 D3 C1] [D8 C3 A9 N9]] scores [-20 54] ocean rest discard [] "
        "closed {sun 6 tap 6 bridge 5} open [bridge] to_move 0 phase play plays_left 1 turn 1}");
    const Thought thought = think<RiveroPenta>(state, game::Seat::player(0), 10'000, 10'000);
    EXPECT_LT(thought.chance, 0.05);
    EXPECT_NE(text<RiveroPenta>(state, thought), "give-up") << "who gives up has lost for certain";
}

TEST(CardSearchOfRivero, TakesTheWin) {
    const auto state = read<Rivero>(
        "{game rivero variant standard phase choose to_move 0 hands [[N8 D2 C1] [A1 A1 C3]] "
        "spring {1b [N4] 2b [D7] 3b [C2] 4b [C9]} "
        "rivers {0.1 [N3 N4 N5 N6 N7] 0.2 [D3 D4 D5 D6 D7 D8] 0.3 [A2 A3 A4 A5 A6 A7]}}");
    const Thought thought = think<Rivero>(state, game::Seat::player(0), 10'000, 10'000);
    EXPECT_EQ(text<Rivero>(state, thought), "join N8 0.1");
    EXPECT_EQ(thought.chance, 1.0);
}

TEST(MoveTree, FindsWhatItGrewAndStopsWhenItIsFull) {
    search::MoveTree<std::uint32_t> tree(4);
    tree.reset(1);
    const auto a = tree.make(0, 10), b = tree.make(0, 11), c = tree.make(a, 10);
    EXPECT_EQ(tree.find(0, 10), a);
    EXPECT_EQ(tree.find(0, 11), b);
    EXPECT_EQ(tree.find(a, 10), c);
    EXPECT_EQ(tree.find(b, 10), tree.kNone);
    EXPECT_EQ(tree.make(b, 10), tree.kNone);
    EXPECT_EQ(tree.size(), 4U);
    EXPECT_EQ(tree.favourite(0), a) << "the older of equals";
    tree.add(std::array{std::uint32_t{0}, b}, 5);
    EXPECT_EQ(tree.favourite(0), b);
    EXPECT_EQ(tree.favourite(c), tree.kNone);
    tree.reset(1);
    EXPECT_EQ(tree.find(0, 10), tree.kNone);
}

TEST(Odds, RiseFromNeverToAlways) {
    EXPECT_EQ(brains::chance_of(0), brains::kSure / 2);
    for (int worth = -12'000; worth < 12'000; worth += 10) {
        EXPECT_LE(brains::chance_of(worth), brains::chance_of(worth + 10));
        EXPECT_EQ(brains::chance_of(worth) + brains::chance_of(-worth), brains::kSure);
    }
    EXPECT_NEAR(brains::chance_of(brains::kLogit), brains::kSure * 0.7310586, 1);
    EXPECT_GT(brains::chance_of(12'000), brains::kSure * 0.999);
}

}  // namespace
}  // namespace bots
