#include "server/people/rating/standings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "core/rng.h"

namespace server::people {
namespace {

constexpr Moment kBegin = 1'800'000'000'000;
constexpr std::int64_t kMinute = 60'000;

RatedGame game(int number, std::vector<RatedGame::Seat> seats, std::string category = "pente/standard") {
    return {{kBegin + number * kMinute, "table", number}, std::move(category), std::move(seats)};
}

const Change& change_of(const std::vector<Change>& changes, const std::string& player) {
    return *std::find_if(changes.begin(), changes.end(),
                         [&](const Change& change) { return change.player == player; });
}

double points(const std::vector<Change>& changes, const std::string& player) {
    return change_of(changes, player).after.rating.points;
}

TEST(Standings, WhoeverWinsRisesAndTheOtherFallsAsMuch) {
    Standings standings;
    const auto changes = standings.add(game(1, {{"anna", 0, 1}, {"bob", 1, 2}}));
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_GT(points(changes, "anna"), 1600);
    EXPECT_NEAR(points(changes, "anna") + points(changes, "bob"), 3000, 0.011);
    EXPECT_EQ(standings.find("pente/standard", "anna"), change_of(changes, "anna").after);
    EXPECT_EQ(standings.find("pente/keryo", "anna").games, 0) << "another category";
}

TEST(Standings, ARatingIsProvisionalUntilSomeGamesWerePlayed) {
    Standings standings;
    int games = 0;
    for (; is_provisional(standings.find("pente/standard", "anna").rating); ++games)
        (void)standings.add(game(games + 1, {{"anna", 0, games % 2 + 1}, {"bob", 1, 2 - games % 2}}));
    EXPECT_GE(games, 8);
    EXPECT_LE(games, 20);
    EXPECT_EQ(standings.best("pente/standard", kBegin + games * kMinute, 10).size(), 2U);
    constexpr std::int64_t kYear = 365LL * 24 * 60 * kMinute;
    EXPECT_TRUE(standings.best("pente/standard", kBegin + 2 * kYear, 10).empty()) << "after long rest again";
}

TEST(Standings, EvenPlacesAreADraw) {
    Standings standings;
    const auto changes = standings.add(game(1, {{"anna", 0, 1}, {"bob", 1, 1}}));
    EXPECT_EQ(points(changes, "anna"), 1500);
    EXPECT_LT(change_of(changes, "anna").after.rating.deviation, 350);
}

TEST(Standings, AmongManyEachIsComparedWithEachAndItWeighsAsOneGame) {
    Standings two, four;
    const auto alone = two.add(game(1, {{"a", 0, 1}, {"b", 1, 2}}));
    const auto among = four.add(game(1, {{"a", 0, 1}, {"b", 1, 2}, {"c", 2, 3}, {"d", 3, 4}}));
    EXPECT_NEAR(points(among, "a"), points(alone, "a"), 0.011);
    EXPECT_NEAR(points(among, "d"), points(alone, "b"), 0.011);
    EXPECT_GT(points(among, "b"), 1500);
    EXPECT_NEAR(points(among, "b") - 1500, 1500 - points(among, "c"), 0.011);
    EXPECT_NEAR(change_of(among, "b").after.rating.deviation, change_of(alone, "b").after.rating.deviation,
                0.011);
}

TEST(Standings, InATeamTheOthersAreComparedWithBothTogether) {
    Standings standings;
    for (int i = 1; i <= 40; ++i) (void)standings.add(game(i, {{"strong", 0, 1}, {"weak", 1, 2}}));
    for (int i = 41; i <= 80; ++i) (void)standings.add(game(i, {{"middle", 0, 1}, {"even", 1, 1}}));
    // Strong and weak together are as good as two in the middle, so losing costs the strong one little more.
    const double strong = standings.find("pente/standard", "strong").rating.points;
    const auto lost =
        standings.add(game(81, {{"strong", 0, 2}, {"middle", 1, 1}, {"weak", 0, 2}, {"even", 1, 1}}));
    EXPECT_LT(points(lost, "strong"), strong);
    EXPECT_GT(points(lost, "strong"), strong - 60);
    EXPECT_EQ(lost.size(), 4U);
}

TEST(Standings, TwoBotsOfOneLevelAreNotComparedWithEachOther) {
    Standings standings;
    const auto changes = standings.add(game(1, {{"anna", 0, 2}, {"level-4", 1, 1}, {"level-4", 2, 3}}));
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_EQ(points(changes, "level-4"), 1500) << "one was before her, one behind her";
    EXPECT_EQ(change_of(changes, "level-4").after.games, 1);
    Standings alone;
    EXPECT_TRUE(alone.add(game(1, {{"level-4", 0, 1}, {"level-4", 1, 2}})).empty());
}

TEST(Standings, RatesInTheOrderOfTheKeysWhateverOrderTheGamesComeIn) {
    core::Rng rng(5);
    std::vector<RatedGame> games;
    for (int i = 0; i < 300; ++i) {
        const std::string a = "p" + std::to_string(rng.below(10)), b = "q" + std::to_string(rng.below(10));
        games.push_back(game(i / 3, {{a, 0, 1}, {b, 1, static_cast<int>(1 + rng.below(2))}}));
        games.back().key.table = "table" + std::to_string(i % 3);  // of one moment
    }
    const auto expected = rate_all(games);
    rng.shuffle(std::span(games));
    EXPECT_EQ(rate_all(games), expected);

    Standings kept;
    for (const Change& change : expected) kept.put(change);
    EXPECT_EQ(kept.last(), expected.back().key);
    EXPECT_FALSE(kept.comes_next(expected.back().key));
}

// --- players of known strength

struct Simulated {
    explicit Simulated(int players, std::uint64_t seed) : rng(seed) {
        for (int player = 0; player < players; ++player)
            strengths.push_back(1000 + 1000.0 * player / (players - 1));
    }
    double uniform() { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }
    std::string name(std::size_t player) const { return "p" + std::to_string(player); }
    std::size_t any() { return rng.below(static_cast<std::uint32_t>(strengths.size())); }

