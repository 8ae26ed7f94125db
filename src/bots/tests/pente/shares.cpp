// How often one player wins among others at a table of Pente, for any number of seats: the seat
// goes round, each opening is played once from every seat.
//
//   pente_shares VARIANT PLAYERS "plain 20000" "greedy 0" ROUNDS SEED [SIZE]

#include <cstdio>
#include <cstdlib>
#include <string>

#include "bots/players.h"
#include "core/hash.h"
#include "game/erased.h"
#include "game/playout.h"
#include "games/catalog.h"
#include "games/pente/rules.h"

namespace {

using games::pente::Pente;
using games::pente::State;

struct Player {
    const bots::PlayerInfo* info = nullptr;
    std::uint64_t nodes = 0;
};

Player read_player(const std::string& text) {
    const std::size_t blank = text.find(' ');
    Player player{bots::find_player(text.substr(0, blank)), 0};
    if (blank != std::string::npos) player.nodes = std::strtoull(text.c_str() + blank, nullptr, 10);
    return player;
}

struct Totals {
    int games = 0, draws = 0;
    double wins = 0, points = 0, other_points = 0;  // a shared win counts for every winner
    std::uint64_t nodes = 0, thoughts = 0;
};

/// Seats of the challenger: one, or a whole team.
bool is_challenger(const State& state, int seat, int at) {
    const bool teams = state.seats == 4 && (state.colours == 2 || games::pente::rules_of(state).teams);
    return teams ? seat % 2 == at % 2 : seat == at;
}

void play(State state, const Player& challenger, const Player& others, int at, std::uint64_t seed,
          Totals& totals) {
    const auto& game = *games::find("pente");
    std::unique_ptr<bots::Bot> bots[game::kMaxSeats];
    for (int seat = 0; seat < state.seats; ++seat) {
        const Player& who = is_challenger(state, seat, at) ? challenger : others;
        bots[seat] = who.info->make(game, {.nodes = who.nodes, .milliseconds = 0, .depth = 3});
    }
    for (int move = 0; !Pente::actors(state).empty() && move < 2000; ++move) {
        const game::Seat seat = *Pente::actors(state).begin();
        bots::Bot& bot = *bots[seat.index()];
        const bool mine = is_challenger(state, seat.index(), at);
        const Player& who = mine ? challenger : others;
        if (!bot.begin(game::ErasedView<Pente>(state), seat,
                       core::Hash(seed).add(static_cast<std::uint64_t>(move)).value()))
            std::abort();
        while (bot.best().nodes < who.nodes && !bot.think(who.nodes - bot.best().nodes)) {
        }
        totals.nodes += mine ? bot.best().nodes : 0;
        totals.thoughts += mine;
        Pente::apply(state, seat, game::restore<Pente>(bot.best().move), nullptr);
    }
    ++totals.games;
    const auto outcome = Pente::outcome(state);
    if (!outcome || outcome->winners.empty()) ++totals.draws;
    if (!outcome) return;
    totals.wins += outcome->winners.has(game::Seat::player(at));
    int rivals = 0;
    double theirs = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (is_challenger(state, seat, at)) continue;
        theirs += outcome->points[static_cast<std::size_t>(seat)];
        ++rivals;
    }
    totals.points += outcome->points[static_cast<std::size_t>(at)];
    totals.other_points += theirs / rivals;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 7) return 2;
    const int players = std::atoi(argv[2]), rounds = std::atoi(argv[5]);
    const Player challenger = read_player(argv[3]), others = read_player(argv[4]);
    if (!challenger.info || !others.info) return 2;
    game::Setup setup{argv[1], players, {{"size", argc > 7 ? argv[7] : "19"}}, {}};
    const auto options = Pente::read_options(setup);
    if (!options) return 2;
    Totals totals;
    for (int round = 0; round < rounds; ++round) {
        const auto seed =
            core::Hash(std::strtoull(argv[6], nullptr, 10)).add(static_cast<std::uint64_t>(round));
        State start = Pente::initial(*options);
        const auto opener = bots::find_player(bots::kOpener)->make(*games::find("pente"), {});
        if (start.phase == games::pente::Phase::play)
            for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(players) + 2; ++i) {
                const game::Seat seat = *Pente::actors(start).begin();
                if (!opener->begin(game::ErasedView<Pente>(start), seat, core::Hash(seed).add(i).value()))
                    break;
                Pente::apply(start, seat, game::restore<Pente>(opener->best().move), nullptr);
            }
        for (int at = 0; at < players; ++at) play(start, challenger, others, at, seed.value(), totals);
    }
    std::printf("%s %d: won %.0f of %d (%.1f %%), drawn %d, points %.2f against %.2f, %.0f nodes a move\n",
                argv[1], players, totals.wins, totals.games, 100 * totals.wins / totals.games, totals.draws,
                totals.points / totals.games, totals.other_points / totals.games,
                static_cast<double>(totals.nodes) / static_cast<double>(totals.thoughts));
}
