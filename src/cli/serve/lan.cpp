#include "cli/serve/lan.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <memory>

namespace cli {

namespace {

constexpr int kHome = 0, kNever = 9;

/// The lower, the likelier that a phone in the house reaches it.
int rank_of(const OwnAddress& address) {
    const std::string& figures = address.figures;
    const auto begins = [&](const char* start) { return figures.starts_with(start); };
    if (begins("127.") || begins("169.254.") || figures == "::1" || begins("fe80:")) return kNever;
    constexpr std::array kMade{"docker", "br-", "veth", "virbr", "tun", "tap", "wg", "lxc", "podman", "cni"};
    const bool is_made = std::any_of(kMade.begin(), kMade.end(),
                                     [&](const char* name) { return address.link.starts_with(name); });
    in_addr v4{};
    const bool is_v4 = ::inet_pton(AF_INET, figures.c_str(), &v4) == 1;
    const bool is_middle = is_v4 && (ntohl(v4.s_addr) & 0xFFF00000U) == 0xAC100000U;  // 172.16.0.0/12
    const int kind = begins("192.168.") ? kHome : begins("10.") ? 1 : is_middle ? 2 : is_v4 ? 3 : 4;
    return kind + (is_made ? 4 : 0);
}

}  // namespace

std::vector<std::string> in_likely_order(const std::vector<OwnAddress>& all) {
    std::vector<std::string> figures;
    for (int rank = 0; rank < kNever; ++rank)
        for (const OwnAddress& address : all)
            if (rank_of(address) == rank) figures.push_back(address.figures);
    return figures;
}

std::vector<OwnAddress> own_addresses() {
    std::vector<OwnAddress> all;
    ifaddrs* found = nullptr;
    if (::getifaddrs(&found) != 0) return all;
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> owner(found, ::freeifaddrs);
    for (const ifaddrs* at = found; at; at = at->ifa_next) {
        if (!at->ifa_addr || (at->ifa_flags & IFF_UP) == 0) continue;
        std::array<char, INET6_ADDRSTRLEN> text{};
        const int family = at->ifa_addr->sa_family;
        const void* bytes = nullptr;
        if (family == AF_INET) bytes = &reinterpret_cast<const sockaddr_in*>(at->ifa_addr)->sin_addr;
        if (family == AF_INET6) bytes = &reinterpret_cast<const sockaddr_in6*>(at->ifa_addr)->sin6_addr;
        if (bytes && ::inet_ntop(family, bytes, text.data(), text.size()))
            all.push_back({at->ifa_name, text.data()});
    }
    return all;
}

}  // namespace cli
