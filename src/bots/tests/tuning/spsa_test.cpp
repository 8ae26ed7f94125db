#include "bots/tuning/spsa.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/rng.h"

namespace bots::tuning {
namespace {

std::vector<Knob> three_knobs() {
    return {{"a", 100'000, 0, 400'000, 20'000},
            {"b", 100'000, 0, 400'000, 20'000},
            {"c", 10'000, 1'000, 30'000, 2'000}};
}

/// A hill with its top at a = 180, b = 40 and c = 10, as steep as a match between neighbours.
double height(const std::vector<int>& at) {
    const double a = (at[0] - 180) / 20.0, b = (at[1] - 40) / 20.0, c = (at[2] - 10) / 2.0;
    return -(a * a + b * b + c * c) * 0.05;
}

/// Won, drawn or lost by lot: which is likelier is all that the hill decides.
double noisy_score(const Spsa::Sides& sides, core::Rng& rng) {
    const double lean = height(sides.plus) - height(sides.minus);
    const double chance = std::min(0.95, std::max(0.05, 0.5 + lean / 2));
    return static_cast<double>(rng.next() >> 11) * 0x1p-53 < chance ? 1 : -1;
}

TEST(Spsa, ClimbsAHillOfWhichItHearsOnlyNoisyGames) {
    Spsa spsa(three_knobs(), 7);
    core::Rng rng(3);
    for (int round = 0; round < 3000; ++round) spsa.learn(noisy_score(spsa.sides(), rng));
    const auto found = spsa.setting();
    EXPECT_NEAR(found[0], 180, 25);
    EXPECT_NEAR(found[1], 40, 25);
    EXPECT_NEAR(found[2], 10, 3);
    EXPECT_GT(height(found), height({100, 100, 10}) + 1);
}

TEST(Spsa, BothSidesDifferInEveryNumberAndLieAroundTheSetting) {
    Spsa spsa(three_knobs(), 1);
    for (int round = 0; round < 50; ++round) {
        const auto sides = spsa.sides();
        const auto middle = spsa.setting();
        for (std::size_t i = 0; i < middle.size(); ++i) {
            EXPECT_NE(sides.plus[i], sides.minus[i]);
            EXPECT_NEAR(sides.plus[i] + sides.minus[i], 2 * middle[i], 2);
        }
        spsa.learn(0);
    }
    EXPECT_EQ(spsa.setting(), (std::vector{100, 100, 10}));  // drawn rounds teach nothing
}

TEST(Spsa, NeverLeavesTheBounds) {
    Spsa spsa({{"a", 2'000, 1'000, 3'000, 1'000}}, 1);
    for (int round = 0; round < 500; ++round) {
        const auto sides = spsa.sides();
        EXPECT_GE(std::min(sides.plus[0], sides.minus[0]), 1);
        EXPECT_LE(std::max(sides.plus[0], sides.minus[0]), 3);
        spsa.learn(sides.plus[0] > sides.minus[0] ? 1 : -1);
    }
    EXPECT_EQ(spsa.setting()[0], 3);
}

TEST(Spsa, GoesOnFromItsTextAsIfItHadNeverStopped) {
    Spsa through(three_knobs(), 5), first(three_knobs(), 5), second(three_knobs(), 5);
    const auto score = [](const Spsa::Sides& sides) {
        return height(sides.plus) > height(sides.minus) ? 1.0 : -0.5;
    };
    for (int round = 0; round < 40; ++round) through.learn(score(through.sides()));
    for (int round = 0; round < 15; ++round) first.learn(score(first.sides()));
    ASSERT_FALSE(second.read(first.text()));
    for (int round = 15; round < 40; ++round) second.learn(score(second.sides()));
    EXPECT_EQ(second.text(), through.text());
    EXPECT_NE(second.text(), first.text());
}

TEST(Spsa, NamesWhatIsWrongWithATextAndStaysAsItWas) {
    const std::vector<std::pair<std::string, std::string_view>> bad{
        {"", "tuning.number-missing"},
        {"rounds 3\na 1000\nb 1000\n", "tuning.number-missing"},
        {"rounds 3\na 1000\nb 1000\nc 1000\nd 1\n", "tuning.unknown-number"},
        {"rounds 3\na 1000\na 1000\nb 1000\nc 1000\n", "tuning.number-twice"},
        {"rounds 3\na 400001\nb 1000\nc 1000\n", "tuning.number-out-of-bounds"},
        {"rounds -1\na 1000\nb 1000\nc 1000\n", "tuning.number-out-of-bounds"},
        {"rounds 3\na 1.5\nb 1000\nc 1000\n", "tuning.number-out-of-bounds"},
        {"rounds 3\na\nb 1000\nc 1000\n", "tuning.bad-line"},
    };
    for (const auto& [text, code] : bad) {
        Spsa spsa(three_knobs(), 1);
        const std::string before = spsa.text();
        const auto reason = spsa.read(text);
        ASSERT_TRUE(reason) << text;
        EXPECT_EQ(reason->code, code) << text;
        EXPECT_EQ(spsa.text(), before);
    }
}

}  // namespace
}  // namespace bots::tuning
