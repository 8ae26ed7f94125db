// pentario_load PROGRAM FOLDER [tables|idle|long]: what a server on this machine carries. Prints figures as
// `pentario bench --json` does.

#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "server.h"
#include "table.h"

namespace {

using load::Clock;
using load::Line;
using load::Lines;
using load::Seen;
using load::Server;
using load::Table;
using load::Time;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;
using Tables = std::vector<std::unique_ptr<Table>>;

void tell(const std::string& name, double value, const std::string& unit) {
    std::printf("{\"name\":\"server.%s\",\"value\":%g,\"unit\":\"%s\"}\n", name.c_str(), value, unit.c_str());
    std::fflush(stdout);
}

[[noreturn]] void give_up(const char* why) {
    std::fprintf(stderr, "load: %s\n", why);
    std::exit(1);
}

/// A folder with a client of one page, gone at the end.
class Folder {
public:
    explicit Folder(std::string path) : path_(std::move(path)) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_ + "/web");
        std::ofstream(path_ + "/web/index.html") << "load";
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::string& path() const { return path_; }

private:
    std::string path_;
};

/// More tables, until there are so many and all of them play.
void set_up(Tables& tables, std::size_t count, Lines& lines, const Server& server, const std::string& game,
            Seen& seen) {
    constexpr std::size_t kAtOnce = 50;
    while (tables.size() < count) {
        const std::size_t from = tables.size();
        while (tables.size() < std::min(count, from + kAtOnce)) {
            const auto seed = static_cast<std::uint32_t>(tables.size() + 1);
            tables.push_back(std::make_unique<Table>(lines, server.port(), game, seen, seed));
            tables.back()->begin();
        }
        lines.run(Clock::now() + seconds(20), [&] {
            return std::all_of(tables.begin() + static_cast<std::ptrdiff_t>(from), tables.end(),
                               [](const auto& table) { return table->is_playing(); });
        });
        if (!tables.back()->is_playing()) give_up("a table does not begin");
    }
}

/// Each table moves once in `pause`, evenly spread.
void play(Tables& tables, Lines& lines, seconds how_long, nanoseconds pause = seconds(1)) {
    const Time begin = Clock::now();
    const nanoseconds step = pause / tables.size();
    std::size_t next = 0;
    for (Time now = begin; now < begin + how_long; now = Clock::now()) {
        for (; begin + step * static_cast<std::int64_t>(next) <= now; ++next)
            tables[next % tables.size()]->move();
        lines.run(std::max(now + milliseconds(1), begin + step * static_cast<std::int64_t>(next)));
    }
}

/// In milliseconds: how long the slowest of the rest waits when so many of a thousand are left out.
float slowest(std::vector<float>& times, std::size_t left_out) {
    if (times.empty()) return 1e9F;
    const auto place = times.end() - 1 - static_cast<std::ptrdiff_t>(times.size() * left_out / 1000);
    std::nth_element(times.begin(), place, times.end());
    return *place;
}

struct Level {
    double rate, half_ms, most_ms, moves_a_cpu_second;
    bool is_good(std::size_t tables) const {
        constexpr double kMost = 20, kShare = 0.97;
        return most_ms < kMost && rate > kShare * static_cast<double>(tables);
    }
};

Level measure(Tables& tables, Lines& lines, const Server& server, Seen& seen) {
    constexpr seconds kWarm{3}, kLong{10};
    play(tables, lines, kWarm);
    seen = {};
    const double cpu = server.cpu_seconds();
    play(tables, lines, kLong);
    const auto moves = static_cast<double>(seen.confirmed_ms.size());
    const Level level{moves / kLong.count(), slowest(seen.confirmed_ms, 500), slowest(seen.confirmed_ms, 10),
                      moves / (server.cpu_seconds() - cpu)};
    std::fprintf(stderr,
                 "%zu tables: %.0f moves/s, half of them in %.1f ms, 99 %% in %.1f ms; %.0f moves/CPU s; "
                 "%d refused, %d missed, %d lines lost\n",
                 tables.size(), level.rate, level.half_ms, level.most_ms, level.moves_a_cpu_second,
                 seen.refused, seen.missed, lines.lost());
    return level;
}

