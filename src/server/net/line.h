#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace server {

/// With what code a line is closed; the first six are of RFC 6455 and its registry.
namespace closing {
constexpr std::uint16_t kNormal = 1000;
constexpr std::uint16_t kProtocol = 1002;
constexpr std::uint16_t kNotText = 1003;  // only texts are heard
constexpr std::uint16_t kNotUtf8 = 1007;
constexpr std::uint16_t kTooBig = 1009;
constexpr std::uint16_t kRestart = 1012;  // the server goes and will be back: connect again
constexpr std::uint16_t kTooMany = 4001;  // messages in a short time
constexpr std::uint16_t kUnread = 4002;   // too much waits for a reader that does not read
constexpr std::uint16_t kSilent = 4003;   // no sign of life
}  // namespace closing

/// One WebSocket, as those see it who answer it. Everything happens in the loop's thread.
class Line {
public:
    virtual ~Line() = default;
    /// In order; what one turn of the loop sends goes out together. A text may be shared by many lines.
    /// A reader that lets too much wait is cut off.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    /// Says goodbye; `closed` follows in a later turn. `code` is one of `closing`.
    virtual void close(std::uint16_t code, std::string_view why) = 0;
    /// Half a round trip as last measured, in milliseconds; 0 before that.
    virtual std::int64_t delay_ms() const = 0;
    /// Who it is for counting: an address, or the network that one household gets. Never written to a log.
    virtual std::string_view visitor() const = 0;
    /// The secret of the session in which it was opened; empty: nobody is signed in.
    virtual std::string_view session() const { return {}; }
};

/// Whoever answers lines.
class Switchboard {
public:
    virtual ~Switchboard() = default;
    /// The line lives until `closed` has returned.
    virtual void opened(Line& line) = 0;
    virtual void heard(Line& line, std::string_view text) = 0;
    virtual void closed(Line& line) = 0;
};

}  // namespace server
