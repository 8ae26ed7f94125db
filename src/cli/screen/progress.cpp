#include "cli/screen/progress.h"

#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <iostream>

namespace cli {

namespace {

constexpr double kShownEvery = 0.25;  // seconds

volatile std::sig_atomic_t interrupted = 0;

}  // namespace

Progress::Progress()
    : began_(std::chrono::steady_clock::now()),
      next_shown_(kShownEvery),
      shown_(isatty(STDERR_FILENO) != 0),
      before_(std::signal(SIGINT, [](int) { interrupted = 1; })) {
    interrupted = 0;
}

Progress::~Progress() {
    if (shown_) std::cerr << "\r\033[K" << std::flush;
    std::signal(SIGINT, before_);
}

double Progress::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
}

bool Progress::go_on(const std::function<std::string()>& line) {
    if (shown_ && seconds() >= next_shown_) {
        next_shown_ = seconds() + kShownEvery;
        std::cerr << "\r\033[K" << line() << std::flush;
    }
    return interrupted == 0;
}

std::string grouped(std::uint64_t number, game::Language language) {
    constexpr std::string_view kSigns[] = {".", ",", "\u202f", "."};
    std::string out = std::to_string(number);
    for (std::size_t at = out.size(); at > 3;) {
        at -= 3;
        out.insert(at, kSigns[static_cast<std::size_t>(language)]);
    }
    return out;
}

std::string decimal(double number, game::Language language) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", number);
    std::string out = text;
    if (language != game::Language::english) out[out.find('.')] = ',';
    return out;
}

}  // namespace cli
