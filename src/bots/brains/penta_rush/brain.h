#pragma once

#include "bots/brains/brain.h"
#include "bots/brains/penta_rush/bot.h"

namespace bots::brains {

template <>
struct Brain<games::penta_rush::PentaRush> {
    using Player = penta_rush::PentaRushBot;
    static constexpr std::uint64_t kNodes = kPlainNodes;
    static std::unique_ptr<Bot> make_level(int level) { return penta_rush::make_person_bot(level); }

    static game::Notice why(games::penta_rush::Move move);
};

}  // namespace bots::brains
