#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>

#include "core/result.h"
#include "game/notice.h"
#include "wire/json_text.h"
#include "wire/speech.h"

namespace wire {

/// Work in slices, about the game as it stood when the work began.
class Job {
public:
    virtual ~Job() = default;
    /// Does a slice of a few milliseconds; true when nothing is left to do.
    virtual bool step() = 0;
    /// What is known by now. A list that grows is told from its place `from` on.
    virtual void tell(JsonObject& reply, const Speech& speech, std::size_t from) = 0;
};

/// More jobs at once are refused: a solver takes 64 MiB.
constexpr std::size_t kMostJobs = 8;

/// The jobs that have begun and are neither done nor stopped. No number comes twice.
class Jobs {
public:
    using Number = std::int64_t;

    core::Result<Number, game::Reason> add(std::unique_ptr<Job> job);
    /// nullptr when there is none of that number.
    Job* find(Number number) const;
    void remove(Number number) { jobs_.erase(number); }

private:
    std::map<Number, std::unique_ptr<Job>> jobs_;
    Number last_ = 0;
};

}  // namespace wire
