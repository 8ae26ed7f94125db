#pragma once

#include "server/store/store.h"

namespace server::store {

/// A rated game, as it is kept beside the events it follows from.
struct RatedRow {
    Moment at = 0;  // when it ended
    TableId table{};
    int game = 0;
    std::string category{}, seats{};  // for each seat: player, side and place, between blanks
    friend bool operator==(const RatedRow&, const RatedRow&) = default;
};

/// What a rated game made of one of its players.
struct CurveRow {
    std::string category{}, player{};
    Moment at = 0;
    TableId table{};
    int game = 0;
    std::int64_t points = 0, deviation = 0;  // hundredths
    std::int64_t volatility = 0;             // billionths
    std::int64_t games = 0;                  // of the player in this category, with this one
    friend bool operator==(const CurveRow&, const CurveRow&) = default;
};

/// Where ratings are kept. All of it can be made again from the events of tables. Called, answered and
/// refused like Store; every one passes the suite in tests/ratings_suite.h.
class Ratings {
public:
    virtual ~Ratings() = default;

    /// Keeps a game with its changes; false, and nothing is kept, where that game was rated before.
    virtual void rate(RatedRow game, std::vector<CurveRow> changes, Done<bool> done) = 0;
    virtual void is_rated(TableId table, int game, Done<bool> done) = 0;
    /// In the order of time, then by table and game; an empty category: all.
    virtual void rated(std::string category, Done<std::vector<RatedRow>> done) = 0;
    /// Keeps these instead of all there are of the category; empty: of all categories. The number of changes
    /// that are kept now.
    virtual void replace(std::string category, std::vector<RatedRow> games, std::vector<CurveRow> changes,
                         Done<std::size_t> done) = 0;
    /// Each player's last change in each category.
    virtual void latest(Done<std::vector<CurveRow>> done) = 0;
    /// All changes of a player in a category, in the order of time.
    virtual void curve(std::string category, std::string player, Done<std::vector<CurveRow>> done) = 0;
};

}  // namespace server::store
