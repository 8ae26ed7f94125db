// How Penta Rush looks: the page of play, the verdict, plain text, records.

#include "cli/rush/page.h"

#include <gtest/gtest.h>

#include <set>

#include "cli/files/records.h"
#include "cli/rush/best.h"
#include "cli/rush/play.h"
#include "cli/rush/verdict.h"
#include "cli/table/narrator.h"
#include "core/text.h"
#include "folder.h"
#include "games/penta_rush/notation.h"

namespace cli {
namespace {

namespace rush = games::penta_rush;
using rush::PentaRush;

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

Words english() { return words_for(game::Language::english, {"Anna", "Bert"}, {}); }

/// A search on the boards of seed 3, with moves made so far.
rush::State searching(const std::string& variant, int players,
                      std::initializer_list<std::pair<int, const char*>> moves) {
    game::Setup setup{variant, players, {{"boards", "seed 3"}}, {}};
    rush::State state = PentaRush::initial(*PentaRush::read_options(setup));
    PentaRush::apply(state, game::Seat::chance(), *PentaRush::read_move(state, "roll aabcd"), nullptr);
    for (const auto& [seat, text] : moves)
        PentaRush::apply(state, game::Seat::player(seat), *PentaRush::read_move(state, text), nullptr);
    return state;
}

RushPage page_of(const rush::State& state, int seat) {
    RushPage page;
    const rush::View view = PentaRush::view(state, game::Viewer::of(game::Seat::player(seat)));
    page.table = view.table;
    page.seat = seat;
    page.board = board_in_view(view, seat);
    return page;
}

std::string drawn(const RushPage& page, int width = 80, int height = 24) {
    return to_lines(draw_rush_page(page, english(), width, height, {}), {});
}

TEST(RushPage, ShowsEverythingInTheSmallestUsualTerminal) {
    RushPage page = page_of(
        searching("base", 2, {{0, "ring a1 b1 c1 d1 e1"}, {0, "ring a1 a2 a3 a4 b4"}, {1, "flip"}}), 0);
    page.board.cursor = rush::Square{55};
    page.board.in_work = {44, 45};
    page.elapsed_ms = 65'900;
    page.sand_ms = 12'100;
    page.message = "message";
    page.rule = "PR-01";
    page.keys = "keys";
    EXPECT_EQ(drawn(page), R"( Penta Rush  Base game
 10  ◆   ★   ★   ★   ■   ≈   ◆   ▲   ▲   ◆    Round 1 of 5                1:05

 9   ▲   ≈   ■   ■   ▲   ★   ●   ●   ★   ★      ●     ●     ◆     ▲     ■

 8   ≈   ◆   ◆   ≈   ●   ≈   ◆   ▲   ★   ≈
                                              sand ███████░░░░░░░░░ 0:13
 7   ◆   ◆   ▲   ■   ★   ▲   ◆   ▲   ●   ●
                                              F1   I4•  L1•  N2   P1   T3
 6   ●   ■   ●   ●   ≈  [★]  ★   ◆   ▲   ▲    U2   V3   W4   X4   Y2   Z3

 5   ★   ■   ◆   ■   ◆   ■   ●   ≈   ▲   ■    ▌ Anna                          0
                     +   +
 4   ■   ≈   ■   ■   ★   ●   ◆   ≈   ■   ★      Bert ✓ timer                  0
     L   L
 3   ▲   ▲   ◆   ●   ≈   ■   ■   ◆   ■   ●
     L
 2   ≈   ≈   ★   ■   ▲   ≈   ●   ≈   ●   ★
     L
 1   ★   ◆   ▲   ●   ●   ◆   ▲   ●   ≈   ▲
     IL  I   I   I   I
     a   b   c   d   e   f   g   h   i   j
 message  PR-01
 keys
)");
}

TEST(RushPage, PR_21_ACoveredPageShowsNothingOfARound) {
    RushPage page = page_of(searching("base", 2, {{0, "ring a1 b1 c1 d1 e1"}, {0, "done"}}), 1);
    page.is_covered = true;
    page.overlay = {"Hand over"};
    const std::string text = drawn(page);
    EXPECT_TRUE(has(text, "Hand over"));
    for (const char* part : {"●", "◆", "≈", "Anna", "done", "Round"}) EXPECT_FALSE(has(text, part)) << part;
}

TEST(RushPage, APlanShowsWhatIsRingedAndStruck) {
    rush::State state = searching("solo", 1, {{0, "done"}, {0, "strike I a1 a2 a3 a4 a5"}});
    const std::string text = drawn(page_of(state, 0));
    EXPECT_TRUE(has(text, "I4✗"));
    EXPECT_TRUE(has(text, "I/"));
    EXPECT_TRUE(has(text, "Round 2 of 12"));
    EXPECT_TRUE(has(rush_page_text(page_of(state, 0), english(), {}), "i"));
}

TEST(RushPage, ALargeWindowGetsLargerSquaresAndASmallOneASentence) {
    const RushPage page = page_of(searching("base", 2, {}), 0);
    const std::string small = drawn(page), large = drawn(page, 120, 40);
    const auto line_of_row_9 = [](const std::string& text) {
        return std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("\n 9 ")), '\n');
    };
    EXPECT_EQ(line_of_row_9(small), 2);
    EXPECT_EQ(line_of_row_9(large), 4);
    EXPECT_TRUE(has(drawn(page, 79, 24), "at least 80 columns"));
    EXPECT_TRUE(has(drawn(page, 80, 23), "24 lines high"));
}

