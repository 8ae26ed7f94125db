#pragma once

#include "bots/brains/brain.h"
#include "bots/brains/riomino/bot.h"

namespace bots::brains {

template <>
struct Brain<games::riomino::Riomino> {
    using Player = riomino::RiominoBot;
    static constexpr std::uint64_t kNodes = 2'000'000;
    static constexpr Ladder kLadder{{
        {"generous", 1, 0, "random"},
        {"plain", 50, 850, "random"},
        {"plain", 50, 450, "random"},
        {"plain", 50, 150, "random"},
        {"plain", 100, 20, "random"},
        {"plain", 3'000, 0, "random"},
        {"plain", 30'000, 0, "random"},
        {"plain", 0, 0, "random"},
    }};
};

}  // namespace bots::brains
