#pragma once

#include <boost/asio/steady_timer.hpp>
#include <queue>
#include <vector>

#include "server/loop.h"
#include "server/net/asio.h"
#include "server/net/bucket.h"

namespace server::net {

/// The loop of an io_context, which must outlive it. What is still to be done when that stops is dropped.
class AsioLoop final : public Loop {
public:
    explicit AsioLoop(asio::io_context& io) : io_(io), timer_(io) {}

    Moment now() const override;
    void post(std::function<void()> job) override;
    void later(std::int64_t after_ms, std::function<void()> job) override;

private:
    struct Job {
        Time due;
        std::uint64_t number;  // what was asked for first is done first
        std::function<void()> what;
        bool operator<(const Job& other) const {
            return due != other.due ? due > other.due : number > other.number;
        }
    };

    void wait();
    void do_due();

    asio::io_context& io_;
    asio::steady_timer timer_;
    Time waits_for_ = Time::max();
    std::uint64_t count_ = 0;
    std::priority_queue<Job> jobs_{};
};

}  // namespace server::net
