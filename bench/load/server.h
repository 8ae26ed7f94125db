#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace load {

/// The program under load, in a process and with a data folder of its own.
class Server {
public:
    /// It finds the client in `web` of that folder and keeps its tables in `data`.
    Server(const std::string& program, const std::string& folder);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// No file of its may grow beyond that, as if the disk were full; 0: as large as it likes.
    void limit_files(std::uint64_t bytes);
    /// It dies at once, as when the machine does.
    void kill();

    std::uint16_t port() const { return port_; }
    double cpu_seconds() const;
    std::int64_t resident_bytes() const;

private:
    void end(int signal);

    pid_t process_ = -1;
    int said_ = -1;
    std::uint16_t port_ = 0;
};

}  // namespace load
