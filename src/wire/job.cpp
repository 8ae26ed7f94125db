#include "wire/job.h"

#include <utility>

namespace wire {

core::Result<Jobs::Number, game::Reason> Jobs::add(std::unique_ptr<Job> job) {
    if (jobs_.size() >= kMostJobs)
        return core::fail(
            game::Reason("too-many-jobs", "", {{"most", static_cast<std::int64_t>(kMostJobs)}}));
    jobs_.emplace(++last_, std::move(job));
    return last_;
}

Job* Jobs::find(Number number) const {
    const auto found = jobs_.find(number);
    return found == jobs_.end() ? nullptr : found->second.get();
}

}  // namespace wire
