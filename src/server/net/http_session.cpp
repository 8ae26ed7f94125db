#include "server/net/http_session.h"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <ctime>

#include "core/text.h"
#include "server/net/handshake.h"

namespace server::net {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using Parser = http::request_parser<http::empty_body>;

constexpr unsigned kHttp11 = 11;

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

std::string_view text(beast::string_view view) { return {view.data(), view.size()}; }

/// A body of unknown length can only be left aside when it is plainly in chunks (RFC 9112, 6.1).
bool is_coded_strangely(const Parser& parser) {
    const auto& request = parser.get();
    const std::size_t count = request.count(http::field::transfer_encoding);
    if (count == 0) return false;
    return count > 1 || !beast::iequals(request[http::field::transfer_encoding], "chunked") ||
           request.count(http::field::content_length) > 0;
}

bool has_body(const Parser& parser) { return parser.chunked() || parser.content_length().value_or(0) > 0; }

Upgrade upgrade_in(const Parser& parser) {
    const auto& request = parser.get();
    const auto field = [&](http::field name) { return text(request[name]); };
    Upgrade upgrade{.method = text(request.method_string()),
                    .host = field(http::field::host),
                    .upgrade = field(http::field::upgrade),
                    .connection = field(http::field::connection),
                    .version = field(http::field::sec_websocket_version),
                    .key = field(http::field::sec_websocket_key)};
    if (request.count(http::field::origin) > 0) upgrade.origin = field(http::field::origin);
    upgrade.is_plain = request.version() == kHttp11 && !has_body(parser) && !is_coded_strangely(parser) &&
                       request.count(http::field::sec_websocket_key) <= 1 &&
                       request.count(http::field::host) == 1 && request.count(http::field::origin) <= 1;
    return upgrade;
}

class HttpSession {
public:
    HttpSession(House& house, tcp::socket socket, const asio::ip::address& from, Connection connection)
        : house_(house),
          stream_(std::move(socket)),
          buffer_(std::size_t{2} * house.limits.header_bytes),
          from_(from),
          connection_(std::move(connection)) {}

    asio::awaitable<void> serve() {
        error_code gone;
        if (stream_.socket().set_option(tcp::no_delay(true), gone)) co_return;
        for (bool keep_alive = true; keep_alive;) {
            Parser parser;
            parser.header_limit(house_.limits.header_bytes);
            stream_.expires_after(house_.limits.patience);
            const auto [unread, count] = co_await http::async_read_header(stream_, buffer_, parser, kToken);
            const auto fault = complaint(unread);
            if (unread && !fault) co_return;  // gone, or too slow
            Visitor& visitor = visitor_of(parser);
            if (!fault && wants_line(parser, visitor)) co_return co_await open_line(parser, visitor);
            const Answer answer = fault ? refusal(*fault) : answer_to(parser, visitor, keep_alive);
            keep_alive = keep_alive && !fault;
            const std::string head = head_of(answer, date(), keep_alive);
            const bool head_only = parser.get().method() == http::verb::head;
            const std::array<asio::const_buffer, 2> parts{
                asio::buffer(head), asio::buffer(head_only ? std::string_view() : answer.body)};
            stream_.expires_after(house_.limits.delivery);
            const auto [unsent, sent] = co_await asio::async_write(stream_, parts, kToken);
            if (unsent) co_return;
        }
        co_await part();
    }

private:
    /// Whoever connects, or whom the proxy on this machine names as having connected to it.
    Visitor& visitor_of(const Parser& parser) {
        asio::ip::address address = from_;
        if (house_.is_proxied && from_.is_loopback()) {
            const auto named = core::split(text(parser.get()["X-Forwarded-For"]), ',');
            error_code error;
            const auto last = asio::ip::make_address(std::string(core::trim(named.back())), error);
            if (!error) address = last;
        }
        return house_.visitors.at(address);
    }

    static bool is_for_lines(const Parser& parser) {
        const std::string_view target = text(parser.get().target());
        return target.substr(0, target.find('?')) == kLinePath;
    }

    /// Why this request is not even looked at further.
    std::optional<Status> why_refused(const Parser& parser, Visitor& visitor) const {
        if (!is_for_lines(parser) || !house_.exchange) return std::nullopt;
        if (const auto reason = why_not_upgraded(upgrade_in(parser))) return reason;
        const bool is_full = visitor.lines >= house_.limits.lines_per_visitor;
        return is_full ? std::optional(Status::too_many_requests) : std::nullopt;
    }

    bool wants_line(const Parser& parser, Visitor& visitor) const {
        return house_.exchange && is_for_lines(parser) && !why_refused(parser, visitor) &&
               visitor.requests.take(Clock::now());
    }

    /// A conversation of its own, so that this one's buffers go.
    asio::awaitable<void> open_line(const Parser& parser, Visitor& visitor) {
        const std::string head = welcome_head(text(parser.get()[http::field::sec_websocket_key]), date());
        Held place(visitor.lines);
        stream_.expires_after(house_.limits.delivery);
        const auto [unsent, sent] = co_await asio::async_write(stream_, asio::buffer(head), kToken);
        if (unsent) co_return;
        house_.exchange->open(stream_.release_socket(), visitor, std::move(connection_),
                              beast::buffers_to_string(buffer_.data()));
    }

    /// `keep_alive` becomes false where the connection must not be used further.
    Answer answer_to(const Parser& parser, Visitor& visitor, bool& keep_alive) const {
        const auto& request = parser.get();
        const auto field = [&](http::field name) { return text(request[name]); };
        const std::string_view language = field(http::field::accept_language);
        const bool modern = request.version() >= kHttp11;
        const bool lost = modern && request.count(http::field::host) != 1;  // RFC 9112, 3.2
        const bool strange = is_coded_strangely(parser);
        keep_alive = modern && parser.keep_alive() && !has_body(parser) && !lost && !strange;
        if (lost || strange) return refusal(Status::bad_request, language);
        if (!visitor.requests.take(Clock::now())) {
            keep_alive = false;
            return refusal(Status::too_many_requests, language);
        }
        if (const auto reason = why_refused(parser, visitor)) {
            keep_alive = false;
            return refusal(*reason, language);
        }
        const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
        if (has_body(parser) && reads) return refusal(Status::content_too_large, language);
        return house_.answerer({.method = text(request.method_string()),
                                .target = text(request.target()),
                                .accept_encoding = field(http::field::accept_encoding),
                                .accept_language = language,
                                .if_none_match = field(http::field::if_none_match)});
    }

    /// Closes so that the last answer arrives: bytes that nobody read would make the system break
    /// the connection off.
    asio::awaitable<void> part() {
        constexpr std::size_t kMost = 1 << 20;
        constexpr std::chrono::seconds kFarewell{1};
        error_code error;
        if (stream_.socket().shutdown(tcp::socket::shutdown_send, error)) co_return;
        stream_.expires_after(kFarewell);
        std::array<char, 4096> bytes;
        for (std::size_t heard = 0; !error && heard < kMost;) {
            const auto [ended, count] = co_await stream_.async_read_some(asio::buffer(bytes), kToken);
            error = ended;
            heard += count;
        }
    }

    House& house_;
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    asio::ip::address from_;
    Connection connection_;
};

}  // namespace

asio::awaitable<void> serve_http(House& house, tcp::socket socket, asio::ip::address from,
                                 Connection connection) {
    HttpSession session(house, std::move(socket), from, std::move(connection));
    co_await session.serve();
}

}  // namespace server::net
