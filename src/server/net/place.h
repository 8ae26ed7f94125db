#pragma once

#include <cstdint>
#include <string>

#include "game/notice.h"

namespace server {

/// Where to listen: at `localhost`, which is both loopback addresses, or at an address in figures.
/// Port 0 is any free one.
struct Place {
    std::string host = "localhost";
    std::uint16_t port = 8000;
};

/// Why a place cannot be had, from the system's error number.
game::Reason why_not_listening(int error, const Place& place);

}  // namespace server
