#pragma once

#include <string_view>
#include <vector>

#include "game/messages.h"

namespace server {

/// One item of a list such as `br;q=1.0, gzip;q=0.8`: a name and how welcome it is, in thousandths.
struct Preference {
    std::string_view name;
    int weight = 1000;
};

/// The items in the order they were sent; one whose weight cannot be read is left out.
std::vector<Preference> read_preferences(std::string_view header);

/// How welcome an encoding is, 0 when it is not. `*` stands for those not named; `identity` is
/// welcome a little unless it is refused.
int welcome(const std::vector<Preference>& preferences, std::string_view encoding);

/// The most welcome of our languages; English when none of them is.
game::Language preferred_language(std::string_view accept_language);

}  // namespace server
