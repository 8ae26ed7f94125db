#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace server::store {

/// A process of a test's own: what it says, and its end.
class Child {
public:
    /// `work` says lines by its argument; when it returns the process ends, and nothing is tidied up.
    using Say = std::function<void(const std::string& line)>;
    explicit Child(const std::function<void(const Say&)>& work) {
        int ends[2];
        if (pipe(ends) != 0) return;
        process_ = fork();
        if (process_ == 0) {
            ::close(ends[0]);
            work([&](const std::string& line) {
                const std::string bytes = line + "\n";
                if (::write(ends[1], bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
                    _exit(3);
            });
            _exit(0);
        }
        ::close(ends[1]);
        in_ = ends[0];
    }
    ~Child() {
        kill();
        ::close(in_);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// The next line; nothing when there will be no more.
    std::optional<std::string> hear() {
        for (;;) {
            if (const auto end = said_.find('\n'); end != said_.npos) {
                std::string line = said_.substr(0, end);
                said_.erase(0, end + 1);
                return line;
            }
            char bytes[4096];
            const ssize_t count = ::read(in_, bytes, sizeof bytes);
            if (count <= 0) return std::nullopt;
            said_.append(bytes, static_cast<std::size_t>(count));
        }
    }
    std::vector<std::string> hear_all() {
        std::vector<std::string> lines;
        while (auto line = hear()) lines.push_back(std::move(*line));
        return lines;
    }
    /// At once, as when the machine dies; what it had said can still be heard.
    void kill() {
        if (process_ <= 0) return;
        ::kill(process_, SIGKILL);
        wait();
    }
    /// Its exit status.
    int wait() {
        int status = 0;
        if (process_ > 0) waitpid(process_, &status, 0);
        process_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    pid_t process_ = -1;
    int in_ = -1;
    std::string said_;
};

}  // namespace server::store
