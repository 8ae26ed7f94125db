// The look of RioMino: dice, frame, stocks, and the moves that share a place.

#include "cli/looks/look.h"

#include <gtest/gtest.h>

#include "cli/files/records.h"
#include "cli/play/orders.h"
#include "cli/table/narrator.h"
#include "cli/table/table.h"
#include "core/text.h"
#include "folder.h"
#include "games/catalog.h"

namespace cli {
namespace {

/// A position laid on the table, with all that must outlive the drawing.
struct Laid {
    std::vector<Chapter> chapters;
    game::Tree position;
    TablePage table;

    Laid(const std::string& start, const std::string& moves) {
        const auto opened =
            read_any("pentario-record 1\ngame riomino 1\nstart " + start + "\nmoves\n" + moves, "");
        EXPECT_TRUE(opened) << opened.error().code;
        auto told = tell(*opened->game, opened->record, 0, game::Viewer::keeper());
        EXPECT_TRUE(told) << told.error().code;
        chapters = std::move(*told);
        const Chapter& chapter = chapters.back();
        position = chapter.state_after(chapter.steps.size()).position(game::Viewer::keeper());
        const auto& variant = *find_variant(opened->game->variants(), chapter.start->setup().variant);
        const Narrator narrator(*opened->game, variant, words_for(game::Language::english, {}, {}),
                                game::Viewer::keeper());
        table = narrator.table(chapter, chapter.steps.size(), position, false, {});
    }
    std::string text(int width, int height) const { return to_lines(draw_table(table, width, height), {}); }
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

const std::string kStart =
    R"({variant wizard table {0,0 "0011"} stock [["01" "01" "01" "01" "02" "02" "12" "13" "13" "23" "23" "03"] )"
    R"(["01" "02"]] to_move 0})";

TEST(RiominoLook, FitsTheSmallestUsualTerminalAlsoWithTheWholeFrame) {
    const Laid laid(kStart, "");
    const Extent least = least_room(laid.table);
    EXPECT_LE(least.width, 80);
    EXPECT_LE(least.height, 24);
    EXPECT_TRUE(has(laid.text(80, 24), "╲ 0")) << laid.text(80, 24);
}

TEST(RiominoLook, TheDiagonalRunsAsTheValuesLie) {
    const Laid laid(kStart, "0 1,0:0110\n");  // north and west 0
    const auto text = laid.text(80, 24);
    EXPECT_TRUE(has(text, "╲ 0(0 ╱)")) << text;
    EXPECT_TRUE(has(text, "1 ╲(╱ 1)")) << text;
}

TEST(RiominoLook, ALargeWindowShowsPips) {
    Laid laid(kStart, "0 0,-1:1331\n");
    EXPECT_FALSE(has(laid.text(100, 32), "∙∙∙"));
    laid.table.scene.finish.blocks = true;
    const auto text = laid.text(100, 32);
    EXPECT_TRUE(has(text, "(╱ ∙∙∙)")) << text;
    EXPECT_TRUE(has(text, "(1 ╱ 3)")) << text;
}

TEST(RiominoLook, AValueIsNeverToldByItsTintAlone) {
    const Laid laid(kStart, "0 1,0:0110\n");
    const Screen screen = draw_table(laid.table, 80, 24);
    int zeros = 0, ones = 0;
    for (int y = 0; y < 24; ++y)
        for (int x = 0; x < 44; ++x) {
            zeros += screen.at(x, y).glyph == U'0' && screen.at(x, y).style.bold;
            ones += screen.at(x, y).glyph == U'1' && screen.at(x, y).style.bold;
        }
    EXPECT_EQ(zeros, 2);
    EXPECT_EQ(ones, 2);
}

TEST(RiominoLook, TheFrameIsDrawnAsFarAsDiceMayGo) {
    const auto points = [](const Laid& laid) {
        int count = 0;
        for (const char32_t glyph : decode(laid.text(80, 24))) count += glyph == U'·';
        return count;
    };
    EXPECT_EQ(points(Laid(kStart, "")), 80);
    EXPECT_EQ(points(Laid(kStart, "0 1,0:0110\n")), 9 * 8 - 2) << "the column -4 is out of the frame";
    const Laid board(R"({variant starter table {0,0 "0011"} stock [["01"] ["01"]]})", "");
    EXPECT_EQ(points(board), 12);
}

TEST(RiominoLook, DeadSquaresAreMarkedAndTold) {
    const Laid laid(
        R"({table {0,0 "0110" 1,0 "2211" 2,0 "0022" 0,1 "1001"} stock [["01" "01"] ["01"]] to_move 0})",
        "0 2,1:1100\n");
    EXPECT_TRUE(has(laid.text(80, 24), "×")) << laid.text(80, 24);
    EXPECT_TRUE(has(laid.text(80, 24), "No die fits on 1,1"));
    EXPECT_EQ(laid.table.look->why_none(laid.position, {1, 1}), "cli.riomino.dead");
    EXPECT_EQ(laid.table.look->why_none(laid.position, {1, -1}), "cli.riomino.none-fits");
}

TEST(RiominoLook, EachStockIsShownOnALineBelowItsSeat) {
    const std::string text = Laid(kStart, "").text(80, 24);
    std::vector<std::string> below;
    const auto rows = core::lines(text);
    for (std::size_t y = 0; y + 1 < rows.size(); ++y)
        if (has(std::string(rows[y]), "player ")) below.emplace_back(rows[y + 1]);
    ASSERT_GE(below.size(), 2U);
    EXPECT_TRUE(below[0].ends_with(" 01×4 02×2 03 12 13×2 23×2")) << text;
    EXPECT_TRUE(below[1].ends_with(" 01 02")) << text;
}

TEST(RiominoLook, TheGhostOfTheChosenDieLiesAtTheCursor) {
    Laid laid(kStart, "");
    laid.table.scene.cursor = Spot{1, 0};
    laid.table.scene.ghost = "1,0:0220";
    EXPECT_TRUE(has(laid.text(80, 24), "[0 ╱]")) << laid.text(80, 24);
    EXPECT_TRUE(has(laid.text(80, 24), "[╱ 2]"));
    laid.table.scene.ghost.clear();
    laid.table.scene.cursor = Spot{3, 0};
    EXPECT_TRUE(has(laid.text(80, 24), "[ · ]"));
}

TEST(RiominoLook, TheChosenMoveIsMarkedInTheList) {
    Laid laid(kStart, "");
    laid.table.choices = {"1,0:0110", "1,0:0220"};
    laid.table.chosen = 1;
    EXPECT_TRUE(has(laid.text(80, 24), " 1  1,0:0110")) << laid.text(80, 24);
    EXPECT_TRUE(has(laid.text(80, 24), "›2  1,0:0220")) << laid.text(80, 24);
}

TEST(RiominoLook, PlacesAndMovesBelongTogether) {
    const Laid laid(kStart, "");
    const Look& look = *laid.table.look;
    EXPECT_EQ(look.spot_of(laid.position, "-3,2:0110"), (Spot{-3, 2}));
    EXPECT_EQ(look.spot_of(laid.position, "start 0011"), (Spot{0, 0}));
    EXPECT_FALSE(look.spot_of(laid.position, "start 0"));
    EXPECT_FALSE(look.spot_of(laid.position, "throw 0 01"));
    EXPECT_EQ(look.move_to(laid.position, {2, 0}), "2,0:0011");
    EXPECT_EQ(look.moved(laid.position, {0, 0}, 99, -99), (Spot{4, -4}));
    const Laid board(R"({variant starter table {0,0 "0011"} stock [["01"] ["01"]]})", "");
    EXPECT_EQ(look.moved(board.position, {0, 0}, 99, -99), (Spot{2, -2}));
    EXPECT_EQ(look.why_none(board.position, {2, 0}), "") << "touches nothing: the move's own reason says it";
}

TEST(RiominoLook, TheMovesToAPlaceAreThoseOfTheRules) {
    const Folder folder;
    auto sitting = Sitting::open({.game = "riomino", .variant = "starter"}, 1);
    ASSERT_TRUE(sitting);
    const game::Tree position = sitting->match().state().position(sitting->viewer());
    const auto moves = moves_of(*sitting, position, sitting->words(game::Language::english));
    EXPECT_EQ(moves.size(), sitting->match().state().legal_moves(*sitting->turn()).size());
    std::vector<Choice> here;
    for (const Choice& choice : moves) {
        ASSERT_TRUE(choice.spot);
        EXPECT_TRUE(choice.text.starts_with(std::to_string(choice.spot->x) + "," +
                                            std::to_string(choice.spot->y) + ":"));
        if (choice.spot == Spot{1, 0}) here.push_back(choice);
    }
    ASSERT_GT(here.size(), 1U);
    EXPECT_FALSE(play_typed(*sitting, here, "2"));
    EXPECT_EQ(sitting->match().last_move(game::Viewer::keeper()), here[1].text);
}

}  // namespace
}  // namespace cli
