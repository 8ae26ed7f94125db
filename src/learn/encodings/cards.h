#pragma once

#include "game/parts/river_cards.h"
#include "learn/layout.h"

namespace learn {

/// Numbers that surely fit.
template <class... Values>
void put_small(Pen& pen, Values... values) {
    Cell* at = pen.blank(sizeof...(values));
    ((*at++ = static_cast<Cell>(values)), ...);
}

/// How many of each kind, 0 to 2.
inline void put_heap(const game::RiverCards& cards, Pen& pen) {
    Cell* counts = pen.blank(game::RiverCard::kKinds);
    for (std::uint64_t left = cards.first(); left != 0; left &= left - 1) counts[std::countr_zero(left)] = 1;
    for (std::uint64_t left = cards.second(); left != 0; left &= left - 1) counts[std::countr_zero(left)] = 2;
}

}  // namespace learn
