#include "line.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace load {

namespace {

constexpr std::size_t kReadAtOnce = 256 << 10;
constexpr std::string_view kHandshake =
    "GET /online HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

[[noreturn]] void give_up(const char* what) {
    std::fprintf(stderr, "load: %s: %s\n", what, std::strerror(errno));
    std::exit(1);
}

void send_all(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;  // closed: it is noticed when reading
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

}  // namespace

Line::Line(Lines& lines, std::uint16_t port)
    : lines_(lines), socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (socket_ < 0 || ::connect(socket_, reinterpret_cast<sockaddr*>(&place), sizeof place) != 0)
        give_up("cannot connect");
    const int yes = 1;
    ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    epoll_event event{.events = EPOLLIN, .data = {.ptr = this}};
    if (::epoll_ctl(lines_.epoll_, EPOLL_CTL_ADD, socket_, &event) != 0) give_up("epoll");
    send_all(socket_, kHandshake);
}

Line::~Line() { ::close(socket_); }

void Line::go_dead() {
    ::epoll_ctl(lines_.epoll_, EPOLL_CTL_DEL, socket_, nullptr);
    is_lost_ = true;
}

void Line::send(std::uint8_t first, std::string_view payload) {
    std::string frame(1, static_cast<char>(first));
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80 | payload.size());
    } else {
        frame += static_cast<char>(0x80 | 126);
        frame += static_cast<char>(payload.size() >> 8);
        frame += static_cast<char>(payload.size() & 0xFF);
    }
    frame.append(4, '\0').append(payload);  // a mask that changes nothing
    send_all(socket_, frame);
}

bool Line::read() {
    const ssize_t count = ::recv(socket_, lines_.bytes_.data(), lines_.bytes_.size(), MSG_DONTWAIT);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return true;
    if (count <= 0) return false;
    begun_.append(lines_.bytes_.data(), static_cast<std::size_t>(count));
    if (!is_open_) {
        const std::size_t end = begun_.find("\r\n\r\n");
        if (end == std::string::npos) return true;
        if (!begun_.starts_with("HTTP/1.1 101 ")) {
            std::fprintf(stderr, "load: no line: %.*s\n", 40, begun_.c_str());
            return false;
        }
        is_open_ = true;
        begun_.erase(0, end + 4);
    }
    take_frames();
    return true;
}

void Line::take_frames() {
    std::size_t at = 0;
    for (;;) {
        const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(begun_[at + i]); };
        const std::size_t there = begun_.size() - at;
        if (there < 2) break;
        std::size_t length = byte(1), head = 2;
        if (length >= 126) {
            head = length == 126 ? 4 : 10;
            if (there < head) break;
            length = 0;
            for (std::size_t i = 2; i < head; ++i) length = length << 8 | byte(i);
        }
        if (there < head + length) break;
        const std::string_view payload(begun_.data() + at + head, length);
        const unsigned opcode = byte(0) & 0x0FU;
        if (opcode == 1) hears(payload);
        if (opcode == 9) send(0x8A, payload);
        if (opcode == 8 && length >= 2)
            std::fprintf(stderr, "load: closed with %d\n", byte(head) << 8 | byte(head + 1));
        at += head + length;
    }
    begun_.erase(0, at);
    if (begun_.empty() && begun_.capacity() > 4096) begun_.shrink_to_fit();
}

Lines::Lines() : epoll_(::epoll_create1(EPOLL_CLOEXEC)), bytes_(kReadAtOnce, '\0') {}
Lines::~Lines() { ::close(epoll_); }

void Lines::run(Time until, const std::function<bool()>& done) {
    std::array<epoll_event, 512> events;
    while (!done()) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) return;
        const int count = ::epoll_wait(epoll_, events.data(), events.size(), static_cast<int>(left));
        for (int i = 0; i < count; ++i) {
            auto* line = static_cast<Line*>(events[i].data.ptr);
            if (line->read()) continue;
            ++lost_;
            line->is_lost_ = true;
            ::epoll_ctl(epoll_, EPOLL_CTL_DEL, line->socket_, nullptr);
        }
    }
}

}  // namespace load
