#include <gtest/gtest.h>

#include <set>

#include "bots/puzzles/kind.h"
#include "core/text.h"
#include "games/catalog.h"

namespace bots::puzzles {
namespace {

/// Black makes five at once.
const std::string kWin =
    "game pente\nseat 0\ngrade 1\ngoal win 1\nthemes fours captures\n"
    "position {game pente variant standard size 19 stones [[K10 L10 M10 N10] [A1 C1 A4 R18]] captures [0 0] "
    "to_move 0}\nsolution O10\n";
const std::string kHead = "pentario-puzzles 1\n";

std::string code_of(const std::string& text) {
    const auto read = read_puzzles(text);
    return read ? "" : std::string(read.error().code);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(PuzzleText, IsReadAndWrittenAlike) {
    const auto read = read_puzzles(kHead + "# a remark\n\n" + kWin + "\n" + kWin);
    ASSERT_TRUE(read.ok()) << read.error().code;
    ASSERT_EQ(read->size(), 2U);
    const Puzzle& puzzle = read->front();
    EXPECT_EQ(puzzle.game->id(), "pente");
    EXPECT_EQ(puzzle.goal, Goal::win);
    EXPECT_EQ(puzzle.worth, 1);
    EXPECT_EQ(puzzle.themes, (std::vector<std::string>{"fours", "captures"}));
    EXPECT_EQ(puzzle.solution, std::vector<std::string>{"O10"});
    EXPECT_EQ(to_text(*read, "a remark"), kHead + "# a remark\n\n" + kWin + "\n" + kWin);
}

TEST(PuzzleText, EverySetIsWrittenAsItWasRead) {
    const auto read = read_puzzles(to_text(built_in(), "all"));
    ASSERT_TRUE(read.ok()) << read.error().code;
    EXPECT_TRUE(*read == built_in());
}

TEST(PuzzleText, ThemesMayBeLeftOutAndNothingElse) {
    EXPECT_EQ(code_of(kHead + replaced(kWin, "themes fours captures\n", "")), "");
    for (const char* line : {"seat 0\n", "grade 1\n", "goal win 1\n", "solution O10\n"})
        EXPECT_EQ(code_of(kHead + replaced(kWin, line, "")), "puzzles.line-missing") << line;
}

TEST(PuzzleText, WhatIsBadIsRefusedByName) {
    EXPECT_EQ(code_of(""), "puzzles.no-puzzles");
    EXPECT_EQ(code_of("pentario-record 1\n"), "puzzles.no-puzzles");
    EXPECT_EQ(code_of(kHead + "seat 0\n"), "puzzles.no-game-first");
    EXPECT_EQ(code_of(kHead + kWin + "colour red\n"), "puzzles.unknown-line");
    EXPECT_EQ(code_of(kHead + kWin + "seat\n"), "puzzles.unknown-line");
    EXPECT_EQ(code_of(kHead + kWin + "seat 0\n"), "puzzles.line-twice");
    const std::vector<std::pair<std::string, std::string>> values{{"game pente", "game chess"},
                                                                  {"game pente", "game rivero"},
                                                                  {"seat 0", "seat 9"},
                                                                  {"grade 1", "grade 6"},
                                                                  {"grade 1", "grade 0"},
                                                                  {"goal win 1", "goal points 1"},
                                                                  {"goal win 1", "goal win 0"},
                                                                  {"goal win 1", "goal win"},
                                                                  {"goal win 1", "goal win 1 2"},
                                                                  {"themes fours", "themes foures"},
                                                                  {"fours captures", "fours fours"},
                                                                  {"fours captures", "fours "}};
    for (const auto& [good, bad] : values)
        EXPECT_EQ(code_of(kHead + replaced(kWin, good, bad)), "puzzles.bad-value") << bad;
}

TEST(PuzzleText, APositionMustBeOneTheSeatCanActInAndSees) {
    const std::vector<std::pair<std::string, std::string>> values{
        {"seat 0", "seat 1"},         // not its turn
        {"to_move 0}", "to_move 0"},  // no tree
        {"K10 L10", "K10 K10"},       // two stones on a point
        {"captures [0 0] ", ""},      // not as it is written
        {"M10 N10", "M10 N10 O10"},   // over
        {"position {game pente variant standard", "position {game pente variant chess"}};
    for (const auto& [good, bad] : values)
        EXPECT_EQ(code_of(kHead + replaced(kWin, good, bad)), "puzzles.bad-position") << bad;
}

TEST(PuzzleText, ASolutionMustBeLegalToItsEnd) {
    for (const char* bad : {"K10", "foo", "O10; A2", "A2; A2", "A2;", ";"})
        EXPECT_EQ(code_of(kHead + replaced(kWin, "solution O10", std::string("solution ") + bad)),
                  "puzzles.bad-solution")
            << bad;
    EXPECT_EQ(code_of(kHead + replaced(kWin, "solution O10", "solution A2; A3; O10")), "");
}

TEST(PuzzleText, AFaultIsToldWithItsLine) {
    const auto read = read_puzzles(kHead + "\n" + replaced(kWin, "grade 1", "grade 7"));
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().args.front().number, 5);
}

TEST(PuzzleText, EverySentenceIsThereInFourLanguages) {
    std::set<std::string_view> codes;
    for (const auto& sentences : {messages(), answer_messages()})
        for (const game::Message& message : sentences) {
            EXPECT_TRUE(message.code.starts_with("puzzles.")) << message.code;
            EXPECT_TRUE(codes.insert(message.code).second) << message.code;
            for (const std::string_view text : message.text) {
                EXPECT_FALSE(text.empty()) << message.code;
                EXPECT_EQ(game::placeholders(text), game::placeholders(message.text[0])) << message.code;
            }
        }
}

TEST(PuzzleOfTheDay, EachComesOnceBeforeAnyComesAgain) {
    constexpr std::size_t kCount = 50;
    std::set<std::size_t> seen;
    for (std::int64_t day = 20'000; day < 20'050; ++day) seen.insert(daily(day, kCount));
    EXPECT_EQ(seen.size(), kCount);
    EXPECT_EQ(*seen.rbegin(), kCount - 1);
    std::vector<std::size_t> first, second;
    for (std::int64_t day = 0; day < 50; ++day) {
        first.push_back(daily(day, kCount));
        second.push_back(daily(day + 50, kCount));
    }
    EXPECT_NE(first, second);
    EXPECT_LT(daily(-1, kCount), kCount);
    EXPECT_EQ(daily(12'345, 1), 0U);
}

}  // namespace
}  // namespace bots::puzzles
