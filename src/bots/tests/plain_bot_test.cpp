#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bot.h"
#include "bots/players.h"
#include "core/tests/fewer.h"
#include "game/match.h"
#include "games/catalog.h"

namespace bots {
namespace {

const game::AnyGame& pente() { return *games::find("pente"); }

game::Match position(std::string_view text) {
    auto match = game::Match::load(pente(), *game::read_tree(text), {});
    EXPECT_TRUE(match.ok()) << (match.ok() ? "" : match.error().code);
    return std::move(*match);
}

std::string answer(const game::Match& match, std::uint64_t nodes, std::uint64_t seed = 1) {
    const game::Seat seat = *match.state().actors().begin();
    const auto bot = make_plain_bot(pente());
    EXPECT_TRUE(bot->begin(*match.state().view(game::Viewer::of(seat)), seat, seed));
    while (bot->best().nodes < nodes && !bot->think(std::min(kSlice, nodes))) {
    }
    return match.state().write_move(seat, bot->best().move, game::Viewer::keeper());
}

TEST(PlainBot, TakesTheWin) {
    const auto match = position("{game pente stones [[A1 B1 C1 D1] [A3 C4 E5]] to_move 0}");
    EXPECT_EQ(answer(match, kPlainNodes), "E1");
}

TEST(PlainBot, StopsTheOthersWin) {
    const auto match =
        position("{game pente stones [[A3 C4 E7] [B1 C1 D1 E1 T19]] to_move 0 captures [0 0]}");
    const std::string move = answer(match, kPlainNodes);
    EXPECT_TRUE(move == "A1" || move == "F1") << move;  // both ends are open; one of them at least
    const auto capture = position("{game pente stones [[K10] [L10 M10]] to_move 0 captures [4 0]}");
    EXPECT_EQ(answer(capture, kPlainNodes), "N10");  // the fifth pair
}

TEST(PlainBot, HasALegalMoveAtAnyMoment) {
    const auto match = position("{game pente stones [[K10] [L10]] to_move 0}");
    const game::Seat seat = game::Seat::player(0);
    const auto bot = make_plain_bot(pente());
    ASSERT_TRUE(bot->begin(*match.state().view(game::Viewer::of(seat)), seat, 3));
    for (int slice = 0; slice < 20; ++slice) {
        EXPECT_FALSE(match.state().why_illegal(seat, bot->best().move));
        bot->think(1000);
    }
}

TEST(Sampling, IsTheSameForTheSameSeedHoweverItIsSliced) {
    const auto match = position("{game pente variant keryo size 9 stones [[E5 F6] [G5 E7]] to_move 0}");
    const auto think = [&](std::uint64_t slice) {
        const auto bot = find_player("sampling")->make(pente(), {});
        EXPECT_TRUE(bot->begin(*match.state().view(game::Viewer::of(game::Seat::player(0))),
                               game::Seat::player(0), 5));
        while (!bot->think(slice)) {
        }
        return bot->best();
    };
    const Thought coarse = think(1'000'000'000), fine = think(100);
    EXPECT_EQ(coarse.move, fine.move);
    EXPECT_EQ(coarse.nodes, fine.nodes);
    EXPECT_EQ(coarse.chance, fine.chance);
}

TEST(Sampling, OverrunsASliceByLessThanAGame) {
    const game::AnyGame& game = *games::find("riomino");
    const auto match = game::Match::start(game, {std::string(game.variants()[0].name), 2, {}, {}}, {});
    const auto bot = find_player("sampling")->make(game, {});
    const game::Seat seat = *match->state().actors().begin();
    ASSERT_TRUE(bot->begin(*match->state().view(game::Viewer::of(seat)), seat, 5));
    std::uint64_t before = 0;
    for (bool done = false; !done; before = bot->best().nodes) {
        done = bot->think(500);
        ASSERT_LT(bot->best().nodes, before + 500 + 200);
    }
    EXPECT_GT(before, 10'000U) << "there were rounds of many games";
}

TEST(PlainBot, PlaysEveryVariantToTheEnd) {
    for (const game::VariantInfo& variant : pente().variants()) {
        game::Setup setup{
            std::string(variant.name), variant.min_players, {{"size", "9"}, {"begins", "lot"}}, {}};
        auto match = game::Match::start(pente(), setup, {true, 11});
        ASSERT_TRUE(match.ok());
        for (int i = 0; i < 400 && !match->over(); ++i) {
            const game::Seat seat = *match->state().actors().begin();
            const auto reason =
                match->play(seat, answer(*match, 2000 / core::kFewer, static_cast<std::uint64_t>(i)));
            ASSERT_FALSE(reason) << variant.name << ": " << reason->code;
        }
        EXPECT_TRUE(match->over()) << variant.name;
    }
}

}  // namespace
}  // namespace bots
