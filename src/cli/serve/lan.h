#pragma once

#include <string>
#include <vector>

namespace cli {

/// An address of this computer in figures, and the name of what it is plugged into.
struct OwnAddress {
    std::string link, figures;
};

/// The addresses by which others in the house can reach this computer, the likeliest first: those of home
/// networks, then others, then those of networks that programs made. Loopback is left out.
std::vector<std::string> in_likely_order(const std::vector<OwnAddress>& all);
/// All addresses of this computer.
std::vector<OwnAddress> own_addresses();

}  // namespace cli
