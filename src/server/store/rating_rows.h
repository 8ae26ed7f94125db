#pragma once

#include <span>

#include "server/store/ratings.h"
#include "server/store/statement.h"

namespace server::store {

template <class T>
using Found = core::Result<T, Fault>;

/// What Ratings are asked, as statements of SQL within a transaction that the caller begins and ends.
class RatingRows {
public:
    explicit RatingRows(const Database& database) : database_(database) {}

    Found<bool> rate(const RatedRow& game, std::span<const CurveRow> changes);
    Found<bool> is_rated(const TableId& table, int game);
    Found<std::vector<RatedRow>> rated(const std::string& category);
    Found<std::size_t> replace(const std::string& category, std::span<const RatedRow> games,
                               std::span<const CurveRow> changes);
    Found<std::vector<CurveRow>> latest();
    Found<std::vector<CurveRow>> curve(const std::string& category, const std::string& player);

private:
    std::optional<Fault> add(const RatedRow& game);
    std::optional<Fault> add(const CurveRow& change);
    static Found<std::vector<CurveRow>> read(Statement& found);

    const Database& database_;
    Statement add_game_{database_,
                        "INSERT INTO rated (id, game, at, category, seats) VALUES (?1, ?2, ?3, ?4, ?5)"
                        " ON CONFLICT DO NOTHING"};
    Statement add_change_{database_,
                          "INSERT INTO curves (category, player, at, id, game, points, deviation, volatility,"
                          " games) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"};
    Statement find_game_{database_, "SELECT 1 FROM rated WHERE id = ?1 AND game = ?2"};
    Statement games_{database_,
                     "SELECT at, id, game, category, seats FROM rated WHERE ?1 = '' OR category = ?1"
                     " ORDER BY at, id, game"};
    Statement drop_games_{database_, "DELETE FROM rated WHERE ?1 = '' OR category = ?1"};
    Statement drop_changes_{database_, "DELETE FROM curves WHERE ?1 = '' OR category = ?1"};
    // The rest of a row goes with its max(): SQLite's promise for a lone min() or max().
    Statement latest_{database_,
                      "SELECT category, player, at, id, game, points, deviation, volatility, max(games)"
                      " FROM curves GROUP BY category, player"};
    Statement curve_{database_,
                     "SELECT category, player, at, id, game, points, deviation, volatility, games FROM curves"
                     " WHERE category = ?1 AND player = ?2 ORDER BY at, id, game"};
};

}  // namespace server::store
