#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <map>
#include <mutex>
#include <utility>

#include "server/loop.h"

namespace server {

/// A loop that a test turns by hand: it does nothing by itself, and its time stands still until it is moved.
class FakeLoop : public Loop {
public:
    static constexpr Moment kStart = 1'800'000'000'000;

    Moment now() const override { return clock_; }
    void post(std::function<void()> job) override {
        // Under the lock to the end: the loop may be gone as soon as its last job has been taken.
        const std::lock_guard guard(mutex_);
        posted_.push_back(std::move(job));
        arrived_.notify_one();
    }
    void later(std::int64_t after_ms, std::function<void()> job) override {
        alarms_.emplace(passed_ + std::max<std::int64_t>(after_ms, 0), std::move(job));
    }

    /// Does what is posted, and what that posts, until nothing is left: how many jobs that were.
    std::size_t run() {
        std::size_t done = 0;
        for (; std::function<void()> job = take(); ++done) job();
        return done;
    }
    /// Lets so much time pass; every job of `later` is done at its time, and then what was posted.
    void advance(std::int64_t by_ms) {
        run();
        const std::int64_t until = passed_ + by_ms;
        while (!alarms_.empty() && alarms_.begin()->first <= until) {
            auto alarm = alarms_.extract(alarms_.begin());
            pass(std::max(alarm.key(), passed_) - passed_);
            alarm.mapped()();
            run();
        }
        pass(until - passed_);
    }
    /// Somebody sets the clock, forwards or back; no time passes.
    void set_clock(Moment now) { clock_ = now; }
    /// How many jobs wait for their time.
    std::size_t alarms() const { return alarms_.size(); }

    /// Works on while other threads post, until `done` says so; false if that takes longer than `patience`.
    template <class Condition>
    bool run_until(Condition done, std::chrono::milliseconds patience = std::chrono::seconds(20)) {
        const auto end = std::chrono::steady_clock::now() + patience;
        for (run(); !done(); run()) {
            std::unique_lock lock(mutex_);
            if (!arrived_.wait_until(lock, end, [this] { return !posted_.empty(); })) return false;
        }
        return true;
    }

private:
    std::function<void()> take() {
        const std::lock_guard guard(mutex_);
        if (posted_.empty()) return {};
        std::function<void()> job = std::move(posted_.front());
        posted_.pop_front();
        return job;
    }
    void pass(std::int64_t ms) {
        passed_ += ms;
        clock_ += ms;
    }

    Moment clock_ = kStart;
    std::int64_t passed_ = 0;
    std::multimap<std::int64_t, std::function<void()>> alarms_;  // by when, in time passed
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> posted_;
};

}  // namespace server
