#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "server/store/ratings.h"
#include "server/store/store.h"

namespace server::store {

/// Tables and ratings in one file of SQLite, `pentario.db`. A thread of its own takes all that waits, writes
/// it in one transaction and tells the results when that is on the disk, so many tables share one wait for
/// it.
class SqliteStore : public Store, public Ratings {
public:
    struct Options {
        int patience_ms = 2'000;      // while another program holds the file
        std::int64_t most_pages = 0;  // of 4096 bytes; 0: as many as the disk has
    };
    /// Takes the folder for itself, made where it is not there. The loop must outlive the store.
    static core::Result<std::unique_ptr<SqliteStore>, game::Reason> open(Loop& loop,
                                                                         const std::filesystem::path& folder,
                                                                         const Options& options);
    static core::Result<std::unique_ptr<SqliteStore>, game::Reason> open(
        Loop& loop, const std::filesystem::path& folder) {
        return open(loop, folder, Options());
    }
    ~SqliteStore() override;

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

private:
    class Writer;
    explicit SqliteStore(std::unique_ptr<Writer> writer);

    std::unique_ptr<Writer> writer_;
    std::shared_ptr<bool> has_beaten_ = std::make_shared<bool>(false);  // answers may come after its end
};

}  // namespace server::store
