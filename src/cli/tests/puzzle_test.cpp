// `pentario puzzle`: what is asked and answered, what is made, and what is refused.

#include "cli/puzzle/puzzle.h"

#include <gtest/gtest.h>

#include <sstream>

#include "core/text.h"
#include "folder.h"
#include "program.h"

namespace cli {
namespace {

using bots::puzzles::built_in;
using bots::puzzles::Puzzle;

std::vector<const Puzzle*> puzzles_of(std::string_view game) {
    std::vector<const Puzzle*> out;
    for (const Puzzle& puzzle : built_in())
        if (puzzle.game->id() == game) out.push_back(&puzzle);
    return out;
}

/// What is said when a person types these lines at the first two puzzles of a game.
std::string told(std::string_view game, const std::string& lines,
                 game::Language language = game::Language::english) {
    PuzzleRound round;
    round.puzzles = puzzles_of(game);
    round.puzzles.resize(2);
    std::istringstream in(lines);
    std::ostringstream out;
    play_puzzles(round, {language, {}}, {Depth::none, Letters::ascii}, in, out);
    return out.str();
}

std::string solution_of(std::string_view game) {
    return core::join(puzzles_of(game).front()->solution, "\n") + "\n";
}

TEST(PuzzleSession, ARightFirstMoveIsPraisedAndEnterGoesOn) {
    for (const std::string_view game : {"pente", "riomino"}) {
        const std::string first = puzzles_of(game).front()->solution.front() + "\n";
        const std::string text = told(game, first + "\nquit\n");
        EXPECT_TRUE(has(text, "Well seen.")) << text;
        EXPECT_TRUE(has(text, "puzzle 2 of 2")) << text;
        EXPECT_TRUE(has(text, "1 of 2 solved.")) << text;
    }
}

TEST(PuzzleSession, TheWholeSolutionIsAskedForWherePointsAreTheGoal) {
    for (const std::string_view game : {"penta-rush", "rivero-penta"}) {
        const std::string text = told(game, solution_of(game));
        EXPECT_TRUE(has(text, "the most you could get")) << text;
    }
    EXPECT_TRUE(has(told("penta-rush", solution_of("penta-rush")), " points so far."));
}

TEST(PuzzleSession, AWrongMoveIsAnsweredAndMayBeTriedAgain) {
    const std::string right = puzzles_of("pente").front()->solution.front() + "\n";
    const std::string text = told("pente", "T19\n" + right);
    EXPECT_TRUE(has(text, "T19 does not win: the answer is ")) << text;
    EXPECT_TRUE(has(text, "Well seen.")) << text;
}

TEST(PuzzleSession, PentaRushTakesSquaresAloneAndEndsWithDone) {
    const std::string squares = puzzles_of("penta-rush").front()->solution.front().substr(5);
    const std::string text = told("penta-rush", squares + "\nerase " + squares + "\ndone\n");
    EXPECT_TRUE(has(text, "> 0 of ")) << text;
    EXPECT_TRUE(has(text, "That brings 0 of ")) << text;
    EXPECT_TRUE(has(told("penta-rush", "a1 a2\n"), "(PR-07)"));
    EXPECT_TRUE(has(told("penta-rush", "erase a1 a2\n"), "(PR-07)"));
}

TEST(PuzzleSession, WhatIsNoMoveOrNotLegalChangesNothing) {
    const std::string right = puzzles_of("pente").front()->solution.front() + "\n";
    const std::string text = told("pente", "foo\nZ99\n" + right);
    EXPECT_TRUE(has(text, "Not a move in this notation: foo")) << text;
    EXPECT_TRUE(has(text, "Well seen.")) << text;
}

TEST(PuzzleSession, HintAndSolutionAreToldWhenAskedFor) {
    const std::string text = told("pente", "hint\nsolution\nhelp\nnext\nnext\n");
    EXPECT_TRUE(has(text, "It takes at most ")) << text;
    EXPECT_TRUE(has(text, "The solution: " + core::join(puzzles_of("pente").front()->solution, "; ")))
        << text;
    EXPECT_TRUE(has(text, "again                 again from the start\n")) << text;
    EXPECT_TRUE(has(text, "That was the last one.")) << text;
    EXPECT_TRUE(has(told("rivero-penta", "hint\n"),
                    "Begin with " + puzzles_of("rivero-penta").front()->solution.front()));
}

TEST(PuzzleSession, EverythingCanBeAskedForAfterTheSolution) {
    for (const std::string_view game : {"pente", "riomino", "penta-rush", "rivero-penta"}) {
        const Puzzle& puzzle = *puzzles_of(game).front();
        const bool win = puzzle.goal == bots::puzzles::Goal::win;
        const std::string solved = win ? puzzle.solution.front() + "\n" : solution_of(game);
        const std::string text = told(game, solved + "help\nhint\nsolution\nboard\nfoo\nagain\nfoo\nnext\n");
        EXPECT_TRUE(has(text, "solved already")) << text;
        EXPECT_TRUE(has(text, "puzzle 2 of 2")) << text;
    }
}

TEST(PuzzleSession, AgainBeginsFromTheStart) {
    const std::string first = puzzles_of("penta-rush").front()->solution.front() + "\n";
    const std::string text = told("penta-rush", first + "again\n" + solution_of("penta-rush"));
    EXPECT_TRUE(has(text, "the most you could get")) << text;
}

TEST(PuzzleSession, NothingHiddenIsShown) {
    const std::string text = told("rivero-penta", "board\n");
    EXPECT_TRUE(has(text, "?   ?   ?   ?")) << text;
}

TEST(PuzzleSession, SpeaksFourLanguages) {
    EXPECT_TRUE(has(told("pente", "", game::Language::dutch), "Maar één zet wint zeker"));
    EXPECT_TRUE(has(told("pente", "", game::Language::french), "Un seul coup gagne"));
    EXPECT_TRUE(has(told("pente", "", game::Language::german), "Nur ein Zug gewinnt"));
}

TEST(PuzzleSession, EveryThemeHasItsSentence) {
    for (const std::string_view theme : bots::puzzles::kThemes)
        EXPECT_NE(catalog().find("cli.puzzle.theme." + std::string(theme)), nullptr) << theme;
}

TEST(PuzzleCommand, ShowsTheOneAskedFor) {
    const Ran shown = run("puzzle --game riomino --grade 2 --number 1 < /dev/null");
    EXPECT_EQ(shown.code, 0) << shown.text;
    EXPECT_TRUE(has(shown.text, "RioMino: puzzle 1 of ") && has(shown.text, "grade 2 of 5")) << shown.text;
    const Ran daily = run("puzzle --daily < /dev/null");
    EXPECT_EQ(daily.code, 0);
    EXPECT_TRUE(has(daily.text, " of " + std::to_string(built_in().size()))) << daily.text;
    EXPECT_EQ(daily.text, run("puzzle --daily < /dev/null").text);
}

TEST(PuzzleCommand, MakesProvesAndPlaysAFile) {
    const Folder folder;
    const std::string file = (folder / "made").string();
    const Ran made = run("puzzle make penta-rush --count 5 --seed 3 --out " + file);
    EXPECT_EQ(made.code, 0) << made.text;
    EXPECT_TRUE(has(made.text, "5 of 5 puzzles")) << made.text;
    EXPECT_TRUE(has(text_of(file), "# Made by `pentario puzzle make penta-rush --count 5 --seed 3`"));
    const Ran said = run("puzzle make penta-rush --count 5 --seed 3");
    EXPECT_EQ(text_of(file) + "5 of 5 puzzles\n", said.text);
    EXPECT_TRUE(has(run("puzzle check " + file).text, "5 of 5 puzzles proved"));
    EXPECT_TRUE(has(run("puzzle --file " + file + " --number 5 < /dev/null").text, "puzzle 5 of 5"));
    EXPECT_EQ(run("puzzle make penta-rush --count 5 --out " + file).code, 1);
    EXPECT_EQ(run("puzzle make penta-rush --count 6 --force --out " + file).code, 0);
}

TEST(PuzzleCommand, AFileWithAFaultIsNotProved) {
    const Folder folder;
    EXPECT_EQ(run("puzzle make penta-rush --count 2 --out " + (folder / "good").string()).code, 0);
    std::string text = text_of(folder / "good");
    const auto at = text.find("goal points ") + 12;
    text.replace(at, text.find('\n', at) - at, "77");
    write_text(folder / "bad", text);
    const Ran checked = run("puzzle check " + (folder / "bad").string());
    EXPECT_EQ(checked.code, 1);
    EXPECT_TRUE(has(checked.text, "Puzzle 1 is wrong.")) << checked.text;
    EXPECT_TRUE(has(checked.text, "The goal is another than it says.")) << checked.text;
    EXPECT_TRUE(has(checked.text, "1 of 2 puzzles proved")) << checked.text;
}

TEST(PuzzleCommand, CtrlCKeepsWhatWasFound) {
    const Folder folder;
    const std::string file = (folder / "made").string();
    const Ran broken =
        run("puzzle make riomino --count 10000 --out " + file, "timeout --preserve-status -s INT 2");
    EXPECT_EQ(broken.code, 1) << broken.text;
    EXPECT_TRUE(has(broken.text, "what was found is kept")) << broken.text;
    EXPECT_TRUE(bots::puzzles::read_puzzles(text_of(file)).ok());
}

TEST(PuzzleCommand, WhatThereIsNotIsRefused) {
    for (const char* bad : {"puzzle --game chess", "puzzle --game rivero", "puzzle --grade 6",
                            "puzzle --game pente --number 9999", "puzzle make rivero", "puzzle make",
                            "puzzle make pente --count 0", "puzzle check", "puzzle --number 0"})
        EXPECT_EQ(run(std::string(bad) + " < /dev/null").code, 2) << bad;
    EXPECT_EQ(run("puzzle check nowhere").code, 1);
    const Folder folder;
    write_text(folder / "other", "pentario-record 1\n");
    const Ran other = run("puzzle --file " + (folder / "other").string());
    EXPECT_EQ(other.code, 2);
    EXPECT_TRUE(has(other.text, "does not hold puzzles")) << other.text;
}

}  // namespace
}  // namespace cli
