// What outlines are worth: PR-06, PR-11 to PR-16, PR-22, and the booklet's three players.

#include "games/penta_rush/scoring.h"

#include <gtest/gtest.h>

#include "core/text.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

std::uint16_t outline(std::string_view squares) {
    const auto words = core::words(squares);
    const auto placement = read_placement(words);
    EXPECT_TRUE(placement) << squares;
    return static_cast<std::uint16_t>(placement ? *placement : 0);
}

/// `4:counts+overlaps+...`: the points and the fates in the order drawn.
std::string judged(std::string_view board, std::string_view dice,
                   const std::vector<std::string_view>& squares, Overlap overlap = Overlap::all) {
    static constexpr std::array<std::string_view, 8> kFates{"counts", "several", "overlaps",    "misfits",
                                                            "twice",  "dearest", "unavailable", "covered"};
    std::vector<std::uint16_t> outlines;
    for (const std::string_view one : squares) outlines.push_back(outline(one));
    const Counts counts = kAllRolls[static_cast<std::size_t>(*read_roll(dice))].counts;
    const Evaluation evaluation = evaluate(*read_board(board), counts, outlines, overlap);
    std::vector<std::string> fates;
    for (const Judged& one : evaluation.outlines)
        fates.emplace_back(kFates[static_cast<std::size_t>(one.fate)]);
    return std::to_string(evaluation.points) + ":" + core::join(fates, "+");
}

TEST(PentaRushScoring, PR_06_TheFiveSymbolsMustBeThoseOfTheDiceExactly) {
    EXPECT_EQ(judged(kSara, "aabcd", {"h4 g5 h5 h6 i6"}), "1:counts");
    EXPECT_EQ(judged(kSara, "abbcd", {"h4 g5 h5 h6 i6"}), "0:misfits");
    EXPECT_EQ(judged(kSara, "abcde", {"h4 g5 h5 h6 i6"}), "0:misfits");
    EXPECT_EQ(judged(kAnna, "aabcd", {"h5 g6 h6 f7 g7"}), "0:misfits");
    EXPECT_EQ(judged(kAnna, "aabce", {"h5 g6 h6 f7 g7"}), "4:counts");
}

TEST(PentaRushScoring, PR_06_TheFirstSquareThatDoesNotFitIsNamed) {
    const Counts dice = kAllRolls[static_cast<std::size_t>(*read_roll("aabcd"))].counts;
    const std::vector<std::uint16_t> wrong{outline("h5 g6 h6 f7 g7")};
    const Evaluation evaluation = evaluate(*read_board(kAnna), dice, wrong, Overlap::all);
    EXPECT_EQ(write_square(evaluation.outlines[0].square), "g6");
    // All `a`: two of them fit, the third is one too many.
    const std::vector<std::uint16_t> row{outline("a1 b1 c1 d1 e1")};
    EXPECT_EQ(write_square(evaluate(Board{}, dice, row, Overlap::all).outlines[0].square), "c1");
}

TEST(PentaRushScoring, PR_11_TwoOutlinesThatShareASquareAreBothLost) {
    EXPECT_EQ(judged(kPeter, "aabcd", {"e8 f8 g8 e9 e10"}), "3:counts");
    EXPECT_EQ(judged(kPeter, "aabcd", {"d8 d9 e9 f9 d10"}), "3:counts");
    for (const Overlap overlap : {Overlap::all, Overlap::fitting})
        EXPECT_EQ(judged(kPeter, "aabcd", {"e8 f8 g8 e9 e10", "d8 d9 e9 f9 d10"}, overlap),
                  "0:overlaps+overlaps");
    // Touching is not sharing.
    EXPECT_EQ(judged(kSara, "aabcd", {"h4 g5 h5 h6 i6", "h7 i7 i8 i9 i10"}), "2:counts+counts");
}

TEST(PentaRushScoring, PR_11_AnOutlineWithWrongSymbolsSpoilsAsWellUnlessTheOptionSaysFitting) {
    const std::vector<std::string_view> drawn{"h4 g5 h5 h6 i6", "h5 i5 j5 i4 i3"};
    EXPECT_EQ(judged(kSara, "aabcd", drawn, Overlap::all), "0:overlaps+overlaps");
    EXPECT_EQ(judged(kSara, "aabcd", drawn, Overlap::fitting), "1:counts+misfits");
    Play play("base", 2, with_boards({kSara}, {{"overlap", "fitting"}}));
    play.throws("aabcd").by(0, "ring h4 g5 h5 h6 i6").by(0, "ring h5 i5 j5 i4 i3").all_done();
    EXPECT_EQ(play.scores(), "1 0");
}

