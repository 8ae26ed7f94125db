#pragma once

#include <memory>
#include <vector>

#include "bots/brains/pente/general/position.h"
#include "bots/brains/pente/search.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// Whether the faster search knows the rules of this variant: two colours, five or more in a row or
/// five pairs win, one stone a turn, and nothing is played for but the win.
bool engine_knows(const games::pente::State& state);

/// The search that fits a position in which a stone is to be laid: the one for the standard rules
/// where it knows them, the general one elsewhere.
class Thinker {
public:
    static constexpr std::size_t kTableBytes = std::size_t{16} << 20;

    /// `seat` is to move, in the phase of play.
    void begin(const games::pente::State& state, game::Seat seat);
    /// Lays about `nodes` more stones; true when more would change nothing.
    bool think(std::uint64_t nodes);

    /// For the seat to move, in hundredths; `kSurelyWon` and more is a win.
    int value() const;
    int depth() const;
    std::uint64_t nodes() const;
    /// What is expected, the seat's own move first.
    std::vector<games::pente::Move> line() const;

private:
    std::unique_ptr<Search> search_;  // each made when it is first wanted
    std::unique_ptr<search::Paranoid<general::Position>> general_;
    bool is_general_ = false;
};

}  // namespace bots::brains::pente
