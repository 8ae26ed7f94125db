// The only file of the bots with threads in it; WebAssembly is built without.

#include "bots/brains/pente/crew.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace bots::brains::pente {

namespace {

class Threads final : public Crew {
public:
    Threads(const std::shared_ptr<Visits>& table, int hands) {
        for (int i = 0; i < hands; ++i) searches_.push_back(std::make_unique<Search>(table));
        for (int i = 0; i < hands; ++i) threads_.emplace_back([this, i] { work(i); });
    }
    ~Threads() override {
        {
            const std::lock_guard hold(mutex_);
            ended_ = true;
            searching_ = false;
        }
        changed_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    void begin(const Field& field, const std::vector<Spot>& root) override {
        // Every other one is a move ahead, so that not all look at the same.
        for (std::size_t i = 0; i < searches_.size(); ++i)
            searches_[i]->begin(field, root, 1 + static_cast<int>(1 - i % 2));
    }
    void go() override {
        {
            const std::lock_guard hold(mutex_);
            searching_ = true;
            busy_ = static_cast<int>(threads_.size());
            ++round_;
        }
        changed_.notify_all();
    }
    void halt() override {
        std::unique_lock hold(mutex_);
        searching_ = false;
        changed_.wait(hold, [&] { return busy_ == 0; });
    }
    std::uint64_t nodes() const override {
        std::uint64_t sum = 0;
        for (const auto& search : searches_) sum += search->nodes();
        return sum;
    }

private:
    static constexpr std::uint64_t kStep = 100;  // stones between two looks at the flag

    void work(int hand) {
        Search& search = *searches_[static_cast<std::size_t>(hand)];
        std::uint64_t seen = 0;
        std::unique_lock hold(mutex_);
        for (;;) {
            changed_.wait(hold, [&] { return ended_ || round_ != seen; });
            if (ended_) return;
            seen = round_;
            hold.unlock();
            while (searching_.load(std::memory_order_relaxed) && !search.think(kStep)) {
            }
            hold.lock();
            if (--busy_ == 0) changed_.notify_all();
        }
    }

    std::vector<std::unique_ptr<Search>> searches_;
    std::vector<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<bool> searching_{false};
    bool ended_ = false;
    int busy_ = 0;
    std::uint64_t round_ = 0;
};

}  // namespace

std::unique_ptr<Crew> make_crew(const std::shared_ptr<Visits>& table, int hands) {
    return std::make_unique<Threads>(table, hands);
}

}  // namespace bots::brains::pente
