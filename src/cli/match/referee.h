#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/match/contestant.h"
#include "game/match.h"

namespace cli::match {

/// How the games of a pair begin: the given lines in turn, or so many moves by lot.
struct Openings {
    std::vector<std::vector<std::string>> lines;  // the players' moves, without those of chance
    int by_lot = 0;                               // when there are no lines
};

/// One opening a line, moves between blanks (or between `;` where a move has blanks itself); lines
/// that begin with `#` are remarks. Or records one after the other, of which the players' moves of
/// the first game count.
core::Result<std::vector<std::vector<std::string>>, game::Reason> read_openings(std::string_view text);

/// What all games of a match have in common.
struct Terms {
    const game::AnyGame* game = nullptr;
    game::Setup setup;
    bool together = false;  // all play at once: no openings, and no bounds in milliseconds
    std::array<PlayerText, 2> players;
    Openings openings;
    std::uint64_t seed = 0;
    int longest = 2000;  // moves; a game that is not over by then is drawn
};

/// A game of a pair. In game 0 the first player has the lone seat (or its team) and the other all
/// others, in game 1 it is the other way round. Both have the same opening and the same luck.
struct GameId {
    std::int64_t pair = 0;
    int number = 0;
};
/// Seat 0 of two; of more it goes round from pair to pair.
int lone_seat(const Terms& terms, std::int64_t pair);

struct Result {
    int half_points = 0;   // the first player's: 0 lost, 1 drawn, 2 won
    bool forfeit = false;  // the loser crashed, was late or gave no legal move
    int score = 0;         // of the lone seat
};
/// How a record of that game ended; nothing when it is not one.
std::optional<Result> result_of(const game::Record& record, GameId id);

/// Plays a game and tells it; nothing when `go_on` said no. The same terms, and budgets without
/// milliseconds, make the same record.
core::Result<std::optional<game::Record>, game::Reason> play_game(const Terms& terms, GameId id,
                                                                  const GoOn& go_on);

}  // namespace cli::match
