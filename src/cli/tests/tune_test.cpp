// `pentario tune` and `pentario book`: what they make, going on, and what they refuse.

#include <gtest/gtest.h>

#include "bots/tuning/game_file.h"
#include "folder.h"
#include "program.h"

namespace cli {
namespace {

TEST(TuneCommand, GamesAreTheSameWithOneWorkerOrTwoAndInPieces) {
    const Folder folder;
    const std::string terms = "tune pente games --nodes 50 --seed 3 ";
    const std::string one = (folder / "one").string(), two = (folder / "two").string();
    EXPECT_EQ(run(terms + "--games 6 --out " + one).code, 0);
    EXPECT_EQ(run(terms + "--games 2 --workers 2 --out " + two).code, 0);
    EXPECT_NE(text_of(one), text_of(two));
    const Ran rest = run(terms + "--games 6 --workers 2 --out " + two);
    EXPECT_EQ(rest.code, 0) << rest.text;
    EXPECT_TRUE(has(rest.text, "6 of 6 games")) << rest.text;
    EXPECT_EQ(text_of(one), text_of(two));
    EXPECT_EQ(run(terms + "--games 4 --out " + two).code, 0);  // fewer: nothing is lost
    EXPECT_EQ(text_of(one), text_of(two));
}

TEST(TuneCommand, WeightsAreFittedJudgedAndWrittenAsSource) {
    const Folder folder;
    const std::string games = (folder / "games").string(), weights = (folder / "weights").string();
    ASSERT_EQ(run("tune pente games --nodes 50 --games 12 --out " + games).code, 0);
    const Ran fitted = run("tune pente weights --from " + games + " --out " + weights);
    EXPECT_EQ(fitted.code, 0) << fitted.text;
    EXPECT_TRUE(has(fitted.text, "log loss with the new weights")) << fitted.text;
    EXPECT_TRUE(has(text_of(weights), "const Weights kFitted{0, ")) << text_of(weights);
    EXPECT_TRUE(has(text_of(weights), "const Likings kLikings{")) << text_of(weights);
}

TEST(TuneCommand, ConstantsGoOnFromTheirFile) {
    const Folder folder;
    const std::string terms =
        "tune pente constants --nodes 60 --pairs 2 --constant window --constant reduction ";
    const std::string whole = (folder / "whole").string(), parts = (folder / "parts").string();
    const Ran ran = run(terms + "--rounds 3 --out " + whole);
    EXPECT_EQ(ran.code, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "3 of 3 rounds") && has(ran.text, "reduction")) << ran.text;
    EXPECT_EQ(run(terms + "--rounds 1 --out " + parts).code, 0);
    EXPECT_EQ(run(terms + "--rounds 3 --workers 2 --out " + parts).code, 0);
    EXPECT_EQ(text_of(parts), text_of(whole));
    const Ran other = run("tune pente constants --nodes 61 --out " + whole);
    EXPECT_EQ(other.code, 2);
    EXPECT_TRUE(has(other.text, "other options")) << other.text;
}

TEST(TuneCommand, CtrlCKeepsWhatThereIs) {
    const Folder folder;
    const std::string games = (folder / "games").string();
    const Ran broken = run("tune pente games --nodes 100 --games 1000000 --out " + games,
                           "timeout --preserve-status -s INT 3");
    EXPECT_EQ(broken.code, 1) << broken.text;
    EXPECT_TRUE(has(broken.text, "the same command goes on")) << broken.text;
    const auto read = bots::tuning::read_games(text_of(games));
    ASSERT_TRUE(read);
    EXPECT_GT(read->games.size(), 0U);
}

TEST(TuneCommand, RefusesWhatItCannotDo) {
    const Folder folder;
    write_text(folder / "bad", "hello\n");
    const std::string bad = (folder / "bad").string();
    const auto refused = [](const std::string& arguments, std::string_view why) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.code, 2) << arguments;
        EXPECT_TRUE(has(ran.text, why)) << ran.text;
    };
    refused("tune riomino games --out x", "Only pente");
    refused("book rivero --out x", "Only pente");
    refused("tune pente games", "--out");
    refused("tune pente weights --out x", "--from");
    refused("tune pente games --out " + bad, "does not hold games");
    refused("tune pente weights --from " + bad, "--out");
    refused("tune pente weights --out x --from " + bad, "does not hold games");
    refused("tune pente constants --out " + bad, "does not hold constants");
    refused("tune pente constants --constant depth --out " + (folder / "x").string(), "Unknown number");
    refused("book pente --out " + bad, "does not hold an opening book");
    EXPECT_EQ(text_of(bad), "hello\n");
}

TEST(BookCommand, MakesABookInPiecesAsAtOnce) {
    const Folder folder;
    const std::string whole = (folder / "whole").string(), parts = (folder / "parts").string();
    EXPECT_EQ(run("book pente --nodes 500 --positions 8 --out " + whole).code, 0);
    EXPECT_EQ(run("book pente --nodes 500 --positions 3 --out " + parts).code, 0);
    const Ran ran = run("book pente --nodes 500 --positions 8 --out " + parts);
    EXPECT_TRUE(has(ran.text, "8 of 8 positions")) << ran.text;
    EXPECT_EQ(text_of(parts), text_of(whole));
    EXPECT_EQ(run("book pente --nodes 501 --out " + whole).code, 2);
}

}  // namespace
}  // namespace cli
