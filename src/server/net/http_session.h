#pragma once

#include "server/limits.h"
#include "server/net/asio.h"
#include "server/net/asio_line.h"
#include "server/net/listener.h"
#include "server/net/visitors.h"

namespace server::net {

/// What every connection looks at.
struct House {
    Answerer answerer;
    Limits limits;
    bool is_proxied = false;
    int connections = 0;
    Visitors visitors{limits};
    Exchange* exchange = nullptr;  // none: no lines are opened
};

/// Requests and answers until one of both sides ends it, or it becomes a line.
asio::awaitable<void> serve_http(House& house, tcp::socket socket, asio::ip::address from,
                                 Connection connection);

}  // namespace server::net
