#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "game/game.h"

namespace game {

/// No move of a record is later than this.
constexpr std::int64_t kMostMilliseconds = std::int64_t{1} << 50;

struct RecordedMove {
    Seat seat;
    std::string text;
    std::optional<std::int64_t> milliseconds;  // since the game began

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// How a table ended a game that the rules had not ended. Never mixed with Outcome.
struct Ending {
    enum class Kind : std::uint8_t { resigned, out_of_time, abandoned, drawn };
    static constexpr std::array<std::string_view, 4> kNames{"resigned", "out-of-time", "abandoned", "drawn"};
    Kind kind = Kind::resigned;
    Seat seat;  // whose doing it was; of a draw that was agreed, who offered it

    bool is_drawn() const { return kind == Kind::drawn; }
    friend bool operator==(const Ending&, const Ending&) = default;
};

constexpr std::string_view to_text(Ending::Kind kind) {
    return Ending::kNames[static_cast<std::size_t>(kind)];
}

struct RecordedGame {
    std::vector<RecordedMove> moves;
    std::optional<Ending> ending;

    friend bool operator==(const RecordedGame&, const RecordedGame&) = default;
};

/// A game, or the games of a series, as text: start and moves. Save file, replay, test vector.
///
///     pentario-record 1
///     game pente 1             the game and the version of its rules
///     variant points
///     players 2
///     option size 15           only what differs from the default
///     seat 0 Anna
///     tag Event Club evening   anything else worth keeping
///     start {stones ...}       a start other than the variant's own, as a Tree
///     moves                    begins each game of a series
///     0 K10
///     1 L11 @5250              with the time in milliseconds, where it is known
///     end resigned 1           a table ending, if any: resigned, out-of-time, abandoned, drawn
///
/// Version 2 is the same with one more line, the last: `sum 0123456789abcdef`, a hash of the lines
/// before it. A file that was cut off or changed on the way is refused and not taken for another game.
struct Record {
    static constexpr int kVersion = 1, kSealedVersion = 2;

    std::string game;
    int rules_version = 0;
    Setup setup;
    std::vector<std::string> names;  // by seat; empty: no name
    std::vector<std::pair<std::string, std::string>> tags;
    std::vector<RecordedGame> games;

    std::string_view tag(std::string_view key) const;

    friend bool operator==(const Record&, const Record&) = default;
};

/// Version 1: lines can be added at its end.
std::string to_text(const Record& record);
/// Version 2: for files.
std::string to_sealed_text(const Record& record);
/// The lines of one game, without the line `moves` that begins it.
std::string to_text(const RecordedGame& game);
core::Result<Record, Reason> read_record(std::string_view text);

/// The most that is read: a longer text is refused before anything else is looked at.
constexpr std::size_t kMaxRecordBytes = 4 << 20;
/// The most games of a record, and the most moves of all its games together.
constexpr std::size_t kMostRecordedGames = 200, kMostRecordedMoves = 100'000;
/// No game has so many moves (Game::kLengthBound).
constexpr std::size_t kLongestGame = 20'000;
Reason too_many_games();
Reason too_many_moves();

}  // namespace game
