#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "bots/bot.h"
#include "core/result.h"
#include "game/match.h"

namespace bots {

/// Who sits on a seat, and the nodes it may spend on a move.
struct Sitter {
    Bot* bot = nullptr;
    std::uint64_t nodes = kPlainNodes;
};

/// Why a table stopped playing.
enum class TableEnd : std::uint8_t {
    over,     // the rules ended the game
    stopped,  // `go_on` said no
    longest,  // that many moves were played
    idle,     // nobody has anything to do, and no clock runs
    illegal,  // a bot wanted a move that the rules refuse; it was not played
};

struct TableTerms {
    std::uint64_t seed = 0;  // every sitter's lots; those of the dealer are the match's own
    std::size_t longest = 20'000;
};

/// Plays the game on the table to its end, with one sitter for each seat. Where all act at once the
/// time is virtual: a bot is asked again whenever what its seat sees has changed, and moves after the delay
/// it asked for, counted from its last move or the throw. If several are due at one moment the clock goes
/// first, then the seats in order; the record has the milliseconds. `go_on` is asked between slices of
/// thought. The same match, sitters and seed make the same moves.
TableEnd play_table(game::Match& match, std::span<const Sitter> sitters, const TableTerms& terms,
                    const std::function<bool()>& go_on);

/// A whole game, and how it came to its end.
struct PlayedTable {
    game::Match match;
    TableEnd end = TableEnd::over;

    std::optional<game::Outcome> outcome() const { return match.state().outcome(); }
    game::PerSeat scores() const { return match.state().scores(); }
};
/// The same from the start, with a dealer of the same seed; a reason when there is no such table.
core::Result<PlayedTable, game::Reason> play_table(const game::AnyGame& game, const game::Setup& setup,
                                                   std::span<const Sitter> sitters, const TableTerms& terms,
                                                   const std::function<bool()>& go_on);

}  // namespace bots
