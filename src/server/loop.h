#pragma once

#include <cstdint>
#include <functional>

namespace server {

/// Milliseconds since 1970, by the wall clock: what is stored and told.
using Moment = std::int64_t;

/// The one thread in which tables live. Tests have a loop of their own, whose time they move.
class Loop {
public:
    virtual ~Loop() = default;

    virtual Moment now() const = 0;
    /// Has `job` done by the loop, after what was posted before; from any thread.
    virtual void post(std::function<void()> job) = 0;
    /// The same `after_ms` later; from the loop's thread only. There is no way to call it off: a job
    /// looks whether it is still wanted.
    virtual void later(std::int64_t after_ms, std::function<void()> job) = 0;
};

}  // namespace server
