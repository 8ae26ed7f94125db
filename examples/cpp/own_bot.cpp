// A bot of one's own against one of ours, at a table that draws the cards and asks whoever is to move.
//
//   own_bot [LEVEL]

#include <cstdio>
#include <cstdlib>

#include "bots/levels.h"
#include "bots/play_table.h"
#include "game/erased.h"
#include "games/catalog.h"
#include "games/rivero_penta/rules.h"

namespace {

/// Looks one move ahead for points, in a deal that fits what it sees. It knows Rivero Penta only: a bot
/// gets a view, and of another game's view there is nothing that it could read.
class Miser final : public bots::Bot {
    using Game = games::rivero_penta::RiveroPenta;

public:
    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override {
        const auto* seen = view.as<Game>();
        if (!seen) return false;
        core::Rng rng(seed);
        const Game::State guess = Game::complete(*seen, rng);
        Game::Moves moves;
        Game::legal_moves(guess, seat, moves);
        int most = -1000;
        for (const auto& move : moves) {
            auto after = guess;
            Game::apply(after, seat, move, nullptr);
            const int points = Game::scores(after)[static_cast<std::size_t>(seat.index())];
            if (points > most) best_ = game::erase<Game>(move), most = points;
        }
        return true;
    }
    bool think(std::uint64_t) override { return true; }
    bots::Thought best() const override { return {.move = best_}; }

private:
    game::AnyMove best_;
};

}  // namespace

int main(int count, char** words) {
    constexpr int kGames = 20;
    const int level = count > 1 ? std::atoi(words[1]) : bots::kUsualLevel;
    if (level < 1 || level > bots::kTopLevel) return std::fprintf(stderr, "usage: own_bot [LEVEL]\n"), 2;
    const game::AnyGame& game = *games::find("rivero-penta");
    Miser miser;
    const auto ours = bots::make_level(game, level);
    int won = 0;
    for (std::uint64_t number = 0; number < kGames; ++number) {
        const auto played =
            bots::play_table(game, {.players = 2}, std::array{bots::Sitter{&miser}, bots::Sitter{ours.get()}},
                             {.seed = number}, [] { return true; });
        if (!played) return std::fprintf(stderr, "%s\n", std::string(played.error().code).c_str()), 1;
        if (played->outcome() && played->outcome()->winners.has(game::Seat::player(0))) ++won;
    }
    std::printf("the miser won %d of %d games against level %d\n", won, kGames, level);
}
