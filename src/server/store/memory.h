#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/store/ratings.h"
#include "server/store/store.h"

namespace server::store {

/// A store that forgets everything with its process: for tests, which make it slow, refuse, or fail.
class MemoryStore : public Store, public Ratings {
public:
    explicit MemoryStore(Loop& loop);

    void append(Append what, Done<Appended> done) override;
    void load(TableId table, std::int64_t from, Done<std::vector<std::string>> done) override;
    void find_key(KeyHash hash, Done<std::optional<Opens>> done) override;
    void take_due(Moment now, std::int64_t hold_ms, std::size_t most,
                  Done<std::vector<TableId>> done) override;
    void next_due(Done<std::optional<Moment>> done) override;
    void beat(Moment now, Moment since, Done<std::vector<Absence>> done) override;
    void archive(Moment before, Done<std::size_t> done) override;
    void tables(TableId after, Moment since, std::size_t most, Done<std::vector<TableId>> done) override;

    void rate(RatedRow game, std::vector<CurveRow> changes, Done<bool> done) override;
    void is_rated(TableId table, int game, Done<bool> done) override;
    void rated(std::string category, Done<std::vector<RatedRow>> done) override;
    void replace(std::string category, std::vector<RatedRow> games, std::vector<CurveRow> changes,
                 Done<std::size_t> done) override;
    void latest(Done<std::vector<CurveRow>> done) override;
    void curve(std::string category, std::string player, Done<std::vector<CurveRow>> done) override;

    /// From now on everything is done and answered only after so long.
    void answer_after(std::int64_t ms);
    /// From now on everything is refused for this reason and nothing done; without one it goes on.
    void refuse(std::optional<game::Reason> reason);
    /// The same for what writes: reading goes on.
    void refuse_writing(std::optional<game::Reason> reason);
    /// The next append is stored, but its sender hears `server.store-unsure`.
    void lose_next_answer();
    /// The next append to this table finds that another writer was first, with this event.
    void overtake(TableId table, std::string event);

private:
    struct Held;
    template <class T, class Work>
    void ask(bool writes, Work work, Done<T> done);

    std::shared_ptr<Held> held_;  // its results arrive also when the store is gone
};

}  // namespace server::store
