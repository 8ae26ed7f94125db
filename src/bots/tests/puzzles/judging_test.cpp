#include <gtest/gtest.h>

#include "bots/puzzles/hidden.h"
#include "bots/puzzles/kind.h"
#include "games/catalog.h"

namespace bots::puzzles {
namespace {

using Verdict = Answer::Verdict;

Puzzle read_one(const std::string& block) {
    const auto read = read_puzzles("pentario-puzzles 1\n" + block);
    EXPECT_TRUE(read.ok()) << (read ? "" : read.error().code);
    return read ? read->front() : Puzzle();
}

const Puzzle& first_of(std::string_view game) {
    for (const Puzzle& puzzle : built_in())
        if (puzzle.game->id() == game) return puzzle;
    return built_in().front();
}

/// What the kind says of the puzzle once one of its claims is another.
std::string fault_of(const Puzzle& puzzle) {
    const auto fault = find_kind(*puzzle.game)->check(puzzle, Care::all);
    return fault ? std::string(fault->code) : "";
}

TEST(PuzzleCheck, AWinThatIsNoneIsFoundOut) {
    const Puzzle good = first_of("pente");
    ASSERT_EQ(fault_of(good), "");
    Puzzle bad = good;
    bad.solution = {"A1"};
    bad.worth = 1;
    EXPECT_EQ(fault_of(bad), "puzzles.not-proved");
}

TEST(PuzzleCheck, ASecondWinIsFoundOut) {
    // Four in a row, open at both ends.
    const Puzzle puzzle = read_one(
        "game pente\nseat 0\ngrade 1\ngoal win 1\n"
        "position {game pente variant standard size 19 stones [[K10 L10 M10 N10] [A1 C1 A4 R18]] "
        "captures [0 0] to_move 0}\nsolution O10\n");
    EXPECT_EQ(fault_of(puzzle), "puzzles.not-the-only-one");
    // Three in a row, open at both ends: a four on either side wins.
    const Puzzle three = read_one(
        "game pente\nseat 0\ngrade 1\ngoal win 3\n"
        "position {game pente variant standard size 19 stones [[K10 L10 M10] [A1 C1 R18]] "
        "captures [0 0] to_move 0}\nsolution N10; A3; O10\n");
    EXPECT_EQ(fault_of(three), "puzzles.not-the-only-one");
}

TEST(PuzzleCheck, AnotherLengthOrNumberOfPointsIsFoundOut) {
    for (const std::string_view game : {"riomino", "penta-rush", "rivero-penta"}) {
        Puzzle bad = first_of(game);
        ASSERT_EQ(fault_of(bad), "") << game;
        ++bad.worth;
        EXPECT_EQ(fault_of(bad), "puzzles.other-worth") << game;
    }
}

TEST(PuzzleCheck, APlacementThatLosesIsFoundOut) {
    Puzzle bad = first_of("riomino");
    const auto state = std::move(*open(bad));
    for (const game::AnyMove move : state->legal_moves(bad.seat)) {
        bad.solution = {state->write_move(bad.seat, move, game::Viewer::keeper())};
        if (bad.solution.front() != first_of("riomino").solution.front()) break;
    }
    EXPECT_EQ(fault_of(bad), "puzzles.not-the-only-one");
}

TEST(PuzzleCheck, ASetThatIsNotTheBestIsFoundOut) {
    Puzzle bad = first_of("penta-rush");
    bad.solution.pop_back();
    EXPECT_EQ(fault_of(bad), "puzzles.not-proved");
}

/// Plays a line from a state; what it says of its end, or nothing when a move is not legal.
std::unique_ptr<game::AnyState> played(const Puzzle& puzzle, const game::AnyState& from,
                                       const std::vector<std::string>& line) {
    auto state = from.clone();
    for (const std::string& text : line) {
        const auto move = state->read_move(text);
        const game::Seat seat = mover_in(puzzle, *state);
        if (!move || state->why_illegal(seat, *move)) return nullptr;
        state->apply(seat, *move, nullptr);
    }
    return state;
}

TEST(PuzzleJudge, AWrongPlacementIsShownToLoseToTheEnd) {
    const Puzzle& puzzle = first_of("riomino");
    const Kind& kind = *find_kind(*puzzle.game);
    const auto state = std::move(*open(puzzle));
    int wrong = 0;
    for (const game::AnyMove move : state->legal_moves(puzzle.seat)) {
        if (kind.judge(puzzle, *state, move).verdict == Verdict::right) continue;
        ++wrong;
        const Refutation refutation = kind.refute(puzzle, *state, move);
        const auto end = played(puzzle, *state, refutation.line);
        ASSERT_TRUE(end && end->outcome());
        EXPECT_FALSE(end->outcome()->winners.has(puzzle.seat));
    }
    EXPECT_GE(wrong, 2);
}

TEST(PuzzleJudge, AWrongStoneIsAnsweredByALegalOne) {
    const Puzzle& puzzle = first_of("pente");  // the other side has four in a row
    const Kind& kind = *find_kind(*puzzle.game);
    const auto state = std::move(*open(puzzle));
    const auto wrong = state->read_move("T19");
    ASSERT_TRUE(wrong && !state->why_illegal(puzzle.seat, *wrong));
    EXPECT_EQ(kind.judge(puzzle, *state, *wrong).verdict, Verdict::wrong);
    const Refutation refutation = kind.refute(puzzle, *state, *wrong);
    EXPECT_EQ(refutation.why.code, "puzzles.loses-at-once");
    const auto end = played(puzzle, *state, refutation.line);
    ASSERT_TRUE(end && end->outcome());
    EXPECT_FALSE(end->outcome()->winners.has(puzzle.seat));
}

TEST(PuzzleJudge, AnotherOrderCountsOnceTheFirstMoveIsFound) {
    for (const std::string_view game : {"pente", "riomino"}) {
        int others = 0;
        for (const Puzzle& puzzle : built_in()) {
            if (puzzle.game->id() != game || puzzle.worth < 5 || others > 0) continue;
            const Kind& kind = *find_kind(*puzzle.game);
            const auto state = played(puzzle, **open(puzzle), {puzzle.solution[0], puzzle.solution[1]});
            const auto move = state->read_move(puzzle.solution[4]);  // before its turn
            if (!move || state->why_illegal(puzzle.seat, *move)) continue;
            if (kind.judge(puzzle, *state, *move).verdict != Verdict::open) continue;
            ++others;
            state->apply(puzzle.seat, *move, nullptr);
            const auto reply = kind.reply(puzzle, *state);
            ASSERT_TRUE(reply);
            EXPECT_FALSE(state->why_illegal(*state->actors().begin(), *reply));
        }
        EXPECT_EQ(others, 1) << game;
    }
}

TEST(PuzzleJudge, APlayThatLeavesTooFewPointsIsWrongAtOnce) {
    for (const Puzzle& puzzle : built_in()) {
        if (puzzle.game->id() != "rivero-penta" || puzzle.solution.size() < 2) continue;
        const Kind& kind = *find_kind(*puzzle.game);
        const auto state = std::move(*open(puzzle));
        int wrong = 0;
        for (const game::AnyMove move : state->legal_moves(puzzle.seat)) {
            const Answer answer = kind.judge(puzzle, *state, move);
            if (answer.verdict != Verdict::wrong) continue;
            ++wrong;
            const auto end = played(puzzle, *state, kind.refute(puzzle, *state, move).line);
            ASSERT_TRUE(end);
            const int seat = puzzle.seat.index();
            EXPECT_EQ(end->scores()[seat] - state->scores()[seat], answer.points);
            EXPECT_LT(answer.points, puzzle.worth);
        }
        EXPECT_GT(wrong, 0);
        return;
    }
    FAIL() << "no puzzle of two decisions";
}

TEST(PuzzleJudge, PentaRushCountsWhatIsRingedAndEndsWithDone) {
    const Puzzle& puzzle = first_of("penta-rush");
    const Kind& kind = *find_kind(*puzzle.game);
    const auto state = std::move(*open(puzzle));
    const auto first = *state->read_move(puzzle.solution.front());
    const Answer ringed = kind.judge(puzzle, *state, first);
    EXPECT_EQ(ringed.verdict, Verdict::open);
    EXPECT_GT(ringed.points, 0);
    state->apply(puzzle.seat, first, nullptr);
    const Answer done = kind.judge(puzzle, *state, *state->read_move("done"));
    EXPECT_EQ(done.verdict, Verdict::wrong);
    EXPECT_EQ(done.points, ringed.points);
    const Answer erased =
        kind.judge(puzzle, *state, *state->read_move("erase" + puzzle.solution.front().substr(4)));
    EXPECT_EQ(erased.points, 0);
}

TEST(PuzzleHidden, WhatTheSeatDoesNotSeeIsFilledUpAndStaysHidden) {
    const Puzzle& puzzle = first_of("rivero-penta");
    const std::string text = game::to_text(puzzle.position);
    ASSERT_NE(text.find('?'), std::string::npos);
    EXPECT_EQ(text.find("rest"), std::string::npos);
    EXPECT_EQ(game::to_text(fill_hidden(puzzle.position)).find('?'), std::string::npos);
    const auto state = std::move(*open(puzzle));
    EXPECT_EQ(game::to_text(state->position(game::Viewer::of(puzzle.seat))), text);
}

TEST(PuzzleHidden, AWrongNumberOfCardsIsRefused) {
    Puzzle puzzle = first_of("rivero-penta");
    std::string text = game::to_text(puzzle.position);
    const auto at = text.find("ocean ") + 6;
    text.replace(at, text.find(' ', at) - at, "1");
    puzzle.position = *game::read_tree(text);
    const auto state = open(puzzle);
    ASSERT_FALSE(state.ok());
    EXPECT_EQ(state.error().code, "puzzles.not-as-seen");
}

}  // namespace
}  // namespace bots::puzzles
