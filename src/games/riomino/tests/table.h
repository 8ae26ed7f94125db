#pragma once

#include <ostream>
#include <string>
#include <string_view>

#include "games/riomino/rules.h"
#include "games/tests/faults.h"

namespace games::riomino {

/// gtest prints a state as its position.
void PrintTo(const State& state, std::ostream* out);

/// A game under test. Every failure shows the position.
class Table {
public:
    /// A fresh game: nothing is thrown yet.
    explicit Table(std::string_view variant, game::OptionList options = {});
    /// A position in the text form of a tree; the fault of an unreadable one fails the test.
    static Table of(std::string_view position);

    /// Plays moves, separated by `; `, for whoever is to act; a refusal fails the test.
    Table& play(std::string_view moves);
    /// Throws both stocks, each written as faces (`01 01 23`), and the start die.
    Table& deal(std::string_view first, std::string_view second, std::string_view start);

    /// Code, rule and arguments of the refusal, `riomino.taken RM-04 square=1,0`; empty if the
    /// move is legal for the seat to act.
    std::string refusal(std::string_view move) const;
    /// The same for any seat.
    std::string refusal(game::Seat seat, std::string_view move) const;
    /// All legal moves of the seat to act, separated by spaces.
    std::string moves() const;
    /// The legal moves on one square, as patterns.
    std::string moves_on(std::string_view square) const;
    /// Code, rule and arguments of what the last move brought about, one a line.
    std::string events() const;
    /// `1 stuck RM-10`: winner, code, rule; empty while the game goes on.
    std::string result() const;
    std::string dead() const;
    game::Seat turn() const { return *Riomino::actors(state).begin(); }
    std::string text() const { return game::to_text(Riomino::write_position(state)); }

    State state{};

private:
    Table() = default;
    game::Events events_;
};

/// The refusal of a position in text form; empty if it is read.
std::string position_fault(std::string_view position);

}  // namespace games::riomino
