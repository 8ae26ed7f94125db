#include "server/store/memory.h"

#include "server/tests/ratings_suite.h"
#include "server/tests/store_suite.h"

namespace server::store {
namespace {

struct InMemory {
    static constexpr bool kLasts = false;
    std::unique_ptr<MemoryStore> open(Loop& loop) { return std::make_unique<MemoryStore>(loop); }
};
INSTANTIATE_TYPED_TEST_SUITE_P(Memory, StoreSuite, InMemory);
INSTANTIATE_TYPED_TEST_SUITE_P(Memory, RatingsSuite, InMemory);

class MemoryStoreThatFails : public ::testing::Test {
protected:
    FakeLoop loop_;
    MemoryStore store_{loop_};
    Asked ask_{loop_, store_};
    static Append event(std::int64_t sequence, std::string text) {
        return {.table = kTable, .sequence = sequence, .event = std::move(text), .at = kNow};
    }
};

TEST_F(MemoryStoreThatFails, AnswersLateAndInOrder) {
    std::string heard;
    store_.answer_after(100);
    store_.append(event(0, "a"), [&](const auto&) { heard += 'a'; });
    store_.answer_after(0);
    store_.append(event(1, "b"), [&](const auto& result) {
        EXPECT_TRUE(result);
        heard += 'b';
    });
    loop_.advance(99);
    EXPECT_LE(heard.size(), 1U);
    loop_.advance(1);
    EXPECT_EQ(heard, "ab");
}

TEST_F(MemoryStoreThatFails, RefusesUntilItIsToldToGoOn) {
    store_.refuse(game::Reason("server.store-full", ""));
    EXPECT_EQ(ask_.append(event(0, "a")).error().code, "server.store-full");
    EXPECT_EQ(ask_.load(kTable).error().code, "server.store-full");
    store_.refuse({});
    EXPECT_TRUE(ask_.load(kTable)->empty());
    EXPECT_EQ(*ask_.append(event(0, "a")), Appended::stored);
}

TEST_F(MemoryStoreThatFails, LosesOneAnswer) {
    store_.lose_next_answer();
    EXPECT_EQ(ask_.append(event(0, "a")).error().code, "server.store-unsure");
    EXPECT_EQ(*ask_.append(event(1, "b")), Appended::stored);
    EXPECT_EQ(*ask_.load(kTable), (Events{"a", "b"}));
}

TEST_F(MemoryStoreThatFails, LetsAnotherWriterBeFirst) {
    EXPECT_EQ(*ask_.append(event(0, "a")), Appended::stored);
    store_.overtake(kTable, "theirs");
    EXPECT_EQ(*ask_.append(event(1, "ours")), Appended::taken);
    EXPECT_EQ(*ask_.append(event(2, "ours again")), Appended::stored);
    EXPECT_EQ(*ask_.load(kTable), (Events{"a", "theirs", "ours again"}));
}

}  // namespace
}  // namespace server::store
