#include "server/store/batch.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "server/store/schema.h"
#include "server/store/tests/own_folder.h"

namespace server::store {
namespace {

class Probe : public Wish {
public:
    Probe(Kind kind, TableId table) : Wish(kind), table_(std::move(table)) {}
    std::optional<Fault> grant(Rows& rows) override {
        ++grants;
        said = "granted";
        if (kind() == Kind::reads) return std::nullopt;
        const auto added = rows.append({.table = table_, .sequence = 0, .event = "e"});
        return added ? std::nullopt : std::optional(added.error());
    }
    void refuse(game::Reason reason) override { said = reason.code; }
    void answer() override {}

    int grants = 0;
    std::string said;

private:
    TableId table_;
};

class Batch : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_FALSE(bring_up_to_date(database_, schema_steps(), "file"));
        for (int i = 0; i < 3; ++i)
            probes_.push_back(
                std::make_shared<Probe>(i == 1 ? Wish::Kind::reads : Wish::Kind::appends, std::to_string(i)));
    }
    void grant() {
        const Wishes wishes(probes_.begin(), probes_.end());
        grant_all(database_, rows_, wishes);
    }
    OwnFolder own_;
    Database database_ = std::move(*Database::open(own_ / "test.db"));
    Rows rows_{database_};
    std::vector<std::shared_ptr<Probe>> probes_;
};

TEST_F(Batch, IsOneTransaction) {
    int commits = 0;
    sqlite3_commit_hook(
        database_.handle(), [](void* count) { return ++*static_cast<int*>(count), 0; }, &commits);
    grant();
    EXPECT_EQ(commits, 1);
    for (const auto& probe : probes_) EXPECT_EQ(probe->said, "granted");
}

TEST_F(Batch, WhoseEndIsNotKnownIsUnsureForThoseWhoAppend) {
    sqlite3_commit_hook(database_.handle(), [](void*) { return 1; }, nullptr);
    grant();
    EXPECT_EQ(probes_[0]->said, "server.store-unsure");
    EXPECT_EQ(probes_[1]->said, "server.store-failed");
    EXPECT_EQ(probes_[2]->said, "server.store-unsure");
    EXPECT_EQ(probes_[0]->grants, 1) << "not tried again: it may have happened";
    EXPECT_FALSE(database_.in_transaction());
    sqlite3_commit_hook(database_.handle(), nullptr, nullptr);
    grant();
    EXPECT_EQ(probes_[0]->said, "granted");
}

}  // namespace
}  // namespace server::store
