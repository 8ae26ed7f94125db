#include <gtest/gtest.h>

#include <algorithm>

#include "cli/analyse/graph.h"
#include "cli/files/files.h"
#include "cli/tests/folder.h"
#include "cli/tests/program.h"
#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "wire/json.h"

namespace cli {
namespace {

using bots::analysis::Mark;

/// Seat 0 overlooks a win; seat 1 finds the only answer.
constexpr std::string_view kOverlooked =
    "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nseat 0 Anna\nseat 1 Bert\n"
    "start {game pente variant standard stones [[A1 B1 C1 D1 K10] [A3 C4 E5 L12 N3]] to_move 0}\n"
    "moves\n0 T19\n1 E1\n";

std::string golden(const std::string& name) {
    return std::string(PENTARIO_SOURCE_DIR) + "/src/games/" + name + ".record";
}

class Analyse : public ::testing::Test {
protected:
    std::string keep(std::string_view text) {
        const std::string file = (folder_.path() / "game.record").string();
        EXPECT_FALSE(write_file(file, text));
        return file;
    }
    Ran analyse(std::string_view text, const std::string& more) {
        return run("analyse '" + keep(text) + "' --nodes 2000 " + more);
    }
    wire::Json json(const Ran& ran) {
        const auto read = wire::read_json(core::trim(ran.text));
        EXPECT_TRUE(read.ok()) << ran.text;
        return read.ok() ? *read : wire::Json();
    }

