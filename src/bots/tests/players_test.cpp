#include "bots/players.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "game/match.h"
#include "games/catalog.h"

namespace bots {
namespace {

TEST(Players, HaveNamesOfTheirOwn) {
    std::set<std::string_view> names;
    for (const PlayerInfo& player : players()) {
        EXPECT_TRUE(names.insert(player.name).second) << player.name << " stands twice";
        EXPECT_EQ(find_player(player.name), &player);
        std::size_t known = 0;
        for (const game::AnyGame* game : games::all()) known += player.plays(*game);
        const auto named = static_cast<std::size_t>(std::ranges::count(player.game, ' ') + 1);
        EXPECT_EQ(known, player.game.empty() ? games::all().size() : named) << player.name;
    }
    EXPECT_EQ(find_player("nobody"), nullptr);
    EXPECT_NE(find_player(kOpener), nullptr);
}

TEST(Players, EveryGameHasABestOne) {
    for (const game::AnyGame* game : games::all()) EXPECT_TRUE(best_player(*game).plays(*game)) << game->id();
    EXPECT_FALSE(find_player("yardstick")->plays(*games::find("riomino")));
}

/// What a player answers in a position, as text.
std::string answer(const PlayerInfo& player, const game::Match& match, std::uint64_t seed) {
    const game::Seat seat = *match.state().actors().begin();
    const auto bot = player.make(match.game(), {.nodes = 1000, .depth = 1});
    if (!bot->begin(*match.state().view(game::Viewer::of(seat)), seat, seed)) return "nothing";
    bot->think(1000);
    return match.state().write_move(seat, bot->best().move, game::Viewer::keeper());
}

TEST(Players, EachAnswersWithALegalMoveAndTheSameForTheSameSeed) {
    for (const char* id : {"pente", "riomino", "rivero", "rivero-penta"}) {
        const game::AnyGame& game = *games::find(id);
        const auto match = game::Match::start(game, {std::string(game.variants()[0].name), 2, {}, {}}, {});
        ASSERT_TRUE(match.ok());
        for (const PlayerInfo& player : players()) {
            if (!player.plays(game)) continue;
            auto copy = game::Match::replay(game, match->record(game::Viewer::keeper()), {});
            const std::string move = answer(player, *match, 7);
            EXPECT_FALSE(copy->play(*match->state().actors().begin(), move)) << player.name << ": " << move;
            EXPECT_EQ(answer(player, *match, 7), move) << player.name;
        }
    }
}

TEST(Players, TheOpenerVariesAndStaysNearTheStones) {
    const auto match =
        game::Match::load(*games::find("pente"), *game::read_tree("{stones [[K10] [L11]] to_move 0}"), {});
    std::set<std::string> moves;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        moves.insert(answer(*find_player(kOpener), *match, seed));
    EXPECT_GT(moves.size(), 20U);
    EXPECT_LE(moves.size(), 36U) << "a tenth of the free points";
    EXPECT_FALSE(moves.contains("A1"));
}

}  // namespace
}  // namespace bots
