#include "server/store/sqlite.h"

#include <array>

#include "server/store/schema.h"
#include "server/store/statement.h"
#include "server/store/tests/own_folder.h"
#include "server/tests/ratings_suite.h"
#include "server/tests/store_suite.h"

namespace server::store {
namespace {

struct InSqlite {
    static constexpr bool kLasts = true;
    std::unique_ptr<SqliteStore> open(Loop& loop) {
        return std::move(*SqliteStore::open(loop, folder.path()));
    }
    OwnFolder folder;
};
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreSuite, InSqlite);
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, RatingsSuite, InSqlite);

TEST(SqliteStore, CountsEveryMomentInWhichItWasClosed) {
    const OwnFolder own;
    FakeLoop loop;
    for (const Moment now : {kNow, kNow + 1300}) {
        const auto store = SqliteStore::open(loop, own.path());
        Asked ask(loop, **store);
        EXPECT_EQ(*ask.beat(now), now == kNow ? std::vector<Absence>{} : (std::vector<Absence>{{kNow, now}}));
        EXPECT_EQ(ask.beat(now + 1000, now)->size(), 0U) << "while it is open, only a long gap counts";
        EXPECT_EQ(ask.beat(now, now)->size(), 0U);
    }
}

TEST(SqliteStore, CountsThemAlsoWhereTheFirstBeatCouldNotBeStored) {
    const OwnFolder own;
    FakeLoop loop;
    (void)Asked(loop, **SqliteStore::open(loop, own.path())).beat(kNow);
    const auto store = SqliteStore::open(loop, own.path(), {.patience_ms = 20});
    Asked ask(loop, **store);
    auto other = Database::open(own / "pentario.db");
    ASSERT_FALSE(other->run("BEGIN IMMEDIATE"));
    EXPECT_EQ(ask.beat(kNow + 1000).error().code, "server.store-locked");
    ASSERT_FALSE(other->run("ROLLBACK"));
    EXPECT_EQ(*ask.beat(kNow + 2000), (std::vector<Absence>{{kNow, kNow + 2000}}));
}

TEST(SqliteStore, CountsNotTheTimeInWhichItStoredEvents) {
    const OwnFolder own;
    FakeLoop loop;
    {
        const auto store = SqliteStore::open(loop, own.path());
        Asked ask(loop, **store);
        (void)ask.beat(kNow);
        (void)ask.append({.table = kTable, .event = "made", .at = kNow + 900});
    }
    const auto store = SqliteStore::open(loop, own.path());
    EXPECT_EQ(*Asked(loop, **store).beat(kNow + 1000), (std::vector<Absence>{{kNow + 900, kNow + 1000}}));
}

/// A step that was published is never changed: files of it are in use.
TEST(SqliteStore, PublishedStepsOfTheSchemaStayAsTheyAre) {
    constexpr std::array kPublished{"43e608180bbb1a48289580316f3ce98b74c755144222adf5c667a99f14fe4c5e"};
    for (std::size_t step = 0; step < kPublished.size(); ++step)
        EXPECT_EQ(core::to_hex(core::sha256(schema_steps()[step])), kPublished[step]) << "step " << step + 1;
}

TEST(SqliteStore, OpensAFileOfEverySchemaBefore) {
    for (std::size_t version = 1; version < schema_steps().size(); ++version) {
        const OwnFolder own;
        {
            auto database = Database::open(own / "pentario.db");
            ASSERT_TRUE(database);
            ASSERT_FALSE(bring_up_to_date(*database, schema_steps().first(version), own / "pentario.db"));
            ASSERT_FALSE(database->run("INSERT INTO tables (id, touched) VALUES ('" + kTable + "', 1)"));
            ASSERT_FALSE(database->run("INSERT INTO events (id, sequence, at, event) VALUES ('" + kTable +
                                       "', 0, 1, 'made')"));
        }
        FakeLoop loop;
        const auto store = SqliteStore::open(loop, own.path());
        ASSERT_TRUE(store) << version;
        EXPECT_EQ(*Asked(loop, **store).load(kTable), Events{"made"});
        EXPECT_TRUE(AskedRatings(loop, **store).latest()->empty());
    }
}

}  // namespace
}  // namespace server::store
