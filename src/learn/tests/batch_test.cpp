// Batches against single games: the same seats are told the same, whatever was brought up to date on the way.

#include "learn/batch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <span>
#include <vector>

#include "core/tests/fewer.h"
#include "games/catalog.h"
#include "learn/play.h"

namespace {

using learn::Batch;
using learn::Terms;

std::unique_ptr<Batch> make(const std::string& id, const game::Setup& setup, const Terms& terms) {
    auto made = Batch::make(*games::find(id), setup, terms);
    EXPECT_TRUE(made) << made.error().code;
    return std::move(*made);
}

std::vector<std::int32_t> picks(Batch& batch) {
    batch.sample();
    const auto& shape = batch.shape();
    const std::size_t rows = shape.games * static_cast<std::size_t>(shape.together ? shape.seats : 1);
    return {batch.picks(), batch.picks() + rows};
}

/// What a batch of turns shows of one game, against the same state alone.
void compare(Batch& batch, std::size_t at) {
    const auto& shape = batch.shape();
    const auto position = batch.state(at)->position(game::Viewer::keeper());
    const auto play = learn::Play::load(*games::find(std::string(*position.get("game")->text())), position);
    ASSERT_TRUE(play);
    const std::size_t cells = static_cast<std::size_t>(shape.cells),
                      seats = static_cast<std::size_t>(shape.seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto alone = (*play)->observation(static_cast<int>(seat));
        ASSERT_EQ(alone.size(), cells);
        EXPECT_TRUE(
            std::equal(alone.begin(), alone.end(), batch.observations() + (at * seats + seat) * cells));
    }
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(shape.actions));
    for (const auto& one : (*play)->numbered(batch.actors()[at]))
        mask[static_cast<std::size_t>(one.action)] = 1;
    EXPECT_TRUE(std::equal(mask.begin(), mask.end(), batch.masks() + at * mask.size()));
}

TEST(Batch, ShowsWhatSingleGamesShow) {
    for (const game::AnyGame* game : games::all()) {
        if (game->all_at_once()) continue;
        for (const auto& variant : game->variants()) {
            const game::Setup setup{.variant = std::string(variant.name),
                                    .players = variant.min_players,
                                    .options = {},
                                    .position = {}};
            const auto batch = make(std::string(game->id()), setup, {.games = 3, .seed = 7, .threads = 2});
            for (int step = 0; step < 400 / core::kFewer; ++step) {
                for (std::size_t at = 0; step % 3 == 0 && at < 3; ++at) compare(*batch, at);
                ASSERT_FALSE(batch->step(picks(*batch)));
                if (testing::Test::HasFailure())
                    FAIL() << game->id() << " " << variant.name << ", step " << step;
            }
            EXPECT_GT(batch->moves(), 1000U / core::kFewer);
        }
    }
}

TEST(Batch, SameSeedSameGamesOnAnyNumberOfThreads) {
    for (const game::AnyGame* game : games::all()) {
        const auto one = make(std::string(game->id()), {}, {.games = 9, .seed = 3, .threads = 1});
        const auto three = make(std::string(game->id()), {}, {.games = 9, .seed = 3, .threads = 3});
        const auto& shape = one->shape();
        const std::size_t cells = shape.games * static_cast<std::size_t>(shape.seats * shape.cells);
        for (int step = 0; step < 200 / core::kFewer; ++step) {
            const auto actions = picks(*one);
            ASSERT_EQ(actions, picks(*three));
            ASSERT_FALSE(one->step(actions));
            ASSERT_FALSE(three->step(actions));
            ASSERT_EQ(std::memcmp(one->observations(), three->observations(), cells), 0) << game->id();
        }
        EXPECT_EQ(one->moves(), three->moves());
        one->reset(3);
        EXPECT_EQ(one->ended(), 0U);
    }
}

