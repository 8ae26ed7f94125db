#pragma once

#include "cli/look.h"

namespace cli {

/// The boards side by side, two in a row, each square its sign and the letter of its ring; the
/// dice above. For records and pictures; played is Penta Rush on its own page (`rush/`).
class PentaRushLook final : public Look {
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
    std::string_view explain(std::string_view move) const override;
};

}  // namespace cli
