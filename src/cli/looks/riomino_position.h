#pragma once

#include <optional>
#include <string_view>

#include "cli/looks/look.h"
#include "games/riomino/rules.h"

namespace cli {

/// What the drawings of a RioMino table need of a scene.
struct RiominoPosition {
    explicit RiominoPosition(const game::Tree& position);

    bool is_inside(Spot spot) const;
    bool is_dead(Spot spot) const;
    /// The die on a square; nothing when it is empty or out of reach.
    std::optional<games::riomino::Pattern> die(Spot spot) const;
    int columns() const { return high.x - low.x + 1; }
    int rows() const { return high.y - low.y + 1; }

    games::riomino::State state;
    Spot low, high;  // the corners of what is drawn: it stays as it is while the frame narrows
};

/// A placed die in a move's text: `1,0:0110`, or the start die `start 0011`.
struct RiominoDie {
    Spot spot;
    games::riomino::Pattern pattern = 0;
};
std::optional<RiominoDie> read_riomino_die(std::string_view move);

/// The two drawings. Each has its own extent.
Extent riomino_extent(const RiominoPosition& position, Scale scale);
void draw_riomino(Screen& screen, int x, int y, const Scene& scene, Scale scale);

}  // namespace cli
