#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/game.h"
#include "games/rivero/move.h"
#include "games/rivero/state.h"

namespace games::rivero {

/// The game Rivero. Ids such as RV-17 are rules of README.md beside this file.
struct Rivero {
    using Options = rivero::Options;
    using State = rivero::State;
    using View = rivero::View;
    using Move = rivero::Move;
    using Moves = rivero::Moves;

    static constexpr std::string_view kId = "rivero";
    static constexpr bool kCanBeDrawn = true;
    static constexpr int kRulesVersion = 1;
    // A turn without a card of the ocean takes an action card, and each pass of the pile has four
    // bridges or more, which do; so there are a few hundred turns, seldom of more than 17 moves.
    static constexpr int kLengthBound = 5000;

    // --- the box (options.cpp, messages.cpp)
    static std::span<const game::VariantInfo> variants();
    static std::span<const game::OptionInfo> option_infos();
    static std::span<const game::Message> messages();
    static const game::Declaration& declaration();  // declaration.cpp
    static game::Tree facts(const game::VariantInfo& variant);
    static core::Result<Options, game::Reason> read_options(const game::Setup& setup);
    static game::Setup setup_of(const State& state);

    // --- the machine (rules.cpp, moves.cpp, refusals.cpp, steps.cpp)
    static State initial(const Options& options);
    static game::SeatSet actors(const State& state);
    static void legal_moves(const State& state, game::Seat seat, Moves& out);
    static Move random_move(const State& state, game::Seat seat, core::Rng& rng);
    static Move random_chance(const State& state, core::Rng& rng);
    static std::uint32_t weight(const State& state, Move move);
    static std::optional<game::Reason> why_illegal(const State& state, game::Seat seat, Move move);
    static void apply(State& state, game::Seat seat, Move move, game::Events* events);
    static std::optional<game::Outcome> outcome(const State& state);
    static game::PerSeat scores(const State& state);  // RV-41: river cards less groundwater
    static std::uint64_t hash(const State& state);
    static bool is_consistent(const State& state);

    // --- secrets (views.cpp)
    static View view(const State& state, game::Viewer viewer);
    static State complete(const View& view, core::Rng& rng);
    static bool shows_hidden(const State& state, game::Seat seat, Move move);
    static std::vector<bool> seen_since(const State& start,
                                        std::span<const std::pair<game::Seat, Move>> moves,
                                        game::Viewer viewer);  // trail.cpp

    // --- text (notation.cpp, position.cpp, position_reader.cpp)
    static std::string write_move(const State& state, game::Seat seat, Move move, game::Viewer viewer);
    static core::Result<Move, game::Reason> read_move(const State& state, std::string_view text);
    static game::Tree write_position(const View& view);
    static void tell_parts(const State& state, game::Seat seat, Move move, game::Viewer viewer,
                           game::Parts& parts);
    static core::Result<State, game::Reason> read_position(const game::Tree& tree);
};
static_assert(game::Game<Rivero> && game::DrawsMoves<Rivero> && game::DrawsChance<Rivero> &&
              game::KeepsSecrets<Rivero> && game::ShowsLater<Rivero> && game::ChecksItself<Rivero>);

}  // namespace games::rivero
