#include "cli/match/workers.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace cli::match {

struct Workers::Shared {
    std::vector<std::int64_t> jobs;
    Work work;
    std::atomic<bool> stop = false;

    std::mutex mutex;  // guards what follows
    std::condition_variable done;
    std::size_t next = 0, told = 0;
    std::vector<std::int64_t> finished;

    std::vector<std::thread> threads;

    void run() {
        for (;;) {
            std::int64_t job = 0;
            {
                const std::scoped_lock lock(mutex);
                if (stop || next == jobs.size()) return;
                job = jobs[next++];
            }
            work(job, [this] { return !stop; });
            if (stop) return;
            const std::scoped_lock lock(mutex);
            finished.push_back(job);
            done.notify_one();
        }
    }
};

Workers::Workers(int threads, std::vector<std::int64_t> jobs, Work work)
    : shared_(std::make_unique<Shared>()) {
    shared_->jobs = std::move(jobs);
    shared_->work = std::move(work);
    for (int i = 0; i < threads; ++i)
        shared_->threads.emplace_back([shared = shared_.get()] { shared->run(); });
}

Workers::~Workers() {
    shared_->stop = true;
    for (std::thread& thread : shared_->threads) thread.join();
}

std::vector<std::int64_t> Workers::finished() {
    std::unique_lock lock(shared_->mutex);
    shared_->done.wait_for(lock, std::chrono::milliseconds(100),
                           [this] { return !shared_->finished.empty(); });
    shared_->told += shared_->finished.size();
    return std::exchange(shared_->finished, {});
}

bool Workers::idle() const {
    const std::scoped_lock lock(shared_->mutex);
    return shared_->told == shared_->jobs.size();
}

}  // namespace cli::match
