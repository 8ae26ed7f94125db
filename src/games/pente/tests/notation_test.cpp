// Ways to write a move: PE-31 to PE-33, and the notation of points.

#include <gtest/gtest.h>

#include "games/pente/notation.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

constexpr int kPoints = static_cast<int>(Notation::points);
constexpr int kDutch = static_cast<int>(Notation::booklet_dutch);
constexpr int kEnglish = static_cast<int>(Notation::booklet_english);

std::string read_as(std::string_view text, int notation, int size = 19) {
    const Board board("gomoku", size);
    const auto move = Pente::read_move_as(board.state, text, notation);
    if (move)
        return move->is_stone() ? write_point(move->point()) : Pente::write_move_as(board.state, *move, 0);
    EXPECT_EQ(move.error().code, "pente.unreadable-move");
    EXPECT_EQ(move.error().rule, "PE-31");
    return "unreadable";
}

std::string write_as(std::string_view point, int notation, int size = 19) {
    const Board board("gomoku", size);
    return Pente::write_move_as(board.state, Move::stone(*read_point(point, size)), notation);
}

TEST(PenteNotation, TheThreeNotationsHaveNamesAndPointsComeFirst) {
    const auto names = Pente::notations();
    ASSERT_EQ(names.size(), 3U);
    EXPECT_EQ(names[0], "points");
    EXPECT_EQ(names[1], "booklet-nl");
    EXPECT_EQ(names[2], "booklet-en");
}

TEST(PenteNotation, PointsLeaveOutTheLetterIAndCountRowsFromBelow) {
    EXPECT_EQ(write_point({0, 0}), "A1");
    EXPECT_EQ(write_point({7, 0}), "H1");
    EXPECT_EQ(write_point({8, 0}), "J1");
    EXPECT_EQ(write_point({9, 9}), "K10");
    EXPECT_EQ(write_point({18, 18}), "T19");
    EXPECT_EQ(read_as("k10", kPoints), "K10");
    EXPECT_EQ(read_as(" K10 ", kPoints), "K10");
    for (const char* bad :
         {"",    "K",   "10",   "I5", "U1", "K0",   "K20",    "K010", "K+1", "K-1",
          "K1.", "KK1", "K 10", "0",  "O",  "R3O2", "K10K10", "K10x", "é1",  "K99999999999999999999"})
        EXPECT_EQ(read_as(bad, kPoints), "unreadable") << bad;
}

TEST(PenteNotation, PE_01_PointsKeepToTheSizeOfTheBoard) {
    for (const int size : {9, 11, 13, 15, 17, 19})
        for (std::int8_t y = 0; y < kMaxSize; ++y)
            for (std::int8_t x = 0; x < kMaxSize; ++x) {
                const auto read = read_point(write_point({x, y}), size);
                EXPECT_EQ(read.has_value(), x < size && y < size);
                if (read) {
                    EXPECT_EQ(*read, (Point{x, y}));
                }
            }
}

TEST(PenteNotation, PE_31_TheCentreIsWrittenAsNought) {
    for (const int size : {9, 13, 19})
        for (const int notation : {kDutch, kEnglish}) {
            const std::string centre = write_point(centre_of(size));
            EXPECT_EQ(write_as(centre, notation, size), "0");
            EXPECT_EQ(read_as("0", notation, size), centre);
            EXPECT_EQ(read_as("O", notation, size), centre);
            EXPECT_EQ(read_as("o", notation, size), centre);
        }
}

TEST(PenteNotation, PE_31_OWithANumberIsUpInDutch) {
    EXPECT_EQ(read_as("O2", kDutch), "K12");
    EXPECT_EQ(read_as("o9", kDutch), "K19");
    EXPECT_EQ(read_as("O2", kEnglish), "unreadable");
    EXPECT_EQ(read_as("U2", kEnglish), "K12");
    EXPECT_EQ(read_as("U2", kDutch), "unreadable");
    EXPECT_EQ(read_as("OO", kDutch), "unreadable");
    EXPECT_EQ(read_as("00", kDutch), "unreadable");
}

