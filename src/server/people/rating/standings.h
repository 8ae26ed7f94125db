#pragma once

#include <compare>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "server/loop.h"
#include "server/people/rating/glicko.h"

namespace server::people {

/// The place of a game in the order in which games are rated.
struct GameKey {
    Moment at = 0;  // when it ended
    std::string table;
    int game = 0;  // of the table's games

    friend auto operator<=>(const GameKey&, const GameKey&) = default;
};

/// A game that was over, as far as ratings go by it.
struct RatedGame {
    struct Seat {
        std::string player;  // an account, or a level: `level-4`
        int side = 0;        // those of one side win and lose together
        int place = 1;       // of the side, from 1; even sides share one
        friend bool operator==(const Seat&, const Seat&) = default;
    };
    GameKey key;
    std::string category;  // what is rated together: a game, or a family of its variants
    std::vector<Seat> seats;

    friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

/// A player in one category.
struct Standing {
    Rating rating;  // as of `at`
    Moment at = 0;
    int games = 0;

    /// With what the time since has added to the deviation.
    Rating rating_at(Moment now) const;
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// What a game made of one of its players: a point of his curve.
struct Change {
    GameKey key;
    std::string category, player;
    Standing after;

    friend bool operator==(const Change&, const Change&) = default;
};

/// All players' ratings: rated games, folded in the order of their keys.
class Standings {
public:
    using Who = std::pair<std::string, std::string>;  // category, player

    /// What the game makes of its players, one change for each.
    std::vector<Change> changes_by(const RatedGame& game) const;
    /// A change that was computed before.
    void put(const Change& change);
    /// Both. The game must not stand before one that was rated already.
    std::vector<Change> add(const RatedGame& game);
    /// Whether a game with this key would be the next one.
    bool comes_next(const GameKey& key) const { return last_ < key; }
    const GameKey& last() const { return last_; }

    /// Of somebody who never played: that of a beginner, with no games.
    Standing find(const std::string& category, const std::string& player) const;
    std::vector<std::string> categories() const;
    /// Whose rating is not provisional at that moment, the best first; ties by name.
    struct Ranked {
        std::string player;
        Standing standing;
    };
    std::vector<Ranked> best(const std::string& category, Moment now, std::size_t most) const;

private:
    std::map<Who, Standing> standings_;
    GameKey last_;
};

/// Rates games in the order of their keys, whatever order they come in.
std::vector<Change> rate_all(std::vector<RatedGame> games);

/// A rating period ends with each game of a player, and after a week without one.
constexpr std::int64_t kPeriodMs = 7LL * 24 * 3600 * 1000;

}  // namespace server::people
