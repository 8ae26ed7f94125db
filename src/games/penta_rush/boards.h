#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/fixed_vector.h"
#include "core/result.h"
#include "core/rng.h"
#include "game/notice.h"
#include "games/penta_rush/dice.h"

namespace games::penta_rush {

// PR-25: one board for each player.
constexpr int kMaxPlayers = 4;
using Boards = core::FixedVector<Board, kMaxPlayers>;

// --- text

/// A board as text: ten rows of the letters `a` to `f`, top row first. Rows end with `/` or with
/// the line, boards with `;` or with a line `---`. Case, blank lines, and lines that begin with
/// `#` do not matter.
core::Result<Board, game::Reason> read_board(std::string_view text);
/// One to four of them.
core::Result<Boards, game::Reason> read_boards(std::string_view text);
/// A board that is split into rows already. `number` counts boards from 1, for the reason only.
core::Result<Board, game::Reason> read_rows(std::span<const std::string_view> rows, int number);
/// On one line, with `/` and `;`.
std::string write_board(const Board& board);
std::string write_boards(std::span<const Board> boards);

// --- boards from a seed (PR-02)

/// Four symbols 17 times and two 16 times, shuffled; which ones is drawn too.
Board draw_board(core::Rng& rng);
Board make_board(std::uint64_t seed);
/// Four boards on which about the same is to be found: of the seed's first boards the four
/// that lie closest together by `difficulty`. The first one also serves as the board for all.
std::array<Board, kMaxPlayers> make_boards(std::uint64_t seed);

// --- what there is to find

/// The index in kAllRolls of five symbols; -1 if one occurs three times or more.
int roll_index(Counts counts);

/// What fits each roll, regardless of overlaps.
struct Playability {
    std::array<std::uint16_t, kRolls> placements{};
    std::array<std::uint8_t, kRolls> shapes{};    // different ones
    double mean_placements = 0, mean_shapes = 0;  // over all rolls by weight
    int fewest_placements = 0;
    int empty_rolls = 0;  // nothing to find
};
Playability playability(const Board& board);

/// The points a greedy player takes from the board, dearest shapes first and the better of two
/// orders, as the mean over all rolls by weight: the higher, the easier. Close below the best
/// possible, and cheap: two passes over the placements.
double difficulty(const Board& board);

}  // namespace games::penta_rush
