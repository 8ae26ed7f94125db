#pragma once

#include <span>
#include <string_view>

namespace games {

/// What a link of version 1 is packed after having read, in this order.
std::span<const std::string_view> link_samples();

}  // namespace games
