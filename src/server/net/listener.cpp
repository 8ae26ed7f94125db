// HTTP over sockets: the only file that knows Boost. Beast reads requests and keeps time; what is
// answered, and how it is written, is decided outside.

#include "server/net/listener.h"

#include <fcntl.h>

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <csignal>
#include <ctime>
#include <vector>

#include "core/text.h"

namespace server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using game::Reason;
using Parser = http::request_parser<http::empty_body>;

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);

/// Now, as a header writes it; the program never leaves the C locale.
std::string date() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

/// What to say to bytes that are no request; nothing when nobody is there to hear it.
std::optional<Status> complaint(const error_code& error) {
    if (error.category() != error_code(http::error::bad_target).category()) return std::nullopt;
    if (error == http::error::end_of_stream || error == http::error::partial_message) return std::nullopt;
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return Status::headers_too_large;
    return error == http::error::body_limit ? Status::content_too_large : Status::bad_request;
}

class AsioListener final : public Listener {
public:
    AsioListener(Answerer answerer, const Limits& limits) : answerer_(std::move(answerer)), limits_(limits) {}

    std::optional<Reason> open(const Place& place) {
        std::vector<asio::ip::address> addresses;
        error_code error;
        if (place.host == "localhost")
            addresses = {asio::ip::address_v4::loopback(), asio::ip::address_v6::loopback()};
        else
            addresses = {asio::ip::make_address(place.host, error)};
        if (error) return Reason("server.bad-address", "", {{"host", core::quotable(place.host)}});
        // A port that is free at one address may be taken at the other.
        for (int tries = place.port == 0 ? 16 : 1; tries > 0; --tries)
            if (error = open_doors(addresses, place.port); error != asio::error::address_in_use) break;
        if (error) return why_not_listening(error.value(), place);
        return std::nullopt;
    }

    std::uint16_t port() const override { return doors_.front().local_endpoint().port(); }

    void run() override {
        signals_.async_wait([this](const error_code& error, int) {
            if (!error) stop();
        });
        for (tcp::acceptor& door : doors_) asio::co_spawn(io_, keep_door(door), asio::detached);
        io_.run();
    }

    void stop() override { io_.stop(); }

private:
    /// Opens a door at each address, all with one port. A machine may lack one kind of address.
    error_code open_doors(const std::vector<asio::ip::address>& addresses, std::uint16_t port) {
        doors_.clear();
        error_code error;
        for (const asio::ip::address& address : addresses) {
            tcp::acceptor door(io_);
            error = open_door(door, {address, port});
            const bool lacking = error == asio::error::address_family_not_supported ||
                                 error == boost::system::errc::address_not_available;
            if (error && !lacking) return error;
            if (error) continue;
            port = door.local_endpoint(error).port();
            doors_.push_back(std::move(door));
        }
        return doors_.empty() ? error : error_code();
    }

    static error_code open_door(tcp::acceptor& door, const tcp::endpoint& place) {
        error_code error;
        if (door.open(place.protocol(), error)) return error;
        ::fcntl(door.native_handle(), F_SETFD, FD_CLOEXEC);  // a child would keep the port
        if (door.set_option(tcp::acceptor::reuse_address(true), error)) return error;
        if (place.address().is_v6() && door.set_option(asio::ip::v6_only(true), error)) return error;
        if (door.bind(place, error)) return error;
        return door.listen(tcp::acceptor::max_listen_connections, error);
    }

    asio::awaitable<void> keep_door(tcp::acceptor& door) {
        constexpr std::chrono::milliseconds kBreath{100};
        for (;;) {
            auto [error, socket] = co_await door.async_accept(kToken);
            if (error) {  // such as too many open files: some will be closed
                asio::steady_timer breath(io_, kBreath);
                co_await breath.async_wait(kToken);
                continue;
            }
            while (connections_ >= limits_.connections) co_await room_.async_wait(kToken);
            ++connections_;
            asio::co_spawn(io_, serve(std::move(socket)), [this](const std::exception_ptr&) {
                --connections_;
                room_.cancel();  // whoever waits for room looks again
            });
        }
    }