TEST(PentaRushScoring, PR_11_OverlapIsLookedAtBeforeAnythingElse) {
    // The second P would be a mere duplicate; the overlap with it costs the first one too.
    EXPECT_EQ(judged(kPeter, "aabcd", {"b6 c6 b7 c7 b8", "b6 c6 b7 c7 c8"}), "0:overlaps+overlaps");
    // The outline that overlaps a lost one is lost as well, and one in the middle loses both.
    EXPECT_EQ(judged(kSara, "aabcd", {"a7 b7 c7 d7 e7", "e7 f7 g7 h7 i7", "h7 i7 i8 i9 i10"}),
              "0:overlaps+overlaps+overlaps");
}

TEST(PentaRushScoring, PR_12_OfAShapeDrawnTwiceOneCounts) {
    EXPECT_EQ(judged(kPeter, "aabcd", {"g2 h2 g3 h3 h4", "b6 c6 b7 c7 b8"}), "1:counts+twice");
    // The first that is valid, not the first drawn.
    EXPECT_EQ(judged(kPeter, "aabcd", {"a1 b1 a2 b2 a3", "b6 c6 b7 c7 b8", "g2 h2 g3 h3 h4"}),
              "1:misfits+counts+twice");
}

const std::vector<std::string_view> kSix{"h4 g5 h5 h6 i6", "a7 b7 c7 d7 e7",  "c9 d9 a10 b10 c10",
                                         "c4 d4 c5 c6 d6", "h7 i7 i8 i9 i10", "a1 b1 b2 c2 c3"};

TEST(PentaRushScoring, PR_13_OfSixValidOutlinesTheDearestIsDropped) {
    EXPECT_EQ(judged(kSara, "aabcd", kSix), "10:counts+counts+counts+counts+counts+dearest");
    // Of two dearest the one drawn later goes; the sum is the same.
    auto turned = kSix;
    std::swap(turned[1], turned[5]);
    EXPECT_EQ(judged(kSara, "aabcd", turned), "10:counts+counts+counts+counts+counts+dearest");
    std::swap(turned[0], turned[5]);
    EXPECT_EQ(judged(kSara, "aabcd", turned), "10:counts+dearest+counts+counts+counts+counts");
}

TEST(PentaRushScoring, PR_13_InvalidOutlinesAmongSixCostNothing) {
    auto drawn = kSix;
    drawn[0] = "f1 g1 h1 i1 j1";  // wrong symbols: the other five all count
    EXPECT_EQ(judged(kSara, "aabcd", drawn), "13:misfits+counts+counts+counts+counts+counts");
}

TEST(PentaRushScoring, PR_14_AnUnfinishedOutlineIsNoMoveAtAll) {
    Play play("base", 2, with_boards({kAnna}));
    play.throws("aabcd");
    EXPECT_EQ(play.refusal(0, "ring c1 b2 c2 d2"), "penta-rush.no-shape PR-07");
    EXPECT_EQ(play.refusal(0, "ring"), "penta-rush.no-shape PR-07");
    EXPECT_TRUE(play.state.pads[0].outlines.empty());
}

TEST(PentaRushScoring, PR_15_TheStepsAreTakenInOrder) {
    // Overlap before symbols before duplicates before the five cheapest.
    auto drawn = kSix;
    drawn.push_back("g1 h1 g2 h2 h3");  // wrong symbols
    drawn.push_back("i1 j1 j2 j3 j4");  // wrong symbols, and an L besides
    drawn.push_back("a2 a3 a4 a5 a6");  // overlaps nothing, wrong
    drawn.push_back("c3 d3 e3 f3 g3");  // an I on c3, which the W needs
    EXPECT_EQ(judged(kSara, "aabcd", drawn),
              "10:counts+counts+counts+counts+counts+overlaps+misfits+misfits+misfits+overlaps");
}

/// Sara, Peter and Anna of the booklet, each with an own board, through real moves.
Play booklet() {
    Play play("base", 3, with_boards({kSara, kPeter, kAnna}));
    play.throws("aabcd");
    for (const std::string_view squares : kSix) play.by(0, "ring " + std::string(squares));
    for (const char* squares :
         {"e8 f8 g8 e9 e10", "d8 d9 e9 f9 d10", "g2 h2 g3 h3 h4", "b6 c6 b7 c7 b8", "e3 e4 d5 e5 e6"})
        play.by(1, "ring " + std::string(squares));
    for (const char* squares : {"d7 d8 e8 f8 d9", "h5 g6 h6 f7 g7", "c1 b2 c2 d2 b3"})
        play.by(2, "ring " + std::string(squares));
    return play.by(1, "flip");
}

