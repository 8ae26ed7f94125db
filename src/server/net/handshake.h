#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/http.h"

namespace server::net {

/// Where lines are opened.
constexpr std::string_view kLinePath = "/online";

/// What is read of a request for a WebSocket; a header that was not sent is empty.
struct Upgrade {
    std::string_view method, host, upgrade, connection, version, key;
    std::optional<std::string_view> origin{};  // browsers always send it, programs need not
    bool is_plain = true;                      // HTTP/1.1, one key, no body
};

/// Why no line is opened; nothing when it may be.
std::optional<Status> why_not_upgraded(const Upgrade& request);
/// Whether a page of this origin came from the host that it now speaks to.
bool is_same_origin(std::string_view origin, std::string_view host);
/// The answer to a client's key (RFC 6455, 4.2.2).
std::string accept_of(std::string_view key);
/// The answer that opens the line.
std::string welcome_head(std::string_view key, std::string_view date);

}  // namespace server::net
