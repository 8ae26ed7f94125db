#include "cli/table/table.h"

#include <gtest/gtest.h>

#include "cli/files/records.h"
#include "cli/table/narrator.h"
#include "core/text.h"
#include "games/catalog.h"

namespace cli {
namespace {

/// A record laid on the table, with all that must outlive the drawing.
struct Laid {
    std::vector<Chapter> chapters;
    game::Tree position;
    TablePage table;

    Laid(const std::string& setup, const std::string& moves,
         game::Language language = game::Language::english) {
        const auto opened = read_any("pentario-record 1\ngame pente 1\n" + setup + "moves\n" + moves, "");
        EXPECT_TRUE(opened);
        auto told = tell(*opened->game, opened->record, 0, game::Viewer::keeper());
        EXPECT_TRUE(told);
        chapters = std::move(*told);
        const Chapter& chapter = chapters.back();
        position = chapter.state_after(chapter.steps.size()).position(game::Viewer::keeper());
        const auto& variant = *find_variant(opened->game->variants(), chapter.start->setup().variant);
        const Narrator narrator(*opened->game, variant, words_for(language, {}, {}), game::Viewer::keeper());
        table = narrator.table(chapter, chapter.steps.size(), position, false, {});
    }
    std::vector<std::string> rows(int width, int height) const {
        std::vector<std::string> out;
        const std::string text = to_lines(draw_table(table, width, height), {});
        for (const std::string_view line : core::lines(text)) out.emplace_back(line);
        return out;
    }
    std::string text(int width, int height) const { return core::join(rows(width, height), "\n"); }
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

const std::string kCapture = "0 K10\n1 L10\n0 A1\n1 M10\n0 N10\n";

TEST(TablePage, FitsTheSmallestUsualTerminal) {
    const Laid laid("", kCapture);
    const Extent least = least_room(laid.table);
    EXPECT_LE(least.width, 80);
    EXPECT_LE(least.height, 24);
    const auto rows = laid.rows(80, 24);
    EXPECT_TRUE(rows[0].starts_with("  Pente  Basic game"));
    EXPECT_TRUE(has(rows[10], "─●─×─×(●)┼─")) << rows[10];
    EXPECT_TRUE(has(laid.text(80, 24), "Player 1 captures"));
}

TEST(TablePage, ALargeWindowGetsALargeBoardWithDiscs) {
    Laid laid("", kCapture + "1 N11\n0 N9\n");
    EXPECT_TRUE(has(laid.text(160, 50), "─●─"));  // not without half blocks
    laid.table.scene.finish.blocks = true;
    EXPECT_TRUE(has(laid.text(100, 32), "─●─"));
    const auto rows = laid.rows(160, 50);
    const std::string text = core::join(rows, "\n");
    EXPECT_FALSE(has(text, "─●─"));
    EXPECT_TRUE(has(text, "▐ ○ ▌")) << text;  // the dark stone with its ring
    EXPECT_TRUE(has(text, "▐( )▌")) << text;  // the last one
    EXPECT_TRUE(has(text, "━━━")) << text;    // the seam between N10 and N9
    EXPECT_TRUE(has(text, "▄▄▄"));
}

TEST(TablePage, WhoseTurnItIsHasAMarker) {
    const Laid laid("", "0 K10\n");
    for (const std::string& row : laid.rows(100, 32)) {
        if (!has(row, "player ")) continue;
        EXPECT_EQ(has(row, "▌"), has(row, "player 2"));
    }
}

TEST(TablePage, NothingMovesWhenAMessageComes) {
    Laid laid("", kCapture);
    const auto before = laid.rows(80, 24);
    laid.table.message = "There is a stone on K10 already.";
    laid.table.rule = "PE-04";
    laid.table.is_refusal = true;
    const auto after = laid.rows(80, 24);
    for (std::size_t y = 0; y < 21; ++y) EXPECT_EQ(before[y], after[y]);
    EXPECT_TRUE(has(after[21], "already.  PE-04"));
    EXPECT_EQ(before[22], after[22]);
}

TEST(TablePage, TooSmallAWindowSaysHowLargeItMustBe) {
    const Laid laid("", kCapture);
    const std::string text = laid.text(60, 20);
    EXPECT_TRUE(has(text, "too small"));
    EXPECT_TRUE(has(text, "77"));
    EXPECT_TRUE(has(text, "24"));
    for (int width = 0; width < 90; width += 7)
        for (int height = 0; height < 30; height += 3) (void)laid.text(width, height);
}

TEST(TablePage, SixSeatsHaveSixShapesAndSixTones) {
    const Laid laid("variant points-many\nplayers 6\n", "0 K10\n1 A1\n2 B5\n3 C9\n4 D13\n5 E17\n");
    std::vector<Mark> marks;
    for (const SeatLine& seat : laid.table.seats) marks.push_back(seat.mark);
    ASSERT_EQ(marks.size(), 6U);
    for (std::size_t a = 0; a < 6; ++a)
        for (std::size_t b = 0; b < a; ++b) {
            EXPECT_NE(marks[a].glyph, marks[b].glyph);
            EXPECT_NE(marks[a].tone, marks[b].tone);
            EXPECT_NE(laid.table.look->mark(laid.position, static_cast<int>(a), false).glyph,
                      laid.table.look->mark(laid.position, static_cast<int>(b), false).glyph);
        }
    EXPECT_TRUE(has(laid.text(80, 24), "0 · 0"));
}

TEST(TablePage, SidesFollowTheChoice) {
    const Laid laid("variant swap2\n", "0 K10\n0 L10\n0 M11\n1 take 1\n");
    EXPECT_EQ(laid.table.seats[1].mark.glyph, U'●');
    EXPECT_EQ(laid.table.seats[0].mark.glyph, U'◉');
    EXPECT_EQ(laid.table.log[0].mark.glyph, U'●');  // K10, laid by what is now the second side
    EXPECT_EQ(laid.table.log[1].mark.glyph, U'◉');
}

TEST(TablePage, ALongLogShowsItsEnd) {
    std::string moves = "0 K10\n";
    for (int i = 0; i < 60; ++i)
        moves += std::to_string((i + 1) % 2) + " " + "ABCDEFGHJ"[i % 9] + std::to_string(1 + i / 9 * 3 % 19) +
                 "\n";
    const Laid laid("variant gomoku\n", moves);
    EXPECT_TRUE(has(laid.text(80, 24), " 61 "));
}

TEST(TablePage, TheCursorMovesInsideTheBoard) {
    const Laid laid("option size 9\n", "");
    const Look& look = *laid.table.look;
    const Spot centre = *look.first_spot(laid.position);
    EXPECT_EQ(look.move_to(laid.position, centre), "E5");
    EXPECT_EQ(look.move_to(laid.position, look.moved(laid.position, centre, 1, -1)), "F4");
    EXPECT_EQ(look.move_to(laid.position, look.moved(laid.position, centre, 99, 99)), "J9");
    EXPECT_EQ(look.spot_of(laid.position, "e5"), centre);
    EXPECT_FALSE(look.spot_of(laid.position, "take 1"));
}

}  // namespace
}  // namespace cli
