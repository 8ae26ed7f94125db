#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/looks/look.h"

namespace cli {

struct RiveroRiver {
    std::string_view name;  // `0.2`
    Spot spot;
    std::vector<std::string_view> cards;  // from low to high, `=` a bridge
    bool has_flask = false;

    int length() const;  // bridges do not count
};

/// An action card in front of a player, with what lies at it.
struct RiveroAction {
    std::string_view card;  // empty: none
    std::vector<std::string_view> cards;
};

/// What lies on the table, as the position tells it. A spot is a place of the spring (column 1 to 4,
/// row 0 to 2 from seat 0's side) or a river (its number, kRiverRow + its owner).
struct RiveroTable {
    static constexpr int kColumns = 4, kRows = 3, kRiverRow = 10;

    explicit RiveroTable(const game::Tree& position);

    const std::vector<std::string_view>& spring_at(Spot spot) const {
        return spring[static_cast<std::size_t>(spot.y)][static_cast<std::size_t>(spot.x - 1)];
    }

    std::array<std::vector<RiveroRiver>, 2> rivers;                                 // by owner
    std::array<std::array<std::vector<std::string_view>, kColumns>, kRows> spring;  // the lower card first
    std::array<RiveroAction, 2> actions;
    int to_move = 0;
};

/// `3a`, `0.2`.
std::optional<Spot> read_rivero_spot(std::string_view text);
std::string write_rivero_spot(Spot spot);

}  // namespace cli
