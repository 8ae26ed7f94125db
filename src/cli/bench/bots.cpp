#include <malloc.h>

#include <algorithm>
#include <chrono>

#include "bots/levels.h"
#include "bots/play_table.h"
#include "cli/bench/figures.h"
#include "games/catalog.h"

namespace cli {

namespace {

using Clock = std::chrono::steady_clock;

/// What it takes to live with a bot.
struct Manners {
    double slice = 0;   // milliseconds: the longest that somebody who stops it has to wait
    double memory = 0;  // MiB: the most it held
};

double held() {
    const auto heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / (1 << 20);
}

/// Thinks two seconds about a position, as whoever is to act.
void think(const game::Match& match, Manners& manners) {
    const double before = held();
    const auto bot = bots::make_level(match.game(), bots::kTopLevel);
    const game::Seat seat = *match.state().actors().begin();
    const auto timed = [&](auto step) {
        const auto began = Clock::now();
        const bool result = step();
        const double took = std::chrono::duration<double, std::milli>(Clock::now() - began).count();
        manners.slice = std::max(manners.slice, took);
        manners.memory = std::max(manners.memory, held() - before);
        return result;
    };
    if (!timed([&] { return bot->begin(*match.state().view(game::Viewer::of(seat)), seat, 1); })) return;
    const auto until = Clock::now() + std::chrono::seconds(2);
    while (Clock::now() < until && !timed([&] { return bot->think(bots::kSlice); })) {
    }
}

/// At the start of a game and in its middle, as two players of the third level got there.
Manners measure(const game::AnyGame& game) {
    Manners manners;
    for (const std::size_t moves : {0, 20}) {
        const game::Setup setup{std::string(game.variants().front().name), 2, {}, {}};
        auto match = game::Match::start(game, setup, {.automatic = true, .seed = 1});
        const auto level = bots::make_level(game, 3);
        const std::array<bots::Sitter, 2> sitters{{{level.get()}, {level.get()}}};
        bots::play_table(*match, sitters, {.seed = 1, .longest = moves}, [] { return true; });
        if (!match->over()) think(*match, manners);
    }
    return manners;
}

}  // namespace

std::vector<Figure> bot_figures() {
    std::vector<Figure> figures;
    for (const game::AnyGame* game : games::all()) {
        const std::string id(game->id());
        figures.push_back({id + ".bot_slice", "ms", [=] { return measure(*game).slice; }});
        figures.push_back({id + ".bot_memory", "MiB", [=] { return measure(*game).memory; }});
    }
    return figures;
}

}  // namespace cli
