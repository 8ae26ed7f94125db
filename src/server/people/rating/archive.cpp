#include "server/people/rating/archive.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "core/text.h"

namespace server::people {

using game::Reason;
using game::Seat;
using tables::Table;

namespace {

constexpr std::size_t kFirstMoves = 2;
constexpr double kPartsOfPoint = 100, kPartsOfVolatility = 1e9;

std::size_t moves_of_players(const game::Match& match) {
    const auto moves = match.course(match.games() - 1).moves();
    return static_cast<std::size_t>(std::count_if(
        moves.begin(), moves.end(), [](const game::Played& played) { return played.seat.is_player(); }));
}

/// Whoever had a seat and left it to a bot is behind all who stayed.
bool has_left(const tables::Seating::Place& place) { return place.key && place.level > 0; }

int place_of(const Table& table, int seat) {
    const game::Match& match = table.match();
    if (const auto& ending = match.ending()) {
        const bool lost = !ending->is_drawn() && game::side_of(match.variant(), seat) ==
                                                     game::side_of(match.variant(), ending->seat.index());
        return lost ? 2 : 1;
    }
    return match.state().outcome()->places[seat];
}

}  // namespace

std::string category_of(const game::AnyGame& game, std::string_view variant) {
    const game::VariantInfo* info = game::find_variant(game.variants(), variant);
    const std::string id(game.id());
    return !info || info->family.empty() ? id : id + '/' + std::string(info->family);
}

std::string level_name(int level) { return "level-" + std::to_string(level); }

std::optional<RatedGame> rated_game(const Table& table) {
    const game::Match& match = table.match();
    if (!table.terms().is_rated || !table.over_at()) return std::nullopt;
    if (match.ending() && moves_of_players(match) < kFirstMoves) return std::nullopt;
    RatedGame rated;
    rated.key = {*table.over_at(), table.id(), static_cast<int>(match.games()) - 1};
    rated.category = category_of(table.game(), table.terms().setup.variant);
    for (int seat = 0; table.seating().has(seat); ++seat) {
        const auto& place = table.seating().at(seat);
        const int level = table.terms().levels[static_cast<std::size_t>(seat)];
        const int behind = has_left(place) ? table.terms().setup.players : 0;
        rated.seats.push_back({level > 0 ? level_name(level) : place.account,
                               game::side_of(match.variant(), seat), place_of(table, seat) + behind});
    }
    return rated;
}

core::Result<std::vector<RatedGame>, Reason> rated_games(const store::TableId& id,
                                                         std::span<const std::string> events) {
    std::vector<RatedGame> games;
    std::optional<Table> table;
    for (const std::string& line : events) {
        const auto event = tables::read_event(line);
        if (!event) return core::fail(event.error());
        if (!table) {
            auto begun = Table::begin(id, *event);
            if (!begun) return core::fail(begun.error());
            table.emplace(std::move(*begun));
            if (!table->terms().is_rated) return games;
        } else if (auto reason = table->apply(*event)) {
            return core::fail(tables::damaged());
        }
        const bool is_known =
            !games.empty() && games.back().key.game + 1 == static_cast<int>(table->match().games());
        if (auto game = rated_game(*table); game && !is_known) games.push_back(std::move(*game));
    }
    return games;
}

namespace {

class ArchiveReader : public std::enable_shared_from_this<ArchiveReader> {
public:
    using Done = std::function<void(std::optional<Reason>)>;

    ArchiveReader(store::Store& store, Moment since, Hears hears, Done done)
        : store_(store), since_(since), hears_(std::move(hears)), done_(std::move(done)) {}

    void list(const store::TableId& after) {
        constexpr std::size_t kAtOnce = 500;
        store_.tables(after, since_, kAtOnce, [self = shared_from_this()](const auto& found) {
            if (!found) return self->done_(found.error());
            if (found->empty()) return self->done_(std::nullopt);
            self->tables_.assign(found->rbegin(), found->rend());
            self->read();
        });
    }

private:
    void read() {
        const store::TableId table = tables_.back();
        tables_.pop_back();
        store_.load(table, 0, [self = shared_from_this(), table](const auto& events) {
            if (!events) return self->done_(events.error());
            self->hears_(rated_games(table, *events));
            if (self->tables_.empty())
                self->list(table);
            else
                self->read();
        });
    }

    store::Store& store_;
    const Moment since_;
    const Hears hears_;
    const Done done_;
    std::vector<store::TableId> tables_;  // the next one last
};

}  // namespace

void read_archive(store::Store& store, Moment since, Hears hears,
                  std::function<void(std::optional<Reason>)> done) {
    std::make_shared<ArchiveReader>(store, since, std::move(hears), std::move(done))->list({});
}

store::RatedRow row_of(const RatedGame& game) {
    store::RatedRow row{game.key.at, game.key.table, game.key.game, game.category, {}};
    for (const RatedGame::Seat& seat : game.seats) {
        if (!row.seats.empty()) row.seats += ' ';
        row.seats += seat.player + ' ' + std::to_string(seat.side) + ' ' + std::to_string(seat.place);
    }
    return row;
}

std::optional<RatedGame> read_row(const store::RatedRow& row) {
    RatedGame game{{row.at, row.table, row.game}, row.category, {}};
    const auto words = core::words(row.seats);
    for (std::size_t at = 0; at + 2 < words.size(); at += 3) {
        const auto side = core::read_number(words[at + 1], 0, game::kMaxSeats);
        const auto place = core::read_number(words[at + 2], 1, 2 * game::kMaxSeats);
        if (!side || !place) return std::nullopt;
        game.seats.push_back({std::string(words[at]), static_cast<int>(*side), static_cast<int>(*place)});
    }
    return game;
}

store::CurveRow row_of(const Change& change) {
    const Rating& rating = change.after.rating;
    return {change.category,
            change.player,
            change.key.at,
            change.key.table,
            change.key.game,
            std::llround(rating.points * kPartsOfPoint),
            std::llround(rating.deviation * kPartsOfPoint),
            std::llround(rating.volatility * kPartsOfVolatility),
            change.after.games};
}

Change read_row(const store::CurveRow& row) {
    const Rating rating{static_cast<double>(row.points) / kPartsOfPoint,
                        static_cast<double>(row.deviation) / kPartsOfPoint,
                        static_cast<double>(row.volatility) / kPartsOfVolatility};
    return {{row.at, row.table, row.game},
            row.category,
            row.player,
            {rating, row.at, static_cast<int>(row.games)}};
}

}  // namespace server::people
