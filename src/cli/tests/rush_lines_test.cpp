// Penta Rush line by line, and the texts an option can be given.

#include <gtest/gtest.h>

#include <sstream>

#include "cli/files/own_texts.h"
#include "cli/rush/play.h"
#include "folder.h"

namespace cli {
namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// What is said to these lines; each takes a second.
std::string play_lines(Wish wish, const std::string& typed, bool practice = false) {
    wish.game = "penta-rush";
    auto sitting = Sitting::open(wish, 7);
    if (!sitting) return std::string(sitting.error().code);
    std::istringstream in(typed);
    std::ostringstream out;
    std::int64_t now = 0;
    play_rush_by_lines(*sitting, {game::Language::english, 1, practice}, in, out,
                       {Depth::none, Letters::ascii}, [&] { return now += 10; });
    return out.str();
}

int count(const std::string& text, std::string_view part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(RushLines, FiveRoundsAgainstTheComputer) {
    const Folder folder;
    const std::string out = play_lines({.bots = {1}}, "done\nflip\ndone\nflip\ndone\nring a1 a2 a3 a4 a5\n");
    EXPECT_EQ(count(out, "Computer scores "), 5);
    EXPECT_TRUE(has(out, "Five rounds played: computer wins."));
    EXPECT_TRUE(has(out, "The game is over."));
}

TEST(RushLines, RefusalsAreOneSentenceWithTheirRule) {
    const Folder folder;
    const std::string out = play_lines({.variant = "solo"}, "ring a1 a2\nflip\nhint\nundo\nhelp\nboard\n");
    EXPECT_TRUE(has(out, "A shape is five different squares joined by their edges. (PR-07)\n"));
    EXPECT_TRUE(has(out, "Playing alone, there is no sand timer. (PR-36)\n"));
    EXPECT_TRUE(has(out, "Hints are for practice only"));
    EXPECT_TRUE(has(out, "There is nothing to do now.\n"));
    EXPECT_TRUE(has(out, "Type a move: ring"));
    EXPECT_EQ(count(out, "Round 1 of 12"), 2);
}

/// A whole game alone, as the adviser plays it on the same table.
std::string solo_game() {
    auto sitting = Sitting::open({.game = "penta-rush", .variant = "solo"}, 7);
    Rush rush(*sitting, 1, [] { return std::int64_t{0}; });
    std::string typed;
    while (rush.stage() != Rush::Stage::over) {
        if (rush.stage() == Rush::Stage::verdict) rush.go_on();
        const auto move = rush.advice();
        if (!move) continue;
        EXPECT_FALSE(rush.play(*move)) << *move;
        typed += *move + "\n";
    }
    return typed;
}

TEST(RushLines, PR_36_ASoloGameEndsWithTheBestScore) {
    const Folder folder;
    const std::string typed = solo_game();
    const std::string out = play_lines({.variant = "solo", .fresh = true}, typed);
    EXPECT_EQ(count(out, "Player 1 scores "), 12);
    EXPECT_TRUE(has(out, "points: the best so far on this device."));
    EXPECT_TRUE(has(play_lines({.variant = "solo", .fresh = true}, typed), "; the best on this device is "));
    const std::string practice = play_lines({.variant = "solo", .fresh = true}, "hint\n" + typed, true);
    EXPECT_TRUE(has(practice, "Hint: ring "));
    EXPECT_FALSE(has(practice, "on this device"));
    // A game of practice stays one, also when it is gone on with as if it were none.
    (void)play_lines({.variant = "solo", .fresh = true}, typed.substr(0, typed.find('\n') + 1), true);
    const std::string rest = play_lines({}, typed.substr(typed.find('\n') + 1));
    EXPECT_TRUE(has(rest, " points.\nSaved in"));
    EXPECT_FALSE(has(rest, "on this device"));
}

TEST(RushLines, PR_21_TheKeyboardIsHandedOver) {
    const Folder folder;
    const std::string out = play_lines({.players = 2, .names = {{0, "Anna"}, {1, "Bert"}}},
                                       "ring a1 a2 a3 a4 a5\n\nring a1 a2 a3 a4 a5\nflip\n\ndone\n\n");
    EXPECT_TRUE(has(out, "Hand the keyboard to Anna. (PR-21)\n"));
    EXPECT_TRUE(has(out, "There is nothing to do now.\n"));  // the ring before Anna was ready
    EXPECT_TRUE(has(out, std::string(60, '\n') + "Hand the keyboard to Bert. (PR-21)\n"));
    EXPECT_TRUE(has(out, "Anna scores 1 point in round 1."));
    EXPECT_TRUE(has(out, "Round 2 of 5"));
}

TEST(RushLines, AloneAtTheKeyboardNobodyIsAskedToBeReady) {
    const Folder folder;
    const std::string out =
        play_lines({.variant = "puzzle", .bots = {1}}, "done\nstrike I a1 a2 a3 a4 a5\nnew\n");
    EXPECT_TRUE(has(out, "Player 1 strikes I and hatches a1 a2 a3 a4 a5. (PR-28)"));
    EXPECT_TRUE(has(out, "Round 2 of 12"));
    EXPECT_EQ(count(out, "\nRound 1 of 12"), 3);  // at the beginning, to strike, and the new game
    EXPECT_FALSE(has(out, "Press Enter"));
}

TEST(RushLines, LeavingAndComingBack) {
    const Folder folder;
    (void)play_lines({.variant = "solo"}, "ring a1 a2 a3 a4 a5\nquit\n");
    const std::string again = play_lines({}, "erase a1 a2 a3 a4 a5\n");
    EXPECT_TRUE(has(again, "Going on with the saved game after 2 moves."));
    EXPECT_TRUE(has(again, "I on a1 a2 a3 a4 a5 erased."));
}

// ---------------------------------------------------------------- texts of options

constexpr std::string_view kRow = "abcdefabcd";

std::string board_file(int boards) {
    std::string text = "# a remark\n\n";
    for (int board = 0; board < boards; ++board) {
        if (board > 0) text += "---\n";
        for (int row = 0; row < 10; ++row) text += std::string(kRow) + "\r\n";
    }
    return text;
}

TEST(OwnTexts, LinesAreJoinedAsTheGamesReadThem) {
    const Folder folder;
    write_text(folder / "one", "# mine\n##.\n\n.o#\n---\n  ##  ");
    EXPECT_EQ(*read_option_file(folder / "one"), "##./.o#;##");
    write_text(folder / "none", "# mine\n\n");
    EXPECT_EQ(read_option_file(folder / "none").error().code, "cli.empty-file");
    EXPECT_EQ(read_option_file(folder / "nowhere").error().code, "cli.cannot-read");
}

TEST(OwnTexts, PR_02_AFreshTableDrawsItsBoards) {
    const Folder folder;
    const auto boards_of = [](std::uint64_t entropy, const game::OptionList& options) {
        auto sitting = Sitting::open({.game = "penta-rush", .options = options, .fresh = true}, entropy);
        return sitting->match().setup().options.front();
    };
    EXPECT_EQ(boards_of(5, {}).first, "boards");
    EXPECT_EQ(boards_of(5, {}), boards_of(5, {}));
    EXPECT_NE(boards_of(5, {}), boards_of(6, {}));
    EXPECT_EQ(boards_of(5, {{"boards", "seed 1"}}).second, "seed 1");
    auto sitting = Sitting::open({.game = "penta-rush"}, 5);
    const auto before = sitting->match().setup().options;
    ASSERT_FALSE(sitting->begin_anew());
    EXPECT_NE(sitting->match().setup().options, before);
}

TEST(OwnTexts, PR_02_RM_16_APlayersOwnBoardIsFoundAndSaid) {
    const Folder folder;
    write_text(folder / "pentario/penta-rush/boards.txt", board_file(2));
    {
        auto rush = Sitting::open({.game = "penta-rush"}, 5);
        ASSERT_TRUE(rush);
        EXPECT_TRUE(rush->match().setup().options.front().second.starts_with(kRow));
        ASSERT_EQ(rush->greeting().size(), 1U);
        EXPECT_EQ(rush->greeting()[0].code, "cli.own-text");
        EXPECT_EQ(rush->greeting()[0].rule, "PR-02");
    }

    write_text(folder / "pentario/riomino/professional.board", "#####\n#####\n##o##\n#####\n#####\n");
    {
        auto riomino = Sitting::open({.game = "riomino", .variant = "professional"}, 5);
        ASSERT_TRUE(riomino) << riomino.error().code;
        EXPECT_EQ(riomino->match().setup().options.front().second, "#####/#####/##o##/#####/#####");
    }
    EXPECT_TRUE(Sitting::open({.game = "riomino", .fresh = true}, 5)->greeting().size() == 0);

    write_text(folder / "pentario/penta-rush/boards.txt", "abc\n");
    EXPECT_EQ(Sitting::open({.game = "penta-rush", .fresh = true}, 5).error().code, "penta-rush.board-rows");
}

}  // namespace
}  // namespace cli
