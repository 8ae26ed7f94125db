#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/game.h"
#include "games/rivero_penta/state.h"

namespace games::rivero_penta {

/// The game Rivero Penta. Ids such as RP-12 are rules of README.md beside this file.
struct RiveroPenta {
    using Options = rivero_penta::Options;
    using State = rivero_penta::State;
    using View = rivero_penta::View;
    using Move = rivero_penta::Move;
    using Moves = rivero_penta::Moves;

    static constexpr std::string_view kId = "rivero-penta";
    static constexpr bool kCanBeDrawn = true;
    static constexpr int kRulesVersion = 1;
    // Lot, deal, setup and first card; then a turn has two draws, a card turned, an action, two
    // cards and a new field in between (RP-42: four draws, four placements).
    static constexpr int kLengthBound = 18 + kMostTurns * (6 + 8) + 1;
    // RP-44: giving up is a move of the game's own, with a condition.
    static constexpr std::string_view kResignRule = "RP-44";

    // --- the box (options.cpp, messages.cpp)
    static std::span<const game::VariantInfo> variants();
    static std::span<const game::OptionInfo> option_infos();
    static std::span<const game::Message> messages();
    static const game::Declaration& declaration();  // declaration.cpp
    static game::Tree facts(const game::VariantInfo& variant);
    static core::Result<Options, game::Reason> read_options(const game::Setup& setup);
    static game::Setup setup_of(const State& state);

    // --- the machine (rules.cpp, turns.cpp, refusals.cpp)
    static State initial(const Options& options);
    static game::SeatSet actors(const State& state);
    static void legal_moves(const State& state, game::Seat seat, Moves& out);
    static std::uint32_t weight(const State& state, Move move);
    static std::optional<game::Reason> why_illegal(const State& state, game::Seat seat, Move move);
    static void apply(State& state, game::Seat seat, Move move, game::Events* events);
    static Move random_move(const State& state, game::Seat seat, core::Rng& rng);
    static Move random_chance(const State& state, core::Rng& rng);
    static std::optional<game::Outcome> outcome(const State& state);
    static game::PerSeat scores(const State& state);
    static std::uint64_t hash(const State& state);
    static bool is_consistent(const State& state);

    // --- secrets (knowledge.cpp)
    static View view(const State& state, game::Viewer viewer);
    static State complete(const View& view, core::Rng& rng);
    static bool shows_hidden(const State& state, game::Seat seat, Move move);

    // --- text (notation.cpp, position.cpp, position_reader.cpp)
    static std::string write_move(const State& state, game::Seat seat, Move move, game::Viewer viewer);
    static core::Result<Move, game::Reason> read_move(const State& state, std::string_view text);
    static game::Tree write_position(const View& view);
    static void tell_parts(const State& state, game::Seat seat, Move move, game::Viewer viewer,
                           game::Parts& parts);
    static core::Result<State, game::Reason> read_position(const game::Tree& tree);
};
static_assert(game::Game<RiveroPenta> && game::DrawsMoves<RiveroPenta> && game::DrawsChance<RiveroPenta> &&
              game::KeepsSecrets<RiveroPenta> && game::ChecksItself<RiveroPenta>);

/// RP-44: how many points the seat is behind.
inline int behind(const Open& state, int seat) {
    return state.scores[static_cast<std::size_t>(1 - seat)] - state.scores[static_cast<std::size_t>(seat)];
}
/// RP-22: the first card of the hand, and its first square, that may be laid; none if none may.
std::optional<Move> first_placement(const State& state);
/// RP-42: the cards of the ocean that may come next on the new field.
std::uint64_t refill_kinds(const State& state);
/// RP-42: how many cards were already drawn, for the field or into the hands.
int refill_drawn(const State& state);
/// What the rules do by themselves before the next decision, in a state that was read: RP-24 and
/// RP-41 where a card is to be drawn, the skipping of an action without moves, RP-42.
void settle(State& state);

}  // namespace games::rivero_penta
