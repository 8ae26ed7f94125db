#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "server/tests/asked.h"

namespace server::store {

/// What everything that keeps ratings must do. `Place` is as for StoreSuite, with a store that has ratings.
template <class Place>
class RatingsSuite : public ::testing::Test {
protected:
    static RatedRow game(int minute, const TableId& table = kTable, std::string category = "pente/keryo") {
        return {kNow + minute * 60'000, table, minute, std::move(category), "anna 0 1 level-4 1 2"};
    }
    static CurveRow change(const RatedRow& game, std::string player, std::int64_t games) {
        return {game.category, std::move(player), game.at, game.table, game.game, 150'000 + games,
                20'000,        59'999'999,        games};
    }
    void rate(const RatedRow& game, const std::vector<CurveRow>& changes) {
        const auto result = ask_.rate(game, changes);
        ASSERT_TRUE(result) << result.error().code;
        EXPECT_TRUE(*result);
    }

    Place place_;
    FakeLoop loop_;
    decltype(place_.open(loop_)) store_ = place_.open(loop_);
    AskedRatings ask_{loop_, *store_};
};
TYPED_TEST_SUITE_P(RatingsSuite);

TYPED_TEST_P(RatingsSuite, IsEmptyAtFirst) {
    EXPECT_TRUE(this->ask_.rated()->empty());
    EXPECT_TRUE(this->ask_.latest()->empty());
    EXPECT_TRUE(this->ask_.curve("pente/keryo", "anna")->empty());
    EXPECT_FALSE(*this->ask_.is_rated(kTable, 0));
}

TYPED_TEST_P(RatingsSuite, AGameIsRatedOnce) {
    const RatedRow game = this->game(1);
    this->rate(game, {this->change(game, "anna", 1)});
    EXPECT_TRUE(*this->ask_.is_rated(kTable, 1));
    EXPECT_FALSE(*this->ask_.is_rated(kTable, 2));
    EXPECT_FALSE(*this->ask_.is_rated(kOther, 1));
    EXPECT_FALSE(*this->ask_.rate(game, {this->change(game, "bob", 1)}));
    EXPECT_EQ(*this->ask_.rated(), std::vector{game});
    EXPECT_TRUE(this->ask_.curve("pente/keryo", "bob")->empty()) << "nothing of what came again";
}

TYPED_TEST_P(RatingsSuite, ACurveIsAPlayersChangesInOneCategoryInTheOrderOfTime) {
    const RatedRow first = this->game(1), second = this->game(2), other = this->game(3, kTable, "riomino");
    this->rate(second, {this->change(second, "anna", 2), this->change(second, "bob", 1)});
    this->rate(first, {this->change(first, "anna", 1)});
    this->rate(other, {this->change(other, "anna", 1)});
    EXPECT_EQ(*this->ask_.curve("pente/keryo", "anna"),
              (std::vector{this->change(first, "anna", 1), this->change(second, "anna", 2)}));
    EXPECT_EQ(*this->ask_.latest(),
              (std::vector{this->change(second, "anna", 2), this->change(second, "bob", 1),
                           this->change(other, "anna", 1)}));
}

TYPED_TEST_P(RatingsSuite, GamesComeInOrderOfAllOrOfOneCategory) {
    const RatedRow late = this->game(2), early = this->game(1, kOther), same = this->game(2, kOther),
                   other = this->game(0, kTable, "riomino");
    for (const RatedRow& game : {same, late, early, other}) this->rate(game, {});
    EXPECT_EQ(*this->ask_.rated("pente/keryo"), (std::vector{early, late, same}));
    EXPECT_EQ(*this->ask_.rated(), (std::vector{other, early, late, same}));
}

TYPED_TEST_P(RatingsSuite, ACategoryOrAllCanBeReplaced) {
    const RatedRow game = this->game(1), other = this->game(2, kTable, "riomino"), anew = this->game(3);
    this->rate(game, {this->change(game, "anna", 1)});
    this->rate(other, {this->change(other, "anna", 1)});
    EXPECT_EQ(*this->ask_.replace("pente/keryo", {anew}, {this->change(anew, "bob", 1)}), 1U);
    EXPECT_EQ(*this->ask_.rated(), (std::vector{other, anew}));
    EXPECT_TRUE(this->ask_.curve("pente/keryo", "anna")->empty());
    EXPECT_EQ(this->ask_.curve("pente/keryo", "bob")->size(), 1U);
    EXPECT_EQ(this->ask_.curve("riomino", "anna")->size(), 1U);
    EXPECT_EQ(*this->ask_.replace("", {}, {}), 0U);
    EXPECT_TRUE(this->ask_.rated()->empty());
    EXPECT_TRUE(this->ask_.latest()->empty());
}

TYPED_TEST_P(RatingsSuite, OpenedAgainTheyAreThere) {
    if (!TypeParam::kLasts) return;
    const RatedRow game = this->game(1);
    this->rate(game, {this->change(game, "anna", 1)});
    this->store_.reset();
    this->store_ = this->place_.open(this->loop_);
    AskedRatings ask(this->loop_, *this->store_);
    EXPECT_EQ(*ask.rated(), std::vector{game});
    EXPECT_EQ(*ask.latest(), std::vector{this->change(game, "anna", 1)});
}

REGISTER_TYPED_TEST_SUITE_P(RatingsSuite, IsEmptyAtFirst, AGameIsRatedOnce,
                            ACurveIsAPlayersChangesInOneCategoryInTheOrderOfTime,
                            GamesComeInOrderOfAllOrOfOneCategory, ACategoryOrAllCanBeReplaced,
                            OpenedAgainTheyAreThere);

}  // namespace server::store
