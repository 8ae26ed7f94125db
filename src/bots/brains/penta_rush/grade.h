#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "bots/brains/penta_rush/report.h"

namespace bots::brains::penta_rush {

/// How hard a board is among those that games::penta_rush::make_board draws: a fifth of them each.
/// The less there is to find on average, the harder.
enum class Grade : std::uint8_t { easiest, easy, medium, hard, hardest };
constexpr std::array<std::string_view, 5> kGradeNames{"easiest", "easy", "medium", "hard", "hardest"};

/// The points of the best sets of all rolls by weight: BoardReport::mean_best without its division.
int richness(const BoardReport& report);

/// Of a hundred drawn boards, on how many there is less to find: 0 to 99. By the richness of
/// kMeasuredBoards boards, as richness.txt keeps it.
int easier_than(const BoardReport& report);
constexpr int kMeasuredBoards = 10'000;

Grade grade_of(const BoardReport& report);

}  // namespace bots::brains::penta_rush
