#pragma once

#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/brains/brain.h"
#include "bots/brains/pente/book.h"
#include "bots/brains/pente/crew.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// Whether the search knows the rules of this variant: two colours, five or more in a row or five
/// pairs win, one stone a turn.
bool engine_knows(const games::pente::State& state);

/// What may be played and is worth a thought: near other stones, or what meets a threat. Not empty.
std::vector<Spot> root_moves(const games::pente::State& state, game::Seat seat);

/// The player of Pente: the book and the search where they know the rules, sampling elsewhere.
class Engine final : public Bot {
public:
    static constexpr std::size_t kTableBytes = std::size_t{16} << 20;

    explicit Engine(int threads = 1) : threads_(threads) {}

    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override;
    bool think(std::uint64_t nodes) override;
    Thought best() const override;

private:
    int threads_;
    std::shared_ptr<Table> table_;  // this and the others are made when they are first wanted
    std::unique_ptr<Search> search_;
    std::unique_ptr<Crew> crew_;
    std::unique_ptr<Bot> sampling_;
    bool searching_ = false;
    std::optional<BookMove> booked_;  // answered at once
};

}  // namespace bots::brains::pente

namespace bots::brains {

template <>
struct OwnBot<games::pente::Pente> {
    using Type = pente::Engine;
};

}  // namespace bots::brains
