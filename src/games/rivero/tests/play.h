#pragma once

#include <ostream>
#include <string>
#include <string_view>

#include "games/rivero/rules.h"
#include "games/tests/faults.h"

namespace games::rivero {

/// gtest prints a state as its position.
void PrintTo(const State& state, std::ostream* out);

/// A game under test. Every failure shows the position.
class Play {
public:
    /// A fresh game: nothing is dealt yet.
    explicit Play(std::string_view variant, game::OptionList options = {});
    /// A position in the text form of a tree, without its braces and the game's name. Without a
    /// spring the base cards are C1, C1, C2, C2. A fault fails the test.
    static Play of(std::string_view position);

    /// Plays moves, separated by `; `, for whoever is to act; a refusal fails the test.
    Play& play(std::string_view moves);
    /// Code, rule and arguments of the refusal, `rivero.place-empty RV-14 place=1a`; empty if the
    /// move is legal for the seat to act.
    std::string refusal(std::string_view move) const;
    std::string refusal(game::Seat seat, std::string_view move) const;
    /// The legal moves of the seat to act that begin so, separated by `, `.
    std::string moves(std::string_view beginning = "") const;
    /// Code, rule and arguments of what the last move told everybody, or told a seat, one a line.
    std::string events() const;
    std::string events_for(int seat) const;
    /// `1 three RV-38`: winner or -, code, rule; empty while the game goes on.
    std::string result() const;
    /// A value of the position as the keeper, or as a viewer, reads it: `[N4 N5]`.
    std::string get(std::string_view key) const;
    std::string get(std::string_view key, game::Viewer viewer) const;
    game::Seat turn() const { return *Rivero::actors(state).begin(); }
    std::string text() const;

    State state{};

private:
    Play() = default;
    std::string events_seen_by(game::Viewer viewer) const;
    game::Events events_;
};

/// `{game rivero ...}`, with base cards where the text has no spring.
std::string whole(std::string_view position);
/// The refusal of a position as Play::of takes it; empty if it is read.
std::string position_fault(std::string_view position);
/// All cards of the box but these, as a list for a hand: what leaves the ocean empty.
std::string all_but(std::string_view cards);

inline constexpr game::Viewer kKeeper = game::Viewer::keeper();
inline constexpr game::Viewer kSpectator = game::Viewer::spectator();
inline game::Viewer eyes_of(int seat) { return game::Viewer::of(game::Seat::player(seat)); }

}  // namespace games::rivero
