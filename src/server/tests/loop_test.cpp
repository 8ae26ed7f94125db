#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "running.h"

namespace server {
namespace {

TEST(Loop, DoesWhatIsPostedInItsOrderAndInOneThread) {
    RunningLines server;
    std::vector<int> done;
    std::promise<void> all;
    std::thread::id thread;
    for (int i = 0; i < 100; ++i)
        server.loop().post([&, i] {
            if (i == 0) thread = std::this_thread::get_id();
            EXPECT_EQ(std::this_thread::get_id(), thread);
            done.push_back(i);
            if (i == 99) all.set_value();
        });
    all.get_future().wait();
    for (int i = 0; i < 100; ++i) EXPECT_EQ(done[i], i);
}

TEST(Loop, ManyThreadsMayPost) {
    RunningLines server;
    int count = 0;  // only the loop counts
    std::promise<void> all;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&] {
            for (int i = 0; i < 250; ++i)
                server.loop().post([&] {
                    if (++count == 1000) all.set_value();
                });
        });
    all.get_future().wait();
    for (std::thread& thread : threads) thread.join();
}

TEST(Loop, DoesLaterThingsInTheOrderOfTheirTime) {
    RunningLines server;
    std::string done;
    std::promise<void> all;
    server.loop().post([&] {
        Loop& loop = server.loop();
        loop.later(40, [&] {
            done += 'd';
            all.set_value();
        });
        loop.later(20, [&] { done += 'b'; });
        loop.later(20, [&] { done += 'c'; });
        loop.later(0, [&] {
            done += 'a';
            loop.later(-5, [&] { done += '!'; });
        });
    });
    all.get_future().wait();
    EXPECT_EQ(done, "a!bcd");
}

TEST(Loop, DropsWhatIsLeftWhenItEnds) {
    const auto held = std::make_shared<int>(1);
    {
        RunningLines server;
        std::promise<void> asked;
        server.loop().post([&, held] {
            server.loop().later(3'600'000, [held] { FAIL(); });
            asked.set_value();
        });
        asked.get_future().wait();
        server.stop();
        server.loop().post([held] { FAIL(); });
    }
    EXPECT_EQ(held.use_count(), 1);
}

TEST(Loop, NowIsTheWallClock) {
    RunningLines server;
    const Moment one = server.loop().now();
    EXPECT_GT(one, 1'700'000'000'000);
    EXPECT_GE(server.loop().now(), one);
}

}  // namespace
}  // namespace server
