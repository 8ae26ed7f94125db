#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "cli/looks/look.h"

namespace cli {

/// What the drawings of a Pente board need of a scene.
class PentePosition {
public:
    explicit PentePosition(const Scene& scene);

    int size() const { return size_; }
    /// The colour of the stone on a point; nothing when it is empty or off the board.
    std::optional<int> stone(Spot spot) const;
    std::optional<Spot> last() const { return last_; }
    /// Points that the last move cleared.
    const std::vector<Spot>& traces() const { return traces_; }
    bool is_star(Spot spot) const;
    /// The crossing of lines on an empty point, borders and stars included.
    char32_t crossing(Spot spot) const;

private:
    int size_;
    std::vector<signed char> stones_;
    std::optional<Spot> last_;
    std::vector<Spot> traces_;
};

/// A stone: its tone, its sign in one character, and the mark cut into it where it is larger.
struct PenteStone {
    Colour tone;
    char32_t sign, plain_sign, cut;
};
const PenteStone& pente_stone(int colour);

inline constexpr std::string_view kPenteColumns = "ABCDEFGHJKLMNOPQRST";

int pente_size(const game::Tree& position);
std::optional<Spot> read_pente_spot(std::string_view text, int size);

/// The two drawings. Each has its own extent.
Extent small_pente_extent(int size);
void draw_small_pente(Screen& screen, int x, int y, const Scene& scene);
Extent large_pente_extent(int size);
void draw_large_pente(Screen& screen, int x, int y, const Scene& scene);

}  // namespace cli
