// Boards: PR-01 to PR-03, their text, and what is to be found on them.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/hash.h"
#include "core/text.h"
#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

constexpr std::string_view kRows =
    "abcdefabcd/bbbbbbbbbb/cccccccccc/dddddddddd/eeeeeeeeee/"
    "ffffffffff/aaaaaaaaaa/bbbbbbbbbb/cccccccccc/fedcbafedc";

std::string refused_board(std::string_view text) {
    const auto board = read_board(text);
    if (board) return "";
    std::string line(board.error().code);
    for (const game::Arg& arg : board.error().args)
        line += " " + std::string(arg.name) + "=" +
                (arg.kind == game::Arg::Kind::number ? std::to_string(arg.number) : arg.word);
    return line;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string out(text);
    out.replace(out.find(from), from.size(), to);
    return out;
}

TEST(PentaRushBoards, PR_01_ABoardIsTenByTenLettersWithTheTopRowFirst) {
    const auto board = read_board(kRows);
    ASSERT_TRUE(board);
    EXPECT_EQ((*board)[90], 0);  // a10
    EXPECT_EQ((*board)[99], 3);  // j10
    EXPECT_EQ((*board)[0], 5);   // a1
    EXPECT_EQ((*board)[9], 2);   // j1
    EXPECT_EQ((*board)[80], 1);  // a9
    EXPECT_EQ(write_board(*board), kRows);
}

TEST(PentaRushBoards, PR_01_EveryFaultOfABoardIsNamedWithItsPlace) {
    EXPECT_EQ(refused_board(""), "penta-rush.board-rows board=1 count=0");
    EXPECT_EQ(refused_board("abcdefabcd"), "penta-rush.board-rows board=1 count=1");
    EXPECT_EQ(refused_board(std::string(kRows) + "/abcdefabcd"), "penta-rush.board-rows board=1 count=11");
    EXPECT_EQ(refused_board(replaced(kRows, "cccccccccc", "ccccccccc")),
              "penta-rush.board-row-length board=1 row=3 count=9");
    EXPECT_EQ(refused_board(replaced(kRows, "cccccccccc", "ccccccccccc")),
              "penta-rush.board-row-length board=1 row=3 count=11");
    EXPECT_EQ(refused_board(replaced(kRows, "dddddddddd", "ddddgddddd")),
              "penta-rush.board-letter board=1 row=4 column=5 letter=g");
    EXPECT_EQ(refused_board(replaced(kRows, "dddddddddd", "dddddddd d")),
              "penta-rush.board-letter board=1 row=4 column=9 letter= ");
    EXPECT_EQ(refused_board(replaced(kRows, "dddddddddd",
                                     "dd\xc3\xa9"
                                     "ddddddd")),
              "penta-rush.board-letter board=1 row=4 column=3 letter=?");
    EXPECT_EQ(refused_board(std::string(kRows) + ";" + std::string(kRows)), "penta-rush.one-board count=2");
}

TEST(PentaRushBoards, AnOwnerMayTypeLinesCapitalsAndRemarks) {
    std::string file = "# my boards\n\n";
    for (const char c : kRows) file += c == '/' ? std::string(" \r\n") : std::string(1, core::to_upper(c));
    const auto one = read_board(file);
    ASSERT_TRUE(one) << one.error().code;
    EXPECT_EQ(write_board(*one), kRows);

    const auto two = read_boards(file + "\n---\n# the second\n" + std::string(kSara) + "\n---\n");
    ASSERT_TRUE(two) << two.error().code;
    ASSERT_EQ(two->size(), 2U);
    EXPECT_EQ(write_boards({two->begin(), two->size()}), std::string(kRows) + ";" + std::string(kSara));
    const auto again = read_boards(write_boards({two->begin(), two->size()}));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, *two);
}

TEST(PentaRushBoards, AFaultInALaterBoardNamesThatBoardAndFiveAreTooMany) {
    const std::string good(kRows);
    const auto bad = read_boards(good + ";" + good + ";" + replaced(kRows, "eeeee", "eexee"));
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().args[0].number, 3);
    EXPECT_EQ(bad.error().args[1].number, 5);
    EXPECT_EQ(bad.error().args[2].number, 3);
    EXPECT_TRUE(read_boards(good + ";" + good + ";" + good + ";" + good));
    const auto five = read_boards(good + ";" + good + ";" + good + ";" + good + ";" + good);
    ASSERT_FALSE(five);
    EXPECT_EQ(five.error().code, "penta-rush.too-many-boards");
}

TEST(PentaRushBoards, PR_02_ASeedGivesFourDifferentBoardsWithSixteenOrSeventeenOfEachSymbol) {
    std::map<int, int> more_of;  // symbol -> boards on which it stands 17 times
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        std::set<Board> different;
        for (const Board& board : make_boards(seed)) {
            different.insert(board);
            int seventeen = 0;
            for (int symbol = 0; symbol < kSymbols; ++symbol) {
                const auto times = std::count(board.begin(), board.end(), symbol);
                EXPECT_TRUE(times == 16 || times == 17) << times;
                seventeen += times == 17;
                more_of[symbol] += times == 17;
            }
            EXPECT_EQ(seventeen, 4);
        }
        EXPECT_EQ(different.size(), 4U);
    }
    for (const auto& [symbol, boards] : more_of) EXPECT_NEAR(boards, 160, 40) << symbol;
}