    /// By the model of Bradley and Terry, a tenth of it draws.
    void play_two(int number) {
        const std::size_t a = any(), b = any();
        if (a == b) return;
        constexpr double kDraws = 0.1;
        const double chance = 1 / (1 + std::pow(10, (strengths[b] - strengths[a]) / 400));
        const double draws = kDraws * 4 * chance * (1 - chance), drawn = uniform();
        const int places = drawn < chance - draws / 2 ? -1 : drawn < chance + draws / 2 ? 0 : 1;
        (void)standings.add(
            game(number, {{name(a), 0, places <= 0 ? 1 : 2}, {name(b), 1, places < 0 ? 2 : 1}}));
    }
    /// By the model of Plackett and Luce: each place goes to one of those left, by his strength.
    void play_many(int number, std::size_t players) {
        std::vector<std::size_t> left;
        while (left.size() < players)
            if (const std::size_t one = any(); std::find(left.begin(), left.end(), one) == left.end())
                left.push_back(one);
        std::vector<RatedGame::Seat> seats;
        for (int place = 1; !left.empty(); ++place) {
            std::vector<double> sums;
            double sum = 0;
            for (const std::size_t one : left) sums.push_back(sum += std::pow(10, strengths[one] / 400));
            const auto taken = std::upper_bound(sums.begin(), sums.end(), uniform() * sum) - sums.begin();
            seats.push_back({name(left[static_cast<std::size_t>(taken)]), place, place});
            left.erase(left.begin() + taken);
        }
        (void)standings.add(game(number, std::move(seats)));
    }

    /// How far off each is, in deviations; ratings have no zero, so all are moved by what they are off
    /// together.
    std::vector<double> errors() const {
        std::vector<double> off, deviations;
        for (std::size_t player = 0; player < strengths.size(); ++player) {
            const Rating rating = standings.find("pente/standard", name(player)).rating;
            off.push_back(rating.points - strengths[player]);
            deviations.push_back(rating.deviation);
        }
        const double shift = std::accumulate(off.begin(), off.end(), 0.0) / static_cast<double>(off.size());
        for (std::size_t player = 0; player < off.size(); ++player)
            off[player] = (off[player] - shift) / deviations[player];
        return off;
    }
    /// The share of pairs in the right order, among those that differ by more than two deviations.
    double order() const {
        int right = 0, pairs = 0;
        for (std::size_t a = 0; a < strengths.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const Rating one = standings.find("pente/standard", name(a)).rating;
                const Rating other = standings.find("pente/standard", name(b)).rating;
                if (strengths[a] - strengths[b] < 2 * std::hypot(one.deviation, other.deviation)) continue;
                ++pairs;
                right += one.points > other.points;
            }
        }
        return static_cast<double>(right) / pairs;
    }

    core::Rng rng;
    std::vector<double> strengths;
    Standings standings;
};

/// What a deviation promises: 95 % lie within two of them.
void expect_what_is_promised(const Simulated& simulated) {
    const std::vector<double> errors = simulated.errors();
    const auto within =
        std::count_if(errors.begin(), errors.end(), [](double e) { return std::abs(e) <= 2; });
    EXPECT_GE(static_cast<double>(within), 0.95 * static_cast<double>(errors.size()));
    EXPECT_GE(simulated.order(), 0.975);
}

TEST(Standings, TenThousandGamesFindTheOrderOfPlayersOfKnownStrength) {
    for (const std::uint64_t seed : {1, 2, 3}) {
        Simulated simulated(40, seed);
        for (int number = 1; number <= 10'000; ++number) simulated.play_two(number);
        expect_what_is_promised(simulated);
        const Rating middle = simulated.standings.find("pente/standard", "p20").rating;
        const Rating best = simulated.standings.find("pente/standard", "p39").rating;
        EXPECT_LT(middle.deviation, 70) << "after some 500 games each";
        EXPECT_LT(best.deviation, 85) << "whose games say less: he is expected to win them";
    }
}

TEST(Standings, GamesOfFourFindTheOrderToo) {
    for (const std::uint64_t seed : {1, 2, 3}) {
        Simulated simulated(40, seed);
        for (int number = 1; number <= 5'000; ++number) simulated.play_many(number, 4);
        expect_what_is_promised(simulated);
    }
}

}  // namespace
}  // namespace server::people