    asio::awaitable<void> serve(tcp::socket socket) {
        error_code gone;
        if (socket.set_option(tcp::no_delay(true), gone)) co_return;
        beast::tcp_stream stream(std::move(socket));
        beast::flat_buffer buffer(std::size_t{2} * limits_.header_bytes);
        for (bool keep_alive = true; keep_alive;) {
            Parser parser;
            parser.header_limit(limits_.header_bytes);
            stream.expires_after(limits_.patience);
            const auto [unread, count] = co_await http::async_read_header(stream, buffer, parser, kToken);
            const auto fault = complaint(unread);
            if (unread && !fault) co_return;  // gone, or too slow
            const Answer answer = fault ? refusal(*fault) : answer_to(parser, keep_alive);
            keep_alive = keep_alive && !fault;
            const std::string head = head_of(answer, date(), keep_alive);
            const bool head_only = parser.get().method() == http::verb::head;
            const std::array<asio::const_buffer, 2> parts{
                asio::buffer(head), asio::buffer(head_only ? std::string_view() : answer.body)};
            stream.expires_after(limits_.delivery);
            const auto [unsent, sent] = co_await asio::async_write(stream, parts, kToken);
            if (unsent) co_return;
        }
        co_await part(stream);
    }

    /// `keep_alive` becomes false where the connection must not be used further.
    Answer answer_to(const Parser& parser, bool& keep_alive) const {
        constexpr unsigned kHttp11 = 11;
        const auto& request = parser.get();
        const auto text = [](beast::string_view view) { return std::string_view(view.data(), view.size()); };
        const auto field = [&](http::field name) { return text(request[name]); };
        const std::string_view language = field(http::field::accept_language);
        const bool has_body = parser.chunked() || parser.content_length().value_or(0) > 0;
        const bool modern = request.version() >= kHttp11;
        const bool lost = modern && request.count(http::field::host) != 1;  // RFC 9112, 3.2
        keep_alive = modern && parser.keep_alive() && !has_body && !lost;
        if (lost) return refusal(Status::bad_request, language);
        const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
        if (has_body && reads) return refusal(Status::content_too_large, language);
        return answerer_({.method = text(request.method_string()),
                          .target = text(request.target()),
                          .accept_encoding = field(http::field::accept_encoding),
                          .accept_language = language,
                          .if_none_match = field(http::field::if_none_match)});
    }

    /// Closes so that the last answer arrives: bytes that nobody read would make the system break
    /// the connection off.
    asio::awaitable<void> part(beast::tcp_stream& stream) {
        constexpr std::size_t kMost = 1 << 20;
        constexpr std::chrono::seconds kFarewell{1};
        error_code error;
        if (stream.socket().shutdown(tcp::socket::shutdown_send, error)) co_return;
        stream.expires_after(kFarewell);
        std::array<char, 4096> bytes;
        for (std::size_t heard = 0; !error && heard < kMost;) {
            const auto [ended, count] = co_await stream.async_read_some(asio::buffer(bytes), kToken);
            error = ended;
            heard += count;
        }
    }

    // The order counts: connections that end with `io_` may look at what stands before it.
    Answerer answerer_;
    Limits limits_;
    int connections_ = 0;
    asio::io_context io_{1};
    asio::steady_timer room_{io_, asio::steady_timer::time_point::max()};
    asio::signal_set signals_{io_, SIGINT, SIGTERM};
    std::vector<tcp::acceptor> doors_;
};

}  // namespace

core::Result<std::unique_ptr<Listener>, Reason> listen(const Place& place, Answerer answerer,
                                                       const Limits& limits) {
    auto listener = std::make_unique<AsioListener>(std::move(answerer), limits);
    if (const auto reason = listener->open(place)) return core::fail(*reason);
    return std::unique_ptr<Listener>(std::move(listener));
}

}  // namespace server
