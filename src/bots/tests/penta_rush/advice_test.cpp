#include "bots/brains/penta_rush/advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

#include "bots/brains/penta_rush/solo.h"
#include "random_boards.h"

namespace bots::brains::penta_rush {
namespace {

using namespace games::penta_rush;

constexpr std::uint16_t kAllShapes = (1U << kShapes) - 1;

std::uint16_t shapes(std::string_view letters) {
    unsigned bits = 0;
    for (const char letter : letters) bits |= 1U << shape_of_letter(letter);
    return static_cast<std::uint16_t>(bits);
}

/// A solo game stopped after some random rounds.
Quarter random_quarter(core::Rng& rng, int played) {
    Quarter quarter{{}, kAllShapes, kMaxRounds};
    while (quarter.rounds > kMaxRounds - played) {
        const auto index = static_cast<Index>(rng.below(kPlacements));
        const Placement& placement = placements()[index];
        if (!((quarter.shapes >> static_cast<int>(placement.shape)) & 1) || quarter.used.meets(placement.set))
            continue;
        quarter =
            Outlook::after(quarter, {placement.set, 0, index, static_cast<std::uint8_t>(placement.shape)});
    }
    return quarter;
}

TEST(PentaRushAdvice, PR_27_WeighsExactlyWhatMayBeRinged) {
    core::Rng rng(1);
    for (int i = 0; i < 60; ++i) {
        const Board board = random_board(rng);
        const Quarter quarter = random_quarter(rng, i % 8);
        const Counts roll = random_roll(rng);
        std::set<Index> wanted, advised;
        for (std::size_t p = 0; p < kPlacements; ++p) {
            const Placement& placement = placements()[p];
            if (counts_on(board, placement) == roll && !quarter.used.meets(placement.set) &&
                (quarter.shapes >> static_cast<int>(placement.shape)) & 1)
                wanted.insert(static_cast<Index>(p));
        }
        const Advisor advisor = Advisor::for_ring(board, quarter, roll, 1);
        for (const Advised& option : advisor.all()) advised.insert(option.choice.placement);
        ASSERT_EQ(advised, wanted);
        ASSERT_EQ(advisor.empty(), wanted.empty());
    }
}

TEST(PentaRushAdvice, PR_28_StrikesShapesThatAreLeftOnSquaresThatAreFree) {
    core::Rng rng(2);
    for (int i = 0; i < 60; ++i) {
        const Quarter quarter = random_quarter(rng, i % 8);
        const Advisor advisor = Advisor::for_strike(random_board(rng), quarter, 1);
        ASSERT_FALSE(advisor.empty());
        std::uint16_t seen = 0;
        for (const Advised& option : advisor.all()) {
            ASSERT_NE(option.choice.placement, kNowhere);
            const Placement& placement = placements()[option.choice.placement];
            ASSERT_EQ(static_cast<int>(placement.shape), option.choice.shape);
            ASSERT_FALSE(quarter.used.meets(placement.set));
            seen = static_cast<std::uint16_t>(seen | 1U << option.choice.shape);
        }
        ASSERT_EQ(seen & ~quarter.shapes, 0);
        ASSERT_GE(std::popcount(seen), std::popcount(quarter.shapes) - 1);  // an X may fit nowhere
    }
}

TEST(PentaRushAdvice, PR_29_AShapeThatFitsIsStruckAndWithoutOneNothingIsHatched) {
    core::Rng rng(3);
    const Board board = random_board(rng);
    Quarter quarter{{}, shapes("IX"), 2};
    for (int square = 0; square < kSquares; ++square)
        if (square >= 5) quarter.used.add(static_cast<Square>(square));
    const Advisor one_fits = Advisor::for_strike(board, quarter, 1);
    ASSERT_EQ(one_fits.all().size(), 1U);
    EXPECT_EQ(one_fits.best().choice.placement, first_placement(shape_of_letter('I')));
    quarter.used.add(0);
    const Advisor none_fits = Advisor::for_strike(board, quarter, 1);
    ASSERT_EQ(none_fits.all().size(), 2U);
    for (const Advised& option : none_fits.all()) EXPECT_EQ(option.choice.placement, kNowhere);
}

TEST(PentaRushAdvice, TheLastRoundTakesTheDearest) {
    core::Rng rng(4);
    int seen = 0;
    for (int i = 0; i < 40; ++i) {
        const Quarter quarter{{}, shapes("PFLWNT"), 1};
        Advisor advisor = Advisor::for_ring(random_board(rng), quarter, random_roll(rng), 1);
        if (advisor.all().size() < 2) continue;
        ++seen;
        advisor.think(100'000);
        int dearest = 0;
        for (const Advised& option : advisor.all())
            dearest = std::max(dearest, points_of(static_cast<Shape>(option.choice.shape)));
        EXPECT_EQ(advisor.best().expected(), dearest);
    }
    EXPECT_GT(seen, 20);
}

/// With two shapes and two rounds left the expectation can be counted out: the points of this
/// round, and the other shape's times the chance of a roll that fits it on what is still free.
TEST(PentaRushAdvice, TwoRoundsBeforeTheEndItIsRight) {
    core::Rng rng(5);
    int seen = 0;
    for (int i = 0; i < 60; ++i) {
        const Board board = random_board(rng);
        Quarter quarter = random_quarter(rng, 8);
        quarter.shapes = shapes("LT");
        quarter.rounds = 2;
        Advisor advisor = Advisor::for_ring(board, quarter, random_roll(rng), 7);
        advisor.think(200'000);
        for (const Advised& option : advisor.all()) {
            if (option.games == 0) continue;
            ++seen;
            const Quarter after = Outlook::after(quarter, option.choice);
            const auto other = static_cast<Shape>(std::countr_zero(after.shapes));
            double chance = 0;
            for (const Roll& roll : kAllRolls)
                for (std::size_t p = 0; p < kPlacements; ++p) {
                    const Placement& placement = placements()[p];
                    if (placement.shape != other || after.used.meets(placement.set) ||
                        counts_on(board, placement) != roll.counts)
                        continue;
                    chance += roll.weight / 6120.0;
                    break;
                }
            const double exact =
                points_of(static_cast<Shape>(option.choice.shape)) + chance * points_of(other);
            const double error =
                points_of(other) * std::sqrt(chance * (1 - chance) / static_cast<double>(option.games));
            EXPECT_NEAR(option.expected(), exact, 4.5 * error + 1e-9);
        }
    }
    EXPECT_GT(seen, 20);
}

TEST(PentaRushAdvice, IsTheSameHoweverItIsSliced) {
    core::Rng rng(6);
    const Board board = random_board(rng);
    const Counts roll = kAllRolls[40].counts;
    const auto think = [&](std::uint64_t slice) {
        Advisor advisor = Advisor::for_ring(board, {{}, kAllShapes, kMaxRounds}, roll, 9);
        while (!advisor.think(slice)) {
        }
        return advisor;
    };
    const Advisor coarse = think(1'000'000'000), fine = think(1000);
    ASSERT_EQ(coarse.all().size(), fine.all().size());
    ASSERT_GT(coarse.all().size(), 3U);
    for (std::size_t i = 0; i < coarse.all().size(); ++i) {
        EXPECT_EQ(coarse.all()[i].choice.placement, fine.all()[i].choice.placement);
        EXPECT_EQ(coarse.all()[i].points, fine.all()[i].points);
    }
    EXPECT_EQ(coarse.nodes(), fine.nodes());
}

TEST(PentaRushAdvice, SettlesWithinTheBudgetOfAPlainBot) {
    core::Rng rng(7);
    const Quarter fresh{{}, kAllShapes, kMaxRounds};
    const auto different =
        std::find_if(kAllRolls.begin(), kAllRolls.end(), [](const Roll& roll) { return roll.weight == 120; });
    Advisor advisor = Advisor::for_ring(random_board(rng), fresh, different->counts, 1);
    ASSERT_GT(advisor.all().size(), 40U);
    EXPECT_TRUE(advisor.think(6'000'000));
}

/// `pentario bench --long` has the figure of full thinking.
TEST(PentaRushAdvice, BeatsGreedOverTwoHundredBoards) {
    const Estimate more = worth_of_advice(200, 5000);
    EXPECT_GT(more.mean, 1.0);
    EXPECT_GT(more.mean, 5 * more.error);
    RecordProperty("points_more", std::to_string(more.mean) + " +- " + std::to_string(more.error));
}

}  // namespace
}  // namespace bots::brains::penta_rush
