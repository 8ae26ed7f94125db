// The store's process dies at any moment: what it had confirmed is there, and nothing is there in part.

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>

#include "core/rng.h"
#include "core/text.h"
#include "server/store/sqlite.h"
#include "server/store/tests/child.h"
#include "server/store/tests/own_folder.h"
#include "server/tests/store_suite.h"

namespace server::store {
namespace {

constexpr int kTables = 20, kKills = 20;
using Counts = std::array<std::int64_t, kTables>;

TableId name_of(int table) { return "table" + std::to_string(1000 + table); }
std::string text_of(int table, std::int64_t sequence) {
    return std::to_string(table) + " " + std::to_string(sequence);
}
/// Each event has a key of its own, which must be there exactly when the event is.
KeyHash key_of(int table, std::int64_t sequence) {
    return hash_of(static_cast<int>(sequence) * kTables + table + 1);
}

/// Appends to all tables at once, for ever, and says each confirmation.
void append_for_ever(const std::filesystem::path& folder, Counts next, const Child::Say& say) {
    FakeLoop loop;
    const auto store = SqliteStore::open(loop, folder);
    if (!store) return;
    std::function<void(int)> append = [&](int table) {
        const std::int64_t sequence = next[static_cast<std::size_t>(table)]++;
        (*store)->append({.table = name_of(table),
                          .sequence = sequence,
                          .event = text_of(table, sequence),
                          .at = kNow + sequence,
                          .deadline = kNow + sequence,
                          .keys = {{key_of(table, sequence), 0}}},
                         [&, table, sequence](const core::Result<Appended, game::Reason>& result) {
                             if (!result || *result != Appended::stored) return say("not stored");
                             say(text_of(table, sequence));
                             append(table);
                         });
    };
    for (int table = 0; table < kTables; ++table) append(table);
    loop.run_until([] { return false; });
}

/// What is stored, each table looked through.
Counts look(const std::filesystem::path& folder) {
    Counts counts{};
    FakeLoop loop;
    const auto store = SqliteStore::open(loop, folder);
    EXPECT_TRUE(store);
    if (!store) return counts;
    Asked ask(loop, **store);
    for (int table = 0; table < kTables; ++table) {
        const auto events = *ask.load(name_of(table));
        const auto count = static_cast<std::int64_t>(events.size());
        for (std::int64_t i = 0; i < count; ++i)
            EXPECT_EQ(events[static_cast<std::size_t>(i)], text_of(table, i));
        EXPECT_EQ(ask.find_key(key_of(table, count - 1))->has_value(), count > 0);
        EXPECT_FALSE(ask.find_key(key_of(table, count))->has_value());
        counts[static_cast<std::size_t>(table)] = count;
    }
    return counts;
}

TEST(Killed, LosesNothingThatItHadConfirmed) {
    const OwnFolder own;
    core::Rng lot(static_cast<std::uint64_t>(getpid()));
    Counts stored{};
    std::int64_t all = 0;
    for (int kill = 0; kill < kKills; ++kill) {
        Child child([&](const Child::Say& say) { append_for_ever(own.path(), stored, say); });
        std::vector<std::string> said;
        for (auto wanted = lot.below(200); said.size() < wanted;) {
            auto line = child.hear();
            if (!line) break;
            said.push_back(std::move(*line));
        }
        usleep(lot.below(5000));
        child.kill();
        for (auto& line : child.hear_all()) said.push_back(std::move(line));
        Counts confirmed = stored;
        for (const std::string& line : said) {
            const auto words = core::words(line);
            ASSERT_NE(line, "not stored");
            confirmed[static_cast<std::size_t>(*core::read_number(words[0]))] =
                *core::read_number(words[1]) + 1;
        }
        stored = look(own.path());
        for (std::size_t table = 0; table < stored.size(); ++table)
            EXPECT_GE(stored[table], confirmed[table]) << "table " << table << ", kill " << kill;
        all += static_cast<std::int64_t>(said.size());
    }
    EXPECT_GT(all, kKills);
}

}  // namespace
}  // namespace server::store
