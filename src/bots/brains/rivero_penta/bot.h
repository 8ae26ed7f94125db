#pragma once

#include "bots/brains/brain.h"
#include "bots/brains/rivero_penta/sense.h"
#include "bots/search/information_set.h"

namespace bots::brains {

template <>
struct OwnBot<games::rivero_penta::RiveroPenta> {
    using Type = search::InformationSet<games::rivero_penta::RiveroPenta>;
    static constexpr std::uint64_t kNodes = 1'000'000;  // about 1 us each
};

}  // namespace bots::brains
