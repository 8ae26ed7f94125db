#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>

#include "server/people/rating/archive.h"

namespace server::people {

/// Keeps the ratings of a running server: each game is rated when it is over, stored, and only then shown in
/// the standings. What it computes is what `rebuild` computes from the events. In the loop's thread.
class RatingKeeper {
public:
    /// Begins with what is stored, and rates what was left over. All must outlive it.
    RatingKeeper(Loop& loop, store::Store& store, store::Ratings& ratings);

    /// The game on this table may be over: rates it if it counts and was not rated yet.
    void look_at(const tables::Table& table);
    /// As far as games are stored.
    const Standings& standings() const { return shown_; }
    /// Whether nothing waits to be rated.
    bool is_settled() const { return doing_ == Doing::nothing && waiting_.empty(); }

private:
    enum class Doing : std::uint8_t { loading, nothing, storing };

    void load();
    void load_later();
    void catch_up();
    void work();
    void rate();
    void rate_anew();
    void go_on();
    /// Calls back only while this is there.
    template <class T>
    store::Done<T> then(std::function<void(core::Result<T, game::Reason>)> hears);

    Loop& loop_;
    store::Store& store_;
    store::Ratings& ratings_;
    std::shared_ptr<char> alive_ = std::make_shared<char>();
    Doing doing_ = Doing::loading;
    bool has_caught_up_ = false;
    Standings shown_;
    std::deque<RatedGame> waiting_;
};

struct Rebuilt {
    std::size_t tables = 0, games = 0;
    std::size_t players = 0;    // of each category
    std::size_t damaged = 0;    // tables that could not be read; they are left out
    bool is_as_before = false;  // everybody's rating was the same
};
/// Puts the ratings that follow from the events of all tables in place of those that are kept.
void rebuild(store::Store& store, store::Ratings& ratings,
             std::function<void(core::Result<Rebuilt, game::Reason>)> done);

}  // namespace server::people
