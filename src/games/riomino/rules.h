#pragma once

#include <span>
#include <string_view>

#include "game/game.h"
#include "games/riomino/state.h"
#include "games/riomino/variants.h"

namespace games::riomino {

/// The game of RioMino. Ids such as RM-07 are rules of README.md beside this file.
struct Riomino {
    using Options = riomino::Options;
    using State = riomino::State;
    using View = riomino::State;  // RM-18: an open game
    using Move = riomino::Move;
    using Moves = riomino::Moves;

    static constexpr std::string_view kId = "riomino";
    static constexpr int kRulesVersion = 1;
    static constexpr int kLengthBound = 1 + kBoxDice + kBoxDice;  // the lot, all throws, each die laid

    // --- the box (variants.cpp, messages.cpp)
    static std::span<const game::VariantInfo> variants() { return variant_infos(); }
    static std::span<const game::OptionInfo> option_infos() { return riomino::option_infos(); }
    static std::span<const game::Message> messages();
    static const game::Declaration& declaration();  // declaration.cpp
    static game::Tree facts(const game::VariantInfo& variant);

    // --- the machine (rules.cpp)
    static core::Result<Options, game::Reason> read_options(const game::Setup& setup);
    static State initial(const Options& options);
    static game::SeatSet actors(const State& state);
    static void legal_moves(const State& state, game::Seat seat, Moves& out);
    static std::uint32_t weight(const State&, Move) { return 1; }  // RM-02: all throws are fair
    static std::optional<game::Reason> why_illegal(const State& state, game::Seat seat, Move move);
    static void apply(State& state, game::Seat seat, Move move, game::Events* events);
    static Move random_move(const State& state, game::Seat seat, core::Rng& rng);
    static std::optional<game::Outcome> outcome(const State& state);
    static game::PerSeat scores(const State& state);  // dice still in stock
    static std::uint64_t hash(const State& state);
    static bool is_consistent(const State& state);

    // --- secrets: there are none
    static View view(const State& state, game::Viewer) { return state; }
    static State complete(const View& view, core::Rng&) { return view; }

    // --- text (notation.cpp, position.cpp)
    static std::string write_move(const State& state, game::Seat seat, Move move, game::Viewer viewer);
    static core::Result<Move, game::Reason> read_move(const State& state, std::string_view text);
    static game::Tree write_position(const View& view);
    static void tell_parts(const State& state, game::Seat seat, Move move, game::Viewer viewer,
                           game::Parts& parts);
    static core::Result<State, game::Reason> read_position(const game::Tree& tree);
    static game::Setup setup_of(const State& state);
};
static_assert(game::Game<Riomino> && game::DrawsMoves<Riomino> && game::ChecksItself<Riomino>);

/// Who throws the start die: not the seat that places first (RM-05).
inline int starter_of(const State& state) { return 1 - state.to_move; }
/// A table without dice on which nothing was thrown yet.
State empty_table(Variant variant, SquareSet board);
/// Puts a die down: the table and what follows from it, but not whether the game is over.
void put_die(State& state, Square square, Pattern pattern);
/// The game is over when the seat to move has no placement (RM-10 to RM-12).
void judge(State& state);

/// The squares of the board, those under dice too. In `wizard`: of the frame as it is now.
SquareSet board_of(const State& state);
inline bool is_inside(const State& state, Square square) {
    return state.field.has(square) || has_die(state, square);
}
/// What the dice around an empty square ask of it.
inline Needs needs_of(const State& state, Square square) { return state.needs[square]; }
/// The patterns of the dice a seat has in stock.
inline PatternSet stock_patterns(const State& state, int seat) {
    PatternSet patterns = 0;
    for (int face = 0; face < kFaces; ++face)
        patterns |= PatternSet{state.stock[static_cast<std::size_t>(seat)][face] > 0 ? 15U : 0U}
                    << (face * kTurns);
    return patterns;
}
/// The patterns a seat may lay on a square, were it its turn.
inline PatternSet placeable(const State& state, int seat, Square square) {
    return state.open.has(square) ? kFitting[state.needs[square]] & stock_patterns(state, seat) : 0;
}
/// RM-19: squares of the board or frame on which no face at all fits any more.
SquareSet dead_squares(const State& state);

/// Why no die may lie at x,y beside those that lie: out of the frame (RM-14) or off the board
/// (RM-16). Also for places out of reach.
std::optional<game::Reason> why_outside(const State& state, int x, int y);
/// RM-07: the first side, from the north clockwise, on which a die would differ from its neighbour.
std::optional<game::Reason> why_unlike(const State& state, Square square, Pattern pattern);

}  // namespace games::riomino