TEST(PentaRushBoards, PR_02_TheSameSeedGivesTheSameBoardsOnEveryCompiler) {
    core::Hash hash;
    for (std::uint64_t seed = 0; seed < 8; ++seed)
        for (const Board& board : make_boards(seed)) hash.add(write_board(board));
    EXPECT_EQ(hash.value(), 18213532921054492610U);
    EXPECT_NE(make_board(1), make_board(2));
    EXPECT_EQ(make_board(1), make_board(1));
}

TEST(PentaRushBoards, PR_02_TheFourBoardsOfASeedAreOfEqualDifficulty) {
    double worst = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        double low = 1e9, high = 0;
        for (const Board& board : make_boards(seed)) {
            low = std::min(low, difficulty(board));
            high = std::max(high, difficulty(board));
        }
        worst = std::max(worst, (high - low) / low);
    }
    EXPECT_LT(worst, 0.015);
    EXPECT_GT(worst, 0.0) << "the measure tells nothing apart";
}

TEST(PentaRushBoards, PlayabilityCountsWhatFitsEachRoll) {
    const Board board = make_board(7);
    const Playability found = playability(board);
    int placements_in_all = 0, fewest = 9999, none = 0;
    double weighted = 0, shapes = 0;
    for (std::size_t roll = 0; roll < kRolls; ++roll) {
        int here = 0;
        std::set<Shape> different;
        for (const Placement& placement : placements())
            if (counts_on(board, placement) == kAllRolls[roll].counts) {
                ++here;
                different.insert(placement.shape);
            }
        EXPECT_EQ(found.placements[roll], here);
        EXPECT_EQ(found.shapes[roll], different.size());
        placements_in_all += here;
        fewest = std::min(fewest, here);
        none += here == 0;
        weighted += here * kAllRolls[roll].weight / 6120.0;
        shapes += static_cast<double>(different.size()) * kAllRolls[roll].weight / 6120.0;
    }
    EXPECT_GT(placements_in_all, 2000);
    EXPECT_NEAR(found.mean_placements, weighted, 1e-9);
    EXPECT_NEAR(found.mean_shapes, shapes, 1e-9);
    EXPECT_EQ(found.fewest_placements, fewest);
    EXPECT_EQ(found.empty_rolls, none);
    const Playability all_alike = playability(Board{});
    EXPECT_EQ(all_alike.empty_rolls, kRolls);
    EXPECT_EQ(difficulty(Board{}), 0.0);
}

TEST(PentaRushBoards, PR_03_TheSidesAreFourDifferentBoardsOrOneForAll) {
    const auto made = make_boards(5);
    const Play different("base", 4, {{"boards", "seed 5"}});
    const Play identical("base", 4, {{"boards", "seed 5"}, {"side", "identical"}});
    for (std::size_t seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(different.state.boards[seat], made[seat]);
        EXPECT_EQ(identical.state.boards[seat], made[0]);
    }
    EXPECT_EQ(Play("base", 3).state.boards, Play("base", 3, {{"boards", "seed 0"}}).state.boards);
}

TEST(PentaRushBoards, PR_03_TypedBoardsGoToTheSeatsInOrderAndASingleOneToAll) {
    const Play three("base", 3, with_boards({kSara, kPeter, kAnna}));
    EXPECT_EQ(write_board(three.state.boards[0]), kSara);
    EXPECT_EQ(write_board(three.state.boards[1]), kPeter);
    EXPECT_EQ(write_board(three.state.boards[2]), kAnna);
    const Play two("puzzle", 2, with_boards({kSara, kPeter, kAnna}));
    EXPECT_EQ(write_board(two.state.boards[1]), kPeter);
    const Play same("base", 4, with_boards({kAnna}));
    for (const Board& board : same.state.boards) EXPECT_EQ(write_board(board), kAnna);
}

TEST(PentaRushBoards, PR_02_BoardsThatDoNotDoAreRefusedByName) {
    EXPECT_EQ(refused_setup("base", 3, with_boards({kSara, kPeter})), "penta-rush.too-few-boards PR-02");
    EXPECT_EQ(refused_setup("base", 3, with_boards({kSara, kPeter}, {{"side", "identical"}})), "");
    EXPECT_EQ(refused_setup("base", 2, {{"boards", "seed"}}), "bad-option-value PR-02");
    EXPECT_EQ(refused_setup("base", 2, {{"boards", "seed -1"}}), "bad-option-value PR-02");
    EXPECT_EQ(refused_setup("base", 2, {{"boards", "seed 1 2"}}), "bad-option-value PR-02");
    EXPECT_EQ(refused_setup("base", 2, {{"boards", "seed 9223372036854775807"}}), "");
    EXPECT_EQ(refused_setup("base", 2, {{"boards", "plant 1"}}), "penta-rush.board-rows PR-01");
}

}  // namespace

}  // namespace games::penta_rush
