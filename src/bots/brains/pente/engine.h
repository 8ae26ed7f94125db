#pragma once

#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/brains/brain.h"
#include "bots/brains/pente/search.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// Whether the search knows the rules of this variant: two colours, five or more in a row or five
/// pairs win, one stone a turn.
bool engine_knows(const games::pente::State& state);

/// The player of Pente: the search where it knows the rules, sampling elsewhere.
class Engine final : public Bot {
public:
    static constexpr std::size_t kTableBytes = std::size_t{16} << 20;

    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override;
    bool think(std::uint64_t nodes) override;
    Thought best() const override;

private:
    std::vector<Spot> root_moves(const games::pente::State& state, game::Seat seat) const;

    std::unique_ptr<Search> search_;  // each made when it is first wanted
    std::unique_ptr<Bot> sampling_;
    bool searching_ = false;
};

}  // namespace bots::brains::pente

namespace bots::brains {

template <>
struct OwnBot<games::pente::Pente> {
    using Type = pente::Engine;
};

}  // namespace bots::brains
