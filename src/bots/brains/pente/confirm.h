#pragma once

#include <optional>
#include <string>
#include <unordered_set>

#include "bots/brains/pente/threats.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// Plays a claimed win against every legal answer on every point, by the rules of the game and not
/// by the solver's board. The solver only says what to play next; the rules say who has won.
class Confirm {
public:
    explicit Confirm(std::uint64_t nodes) : nodes_(nodes) {}

    /// Whether the player to move wins with that stone whatever is answered; else `fault` tells where
    /// it goes wrong.
    bool wins_after(const games::pente::State& state, Spot spot);

    std::string fault;
    std::uint64_t answers = 0;  // tried so far

private:
    bool attack(const games::pente::State& state, Field& field);
    bool meets_all(const games::pente::State& state, Field& field, Spot spot);
    bool fail(std::string_view why, const games::pente::State& state);

    std::uint64_t nodes_;
    Threats threats_{1 << 18};
    std::unordered_set<std::uint64_t> confirmed_;
};

}  // namespace bots::brains::pente
