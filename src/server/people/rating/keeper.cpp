#include "server/people/rating/keeper.h"

#include <algorithm>
#include <map>
#include <utility>

namespace server::people {

using game::Reason;
using store::CurveRow;
using store::RatedRow;

namespace {

/// Before a store that failed is asked again.
constexpr std::int64_t kLoadAgainMs = 1000;

std::vector<CurveRow> rows_of(const std::vector<Change>& changes) {
    std::vector<CurveRow> rows;
    rows.reserve(changes.size());
    for (const Change& change : changes) rows.push_back(row_of(change));
    return rows;
}

}  // namespace

RatingKeeper::RatingKeeper(Loop& loop, store::Store& store, store::Ratings& ratings)
    : loop_(loop), store_(store), ratings_(ratings) {
    load();
}

template <class T>
store::Done<T> RatingKeeper::then(std::function<void(core::Result<T, Reason>)> hears) {
    return [hears = std::move(hears), alive = std::weak_ptr(alive_)](core::Result<T, Reason> result) {
        if (alive.lock()) hears(std::move(result));
    };
}

/// What is in memory may be wrong: only the store knows.
void RatingKeeper::load() {
    doing_ = Doing::loading;
    ratings_.latest(then<std::vector<CurveRow>>([this](auto rows) {
        if (!rows) return load_later();
        shown_ = Standings();
        for (const CurveRow& row : *rows) shown_.put(read_row(row));
        if (!has_caught_up_) return catch_up();
        doing_ = Doing::nothing;
        work();
    }));
}

void RatingKeeper::load_later() {
    doing_ = Doing::loading;
    loop_.later(kLoadAgainMs, [this, alive = std::weak_ptr(alive_)] {
        if (alive.lock()) load();
    });
}

/// Games that were over when the server went, before they were rated.
void RatingKeeper::catch_up() {
    const Moment since = std::max<Moment>(shown_.last().at, 1);
    read_archive(
        store_, since,
        [this, alive = std::weak_ptr(alive_)](const auto& games) {
            if (alive.lock() && games) waiting_.insert(waiting_.end(), games->begin(), games->end());
        },
        [this, alive = std::weak_ptr(alive_)](const std::optional<Reason>& reason) {
            if (!alive.lock()) return;
            if (reason) return load_later();
            has_caught_up_ = true;
            std::sort(waiting_.begin(), waiting_.end(),
                      [](const RatedGame& a, const RatedGame& b) { return a.key < b.key; });
            doing_ = Doing::nothing;
            work();
        });
}

void RatingKeeper::look_at(const tables::Table& table) {
    auto game = rated_game(table);
    if (!game) return;
    waiting_.push_back(std::move(*game));
    work();
}

void RatingKeeper::work() {
    if (doing_ != Doing::nothing || waiting_.empty()) return;
    doing_ = Doing::storing;
    const GameKey key = waiting_.front().key;
    ratings_.is_rated(key.table, key.game, then<bool>([this](auto is_rated) {
                          if (!is_rated) return load_later();
                          if (*is_rated) return go_on();
                          if (shown_.comes_next(waiting_.front().key))
                              rate();
                          else
                              rate_anew();
                      }));
}

/// The usual way: it is the last one.
void RatingKeeper::rate() {
    const RatedGame& game = waiting_.front();
    const std::vector<Change> changes = shown_.changes_by(game);
    ratings_.rate(row_of(game), rows_of(changes), then<bool>([this, changes](auto is_new) {
                      if (!is_new || !*is_new) return load_later();
                      for (const Change& change : changes) shown_.put(change);
                      go_on();
                  }));
}

/// It ended before another game that was rated first: its category is rated once more, in order.
void RatingKeeper::rate_anew() {
    const std::string category = waiting_.front().category;
    ratings_.rated(category, then<std::vector<RatedRow>>([this, category](auto rows) {
                       if (!rows) return load_later();
                       rows->push_back(row_of(waiting_.front()));
                       std::vector<RatedGame> games;
                       for (const RatedRow& row : *rows)
                           if (auto read = read_row(row)) games.push_back(std::move(*read));
                       ratings_.replace(
                           category, std::move(*rows), rows_of(rate_all(std::move(games))),
                           then<std::size_t>([this](auto kept) { kept ? load() : load_later(); }));
                   }));
}

void RatingKeeper::go_on() {
    waiting_.pop_front();
    doing_ = Doing::nothing;
    work();
}

namespace {

struct Rebuilding {
    store::Ratings& ratings;
    std::function<void(core::Result<Rebuilt, Reason>)> done;
    Rebuilt rebuilt;
    std::vector<RatedGame> games;

    void take(const core::Result<std::vector<RatedGame>, Reason>& found) {
        ++rebuilt.tables;
        if (!found) ++rebuilt.damaged;
        if (found) games.insert(games.end(), found->begin(), found->end());
    }
    void replace(const std::vector<CurveRow>& before) {
        std::vector<RatedRow> rows;
        for (const RatedGame& game : games) rows.push_back(row_of(game));
        std::vector<CurveRow> changes = rows_of(rate_all(games));
        std::map<std::pair<std::string, std::string>, CurveRow> latest;
        for (const CurveRow& row : changes) latest[{row.category, row.player}] = row;
        rebuilt.is_as_before = std::equal(before.begin(), before.end(), latest.begin(), latest.end(),
                                          [](const CurveRow& a, const auto& b) { return a == b.second; });
        rebuilt.games = rows.size();
        rebuilt.players = latest.size();
        ratings.replace({}, std::move(rows), std::move(changes),
                        [call = done, result = rebuilt](const auto& kept) {
                            if (!kept) return call(core::fail(kept.error()));
                            call(result);
                        });
    }
};

}  // namespace

void rebuild(store::Store& store, store::Ratings& ratings,
             std::function<void(core::Result<Rebuilt, Reason>)> done) {
    const auto work = std::make_shared<Rebuilding>(Rebuilding{ratings, std::move(done), {}, {}});
    read_archive(
        store, 0, [work](const auto& games) { work->take(games); },
        [work](const std::optional<Reason>& reason) {
            if (reason) return work->done(core::fail(*reason));
            work->ratings.latest([work](const auto& before) {
                if (!before) return work->done(core::fail(before.error()));
                work->replace(*before);
            });
        });
}

}  // namespace server::people
