#include "server.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace load {

Server::Server(const std::string& program, const std::string& folder) {
    std::array<int, 2> said{};
    if (::pipe(said.data()) != 0) std::exit(1);
    process_ = ::fork();
    if (process_ == 0) {
        ::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of writing
        ::dup2(said[1], STDOUT_FILENO);
        const std::string web = folder + "/web", data = folder + "/data";
        ::execl(program.c_str(), program.c_str(), "serve", "--no-open", "--port", "0", "--web", web.c_str(),
                "--data", data.c_str(), nullptr);
        std::exit(1);
    }
    ::close(said[1]);
    std::string text;
    char c = 0;
    for (std::size_t at = text.npos; at == text.npos && ::read(said[0], &c, 1) == 1; text += c)
        if (c == '\n') at = text.find("http://");
    said_ = said[0];  // stays open: the server goes on talking
    const std::size_t place = text.find("http://localhost:");
    if (place == text.npos) {
        std::fprintf(stderr, "load: the server does not start: %s\n", text.c_str());
        std::exit(1);
    }
    port_ = static_cast<std::uint16_t>(std::stoi(text.substr(place + 17)));
}

Server::~Server() {
    end(SIGTERM);
    ::close(said_);
}

void Server::limit_files(std::uint64_t bytes) {
    rlimit limit{};
    ::prlimit(process_, RLIMIT_FSIZE, nullptr, &limit);
    limit.rlim_cur = bytes == 0 ? limit.rlim_max : bytes;
    ::prlimit(process_, RLIMIT_FSIZE, &limit, nullptr);
}

void Server::kill() { end(SIGKILL); }

void Server::end(int signal) {
    if (process_ <= 0) return;
    ::kill(process_, signal);
    ::waitpid(process_, nullptr, 0);
    process_ = -1;
}

double Server::cpu_seconds() const {
    std::ifstream in("/proc/" + std::to_string(process_) + "/stat");
    std::string text;
    std::getline(in, text);
    std::istringstream fields(text.substr(text.rfind(')') + 2));
    std::string field;
    double ticks = 0;
    constexpr int kUser = 12, kSystem = 13;  // from the one behind the name
    for (int i = 1; fields >> field && i <= kSystem; ++i)
        if (i >= kUser) ticks += std::stod(field);
    return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

std::int64_t Server::resident_bytes() const {
    std::ifstream in("/proc/" + std::to_string(process_) + "/statm");
    std::int64_t all = 0, resident = 0;
    in >> all >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

}  // namespace load
