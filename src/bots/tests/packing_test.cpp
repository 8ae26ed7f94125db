#include "bots/search/packing.h"

#include <gtest/gtest.h>

#include <vector>

namespace bots::search {
namespace {

using Small = Packing<200, 4, 200, 3>;
using Cells = std::vector<std::uint8_t>;

std::vector<int> chosen(Small& packing) {
    const auto& items = packing.best().items;
    return {items.begin(), items.end()};
}

TEST(Packing, TakesTheHeaviestSetAndNotTheHeaviestItem) {
    const Cells wide{0, 1}, left{0}, right{1};
    Small packing;
    packing.begin_class(3);
    packing.add_item(wide);
    packing.begin_class(2);
    packing.add_item(left);
    packing.begin_class(2);
    packing.add_item(right);
    EXPECT_EQ(chosen(packing), (std::vector<int>{1, 2}));
    EXPECT_EQ(packing.best().weight, 4);
}

TEST(Packing, TakesOneOfAClassAndNoMoreThanAllowed) {
    const std::vector<Cells> cells{{0}, {1}, {2}, {3}, {4}};
    Small packing;
    packing.begin_class(5);
    packing.add_item(cells[0]);
    packing.add_item(cells[1]);
    for (std::size_t i = 2; i < 5; ++i) {
        packing.begin_class(1);
        packing.add_item(cells[i]);
    }
    EXPECT_EQ(chosen(packing), (std::vector<int>{0, 2, 3}));
    EXPECT_EQ(packing.best().weight, 7);
}

TEST(Packing, OfEqualSetsTheFirstInOrderWins) {
    const Cells a{0}, b{1}, both{0, 1};
    Small packing;
    packing.begin_class(2);
    packing.add_item(both);
    packing.add_item(a);
    packing.begin_class(2);
    packing.add_item(both);
    packing.add_item(b);
    EXPECT_EQ(chosen(packing), (std::vector<int>{1, 3}));
    packing.clear();
    packing.begin_class(2);
    packing.add_item(both);
    packing.begin_class(2);
    packing.add_item(both);
    EXPECT_EQ(chosen(packing), std::vector<int>{0});
}

TEST(Packing, ItemsBeyondTheFirstWordAreSeen) {
    std::vector<Cells> cells;
    for (std::uint8_t i = 0; i < 150; ++i) cells.push_back({0, i});
    const Cells apart{199};
    Small packing;
    packing.begin_class(2);
    for (std::size_t i = 1; i < 150; ++i) packing.add_item(cells[i]);
    packing.begin_class(1);
    packing.add_item(cells[0]);
    packing.add_item(apart);
    EXPECT_EQ(chosen(packing), (std::vector<int>{0, 150}));
}

TEST(Packing, NothingGivesNothing) {
    Small packing;
    EXPECT_TRUE(packing.best().items.empty());
    packing.begin_class(1);
    EXPECT_TRUE(packing.best().items.empty());
    EXPECT_EQ(packing.best().weight, 0);
}

}  // namespace
}  // namespace bots::search
