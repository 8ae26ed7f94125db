#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace server {

/// The status of an answer; 0 when it is none.
inline int status_of(const std::string& answer) {
    return answer.starts_with("HTTP/1.1 ") ? std::stoi(answer.substr(9, 3)) : 0;
}

/// One connection to this machine. It waits as long as it takes: no test measures time.
class Client {
public:
    /// From 127.0.0.`from`: to a server, each is a visitor of its own.
    explicit Client(std::uint16_t port, std::uint8_t from = 1)
        : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl((INADDR_LOOPBACK & 0xffffff00U) | from);
        EXPECT_EQ(::bind(socket_, reinterpret_cast<sockaddr*>(&place), sizeof place), 0);
        place.sin_port = htons(port);
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(::connect(socket_, reinterpret_cast<sockaddr*>(&place), sizeof place), 0);
    }
    ~Client() { ::close(socket_); }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    /// Stops where the other side has gone.
    void send(std::string_view text) {
        while (!text.empty()) {
            const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
            if (sent <= 0) return;
            text.remove_prefix(static_cast<std::size_t>(sent));
        }
    }
    void finish() { ::shutdown(socket_, SHUT_WR); }

    /// One answer: its head, and as many bytes as it tells.
    std::string answer(bool with_body = true) {
        while (heard_.find("\r\n\r\n") == heard_.npos)
            if (!hear()) return take(heard_.size());
        std::size_t size = heard_.find("\r\n\r\n") + 4;
        constexpr std::string_view kLength = "\r\nContent-Length: ";
        const std::size_t at = heard_.find(kLength);
        if (with_body && at < size) size += std::stoul(heard_.substr(at + kLength.size()));
        while (heard_.size() < size && hear()) {
        }
        return take(std::min(size, heard_.size()));
    }
    /// So many bytes; fewer when the other side closes.
    std::string bytes(std::size_t count) {
        while (heard_.size() < count && hear()) {
        }
        return take(std::min(count, heard_.size()));
    }
    /// Everything until the other side closes.
    std::string rest() {
        while (hear()) {
        }
        return take(heard_.size());
    }

    /// Whether the other side broke off instead of ending orderly.
    bool broken() const { return broken_; }

private:
    bool hear() {
        std::array<char, 65536> bytes;
        const ssize_t count = ::recv(socket_, bytes.data(), bytes.size(), 0);
        if (count > 0) heard_.append(bytes.data(), static_cast<std::size_t>(count));
        broken_ = count < 0;
        return count > 0;
    }
    std::string take(std::size_t count) {
        std::string taken = heard_.substr(0, count);
        heard_.erase(0, count);
        return taken;
    }

    int socket_;
    bool broken_ = false;
    std::string heard_;
};

}  // namespace server
