// pentario_crash PROGRAM FOLDER [KILLS] [TABLES] [SEED]: kills the server under load and begins it again, and
// looks whether anything that was confirmed is lost.

#include <sys/resource.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "core/text.h"
#include "load/server.h"
#include "server/store/statement.h"
#include "tests/crash/audit.h"

namespace {

namespace fs = std::filesystem;
using crash::Party;
using load::Clock;
using load::Time;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// Of so many deaths each is another one.
enum : int { kPlain, kFull, kLocked, kDead, kTorn, kAway, kRound };
/// In which every game must go on: the sand of Penta Rush alone runs half as long while all are done.
constexpr std::int64_t kPatienceMs = 60'000;

server::Moment wall_clock() {
    return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

class Run {
public:
    Run(std::string program, const fs::path& folder, int tables, std::uint64_t seed)
        : program_(std::move(program)), folder_(folder), lot_(seed) {
        fs::remove_all(folder_);
        fs::create_directories(folder_ / "web");
        std::ofstream(folder_ / "web/index.html") << "crash";
        world_.pace_ms = static_cast<std::uint32_t>(std::max(60, 2 * tables));
        for (int i = 0; i < tables; ++i) {
            const auto& kinds = crash::kinds();
            parties_.push_back(std::make_unique<Party>(
                world_, kinds[static_cast<std::size_t>(i) % kinds.size()], lot_.next()));
        }
    }
    ~Run() { fs::remove_all(folder_); }

    int go(int kills) {
        start();
        serve(seconds(20), [this] {
            return std::all_of(parties_.begin(), parties_.end(),
                               [](const auto& party) { return party->progress() > 3; });
        });
        for (int kill = 1; kill <= kills; ++kill) {
            live();
            suffer(kill);
            die();
            if (kill % kRound == kTorn) tear();
            if (kill % 10 == 0 || kill == kills) {
                crash::audit(world_, folder_ / "data", parties_, parties_.size());
                report(kill, kills);
            }
            // Now and then it stays away for so long that a wrong clock would be seen.
            const bool is_long = kill % kRound == kAway;
            std::this_thread::sleep_for(milliseconds(is_long ? 500 + lot_.below(2000) : lot_.below(50)));
            start();
        }
        go_on();
        die();
        crash::audit(world_, folder_ / "data", parties_, parties_.size());
        constexpr int kSome = 20;  // most of a short turn goes by before it is told and after it is played
        if (kSome * world_.tally.used_ms < world_.tally.served_ms) world_.faults.add("clocks hardly run");
        return world_.faults.count();
    }

    /// For people.
    void report(int kill, int kills) const {
        const crash::Tally& tally = world_.tally;
        const auto seconds_since = std::chrono::duration_cast<seconds>(Clock::now() - begun_).count();
        std::fprintf(
            stderr,
            "crash: %d of %d kills, %lld s: %lld wishes confirmed, %lld of them moves; %lld sent again; "
            "%lld games ended; %lld clocks read, %lld over a death; %d faults; quiet for %.1f s at most: "
            "%s\n",
            kill, kills, static_cast<long long>(seconds_since), static_cast<long long>(tally.confirmed),
            static_cast<long long>(tally.moves), static_cast<long long>(tally.resent),
            static_cast<long long>(tally.games), static_cast<long long>(tally.clocks),
            static_cast<long long>(tally.clocks_over_downs), world_.faults.count(),
            static_cast<double>(tally.quiet_ms) / 1000, tally.quiet_at.c_str());
    }

private:
    void start() {
        if (died_at_) world_.downs.add(*died_at_, wall_clock());
        server_ = std::make_unique<load::Server>(program_, folder_.string());
        world_.port = server_->port();
        for (const auto& party : parties_) party->come();
    }

    /// Until a random moment: soon, while all come back, or when so much was confirmed.
    void live() {
        if (lot_.below(3) == 0) return serve(milliseconds(lot_.below(300)));
        const auto most =
            world_.tally.confirmed + lot_.below(static_cast<std::uint32_t>(2 * parties_.size()));
        serve(seconds(20), [&] { return world_.tally.confirmed >= most; });
    }

    /// What else may go wrong, before it dies.
    void suffer(int kill) {
        switch (kill % kRound) {
            case kFull:
                server_->limit_files(4096);
                expect("server.store-full");
                return server_->limit_files(0);
            case kLocked: return lock();
            case kDead:
                for (const auto& party : parties_)
                    if (lot_.below(3) == 0) party->lose_a_line();
                return serve(milliseconds(500));
            default: return;
        }
    }

    /// Another program writes, longer than the server waits.
    void lock() {
        auto other = server::store::Database::open(folder_ / "data/pentario.db");
        if (!other || other->run("PRAGMA busy_timeout = 5000") || other->run("BEGIN IMMEDIATE"))
            return world_.faults.add("the store cannot be locked");
        expect("server.store-locked");
        (void)other->run("ROLLBACK");
    }

    /// Those who play hear of it by that name; then some time passes.
    void expect(const char* refusal) {
        const int before = world_.tally.unsure[refusal];
        const auto is_heard = [&] { return world_.tally.unsure[refusal] > before; };
        serve(milliseconds(10'000), is_heard);
        if (!is_heard()) world_.faults.add(std::string("nobody heard ") + refusal);
        serve(milliseconds(lot_.below(1000)));
    }

    /// It was writing a page when the power went.
    void tear() {
        std::ofstream log(folder_ / "data/pentario.db-wal", std::ios::app | std::ios::binary);
        for (auto bytes = 1 + lot_.below(6000); bytes > 0; --bytes)
            log.put(static_cast<char>(lot_.below(256)));
    }

    /// Everything that it had sent is heard.
    void die() {
        server_->kill();
        died_at_ = wall_clock();
        world_.lines.run(Clock::now() + seconds(20), [this] {
            return std::all_of(parties_.begin(), parties_.end(),
                               [](const auto& party) { return party->is_lost(); });
        });
    }

    void serve(milliseconds how_long) {
        serve(how_long, [] { return false; });
    }
    template <class Done>
    void serve(milliseconds how_long, Done done) {
        constexpr milliseconds kTurn{5};
        const Time end = Clock::now() + how_long;
        for (Time now = Clock::now(); now < end && !done(); now = Clock::now()) {
            world_.lines.run(now + kTurn);
            for (const auto& party : parties_) {
                party->act(now);
                if (party->quiet_ms() < kPatienceMs) continue;
                world_.faults.add("nothing happens at " + party->account());
                party->forgive();
            }
        }
    }

    /// Every game goes on after the last death.
    void go_on() {
        constexpr int kMore = 3;
        std::vector<std::int64_t> before;
        for (const auto& party : parties_) before.push_back(party->progress());
        const auto goes_on = [&] {
            for (std::size_t i = 0; i < parties_.size(); ++i)
                if (parties_[i]->progress() < before[i] + kMore) return false;
            return true;
        };
        serve(milliseconds(2 * kPatienceMs), goes_on);
        for (std::size_t i = 0; i < parties_.size(); ++i)
            if (parties_[i]->progress() < before[i] + kMore)
                world_.faults.add("does not go on: " + parties_[i]->account());
    }

    std::string program_;
    fs::path folder_;
    core::Rng lot_;
    crash::World world_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::unique_ptr<load::Server> server_;
    std::optional<server::Moment> died_at_;
    const Time begun_ = Clock::now();
};

void raise_descriptors() {
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) {
        std::fprintf(stderr, "usage: pentario_crash PROGRAM FOLDER [KILLS] [TABLES] [SEED]\n");
        return 2;
    }
    const auto number = [&](int at, std::int64_t usual) {
        return at < count ? core::read_number(arguments[at], 0).value_or(usual) : usual;
    };
    const auto kills = static_cast<int>(number(3, 100)), tables = static_cast<int>(number(4, 200));
    const auto seed = static_cast<std::uint64_t>(number(5, wall_clock()));
    std::fprintf(stderr, "crash: %d kills, %d tables, seed %llu\n", kills, tables,
                 static_cast<unsigned long long>(seed));
    raise_descriptors();
    Run run(arguments[1], arguments[2], tables, seed);
    const int faults = run.go(kills);
    run.report(kills, kills);
    return faults == 0 ? 0 : 1;
}
