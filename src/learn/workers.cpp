#include "learn/workers.h"

#include <unistd.h>

#include <algorithm>

namespace learn {

Workers::Workers(int threads) : process_(getpid()) {
    for (int i = 1; i < threads; ++i) others_.emplace_back([this] { serve(); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        stops_ = true;
    }
    begun_.notify_all();
    for (std::thread& other : others_) {
        if (process_ == getpid())
            other.join();
        else
            other.detach();  // a forked process has none of them
    }
}

void Workers::share(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) {
    if (others_.empty() || count < 2) return work(0, count);
    std::unique_lock lock(mutex_);
    work_ = &work;
    count_ = count;
    next_ = 0;
    part_ = std::max<std::size_t>(1, count / (static_cast<std::size_t>(threads()) * 4));
    begun_.notify_all();
    take_parts(lock);
    ended_.wait(lock, [&] { return busy_ == 0; });
    work_ = nullptr;
}

void Workers::serve() {
    std::unique_lock lock(mutex_);
    for (;;) {
        begun_.wait(lock, [&] { return stops_ || next_ < count_; });
        if (stops_) return;
        take_parts(lock);
    }
}

void Workers::take_parts(std::unique_lock<std::mutex>& lock) {
    while (next_ < count_) {
        const std::size_t from = next_, to = std::min(count_, from + part_);
        const auto& work = *work_;
        next_ = to;
        ++busy_;
        lock.unlock();
        work(from, to);
        lock.lock();
        if (--busy_ == 0 && next_ == count_) ended_.notify_one();
    }
}

}  // namespace learn
