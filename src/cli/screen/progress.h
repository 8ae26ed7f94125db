#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "game/messages.h"

namespace cli {

/// Long work that shows how far it is, on a terminal, and that Ctrl-C ends early: within this
/// object's life Ctrl-C asks for an end instead of making one.
class Progress {
public:
    Progress();
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Writes the line over the last one, a few times a second; false after Ctrl-C.
    bool go_on(const std::function<std::string()>& line);
    double seconds() const;

private:
    std::chrono::steady_clock::time_point began_;
    double next_shown_;
    bool shown_;
    void (*before_)(int);
};

/// 1234567 as "1,234,567", with the language's own sign between the thousands.
std::string grouped(std::uint64_t number, game::Language language);
/// With one digit after the language's decimal sign.
std::string decimal(double number, game::Language language);

}  // namespace cli
