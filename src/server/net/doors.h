#pragma once

#include <vector>

#include "core/result.h"
#include "game/notice.h"
#include "server/net/asio.h"
#include "server/net/http_session.h"
#include "server/net/place.h"

namespace server::net {

/// Where connections come in; the limits on how many there are hold here.
class Doors {
public:
    Doors(asio::io_context& io, House& house) : io_(io), house_(house) {}

    std::optional<game::Reason> open(const Place& place);
    std::uint16_t port() const { return doors_.front().local_endpoint().port(); }
    void keep();
    void close();

private:
    error_code open_at(const std::vector<asio::ip::address>& addresses, std::uint16_t port);
    asio::awaitable<void> keep(tcp::acceptor& door);
    asio::awaitable<void> let_in(tcp::socket socket);
    asio::awaitable<void> breathe();

    asio::io_context& io_;
    House& house_;
    std::vector<tcp::acceptor> doors_{};
};

}  // namespace server::net