TEST(PenteNotation, PE_32_HorizontalComesFirstAndAZeroPartIsLeftOut) {
    EXPECT_EQ(write_as("N12", kDutch), "R3O2");
    EXPECT_EQ(write_as("H8", kDutch), "L2N2");
    EXPECT_EQ(write_as("N10", kDutch), "R3");
    EXPECT_EQ(write_as("K6", kDutch), "N4");
    EXPECT_EQ(write_as("N12", kEnglish), "R3U2");
    EXPECT_EQ(write_as("H8", kEnglish), "L2D2");
    EXPECT_EQ(write_as("N10", kEnglish), "R3");
    EXPECT_EQ(write_as("K6", kEnglish), "D4");
    EXPECT_EQ(read_as("R3O2", kDutch), "N12");
    EXPECT_EQ(read_as("l2n2", kDutch), "H8");
    EXPECT_EQ(read_as("L2D2", kEnglish), "H8");
    EXPECT_EQ(read_as("R9O9", kDutch), "T19");
    for (const char* bad : {"O2R3", "R3O0", "R0O2", "R0", "R", "R3O", "R3R3", "R10", "L10", "O10", "N10",
                            "R3U2", "R3 O2", "R-3", "R3O2O2", "K10", "R03", "", "*"})
        EXPECT_EQ(read_as(bad, kDutch), "unreadable") << bad;
    for (const char* bad : {"U2R3", "R3O2", "L2N2", "R3U0", "D10"})
        EXPECT_EQ(read_as(bad, kEnglish), "unreadable") << bad;
}

TEST(PenteNotation, PE_32_EveryPointOfEverySizeGoesThereAndBack) {
    for (const int size : {9, 11, 13, 15, 17, 19})
        for (const Notation notation : {Notation::points, Notation::booklet_dutch, Notation::booklet_english})
            for (std::int8_t y = 0; y < size; ++y)
                for (std::int8_t x = 0; x < size; ++x) {
                    const std::string text = write_point({x, y}, size, notation);
                    const auto read = read_point(text, size, notation);
                    ASSERT_TRUE(read) << text;
                    EXPECT_EQ(*read, (Point{x, y})) << text;
                }
    EXPECT_EQ(read_as("R4", kDutch, 9), "J5");
    EXPECT_EQ(read_as("R5", kDutch, 9), "unreadable");
}

TEST(PenteNotation, PE_33_OneAsteriskForEachCapturedGroup) {
    Board two({.variant = "standard"}, R"(
        . . . . . . . . .
        . . . . X . . . .
        . . . . O . . . .
        . . . . O . . . .
        . X O O a b . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    const Move a = *Pente::read_move(two.state, "E5");
    EXPECT_EQ(Pente::write_move_as(two.state, a, kDutch), "0**");
    EXPECT_EQ(Pente::write_move_as(two.state, a, kEnglish), "0**");
    EXPECT_EQ(Pente::write_move_as(two.state, a, kPoints), "E5");
    EXPECT_EQ(Pente::write_move_as(two.state, *Pente::read_move(two.state, "F5"), kDutch), "R1");
    Board triple({.variant = "keryo"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O O O a . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(Pente::write_move_as(triple.state, *Pente::read_move(triple.state, "G5"), kEnglish), "R2*");
}

TEST(PenteNotation, PE_33_MarksAndParenthesesAreReadAfterAMove) {
    for (const char* text : {"N12*", "N12**", "N12 *", "n12 ********", "N12(K10)", "N12 (K10 L11)",
                             "N12 (K10, L11)", "N12(K10,L11,M12)", "N12 ( K10 )"})
        EXPECT_EQ(read_as(text, kPoints), "N12") << text;
    for (const char* text : {"R3O2*", "R3O2 **", "R3O2(L1, 0)", "R3O2 (R1O1 R2O2)"})
        EXPECT_EQ(read_as(text, kDutch), "N12") << text;
    EXPECT_EQ(read_as("0 (R1U1)", kEnglish), "K10");
    for (const char* bad : {"N12*x", "N12*********", "N12 ()", "N12 (", "N12 )", "N12 (Z9)", "N12 (K10",
                            "N12 K10", "N12 * *", "*N12", "(K10)", "N12 (K10) x", "N12!"})
        EXPECT_EQ(read_as(bad, kPoints), "unreadable") << bad;
}

TEST(PenteNotation, ChoicesAndTheLotAreWordsInEveryNotation) {
    const Board board("gomoku");
    for (const int notation : {kPoints, kDutch, kEnglish}) {
        EXPECT_EQ(read_as("take 1", notation), "take 1");
        EXPECT_EQ(read_as("Take 2", notation), "take 2");
        EXPECT_EQ(read_as(" ADD ", notation), "add");
        EXPECT_EQ(read_as("start 0", notation), "start 0");
        EXPECT_EQ(read_as("start 5", notation), "start 5");
        for (const char* bad : {"take", "take 3", "take 0", "take1", "start", "start 6", "start -1",
                                "start x", "start 1 2", "added"})
            EXPECT_EQ(read_as(bad, notation), "unreadable") << bad;
    }
}

TEST(PenteNotation, BadTextIsQuotedShortAndClean) {
    const Board board("gomoku");
    const auto bad = Pente::read_move(board.state, std::string(500, 'x') + "\n\x01");
    ASSERT_FALSE(bad);
    ASSERT_EQ(bad.error().args.size(), 1U);
    EXPECT_LE(bad.error().args[0].word.size(), 43U);
}

}  // namespace

}  // namespace games::pente