TEST(PentaRushScoring, PR_15_TheBookletsThreePlayersScoreTenFourAndFour) {
    Play play = booklet();
    EXPECT_EQ(play.scores(), "0 0 0");
    play.clock("time");
    EXPECT_EQ(play.scores(), "10 4 4");
    EXPECT_EQ(play.state.round, 2);
    for (const char* line :
         {"penta-rush.counts PR-15 seat=0 shape=F squares=h4 g5 h5 h6 i6 points=1",
          "penta-rush.dearest PR-13 seat=0 shape=W squares=a1 b1 b2 c2 c3 points=4",
          "penta-rush.round-score PR-15 seat=0 points=10 round=1",
          "penta-rush.overlaps PR-11 seat=1 shape=V squares=e8 f8 g8 e9 e10 other=d8 d9 e9 f9 d10",
          "penta-rush.overlaps PR-11 seat=1 shape=T squares=d8 d9 e9 f9 d10 other=e8 f8 g8 e9 e10",
          "penta-rush.counts PR-15 seat=1 shape=P squares=g2 h2 g3 h3 h4 points=1",
          "penta-rush.twice PR-12 seat=1 shape=P squares=b6 c6 b7 c7 b8",
          "penta-rush.counts PR-15 seat=1 shape=Y squares=e3 e4 d5 e5 e6 points=2",
          "penta-rush.bonus PR-16 seat=1 points=1", "penta-rush.round-score PR-15 seat=1 points=4 round=1",
          "penta-rush.misfits PR-06 seat=2 shape=W squares=h5 g6 h6 f7 g7 square=g6",
          "penta-rush.round-score PR-15 seat=2 points=4 round=1"})
        EXPECT_TRUE(play.was_told(line)) << line;
    EXPECT_EQ(play.count("penta-rush.counts"), 5 + 2 + 2);
    EXPECT_EQ(play.count("penta-rush.round-score"), 3);
}

TEST(PentaRushScoring, PR_15_APreviewSaysWhatTheRoundWouldBringIfItEndedNow) {
    Play play = booklet();
    for (int seat = 0; seat < 3; ++seat) {
        const Evaluation now =
            evaluate(play.state, seat, play.state.pads[static_cast<std::size_t>(seat)].outlines);
        const RoundScore score = round_score(play.state, seat, now);
        EXPECT_EQ(score.total(), seat == 0 ? 10 : 4);
        EXPECT_EQ(score.bonus, seat == 1 ? 1 : 0);
    }
}

TEST(PentaRushScoring, PR_16_TheTimersPointIsGivenWithoutAValidShape) {
    Play play("base", 2, with_boards({kSara}));
    play.throws("aabcd").by(1, "flip").clock("time");
    EXPECT_EQ(play.scores(), "0 1");
    EXPECT_TRUE(play.was_told("penta-rush.bonus PR-16 seat=1 points=1"));
    EXPECT_TRUE(play.was_told("penta-rush.round-score PR-15 seat=1 points=1 round=1"));
}

TEST(PentaRushScoring, PR_22_InTheFifthRoundShapesCountDoubleAndTheTimerDoesNot) {
    Play play("base", 2, with_boards({kSara}));
    for (int round = 1; round <= 5; ++round) {
        EXPECT_EQ(play.state.round, round);
        play.throws("aabcd").by(0, "ring a7 b7 c7 d7 e7").by(0, "ring h4 g5 h5 h6 i6").by(0, "flip");
        play.clock("time");
        EXPECT_EQ(play.count("penta-rush.doubled"), round == 5 ? 1 : 0);
        EXPECT_EQ(play.state.scores[0][static_cast<std::size_t>(round - 1)], round == 5 ? 11 : 6);
    }
    EXPECT_EQ(play.scores(), "35 0");
    EXPECT_EQ(play.actors(), "");
    EXPECT_EQ(play.refusal(0, "done"), "game-over");
}

TEST(PentaRushScoring, PR_12_NextRoundTheBoardIsWipedAndTheSameShapeCountsAgain) {
    Play play("base", 2, with_boards({kSara}));
    for (int round = 1; round <= 2; ++round) {
        play.throws("aabcd").by(0, "ring h4 g5 h5 h6 i6").all_done();
        EXPECT_TRUE(play.state.pads[0].outlines.empty());
        EXPECT_EQ(play.state.pads[0].changes, 0);
    }
    EXPECT_EQ(play.scores(), "2 0");
}

}  // namespace

}  // namespace games::penta_rush
