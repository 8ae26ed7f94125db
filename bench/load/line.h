#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace load {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

class Lines;

/// A WebSocket to the server on this machine.
class Line {
public:
    Line(Lines& lines, std::uint16_t port);
    ~Line();
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    void say(std::string_view text) { send(0x81, text); }
    /// Neither hears nor answers any more, and closes nothing: as when the network is gone.
    void go_dead();
    bool is_open() const { return is_open_; }
    /// The server has closed it, or died; never while something that came is unheard.
    bool is_lost() const { return is_lost_; }

    std::function<void(std::string_view)> hears = [](std::string_view) {};

private:
    friend class Lines;

    void send(std::uint8_t first, std::string_view payload);
    /// What has come; false when the server has closed.
    bool read();
    /// Takes whole frames off the front.
    void take_frames();

    Lines& lines_;
    int socket_;
    bool is_open_ = false, is_lost_ = false;
    std::string begun_{};  // of a frame, or of the answer to the handshake
};

/// All lines, waited for together.
class Lines {
public:
    Lines();
    ~Lines();
    Lines(const Lines&) = delete;
    Lines& operator=(const Lines&) = delete;

    /// Hears what comes until then, or until `done` says so.
    void run(Time until, const std::function<bool()>& done = [] { return false; });
    int lost() const { return lost_; }

private:
    friend class Line;

    int epoll_;
    int lost_ = 0;
    std::string bytes_;
};

}  // namespace load
