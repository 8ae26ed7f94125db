#pragma once

#include <algorithm>
#include <chrono>

namespace server::net {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

/// How often something may happen: `a_second` on average, `burst` at once.
class Bucket {
public:
    Bucket(int a_second, int burst)
        : a_second_(static_cast<float>(a_second)), burst_(static_cast<float>(burst)), left_(burst_) {}

    /// Whether it may happen once more; then it has.
    bool take(Time now) {
        left_ = left(now);
        filled_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    /// Whether it remembers nothing.
    bool is_full(Time now) const { return left(now) >= burst_; }

private:
    float left(Time now) const {
        const float seconds = std::chrono::duration<float>(now - filled_).count();
        return std::min(burst_, left_ + seconds * a_second_);
    }

    float a_second_, burst_, left_;
    Time filled_ = Clock::now();
};

}  // namespace server::net