TEST(Batch, RefusesAnActionThatIsNotLegalAndPlaysNothing) {
    for (const game::AnyGame* game : games::all()) {
        const auto batch = make(std::string(game->id()), {}, {.games = 5, .seed = 1});
        for (const std::int32_t wrong : {-1, batch->shape().actions, -2'000'000'000, 2'000'000'000}) {
            auto actions = picks(*batch);
            const auto before = batch->state(0)->hash();
            actions.back() = wrong;
            const auto reason = batch->step(actions);
            ASSERT_TRUE(reason);
            EXPECT_EQ(reason->code, "learn.not-legal");
            EXPECT_EQ(batch->state(0)->hash(), before);
        }
        const auto actions = picks(*batch);
        EXPECT_FALSE(batch->step(actions));
    }
}

/// Steps until the first game has ended once.
void play_to_end(Batch& batch) {
    for (int step = 0; step < 100'000; ++step) {
        ASSERT_FALSE(batch.step(picks(batch)));
        if (batch.done()[0]) return;
    }
    FAIL() << "no end";
}

TEST(Batch, PaysTheWinnersAndStopsWhereItDoesNotGoOn) {
    for (const char* id : {"pente", "riomino", "rivero"}) {
        const auto batch = make(id, {}, {.games = 1, .seed = 2, .restarts = false});
        play_to_end(*batch);
        const auto outcome = batch->state(0)->outcome();
        ASSERT_TRUE(outcome);
        for (int seat = 0; seat < 2; ++seat) {
            const float won = outcome->winners.has(game::Seat::player(seat)) ? 1.0F : -1.0F;
            EXPECT_EQ(batch->rewards()[seat], outcome->winners.empty() ? 0.0F : won);
        }
        EXPECT_EQ(batch->actors()[0], Batch::kNobody);
        EXPECT_EQ(batch->ended(), 1U);
        ASSERT_FALSE(batch->step(picks(*batch)));
        EXPECT_FALSE(batch->done()[0]);
        EXPECT_EQ(batch->rewards()[0], 0.0F);
    }
}

TEST(Batch, PointsAddUpToTheScore) {
    const auto batch = make("penta-rush", {.variant = "solo", .players = 1, .options = {}, .position = {}},
                            {.games = 1, .seed = 4, .reward = learn::Reward::points, .restarts = false});
    float sum = 0;
    for (int step = 0; step < 100'000 && batch->actors()[0] != Batch::kNobody; ++step) {
        ASSERT_FALSE(batch->step(picks(*batch)));
        sum += batch->rewards()[0];
    }
    EXPECT_EQ(sum, static_cast<float>(batch->state(0)->scores()[0]));
}

TEST(Batch, TheSandRunsInTicks) {
    constexpr std::size_t kFlip = 8204, kWait = 8206;
    const auto batch = make("penta-rush", {}, {.games = 1, .seed = 4});
    ASSERT_EQ(batch->masks()[kFlip], 1);
    const std::vector<std::int32_t> flip{kFlip, kWait}, wait{kWait, kWait};
    ASSERT_FALSE(batch->step(flip));
    int ticks = 0;
    const auto last = [&] { return batch->observations()[batch->shape().cells - 1]; };
    EXPECT_EQ(last(), 29);
    for (; last() > 0; ++ticks) ASSERT_FALSE(batch->step(wait));
    EXPECT_EQ(ticks, 29) << "thirty seconds of sand, and the next round begins";
    EXPECT_EQ(*batch->state(0)->position(game::Viewer::keeper()).get("round")->number(), 2);
}

TEST(Batch, RefusesTermsThatMeanNothing) {
    const auto& pente = *games::find("pente");
    EXPECT_FALSE(Batch::make(pente, {}, {.games = 0}));
    EXPECT_FALSE(Batch::make(pente, {}, {.games = learn::kMostGames + 1}));
    EXPECT_FALSE(Batch::make(*games::find("rivero-penta"), {}, {.games = learn::kMostGames}))
        << "too much memory";
    EXPECT_FALSE(Batch::make(pente, {}, {.games = 1, .threads = 0}));
    EXPECT_FALSE(Batch::make(pente, {}, {.games = 1, .tick_ms = 0}));
    EXPECT_FALSE(
        Batch::make(pente, {.variant = "none", .players = 2, .options = {}, .position = {}}, {.games = 1}));
}

}  // namespace
