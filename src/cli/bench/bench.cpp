#include "cli/bench/bench.h"

#include <cstdio>
#include <string_view>

#include "bots/signature.h"
#include "cli/bench/figures.h"
#include "cli/bench/playouts.h"
#include "games/catalog.h"
#include "games/riomino/rules.h"
#include "games/rivero/rules.h"
#include "games/rivero_penta/rules.h"

namespace cli {

double best_rate(const std::function<double()>& batch) {
    using Clock = std::chrono::steady_clock;
    double best = 0;
    for (int round = 0; round < 3; ++round) {
        double done = 0, seconds = 0;
        const auto began = Clock::now();
        do {
            done += batch();
            seconds = std::chrono::duration<double>(Clock::now() - began).count();
        } while (seconds < 1.0);
        best = std::max(best, done / seconds);
    }
    return best;
}

namespace {

using games::riomino::Riomino;
using games::rivero::Rivero;
using games::rivero_penta::RiveroPenta;

/// Random games of a card game: moves and games a second, chance included, and their mean length.
template <game::Game G>
void add_card_figures(std::vector<Figure>& figures) {
    const std::string id(G::kId);
    const std::string_view variant = G::variants().front().name;
    figures.push_back({id + ".moves", "moves/s", [=] { return playouts<G>(variant, 2).moves; }});
    figures.push_back({id + ".playouts", "games/s", [=] { return playouts<G>(variant, 2).games; }});
    figures.push_back({id + ".length", "moves", [=] {
                           const Playouts rates = playouts<G>(variant, 2);
                           return rates.moves / rates.games;
                       }});
    figures.push_back(
        {id + ".state", "bytes", [] { return static_cast<double>(sizeof(typename G::State)); }});
}

/// The figures of `make bench`; `longer` adds those that take minutes.
std::vector<Figure> all_figures(bool longer) {
    std::vector<Figure> figures = pente_figures(longer);
    const auto add = [&](std::vector<Figure> more) {
        for (Figure& figure : more) figures.push_back(std::move(figure));
    };
    add(pente_wins_figures());
    add({{"riomino.playouts", "games/s", [] { return playouts<Riomino>("wizard", 2).games; }},
         {"riomino.state", "bytes", [] { return static_cast<double>(sizeof(Riomino::State)); }}});
    add_card_figures<RiveroPenta>(figures);
    add_card_figures<Rivero>(figures);
    add(riomino_solver_figures(longer));
    add(penta_rush_figures(longer));
    add(table_figures());
    add(refusal_figures());
    add(bot_figures());
    return figures;
}

int print_signature() {
    const bots::Signature signature = bots::signature();
    for (const std::string& line : signature.lines) std::printf("%s\n", line.c_str());
    for (const std::string& fault : signature.faults) std::fprintf(stderr, "%s\n", fault.c_str());
    return signature.faults.empty() ? 0 : 1;
}

}  // namespace

int run_bench(const std::vector<std::string>& args) {
    bool json = false, longer = false;
    std::string prefix;
    for (const std::string& arg : args) {
        if (arg == "--signature") return print_signature();
        if (arg == "--json") {
            json = true;
        } else if (arg == "--long") {
            longer = true;
        } else if (arg.starts_with('-') || !prefix.empty()) {
            std::fprintf(stderr, "usage: pentario bench [--json] [--long] [prefix] | --signature\n");
            return 2;
        } else {
            prefix = arg;
        }
    }
    int measured = 0;
    for (const Figure& figure : all_figures(longer)) {
        if (!figure.name.starts_with(prefix)) continue;
        const double value = figure.measure();
        std::printf(json ? "{\"name\":\"%s\",\"value\":%.6g,\"unit\":\"%s\"}\n" : "%-32s %14.6g %s\n",
                    figure.name.c_str(), value, figure.unit.c_str());
        std::fflush(stdout);
        ++measured;
    }
    if (measured > 0) return 0;
    std::fprintf(stderr, "no figure begins with %s\n", prefix.c_str());
    return 2;
}

}  // namespace cli
