#include "bots/tuning/game_file.h"

#include <gtest/gtest.h>

namespace bots::tuning {
namespace {

const auto kGoOn = [] { return true; };

GameFile played(std::int64_t games) {
    GameFile file{.nodes = 200, .seed = 4, .weights = weights_hash(), .games = {}};
    for (std::int64_t number = 0; number < games; ++number)
        file.games.emplace(number, *file.play(number, kGoOn));
    return file;
}

TEST(GameFile, IsTheSameAfterWritingAndReading) {
    const GameFile file = played(6);
    const auto read = read_games(to_text(file));
    ASSERT_TRUE(read) << read.error().code;
    EXPECT_EQ(*read, file);
    EXPECT_EQ(to_text(*read), to_text(file));
}

TEST(GameFile, AGameOfANumberIsTheSameWheneverItIsPlayed) {
    const GameFile file = played(3);
    EXPECT_EQ(file.play(1, kGoOn), file.games.at(1));
    EXPECT_NE(file.games.at(0).stones, file.games.at(2).stones);
    GameFile other = file;
    other.seed = 5;
    EXPECT_NE(other.play(1, kGoOn), file.games.at(1));
    EXPECT_FALSE(file.play(1, [] { return false; }));
}

TEST(GameFile, GamesBeginByLotUnderBothRulesAndTheEnginePlaysOn) {
    const GameFile file = played(8);
    bool standard = false, tournament = false;
    for (const auto& [number, game] : file.games) {
        (game.variant == games::pente::Variant::standard ? standard : tournament) = true;
        std::size_t thought = 0;
        for (std::size_t i = 0; i < game.stones.size(); ++i) {
            EXPECT_TRUE(game.stones[i].by_lot || i >= 3) << number;
            thought += !game.stones[i].by_lot;
        }
        EXPECT_GT(thought, game.stones.size() / 3) << number;
    }
    EXPECT_TRUE(standard && tournament);
}

TEST(GameFile, NamesTheLineThatIsWrong) {
    const std::string head = "pentario-games 1\nnodes 10\nseed 1\nweights 5\n";
    const std::string game = "0 standard 1/2-1/2 k10 l11\n";
    ASSERT_TRUE(read_games(head + game));
    const auto check = [](const std::string& text, std::string_view code, std::int64_t line) {
        const auto read = read_games(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().code, code) << text;
        EXPECT_EQ(read.error().args.empty() ? 0 : read.error().args[0].number, line) << text;
    };
    check("", "tuning.no-games", 0);
    check("pentario-games 2\nnodes 10\nseed 1\nweights 5\n", "tuning.no-games", 0);
    check("pentario-games 1\nnodes ten\nseed 1\nweights 5\n", "tuning.bad-term", 2);
    check("pentario-games 1\nnodes 10\nseeds 1\nweights 5\n", "tuning.bad-term", 3);
    check("pentario-games 1\nnodes 10\nseed 1\nweights -5\n", "tuning.bad-term", 4);
    check(head + game + game, "tuning.game-twice", 6);
    check(head + "0 keryo 1/2-1/2 k10\n", "tuning.bad-game", 5);
    check(head + "0 standard 2-0 k10\n", "tuning.bad-game", 5);
    check(head + "0 standard 1-0 k10 l11\n", "tuning.bad-game", 5);           // nobody has won
    check(head + "0 standard 1/2-1/2 l10\n", "tuning.bad-game", 5);           // not the centre
    check(head + "0 standard 1/2-1/2 k10 k10\n", "tuning.bad-game", 5);       // taken
    check(head + "0 tournament 1/2-1/2 k10 a1 l10\n", "tuning.bad-game", 5);  // too close
    check(head + "0 standard 1/2-1/2 k10 z99\n", "tuning.bad-game", 5);
    check(head + "x standard 1/2-1/2 k10\n", "tuning.bad-game", 5);
    check(head + "0 standard\n", "tuning.bad-game", 5);
}

}  // namespace
}  // namespace bots::tuning
