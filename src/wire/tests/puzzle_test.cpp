// The puzzles through the door: what is listed, laid, answered, and never shown.

#include "bots/puzzles/kind.h"
#include "wire/tests/table.h"

namespace wire::test {
namespace {

using bots::puzzles::built_in;
using bots::puzzles::Goal;
using bots::puzzles::Puzzle;
using Verdict = bots::puzzles::Answer::Verdict;

/// The number of a game's first puzzle that takes so many moves, or has such a worth, at least.
int number_of(std::string_view game, int worth = 1) {
    const auto& all = built_in();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].game->id() == game && all[i].worth >= worth) return static_cast<int>(i) + 1;
    ADD_FAILURE() << "no such puzzle of " << game;
    return 1;
}

const Puzzle& puzzle_at(int number) { return built_in()[static_cast<std::size_t>(number) - 1]; }

Json lay(Table& table, int number) {
    return table.grant(R"({"op":"puzzle","number":)" + std::to_string(number) + "}");
}

Json answer(Table& table, const std::string& move) {
    return table.grant(R"({"op":"answer","move":")" + move + "\"}");
}

TEST(PuzzleOperations, ListsThemAllAndNamesTheOneOfTheDay) {
    Table table;
    Json all = table.grant(R"({"op":"puzzles","day":20000})");
    EXPECT_EQ(all["puzzles"].size(), built_in().size());
    EXPECT_EQ(all["today"], bots::puzzles::daily(20'000, built_in().size()) + 1);
    Json first = all["puzzles"][0];
    EXPECT_EQ(first["number"], 1);
    EXPECT_EQ(first["game"], "pente");
    EXPECT_EQ(first["goal"], "win");
    EXPECT_TRUE(first["grade"].is_number() && first["variant"].is_string() && first["themes"].is_array());
    EXPECT_FALSE(table.grant(R"({"op":"puzzles"})").contains("today"));
}

TEST(PuzzleOperations, ListsThoseOfAGame) {
    Table table;
    Json some = table.grant(R"({"op":"puzzles","game":"penta-rush","day":-3})");
    EXPECT_EQ(some["puzzles"].size(), 200U);
    for (Json& one : some["puzzles"]) EXPECT_EQ(one["game"], "penta-rush");
    EXPECT_EQ(some["puzzles"][0]["number"], number_of("penta-rush"));
    EXPECT_EQ(puzzle_at(some["today"].get<int>()).game->id(), "penta-rush");
    EXPECT_EQ(table.refusal(R"({"op":"puzzles","game":"rivero"})"), "puzzles.none-of-game");
    EXPECT_EQ(table.refusal(R"({"op":"puzzles","game":"go"})"), "unknown-game");
}

TEST(PuzzleOperations, WhatIsNotThereIsRefusedAndChangesNothing) {
    Table table;
    EXPECT_EQ(table.refusal(R"({"op":"answer","move":"K10"})"), "no-game");
    table.grant(R"({"op":"new","game":"pente"})");
    EXPECT_EQ(table.refusal(R"({"op":"answer","move":"K10"})"), "puzzles.none-laid");
    EXPECT_EQ(table.refusal(R"({"op":"solution"})"), "puzzles.none-laid");
    EXPECT_EQ(table.refusal(R"({"op":"puzzle","number":9999})"), "puzzles.no-such-puzzle");
    EXPECT_EQ(table.refusal(R"({"op":"puzzle","number":0})"), "bad-member");
    EXPECT_EQ(table.refusal(R"({"op":"puzzle"})"), "missing-member");
    lay(table, 1);
    const Json before = table.state();
    EXPECT_EQ(table.refusal(R"({"op":"answer","move":"Z99"})"), "pente.unreadable-move");
    EXPECT_EQ(table.state(), before);
    table.grant(R"({"op":"new","game":"pente"})");
    EXPECT_EQ(table.refusal(R"({"op":"solution"})"), "puzzles.none-laid");
}

TEST(PuzzleOperations, WhatTheSeatCannotSeeIsNeverShown) {
    const int number = number_of("rivero-penta");
    const Puzzle& puzzle = puzzle_at(number);
    const std::string_view hidden = R"(["?","?","?","?"])";
    Table table;
    Json laid = lay(table, number);
    const auto other = static_cast<std::size_t>(1 - puzzle.seat.index());
    EXPECT_EQ(write_json(laid["state"]["position"]["hands"][other]), hidden);
    Json solution = table.grant(R"({"op":"solution"})");
    EXPECT_EQ(write_json(solution["start"]["position"]["hands"][other]), hidden);
    Json told = answer(table, puzzle.solution.front());
    EXPECT_EQ(write_json(told["state"]["position"]["hands"][other]), hidden);
}

TEST(PuzzleOperations, TheSolutionSolvesOneOfEachGame) {
    for (const std::string_view game : {"pente", "riomino", "penta-rush", "rivero-penta"}) {
        const int number = number_of(game, 3);
        const Puzzle& puzzle = puzzle_at(number);
        Table table;
        EXPECT_EQ(lay(table, number)["seat"], puzzle.seat.index());
        Json told = Json::object();
        // Of a win the other side's moves come by themselves.
        const std::size_t stride = puzzle.goal == Goal::win ? 2 : 1;
        for (std::size_t i = 0; i < puzzle.solution.size(); i += stride) {
            EXPECT_EQ(told.value("verdict", "open"), "open") << game;
            told = answer(table, puzzle.solution[i]);
        }
        EXPECT_EQ(told["verdict"], "right") << game;
        Json solution = table.grant(R"({"op":"solution"})");
        ASSERT_EQ(solution["steps"].size(), puzzle.solution.size());
        EXPECT_EQ(solution["steps"].back()["scores"], told["state"]["scores"]) << game;
    }
}

TEST(PuzzleOperations, AWrongMoveIsNotKeptAndItsRefutationIsLegal) {
    for (const std::string_view game : {"pente", "riomino", "rivero-penta"}) {
        const int number = number_of(game, 3);
        const Puzzle& puzzle = puzzle_at(number);
        Table table;
        const Json start = lay(table, number)["state"];
        const auto state = std::move(*open(puzzle));
        int wrong = 0;
        for (const game::AnyMove move : state->legal_moves(puzzle.seat)) {
            const std::string text = state->write_move(puzzle.seat, move, game::Viewer::of(puzzle.seat));
            const auto& kind = *bots::puzzles::find_kind(*puzzle.game);
            if (kind.judge(puzzle, *state, move).verdict != Verdict::wrong) continue;
            Json told = answer(table, text);
            EXPECT_EQ(told["verdict"], "wrong") << text;
            EXPECT_EQ(told["state"], start) << text;
            EXPECT_TRUE(told["why"].is_string() && told["why"] != "") << text;
            EXPECT_EQ(told["steps"][0]["move"], text);
            EXPECT_GE(told["steps"].size(), puzzle.goal == Goal::win ? 2U : 1U) << text;
            if (++wrong == 3) break;
        }
        EXPECT_EQ(wrong, 3) << game;
    }
}

TEST(PuzzleOperations, PentaRushTellsWhyAnOutlineDoesNotCount) {
    const int number = number_of("penta-rush");
    Table table;
    lay(table, number);
    Json told = answer(table, "ring a1 b1 c1 d1 e1");
    EXPECT_EQ(told["verdict"], "open");
    told = answer(table, "done");
    EXPECT_EQ(told["verdict"], "wrong");
    ASSERT_EQ(told["events"].size(), 1U);
    EXPECT_EQ(told["events"][0]["code"], "penta-rush.misfits");
    EXPECT_EQ(told["state"]["position"]["outlines"][0].size(), 1U) << "what was ringed stays";
}

}  // namespace
}  // namespace wire::test
