#pragma once

#include <string>
#include <string_view>

#include "game/match.h"
#include "games/rivero_penta/rules.h"

namespace games::rivero_penta {

void PrintTo(const State& state, std::ostream* out);

/// A reason or event on one line: `code rule name=value ...`.
std::string to_line(const game::Notice& notice);
/// Why a position is refused; empty when it is not.
std::string position_fault(std::string_view position);

/// A table in a test: states the moves as text and reads back what happened.
struct Play {
    /// A fresh game with options.
    explicit Play(game::OptionList options = {});
    /// From a position in the text form of a tree.
    static Play of(std::string_view position);

    /// Plays moves, separated by `;`, each by whoever must act; a refusal fails the test.
    Play& play(std::string_view moves);
    /// Why the one to act may not do this; empty when he may.
    std::string refusal(std::string_view move) const;
    std::string refusal(game::Seat seat, std::string_view move) const;

    /// The legal moves of who must act, joined by spaces or `;` for those with spaces.
    std::string moves() const;
    /// The squares on which a card of the one to move may be laid.
    std::string places(std::string_view card) const;
    bool allows(std::string_view move) const { return refusal(move).empty(); }
    /// What the last move brought about, one line each.
    std::string events() const;
    std::string text() const { return game::to_text(position()); }
    game::Tree position() const;
    /// The value under a key of the position, as text.
    std::string get(std::string_view key) const;
    std::string result() const;
    game::Seat turn() const { return *RiveroPenta::actors(state).begin(); }

    State state;

private:
    game::Events events_;
};

/// A position in play: `table` and both hands, seat 0 to move with one card to play, other keys after.
/// What is not said: scores 0, the first turn, an open sun on sun-less ground.
std::string in_play(std::string_view table, std::string_view hand, std::string_view more = "");

}  // namespace games::rivero_penta
