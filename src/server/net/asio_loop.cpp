#include "server/net/asio_loop.h"

#include <algorithm>
#include <boost/asio/post.hpp>

namespace server::net {

Moment AsioLoop::now() const {
    using std::chrono::milliseconds;
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<milliseconds>(since).count();
}

void AsioLoop::post(std::function<void()> job) { asio::post(io_, std::move(job)); }

void AsioLoop::later(std::int64_t after_ms, std::function<void()> job) {
    const auto wait_ms = std::chrono::milliseconds(std::max<std::int64_t>(after_ms, 0));
    jobs_.push({Clock::now() + wait_ms, count_++, std::move(job)});
    wait();
}

void AsioLoop::wait() {
    if (jobs_.empty() || jobs_.top().due >= waits_for_) return;
    waits_for_ = jobs_.top().due;
    timer_.expires_at(waits_for_);  // calls off what was waited for
    timer_.async_wait([this](const error_code& error) {
        if (!error) do_due();
    });
}

void AsioLoop::do_due() {
    waits_for_ = Time::max();
    // A job may ask for more, even for at once: that comes in another turn.
    std::vector<Job> due;
    for (const Time now = Clock::now(); !jobs_.empty() && jobs_.top().due <= now; jobs_.pop())
        due.push_back(jobs_.top());
    for (const Job& job : due) job.what();
    wait();
}

}  // namespace server::net
