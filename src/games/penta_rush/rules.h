#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/game.h"
#include "games/penta_rush/merge.h"
#include "games/penta_rush/state.h"

namespace games::penta_rush {

/// The game Penta Rush. Ids such as PR-11 are rules of README.md beside this file.
struct PentaRush {
    using Options = penta_rush::Options;
    using State = penta_rush::State;
    using View = penta_rush::View;
    using Move = penta_rush::Move;
    using Moves = penta_rush::Moves;

    static constexpr std::string_view kId = "penta-rush";
    static constexpr int kRulesVersion = 1;
    // A seat changes its pad at most 200 times a round and says `done` at most once more than that;
    // it flips or strikes once. A round has one roll and one move of the clock.
    static constexpr int kLengthBound = kPuzzleRounds * (kMaxPlayers * (2 * kMostChanges + 3) + 2) + 1;

    // --- the box (options.cpp, messages.cpp)
    static std::span<const game::VariantInfo> variants();
    static std::span<const game::OptionInfo> option_infos();
    static std::span<const game::Message> messages();
    static const game::Declaration& declaration();  // declaration.cpp
    static game::Tree facts(const game::VariantInfo& variant);
    static core::Result<Options, game::Reason> read_options(const game::Setup& setup);
    static game::Setup setup_of(const State& state);

    // --- the machine (rules.cpp)
    static State initial(const Options& options);
    static game::SeatSet actors(const State& state);
    /// PR-19, PR-20: the end of the sand, or of the cap while nobody flips.
    static std::optional<game::Due<Move>> due(const State& state);
    static void legal_moves(const State& state, game::Seat seat, Moves& out);
    static std::uint32_t weight(const State& state, Move move);
    static std::optional<game::Reason> why_illegal(const State& state, game::Seat seat, Move move);
    static void apply(State& state, game::Seat seat, Move move, game::Events* events);
    static Move random_move(const State& state, game::Seat seat, core::Rng& rng);
    static std::uint64_t hash(const State& state);
    static bool is_consistent(const State& state);

    // --- rounds played alone (merge.cpp)
    using AloneMove = TimedMove;
    /// PR-21: rounds are merged from the throw on, before anybody has done something.
    static std::optional<game::Reason> why_no_merge(const State& state);
    static std::vector<MergedMove> merge_rounds(const State& thrown,
                                                std::span<const std::vector<TimedMove>> by_seat,
                                                core::Rng& lot) {
        return merge(thrown, by_seat, lot);
    }

    // --- results (scoring.cpp)
    static std::optional<game::Outcome> outcome(const State& state);
    static game::PerSeat scores(const State& state);

    // --- secrets (state.cpp)
    static View view(const State& state, game::Viewer viewer);
    static State complete(const View& view, core::Rng& rng);
    static std::vector<bool> seen_since(const State& start,
                                        std::span<const std::pair<game::Seat, Move>> moves,
                                        game::Viewer viewer);

    // --- text (notation.cpp, position.cpp)
    static std::string write_move(const State& state, game::Seat seat, Move move, game::Viewer viewer);
    static core::Result<Move, game::Reason> read_move(const State& state, std::string_view text);
    static game::Tree write_position(const View& view);
    static void tell_parts(const State& state, game::Seat seat, Move move, game::Viewer viewer,
                           game::Parts& parts);
    static core::Result<State, game::Reason> read_position(const game::Tree& tree);
};
static_assert(game::Game<PentaRush> && game::DrawsMoves<PentaRush> && game::ShowsLater<PentaRush> &&
              game::ChecksItself<PentaRush> && game::AllAtOnce<PentaRush>);

}  // namespace games::penta_rush
