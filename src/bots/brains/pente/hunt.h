#pragma once

#include <vector>

#include "bots/brains/pente/threats.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// Whether a position is won by threats, for the player to move or against his every move. Both questions
/// at once, each with half the memory, a slice at a time. Only where `engine_knows` the rules.
class Hunt {
public:
    Hunt(const games::pente::State& state, std::uint64_t bytes)
        : win_(bytes / 2 / Threats::kPlaceBytes), loss_(bytes / 2 / Threats::kPlaceBytes) {
        const Field field(state);
        win_.begin(field, field.mover());
        loss_.begin(field, 1 - field.mover());
    }

    /// True if more thinking would change nothing.
    bool think(std::uint64_t nodes) {
        const bool win_done = win_.think(nodes);
        if (is_won()) return true;
        const bool loss_done = loss_.think(nodes);
        return is_lost() || (win_done && loss_done);
    }

    bool is_won() const { return win_.found() == Threats::Found::win; }
    bool is_lost() const { return loss_.found() == Threats::Found::win; }
    bool is_neither() const {
        return win_.found() == Threats::Found::none && loss_.found() == Threats::Found::none;
    }
    std::uint64_t nodes() const { return win_.nodes() + loss_.nodes(); }
    /// Of what is won or lost.
    int length() const { return is_won() ? win_.length() : loss_.length(); }
    std::vector<Spot> line() { return is_won() ? win_.line() : loss_.line(); }

private:
    Threats win_, loss_;
};

}  // namespace bots::brains::pente
