#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "game/options.h"
#include "games/pente/state.h"

namespace games::pente {

/// From `anywhere` on the first stones are free.
enum class Opening : std::uint8_t { centre, tournament, g_pente, anywhere, d_pente, swap2 };
enum class Counting : std::uint8_t { none, fours, threes };  // the points of PE-21 and PE-24

/// What makes a variant: a handful of numbers and switches, one line each in variants.cpp.
struct Rules {
    std::uint8_t row = 5;            // stones in a row that win
    bool exact = false;              // a longer row does not (PE-25)
    std::uint8_t capture_goal = 5;   // captures that win, in the unit below; 0: no captures at all
    bool count_stones = false;       // captures are counted in stones, not in pairs
    bool triples = false;            // three stones are captured as two are (PE-41)
    bool poof = false;               // a group moved into a bracket is lost (PE-44)
    bool breakable = false;          // a row wins only if it outlives the reply (PE-45)
    bool no_double_three = false;    // PE-26
    bool teams = false;              // colours 0 and 2 against 1 and 3 (PE-16)
    std::uint8_t stones_a_turn = 1;  // after the first turn (PE-48)
    Opening opening = Opening::centre;
    Counting counting = Counting::none;
};

/// In the order of the enum.
extern const std::array<Rules, kVariants> kRules;
inline const Rules& rules_of(Variant variant) { return kRules[static_cast<std::size_t>(variant)]; }
inline const Rules& rules_of(const State& state) { return rules_of(state.variant); }

/// In the order of the enum.
std::span<const game::VariantInfo> variant_infos();
std::span<const game::OptionInfo> option_infos();

}  // namespace games::pente
