#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "game/notice.h"

namespace server {

/// The host that stands for all addresses of this machine.
constexpr std::string_view kEverywhere = "everywhere";

/// Where to listen: at `localhost`, which is both loopback addresses, `everywhere`, or at an address in
/// figures. Port 0 is any free one.
struct Place {
    std::string host = "localhost";
    std::uint16_t port = 8000;
    /// Whoever connects from this machine is a proxy, whose last `X-Forwarded-For` is the visitor.
    bool is_proxied = false;
};

/// Why a place cannot be had, from the system's error number.
game::Reason why_not_listening(int error, const Place& place);

}  // namespace server
