#pragma once

#include <gtest/gtest.h>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/net/listener.h"

namespace server {

/// Answers each text with itself, and does what it is told by some: `close CODE`, `many COUNT SIZE`. It is
/// used in the loop's thread and looked at from others.
class Echo final : public Switchboard {
public:
    void opened(Line& line) override {
        count(opened_);
        lines_.push_back(&line);
    }
    void heard(Line& line, std::string_view text) override {
        count(heard_);
        const std::string said(text);
        int first = 0, second = 0;
        if (std::sscanf(said.c_str(), "close %d", &first) == 1) {
            line.close(static_cast<std::uint16_t>(first), "as you like");
        } else if (std::sscanf(said.c_str(), "many %d %d", &first, &second) == 2) {
            const auto one = std::make_shared<const std::string>(second, 'x');
            for (int i = 0; i < first; ++i) line.send(one);
        } else if (said == "visitor") {
            line.send(std::make_shared<const std::string>(line.visitor()));
        } else if (said == "delay") {
            line.send(std::make_shared<const std::string>(std::to_string(line.delay_ms())));
        } else {
            line.send(std::make_shared<const std::string>(said));
        }
    }
    void closed(Line& line) override {
        std::erase(lines_, &line);
        count(closed_);
    }

    /// Waits until so many lines have ended.
    void wait_for_closed(int wanted) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return closed_ >= wanted; });
    }
    int opened() const { return read(opened_); }
    int heard() const { return read(heard_); }
    int closed() const { return read(closed_); }

private:
    void count(int& number) {
        const std::scoped_lock lock(mutex_);
        ++number;
        changed_.notify_all();
    }
    int read(const int& number) const {
        const std::scoped_lock lock(mutex_);
        return number;
    }

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    int opened_ = 0, heard_ = 0, closed_ = 0;
    std::vector<Line*> lines_;
};

/// A listener with an echo behind it, in a thread of its own, at a free port.
class RunningLines {
public:
    explicit RunningLines(const Limits& limits = {}, const Place& place = {.port = 0}) {
        auto opened = listen(place, [](const Request&) { return Answer{.body = "page"}; }, limits);
        EXPECT_TRUE(opened);
        listener_ = std::move(*opened);
        listener_->connect(echo_);
        thread_ = std::thread([this] { listener_->run(); });
    }
    ~RunningLines() { stop(); }
    RunningLines(const RunningLines&) = delete;
    RunningLines& operator=(const RunningLines&) = delete;

    void stop() {
        listener_->stop();
        if (thread_.joinable()) thread_.join();
    }
    std::uint16_t port() const { return listener_->port(); }
    Echo& echo() { return echo_; }
    Loop& loop() { return listener_->loop(); }

private:
    Echo echo_;
    std::unique_ptr<Listener> listener_;
    std::thread thread_;
};

}  // namespace server
