#include "server/net/asio_line.h"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <span>
#include <utility>

namespace server::net {

namespace {

/// The system keeps so much of what is sent besides: it bounds what a client that stops reading costs.
constexpr int kSystemBytes = 64 << 10;

std::shared_ptr<const std::string> shared(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

}  // namespace

AsioLine::AsioLine(Exchange& exchange, tcp::socket socket, Visitor& visitor, Connection connection)
    : exchange_(exchange),
      socket_(std::move(socket)),
      visitor_(visitor),
      connection_(std::move(connection)),
      line_(visitor.lines),
      reader_(exchange.limits_.message_bytes),
      messages_(exchange.limits_.messages_a_second, exchange.limits_.message_burst),
      heard_at_(Clock::now()) {
    error_code ignored;
    socket_.set_option(tcp::socket::send_buffer_size(kSystemBytes), ignored);
    socket_.non_blocking(true, ignored);
    exchange_.enter(*this);
}

AsioLine::~AsioLine() { exchange_.leave(*this); }

asio::awaitable<void> AsioLine::converse(std::string begun) {
    const auto self = shared_from_this();
    exchange_.board_.opened(*this);
    ping(heard_at_);
    hear(begun);
    begun = {};
    while (state_ == State::open) {
        auto [error] = co_await socket_.async_wait(tcp::socket::wait_read, kToken);
        if (state_ != State::open) break;
        std::size_t count = 0;
        if (!error) count = socket_.read_some(asio::buffer(exchange_.read_), error);
        if (!error)
            hear(std::string_view(exchange_.read_).substr(0, count));
        else if (error != asio::error::would_block)
            lose();
    }
    exchange_.board_.closed(*this);
    co_await part();
}

void AsioLine::hear(std::string_view bytes) {
    heard_at_ = Clock::now();
    while (state_ == State::open) {
        const FrameReader::Heard heard = reader_.take(bytes);
        if (heard == FrameReader::Heard::nothing) return;
        if (heard != FrameReader::Heard::fault && !may_say_more(heard_at_))
            return close(closing::kTooMany, "too many messages");
        answer(heard);
    }
}

bool AsioLine::may_say_more(Time now) { return messages_.take(now) && visitor_.messages.take(now); }

void AsioLine::answer(FrameReader::Heard heard) {
    using Heard = FrameReader::Heard;
    switch (heard) {
        case Heard::text: return exchange_.board_.heard(*this, reader_.payload());
        case Heard::ping: return queue(Opcode::pong, shared(std::string(reader_.payload())));
        case Heard::pong: return measure(reader_.payload());
        case Heard::close: return close(reader_.code(), "");
        case Heard::fault: return close(reader_.code(), "");
        case Heard::part:
        case Heard::nothing: return;
    }
}

void AsioLine::send(std::shared_ptr<const std::string> text) {
    if (state_ == State::open) queue(Opcode::text, std::move(text));
}

void AsioLine::queue(Opcode opcode, std::shared_ptr<const std::string> text) {
    outgoing_.push_back({frame_head(opcode, text->size()), std::move(text)});
    unread_ += outgoing_.back().size();
    if (state_ == State::open && unread_ > exchange_.limits_.unread_bytes) {
        // What has not begun to go out goes nowhere: only the goodbye behind what has.
        outgoing_.resize(first_written_ > 0 ? 1 : 0);
        unread_ = outgoing_.empty() ? 0 : outgoing_.front().size() - first_written_;
        return close(closing::kUnread, "too much is unread");
    }
    exchange_.flush_later(*this);
}

void AsioLine::close(std::uint16_t code, std::string_view why) {
    if (state_ != State::open) return;
    state_ = State::parting;
    deadline_ = Clock::now() + exchange_.limits_.farewell;
    queue(Opcode::close, shared(goodbye(code, why)));
    error_code ignored;
    socket_.cancel(ignored);  // whoever waits for words wakes up
}

void AsioLine::flush() {
    constexpr std::size_t kAtOnce = 32;
    will_flush_ = false;
    if (waits_to_write_) return;
    error_code error;
    while (!outgoing_.empty() && state_ != State::lost) {
        std::array<asio::const_buffer, 2 * kAtOnce> parts;
        std::size_t count = 0;
        for (std::size_t i = 0; i < std::min(kAtOnce, outgoing_.size()); ++i) {
            parts[count++] = asio::buffer(outgoing_[i].head.bytes.data(), outgoing_[i].head.size);
            parts[count++] = asio::buffer(*outgoing_[i].text);
        }
        // Part of the first one has gone already.
        const std::size_t of_head = std::min<std::size_t>(first_written_, outgoing_.front().head.size);
        parts[0] += of_head;
        parts[1] += first_written_ - of_head;
        const std::size_t sent = socket_.write_some(std::span(parts).first(count), error);
        if (error == asio::error::would_block) break;
        if (error) return lose();
        written(sent);
    }
    if (outgoing_.empty()) {
        outgoing_.shrink_to_fit();
        if (state_ == State::parting) socket_.shutdown(tcp::socket::shutdown_send, error);
        return;
    }
    waits_to_write_ = true;
    socket_.async_wait(tcp::socket::wait_write, [self = shared_from_this()](const error_code&) {
        self->waits_to_write_ = false;
        self->flush();
    });
}

void AsioLine::written(std::size_t count) {
    unread_ -= count;
    first_written_ += count;
    auto whole = outgoing_.begin();
    for (; whole != outgoing_.end() && first_written_ >= whole->size(); ++whole)
        first_written_ -= whole->size();
    outgoing_.erase(outgoing_.begin(), whole);
}

void AsioLine::ping(Time now) {
    pinged_at_ = now;
    queue(Opcode::ping, shared(std::to_string(++pings_)));
}

void AsioLine::measure(std::string_view pong) {
    if (pong != std::to_string(pings_)) return;
    const auto round_trip = std::chrono::duration_cast<std::chrono::milliseconds>(heard_at_ - pinged_at_);
    delay_ms_ = round_trip.count() / 2;
}

void AsioLine::look(Time now) {
    if (state_ == State::parting && now >= deadline_) return lose();
    if (state_ != State::open) return;
    if (now - heard_at_ >= exchange_.limits_.silence) return close(closing::kSilent, "no sign of life");
    if (now - pinged_at_ >= exchange_.limits_.ping) ping(now);
}

void AsioLine::lose() {
    state_ = State::lost;
    outgoing_.clear();
    error_code ignored;
    socket_.close(ignored);
}

/// Waits for the other side's end, so that the last words arrive: bytes that nobody read would make the
/// system break the connection off.
asio::awaitable<void> AsioLine::part() {
    constexpr std::size_t kMost = 1 << 20;
    for (std::size_t heard = 0; state_ == State::parting && heard < kMost;) {
        auto [error] = co_await socket_.async_wait(tcp::socket::wait_read, kToken);
        if (!error) heard += socket_.read_some(asio::buffer(exchange_.read_), error);
        if (error && error != asio::error::would_block) break;
    }
    lose();
}

Exchange::Exchange(asio::io_context& io, const Limits& limits, Switchboard& board)
    : io_(io), limits_(limits), board_(board), read_(kReadAtOnce, '\0') {}

void Exchange::open(tcp::socket socket, Visitor& visitor, Connection connection, std::string begun) {
    if (has_stopped_) return;
    const auto line = std::make_shared<AsioLine>(*this, std::move(socket), visitor, std::move(connection));
    asio::co_spawn(io_, line->converse(std::move(begun)), asio::detached);
}

void Exchange::enter(AsioLine& line) {
    line.place_ = lines_.size();
    lines_.push_back(&line);
}

void Exchange::leave(AsioLine& line) {
    lines_.back()->place_ = line.place_;
    lines_[line.place_] = lines_.back();
    lines_.pop_back();
    std::erase(to_flush_, &line);
}

void Exchange::flush_later(AsioLine& line) {
    if (std::exchange(line.will_flush_, true)) return;
    to_flush_.push_back(&line);
    if (to_flush_.size() > 1) return;
    // Behind everything that is to be done by now, so that all it sends goes out together.
    asio::post(io_, [this] {
        for (AsioLine* waiting : std::exchange(to_flush_, {})) waiting->flush();
    });
}

void Exchange::look(Time now) {
    for (AsioLine* line : lines_) line->look(now);
}

void Exchange::stop() {
    has_stopped_ = true;
    for (AsioLine* line : lines_) line->close(closing::kRestart, "the server starts anew");
}

}  // namespace server::net
