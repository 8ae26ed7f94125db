#pragma once

#include "bots/bot.h"
#include "bots/brains/pente/book.h"
#include "bots/brains/pente/sides.h"
#include "bots/brains/pente/thinker.h"
#include "bots/brains/pente/threats.h"

namespace bots::brains::pente {

/// The player of Pente, in all its variants: the book or a search where stones are laid in turn, and
/// what it finds even or better where sides are chosen.
class Engine final : public Bot {
public:
    explicit Engine(int threads = 1) : thinker_(threads) {}

    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override;
    bool think(std::uint64_t nodes) override;
    Thought best() const override;
    /// By what the next to move finds in it, and whether it wins by threats whatever he does.
    bool consider_only(game::AnyMove move) override;
    /// Where the faster search knows the rules.
    bool leave_out(game::AnyMove move) override;

private:
    void start(const games::pente::State& state, game::Seat seat);
    bool hope(std::uint64_t& nodes);

    Thinker thinker_;
    Sides sides_;
    bool chooses_ = false;
    std::optional<BookMove> booked_;  // answered at once

    games::pente::State state_;  // as it was begun with
    game::Seat seat_;
    std::uint64_t seed_ = 0;
    std::optional<games::pente::Move> considered_;
    std::optional<double> known_;         // what the considered move is worth, once that is settled
    std::unique_ptr<Threats> threats_;    // made when it is first wanted
    bool hopes_ = false, turns_ = false;  // a win by threats is looked for; the other side thinks
};

}  // namespace bots::brains::pente
