#include "learn/play.h"

#include <gtest/gtest.h>

#include "core/tests/fewer.h"
#include "game/conformance.h"
#include "games/catalog.h"
#include "games/list.h"
#include "learn/messages.h"

namespace {

using game::AnyMove;
using game::Seat;
using learn::Play;

TEST(Play, TheChainIsThatOfTheConformanceWalk) {
    games::for_each_game([]<class G>() {
        for (const game::VariantInfo& variant : G::variants()) {
            const game::Setup setup{.variant = std::string(variant.name),
                                    .players = variant.min_players,
                                    .options = {},
                                    .position = {}};
            const auto chain = learn::walk_chain(*games::find(G::kId), setup, 11);
            ASSERT_TRUE(chain);
            EXPECT_EQ(*chain, game::Walk<G>::run(setup, 11).chain) << G::kId << " " << variant.name;
        }
    });
}

/// Any bits at all, and those of moves of other moments: judged, never trusted.
TEST(Play, BitsFromOutsideBreakNothing) {
    core::Rng rng(5);
    for (const game::AnyGame* game : games::all())
        for (int i = 0; i < 20 / core::kFewer + 1; ++i) {
            const auto play =
                std::move(*Play::start(*game, {.variant = std::string(game->variants().front().name),
                                               .players = 2,
                                               .options = {},
                                               .position = {}}));
            std::vector<AnyMove> seen;
            for (int move = 0; move < 200 && !play->actors().empty(); ++move) {
                const Seat seat = *play->actors().begin();
                seen.push_back(play->draw(seat, rng));
                for (int k = 0; k < 20; ++k) {
                    AnyMove stray = seen[rng.below(static_cast<std::uint32_t>(seen.size()))];
                    stray.bits ^= std::uint64_t{1} << rng.below(k % 4 == 0 ? 64 : 32);
                    if (k % 5 == 0) stray.bits = rng.next() >> rng.below(64);
                    const auto before = play->hash();
                    const Seat who =
                        k % 2 ? seat : Seat::player(static_cast<int>(rng.below(game::kMaxSeats)));
                    const auto copy = play->clone();
                    if (copy->apply(who, stray, nullptr)) {
                        EXPECT_EQ(copy->hash(), before);
                    }
                }
                ASSERT_FALSE(play->apply(seat, seen.back(), nullptr));
            }
        }
}

TEST(Play, ACopyIsEqualAndAMoveMakesItOther) {
    for (const game::AnyGame* game : games::all()) {
        const auto play = std::move(*Play::start(*game, {}));
        const auto copy = play->clone();
        EXPECT_TRUE(copy->equals(*play));
        const auto again = Play::load(*game, play->position(game::Viewer::keeper()));
        ASSERT_TRUE(again);
        EXPECT_TRUE((*again)->equals(*play));
        core::Rng rng(1);
        const Seat seat = *copy->actors().begin();
        ASSERT_FALSE(copy->apply(seat, copy->draw(seat, rng), nullptr));
        EXPECT_FALSE(copy->equals(*play));
    }
}

TEST(Play, EveryReasonHasASentence) {
    game::Catalog catalog;
    catalog.add(learn::messages());
    for (const game::Message& message : learn::messages())
        for (const auto& text : message.text) EXPECT_FALSE(text.empty()) << message.code;
}

}  // namespace
