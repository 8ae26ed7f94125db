#include "server/waiting_loop.h"

#include <utility>

namespace server {

Moment WaitingLoop::now() const {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

void WaitingLoop::post(std::function<void()> job) {
    // Under the lock to the end: the loop may be gone as soon as its last job has been taken.
    const std::lock_guard guard(mutex_);
    posted_.push_back(std::move(job));
    arrived_.notify_one();
}

void WaitingLoop::later(std::int64_t after_ms, std::function<void()> job) {
    alarms_.emplace(Clock::now() + std::chrono::milliseconds(after_ms), std::move(job));
}

void WaitingLoop::run_until(const std::function<bool()>& done) {
    while (!done()) take()();
}

/// The next job, when there is one; what is due comes first.
std::function<void()> WaitingLoop::take() {
    constexpr std::chrono::hours kLong{1};
    std::unique_lock lock(mutex_);
    for (;;) {
        const bool is_due = !alarms_.empty() && alarms_.begin()->first <= Clock::now();
        if (is_due) return std::move(alarms_.extract(alarms_.begin()).mapped());
        if (!posted_.empty()) {
            std::function<void()> job = std::move(posted_.front());
            posted_.pop_front();
            return job;
        }
        arrived_.wait_until(lock, alarms_.empty() ? Clock::now() + kLong : alarms_.begin()->first);
    }
}

}  // namespace server
