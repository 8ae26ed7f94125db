// What a table costs: in the same position the same, whether four moves led there or four hundred.

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "cli/bench/figures.h"
#include "core/rng.h"
#include "game/match.h"
#include "games/catalog.h"
#include "wire/json.h"
#include "wire/session.h"

namespace cli {

namespace {

using Steady = std::chrono::steady_clock;
using game::Match;
using game::Seat;
using game::Viewer;
using wire::Json;

constexpr std::size_t kEarly = 4, kLate = 400;
constexpr int kGamesTried = 60, kTimes = 400, kQuick = 50;

/// The longest of some random games.
game::Record long_game(const game::AnyGame& game) {
    game::Record longest;
    std::size_t most = 0;
    for (std::uint64_t seed = 1; seed <= kGamesTried && most <= kLate; ++seed) {
        core::Rng rng(seed);
        game::Setup setup{std::string(game.variants().front().name), 2, {}, {}};
        setup.players = game.variants().front().min_players;
        auto match = std::move(*Match::start(game, std::move(setup), {.automatic = false}));
        while (!match.over() && match.moves_played() <= kLate) {
            const Seat seat = *match.state().actors().begin();
            const auto legal = match.state().legal_moves(seat);
            (void)match.play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        if (match.moves_played() <= most) continue;
        most = match.moves_played();
        longest = match.record(Viewer::keeper());
    }
    return longest;
}

/// A table, and what is asked of it over and over.
struct TableAt {
    Match match;
    std::unique_ptr<wire::Session> session = std::make_unique<wire::Session>(1);
    Json play = {}, undo = {}, story = {};

    double ask(const Json& request) {
        const std::string line = wire::write_json(request);
        const auto began = Steady::now();
        (void)session->answer(line);
        return std::chrono::duration<double, std::micro>(Steady::now() - began).count();
    }
};

/// The last move of the game up to so many that a player makes and may take back.
std::size_t last_decision(const game::AnyGame& game, const game::Record& record) {
    const auto& moves = record.games.back().moves;
    game::Record before = record;
    for (std::size_t at = std::min(kLate, moves.size() - 1);; --at) {
        before.games.back().moves.resize(at);
        const auto match = Match::replay(game, before, {.automatic = false});
        const auto move = match->state().read_move(moves[at].text);
        if (moves[at].seat.is_player() && !match->state().shows_hidden(moves[at].seat, *move)) return at;
    }
}

/// The same game, begun from the position so many moves before number `at`.
game::Record begun_later(const game::AnyGame& game, const game::Record& record, std::size_t at) {
    const auto& moves = record.games.back().moves;
    const std::size_t from = at - kEarly;
    game::Record before = record, later;
    before.games.back().moves.resize(from);
    later.game = record.game;
    later.rules_version = record.rules_version;
    later.setup = record.setup;
    later.setup.position =
        Match::replay(game, before, {.automatic = false})->state().position(Viewer::keeper());
    later.games.emplace_back().moves = {moves.begin() + static_cast<std::ptrdiff_t>(from), moves.end()};
    return later;
}

/// A table before move number `at` of a record.
TableAt table_at(const game::AnyGame& game, const game::Record& record, std::size_t at) {
    const auto [seat, text, when] = record.games.back().moves[at];
    game::Record before = record;
    before.games.back().moves.resize(at);
    TableAt table{std::move(*Match::replay(game, before, {.automatic = false}))};
    Json replay;
    replay["op"] = "replay";
    replay["record"] = game::to_text(before);
    replay["dealer"] = "manual";
    table.ask(replay);
    table.play["op"] = "play";
    table.play["seat"] = seat.index();
    table.play["move"] = text;
    table.play["viewer"] = seat.index();
    table.play["known"] = at;
    table.undo["op"] = "undo";
    table.undo["viewer"] = seat.index();
    table.undo["known"] = at + 1;
    table.story["op"] = "story";
    table.story["seat"] = seat.index();
    table.story["from"] = at;
    (void)table.match.play(seat, text);
    return table;
}

/// The median over some times, in microseconds.
double median(std::vector<double> times) {
    std::nth_element(times.begin(), times.begin() + kTimes / 2, times.end());
    return times[kTimes / 2];
}

struct Costs {
    std::vector<double> play, story, undo, last_move;

    void measure(TableAt& table) {
        play.push_back(table.ask(table.play));
        story.push_back(table.ask(table.story));
        undo.push_back(table.ask(table.undo));
        const auto began = Steady::now();
        for (int i = 0; i < kQuick; ++i) (void)table.match.last_move(Viewer::keeper());
        last_move.push_back(std::chrono::duration<double, std::micro>(Steady::now() - began).count() /
                            kQuick);
    }
};

/// After a few moves and after hundreds, in turns, so that both see the same machine.
struct Both {
    Costs early, late;

    explicit Both(const game::AnyGame& game) {
        const game::Record record = long_game(game);
        const std::size_t at = last_decision(game, record);
        TableAt young = table_at(game, begun_later(game, record, at), kEarly);
        TableAt old = table_at(game, record, at);
        for (int i = 0; i < kTimes; ++i) {
            early.measure(young);
            late.measure(old);
        }
    }
};

/// Measured once for all figures of a game.
const Both& costs_of(const game::AnyGame& game) {
    static std::map<std::string_view, Both> measured;
    return measured.try_emplace(game.id(), game).first->second;
}

}  // namespace

std::vector<Figure> table_figures() {
    std::vector<Figure> figures;
    using Part = std::vector<double> Costs::*;
    using When = Costs Both::*;
    const std::vector<std::pair<std::string, Part>> parts{{"play", &Costs::play},
                                                          {"story", &Costs::story},
                                                          {"undo", &Costs::undo},
                                                          {"last_move", &Costs::last_move}};
    const std::vector<std::tuple<std::string, When, std::string>> whens{
        {"early", &Both::early, "us, a position that 4 moves led to"},
        {"late", &Both::late, "us, the same after 400 moves, or as many as the game has"}};
    for (const game::AnyGame* game : games::all())
        for (const auto& [name, part] : parts)
            for (const auto& [when, costs, unit] : whens)
                figures.push_back({"table." + std::string(game->id()) + "." + name + "." + when, unit,
                                   [=] { return median(costs_of(*game).*costs.*part); }});
    return figures;
}

}  // namespace cli