    Folder folder_;
};

TEST_F(Analyse, TellsTheBlunderAndTheBetterMoveInFourLanguages) {
    const Ran told = analyse(kOverlooked, "");
    EXPECT_EQ(told.code, 0) << told.text;
    for (const char* part :
         {"Winning chance of Anna", "T19  ??", "Better: E1 (won)", "decisions", "accuracy"})
        EXPECT_TRUE(has(told.text, part)) << part << "\n" << told.text;
    EXPECT_TRUE(has(analyse(kOverlooked, "--lang nl").text, "Beter: E1 (gewonnen)"));
    EXPECT_TRUE(has(analyse(kOverlooked, "--lang fr").text, "Mieux : E1 (gagné)"));
    EXPECT_TRUE(has(analyse(kOverlooked, "--lang de").text, "Besser: E1 (gewonnen)"));
}

TEST_F(Analyse, TheJsonHasEveryMoveAndEverySeat) {
    const wire::Json out = json(analyse(kOverlooked, "--json"));
    EXPECT_TRUE(out["complete"].get<bool>());
    EXPECT_EQ(out["nodes"].get<int>(), 2000);
    ASSERT_EQ(out["games"].size(), 1U);
    ASSERT_EQ(out["games"][0].size(), 2U);
    const wire::Json& move = out["games"][0][0];
    EXPECT_EQ(move["seat"].get<std::string>(), "0");
    EXPECT_EQ(move["move"].get<std::string>(), "T19");
    EXPECT_EQ(move["mark"].get<std::string>(), "blunder");
    EXPECT_EQ(move["best"].get<double>(), 1.0);
    EXPECT_EQ(move["line"][0].get<std::string>(), "E1");
    EXPECT_NEAR(move["best"].get<double>() - move["chance"].get<double>(), move["given_away"].get<double>(),
                1e-9);
    EXPECT_TRUE(out["games"][0][1]["mark"].is_null());
    ASSERT_EQ(out["seats"].size(), 2U);
    EXPECT_EQ(out["seats"][0]["blunders"].get<int>(), 1);
    EXPECT_EQ(out["seats"][1]["blunders"].get<int>(), 0);
    EXPECT_EQ(analyse(kOverlooked, "--json").text, analyse(kOverlooked, "--json").text);
}

TEST_F(Analyse, OnlyOneSeatWhenAskedFor) {
    const wire::Json out = json(analyse(kOverlooked, "--json --seat 1"));
    EXPECT_FALSE(out["games"][0][0].contains("chance"));
    EXPECT_TRUE(out["games"][0][1].contains("chance"));
    EXPECT_EQ(out["seats"][0]["judged"].get<int>(), 0);
    const Ran refused = analyse(kOverlooked, "--seat 2");
    EXPECT_EQ(refused.code, 2);
    EXPECT_TRUE(has(refused.text, "There is no player 2")) << refused.text;
}

TEST_F(Analyse, HiddenCardsHaveASecondColumnAndChanceItsLuck) {
    const Ran told =
        run("analyse '" + golden("rivero_penta/tests/golden/short_game") + "' --nodes 20 --json");
    const wire::Json out = json(told);
    int opened = 0, lucky = 0;
    for (const wire::Json& move : out["games"][0]) {
        opened += move.contains("open");
        lucky += move.contains("luck");
    }
    EXPECT_GT(opened, 5);
    EXPECT_GT(lucky, 2);
}

TEST_F(Analyse, PlainIsAsciiAndNoLineIsTooWide) {
    for (const std::string language : {"nl", "en", "fr", "de"}) {
        const Ran told = analyse(kOverlooked, "--plain --lang " + language);
        EXPECT_TRUE(std::all_of(told.text.begin(), told.text.end(), [](char c) { return c >= 0; }))
            << told.text;
        for (const std::string_view line : core::lines(told.text)) EXPECT_LE(columns_of(line), 80) << line;
    }
}

TEST_F(Analyse, PentaRushTellsWhatWasMissed) {
    const Ran told = run("analyse '" + golden("penta_rush/tests/golden/base_three") + "'");
    EXPECT_EQ(told.code, 0);
    EXPECT_TRUE(has(told.text, "Missed: I on")) << told.text;
    const wire::Json solo =
        json(run("analyse '" + golden("penta_rush/tests/golden/solo") + "' --nodes 2000 --json"));
    ASSERT_EQ(solo["games"][0].size(), 12U);
    EXPECT_TRUE(solo["games"][0][0].contains("best_expected"));
    EXPECT_GT(solo["seats"][0]["given_away"].get<double>(), 1.0);
}

TEST_F(Analyse, WhatCannotBeAnalysedIsRefused) {
    EXPECT_EQ(run("analyse /no/such/file").code, 1);
    EXPECT_EQ(analyse("nonsense", "").code, 2);
    auto match = game::Match::start(*games::find("rivero"), {}, {.automatic = true, .seed = 1});
    const Ran early = analyse(to_text(match->record(game::Viewer::keeper())), "");
    EXPECT_EQ(early.code, 2);
    EXPECT_TRUE(has(early.text, "only once it is over")) << early.text;
    const Ran hidden = analyse(to_text(match->record(game::Viewer::spectator())), "");
    EXPECT_EQ(hidden.code, 2);
    EXPECT_TRUE(has(hidden.text, "hides moves")) << hidden.text;
}

// ---------------------------------------------------------------- the graph

std::vector<std::string> drawn(std::vector<GraphPoint> points, int columns, int rows) {
    const Inks inks{Depth::none, Letters::ascii};
    const std::string text = to_lines(draw_graph(points, columns, rows, inks), inks);
    std::vector<std::string> lines;
    for (const std::string_view line : core::lines(text)) lines.emplace_back(line);
    return lines;
}

TEST(Graph, TheAreaIsAsHighAsTheChance) {
    const auto lines = drawn({{1, 1000, Mark::none}, {2, 500, Mark::none}, {3, 0, Mark::none}}, 9, 4);
    EXPECT_EQ(lines[0], "100 % #");
    EXPECT_EQ(lines[1], "      #");
    EXPECT_EQ(lines[2], " 50 % ##.");
    EXPECT_EQ(lines[3], "  0 % ##");
}

TEST(Graph, AMarkStandsUnderItsMoveAndReadsDownwards) {
    const auto lines =
        drawn({{7, 500, Mark::none}, {8, 200, Mark::inaccuracy}, {9, 100, Mark::mistake}}, 9, 2);
    EXPECT_EQ(lines[2], "       ??");
    EXPECT_EQ(lines[3], "       !");
    EXPECT_EQ(lines[4], "      7");
}

TEST(Graph, WhereThereAreMoreMovesThanColumnsTheWorstMarkStays) {
    std::vector<GraphPoint> points(100, {1, 1000, Mark::none});
    points[57].mark = Mark::blunder;
    points[56].mark = Mark::inaccuracy;
    const auto lines = drawn(points, 26, 2);
    EXPECT_EQ(lines[0], "100 % " + std::string(20, '#'));
    EXPECT_EQ(std::count(lines[2].begin(), lines[2].end(), '?'), 1);
    EXPECT_EQ(std::count(lines[3].begin(), lines[3].end(), '?'), 1);
}

}  // namespace
}  // namespace cli
