// Two games of the rules, replayed move by move.

#include <gtest/gtest.h>

#include "core/text.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

/// Plays a numbered list of moves; returns the capturing ones, `12.J8` for a move of the first
/// player and `9...L7` for one of the second.
std::string play_numbered(Board& board, std::string_view text) {
    std::string captures;
    int played = 0;
    for (const std::string_view word : core::words(text)) {
        if (word.ends_with('.')) continue;
        EXPECT_EQ(board.result(), "") << "the game was over before " << word;
        EXPECT_EQ(board.turn(), played % 2);
        board.play(word);
        if (board.count("pente.captured") > 0)
            captures += (captures.empty() ? "" : " ") + std::to_string(played / 2 + 1) +
                        (played % 2 == 0 ? "." : "...") + std::string(word);
        ++played;
    }
    return captures;
}

TEST(PenteKnownGames, PE_07_PlayerOneWinsByFiveAtH8WithOneCapture) {
    for (const char* variant : {"standard", "tournament"}) {
        Board board(variant);
        EXPECT_EQ(play_numbered(board,
                                "1. K10 M9 2. N10 M7 3. M8 O7 4. L10 J10 5. M10 O10 6. L9 N7 7. L7 P7 "
                                "8. Q7 L11 9. L8 L6 10. K8 J9 11. J11 H12 12. J8 N8 13. H8"),
                  "12.J8");
        EXPECT_EQ(board.result(), "0 row") << board.text();
        EXPECT_EQ(board.captures(), "1 0");
        EXPECT_EQ(board.stones(), 23);
    }
}

TEST(PenteKnownGames, PE_04_SixCapturesAndPointsOccupiedAgainWithoutAWinner) {
    for (const char* variant : {"standard", "tournament"}) {
        Board board(variant);
        EXPECT_EQ(
            play_numbered(board,
                          "1. K10 L10 2. K7 L6 3. L8 J6 4. M9 K6 5. N10 O11 6. M6 H6 7. G6 K8 8. J7 H7 "
                          "9. H5 L7 10. L5 K7 11. K5 J5 12. G8 M5 13. K5 G7 14. F8 K4 15. L3 J7 16. H7 G5 "
                          "17. L7 F9 18. L5 N7 19. J6 L4"),
            "9...L7 10.L5 12.G8 12...M5 17.L7 18...N7");
        EXPECT_EQ(board.result(), "");
        EXPECT_EQ(board.captures(), "3 3");
        EXPECT_EQ(board.stones(), 38 - 12);
    }
}

}  // namespace

}  // namespace games::pente
