#include "server/store/sqlite.h"

#include "server/store/tests/own_folder.h"
#include "server/tests/store_suite.h"

namespace server::store {
namespace {

struct InSqlite {
    static constexpr bool kLasts = true;
    std::unique_ptr<Store> open(Loop& loop) { return std::move(*SqliteStore::open(loop, folder.path())); }
    OwnFolder folder;
};
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreSuite, InSqlite);

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

}  // namespace
}  // namespace server::store
