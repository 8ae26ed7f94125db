#include "bots/tuning/weights.h"

#include <gtest/gtest.h>

#include "core/rng.h"

namespace bots::tuning {
namespace {

using brains::pente::Likes;
using brains::pente::Net;

TEST(Lessons, ComeFromQuietPositionsInWhichTheEngineThought) {
    const std::string text =
        "pentario-games 1\nnodes 1\nseed 1\nweights 1\n"
        "0 standard 1-0 k10 a1 L10 A3 M10 A5 N10 A7 O10\n"
        "9 standard 1-0 k10 a1 l10 a3 M10 A5 N10 A7 O10\n";
    const auto read = read_games(text);
    ASSERT_TRUE(read) << read.error().code;
    const auto lessons = lessons_of(*read);
    // Not the stones by lot, nor A7 and O10 with a four on the board.
    EXPECT_EQ(lessons.fitted.counts.size(), 5U);
    EXPECT_EQ(lessons.fitted.nets.size(), 5U);
    EXPECT_EQ(lessons.kept_out.counts.size(), 3U);  // the tenth game
    for (std::size_t i = 0; i < lessons.fitted.counts.size(); ++i) {
        EXPECT_EQ(lessons.fitted.counts.result(i), i % 2 == 0 ? 1.0 : 0.0) << i;
        EXPECT_EQ(lessons.fitted.nets[i].result, i % 2 == 0 ? 1.0F : 0.0F) << i;
    }
    for (const Choice& choice : lessons.fitted.choices) EXPECT_LT(choice.best, choice.moves.size());
}

/// Won if just one of two inputs is there: nothing that a sum of counts can tell.
std::vector<NetSample> either_or(std::size_t many, std::uint64_t seed) {
    core::Rng rng(seed);
    std::vector<NetSample> samples(many);
    for (NetSample& sample : samples) {
        const bool first = rng.below(2) == 0, second = rng.below(2) == 0;
        sample.inputs[Net::kMyPairs + 1] = first;
        sample.inputs[Net::kOtherPairs + 2] = second;
        sample.result = first != second ? 1 : 0;
    }
    return samples;
}

TEST(NetFit, LearnsWhatIsNotASumOfCounts) {
    const auto samples = either_or(4000, 1), others = either_or(1000, 2);
    const FittedNet fitted = fit_net(samples, 60, 1, [](int) { return true; });
    EXPECT_LT(log_loss(others, fitted), 0.2);
    EXPECT_NEAR(log_loss(others, FittedNet{}), 0.693, 0.001);
}

TEST(NetFit, EndsAfterThePassInWhichItIsStopped) {
    int passes = 0;
    (void)fit_net(either_or(300, 1), 50, 1, [&](int pass) { return (passes = pass) < 3; });
    EXPECT_EQ(passes, 3);
}

TEST(LikingsFit, LikesWhatWasChosen) {
    core::Rng rng(3);
    std::vector<Choice> choices;
    for (int i = 0; i < 2000; ++i) {
        Choice choice;
        choice.best = rng.below(6);
        for (std::size_t move = 0; move < 6; ++move) {
            brains::pente::LikedBy by{0, Likes::kMyTakes, Likes::kOtherTakes, Likes::kMyClosings,
                                      Likes::kOtherClosings};
            by[0] = static_cast<std::int16_t>(move == choice.best ? 100 + rng.below(3) : 200 + rng.below(3));
            choice.moves.push_back(by);
        }
        choices.push_back(choice);
    }
    const auto likings = fit_likings(choices, 10, [](int) { return true; });
    EXPECT_EQ(mean_rank(choices, likings), 0);
    brains::pente::Likings reversed = likings;
    for (auto& liking : reversed) liking = static_cast<std::int16_t>(-liking);
    EXPECT_EQ(mean_rank(choices, reversed), 5);
}

TEST(WeightsSource, HoldsAllThatIsBuiltIn) {
    const std::string source = to_source(present_weights());
    EXPECT_NE(source.find("const Weights kFitted{" + std::to_string(brains::pente::kFitted[0]) + ", " +
                          std::to_string(brains::pente::kFitted[1])),
              std::string::npos);
    EXPECT_NE(source.find(".out_bias = " + std::to_string(brains::pente::kNet.out_bias)), std::string::npos);
    EXPECT_EQ(brains::pente::kFitted[0], 0) << "points that are nothing to either are not counted";
}

}  // namespace
}  // namespace bots::tuning
