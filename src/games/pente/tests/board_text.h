#pragma once

#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "games/pente/rules.h"

namespace games::pente {

/// gtest prints a state as its diagram.
void PrintTo(const State& state, std::ostream* out);

/// The board as rows of characters, the top row first: `.` is empty, `X O Y Z V W` are the
/// stones of the colours 0 to 5.
std::string write_diagram(const State& state);
/// The same without spaces around it, to compare a literal with write_diagram.
std::string tidy(std::string_view diagram);

/// Everything about a position but its stones.
struct Setting {
    std::string_view variant = "standard";
    int to_move = 0;
    std::vector<int> captures{};
    int players = 0;  // only for points-many
    bool any_three = false;
    std::string_view phase{};
    int stones_left = 0;
};

/// A position under test, and what happens to it. Every failure shows the board.
class Board {
public:
    /// A fresh game.
    explicit Board(std::string_view variant, int size = 19, int players = 0, int begins = 0);
    /// From a diagram; a small letter is an empty point with that name.
    Board(const Setting& setting, std::string_view diagram);

    /// Plays moves, one word each (`take1` for `take 1`), for whoever is to act; a refusal
    /// fails the test.
    Board& play(std::string_view moves);
    /// Lays a stone on a named point.
    Board& lay(char name);
    /// Lays stones on named points, one after the other.
    Board& lay_all(std::string_view names);

    /// Code and rule of the refusal, `pente.taken PE-04`; empty if the move is legal.
    std::string refusal(std::string_view move) const;
    std::string refusal(char name) const;
    bool can_lay(char name) const { return refusal(name).empty(); }
    /// The reason itself.
    std::optional<game::Reason> reason(std::string_view move) const;

    /// Code, rule and arguments of what the last move brought about, one a line.
    std::string events() const;
    /// How many events of the last move have this code.
    int count(std::string_view code) const;

    std::string text() const { return write_diagram(state); }
    /// `0 row`, `1 captures`, `draw full`: seats joined by `+`; empty while the game goes on.
    std::string result() const;
    /// Numbers by seat, `1 0`.
    std::string scores() const;
    std::string points() const;
    std::string places() const;
    /// By colour, `2 0`.
    std::string captures() const;
    /// The seat to move.
    int turn() const { return state.to_move; }
    int stones() const { return state.stones; }
    std::size_t legal_count() const;
    bool has(std::string_view point, int colour) const;
    std::string name_of(char name) const;

    State state;

private:
    std::map<char, Point> named_;
    game::Events events_;
};

}  // namespace games::pente
