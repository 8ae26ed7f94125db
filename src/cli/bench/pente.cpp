#include <algorithm>
#include <chrono>
#include <vector>

#include "bots/brains/pente/engine.h"
#include "bots/brains/pente/middle_games.h"
#include "cli/bench/figures.h"
#include "cli/bench/playouts.h"
#include "cli/players/thinking.h"
#include "game/erased.h"
#include "game/playout.h"

namespace cli {

namespace {

using bots::brains::pente::Field;
using bots::brains::pente::Search;
using bots::brains::pente::Thinker;
using games::pente::Pente;

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

void begin(Search& search, const Pente::State& state) {
    search.begin(Field(state), bots::brains::pente::root_moves(state, *Pente::actors(state).begin()));
}

/// Stones laid in a second by the player, over all ten positions.
double player_nodes(int threads) {
    constexpr std::int64_t kMilliseconds = 500;  // a position
    double nodes = 0;
    bots::brains::pente::Engine engine(threads);
    for (const Pente::State& state : bots::brains::pente::middle_games()) {
        const game::Seat seat = *Pente::actors(state).begin();
        (void)engine.begin(game::ErasedView<Pente>(state), seat, 1);
        const auto thought =
            think_out(engine, {.milliseconds = kMilliseconds}, Clock::now(), [] { return true; });
        nodes += static_cast<double>(thought.nodes);
    }
    return nodes * 1000 / kMilliseconds / static_cast<double>(bots::brains::pente::middle_games().size());
}

/// The depth that is done after a second, in the mean of the ten; a decided position counts as far
/// as it was looked at.
double depth_in_a_second() {
    constexpr std::uint64_t kSlice = 5'000;
    double sum = 0;
    for (const Pente::State& state : bots::brains::pente::middle_games()) {
        Search search(Thinker::kTableBytes);
        const auto until = Clock::now() + std::chrono::seconds(1);
        begin(search, state);
        while (Clock::now() < until && !search.think(kSlice)) {
        }
        sum += search.depth();
    }
    return sum / static_cast<double>(bots::brains::pente::middle_games().size());
}

}  // namespace

std::vector<Figure> pente_figures(bool every_variant) {
    std::vector<Figure> figures{
        {"pente.playouts", "games/s", [] { return playouts<Pente>("standard", 2).games; }},
        {"pente.apply", "ns", apply_nanoseconds},
        {"pente.copy", "ns", copy_nanoseconds},
        {"pente.legal_moves", "ns", legal_moves_nanoseconds},
        {"pente.state", "bytes", [] { return static_cast<double>(sizeof(Pente::State)); }},
        {"pente.nodes", "nodes/s", [] { return player_nodes(1); }},
        {"pente.nodes_two_threads", "nodes/s", [] { return player_nodes(2); }},
        {"pente.depth_1s", "plies", depth_in_a_second},
    };
    if (!every_variant) return figures;
    for (const game::VariantInfo& variant : Pente::variants())
        for (int players = variant.min_players; players <= variant.max_players; ++players)
            figures.push_back({"pente.playouts." + std::string(variant.name) + "." + std::to_string(players),
                               "games/s",
                               [&variant, players] { return playouts<Pente>(variant.name, players).games; }});
    return figures;
}

}  // namespace cli
