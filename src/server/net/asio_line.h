#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/limits.h"
#include "server/net/asio.h"
#include "server/net/bucket.h"
#include "server/net/frames.h"
#include "server/net/line.h"
#include "server/net/visitors.h"

namespace server::net {

class Exchange;

/// A WebSocket after its handshake. While nothing is said it holds no buffer.
class AsioLine final : public Line, public std::enable_shared_from_this<AsioLine> {
public:
    AsioLine(Exchange& exchange, tcp::socket socket, Visitor& visitor, Connection connection);
    ~AsioLine() override;
    AsioLine(const AsioLine&) = delete;
    AsioLine& operator=(const AsioLine&) = delete;

    void send(std::shared_ptr<const std::string> text) override;
    void close(std::uint16_t code, std::string_view why) override;
    std::int64_t delay_ms() const override { return delay_ms_; }
    std::string_view visitor() const override { return visitor_.name; }

    /// From the first word to the last; `begun` came behind the handshake.
    asio::awaitable<void> converse(std::string begun);
    /// Writes what waits, as much as the socket takes.
    void flush();
    /// Looks at the time: pings, and cuts off who is silent or does not part.
    void look(Time now);

private:
    friend class Exchange;

    struct Outgoing {
        FrameHead head;
        std::shared_ptr<const std::string> text;
        std::size_t size() const { return head.size + text->size(); }
    };
    enum class State : std::uint8_t { open, parting, lost };

    void queue(Opcode opcode, std::shared_ptr<const std::string> text);
    void hear(std::string_view bytes);
    void answer(FrameReader::Heard heard);
    void measure(std::string_view pong);
    bool may_say_more(Time now);
    void ping(Time now);
    /// Takes what was written off the queue.
    void written(std::size_t count);
    asio::awaitable<void> part();
    void lose();

    Exchange& exchange_;
    tcp::socket socket_;
    Visitor& visitor_;
    Connection connection_;
    Held line_;
    FrameReader reader_;
    Bucket messages_;
    State state_ = State::open;
    bool will_flush_ = false, waits_to_write_ = false;
    std::vector<Outgoing> outgoing_{};
    std::size_t first_written_ = 0, unread_ = 0;  // bytes: of the first outgoing; of all
    Time heard_at_, pinged_at_{}, deadline_{};
    std::uint32_t pings_ = 0;
    std::int64_t delay_ms_ = 0;
    std::size_t place_ = 0;  // among the exchange's lines
};

/// What all lines share. It must outlive the io_context, with which the last of them may end.
class Exchange {
public:
    Exchange(asio::io_context& io, const Limits& limits, Switchboard& board);

    /// Opens a line over a socket whose handshake is done.
    void open(tcp::socket socket, Visitor& visitor, Connection connection, std::string begun);
    void look(Time now);
    /// Closes all lines, and opens none any more.
    void stop();
    bool is_empty() const { return lines_.empty(); }

private:
    friend class AsioLine;
    static constexpr std::size_t kReadAtOnce = 64 << 10;

    void enter(AsioLine& line);
    void leave(AsioLine& line);
    void flush_later(AsioLine& line);

    asio::io_context& io_;
    const Limits& limits_;
    Switchboard& board_;
    std::vector<AsioLine*> lines_{};
    std::vector<AsioLine*> to_flush_{};
    std::string read_;  // what one line has just said
    bool has_stopped_ = false;
};

}  // namespace server::net
