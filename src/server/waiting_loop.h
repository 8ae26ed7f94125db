#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>

#include "server/loop.h"

namespace server {

/// A loop in the thread of somebody who waits: for commands that ask a store something and end.
class WaitingLoop final : public Loop {
public:
    Moment now() const override;
    void post(std::function<void()> job) override;
    void later(std::int64_t after_ms, std::function<void()> job) override;

    /// Does what is posted until `done` says so.
    void run_until(const std::function<bool()>& done);

private:
    using Clock = std::chrono::steady_clock;

    std::function<void()> take();

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> posted_;
    std::multimap<Clock::time_point, std::function<void()>> alarms_;
};

}  // namespace server
