#pragma once

#include "bots/brains/brain.h"
#include "bots/brains/rivero/sense.h"
#include "bots/search/information_set.h"

namespace bots::brains {

template <>
struct OwnBot<games::rivero::Rivero> {
    using Type = search::InformationSet<games::rivero::Rivero>;
    static constexpr std::uint64_t kNodes = 5'000'000;  // about 200 ns each
};

}  // namespace bots::brains
