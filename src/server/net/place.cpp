#include "server/net/place.h"

#include <cerrno>
#include <cstring>

#include "core/text.h"

namespace server {

using game::Reason;

Reason why_not_listening(int error, const Place& place) {
    constexpr int kHighest = 65535;
    const int port = place.port;
    const std::string host = core::quotable(place.host);
    switch (error) {
        case EADDRINUSE:
            return Reason("server.cannot-take-port", "",
                          {{"port", port}, {"other", port < kHighest ? port + 1 : port - 1}});
        case EACCES: return Reason("server.cannot-use-port", "", {{"port", port}});
        case EADDRNOTAVAIL: return Reason("server.cannot-use-address", "", {{"host", host}});
        default:
            return Reason("server.cannot-listen", "",
                          {{"host", host}, {"port", port}, {"why", std::string(std::strerror(error))}});
    }
}

}  // namespace server