void measure_tables(const std::string& program, const std::string& path) {
    const Folder folder(path);
    const Server server(program, folder.path());
    Lines lines;
    Seen seen;
    Tables tables;
    std::size_t best = 0;
    for (const std::size_t count : {200, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 7000}) {
        set_up(tables, count, lines, server, "pente", seen);
        const Level level = measure(tables, lines, server, seen);
        if (!level.is_good(count)) break;
        best = count;
        tell("moves_per_cpu", level.moves_a_cpu_second, "durable moves of Pente a CPU second");
        tell("confirmed", level.half_ms, "ms, half of the moves at " + std::to_string(count) + " tables");
    }
    tell("tables", static_cast<double>(best),
         "tables of Pente, a move a second each, 99 % confirmed in 20 ms");
}

/// Tables that are begun and left by everybody; few at a time, so that the memory of their lines is used
/// again.
void begin_and_leave(std::size_t count, Lines& lines, const Server& server, Seen& seen) {
    constexpr std::size_t kAtOnce = 50;
    for (std::size_t done = 0; done < count; done += kAtOnce) {
        Tables tables;
        set_up(tables, kAtOnce, lines, server, "pente", seen);
    }
    lines.run(Clock::now() + seconds(2));
}

void measure_idle_tables(const std::string& program, const std::string& path) {
    constexpr std::size_t kTables = 2'000;
    const Folder folder(path);
    const Server server(program, folder.path());
    Lines lines;
    Seen seen;
    begin_and_leave(50, lines, server, seen);
    const std::int64_t before = server.resident_bytes();
    begin_and_leave(kTables, lines, server, seen);
    tell("idle_table", static_cast<double>(server.resident_bytes() - before) / kTables,
         "bytes of memory each, begun and left by everybody");
}

void measure_idle_lines(const std::string& program, const std::string& path) {
    constexpr int kLines = 10'000;
    const Folder folder(path);
    const Server server(program, folder.path());
    Lines lines;
    Seen seen;
    begin_and_leave(50, lines, server, seen);
    const std::int64_t before = server.resident_bytes();
    std::vector<std::unique_ptr<Line>> idle;
    int said = 0;
    for (int i = 0; i < kLines; ++i) {
        idle.push_back(std::make_unique<Line>(lines, server.port()));
        idle.back()->hears = [&said](std::string_view) { ++said; };
        if (i % 100 == 99) lines.run(Clock::now() + milliseconds(20));
    }
    lines.run(Clock::now() + seconds(10), [&] {
        return std::all_of(idle.begin(), idle.end(), [](const auto& line) { return line->is_open(); });
    });
    for (const auto& line : idle) line->say(R"({"op":"hello","id":"1","version":1,"language":"en"})");
    lines.run(Clock::now() + seconds(20), [&] { return said >= kLines; });
    if (said < kLines || lines.lost() > 0) give_up("not all lines are held");
    lines.run(Clock::now() + seconds(2));
    tell("idle_line", static_cast<double>(server.resident_bytes() - before) / kLines,
         "bytes of memory each, 10,000 held");
}

/// What a move costs the server, in CPU seconds, when so many have been made.
double cost_at(int moves, Tables& tables, Lines& lines, const Server& server, Seen& seen) {
    constexpr milliseconds kPause{125};  // two players, each under the limit of a line
    const auto is_there = [&](const auto& table) { return table->moves() >= moves; };
    // A game may have ended before; most have come so far together.
    while (2 * std::count_if(tables.begin(), tables.end(), is_there) < std::ssize(tables))
        play(tables, lines, seconds(1), kPause);
    seen = {};
    const double cpu = server.cpu_seconds();
    play(tables, lines, seconds(5), kPause);
    return (server.cpu_seconds() - cpu) / static_cast<double>(seen.confirmed_ms.size());
}

void measure_long(const std::string& program, const std::string& path) {
    const Folder folder(path);
    const Server server(program, folder.path());
    Lines lines;
    Seen seen;
    Tables tables;
    set_up(tables, 100, lines, server, "rivero-penta", seen);
    const double early = cost_at(4, tables, lines, server, seen);
    const double late = cost_at(400, tables, lines, server, seen);
    tell("move_400", 100 * late / early, "% of what a move costs at the beginning, after 400 of them");
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) give_up("usage: pentario_load PROGRAM FOLDER [tables|idle|long]");
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
    const std::string program = arguments[1], folder = arguments[2], only = count > 3 ? arguments[3] : "";
    if (only.empty() || only == "tables") measure_tables(program, folder);
    if (only.empty() || only == "idle") measure_idle_lines(program, folder);
    if (only.empty() || only == "idle") measure_idle_tables(program, folder);
    if (only.empty() || only == "long") measure_long(program, folder);
    return 0;
}