TEST(RushPage, SymbolsDifferBySignByToneAndInAscii) {
    std::set<char32_t> signs;
    std::set<char> letters;
    std::set<int> tones;
    for (rush::Symbol symbol = 0; symbol < rush::kSymbols; ++symbol) {
        const Mark mark = symbol_mark(symbol);
        signs.insert(mark.glyph);
        letters.insert(to_ascii(mark.glyph));
        tones.insert(mark.tone.red << 16 | mark.tone.green << 8 | mark.tone.blue);
    }
    EXPECT_EQ(signs.size(), 6U);
    EXPECT_EQ(letters.size(), 6U);
    EXPECT_EQ(tones.size(), 6U);
    EXPECT_FALSE(letters.contains('?'));
}

TEST(RushPage, KeysAndHelpFitInEveryLanguage) {
    for (int i = 0; i < 4; ++i) {
        const Words words = words_for(static_cast<game::Language>(i), {}, {});
        for (const char* code : {"search", "solo", "strike", "waiting", "over"})
            EXPECT_LE(columns_of(words.label("cli.rush.keys-" + std::string(code))), 78) << code;
        for (const std::string& line : rush_help_lines(words)) EXPECT_LE(columns_of(line), 74) << line;
    }
}

// ---------------------------------------------------------------- the verdict

Verdict judged(rush::State state, const char* last) {
    Verdict verdict{state, {}};
    PentaRush::apply(state, game::Seat::player(0), *PentaRush::read_move(state, last), &verdict.events);
    return verdict;
}

TEST(RushVerdict, PR_15_EveryOutlineOfEveryPlayerIsExplainedWithItsRule) {
    const Verdict verdict = judged(searching("base", 2,
                                             {{0, "ring a1 b1 c1 d1 e1"},
                                              {0, "ring a1 a2 a3 a4 b4"},
                                              {1, "ring f6 f7 f8 f9 f10"},
                                              {1, "done"}}),
                                   "done");
    const auto pages = verdict_pages(verdict, english(), 1, 33, 100);
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(pages[0].seat, 1);
    EXPECT_EQ(pages[0].rings.size(), 1U);
    EXPECT_EQ(pages[1].rings.size(), 2U);
    EXPECT_EQ(pages[1].rings[0].kind, Ring::Kind::lost);
    const std::string anna = core::join(pages[1].lines, "\n");
    EXPECT_TRUE(has(anna, "✗ Anna: I on a1 b1 c1 d1 e1 does"));
    EXPECT_TRUE(has(anna, "(PR-11)"));
    EXPECT_TRUE(has(anna, "Anna scores 0 points in"));
    EXPECT_FALSE(has(anna, "Bert:"));
    EXPECT_TRUE(has(core::join(pages[0].lines, "\n"), "Everybody is done"));
}

