#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/tests/asked.h"

namespace server::store {

/// What every store must do. `Place` has `std::unique_ptr<Store> open(Loop&)`: a store that is empty the
/// first time, and `kLasts`: whether a store opened there again has what the one before it had.
template <class Place>
class StoreSuite : public ::testing::Test {
protected:
    Append event(std::int64_t sequence, std::string text, const TableId& table = kTable) {
        return {.table = table, .sequence = sequence, .event = std::move(text), .at = kNow};
    }
    Append due(std::int64_t sequence, std::optional<Moment> deadline, const TableId& table = kTable) {
        return {.table = table, .sequence = sequence, .event = "event", .at = kNow, .deadline = deadline};
    }
    void stored(Append what) {
        const auto result = ask_.append(std::move(what));
        ASSERT_TRUE(result) << result.error().code;
        EXPECT_EQ(*result, Appended::stored);
    }
    void taken(Append what) {
        const auto result = ask_.append(std::move(what));
        ASSERT_TRUE(result) << result.error().code;
        EXPECT_EQ(*result, Appended::taken);
    }

    Place place_;
    FakeLoop loop_;
    std::unique_ptr<Store> store_ = place_.open(loop_);
    Asked ask_{loop_, *store_};
};
TYPED_TEST_SUITE_P(StoreSuite);

TYPED_TEST_P(StoreSuite, IsEmptyAtFirst) {
    EXPECT_EQ(*this->ask_.load(kTable), Events{});
    EXPECT_EQ(*this->ask_.find_key(hash_of(1)), std::nullopt);
    EXPECT_TRUE(this->ask_.take_due(kNow)->empty());
    EXPECT_EQ(*this->ask_.next_due(), std::nullopt);
    EXPECT_TRUE(this->ask_.beat(kNow)->empty());
    EXPECT_EQ(*this->ask_.archive(kNow), 0U);
    EXPECT_TRUE(this->ask_.tables()->empty());
}

TYPED_TEST_P(StoreSuite, ListsTablesByNameArchivedOnesToo) {
    for (const char* name : {"c", "a", "b"}) this->stored(this->event(0, "made", name));
    this->stored(this->event(1, "sat", "a"));
    EXPECT_EQ(*this->ask_.archive(kNow + 1), 3U);
    EXPECT_EQ(*this->ask_.tables("", 2), (std::vector<TableId>{"a", "b"}));
    EXPECT_EQ(*this->ask_.tables("b", 2), std::vector<TableId>{"c"});
    EXPECT_TRUE(this->ask_.tables("c")->empty());
}

TYPED_TEST_P(StoreSuite, ListsTablesInWhichSomethingHappenedOfLate) {
    constexpr std::int64_t kHour = 3'600'000;
    this->stored(this->event(0, "made"));
    Append late = this->event(0, "made", kOther);
    late.at = kNow + 2 * kHour;
    this->stored(late);
    EXPECT_EQ(*this->ask_.tables("", 9, kNow + 2 * kHour), std::vector<TableId>{kOther});
    EXPECT_TRUE(this->ask_.tables("", 9, kNow + 4 * kHour)->empty());
    EXPECT_EQ(this->ask_.tables("", 9, kNow)->size(), 2U);
}

TYPED_TEST_P(StoreSuite, KeepsEventsInOrder) {
    this->stored(this->event(0, "made"));
    this->stored(this->event(1, "sat"));
    this->stored(this->event(0, "other made", kOther));
    this->stored(this->event(2, "played"));
    EXPECT_EQ(*this->ask_.load(kTable), (Events{"made", "sat", "played"}));
    EXPECT_EQ(*this->ask_.load(kTable, 1), (Events{"sat", "played"}));
    EXPECT_EQ(*this->ask_.load(kTable, 3), Events{});
    EXPECT_EQ(*this->ask_.load(kTable, 99), Events{});
    EXPECT_EQ(*this->ask_.load(kOther), Events{"other made"});
    EXPECT_EQ(*this->ask_.load("unknown"), Events{});
}

TYPED_TEST_P(StoreSuite, KeepsAnyText) {
    const Events texts{"", "é ñ 五 🎲", "'; DROP TABLE events; --", "\"\\\\\"", std::string(200'000, 'x')};
    for (std::size_t i = 0; i < texts.size(); ++i)
        this->stored(this->event(static_cast<std::int64_t>(i), texts[i]));
    EXPECT_EQ(*this->ask_.load(kTable), texts);
}

TYPED_TEST_P(StoreSuite, OfTwoWritersOneWins) {
    this->stored(this->event(0, "first"));
    this->taken(this->event(0, "second"));
    this->stored(this->event(1, "third"));
    this->taken(this->event(1, "fourth"));
    EXPECT_EQ(*this->ask_.load(kTable), (Events{"first", "third"}));
}

TYPED_TEST_P(StoreSuite, StoresNothingOfWhatCameTooLate) {
    Append first = this->due(0, kNow + 100);
    first.keys = {{hash_of(1), 0}};
    this->stored(first);
    Append late = this->due(0, kNow + 50);
    late.keys = {{hash_of(2), 1}};
    late.withdrawn = {hash_of(1)};
    this->taken(late);
    EXPECT_EQ(*this->ask_.find_key(hash_of(1)), (Opens{kTable, 0}));
    EXPECT_EQ(*this->ask_.find_key(hash_of(2)), std::nullopt);
    EXPECT_EQ(*this->ask_.next_due(), kNow + 100);
}

TYPED_TEST_P(StoreSuite, RefusesAnEventWhosePredecessorIsNotThere) {
    for (const std::int64_t sequence : {1, 2, 99}) {
        const auto result = this->ask_.append(this->due(sequence, kNow));
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().code, "server.store-gone");
    }
    this->stored(this->event(0, "made"));
    EXPECT_FALSE(this->ask_.append(this->event(2, "too early")));
    EXPECT_EQ(*this->ask_.load(kTable), Events{"made"});
    EXPECT_EQ(*this->ask_.next_due(), std::nullopt);
}

TYPED_TEST_P(StoreSuite, WhatIsAskedAtOnceIsAnsweredEachByItselfAndInOrder) {
    std::vector<std::string> heard;
    const auto append = [&](Append what, const std::string& name) {
        this->store_->append(std::move(what), [&heard, name](core::Result<Appended, game::Reason> result) {
            heard.push_back(name + (!result                       ? " failed"
                                    : *result == Appended::stored ? " stored"
                                                                  : " taken"));
        });
    };
    append(this->event(0, "a"), "a");
    append(this->event(0, "b"), "b");
    append(this->event(5, "c"), "c");
    append(this->event(0, "other", kOther), "other");
    append(this->event(1, "d"), "d");
    bool is_loaded = false;
    this->store_->load(kTable, 0, [&](core::Result<Events, game::Reason> result) {
        EXPECT_EQ(*result, (Events{"a", "d"}));
        is_loaded = true;
    });
    EXPECT_TRUE(heard.empty()) << "nothing is answered within a call";
    ASSERT_TRUE(this->loop_.run_until([&] { return is_loaded; }));
    EXPECT_EQ(heard, (Events{"a stored", "b taken", "c failed", "other stored", "d stored"}));
    EXPECT_EQ(*this->ask_.load(kOther), Events{"other"});
}

TYPED_TEST_P(StoreSuite, ManyTablesAtOnce) {
    constexpr int kTables = 300, kEvents = 10;
    int stored = 0;
    const auto name = [](int table) { return "table" + std::to_string(10'000 + table); };
    for (int number = 0; number < kEvents; ++number)
        for (int table = 0; table < kTables; ++table)
            this->store_->append(this->event(number, std::to_string(number), name(table)),
                                 [&](const core::Result<Appended, game::Reason>& result) {
                                     stored += result && *result == Appended::stored;
                                 });
    ASSERT_TRUE(this->loop_.run_until([&] { return stored == kTables * kEvents; }));
    for (int table = 0; table < kTables; ++table)
        EXPECT_EQ(*this->ask_.load(name(table)), (Events{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}));
}

TYPED_TEST_P(StoreSuite, FindsWhatAKeyOpens) {
    Append made = this->event(0, "made");
    made.keys = {{hash_of(1), 0}, {hash_of(2), 1}, {hash_of(3), Opens::kHost}};
    this->stored(made);
    EXPECT_EQ(*this->ask_.find_key(hash_of(1)), (Opens{kTable, 0}));
    EXPECT_EQ(*this->ask_.find_key(hash_of(2)), (Opens{kTable, 1}));
    EXPECT_EQ(*this->ask_.find_key(hash_of(3)), (Opens{kTable, Opens::kHost}));
    EXPECT_EQ(*this->ask_.find_key(hash_of(4)), std::nullopt);
}

TYPED_TEST_P(StoreSuite, AKeyCanBeWithdrawnAndOpenSomethingElse) {
    Append made = this->event(0, "made"), other = this->event(0, "made", kOther);
    made.keys = {{hash_of(1), 0}, {hash_of(2), 1}};
    other.keys = {{hash_of(3), 0}};
    this->stored(made);
    this->stored(other);

    Append anew = this->event(1, "relinked");
    anew.withdrawn = {hash_of(1), hash_of(3), hash_of(9)};
    anew.keys = {{hash_of(4), 0}, {hash_of(2), 2}};
    this->stored(anew);
    EXPECT_EQ(*this->ask_.find_key(hash_of(1)), std::nullopt);
    EXPECT_EQ(*this->ask_.find_key(hash_of(2)), (Opens{kTable, 2}));
    EXPECT_EQ(*this->ask_.find_key(hash_of(3)), (Opens{kOther, 0})) << "another table's key";
    EXPECT_EQ(*this->ask_.find_key(hash_of(4)), (Opens{kTable, 0}));
}

TYPED_TEST_P(StoreSuite, EachAppendSetsTheDeadlineAnew) {
    this->stored(this->due(0, kNow + 100));
    EXPECT_EQ(*this->ask_.next_due(), kNow + 100);
    this->stored(this->due(1, kNow + 300));
    EXPECT_EQ(*this->ask_.next_due(), kNow + 300);
    this->stored(this->due(0, kNow + 200, kOther));
    EXPECT_EQ(*this->ask_.next_due(), kNow + 200);
    this->stored(this->due(1, std::nullopt, kOther));
    EXPECT_EQ(*this->ask_.next_due(), kNow + 300);
}

TYPED_TEST_P(StoreSuite, WhatIsDueIsTakenOnceForAWhile) {
    this->stored(this->due(0, kNow + 100));
    this->stored(this->due(0, kNow + 50, kOther));
    EXPECT_TRUE(this->ask_.take_due(kNow + 49)->empty());
    EXPECT_EQ(*this->ask_.take_due(kNow + 100, 1000), (std::vector<TableId>{kOther, kTable}));
    EXPECT_TRUE(this->ask_.take_due(kNow + 1099, 1000)->empty());
    EXPECT_EQ(*this->ask_.next_due(), kNow + 1100);
    this->stored(this->due(1, kNow + 200, kOther));
    EXPECT_EQ(*this->ask_.take_due(kNow + 200, 1000), std::vector<TableId>{kOther});
    EXPECT_EQ(*this->ask_.take_due(kNow + 1100, 1000), std::vector<TableId>{kTable});
    EXPECT_EQ(*this->ask_.next_due(), kNow + 1200);
}

TYPED_TEST_P(StoreSuite, TakesNoMoreThanWasAskedForTheEarliestFirst) {
    for (int i = 0; i < 5; ++i) this->stored(this->due(0, kNow + 5 - i, "table" + std::to_string(i)));
    EXPECT_EQ(*this->ask_.take_due(kNow + 10, 1000, 2), (std::vector<TableId>{"table4", "table3"}));
    EXPECT_EQ(*this->ask_.take_due(kNow + 10, 1000, 2), (std::vector<TableId>{"table2", "table1"}));
    EXPECT_TRUE(this->ask_.take_due(kNow + 10, 1000, 0)->empty());
    EXPECT_EQ(*this->ask_.take_due(kNow + 10, 1000, 9), (std::vector<TableId>{"table0"}));
}

TYPED_TEST_P(StoreSuite, AGapInTheBeatsIsAnAbsence) {
    using Absences = std::vector<Absence>;
    const Moment back = kNow + 1000 + kLongestBeatMs + 1;
    EXPECT_TRUE(this->ask_.beat(kNow)->empty());
    EXPECT_TRUE(this->ask_.beat(kNow + 1000)->empty());
    EXPECT_EQ(*this->ask_.beat(back, kNow), (Absences{{kNow + 1000, back}}));
    EXPECT_EQ(*this->ask_.beat(back + kLongestBeatMs, kNow), (Absences{{kNow + 1000, back}}));
    EXPECT_TRUE(this->ask_.beat(back + kLongestBeatMs, back)->empty()) << "only what ended later";
    const Moment late = back + 1'000'000;
    EXPECT_EQ(*this->ask_.beat(late, kNow), (Absences{{kNow + 1000, back}, {back + kLongestBeatMs, late}}));
}

TYPED_TEST_P(StoreSuite, WhoAppendsServes) {
    using Absences = std::vector<Absence>;
    const Moment back = kNow + 20'000;
    (void)this->ask_.beat(kNow);
    Append event = this->event(0, "made");
    event.at = kNow + 700;
    this->stored(event);
    event = this->event(0, "late", kOther);
    event.at = kNow - 100;
    this->stored(event);
    EXPECT_EQ(*this->ask_.beat(back, kNow), (Absences{{kNow + 700, back}}));
}

TYPED_TEST_P(StoreSuite, AnAbsencePutsDeadlinesOff) {
    this->stored(this->due(0, kNow - 1, "before"));
    this->stored(this->due(0, kNow + 10, "within"));
    this->stored(this->due(0, kNow + 70'000, "after"));
    (void)this->ask_.beat(kNow);
    EXPECT_EQ(this->ask_.beat(kNow + 60'000)->size(), 1U);
    EXPECT_EQ(*this->ask_.take_due(kNow + 60'000), std::vector<TableId>{"before"});
    EXPECT_TRUE(this->ask_.take_due(kNow + 60'009)->empty());
    EXPECT_EQ(*this->ask_.take_due(kNow + 60'010), std::vector<TableId>{"within"});
    EXPECT_EQ(*this->ask_.take_due(kNow + 130'000, 10'000, 9),
              (std::vector<TableId>{"before", "within", "after"}));
}

TYPED_TEST_P(StoreSuite, AClockThatIsSetBackIsNoAbsence) {
    const Moment back = kNow - 3'600'000;
    this->stored(this->due(0, kNow + 10));
    (void)this->ask_.beat(kNow);
    EXPECT_TRUE(this->ask_.beat(back)->empty());
    EXPECT_TRUE(this->ask_.beat(back + 1000)->empty());
    EXPECT_EQ(*this->ask_.next_due(), kNow + 10);
    EXPECT_EQ(this->ask_.beat(back + 600'000)->size(), 1U) << "counted by the clock as it goes now";
}

TYPED_TEST_P(StoreSuite, TablesThatNobodyCameBackToAreArchived) {
    Append made = this->due(0, kNow + 10), other = this->due(0, kNow + 20, kOther);
    made.keys = {{hash_of(1), 0}};
    other.keys = {{hash_of(2), 0}};
    other.at = kNow + 1;
    this->stored(made);
    this->stored(other);
    EXPECT_EQ(*this->ask_.archive(kNow), 0U);
    EXPECT_EQ(*this->ask_.archive(kNow + 1), 1U);
    EXPECT_EQ(*this->ask_.archive(kNow + 1), 0U) << "only once";
    EXPECT_EQ(*this->ask_.find_key(hash_of(1)), std::nullopt);
    EXPECT_EQ(*this->ask_.find_key(hash_of(2)), (Opens{kOther, 0}));
    EXPECT_EQ(*this->ask_.next_due(), kNow + 20);
    EXPECT_EQ(*this->ask_.load(kTable), Events{"event"});
}

TYPED_TEST_P(StoreSuite, TheLastEventSaysWhetherATableIsInUse) {
    constexpr std::int64_t kDay = 86'400'000;
    this->stored(this->event(0, "made"));
    for (int minute = 1; minute < 5; ++minute) {
        Append played = this->event(minute, "played");
        played.at = kNow + minute * 60'000;
        this->stored(played);
    }
    EXPECT_EQ(*this->ask_.archive(kNow + 4 * 60'000), 0U);
    EXPECT_EQ(*this->ask_.archive(kNow + kDay), 1U);
    Append again = this->event(5, "came back");
    again.at = kNow + kDay;
    this->stored(again);
    EXPECT_EQ(*this->ask_.archive(kNow + kDay), 0U);
    EXPECT_EQ(*this->ask_.archive(kNow + kDay + 1), 1U);
}

TYPED_TEST_P(StoreSuite, ClosingWaitsUntilWhatWasAskedForIsDone) {
    int answered = 0;
    for (int i = 0; i < 100; ++i)
        this->store_->append(this->event(i, std::to_string(i)),
                             [&](const core::Result<Appended, game::Reason>& result) {
                                 EXPECT_TRUE(result);
                                 ++answered;
                             });
    this->store_.reset();
    ASSERT_TRUE(this->loop_.run_until([&] { return answered == 100; }));
    this->loop_.run();
    EXPECT_EQ(answered, 100) << "each once";
    if (!TypeParam::kLasts) return;
    this->store_ = this->place_.open(this->loop_);
    EXPECT_EQ(Asked(this->loop_, *this->store_).load(kTable)->size(), 100U);
}

TYPED_TEST_P(StoreSuite, OpenedAgainItHasEverything) {
    if (!TypeParam::kLasts) return;
    Append made = this->due(0, kNow + 10);
    made.keys = {{hash_of(1), 0}};
    this->stored(made);
    this->stored(this->due(1, kNow + 20));
    (void)this->ask_.beat(kNow);
    this->store_.reset();
    this->store_ = this->place_.open(this->loop_);
    Asked ask(this->loop_, *this->store_);
    EXPECT_EQ(*ask.load(kTable), (Events{"event", "event"}));
    EXPECT_EQ(*ask.find_key(hash_of(1)), (Opens{kTable, 0}));
    EXPECT_EQ(*ask.next_due(), kNow + 20);
    EXPECT_EQ(*ask.append(this->event(1, "late")), Appended::taken);
    EXPECT_EQ(*ask.beat(kNow + 100'000), (std::vector<Absence>{{kNow, kNow + 100'000}}));
    EXPECT_EQ(*ask.next_due(), kNow + 100'020);
}

REGISTER_TYPED_TEST_SUITE_P(StoreSuite, IsEmptyAtFirst, ListsTablesByNameArchivedOnesToo,
                            ListsTablesInWhichSomethingHappenedOfLate, KeepsEventsInOrder, KeepsAnyText,
                            OfTwoWritersOneWins, StoresNothingOfWhatCameTooLate,
                            RefusesAnEventWhosePredecessorIsNotThere,
                            WhatIsAskedAtOnceIsAnsweredEachByItselfAndInOrder, ManyTablesAtOnce,
                            FindsWhatAKeyOpens, AKeyCanBeWithdrawnAndOpenSomethingElse,
                            EachAppendSetsTheDeadlineAnew, WhatIsDueIsTakenOnceForAWhile,
                            TakesNoMoreThanWasAskedForTheEarliestFirst, AGapInTheBeatsIsAnAbsence,
                            WhoAppendsServes, AnAbsencePutsDeadlinesOff, AClockThatIsSetBackIsNoAbsence,
                            TablesThatNobodyCameBackToAreArchived, TheLastEventSaysWhetherATableIsInUse,
                            ClosingWaitsUntilWhatWasAskedForIsDone, OpenedAgainItHasEverything);

}  // namespace server::store
