#pragma once

#include <map>

namespace bots::brains::pente {

/// How many wins of each length bench/pente-wins.txt has.
inline std::map<int, int> wanted_wins() { return {{3, 20}, {5, 40}, {7, 40}, {9, 40}, {11, 35}, {13, 25}}; }

}  // namespace bots::brains::pente
