#pragma once

#include <memory>
#include <vector>

#include "bots/brains/pente/general/position.h"
#include "bots/brains/pente/search.h"
#include "bots/search/rehearsal.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// Whether the faster search knows the rules of this variant: two colours, five or more in a row or
/// five pairs win, one stone a turn, and nothing is played for but the win.
bool engine_knows(const games::pente::State& state);

/// What fits a position in which a stone is to be laid: the search for the standard rules where it
/// knows them, the general one for other variants of two sides, and where more than two play each for
/// himself games played on.
class Thinker {
public:
    static constexpr std::size_t kTableBytes = std::size_t{16} << 20;

    /// `seat` is to move, in the phase of play.
    void begin(const games::pente::State& state, game::Seat seat, std::uint64_t seed);
    /// Lays about `nodes` more stones; true when more would change nothing.
    bool think(std::uint64_t nodes);

    /// For the seat to move, in hundredths; `kSurelyWon` and more is a win. Only of a search.
    int value() const;
    double chance() const;
    int depth() const;
    std::uint64_t nodes() const;
    /// What is expected, the seat's own move first.
    std::vector<games::pente::Move> line() const;

private:
    enum class Way : std::uint8_t { standard, general, many };

    Way way_ = Way::standard;
    std::unique_ptr<Search> search_;  // each made when it is first wanted
    std::unique_ptr<search::Paranoid<general::Position>> general_;
    std::unique_ptr<search::Rehearsal<general::Position>> many_;
};

/// The winning chance that goes with a value.
double chance_at(int value);

}  // namespace bots::brains::pente
