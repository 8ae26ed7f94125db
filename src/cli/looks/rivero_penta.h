#pragma once

#include "cli/look.h"

namespace cli {

/// The field seen from above, the source in its middle, three columns and two lines a card:
///
///     N4 ═══ N7     river and value, a bridge; the last card stands between ( ), the cursor
///     ≈≈≈│ │≈≈≈     between [ ]; a place for the chosen card shows what it would bring: +3
///
/// or five columns and three lines in a large window. A field wider than the window follows the
/// cursor. A spot is a square's x and y.
class RiveroPentaLook final : public Look {
public:
    Extent extent(const game::Tree& position, Scale scale) const override;
    void draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const override;
    Mark mark(const game::Tree& position, int seat, bool tones) const override;
    Mark mark_of_move(const game::Tree& after, std::string_view move, int seat, bool tones) const override;
    std::string tray(const game::Tree& position, int seat) const override;
    std::string_view tray_title() const override;
    std::optional<Spot> first_spot(const game::Tree& position) const override;
    Spot moved(const game::Tree& position, Spot from, int right, int up) const override;
    std::string move_to(const game::Tree& position, Spot spot) const override;
    std::optional<Spot> spot_of(const game::Tree& position, std::string_view move) const override;
    /// The hand card of a play or a discard; of an action its word and, where two squares are
    /// named, the first: `move 1,0`.
    std::string_view piece_of(std::string_view move) const override;
    std::string move_with(const game::Tree& position, std::string_view piece, Spot spot) const override;
    std::string_view explain(std::string_view move) const override;
    bool is_told(std::string_view move) const override;  // but not that somebody drew a card
    std::string_view keys() const override;
};

}  // namespace cli
