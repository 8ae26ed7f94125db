#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/rng.h"
#include "game/messages.h"
#include "game/notice.h"
#include "game/options.h"
#include "game/outcome.h"
#include "game/seat.h"
#include "game/tree.h"
#include "game/type.h"

namespace game {

/// What a table is set up with, as text; a game reads it into its own Options.
struct Setup {
    std::string variant;
    int players = 2;
    OptionList options;
    std::optional<Tree> position;  // a start other than the variant's own

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// A game: a value-typed state machine, written as a struct of static functions.
///
/// `State` and `Move` are trivially copyable values without pointers. A game in progress is
/// its start and its moves, nothing else. `apply` is deterministic: dice and cards are moves
/// of the seat `chance`, so a replay needs no generator.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               std::is_trivially_copyable_v<typename G::Move> && sizeof(typename G::Move) <= 8 &&
               std::totally_ordered<typename G::Move> && std::equality_comparable<typename G::State> &&
               requires(const typename G::Options& options, const typename G::State& state,
                        typename G::State& target, const typename G::View& view, typename G::Moves& moves,
                        typename G::Move move, Seat seat, Viewer viewer, Events* events, core::Rng& rng,
                        Parts& parts, const Setup& setup, const Tree& tree, std::string_view text) {
                   // The box: what there is to choose from.
                   { G::kId } -> std::convertible_to<std::string_view>;
                   { G::kRulesVersion } -> std::convertible_to<int>;
                   { G::variants() } -> std::same_as<std::span<const VariantInfo>>;
                   { G::option_infos() } -> std::same_as<std::span<const OptionInfo>>;
                   { G::messages() } -> std::same_as<std::span<const Message>>;
                   // A number of moves that no random game reaches; the walk fails beyond it.
                   { G::kLengthBound } -> std::convertible_to<int>;

                   // The machine.
                   { G::read_options(setup) } -> std::same_as<core::Result<typename G::Options, Reason>>;
                   { G::initial(options) } -> std::same_as<typename G::State>;
                   // The seats that may act now; nobody exactly when there is an outcome.
                   { G::actors(state) } -> std::same_as<SeatSet>;
                   // Ascending and without repetition, also for chance. `moves` is cleared first.
                   { G::legal_moves(state, seat, moves) } -> std::same_as<void>;
                   // Of a legal chance move; the sum over all of them is the whole.
                   { G::weight(state, move) } -> std::same_as<std::uint32_t>;
                   // The judge of everything that comes from outside.
                   { G::why_illegal(state, seat, move) } -> std::same_as<std::optional<Reason>>;
                   // Precondition: the move is legal.
                   { G::apply(target, seat, move, events) } -> std::same_as<void>;
                   { G::outcome(state) } -> std::same_as<std::optional<Outcome>>;
                   // What a score board shows for each seat.
                   { G::scores(state) } -> std::same_as<PerSeat>;

                   // Secrets: the only door from a state to a wire, a log or a bot.
                   { G::view(state, viewer) } -> std::same_as<typename G::View>;
                   // One state that fits the view, hidden parts redrawn fairly.
                   { G::complete(view, rng) } -> std::same_as<typename G::State>;

                   // Text. A move is written as `viewer` may know it, with `?` for what he may not.
                   { G::write_move(state, seat, move, viewer) } -> std::same_as<std::string>;
                   { G::read_move(state, text) } -> std::same_as<core::Result<typename G::Move, Reason>>;
                   { G::write_position(view) } -> std::same_as<Tree>;
                   // How positions, moves and facts look; the walk holds all of them against it.
                   { G::declaration() } -> std::same_as<const Declaration&>;
                   // A move in the parts of its form, as `viewer` may know it, with `?` for what he may not.
                   { G::tell_parts(state, seat, move, viewer, parts) } -> std::same_as<void>;
                   // What never changes in a variant and is not in its positions.
                   { G::facts(G::variants().front()) } -> std::same_as<Tree>;
                   { G::read_position(tree) } -> std::same_as<core::Result<typename G::State, Reason>>;
                   // The setup of a fresh game of the same kind, `begins` left out.
                   { G::setup_of(state) } -> std::same_as<Setup>;
                   { G::hash(state) } -> std::same_as<std::uint64_t>;
               };

/// A game that can draw one of a seat's legal moves, each equally likely, faster than by
/// listing them all. Tested against the list for equal distribution.
template <class G>
concept DrawsMoves = requires(const typename G::State& state, Seat seat, core::Rng& rng) {
    { G::random_move(state, seat, rng) } -> std::same_as<typename G::Move>;
};

/// The same for a chance move, by weight.
template <class G>
concept DrawsChance = requires(const typename G::State& state, core::Rng& rng) {
    { G::random_chance(state, rng) } -> std::same_as<typename G::Move>;
};

/// A game with secrets: it tells whether a legal move shows anybody what he could not know before.
/// Such a move is never taken back.
template <class G>
concept KeepsSecrets = requires(const typename G::State& state, Seat seat, typename G::Move move) {
    { G::shows_hidden(state, seat, move) } -> std::same_as<bool>;
};

/// What the clock does next if nothing comes first.
template <class Move>
struct Due {
    Move move;
    /// Counted from the last move of chance, or from the move that made this one due if that was later.
    std::int64_t after_ms = 0;

    friend bool operator==(const Due&, const Due&) = default;
};

/// A game that all play at once. Its rules measure no time: they say what the clock does next and when. The
/// clock is an actor exactly while something is due.
template <class G>
concept AllAtOnce = requires(const typename G::State& state) {
    { G::due(state) } -> std::same_as<std::optional<Due<typename G::Move>>>;
};

/// A game in which a card or an outline that a move hid can be seen later. It tells of the moves of a
/// course of play, each legal, which ones the viewer can name by now, so that his record does.
template <class G>
concept ShowsLater = requires(const typename G::State& start,
                              std::span<const std::pair<Seat, typename G::Move>> moves, Viewer viewer) {
    { G::seen_since(start, moves, viewer) } -> std::same_as<std::vector<bool>>;
};

/// A game in which giving up is a move of its own, by the rule named here: the table offers no other way.
template <class G>
concept ResignsByMove = requires {
    { G::kResignRule } -> std::convertible_to<std::string_view>;
};

/// A game that can end without a winner: players may agree on a draw.
template <class G>
concept CanBeDrawn = requires { requires G::kCanBeDrawn; };

template <Game G>
Tree parts_of(const typename G::State& state, Seat seat, typename G::Move move, Viewer viewer) {
    PartsTree parts;
    G::tell_parts(state, seat, move, viewer, parts);
    return parts.tree();
}

/// A game that knows what a legal move adds to its seat's score without playing it out.
template <class G>
concept TellsGain = requires(const typename G::State& state, Seat seat, typename G::Move move) {
    { G::gain(state, seat, move) } -> std::same_as<int>;
};

/// What a legal move adds to its seat's score at once, before chance goes on.
template <Game G>
int gain_by_playing(const typename G::State& state, Seat seat, typename G::Move move) {
    if (!seat.is_player()) return 0;
    typename G::State after = state;
    G::apply(after, seat, move, nullptr);
    return G::scores(after)[seat.index()] - G::scores(state)[seat.index()];
}

/// A game that keeps data it could also work out afresh, with a check that both agree.
template <class G>
concept ChecksItself = requires(const typename G::State& state) {
    { G::is_consistent(state) } -> std::same_as<bool>;
};

}  // namespace game
