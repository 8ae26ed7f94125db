#include <gtest/gtest.h>

#include <sstream>

#include "cli/play/orders.h"
#include "cli/play/play.h"
#include "folder.h"

namespace cli {
namespace {

std::string play_lines(const Wish& wish, const std::string& typed,
                       game::Language language = game::Language::english) {
    auto sitting = Sitting::open(wish, 1);
    if (!sitting) return std::string(sitting.error().code);
    std::istringstream in(typed);
    std::ostringstream out;
    play_by_lines(*sitting, {language, 20000}, in, out, {Depth::none, Letters::ascii});
    return out.str();
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Lines, TenMovesLeavingAndComingBack) {
    const Folder folder;
    const std::string out = play_lines({}, "k10\nl11\nk13\nl12\nk12\nm9\nk11\nl9\nn3\nl10\n");
    EXPECT_TRUE(has(out, "10. player 2: L10\n"));
    EXPECT_TRUE(has(out, "Saved in "));
    const std::string again = play_lines({}, "a1\nquit\nb1\n");
    EXPECT_TRUE(has(again, "Going on with the saved game after 10 moves."));
    EXPECT_TRUE(has(again, "11. player 1: A1\n"));
    EXPECT_FALSE(has(again, "B1"));
    EXPECT_TRUE(has(play_lines({}, ""), "after 11 moves"));
}

TEST(Lines, RefusalsAreOneSentenceWithTheirRule) {
    const Folder folder;
    const std::string out = play_lines({}, "a1\nk10\nk10\nz99\nundo\nundo\nundo\nnext\n");
    EXPECT_TRUE(has(out, "The first stone goes on the centre, K10. (PE-03)\n"));
    EXPECT_TRUE(has(out, "There is a stone on K10 already. (PE-04)\n"));
    EXPECT_TRUE(has(out, "Not a move in this notation: z99"));
    EXPECT_TRUE(has(out, "There is nothing to take back.\n"));
    EXPECT_TRUE(has(out, "This game is not over yet.\n"));
    EXPECT_TRUE(
        has(play_lines({.fresh = true}, "k10\nk10\n", game::Language::dutch), "Op K10 ligt al een steen."));
    EXPECT_TRUE(
        has(play_lines({.fresh = true}, "k10\nk10\n", game::Language::french), "déjà une pierre en K10"));
    EXPECT_TRUE(has(play_lines({.fresh = true}, "k10\nk10\n", game::Language::german),
                    "Auf K10 liegt schon ein Stein."));
}

TEST(Lines, CapturesAreToldAndCounted) {
    const Folder folder;
    const std::string out = play_lines({}, "k10\nl10\na1\nm10\nn10\n");
    EXPECT_TRUE(has(out, "Player 1 captures L10 and M10."));
    EXPECT_TRUE(has(out, "player 1  o 1"));
}

TEST(Lines, PlacesTellsWhatAMoveBrings) {
    const Folder folder;
    const std::string out = play_lines({}, "k10\nl10\na1\nm10\nplaces n10\nplaces z9\nresign\nplaces\n");
    EXPECT_TRUE(has(out, "\n  N10  +1\n"));
    EXPECT_TRUE(has(out, "There is no move with z9 now.\n"));
    EXPECT_TRUE(has(out, "The game is over.\n"));
}

TEST(Lines, EveryMoveIsToldOnce) {
    const Folder folder;
    const std::string out = play_lines({}, "k10\nl11\nundo\nl12\n");
    const std::size_t first = out.find("1. player 1: K10\n");
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(out.find("1. player 1: K10\n", first + 1), std::string::npos);
    EXPECT_TRUE(has(out, "2. player 2: L11\n"));
    EXPECT_TRUE(has(out, "2. player 2: L12\n")) << "also after taking back";
    EXPECT_FALSE(has(out, "Hand the keyboard"));
}

TEST(Lines, TheBotAnswers) {
    const Folder folder;
    const std::string out = play_lines({.bots = {1}}, "k10\n");
    EXPECT_TRUE(has(out, "2. computer: "));
}

TEST(Lines, ChoicesAreNumbered) {
    const Folder folder;
    const std::string out = play_lines({.variant = "swap2"}, "k10\nl10\nm11\n2\nundo\nadd\n");
    EXPECT_TRUE(has(out, "  1  take 1: take the first side\n"));
    EXPECT_TRUE(has(out, "  3  add: add two stones, the other chooses\n"));
    EXPECT_TRUE(has(out, "Player 2 takes the second side."));
    EXPECT_TRUE(has(out, "Player 2 adds two stones"));
}

TEST(Lines, AWonGameThenTheNextThenReview) {
    const Folder folder;
    const std::string out =
        play_lines({.variant = "points"},
                   "k10\na1\nk11\na3\nk12\na5\nk13\na7\nk14\nk15\nreview\nnext\nresign\nnext\nnew\n");
    EXPECT_TRUE(has(out, "Five in a row: player 1 wins.\n"));
    EXPECT_TRUE(has(out, "The game is over.\n"));
    EXPECT_TRUE(has(out, "9. player 1: K14\n"));
    EXPECT_TRUE(has(out, "Player 2 resigns; player 1 wins.\n"));
}

TEST(Lines, TheBookletsNotationIsReadAndShown) {
    const Folder folder;
    const std::string out = play_lines({.notation = "booklet-nl"}, "0\nR3O2\nk3\n");
    EXPECT_TRUE(has(out, "2. player 2: R3O2\n"));
    EXPECT_TRUE(has(out, "3. player 1: N7\n"));
}

TEST(Lines, HelpNamesEveryOrder) {
    const Folder folder;
    const std::string out = play_lines({}, "help\nboard\n\n?\n");
    for (const char* word : {"places", "undo", "resign", "next", "new", "review", "board", "help", "quit"})
        EXPECT_TRUE(has(out, std::string("\n") + word + " ")) << word;
}

TEST(Orders, AreReadWithoutRegardToCase) {
    EXPECT_EQ(read_order(" UNDO "), Order::undo);
    EXPECT_EQ(read_order("k10"), Order::move);
    EXPECT_EQ(read_order("new game"), Order::anew);
    EXPECT_EQ(read_order("Places n5"), Order::places);
    EXPECT_EQ(read_order("places n5 n6"), Order::move);
    EXPECT_EQ(read_order("  "), Order::nothing);
}

}  // namespace
}  // namespace cli
