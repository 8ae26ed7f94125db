#include <gtest/gtest.h>

#include "cli/looks/all.h"
#include "cli/looks/rivero_penta_field.h"
#include "cli/table/table.h"
#include "core/text.h"
#include "drawn.h"

namespace cli {
namespace {

struct Seen : Drawn {
    explicit Seen(const std::string& text) : Drawn(rivero_penta_look(), text) {}
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

const std::string kMiddle = R"({game rivero-penta table {1,0 N4 -1,0 D2 0,1 C8 0,-1 A10 2,0 = 3,0 N6} )"
                            R"(hands [[N5 N6 C3 A10 D1] [? D3 ? ?]] ocean rest discard [? ?] )"
                            R"(closed {sun 5 tap 5 bridge 4} open [tap bridge sun] to_move 0 phase play})";

TEST(RiveroPentaLook, ShowsFieldPilesAndHands) {
    const Seen seen(kMiddle);
    const auto rows = seen.rows();
    EXPECT_EQ(rows[0], " ◇   ?  D3   ?   ?");
    EXPECT_EQ(rows[6], " 0          D2  (○) N4  ═══ N6");
    EXPECT_EQ(rows[7], "            ∞∞∞ ≈≈≈ ≈≈≈ │ │ ≈≈≈");
    EXPECT_EQ(rows[12], "    -3  -2  -1   0   1   2   3   4   5   6");
    EXPECT_EQ(rows[14], "☼ sun on ∩ bridge               actions  14");
    EXPECT_EQ(rows[15], "ocean  64                       discards  2") << "80 - 9 in hands - 5 - 2";
    EXPECT_EQ(rows[17], " ◆  N5  N6  C3  A10 D1");
}

TEST(RiveroPentaLook, ThePlacesOfTheChosenCardShowWhatTheyBring) {
    Seen seen(kMiddle);
    seen.scene.piece = "N5";
    seen.scene.places = {{{4, 0}, 3}, {{1, 1}, 0}, {{3, 1}, 8}};
    EXPECT_EQ(seen.rows()[4], " 1              C8          +8");
    EXPECT_EQ(seen.rows()[5], "                ≡≡≡  •");
    EXPECT_EQ(seen.rows()[6], " 0          D2  (○) N4  ═══ N6  +3");
    EXPECT_EQ(seen.rows()[17], " ◆ ›N5 ‹N6  C3  A10 D1");
    seen.scene.cursor = Spot{4, 0};
    seen.scene.ghost = "N5@4,0";
    seen.scene.last_move = "N6@3,0";
    EXPECT_EQ(seen.rows()[6], " 0          D2  (○) N4  ═══(N6 [N5 ]");
    EXPECT_EQ(seen.rows()[7], "            ∞∞∞ ≈≈≈ ≈≈≈ │ │(≈≈≈[+3 ]");
}

TEST(RiveroPentaLook, PlainLettersSayTheSame) {
    Seen seen(kMiddle);
    seen.scene.finish = {.lines = false, .tones = false};
    seen.scene.piece = "N5";
    seen.scene.places = {{{4, 0}, 3}, {{1, 1}, 0}};
    const auto rows = seen.rows(Scale::small, Letters::ascii);
    EXPECT_EQ(rows[4], " 1              C8   o");
    EXPECT_EQ(rows[6], " 0          D2  (o) N4   =  N6  +3");
    EXPECT_EQ(rows[14], "* sun on n bridge               actions  14");
    EXPECT_EQ(rows[17], " # >N5 <N6  C3  A10 D1");
    for (const std::string& row : rows)
        for (const char c : row) EXPECT_TRUE(c >= ' ' && c < '\x7f') << row;
}

TEST(RiveroPentaLook, TheOtherSeatSeesItsOwnHandBelow) {
    Seen seen(R"({table {} hands [[? ?] [D3 C7]] open [] to_move 1})");
    seen.scene.seat = 1;
    EXPECT_EQ(seen.rows()[0], " ◆   ?   ?");
    EXPECT_EQ(seen.rows()[17], " ◇  D3  C7");
    EXPECT_TRUE(seen.rows()[14].starts_with("–"));
}

TEST(RiveroPentaLook, SpeaksFourLanguages) {
    Seen seen(kMiddle);
    for (const auto& [language, words] : {std::pair(game::Language::dutch, "☼ zon op ∩ brug"),
                                          {game::Language::french, "☼ soleil sur ∩ pont"},
                                          {game::Language::german, "☼ Sonne auf ∩ Brücke"}}) {
        seen.scene.language = language;
        EXPECT_TRUE(has(seen.text(), words)) << seen.text();
    }
}

TEST(RiveroPentaLook, FitsTheSmallestUsualTerminalAndGrows) {
    const Seen seen(kMiddle);
    TablePage table;
    table.look = &seen.look;
    table.scene = seen.scene;
    EXPECT_LE(least_room(table).width, 80);
    EXPECT_LE(least_room(table).height, 24);
    const Extent small = seen.look.extent(seen.position, Scale::small),
                 large = seen.look.extent(seen.position, Scale::large);
    EXPECT_GT(large.width, small.width);
    EXPECT_GT(large.height, small.height);
    EXPECT_TRUE(has(seen.text(Scale::large), " D2    (○)   N4    ═══   N6"));
    EXPECT_TRUE(has(seen.text(Scale::large), "≈≈≈≈≈ │   │ ≈≈≈≈≈"));
}

TEST(RiveroPentaLook, AFieldWiderThanTheWindowFollowsTheCursor) {
    std::string table;
    for (int x = -9; x <= 9; ++x)
        if (x != 0) table += std::to_string(x) + ",0 N" + std::to_string(1 + (x + 9) % 10) + " ";
    Seen seen("{table {" + table + "} hands [[] []] open [] to_move 0}");
    EXPECT_TRUE(has(seen.rows()[6], "(○)"));
    EXPECT_TRUE(has(seen.rows()[1], "‹ 4")) << seen.text();
    EXPECT_TRUE(has(seen.rows()[1], "5 ›"));
    seen.scene.cursor = Spot{10, 0};
    EXPECT_TRUE(seen.rows()[6].ends_with("[   ]")) << seen.rows()[6];
    EXPECT_TRUE(has(seen.rows()[1], "‹ 10"));
    EXPECT_FALSE(has(seen.rows()[1], "›"));
    seen.scene.cursor.reset();
    seen.scene.last_move = "N1@-9,0";
    EXPECT_TRUE(has(seen.rows()[6], "(N1 )")) << "the last card is in sight";
}

TEST(RiveroPentaLook, PiecesAndPlacesAreThoseOfTheMoves) {
    const Seen seen(kMiddle);
    const struct {
        std::string_view move, piece;
        std::optional<Spot> spot;
    } kMoves[]{{"N5@3,-1", "N5", Spot{3, -1}},
               {"discard N5", "N5", {}},
               {"move 1,0>0,2", "move 1,0", Spot{0, 2}},
               {"remove 1,0 1,1", "remove 1,0", Spot{1, 1}},
               {"tap 1,0 2,0 3,0", "tap", Spot{2, 0}},
               {"bridge -3,0", "bridge", Spot{-3, 0}},
               {"drain 1,0 2,0", "", {}},
               {"pass", "", {}},
               {"give-up", "", {}},
               {"draw ?", "", {}}};
    for (const auto& [move, piece, spot] : kMoves) {
        EXPECT_EQ(seen.look.piece_of(move), piece) << move;
        EXPECT_EQ(seen.look.spot_of(seen.position, move), spot) << move;
    }
    for (const std::string_view move : {"N5@3,-1", "move 1,0>0,2", "remove 1,0 1,1", "bridge -3,0"})
        EXPECT_EQ(seen.look.move_with(seen.position, seen.look.piece_of(move),
                                      *seen.look.spot_of(seen.position, move)),
                  move);
    EXPECT_EQ(seen.look.moved(seen.position, {4, 2}, 1, 1), (Spot{4, 2}))
        << "one beside the field, five rows";
    EXPECT_EQ(seen.look.moved(seen.position, {1, 0}, -1, -1), (Spot{0, -1}));
}

TEST(RiveroPentaLook, WhatAnActionTakesIsMarked) {
    Seen seen(kMiddle);
    seen.scene.piece = "move 1,0";
    seen.scene.ghost = "move 1,0>1,1";
    seen.scene.places = {{{1, 1}, 0}};
    EXPECT_EQ(seen.rows()[4], " 1              C8  N4");
    EXPECT_TRUE(has(seen.rows()[6], "›N4 ‹"));
    seen.scene.piece = "tap";
    seen.scene.ghost = "tap 1,0 2,0 3,0";
    seen.scene.places = {{{1, 0}, 3}, {{0, 1}, 0}};
    EXPECT_EQ(seen.rows()[5], "                ≡•≡");
    EXPECT_EQ(seen.rows()[7], "            ∞∞∞ ≈≈≈›+3≈›│ │›≈≈≈‹");
}

}  // namespace
}  // namespace cli
