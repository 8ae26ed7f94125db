#include "bots/tuning/game_file.h"

#include <gtest/gtest.h>

namespace bots::tuning {
namespace {

const auto kGoOn = [] { return true; };

GameFile played(std::int64_t games) {
    GameFile file{.nodes = 200, .seed = 4, .weights = hash_of(brains::pente::kFitted), .games = {}};
    for (std::int64_t number = 0; number < games; ++number)
        file.games.emplace(number, *file.play(number, brains::pente::kFitted, kGoOn));
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
    EXPECT_EQ(file.play(1, brains::pente::kFitted, kGoOn), file.games.at(1));
    EXPECT_NE(file.games.at(0).stones, file.games.at(2).stones);
    GameFile other = file;
    other.seed = 5;
    EXPECT_NE(other.play(1, brains::pente::kFitted, kGoOn), file.games.at(1));
    EXPECT_FALSE(file.play(1, brains::pente::kFitted, [] { return false; }));
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

TEST(GameFile, LearnsFromQuietPositionsInWhichTheEngineThought) {
    const std::string text =
        "pentario-games 1\nnodes 1\nseed 1\nweights 1\n"
        "0 standard 1-0 k10 a1 L10 A3 M10 A5 N10 A7 O10\n"
        "9 standard 1-0 k10 a1 l10 a3 M10 A5 N10 A7 O10\n";
    const auto read = read_games(text);
    ASSERT_TRUE(read) << read.error().code;
    const auto samples = samples_of(*read);
    // Not the stones by lot, nor A7 and O10 with a four on the board.
    EXPECT_EQ(samples.fitted.size(), 5U);
    EXPECT_EQ(samples.kept_out.size(), 3U);  // the tenth game
    for (std::size_t i = 0; i < samples.fitted.size(); ++i)
        EXPECT_EQ(samples.fitted.result(i), i % 2 == 0 ? 1.0 : 0.0) << i;
}

TEST(Weights, AreTheSameAfterWritingAndReadingAndBadOnesAreNamed) {
    const auto read = read_weights(to_text(brains::pente::kFitted));
    ASSERT_TRUE(read) << read.error().code;
    EXPECT_EQ(*read, brains::pente::kFitted);
    EXPECT_EQ(hash_of(*read), hash_of(brains::pente::kFitted));
    brains::pente::Weights other = *read;
    ++other[0];
    EXPECT_NE(hash_of(other), hash_of(*read));

    std::string text = to_text(brains::pente::kFitted);
    EXPECT_EQ(read_weights("1 2 3").error().code, "tuning.no-weights");
    EXPECT_EQ(read_weights(text + " 7").error().code, "tuning.wrong-weights");
    text.back() = 'x';
    EXPECT_EQ(read_weights(text).error().code, "tuning.bad-weight");
}

}  // namespace
}  // namespace bots::tuning
