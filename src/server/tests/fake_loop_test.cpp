#include "server/tests/fake_loop.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>

namespace server {
namespace {

TEST(FakeLoop, DoesJobsInTheOrderInWhichTheyWerePosted) {
    FakeLoop loop;
    std::string done;
    loop.post([&] {
        done += 'a';
        loop.post([&] { done += 'c'; });
    });
    loop.post([&] { done += 'b'; });
    EXPECT_EQ(done, "");
    EXPECT_EQ(loop.run(), 3U);
    EXPECT_EQ(done, "abc");
}

TEST(FakeLoop, DoesWhatWasAskedForLaterAtItsTime) {
    FakeLoop loop;
    std::string done;
    loop.later(20, [&] { done += 'd'; });
    loop.later(10, [&] {
        EXPECT_EQ(loop.now(), FakeLoop::kStart + 10);
        loop.post([&] { done += 'b'; });
        loop.later(5, [&] { done += 'c'; });
        done += 'a';
    });
    loop.advance(9);
    EXPECT_EQ(done, "");
    loop.advance(1);
    EXPECT_EQ(done, "ab");
    loop.advance(100);
    EXPECT_EQ(done, "abcd");
    EXPECT_EQ(loop.now(), FakeLoop::kStart + 110);
    EXPECT_EQ(loop.alarms(), 0U);
}

TEST(FakeLoop, AClockThatIsSetMovesNoTime) {
    FakeLoop loop;
    bool rang = false;
    loop.later(10, [&] { rang = true; });
    loop.set_clock(FakeLoop::kStart - 1'000'000);
    loop.advance(9);
    EXPECT_FALSE(rang);
    loop.advance(1);
    EXPECT_TRUE(rang);
    EXPECT_EQ(loop.now(), FakeLoop::kStart - 1'000'000 + 10);
}

TEST(FakeLoop, WaitsForOtherThreads) {
    FakeLoop loop;
    int heard = 0;
    std::thread other([&] {
        for (int i = 0; i < 100; ++i) loop.post([&] { ++heard; });
    });
    EXPECT_TRUE(loop.run_until([&] { return heard == 100; }));
    other.join();
    EXPECT_FALSE(loop.run_until([] { return false; }, std::chrono::milliseconds(1)));
}

}  // namespace
}  // namespace server
