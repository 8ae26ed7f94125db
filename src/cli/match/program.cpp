#include "cli/match/program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

namespace cli::match {

namespace {

constexpr std::size_t kLongestLine = 1 << 16;  // a program that never ends a line is cut off there
constexpr int kAskedEvery = 100;               // milliseconds

/// Two ends of a channel, closed at the end unless they were taken.
struct Ends {
    std::array<int, 2> ends{-1, -1};
    ~Ends() {
        for (const int end : ends)
            if (end >= 0) ::close(end);
    }
    int take(std::size_t end) { return std::exchange(ends[end], -1); }
};

/// Spawns `sh -c command` with the given input and output; -1 when that fails.
int spawn(const std::string& command, int input, int output) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    if (posix_spawn_file_actions_init(&actions) != 0) return -1;
    if (posix_spawnattr_init(&attributes) != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return -1;
    }
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGINT);
    bool ok = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) == 0;
    ok = ok && posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) == 0;
    ok = ok && posix_spawnattr_setsigdefault(&attributes, &usual) == 0;
    ok = ok && posix_spawnattr_setpgroup(&attributes, 0) == 0;
    ok = ok && posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF) == 0;
    std::string shell = "sh", flag = "-c", text = command;
    const std::array<char*, 4> arguments{shell.data(), flag.data(), text.data(), nullptr};
    pid_t process = -1;
    if (!ok || posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments.data(), environ) != 0)
        process = -1;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return process;
}

}  // namespace

std::unique_ptr<Program> Program::start(const std::string& command) {
    Ends to, from;  // a socket to it: what nobody reads any more is then no signal
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, to.ends.data()) != 0) return nullptr;
    if (::pipe2(from.ends.data(), O_CLOEXEC) != 0) return nullptr;
    const int process = spawn(command, to.ends[0], from.ends[1]);
    if (process < 0) return nullptr;
    return std::unique_ptr<Program>(new Program(process, to.take(1), from.take(0)));
}

Program::~Program() {
    ::close(to_);
    ::close(from_);
    ::kill(-process_, SIGKILL);  // whatever it started, too
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool Program::send(std::string_view line) {
    std::string text = std::string(line) + '\n';
    for (std::string_view rest = text; !rest.empty();) {
        const ssize_t written = ::send(to_, rest.data(), rest.size(), MSG_NOSIGNAL);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Program::Heard Program::hear(std::string& line, Clock::time_point until, const std::function<bool()>& go_on) {
    for (;;) {
        if (const std::size_t end = heard_.find('\n'); end != std::string::npos) {
            line = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return Heard::line;
        }
        if (heard_.size() > kLongestLine) return Heard::gone;
        if (!go_on()) return Heard::stopped;
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) return Heard::late;
        pollfd waiting{from_, POLLIN, 0};
        const int ready = ::poll(&waiting, 1, static_cast<int>(std::min<std::int64_t>(left, kAskedEvery)));
        if (ready < 0 && errno != EINTR) return Heard::gone;
        if (ready <= 0) continue;
        std::array<char, 4096> bytes;
        const ssize_t count = ::read(from_, bytes.data(), bytes.size());
        if (count == 0 || (count < 0 && errno != EINTR)) return Heard::gone;
        if (count > 0) heard_.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace cli::match
