#include "server/store/memory.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace server::store {

using game::Reason;

struct MemoryStore::Held {
    explicit Held(Loop& loop_) : loop(loop_) {}

    struct Table {
        std::vector<std::string> events;
        Moment touched = 0;
        bool archived = false;
    };

    core::Result<Appended, Reason> append(Append what);
    std::vector<std::string> load(const TableId& table, std::int64_t from) const;
    std::vector<TableId> take_due(Moment now, std::int64_t hold_ms, std::size_t most);
    std::vector<Absence> beat(Moment now, Moment since);
    std::size_t archive(Moment before);
    std::vector<TableId> tables_after(const TableId& after, Moment since, std::size_t most) const;
    bool rate(const RatedRow& game, const std::vector<CurveRow>& changes);
    void answer_next();

    Loop& loop;
    std::int64_t answer_after = 0;
    std::optional<Reason> refusal, writing_refusal;
    bool loses_next_answer = false;
    std::map<TableId, std::string> overtaking;
    std::deque<std::function<void()>> waiting;  // answered in this order

    std::map<TableId, Table> tables;
    std::map<KeyHash, Opens> keys;
    std::map<TableId, Moment> deadlines;
    std::vector<Absence> absences;
    std::optional<Moment> last_beat;

    std::map<std::tuple<Moment, TableId, int>, RatedRow> rated;
    std::vector<CurveRow> curves;
};

core::Result<Appended, Reason> MemoryStore::Held::append(Append what) {
    if (const auto other = overtaking.extract(what.table)) {
        const auto result =
            append({.table = what.table, .sequence = what.sequence, .event = other.mapped(), .at = what.at});
        if (!result) return result;
    }
    const auto found = tables.find(what.table);
    const std::int64_t next =
        found == tables.end() ? 0 : static_cast<std::int64_t>(found->second.events.size());
    if (what.sequence > next) return core::fail(Reason("server.store-gone", ""));
    if (what.sequence < next) return Appended::taken;
    if (last_beat) last_beat = std::max(*last_beat, what.at);
    Table& table = tables[what.table];
    table.events.push_back(std::move(what.event));
    table.touched = what.at;
    table.archived = false;
    deadlines.erase(what.table);
    if (what.deadline) deadlines[what.table] = *what.deadline;
    for (const KeyHash& hash : what.withdrawn)
        if (const auto key = keys.find(hash); key != keys.end() && key->second.table == what.table)
            keys.erase(key);
    for (const auto& key : what.keys) keys[key.hash] = {what.table, key.seat};
    if (std::exchange(loses_next_answer, false)) return core::fail(Reason("server.store-unsure", ""));
    return Appended::stored;
}

std::vector<std::string> MemoryStore::Held::load(const TableId& table, std::int64_t from) const {
    const auto found = tables.find(table);
    if (found == tables.end()) return {};
    const auto& events = found->second.events;
    const auto first = std::clamp<std::int64_t>(from, 0, static_cast<std::int64_t>(events.size()));
    return {events.begin() + first, events.end()};
}

std::vector<TableId> MemoryStore::Held::take_due(Moment now, std::int64_t hold_ms, std::size_t most) {
    std::set<std::pair<Moment, TableId>> due;
    for (const auto& [table, deadline] : deadlines)
        if (deadline <= now) due.emplace(deadline, table);
    std::vector<TableId> taken;
    for (const auto& [deadline, table] : due) {
        if (taken.size() == most) break;
        deadlines[table] = now + hold_ms;
        taken.push_back(table);
    }
    return taken;
}

std::vector<Absence> MemoryStore::Held::beat(Moment now, Moment since) {
    const Absence gap{last_beat.value_or(now), now};
    last_beat = now;
    if (gap.to - gap.from > kLongestBeatMs) {
        absences.push_back(gap);
        for (auto& [table, deadline] : deadlines)
            if (deadline >= gap.from) deadline += gap.to - gap.from;
    }
    std::vector<Absence> told;
    for (const Absence& absence : absences)
        if (absence.to > since) told.push_back(absence);
    return told;
}

std::size_t MemoryStore::Held::archive(Moment before) {
    std::size_t archived = 0;
    for (auto& [id, table] : tables) {
        if (table.archived || table.touched >= before) continue;
        table.archived = true;
        ++archived;
        deadlines.erase(id);
        std::erase_if(keys, [&gone = id](const auto& key) { return key.second.table == gone; });
    }
    return archived;
}

std::vector<TableId> MemoryStore::Held::tables_after(const TableId& after, Moment since,
                                                     std::size_t most) const {
    std::vector<TableId> found;
    for (auto table = tables.upper_bound(after); table != tables.end() && found.size() < most; ++table)
        if (since == 0 || (table->second.touched >= since && !table->second.archived))
            found.push_back(table->first);
    return found;
}

bool MemoryStore::Held::rate(const RatedRow& game, const std::vector<CurveRow>& changes) {
    for (const auto& [key, row] : rated)
        if (row.table == game.table && row.game == game.game) return false;
    rated[{game.at, game.table, game.game}] = game;
    curves.insert(curves.end(), changes.begin(), changes.end());
    return true;
}

void MemoryStore::Held::answer_next() {
    const std::function<void()> next = std::move(waiting.front());
    waiting.pop_front();
    next();
}

MemoryStore::MemoryStore(Loop& loop) : held_(std::make_shared<Held>(loop)) {}

template <class T, class Work>
void MemoryStore::ask(bool writes, Work work, Done<T> done) {
    held_->waiting.push_back([held = held_.get(), writes, work = std::move(work), done = std::move(done)] {
        if (held->refusal)
            done(core::fail(*held->refusal));
        else if (writes && held->writing_refusal)
            done(core::fail(*held->writing_refusal));
        else
            done(work(*held));
    });
    const auto answer = [held = held_] { held->answer_next(); };
    if (held_->answer_after > 0)
        held_->loop.later(held_->answer_after, answer);
    else
        held_->loop.post(answer);
}

