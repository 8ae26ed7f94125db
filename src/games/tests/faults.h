#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "game/game.h"

namespace games {

/// A reason or event on one line: `code rule name=value ...`.
std::string to_line(const game::Notice& notice);

/// Why a position in text form is refused; empty when it is read.
template <game::Game G>
std::string position_fault(std::string_view position) {
    const auto tree = game::read_tree(position);
    EXPECT_TRUE(tree) << position;
    if (!tree) return "unreadable";
    const auto state = G::read_position(*tree);
    return state ? "" : to_line(state.error());
}

}  // namespace games
