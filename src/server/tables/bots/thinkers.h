#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "server/loop.h"

namespace server::tables {

/// What a bot is to think about. It looks at `is_wanted` between two slices and stops when nobody wants to
/// know any more.
struct Task {
    const game::AnyGame* game = nullptr;
    std::unique_ptr<game::AnyView> view;
    game::Seat seat;
    int level = 0;
    std::uint64_t seed = 0;
    std::shared_ptr<const std::atomic<bool>> is_wanted;
};

/// The threads of the bots, and the thoughts that wait for one. They touch nothing of the loop but `post`.
class Thinkers {
public:
    /// Without a thread bots think in the loop itself: for tests.
    Thinkers(Loop& loop, int threads, std::size_t most_waiting);
    /// Stops them all.
    ~Thinkers();
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    /// Nothing: the bot has nothing to do now.
    using Done = std::function<void(std::optional<bots::Thought>)>;
    /// `done` is called in the loop, unless nobody wants it any more; false when too many wait already.
    bool think(Task task, Done done);

private:
    struct Waiting {
        Task task;
        Done done;
    };

    void work();
    std::optional<bots::Thought> think_out(Task& task) const;

    Loop& loop_;
    std::size_t most_waiting_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Waiting> waiting_;
    std::atomic<bool> is_over_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace server::tables
