#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "game/tree.h"

namespace games::riomino::plain {

using Place = std::pair<int, int>;  // x, y

/// A second, slow and simple reading of the rules, sharing nothing with the first. Dice are
/// texts, legality is asked of every square and every turn.
struct Game {
    bool framed = true;                             // wizard
    std::set<Place> board;                          // of the other variants
    std::array<std::vector<std::string>, 2> stock;  // faces such as "01"
    int to_move = 0;
    std::string thrown;  // the face of the start die while it is still to be turned (RM-01)

    /// From a position in which a player acts, as it is written.
    static Game from(const game::Tree& position, std::set<Place> own_board);

    const std::string& at(int x, int y) const { return table_[index(x)][index(y)]; }
    void put(int x, int y, std::string edges) { table_[index(x)][index(y)] = std::move(edges); }

    std::set<std::string> legal_moves() const;
    /// RM-19: squares that no die of the box fits.
    std::set<std::string> dead() const;
    /// RM-10: the winner, or -1 while the game goes on.
    int winner() const { return legal_moves().empty() ? 1 - to_move : -1; }
    int actor() const { return thrown.empty() ? to_move : 1 - to_move; }
    void apply(std::string_view move);
    std::uint64_t perft(int depth) const;

private:
    static constexpr int kEdge = 7;  // farther than a die can lie
    static std::size_t index(int coordinate) { return static_cast<std::size_t>(coordinate + kEdge); }

    bool touches(int x, int y) const;
    bool fits(int x, int y, const std::string& edges) const;
    bool is_inside(int x, int y) const;

    std::array<std::array<std::string, 2 * kEdge + 1>, 2 * kEdge + 1> table_{};  // empty: no die
};

/// The four ways a face can lie.
std::vector<std::string> turns_of(const std::string& face);

}  // namespace games::riomino::plain