TEST(RushVerdict, WhatDoesNotFitGoesOnOverThePage) {
    const Verdict verdict = judged(searching("base", 2,
                                             {{0, "ring a1 b1 c1 d1 e1"},
                                              {0, "ring a3 b3 c3 d3 e3"},
                                              {0, "ring a5 b5 c5 d5 e5"},
                                              {1, "done"}}),
                                   "done");
    const auto pages = verdict_pages(verdict, english(), 0, 33, 4);
    ASSERT_GT(pages.size(), 3U);
    std::size_t lines = 0;
    for (const VerdictPage& page : pages) {
        EXPECT_LE(page.lines.size(), 4U);
        lines += page.lines.size();
    }
    const auto whole = verdict_pages(verdict, english(), 0, 33, 100);
    EXPECT_EQ(lines, whole[0].lines.size() + whole[1].lines.size());
}

// ---------------------------------------------------------------- text and records

TEST(RushPage, PlainTextHasLettersForTheSymbols) {
    const std::string text =
        rush_page_text(page_of(searching("base", 2, {{0, "ring a1 b1 c1 d1 e1"}, {0, "done"}}), 0), english(),
                       {Depth::none, Letters::ascii});
    EXPECT_TRUE(has(text, "Round 1 of 5   dice aabcd\n10"));
    EXPECT_TRUE(has(text, "\n  a b c d e f g h i j\n"));
    EXPECT_TRUE(has(text, "> Anna  0  + done\n  Bert  0\n"));
}

TEST(PentaRushLook, TwoBoardsFitTheSmallestUsualTerminal) {
    const auto opened = read_any(
        "pentario-record 1\ngame penta-rush 1\nvariant base\nplayers 2\noption boards seed 3\nmoves\n"
        "chance roll aabcd\n0 ring a1 b1 c1 d1 e1 @5\n1 ring a1 a2 a3 a4 b4 @9\n1 ring a1 a2 a3 a4 a5 @10\n",
        "");
    ASSERT_TRUE(opened);
    const auto told = tell(*opened->game, opened->record, 0, game::Viewer::keeper());
    ASSERT_TRUE(told);
    const Chapter& chapter = told->back();
    const game::Tree position = chapter.state_after(4).position(game::Viewer::keeper());
    const Narrator narrator(*opened->game, opened->game->variants()[0], english(), game::Viewer::keeper());
    const TablePage table = narrator.table(chapter, 4, position, false, {});
    EXPECT_LE(least_room(table).width, 80);
    EXPECT_LE(least_room(table).height, 24);
    const std::string text = to_lines(draw_table(table, 80, 24), {});
    EXPECT_TRUE(has(text, "     ●   ●   ◆   ▲   ■\n"));
    EXPECT_TRUE(has(text, " 5 ★ ■ ◆ ■ ◆ ■ ● ≈ ▲ ■  5 ≈I◆ ● ≈ ■ ▲ ≈ ● ★ ●"));
    EXPECT_TRUE(has(text, " 4 ■ ≈ ■ ■ ★ ● ◆ ≈ ■ ★  4 ★*◆L≈ ● ● ■ ● ◆ ≈ ≈"));
    EXPECT_TRUE(has(text, " 1 ★I◆I▲I●I●I◆ ▲ ● ≈ ▲  1 ◆*◆ ◆ ◆ ≈ ≈ ■ ▲ ★ ≈"));
}

TEST(BestScore, PR_36_TheBestIsKeptAndTold) {
    const Folder folder;
    const auto file = best_score_file();
    EXPECT_EQ(file, folder / "pentario/penta-rush.best");
    EXPECT_TRUE(note_best_score(file, 12).is_new);
    EXPECT_EQ(text_of(file), "12\n");
    EXPECT_FALSE(note_best_score(file, 11).is_new);
    EXPECT_EQ(note_best_score(file, 11).score, 12);
    EXPECT_TRUE(note_best_score(file, 13).is_new);
    write_text(file, "rubbish");
    EXPECT_TRUE(note_best_score(file, 1).is_new);
}

}  // namespace
}  // namespace cli
