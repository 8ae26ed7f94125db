#pragma once

#include <string>
#include <vector>

namespace cli {

/// An address of this computer in figures, and the name of what it is plugged into.
struct OwnAddress {
    std::string link, figures;
};

/// What others in the house can reach this computer by, the likeliest first: addresses of home networks, then
/// others; nothing of loopback, and what programs have made for themselves last.
std::vector<std::string> in_likely_order(const std::vector<OwnAddress>& all);
/// Those that this computer has now.
std::vector<OwnAddress> own_addresses();

}  // namespace cli
