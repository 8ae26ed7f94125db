// Random games of everything there is: how long they are, and who wins them.
//
//   playouts [GAMES]

#include <cstdio>
#include <cstdlib>

#include "game/playout.h"
#include "games/list.h"

namespace {

template <game::Game G>
void play(int games) {
    const game::VariantInfo& variant = G::variants().front();
    const auto options =
        G::read_options({.variant = std::string(variant.name), .players = variant.min_players});
    long moves = 0;
    int first = 0;
    for (int number = 0; number < games; ++number) {
        core::Rng rng(static_cast<std::uint64_t>(number));
        auto state = G::initial(*options);
        moves += game::play_out<G>(state, rng);
        first += G::outcome(state)->winners.has(game::Seat::player(0)) ? 1 : 0;
    }
    std::printf("%-13.*s %6.1f moves a game, the first seat wins %5.1f %%\n", static_cast<int>(G::kId.size()),
                G::kId.data(), static_cast<double>(moves) / games, 100.0 * first / games);
}

}  // namespace

int main(int count, char** words) {
    const int games = count > 1 ? std::atoi(words[1]) : 1000;
    if (games < 1) return std::fprintf(stderr, "usage: playouts [GAMES]\n"), 2;
    games::for_each_game([&]<class G>() { play<G>(games); });
}
