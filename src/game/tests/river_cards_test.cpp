#include "game/parts/river_cards.h"

#include <gtest/gtest.h>

#include <array>

#include "game/messages.h"

namespace game {
namespace {

TEST(RiverCards, EveryCardReadsAsItIsWritten) {
    for (int i = 0; i < RiverCard::kKinds; ++i)
        EXPECT_EQ(read_river_card(to_text(RiverCard::at(i))), RiverCard::at(i));
    EXPECT_EQ(to_text(RiverCard(River::colorado, 10)), "C10");
    EXPECT_EQ(read_river_card("n4"), RiverCard(River::nile, 4));
    for (const char* bad : {"", "N", "N0", "N11", "N04", "X4", "4N", "N-1", "N4 "})
        EXPECT_FALSE(read_river_card(bad)) << bad;
}

/// The same heap kept plainly: a count for each kind.
class PlainHeap {
public:
    std::array<int, RiverCard::kKinds> counts{};
    int size() const {
        int sum = 0;
        for (const int count : counts) sum += count;
        return sum;
    }
    void expect_equal(const RiverCards& heap) const {
        EXPECT_EQ(heap.size(), size());
        for (int i = 0; i < RiverCard::kKinds; ++i)
            ASSERT_EQ(heap.count(RiverCard::at(i)), counts[static_cast<std::size_t>(i)]) << i;
    }
};

TEST(RiverCards, AHeapCountsLikeAPlainOne) {
    core::Rng rng(1);
    RiverCards heap;
    PlainHeap plain;
    for (int step = 0; step < 20000; ++step) {
        const RiverCard card = RiverCard::at(static_cast<int>(rng.below(RiverCard::kKinds)));
        int& count = plain.counts[static_cast<std::size_t>(card.index())];
        if (rng.below(2) == 0 && count < RiverCard::kCopies) {
            heap.add(card);
            ++count;
        } else if (count > 0) {
            heap.remove(card);
            --count;
        }
        plain.expect_equal(heap);
    }
}

TEST(RiverCards, WhatIsTakenAwayAndAddedIsAsBefore) {
    core::Rng rng(2);
    for (int round = 0; round < 2000; ++round) {
        RiverCards all = RiverCards::box(), part;
        for (std::uint32_t n = rng.below(80); n > 0; --n) part.add(all.draw(rng));
        EXPECT_TRUE(all.fits(part));
        EXPECT_EQ(all + part, RiverCards::box());
        EXPECT_EQ(RiverCards::box() - part, all);
        EXPECT_EQ(RiverCards::box() - all, part);
        PlainHeap shared;
        for (int i = 0; i < RiverCard::kKinds; ++i)
            shared.counts[static_cast<std::size_t>(i)] =
                std::min(all.count(RiverCard::at(i)), part.count(RiverCard::at(i)));
        shared.expect_equal(all & part);
        EXPECT_EQ(all.contains(part), (all & part) == part);
    }
}

TEST(RiverCards, EveryCopyIsDrawnEquallyOften) {
    RiverCards heap;
    heap.add(RiverCard(River::nile, 1));
    heap.add(RiverCard(River::nile, 1));
    heap.add(RiverCard(River::amazon, 10));
    core::Rng rng(3);
    int single = 0;
    for (int i = 0; i < 30000; ++i) single += heap.pick(rng) == RiverCard(River::amazon, 10);
    EXPECT_NEAR(single, 10000, 400);
}

TEST(RiverCards, ACardIsNamedInTheReadersLanguage) {
    Catalog catalog;
    catalog.add(frame_messages());
    const Message sentence{"lies",
                           {"{river} {value}", "{river} {value}", "{river} {value}", "{river} {value}"}};
    catalog.add({&sentence, 1});
    const RiverCard card(River::danube, 7);
    const Notice notice("lies", "", {river_arg(card), value_arg(card)});
    EXPECT_EQ(catalog.say(notice, Language::dutch), "Donau 7");
    EXPECT_EQ(catalog.say(notice, Language::english), "Danube 7");
}

TEST(ActionCards, EveryOneReadsAsItIsWritten) {
    for (int i = 0; i < kActionKinds; ++i)
        EXPECT_EQ(read_action_card(to_text(static_cast<ActionCard>(i))), static_cast<ActionCard>(i));
    EXPECT_FALSE(read_action_card("flask"));
}

}  // namespace
}  // namespace game
