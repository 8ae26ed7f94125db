#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "client.h"

namespace server {

/// A WebSocket to this machine, for tests; like `Client` it waits as long as it takes. It answers pings
/// while it waits for a text.
class LineClient {
public:
    /// From 127.0.0.`from`: to a server, each is a visitor of its own.
    explicit LineClient(std::uint16_t port, std::uint8_t from = 1, const std::string& more = "")
        : client_(port, from) {
        client_.send(request(more));
        opening_ = client_.answer(false);
    }

    static std::string request(const std::string& more = "") {
        return "GET /online HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
               more + "\r\n";
    }
    /// What the server said to the request.
    const std::string& opening() const { return opening_; }
    bool is_open() const { return opening_.starts_with("HTTP/1.1 101 "); }

    /// A frame as clients send it, masked; `first` is its first byte, 0x81 for a whole text.
    static std::string frame(std::string_view payload, unsigned first = 0x81) {
        constexpr std::string_view kMask = "\x12\x34\x56\x78";
        std::string bytes{static_cast<char>(first)};
        const auto add = [&](std::uint64_t value, int width) {
            for (int i = width - 1; i >= 0; --i) bytes += static_cast<char>(value >> (8 * i) & 0xFF);
        };
        if (payload.size() < 126) {
            add(0x80 | payload.size(), 1);
        } else if (payload.size() <= 0xFFFF) {
            add(0x80 | 126, 1);
            add(payload.size(), 2);
        } else {
            add(0x80 | 127, 1);
            add(payload.size(), 8);
        }
        bytes += kMask;
        for (std::size_t i = 0; i < payload.size(); ++i)
            bytes += static_cast<char>(payload[i] ^ kMask[i % kMask.size()]);
        return bytes;
    }

    void say(std::string_view text) { client_.send(frame(text)); }
    /// Bytes as they are.
    void send(std::string_view bytes) { client_.send(bytes); }
    void finish() { client_.finish(); }

    struct Frame {
        unsigned opcode = 0;
        std::string payload{};
    };
    /// The next frame of any kind; nothing when the other side has gone.
    std::optional<Frame> frame() {
        std::string head = client_.bytes(2);
        if (head.size() < 2) return std::nullopt;
        std::size_t length = static_cast<unsigned char>(head[1]);
        EXPECT_LT(length, 128U) << "a server masks nothing";
        if (length >= 126) {
            const std::string more = client_.bytes(length == 126 ? 2 : 8);
            length = 0;
            for (const char c : more) length = length << 8 | static_cast<unsigned char>(c);
        }
        return Frame{static_cast<unsigned char>(head[0]) & 0x0FU, client_.bytes(length)};
    }
    /// The next text; nothing when the line is closed, and then `code` tells why, if anything was said.
    std::optional<std::string> text() {
        while (auto heard = frame()) {
            if (heard->opcode == 1) return heard->payload;
            if (heard->opcode == 9) client_.send(frame(heard->payload, 0x8A));
            if (heard->opcode != 8) continue;
            const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(heard->payload[i]); };
            if (heard->payload.size() >= 2) code_ = byte(0) << 8 | byte(1);
        }
        return std::nullopt;
    }
    /// With what code the server closes; 0 when it just goes.
    int end() {
        while (text()) {
        }
        return code_;
    }
    int code() const { return code_; }
    bool broken() const { return client_.broken(); }

private:
    Client client_;
    std::string opening_;
    int code_ = 0;
};

}  // namespace server
