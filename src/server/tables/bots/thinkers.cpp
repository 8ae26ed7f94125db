#include "server/tables/bots/thinkers.h"

#include <chrono>
#include <utility>

#include "bots/levels.h"

namespace server::tables {

namespace {

/// The top level has no bound of its own: on a server of many it gets so long.
constexpr std::chrono::milliseconds kLongest(1500);

}  // namespace

Thinkers::Thinkers(Loop& loop, int threads, std::size_t most_waiting)
    : loop_(loop), most_waiting_(most_waiting) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Thinkers::~Thinkers() {
    {
        const std::lock_guard guard(mutex_);
        is_over_ = true;
    }
    arrived_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool Thinkers::think(Task task, Done done) {
    if (threads_.empty()) {
        auto waiting = std::make_shared<Waiting>(Waiting{std::move(task), std::move(done)});
        loop_.post([this, waiting] {
            if (*waiting->task.is_wanted) waiting->done(think_out(waiting->task));
        });
        return true;
    }
    const std::lock_guard guard(mutex_);
    if (waiting_.size() >= most_waiting_) return false;
    waiting_.push_back({std::move(task), std::move(done)});
    arrived_.notify_one();
    return true;
}

void Thinkers::work() {
    for (;;) {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [this] { return is_over_ || !waiting_.empty(); });
        if (is_over_) return;
        Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        if (!*next.task.is_wanted) continue;
        auto thought = think_out(next.task);
        if (is_over_) return;
        loop_.post([wanted = next.task.is_wanted, done = std::move(next.done), thought = std::move(thought)] {
            if (*wanted) done(thought);
        });
    }
}

std::optional<bots::Thought> Thinkers::think_out(Task& task) const {
    const auto bot = bots::make_level(*task.game, task.level);
    if (!bot->begin(*task.view, task.seat, task.seed)) return std::nullopt;
    const auto end = std::chrono::steady_clock::now() + kLongest;
    const std::uint64_t most = bots::plain_nodes(*task.game);
    bot->limit(most);
    bots::Thought thought = bot->best();
    while (!is_over_ && *task.is_wanted && thought.nodes < most && std::chrono::steady_clock::now() < end) {
        if (bot->think(bots::kSlice)) break;
        thought = bot->best();
    }
    return bot->best();
}

}  // namespace server::tables
