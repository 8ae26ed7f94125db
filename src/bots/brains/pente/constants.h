#pragma once

#include <array>
#include <string_view>

namespace bots::brains::pente {

/// The numbers of the search that trials can change; margins are worths, in hundredths.
struct Constants {
    int beta_margin = 110;     // a ply: so much above beta, near the horizon, is enough
    int alpha_margin = 90;     // a ply: a quiet move lifts a position by no more near the horizon
    int width_first = 6;       // candidates looked at with no depth left,
    int width_step = 4;        // for each ply more,
    int width_most = 30;       // and from depth 6 on
    int reduction = 180;       // late moves: log depth * log tried, divided by so many hundredths
    int killer_bonus = 100;    // order: a quiet move that refuted at the same ply,
    int answer_bonus = 70;     // that refuted the same move,
    int history_weight = 32;   // and what its history counts, in 4096ths
    int window = 40;           // around the last value, when an iteration begins
    int leaf_four_moves = 6;   // wins by fours at the horizon: own moves,
    int leaf_four_nodes = 60;  // and stones laid
};

/// A constant by name: what trials may set it to, and a change of it that should be felt.
struct ConstantInfo {
    std::string_view name;
    int Constants::* value;
    int least, most, step;
};

constexpr std::array kConstants = std::to_array<ConstantInfo>({
    {"beta_margin", &Constants::beta_margin, 20, 400, 20},
    {"alpha_margin", &Constants::alpha_margin, 10, 400, 20},
    {"width_first", &Constants::width_first, 4, 60, 3},
    {"width_step", &Constants::width_step, 0, 30, 2},
    {"width_most", &Constants::width_most, 10, 200, 10},
    {"reduction", &Constants::reduction, 80, 600, 25},
    {"killer_bonus", &Constants::killer_bonus, 0, 400, 20},
    {"answer_bonus", &Constants::answer_bonus, 0, 400, 20},
    {"history_weight", &Constants::history_weight, 0, 128, 6},
    {"window", &Constants::window, 5, 400, 15},
    {"leaf_four_moves", &Constants::leaf_four_moves, 1, 20, 1},
    {"leaf_four_nodes", &Constants::leaf_four_nodes, 5, 400, 20},
});

}  // namespace bots::brains::pente
