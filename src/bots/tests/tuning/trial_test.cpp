#include "bots/tuning/trial.h"

#include <gtest/gtest.h>

namespace bots::tuning {
namespace {

using brains::pente::Constants;
using brains::pente::kConstants;

const auto kGoOn = [] { return true; };

TEST(Trial, EveryConstantHasItsOwnNameAndItsDefaultWithinItsBounds) {
    const auto knobs = knobs_of({});
    ASSERT_TRUE(knobs);
    ASSERT_EQ(knobs->size(), kConstants.size());
    for (std::size_t i = 0; i < knobs->size(); ++i) {
        const Knob& knob = (*knobs)[i];
        EXPECT_LE(knob.least, knob.value) << knob.name;
        EXPECT_LE(knob.value, knob.most) << knob.name;
        EXPECT_GE(knob.step, Spsa::kOne) << knob.name;
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_NE(knob.name, (*knobs)[j].name);
            EXPECT_NE(kConstants[i].value, kConstants[j].value) << knob.name << " is " << (*knobs)[j].name;
        }
    }
}

TEST(Trial, AConstantIsChosenByNameAndOthersKeepTheirDefault) {
    const std::vector<std::string> names{"window", "reduction"};
    const auto knobs = knobs_of(names);
    ASSERT_TRUE(knobs);
    const Constants set = constants_of(*knobs, std::vector{77, 222});
    EXPECT_EQ(set.window, 77);
    EXPECT_EQ(set.reduction, 222);
    EXPECT_EQ(set.beta_margin, Constants{}.beta_margin);
    EXPECT_EQ(knobs_of(std::vector<std::string>{"depth"}).error().code, "tuning.unknown-number");
    EXPECT_EQ(knobs_of(std::vector<std::string>{"window", "window"}).error().code, "tuning.number-twice");
}

TEST(Trial, APairIsTheSameWheneverItIsPlayedAndEqualSettingsShareIt) {
    const TrialTerms terms{.nodes = 200, .seed = 3, .pairs = 1};
    for (std::int64_t pair = 0; pair < 3; ++pair)
        EXPECT_EQ(play_pair({}, {}, terms, 0, pair, kGoOn), 2) << pair;
    EXPECT_FALSE(play_pair({}, {}, terms, 0, 0, [] { return false; }));
}

TEST(Trial, ASettingThatLooksAtNothingLosesItsPairs) {
    Constants blind;
    blind.width_first = blind.width_most = 1;
    blind.width_step = 0;
    const TrialTerms terms{.nodes = 300, .seed = 1, .pairs = 1};
    int seeing = 0, not_seeing = 0;
    for (std::int64_t pair = 0; pair < 4; ++pair) {
        seeing += *play_pair({}, blind, terms, 0, pair, kGoOn);
        not_seeing += *play_pair(blind, {}, terms, 0, pair, kGoOn);
    }
    EXPECT_GT(seeing, 8);
    EXPECT_EQ(not_seeing, 16 - seeing);
}

}  // namespace
}  // namespace bots::tuning
