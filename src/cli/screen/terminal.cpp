#include "cli/screen/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

namespace cli {

namespace {

constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?25l\x1b[2J";
constexpr std::string_view kLeave = "\x1b[0m\x1b[?25h\x1b[?1049l";
constexpr int kSequenceWait = 30;  // milliseconds in which the rest of an escape sequence comes
constexpr std::array kPolite{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr std::array kFatal{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

volatile std::sig_atomic_t was_resized = 0;
volatile std::sig_atomic_t was_told_to_leave = 0;
termios before{};
sigset_t mask_before{};

void write_all(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void put_back() {
    write_all(kLeave);
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

void on_resize(int) { was_resized = 1; }
void on_polite(int) { was_told_to_leave = 1; }
void on_fatal(int number) {
    put_back();
    std::signal(number, SIG_DFL);
    std::raise(number);
}

void handle(int number, void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, nullptr);
}

void install_handlers() {
    was_told_to_leave = 0;
    sigset_t held;
    sigemptyset(&held);
    sigaddset(&held, SIGWINCH);
    for (const int number : kPolite) sigaddset(&held, number);
    sigprocmask(SIG_BLOCK, &held, &mask_before);  // they arrive only inside ppoll
    handle(SIGWINCH, on_resize);
    for (const int number : kPolite) handle(number, on_polite);
    for (const int number : kFatal) handle(number, on_fatal);
}

void remove_handlers() {
    handle(SIGWINCH, SIG_DFL);
    for (const int number : kPolite) handle(number, SIG_DFL);
    for (const int number : kFatal) handle(number, SIG_DFL);
    sigprocmask(SIG_SETMASK, &mask_before, nullptr);
}

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

bool locale_is_unicode() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view value = environment(name);
        if (value.empty()) continue;
        return value.find("UTF-8") != value.npos || value.find("utf8") != value.npos ||
               value.find("UTF8") != value.npos || value.find("utf-8") != value.npos;
    }
    return false;
}

}  // namespace

bool is_at_terminal() {
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && environment("TERM") != "dumb";
}

Inks inks_of_output() {
    Inks inks;
    inks.letters = locale_is_unicode() ? Letters::unicode : Letters::ascii;
    const std::string_view term = environment("TERM"), colours = environment("COLORTERM");
    if (!isatty(STDOUT_FILENO) || !environment("NO_COLOR").empty() || term == "dumb" || term.empty())
        return inks;
    if (colours == "truecolor" || colours == "24bit")
        inks.depth = Depth::full;
    else if (term.find("256") != term.npos)
        inks.depth = Depth::palette;
    return inks;
}

int columns_of_output() {
    constexpr int kUsual = 80;
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsual;
}

Terminal::Terminal() : inks_(inks_of_output()) {
    tcgetattr(STDIN_FILENO, &before);
    install_handlers();
    termios raw = before;
    cfmakeraw(&raw);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw);
    write_all(kEnter);
    measure();
}

Terminal::~Terminal() {
    put_back();
    remove_handlers();
}

void Terminal::measure() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
        width_ = size.ws_col;
        height_ = size.ws_row;
    }
    shown_ = Screen(0, 0);
}

void Terminal::show(const Screen& screen) {
    write_all(ansi_difference(shown_, screen, inks_));
    shown_ = screen;
}

std::optional<Pressed> Terminal::held_key(bool no_more) {
    if (auto key = keys_.next(no_more)) return Pressed{Pressed::Kind::key, std::move(*key)};
    return std::nullopt;
}

Pressed Terminal::wait(int milliseconds) {
    if (auto pressed = held_key(false)) return *pressed;
    for (;;) {
        const bool inside_sequence = !keys_.empty();
        const int time = inside_sequence ? kSequenceWait : milliseconds;
        const timespec limit{time / 1000, (time % 1000) * 1'000'000L};
        pollfd input{STDIN_FILENO, POLLIN, 0};
        const int ready = ppoll(&input, 1, time < 0 ? nullptr : &limit, &mask_before);
        if (was_told_to_leave) return {Pressed::Kind::leave, {}};
        if (was_resized) {
            was_resized = 0;
            measure();
            return {Pressed::Kind::resized, {}};
        }
        if (ready < 0 && errno != EINTR) return {Pressed::Kind::leave, {}};
        if (ready == 0 && !inside_sequence) return {};
        if (ready > 0) {
            std::array<char, 256> bytes;
            const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
            if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN))
                return {Pressed::Kind::leave, {}};
            if (count > 0) keys_.add({bytes.data(), static_cast<std::size_t>(count)});
        }
        if (auto pressed = held_key(ready == 0)) return *pressed;
    }
}

}  // namespace cli
