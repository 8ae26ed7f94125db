#pragma once

#include "cli/look.h"

namespace cli {

/// Dice seen from above, each face cut by its diagonal, three columns and two lines a die:
///
///     ╲ 0 1 ╱     north and east are 0, south and west 1; beside it north and west 1
///     1 ╲ ╱ 2     the last die stands between ( ), the cursor between [ ], a dead square is ×
///
/// or, in a large window, five columns and three lines with pips. A spot is a square's x and y.
class RiominoLook final : public Look {
public:
    Extent extent(const game::Tree& position, Scale scale) const override;
    void draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const override;
    Mark mark(const game::Tree& position, int seat, bool tones) const override;
    Mark mark_of_move(const game::Tree& after, std::string_view move, int seat, bool tones) const override;
    /// The stock: `01×3 12 23×2`.
    std::string tray(const game::Tree& position, int seat) const override;
    bool has_long_trays() const override;
    std::string_view tray_title() const override;
    std::optional<Spot> first_spot(const game::Tree& position) const override;
    Spot moved(const game::Tree& position, Spot from, int right, int up) const override;
    std::string move_to(const game::Tree& position, Spot spot) const override;
    std::optional<Spot> spot_of(const game::Tree& position, std::string_view move) const override;
    std::string_view explain(std::string_view move) const override;
    std::string_view why_none(const game::Tree& position, Spot spot) const override;
    bool is_told(std::string_view move) const override;  // throws are seen in the stocks
    std::string_view keys() const override;
};

}  // namespace cli
