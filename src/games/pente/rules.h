#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_game.h"
#include "game/game.h"
#include "games/pente/state.h"
#include "games/pente/variants.h"

namespace games::pente {

/// The game of Pente. Ids such as PE-04 are rules of README.md beside this file.
struct Pente {
    using Options = pente::Options;
    using State = pente::State;
    using View = pente::State;  // an open game: everybody sees everything
    using Move = pente::Move;
    using Moves = pente::Moves;

    static constexpr std::string_view kId = "pente";
    static constexpr bool kCanBeDrawn = true;
    static constexpr int kRulesVersion = 1;
    static constexpr int kLengthBound = 4000;  // partner captures (PE-18) and poofs set no bound of their own

    // --- the box (variants.cpp, messages.cpp)
    static std::span<const game::VariantInfo> variants() { return variant_infos(); }
    static std::span<const game::OptionInfo> option_infos() { return pente::option_infos(); }
    static std::span<const game::Message> messages();
    static const game::Declaration& declaration();  // declaration.cpp
    static game::Tree facts(const game::VariantInfo& variant);

    // --- the machine (rules.cpp)
    static core::Result<Options, game::Reason> read_options(const game::Setup& setup);
    static State initial(const Options& options);
    static game::SeatSet actors(const State& state);
    static void legal_moves(const State& state, game::Seat seat, Moves& out);
    static std::uint32_t weight(const State&, Move) { return 1; }
    static std::optional<game::Reason> why_illegal(const State& state, game::Seat seat, Move move);
    static void apply(State& state, game::Seat seat, Move move, game::Events* events);
    static Move random_move(const State& state, game::Seat seat, core::Rng& rng);
    static std::uint64_t hash(const State& state);
    static bool is_consistent(const State& state);

    // --- results (scoring.cpp)
    static std::optional<game::Outcome> outcome(const State& state);
    static game::PerSeat scores(const State& state);
    static int gain(const State& state, game::Seat seat, Move move);

    // --- secrets: there are none
    static View view(const State& state, game::Viewer) { return state; }
    static State complete(const View& view, core::Rng&) { return view; }

    // --- text (notation.cpp, position.cpp)
    static std::string write_move(const State& state, game::Seat seat, Move move, game::Viewer viewer);
    static core::Result<Move, game::Reason> read_move(const State& state, std::string_view text);
    static std::span<const std::string_view> notations();
    static std::string write_move_as(const State& state, Move move, int notation);
    static core::Result<Move, game::Reason> read_move_as(const State& state, std::string_view text,
                                                         int notation);
    static game::Tree write_position(const View& view);
    static void tell_parts(const State& state, game::Seat seat, Move move, game::Viewer viewer,
                           game::Parts& parts);
    static core::Result<State, game::Reason> read_position(const game::Tree& tree);
    static game::Setup setup_of(const State& state);
    static std::span<const game::ForeignForm> forms();  // pente_org.cpp
};
static_assert(game::Game<Pente> && game::DrawsMoves<Pente> && game::ChecksItself<Pente>);

/// What laying a stone takes off the board. A group is two stones, or three in Keryo.
struct Taken {
    using Group = core::FixedVector<Point, 3>;
    core::FixedVector<Group, 8> captured;  // enemy stones, in the order of the directions
    core::FixedVector<Group, 12> poofed;   // own stones (PE-44); groups may share the new stone
};

/// The colour of the next stone: in an opening laid by one player the colours alternate.
int next_colour(const State& state);
/// What a stone of `colour` at `p` takes, whether or not it is laid already.
Taken taken_by(const State& state, int colour, Point p);
/// Takes those stones off the board and counts them.
void take_off(State& state, int colour, const Taken& taken);
/// Whether every empty point is legal for a seat that lays stones: the opening is over, and there is no ban.
bool all_empty_points_legal(const State& state);
/// Whether a colour has a row that wins, anywhere on the board.
bool has_row(const State& state, int colour);
/// The winner's unbroken lines of a winning length, each from end to end; none where no row decided.
std::vector<std::vector<Point>> winning_rows(const State& state);
/// PE-10: the seat to move has no legal point, on a full board or through the double-three ban.
bool is_stuck(const State& state);
/// Sets `end` and `winner` of a position that was not reached by a move.
void judge_standing(State& state);

}  // namespace games::pente
