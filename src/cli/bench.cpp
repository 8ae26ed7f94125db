#include "cli/bench.h"

#include <cstdio>
#include <string_view>

#include "bots/bot.h"
#include "bots/signature.h"
#include "cli/bench_figures.h"
#include "cli/bench_playouts.h"
#include "core/rng.h"
#include "game/match.h"
#include "game/playout.h"
#include "games/catalog.h"

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

using games::pente::Pente;
using games::riomino::Riomino;
using games::rivero::Rivero;
using games::rivero_penta::RiveroPenta;

/// The states and moves of some random games, for measuring single steps.
struct Steps {
    std::vector<Pente::State> states;
    std::vector<Pente::Move> moves;
    std::vector<game::Seat> seats;
};

Steps random_steps() {
    Steps steps;
    core::Rng rng(2);
    for (int i = 0; i < 10; ++i) {
        Pente::State state = start_of<Pente>("standard", 2);
        while (!Pente::actors(state).empty()) {
            const game::Seat seat = *Pente::actors(state).begin();
            const Pente::Move move = game::draw_move<Pente>(state, seat, rng);
            steps.states.push_back(state);
            steps.moves.push_back(move);
            steps.seats.push_back(seat);
            Pente::apply(state, seat, move, nullptr);
        }
    }
    return steps;
}

volatile std::uint64_t sink;  // keeps results alive

double apply_nanoseconds() {
    const Steps steps = random_steps();
    return 1e9 / best_rate([&] {
               Pente::State state{};
               for (std::size_t i = 0; i < steps.states.size(); ++i) {
                   // Successive states of one game differ by one move: apply alone goes on from there.
                   if (steps.states[i].stones == 0) state = steps.states[i];
                   Pente::apply(state, steps.seats[i], steps.moves[i], nullptr);
               }
               sink = state.stones;
               return static_cast<double>(steps.states.size());
           });
}

double copy_nanoseconds() {
    const Steps steps = random_steps();
    std::vector<Pente::State> target(16);
    return 1e9 / best_rate([&] {
               for (std::size_t i = 0; i < steps.states.size(); ++i) target[i & 15] = steps.states[i];
               sink = target[3].stones;
               return static_cast<double>(steps.states.size());
           });
}

double legal_moves_nanoseconds() {
    const Steps steps = random_steps();
    return 1e9 / best_rate([&] {
               Pente::Moves moves;
               std::uint64_t total = 0;
               for (std::size_t i = 0; i < steps.states.size(); ++i) {
                   Pente::legal_moves(steps.states[i], steps.seats[i], moves);
                   total += moves.size();
               }
               sink = total;
               return static_cast<double>(steps.states.size());
           });
}

double bot_nodes() {
    const Pente::State state = random_steps().states[20];
    const game::Seat seat = *Pente::actors(state).begin();
    const game::AnyGame& pente = *games::find("pente");
    const auto match = game::Match::load(pente, Pente::write_position(state), {});
    return best_rate([&] {
        const auto bot = bots::make_plain_bot(pente);
        (void)bot->begin(*match->state().view(game::Viewer::of(seat)), seat, 1);
        bot->think(1'000'000);
        return static_cast<double>(bot->best().nodes);
    });
}

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

/// The figures of `make bench`; `every_variant` adds the playouts of all variants.
std::vector<Figure> all_figures(bool every_variant) {
    std::vector<Figure> figures{
        {"pente.playouts", "games/s", [] { return playouts<Pente>("standard", 2).games; }},
        {"pente.apply", "ns", apply_nanoseconds},
        {"pente.copy", "ns", copy_nanoseconds},
        {"pente.legal_moves", "ns", legal_moves_nanoseconds},
        {"pente.state", "bytes", [] { return static_cast<double>(sizeof(Pente::State)); }},
        {"pente.plain_bot", "nodes/s", bot_nodes},
        {"riomino.playouts", "games/s", [] { return playouts<Riomino>("wizard", 2).games; }},
        {"riomino.state", "bytes", [] { return static_cast<double>(sizeof(Riomino::State)); }},
    };
    for (Figure& figure : pente_wins_figures()) figures.push_back(std::move(figure));
    add_card_figures<RiveroPenta>(figures);
    add_card_figures<Rivero>(figures);
    for (Figure& figure : riomino_solver_figures(every_variant)) figures.push_back(std::move(figure));
    for (Figure& figure : penta_rush_figures(every_variant)) figures.push_back(std::move(figure));
    if (!every_variant) return figures;
    for (const game::VariantInfo& variant : Pente::variants())
        for (int players = variant.min_players; players <= variant.max_players; ++players)
            figures.push_back({"pente.playouts." + std::string(variant.name) + "." + std::to_string(players),
                               "games/s",
                               [&variant, players] { return playouts<Pente>(variant.name, players).games; }});
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
    bool json = false, every_variant = false;
    std::string prefix;
    for (const std::string& arg : args) {
        if (arg == "--signature") return print_signature();
        if (arg == "--json") {
            json = true;
        } else if (arg == "--long") {
            every_variant = true;
        } else if (arg.starts_with('-') || !prefix.empty()) {
            std::fprintf(stderr, "usage: pentario bench [--json] [--long] [prefix] | --signature\n");
            return 2;
        } else {
            prefix = arg;
        }
    }
    int measured = 0;
    for (const Figure& figure : all_figures(every_variant)) {
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
