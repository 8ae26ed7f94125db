#include "server/store/rating_rows.h"

namespace server::store {

std::optional<Fault> RatingRows::add(const RatedRow& game) {
    return add_game_.with(game.table, game.game, game.at, game.category, game.seats).run();
}

std::optional<Fault> RatingRows::add(const CurveRow& change) {
    return add_change_
        .with(change.category, change.player, change.at, change.table, change.game, change.points,
              change.deviation, change.volatility, change.games)
        .run();
}

Found<bool> RatingRows::rate(const RatedRow& game, std::span<const CurveRow> changes) {
    if (auto fault = add(game)) return core::fail(*fault);
    if (add_game_.changed() == 0) return false;
    for (const CurveRow& change : changes)
        if (auto fault = add(change)) return core::fail(*fault);
    return true;
}

Found<bool> RatingRows::is_rated(const TableId& table, int game) {
    const bool is_there = find_game_.with(table, game).next();
    if (auto fault = find_game_.end()) return core::fail(*fault);
    return is_there;
}

Found<std::vector<RatedRow>> RatingRows::rated(const std::string& category) {
    std::vector<RatedRow> games;
    for (games_.with(category); games_.next();)
        games.push_back({games_.number(0), games_.text(1), static_cast<int>(games_.number(2)), games_.text(3),
                         games_.text(4)});
    if (auto fault = games_.end()) return core::fail(*fault);
    return games;
}

Found<std::size_t> RatingRows::replace(const std::string& category, std::span<const RatedRow> games,
                                       std::span<const CurveRow> changes) {
    auto fault = drop_games_.with(category).run();
    if (!fault) fault = drop_changes_.with(category).run();
    for (const RatedRow& game : games)
        if (!fault) fault = add(game);
    for (const CurveRow& change : changes)
        if (!fault) fault = add(change);
    if (fault) return core::fail(*fault);
    return changes.size();
}

Found<std::vector<CurveRow>> RatingRows::read(Statement& found) {
    std::vector<CurveRow> rows;
    while (found.next())
        rows.push_back({found.text(0), found.text(1), found.number(2), found.text(3),
                        static_cast<int>(found.number(4)), found.number(5), found.number(6), found.number(7),
                        found.number(8)});
    if (auto fault = found.end()) return core::fail(*fault);
    return rows;
}

Found<std::vector<CurveRow>> RatingRows::latest() { return read(latest_.with()); }

Found<std::vector<CurveRow>> RatingRows::curve(const std::string& category, const std::string& player) {
    return read(curve_.with(category, player));
}

}  // namespace server::store
