#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "game/match.h"
#include "games/rivero_penta/rules.h"

namespace games::rivero_penta {

void PrintTo(const State& state, std::ostream* out);

/// A reason or event on one line: `code rule name=value ...`, without the game's name.
std::string to_line(const game::Notice& notice);
/// Why a position is refused; empty if it is not.
std::string position_fault(std::string_view position);

/// A position in a test. What is not said: the other's four cards are any that are left, the closed
/// pile holds whatever is not named, all else in the ocean.
struct Spot {
    std::string table;                // `1,0 N4 2,0 =`
    std::string hand;                 // of seat 0, who is to move
    std::string open = "bridge sun";  // bottom to top: no action
    std::string phase = "play";
    std::string discard = "";
    std::string more = "";  // further keys, as text of a tree
    std::string other = "";
};
std::string to_text(const Spot& spot);

/// A table in a test: takes moves as text and tells what happened.
struct Play {
    Play() : Play(game::OptionList()) {}
    explicit Play(game::OptionList options);
    static Play with(std::string option, std::string value) {
        return Play(game::OptionList{{option, value}});
    }
    static Play of(std::string_view position);
    static Play of(const Spot& spot) { return of(to_text(spot)); }

    /// Plays moves, separated by `;`, each by whoever must act; a refusal fails the test.
    Play& play(std::string_view moves);
    /// Why the one to act may not do this; empty if he may.
    std::string refusal(std::string_view move) const;
    std::string refusal(game::Seat seat, std::string_view move) const;
    bool allows(std::string_view move) const { return refusal(move).empty(); }

    /// The legal moves of who must act that begin with `start`, joined by `; `.
    std::string moves(std::string_view start = "") const;
    /// The squares on which a card may be laid by who must act, joined by spaces.
    std::string places(std::string_view card) const;
    /// What the last move brought about, one line each.
    std::string events() const;
    /// The value under a key of the whole position, as text.
    std::string get(std::string_view key) const;
    std::string text() const;
    std::string result() const;
    int score(int seat) const { return state.scores[static_cast<std::size_t>(seat)]; }
    game::Seat turn() const { return *RiveroPenta::actors(state).begin(); }

    State state;

private:
    game::Events events_;
};

}  // namespace games::rivero_penta
