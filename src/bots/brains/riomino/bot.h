#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/brains/riomino/thinker.h"

namespace bots::brains::riomino {

/// Plays RioMino: perfectly from where a proof can be found, and before that by looking ahead.
class RiominoBot final : public Bot {
public:
    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override;
    bool think(std::uint64_t nodes) override;
    Thought best() const override;
    bool consider_only(game::AnyMove move) override;
    bool leave_out(game::AnyMove move) override;

private:
    games::riomino::State state_;
    std::unique_ptr<Thinker> thinker_;
};

}  // namespace bots::brains::riomino
