#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "games/penta_rush/rules.h"

namespace games::penta_rush {

/// gtest prints a state as its position.
void PrintTo(const State& state, std::ostream* out);

// Three boards for the throw `aabcd`: what is to be found on them is drawn in `a` to `d`, the
// rest is filled with `e` and `f`.

/// F h4 g5 h5 h6 i6, L h7 i7 i8 i9 i10, N c9 d9 a10 b10 c10, U c4 d4 c5 c6 d6, I a7 to e7,
/// W a1 b1 b2 c2 c3; none shares a square with another.
inline constexpr std::string_view kSara =
    "dabefefeae/efcaefefcf/fefefefeae/acdbafedbf/febafefaae/"
    "efcfefcdef/feadfefbfe/efafefefef/fabefefefe/dcefefefef";
/// P g2 h2 g3 h3 h4, P b6 c6 b7 c7 b8, Y e3 e4 d5 e5 e6; V e8 f8 g8 e9 e10 and T d8 d9 e9 f9 d10
/// share e9.
inline constexpr std::string_view kPeter =
    "fefaaefefe/efecbaefef/fafdacdefe/ecafefefef/fdbebefefe/"
    "efedafefef/fefecefcfe/efefafabef/fefefedafe/efefefefef";
/// T d7 d8 e8 f8 d9, F c1 b2 c2 d2 b3; W h5 g6 h6 f7 g7 has an `e` on g6 instead of a `d`.
inline constexpr std::string_view kAnna =
    "fefefefefe/efeaefefef/fefacdfefe/efebeabfef/fefefeeafe/"
    "efefefecef/fefefefefe/ecefefefef/fadbfefefe/efafefefef";

/// A game under test, and what happens in it. Every failure shows the position.
class Play {
public:
    explicit Play(std::string_view variant = "base", int players = 2, const game::OptionList& options = {});
    /// From a position as text.
    static Play from(std::string_view position);

    /// Plays a move; a refusal fails the test.
    Play& by(int seat, std::string_view move) { return move_of(game::Seat::player(seat), move); }
    Play& clock(std::string_view move) { return move_of(game::Seat::clock(), move); }
    Play& throws(std::string_view dice) { return move_of(game::Seat::chance(), "roll " + std::string(dice)); }
    /// Says `done` for every seat that is to search.
    Play& all_done();

    /// Code and rule of the refusal, `penta-rush.you-flipped PR-18`; empty if it is legal.
    std::string refusal(game::Seat seat, std::string_view move) const;
    std::string refusal(int seat, std::string_view move) const {
        return refusal(game::Seat::player(seat), move);
    }

    /// What the last move brought about, one line each: `code rule name=value ...`.
    std::vector<std::string> told(game::Viewer viewer = game::Viewer::keeper()) const;
    /// Whether a line of `told` is this.
    bool was_told(std::string_view line) const;
    int count(std::string_view code) const;

    /// Numbers by seat, `10 4 4`.
    std::string scores() const;
    std::string places() const;
    /// Seats joined by `+`; empty while the game goes on.
    std::string winners() const;
    /// The seats that may act, `0 1 clock`.
    std::string actors() const;
    std::string position(game::Viewer viewer = game::Viewer::keeper()) const;

    State state;

private:
    explicit Play(const State& start) : state(start) {}
    Play& move_of(game::Seat seat, std::string_view move);
    game::Events events_;
};

/// A board for a position: `[[row row ...]]`.
std::string board_of(std::string_view board);
/// Options with these boards, joined by `;`.
game::OptionList with_boards(const std::vector<std::string_view>& boards, game::OptionList more = {});
/// Code and rule of why a setup is refused; empty if it is not.
std::string refused_setup(std::string_view variant, int players, const game::OptionList& options);
/// Code and rule of why a position is refused; empty if it is not.
std::string refused_position(std::string_view text);

}  // namespace games::penta_rush
