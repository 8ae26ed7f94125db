#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace learn {

/// Threads that share a row of pieces among them; the caller is one of them.
class Workers {
public:
    explicit Workers(int threads);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Calls work(from, to) for parts of [0, count) until all is done.
    void share(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work);
    int threads() const { return static_cast<int>(others_.size()) + 1; }

private:
    void serve();
    void take_parts(std::unique_lock<std::mutex>& lock);

    const int process_;
    std::mutex mutex_;
    std::condition_variable begun_, ended_;
    const std::function<void(std::size_t, std::size_t)>* work_ = nullptr;
    std::size_t count_ = 0, next_ = 0, part_ = 1, busy_ = 0;
    bool stops_ = false;
    std::vector<std::thread> others_;
};

}  // namespace learn
