#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace cli::match {

/// Several threads that work through a list of jobs in its order. The only place of the program
/// that has threads.
class Workers {
public:
    /// Runs in a thread of its own for each job; what it is given says no once it should give up.
    using Work = std::function<void(std::int64_t job, const std::function<bool()>& go_on)>;

    Workers(int threads, std::vector<std::int64_t> jobs, Work work);
    /// Tells those at work to give up, and waits for them.
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// The jobs that were done since the last call; waits a moment when there are none. What the
    /// work has written can be read then.
    std::vector<std::int64_t> finished();
    /// All jobs are done and were told by `finished`.
    bool idle() const;

private:
    struct Shared;
    std::unique_ptr<Shared> shared_;
};

}  // namespace cli::match
