// What may go wrong with a disk, and with those who use it: a named error, and nothing that was confirmed
// is lost.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <fstream>

#include "core/text.h"
#include "server/store/schema.h"
#include "server/store/sqlite.h"
#include "server/store/tests/child.h"
#include "server/store/tests/own_folder.h"
#include "server/tests/store_suite.h"

namespace server::store {
namespace {

namespace fs = std::filesystem;

Append event(std::int64_t sequence, std::string text, const TableId& table = kTable) {
    return {.table = table, .sequence = sequence, .event = std::move(text), .at = kNow};
}

std::string_view refusal(const fs::path& folder) {
    FakeLoop loop;
    const auto store = SqliteStore::open(loop, folder);
    return store ? std::string_view("opened") : store.error().code;
}

Events stored_in(const fs::path& folder, const TableId& table = kTable) {
    FakeLoop loop;
    const auto store = SqliteStore::open(loop, folder);
    if (!store) return {std::string(store.error().code)};
    return *Asked(loop, **store).load(table);
}

mode_t mode_of(const fs::path& path) {
    struct stat found{};
    return ::stat(path.c_str(), &found) == 0 ? found.st_mode & 0777 : 0;
}

// --- the folder

TEST(DataFolder, IsMadeForNobodyElsesEyes) {
    const OwnFolder own;
    EXPECT_EQ(refusal(own / "deep/data/"), "opened");
    EXPECT_EQ(mode_of(own / "deep"), 0700U);
    EXPECT_EQ(mode_of(own / "deep/data"), 0700U);
}

TEST(DataFolder, IsTakenByOneAtATime) {
    const OwnFolder own;
    FakeLoop loop;
    auto store = SqliteStore::open(loop, own.path());
    ASSERT_TRUE(store);
    EXPECT_EQ(refusal(own.path()), "server.store-in-use");
    Child other([&](const Child::Say& say) { say(std::string(refusal(own.path()))); });
    EXPECT_EQ(other.hear_all(), Events{"server.store-in-use"}) << "another program";
    other.wait();
    store = core::fail(game::Reason("closed", ""));
    EXPECT_EQ(refusal(own.path()), "opened");
}

TEST(DataFolder, ThatCannotBeIsNamed) {
    const OwnFolder own;
    std::ofstream(own / "file") << "x";
    EXPECT_EQ(refusal(own / "file"), "server.store-no-folder");
    EXPECT_EQ(refusal(own / "file/below"), "server.store-no-folder");
}

/// In a process without the rights that the tests may have.
std::optional<std::string> refusal_to_nobody(const fs::path& folder) {
    constexpr uid_t kNobody = 65534;
    Child child([&](const Child::Say& say) {
        if (geteuid() == 0 && setuid(kNobody) != 0) say("cannot change the user");
        say(std::string(refusal(folder)));
    });
    return child.hear();
}

TEST(DataFolder, ThatMayOnlyBeReadIsNamed) {
    const OwnFolder own;
    fs::permissions(own.path(), fs::perms(0555));
    EXPECT_EQ(refusal_to_nobody(own.path()), "server.store-no-folder");
    fs::permissions(own.path(), fs::perms(0755));
    EXPECT_EQ(refusal(own.path()), "opened");
    fs::permissions(own / "lock", fs::perms(0666));
    fs::permissions(own / "pentario.db", fs::perms(0444));
    fs::permissions(own.path(), fs::perms(0555));
    EXPECT_EQ(refusal_to_nobody(own.path()), "server.store-read-only");
    fs::permissions(own.path(), fs::perms(0755));
}

// --- the file

class File : public ::testing::Test {
protected:
    void run(const std::string& sql) {
        auto database = Database::open(file_);
        ASSERT_TRUE(database);
        const auto fault = database->run(sql);
        EXPECT_FALSE(fault) << fault->why;
    }
    std::int64_t version() {
        auto database = Database::open(file_);
        Statement statement(*database, "PRAGMA user_version");
        statement.with().next();
        return statement.number(0);
    }
    const OwnFolder own_;
    const fs::path file_ = own_ / "pentario.db";
};

TEST_F(File, OfANewerProgramIsRefused) {
    EXPECT_EQ(refusal(own_.path()), "opened");
    run("PRAGMA user_version = 99");
    EXPECT_EQ(refusal(own_.path()), "server.store-newer");
    EXPECT_EQ(version(), 99);
}

TEST_F(File, OfSomebodyElseIsRefusedAndLeftAsItWas) {
    run("CREATE TABLE theirs (x)");
    EXPECT_EQ(refusal(own_.path()), "server.store-foreign");
    fs::remove(file_);
    std::ofstream(file_) << std::string(10'000, 'x');
    EXPECT_EQ(refusal(own_.path()), "server.store-foreign");
    EXPECT_EQ(fs::file_size(file_), 10'000U);
}

TEST_F(File, GoesTheStepsThatItLacks) {
    const std::vector<const char*> steps{"CREATE TABLE a (x)", "ALTER TABLE a ADD COLUMN y"};
    const auto update = [&](std::size_t count) {
        auto database = Database::open(file_);
        return bring_up_to_date(*database, std::span(steps).first(count), file_);
    };
    EXPECT_FALSE(update(1));
    EXPECT_EQ(version(), 1);
    run("INSERT INTO a (x) VALUES (1)");
    EXPECT_FALSE(update(2));
    EXPECT_FALSE(update(2)) << "nothing is done twice";
    EXPECT_EQ(version(), 2);
    run("UPDATE a SET y = x");
    EXPECT_EQ(update(1)->code, "server.store-newer");
}

TEST_F(File, AStepIsTakenWholeOrNotAtAll) {
    const std::vector<const char*> steps{"CREATE TABLE a (x)", "CREATE TABLE b (x); CREATE TABLE a (x)"};
    auto database = Database::open(file_);
    EXPECT_EQ(bring_up_to_date(*database, steps, file_)->code, "server.store-failed");
    EXPECT_EQ(version(), 1);
    run("CREATE TABLE b (x)");
}

TEST_F(File, TheFirstStepIsToday) {
    EXPECT_EQ(refusal(own_.path()), "opened");
    EXPECT_EQ(version(), static_cast<std::int64_t>(schema_steps().size()));
}

// --- a full disk

TEST(FullDisk, IsNamedAndWhatWasConfirmedStays) {
    const OwnFolder own;
    Events confirmed;
    {
        FakeLoop loop;
        const auto store = SqliteStore::open(loop, own.path(), {.most_pages = 40});
        Asked ask(loop, **store);
        for (;;) {
            const std::string text = std::to_string(confirmed.size()) + std::string(1000, 'x');
            const auto result = ask.append(event(static_cast<std::int64_t>(confirmed.size()), text));
            if (!result) {
                EXPECT_EQ(result.error().code, "server.store-full");
                break;
            }
            confirmed.push_back(text);
        }
        EXPECT_GT(confirmed.size(), 20U);
        EXPECT_EQ(*ask.load(kTable), confirmed) << "reading goes on";
    }
    EXPECT_EQ(stored_in(own.path()), confirmed);
    FakeLoop loop;
    const auto store = SqliteStore::open(loop, own.path());
    EXPECT_EQ(*Asked(loop, **store).append(event(static_cast<std::int64_t>(confirmed.size()), "again")),
              Appended::stored);
}

TEST(FullDisk, WhatIsTooLargeDoesNotSpoilTheOthers) {
    const OwnFolder own;
    FakeLoop loop;
    const auto store = SqliteStore::open(loop, own.path(), {.most_pages = 40});
    std::string heard;
    const auto hear = [&](const core::Result<Appended, game::Reason>& result) {
        heard += !result ? 'x' : *result == Appended::stored ? 's' : 't';
    };
    (*store)->append(event(0, "small"), hear);
    (*store)->append(event(0, std::string(300'000, 'x'), kOther), hear);
    (*store)->append(event(1, "small"), hear);
    (*store)->append(event(1, "late"), hear);
    EXPECT_TRUE(loop.run_until([&] { return heard.size() == 4; }));
    EXPECT_EQ(heard, "sxst");
    EXPECT_EQ(*Asked(loop, **store).load(kTable), (Events{"small", "small"}));
    EXPECT_EQ(*Asked(loop, **store).load(kOther), Events{});
}

/// A child that appends until it is refused, where no file may become larger than `bytes`.
std::vector<std::string> fill(const fs::path& folder, rlim_t bytes) {
    Child child([&](const Child::Say& say) {
        signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
        FakeLoop loop;
        const auto store = SqliteStore::open(loop, folder);
        if (!store) return say(std::string(store.error().code));
        Asked ask(loop, **store);
        for (std::int64_t i = 0;; ++i) {
            const auto result = ask.append(event(i, "event " + std::to_string(i)));
            say(result ? "event " + std::to_string(i) : std::string(result.error().code));
            if (!result) return;
        }
    });
    return child.hear_all();
}

TEST(FullDisk, OfTheSystemLosesNothing) {
    for (const rlim_t bytes : {150'000, 200'001, 300'333}) {
        const OwnFolder own;
        auto said = fill(own.path(), bytes);
        ASSERT_GT(said.size(), 3U);
        EXPECT_EQ(said.back(), "server.store-full");
        said.pop_back();
        EXPECT_EQ(stored_in(own.path()), said) << bytes;
    }
}

// --- another program at the same file

TEST(LockedFile, IsNamedAndReadingGoesOn) {
    const OwnFolder own;
    FakeLoop loop;
    const auto store = SqliteStore::open(loop, own.path(), {.patience_ms = 50});
    Asked ask(loop, **store);
    EXPECT_TRUE(ask.append(event(0, "a")));
    auto other = Database::open(own / "pentario.db");
    ASSERT_FALSE(other->run("BEGIN IMMEDIATE"));
    std::vector<std::string> heard;
    (*store)->append(event(1, "b"), [&](const auto& result) {
        heard.emplace_back(result ? "stored" : result.error().code);
    });
    (*store)->load(kTable, 0,
                   [&](const auto& result) { heard.push_back(result ? result->back() : "failed"); });
    EXPECT_TRUE(loop.run_until([&] { return heard.size() == 2; }));
    EXPECT_EQ(heard, (std::vector<std::string>{"server.store-locked", "a"}));
    ASSERT_FALSE(other->run("ROLLBACK"));
    EXPECT_EQ(*ask.append(event(1, "b")), Appended::stored);
}

// --- damage

constexpr int kEvents = 60;

/// Appends and is killed: each event with the size of the log at its confirmation.
std::vector<std::uintmax_t> append_and_die(const fs::path& folder) {
    Child child([&](const Child::Say& say) {
        FakeLoop loop;
        const auto store = SqliteStore::open(loop, folder);
        Asked ask(loop, **store);
        for (int i = 0; i < kEvents; ++i) {
            const bool stored = ask.append(event(i, std::to_string(i) + std::string(700, 'x'))).ok();
            say(stored ? std::to_string(fs::file_size(folder / "pentario.db-wal")) : "0");
        }
        pause();
    });
    std::vector<std::uintmax_t> sizes;
    for (int i = 0; i < kEvents; ++i) {
        const auto line = child.hear();
        sizes.push_back(static_cast<std::uintmax_t>(core::read_number(line.value_or("0"), 0).value_or(0)));
    }
    child.kill();
    return sizes;
}

void copy_files(const fs::path& from, const fs::path& to) {
    fs::remove_all(to);
    fs::create_directory(to);
    for (const char* name : {"pentario.db", "pentario.db-wal"}) fs::copy_file(from / name, to / name);
}

/// How many events there are; each must be whole and at its place.
std::size_t count_whole(const Events& events) {
    for (std::size_t i = 0; i < events.size(); ++i)
        EXPECT_EQ(events[i], std::to_string(i) + std::string(700, 'x'));
    return events.size();
}

TEST(Damage, AnyLengthOfTheLogHoldsEveryEventConfirmedBeforeIt) {
    const OwnFolder own, torn;
    const auto sizes = append_and_die(own.path());
    const auto whole = fs::file_size(own / "pentario.db-wal");
    ASSERT_GT(sizes.front(), 0U);
    ASSERT_EQ(sizes.back(), whole);
    for (std::uintmax_t size = 0; size <= whole; size += 1 + whole / 40) {
        copy_files(own.path(), torn / "data");
        fs::resize_file(torn / "data/pentario.db-wal", whole - size);
        const auto confirmed = static_cast<std::size_t>(
            std::count_if(sizes.begin(), sizes.end(), [&](auto at) { return at <= whole - size; }));
        EXPECT_EQ(count_whole(stored_in(torn / "data")), confirmed) << "without the last " << size;
    }
}

TEST(Damage, WhatWasWrittenOnlyInPartIsNotThere) {
    const OwnFolder own, torn;
    const auto sizes = append_and_die(own.path());
    for (const std::size_t last : {std::size_t{0}, sizes.size() / 2, sizes.size() - 1}) {
        copy_files(own.path(), torn / "data");
        std::fstream log(torn / "data/pentario.db-wal", std::ios::in | std::ios::out | std::ios::binary);
        log.seekp(static_cast<std::streamoff>(sizes[last]) - 2000);  // in the last page of this event
        log << std::string(100, '\xff');
        log.close();
        EXPECT_EQ(count_whole(stored_in(torn / "data")), last);
    }
}

TEST(Damage, OfTheFileIsNamedAndOtherTablesGoOn) {
    constexpr int kTables = 200;
    const std::string text(300, 'x');  // short enough to lie within one page
    const auto name = [](int table) { return "table" + std::to_string(1000 + table); };
    const OwnFolder own;
    {
        FakeLoop loop;
        const auto store = SqliteStore::open(loop, own.path());
        int left = kTables;
        for (int i = 0; i < kTables; ++i)
            (*store)->append(event(0, text, name(i)), [&](const auto&) { --left; });
        EXPECT_TRUE(loop.run_until([&] { return left == 0; }));
    }
    const auto size = fs::file_size(own / "pentario.db");
    std::fstream file(own / "pentario.db", std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(size / 4096 * 3 / 4 * 4096));
    file << std::string(4096, '\xff');
    file.close();

    FakeLoop loop;
    const auto store = SqliteStore::open(loop, own.path());
    ASSERT_TRUE(store);
    int whole = 0, damaged = 0, left = kTables;
    for (int i = 0; i < kTables; ++i)
        (*store)->load(name(i), 0, [&](const core::Result<Events, game::Reason>& result) {
            --left;
            if (result)
                whole += *result == Events{text};
            else
                damaged += result.error().code == "server.store-damaged";
        });
    EXPECT_TRUE(loop.run_until([&] { return left == 0; }));
    EXPECT_GT(damaged, 0);
    EXPECT_GT(whole, kTables / 4);
    EXPECT_EQ(whole + damaged, kTables);
}

}  // namespace
}  // namespace server::store
