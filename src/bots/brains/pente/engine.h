#pragma once

#include "bots/bot.h"
#include "bots/brains/brain.h"
#include "bots/brains/pente/book.h"
#include "bots/brains/pente/sides.h"
#include "bots/brains/pente/thinker.h"

namespace bots::brains::pente {

/// The player of Pente, in all its variants: the book or a search where stones are laid in turn, and
/// what it finds even or better where sides are chosen.
class Engine final : public Bot {
public:
    explicit Engine(int threads = 1) : thinker_(threads) {}

    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override;
    bool think(std::uint64_t nodes) override;
    Thought best() const override;

private:
    Thinker thinker_;
    Sides sides_;
    bool chooses_ = false;
    std::optional<BookMove> booked_;  // answered at once
};

}  // namespace bots::brains::pente

namespace bots::brains {

template <>
struct OwnBot<games::pente::Pente> {
    using Type = pente::Engine;
    static constexpr std::uint64_t kNodes = 800'000;
};

}  // namespace bots::brains
