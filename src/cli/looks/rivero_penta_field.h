#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/looks/look.h"

namespace cli {

struct FieldCard {
    Spot spot;
    std::string_view text;  // `N4`, or `=` for a bridge
};

/// What lies around the source, as the position tells it.
struct RiveroPentaField {
    explicit RiveroPentaField(const game::Tree& position);

    /// What lies on a square; `o` the source; empty: nothing.
    std::string_view at(Spot spot) const;

    std::vector<FieldCard> cards;
    int low = -1, high = 1;  // the outermost columns, the places beside the source included
};

/// A square, `1,-2`.
std::string write_field_spot(Spot spot);
std::optional<Spot> read_field_spot(std::string_view text);

/// All squares a move names, in its order.
std::vector<Spot> field_spots_of(std::string_view move);
/// The square a move is pointed at by: where a card or bridge goes, the second of two cards, the
/// middle of three; nothing for a drain and for moves without squares.
std::optional<Spot> field_spot_of(std::string_view move);
/// The square a piece names, as `move 1,0` does.
std::optional<Spot> last_field_spot(std::string_view piece);
/// See RiveroPentaLook::piece_of.
std::string_view field_piece_of(std::string_view move);

}  // namespace cli