void MemoryStore::append(Append what, Done<Appended> done) {
    ask<Appended>(true, [what = std::move(what)](Held& held) { return held.append(what); }, std::move(done));
}

void MemoryStore::load(TableId table, std::int64_t from, Done<std::vector<std::string>> done) {
    ask<std::vector<std::string>>(
        false, [table = std::move(table), from](Held& held) { return held.load(table, from); },
        std::move(done));
}

void MemoryStore::find_key(KeyHash hash, Done<std::optional<Opens>> done) {
    ask<std::optional<Opens>>(
        false,
        [hash](Held& held) {
            const auto found = held.keys.find(hash);
            return found == held.keys.end() ? std::nullopt : std::optional(found->second);
        },
        std::move(done));
}

void MemoryStore::take_due(Moment now, std::int64_t hold_ms, std::size_t most,
                           Done<std::vector<TableId>> done) {
    ask<std::vector<TableId>>(
        true, [=](Held& held) { return held.take_due(now, hold_ms, most); }, std::move(done));
}

void MemoryStore::next_due(Done<std::optional<Moment>> done) {
    ask<std::optional<Moment>>(
        false,
        [](Held& held) {
            std::optional<Moment> next;
            for (const auto& [table, deadline] : held.deadlines)
                next = std::min(next.value_or(deadline), deadline);
            return next;
        },
        std::move(done));
}

void MemoryStore::beat(Moment now, Moment since, Done<std::vector<Absence>> done) {
    ask<std::vector<Absence>>(true, [=](Held& held) { return held.beat(now, since); }, std::move(done));
}

void MemoryStore::archive(Moment before, Done<std::size_t> done) {
    ask<std::size_t>(true, [=](Held& held) { return held.archive(before); }, std::move(done));
}

void MemoryStore::tables(TableId after, Moment since, std::size_t most, Done<std::vector<TableId>> done) {
    ask<std::vector<TableId>>(
        false,
        [after = std::move(after), since, most](Held& held) { return held.tables_after(after, since, most); },
        std::move(done));
}

void MemoryStore::rate(RatedRow game, std::vector<CurveRow> changes, Done<bool> done) {
    ask<bool>(
        true,
        [game = std::move(game), changes = std::move(changes)](Held& held) {
            return held.rate(game, changes);
        },
        std::move(done));
}

void MemoryStore::is_rated(TableId table, int game, Done<bool> done) {
    ask<bool>(
        false,
        [table = std::move(table), game](Held& held) {
            return std::any_of(held.rated.begin(), held.rated.end(), [&](const auto& entry) {
                return entry.second.table == table && entry.second.game == game;
            });
        },
        std::move(done));
}

void MemoryStore::rated(std::string category, Done<std::vector<RatedRow>> done) {
    ask<std::vector<RatedRow>>(
        false,
        [category = std::move(category)](Held& held) {
            std::vector<RatedRow> games;
            for (const auto& [key, row] : held.rated)
                if (category.empty() || row.category == category) games.push_back(row);
            return games;
        },
        std::move(done));
}

void MemoryStore::replace(std::string category, std::vector<RatedRow> games, std::vector<CurveRow> changes,
                          Done<std::size_t> done) {
    ask<std::size_t>(
        true,
        [category = std::move(category), games = std::move(games), changes = std::move(changes)](Held& held) {
            const auto goes = [&](const auto& row) { return category.empty() || row.category == category; };
            std::erase_if(held.rated, [&](const auto& entry) { return goes(entry.second); });
            std::erase_if(held.curves, goes);
            for (const RatedRow& game : games) held.rated[{game.at, game.table, game.game}] = game;
            held.curves.insert(held.curves.end(), changes.begin(), changes.end());
            return changes.size();
        },
        std::move(done));
}

void MemoryStore::latest(Done<std::vector<CurveRow>> done) {
    ask<std::vector<CurveRow>>(
        false,
        [](Held& held) {
            std::map<std::pair<std::string, std::string>, CurveRow> last;
            for (const CurveRow& row : held.curves) {
                CurveRow& known = last[{row.category, row.player}];
                if (row.games >= known.games) known = row;
            }
            std::vector<CurveRow> rows;
            for (const auto& [who, row] : last) rows.push_back(row);
            return rows;
        },
        std::move(done));
}

void MemoryStore::curve(std::string category, std::string player, Done<std::vector<CurveRow>> done) {
    ask<std::vector<CurveRow>>(
        false,
        [category = std::move(category), player = std::move(player)](Held& held) {
            std::vector<CurveRow> rows;
            for (const CurveRow& row : held.curves)
                if (row.category == category && row.player == player) rows.push_back(row);
            std::sort(rows.begin(), rows.end(), [](const CurveRow& a, const CurveRow& b) {
                return std::tie(a.at, a.table, a.game) < std::tie(b.at, b.table, b.game);
            });
            return rows;
        },
        std::move(done));
}

void MemoryStore::answer_after(std::int64_t ms) { held_->answer_after = ms; }
void MemoryStore::refuse(std::optional<Reason> reason) { held_->refusal = std::move(reason); }
void MemoryStore::refuse_writing(std::optional<Reason> reason) { held_->writing_refusal = std::move(reason); }
void MemoryStore::lose_next_answer() { held_->loses_next_answer = true; }
void MemoryStore::overtake(TableId table, std::string event) {
    held_->overtaking[std::move(table)] = std::move(event);
}

}  // namespace server::store
