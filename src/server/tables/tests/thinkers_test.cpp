#include "server/tables/bots/thinkers.h"

#include <gtest/gtest.h>

#include "game/match.h"
#include "games/catalog.h"
#include "server/tests/fake_loop.h"

namespace server::tables::test {
namespace {

using game::Seat;

Task task_of(const game::Match& match, std::shared_ptr<std::atomic<bool>> wanted, int level) {
    return {
        &match.game(),    match.state().view(game::Viewer::of(Seat::player(0))), Seat::player(0), level, 1,
        std::move(wanted)};
}

game::Match pente() {
    return std::move(*game::Match::start(
        *games::find("pente"), {.variant = "standard", .options = {}, .position = {}}, {.automatic = false}));
}

TEST(Thinkers, AThoughtComesBackInTheLoop) {
    FakeLoop loop;
    Thinkers thinkers(loop, 2, 8);
    const auto match = pente();
    int thought = 0;
    for (int i = 0; i < 4; ++i)
        EXPECT_TRUE(thinkers.think(task_of(match, std::make_shared<std::atomic<bool>>(true), 2),
                                   [&](const auto& found) { thought += found.has_value(); }));
    EXPECT_TRUE(loop.run_until([&] { return thought == 4; }));
}

TEST(Thinkers, MoreThanMayWaitAreRefused) {
    FakeLoop loop;
    Thinkers thinkers(loop, 1, 1);
    const auto match = pente();
    const auto wanted = std::make_shared<std::atomic<bool>>(true);
    bool is_full = false;
    for (int i = 0; i < 8; ++i)
        is_full = !thinkers.think(task_of(match, wanted, 8), [](const auto&) {}) || is_full;
    EXPECT_TRUE(is_full);
    *wanted = false;
}

TEST(Thinkers, WhatNobodyWantsAnyMoreIsNotTold) {
    FakeLoop loop;
    Thinkers thinkers(loop, 1, 8);
    const auto match = pente();
    const auto gone = std::make_shared<std::atomic<bool>>(true),
               wanted = std::make_shared<std::atomic<bool>>(true);
    bool told = false, done = false;
    EXPECT_TRUE(thinkers.think(task_of(match, gone, 8), [&](const auto&) { told = true; }));
    *gone = false;
    EXPECT_TRUE(thinkers.think(task_of(match, wanted, 1), [&](const auto&) { done = true; }));
    EXPECT_TRUE(loop.run_until([&] { return done; }));
    EXPECT_FALSE(told);
}

}  // namespace
}  // namespace server::tables::test
