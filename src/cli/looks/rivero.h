#pragma once

#include "cli/look.h"

namespace cli {

/// The table from the viewer's side: the other's cards and rivers, the spring, his own. A river is a
/// line, a covered card of the spring stands behind the one on it, cards that the other has in hand or
/// in his groundwater stand in ( ):
///
///     1.1 N5 ═══N7   flask     the flask lies at this river; ★ a Rivero
///     c  D7  A7  [N4 ]         Danube 7 on Amazon 7; the cursor stands between [ ]
///
/// Spots are those of RiveroTable.
class RiveroLook final : public Look {
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
    /// The hand card that goes to a river, the spring or the groundwater; of an action its word.
    std::string_view piece_of(std::string_view move) const override;
    std::string move_with(const game::Tree& position, std::string_view piece, Spot spot) const override;
    std::string_view explain(std::string_view move) const override;
    bool is_told(std::string_view move) const override;  // but not that somebody drew a card
    std::string_view keys() const override;
};

}  // namespace cli
