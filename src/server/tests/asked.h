#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/sha256.h"
#include "server/store/ratings.h"
#include "server/tests/fake_loop.h"

namespace server::store {

/// What `ask` is answered, once the loop has gone so far.
template <class T, class Ask>
core::Result<T, game::Reason> wait_for(FakeLoop& loop, Ask ask) {
    std::optional<core::Result<T, game::Reason>> answer;
    ask([&answer](core::Result<T, game::Reason> result) { answer.emplace(std::move(result)); });
    if (!loop.run_until([&] { return answer.has_value(); }))
        return core::fail(game::Reason("test.no-answer", ""));
    return std::move(*answer);
}

/// A store whose answers are waited for.
class Asked {
public:
    Asked(FakeLoop& loop, Store& store) : loop_(loop), store_(store) {}

    template <class T>
    using Answer = core::Result<T, game::Reason>;

    Answer<Appended> append(Append what) {
        return wait<Appended>([&](auto done) { store_.append(std::move(what), done); });
    }
    Answer<std::vector<std::string>> load(const TableId& table, std::int64_t from = 0) {
        return wait<std::vector<std::string>>([&](auto done) { store_.load(table, from, done); });
    }
    Answer<std::optional<Opens>> find_key(const KeyHash& hash) {
        return wait<std::optional<Opens>>([&](auto done) { store_.find_key(hash, done); });
    }
    Answer<std::vector<TableId>> take_due(Moment now, std::int64_t hold_ms = 10'000, std::size_t most = 100) {
        return wait<std::vector<TableId>>([&](auto done) { store_.take_due(now, hold_ms, most, done); });
    }
    Answer<std::optional<Moment>> next_due() {
        return wait<std::optional<Moment>>([&](auto done) { store_.next_due(done); });
    }
    Answer<std::vector<Absence>> beat(Moment now, Moment since = 0) {
        return wait<std::vector<Absence>>([&](auto done) { store_.beat(now, since, done); });
    }
    Answer<std::size_t> archive(Moment before) {
        return wait<std::size_t>([&](auto done) { store_.archive(before, done); });
    }

    Answer<std::vector<TableId>> tables(const TableId& after = {}, std::size_t most = 100, Moment since = 0) {
        return wait<std::vector<TableId>>([&](auto done) { store_.tables(after, since, most, done); });
    }

private:
    template <class T, class Ask>
    Answer<T> wait(Ask ask) {
        return wait_for<T>(loop_, ask);
    }

    FakeLoop& loop_;
    Store& store_;
};

using Events = std::vector<std::string>;
inline const TableId kTable = "abcdefgh23456789", kOther = "zyxwvuts98765432";
constexpr Moment kNow = FakeLoop::kStart;

inline KeyHash hash_of(int number) { return core::sha256(std::to_string(number)); }

/// Ratings whose answers are waited for.
class AskedRatings {
public:
    AskedRatings(FakeLoop& loop, Ratings& ratings) : loop_(loop), ratings_(ratings) {}

    template <class T>
    using Answer = core::Result<T, game::Reason>;

    Answer<bool> rate(RatedRow game, std::vector<CurveRow> changes) {
        return wait_for<bool>(loop_,
                              [&](auto done) { ratings_.rate(std::move(game), std::move(changes), done); });
    }
    Answer<bool> is_rated(TableId table, int game) {
        return wait_for<bool>(loop_, [&](auto done) { ratings_.is_rated(std::move(table), game, done); });
    }
    Answer<std::vector<RatedRow>> rated(std::string category = {}) {
        return wait_for<std::vector<RatedRow>>(loop_,
                                               [&](auto done) { ratings_.rated(std::move(category), done); });
    }
    Answer<std::size_t> replace(std::string category, std::vector<RatedRow> games,
                                std::vector<CurveRow> changes) {
        return wait_for<std::size_t>(loop_, [&](auto done) {
            ratings_.replace(std::move(category), std::move(games), std::move(changes), done);
        });
    }
    Answer<std::vector<CurveRow>> latest() {
        return wait_for<std::vector<CurveRow>>(loop_, [&](auto done) { ratings_.latest(done); });
    }
    Answer<std::vector<CurveRow>> curve(std::string category, std::string player) {
        return wait_for<std::vector<CurveRow>>(
            loop_, [&](auto done) { ratings_.curve(std::move(category), std::move(player), done); });
    }

private:
    FakeLoop& loop_;
    Ratings& ratings_;
};

}  // namespace server::store
