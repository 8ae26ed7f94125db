// The command about ratings that a server keeps: rate.

#include <cmath>
#include <iomanip>
#include <iostream>
#include <optional>

#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/serve/serve.h"
#include "cli/words.h"
#include "server/people/rating/keeper.h"
#include "server/store/sqlite.h"
#include "server/waiting_loop.h"

namespace cli {

namespace fs = std::filesystem;
using game::Reason;

namespace {

/// What the store answers, waited for.
template <class T, class Ask>
core::Result<T, Reason> ask_store(server::WaitingLoop& loop, Ask ask) {
    std::optional<core::Result<T, Reason>> answer;
    ask([&answer](core::Result<T, Reason> result) { answer.emplace(std::move(result)); });
    loop.run_until([&] { return answer.has_value(); });
    return std::move(*answer);
}

void tell_rebuilt(const Words& words, const server::people::Rebuilt& rebuilt) {
    const auto number = [](std::size_t count) { return static_cast<std::int64_t>(count); };
    std::cout << words.say(game::Notice("cli.rate.rebuilt", "",
                                        {{"tables", number(rebuilt.tables)},
                                         {"games", number(rebuilt.games)},
                                         {"players", number(rebuilt.players)}}))
              << '\n'
              << words.say(rebuilt.is_as_before ? "cli.rate.same" : "cli.rate.other") << '\n';
    if (rebuilt.damaged > 0)
        std::cout << words.say(game::Notice("cli.rate.damaged", "", {{"tables", number(rebuilt.damaged)}}))
                  << '\n';
}

/// A leaderboard for each category: place, points, deviation, games, player.
void tell_best(const server::people::Standings& standings, server::Moment now, std::size_t most) {
    for (const std::string& category : standings.categories()) {
        std::cout << '\n' << category << '\n';
        int place = 0;
        for (const auto& [player, standing] : standings.best(category, now, most))
            std::cout << std::setw(4) << ++place << std::setw(7) << std::llround(standing.rating.points)
                      << " ±" << std::setw(4) << std::left
                      << std::llround(2 * standing.rating_at(now).deviation) << std::right << std::setw(6)
                      << standing.games << "  " << player << '\n';
    }
}

}  // namespace

int run_rate(const RateArguments& arguments, game::Language language) {
    const fs::path data = arguments.data.empty() ? usual_data_folder() : fs::path(arguments.data);
    if (data.empty()) return refuse(Reason("cli.cannot-find-home", ""), language);
    server::WaitingLoop loop;
    auto opened = server::store::SqliteStore::open(loop, data);
    if (!opened) return refuse(opened.error(), language);
    server::store::SqliteStore& store = **opened;
    if (arguments.rebuild) {
        const auto rebuilt = ask_store<server::people::Rebuilt>(
            loop, [&](auto done) { server::people::rebuild(store, store, done); });
        if (!rebuilt) return refuse(rebuilt.error(), language);
        tell_rebuilt({language, {}}, *rebuilt);
    }
    const auto rows =
        ask_store<std::vector<server::store::CurveRow>>(loop, [&](auto done) { store.latest(done); });
    if (!rows) return refuse(rows.error(), language);
    server::people::Standings standings;
    for (const auto& row : *rows) standings.put(server::people::read_row(row));
    tell_best(standings, loop.now(), arguments.most);
    return kDone;
}

}  // namespace cli
