#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/people/rating/standings.h"
#include "server/store/ratings.h"
#include "server/tables/table.h"

namespace server::people {

/// What is rated together: the game, or `game/family` where its variants have families.
std::string category_of(const game::AnyGame& game, std::string_view variant);
/// The player that a bot is.
std::string level_name(int level);

/// The game on the table, if it is over and counts: at a rated table, and not given up within its first two
/// moves.
std::optional<RatedGame> rated_game(const tables::Table& table);
/// All of a table's games that count, out of its events alone. Nothing at a table that is not rated.
core::Result<std::vector<RatedGame>, game::Reason> rated_games(const store::TableId& table,
                                                               std::span<const std::string> events);

/// Goes through the tables that are stored (`since` as in Store::tables), one after the other: `hears` the
/// games of each that count, or that the table is damaged; then `done`.
using Hears = std::function<void(const core::Result<std::vector<RatedGame>, game::Reason>&)>;
void read_archive(store::Store& store, Moment since, Hears hears,
                  std::function<void(std::optional<game::Reason>)> done);

store::RatedRow row_of(const RatedGame& game);
store::CurveRow row_of(const Change& change);
/// The reverse; rows that a Store has kept.
std::optional<RatedGame> read_row(const store::RatedRow& row);
Change read_row(const store::CurveRow& row);

}  // namespace server::people
