#include "server/net/visitors.h"

#include <algorithm>

namespace server::net {

Visitor& Visitors::at(const asio::ip::address& address) {
    constexpr std::size_t kHousehold = 8;  // bytes
    const bool is_wide = address.is_v6() && !address.to_v6().is_v4_mapped();
    Network network = address.is_v4()
                          ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes()
                          : address.to_v6().to_bytes();
    if (is_wide) std::fill(network.begin() + kHousehold, network.end(), 0);
    const auto known = all_.find(network);
    if (known != all_.end()) return known->second;
    const asio::ip::address_v6 v6(network);
    const std::string name =
        is_wide ? v6.to_string() + "/64" : asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
    const Visitor visitor{.name = name,
                          .requests = {limits_.requests_a_second, limits_.request_burst},
                          .messages = {limits_.visitor_messages_a_second, limits_.visitor_message_burst}};
    return all_.emplace(network, visitor).first->second;
}

void Visitors::forget(Time now) {
    std::erase_if(all_, [now](const auto& entry) {
        const Visitor& visitor = entry.second;
        return visitor.connections == 0 && visitor.lines == 0 && visitor.requests.is_full(now) &&
               visitor.messages.is_full(now);
    });
}

}  // namespace server::net
