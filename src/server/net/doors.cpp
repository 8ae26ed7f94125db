#include "server/net/doors.h"

#include <fcntl.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/steady_timer.hpp>
#include <limits>

#include "core/text.h"

namespace server::net {

using game::Reason;

namespace {

error_code open_door(tcp::acceptor& door, const tcp::endpoint& place) {
    error_code error;
    if (door.open(place.protocol(), error)) return error;
    ::fcntl(door.native_handle(), F_SETFD, FD_CLOEXEC);  // a child would keep the port
    if (door.set_option(tcp::acceptor::reuse_address(true), error)) return error;
    if (place.address().is_v6() && door.set_option(asio::ip::v6_only(true), error)) return error;
    if (door.bind(place, error)) return error;
    return door.listen(tcp::acceptor::max_listen_connections, error);
}

std::vector<asio::ip::address> addresses_of(const std::string& host, error_code& error) {
    if (host == "localhost") return {asio::ip::address_v4::loopback(), asio::ip::address_v6::loopback()};
    if (host == kEverywhere) return {asio::ip::address_v4::any(), asio::ip::address_v6::any()};
    return {asio::ip::make_address(host, error)};
}

}  // namespace

std::optional<Reason> Doors::open(const Place& place) {
    error_code error;
    const auto addresses = addresses_of(place.host, error);
    if (error) return Reason("server.bad-address", "", {{"host", core::quotable(place.host)}});
    // A port that is free at one address may be taken at the other.
    for (int tries = place.port == 0 ? 16 : 1; tries > 0; --tries)
        if (error = open_at(addresses, place.port); error != asio::error::address_in_use) break;
    if (error) return why_not_listening(error.value(), place);
    return std::nullopt;
}

/// Opens a door at each address, all with one port. A machine may lack one kind of address.
error_code Doors::open_at(const std::vector<asio::ip::address>& addresses, std::uint16_t port) {
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

void Doors::keep() {
    // Beyond them there is what the program itself holds open.
    constexpr rlim_t kOwn = 64;
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur > 2 * kOwn) {
        const auto most = std::min<rlim_t>(files.rlim_cur - kOwn, std::numeric_limits<int>::max());
        house_.limits.connections = std::min(house_.limits.connections, static_cast<int>(most));
    }
    for (tcp::acceptor& door : doors_) asio::co_spawn(io_, keep(door), asio::detached);
}

void Doors::close() {
    error_code ignored;
    for (tcp::acceptor& door : doors_) door.close(ignored);
}

asio::awaitable<void> Doors::keep(tcp::acceptor& door) {
    while (door.is_open()) {
        auto [error, socket] = co_await door.async_accept(kToken);
        if (error)  // such as too many open files: some will be closed
            co_await breathe();
        else
            co_await let_in(std::move(socket));
    }
}

asio::awaitable<void> Doors::let_in(tcp::socket socket) {
    error_code error;
    const asio::ip::address from = socket.remote_endpoint(error).address();
    if (error) co_return;  // gone already
    const bool is_proxy = house_.is_proxied && from.is_loopback();
    if (!is_proxy && house_.visitors.at(from).connections >= house_.limits.per_visitor) co_return;
    while (house_.connections >= house_.limits.connections) co_await breathe();
    Connection connection{Held(house_.connections), Held(house_.visitors.at(from).connections)};
    asio::co_spawn(io_, serve_http(house_, std::move(socket), from, std::move(connection)), asio::detached);
}

asio::awaitable<void> Doors::breathe() {
    constexpr std::chrono::milliseconds kBreath{20};
    asio::steady_timer breath(io_, kBreath);
    co_await breath.async_wait(kToken);
}

}  // namespace server::net
