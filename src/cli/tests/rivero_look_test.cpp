#include <gtest/gtest.h>

#include "cli/looks/all.h"
#include "cli/looks/rivero_table.h"
#include "cli/table/table.h"
#include "core/text.h"
#include "drawn.h"

namespace cli {
namespace {

struct Seen : Drawn {
    explicit Seen(const std::string& text) : Drawn(rivero_look(), text) {}
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

const std::string kMiddle =
    R"({game rivero variant standard phase play to_move 0 option column unused [D2] )"
    R"(hands [[N8 D2 N8 C10 A1 A2 A3 A4 A5 D10 D9 D9 D8] [? ? C3]] ocean 60 )"
    R"(spring {1b [N4] 2b [D7 A7] 2c [N1] 3b [C2] 4b [C9]} )"
    R"(rivers {0.1 [D3 D4 D5] 0.3 [C1 C2 C3 C4 = C6 C7 C8 C9 C10] 1.1 [N5 = N7]} flask [0.1 null] )"
    R"(action [{card sun open [N2 A9] used true} {card bridge joker ?}] discard [tap tap] )"
    R"(groundwater [[N3 ?] [? ? ? C4]] with [[A1] [D1 D10]]})";

TEST(RiveroLook, ShowsBothSidesOfTheSpring) {
    const auto rows = Seen(kMiddle).rows();
    ASSERT_EQ(rows.size(), 20U);
    EXPECT_EQ(rows[0], " ◇    ?   ?  C3  (D1 D10)");
    EXPECT_EQ(rows[1], " ∩ bridge   ?     groundwater  4  ?   ?  C4");
    EXPECT_EQ(rows[2], " 1.1 N5 ═══N7");
    EXPECT_EQ(rows[7], "  c   ·       N1        ·        ·");
    EXPECT_EQ(rows[8], "  b  N4       A7  D7   C2       C9") << "Amazon 7 covers Danube 7";
    EXPECT_EQ(rows[11], " 0.1 D3 D4 D5   flask");
    EXPECT_EQ(rows[12], " 0.3 C1 C2 C3 C4 ═══C6 C7 C8 C9 C10  ★");
    EXPECT_EQ(rows[16], " ☼ sun  N2  A9        groundwater  2 N3   ?");
    EXPECT_EQ(rows[17], " ocean  60                       actions  14");
    EXPECT_EQ(rows[18], " ◆   N8  D2  N8  C10 A1  A2  A3  A4  A5");
    EXPECT_EQ(rows[19], "     D10 D9  D9  D8");
}

TEST(RiveroLook, TheOtherSeatSitsOnTheOtherSide) {
    Seen seen(kMiddle);
    seen.scene.seat = 1;
    const auto rows = seen.rows();
    EXPECT_TRUE(rows[0].starts_with(" ◆ "));
    EXPECT_TRUE(rows[7].starts_with("  a "));
    EXPECT_TRUE(rows[9].starts_with("  c "));
    EXPECT_EQ(rows[11], " 1.1 N5 ═══N7");
    EXPECT_EQ(rows[18], " ◇    ?   ?  C3  (D1 D10)");
}

TEST(RiveroLook, ThePlacesOfTheChosenCardAreMarked) {
    Seen seen(kMiddle);
    seen.scene.piece = "D2";
    seen.scene.places = {{{1, 10}, 1}, {{1, 0}, 0}, {{3, 1}, 0}};
    seen.scene.cursor = Spot{1, 10};
    EXPECT_EQ(seen.rows()[11], " 0.1[D3 D4 D5 ]+1 flask");
    EXPECT_EQ(seen.rows()[8], "  b  N4       A7  D7   C2  •    C9");
    EXPECT_EQ(seen.rows()[18], " ◆   N8 ›D2 ‹N8  C10 A1  A2  A3  A4  A5");
    seen.scene.cursor = Spot{1, 0};
    EXPECT_EQ(seen.rows()[9], "  a [D2 ]      ·        ·        ·");
}

TEST(RiveroLook, PlainLettersSayTheSame) {
    Seen seen(kMiddle);
    seen.scene.finish = {.lines = false, .tones = false};
    const auto rows = seen.rows(Scale::small, Letters::ascii);
    EXPECT_EQ(rows[1], " n bridge   ?     groundwater  4  ?   ?  C4");
    EXPECT_EQ(rows[2], " 1.1 N5  = N7");
    EXPECT_EQ(rows[12], " 0.3 C1 C2 C3 C4  = C6 C7 C8 C9 C10  *");
    for (const std::string& row : rows)
        for (const char c : row) EXPECT_TRUE(c >= ' ' && c < '\x7f') << row;
}

TEST(RiveroLook, FitsTheSmallestUsualTerminalAndGrows) {
    const Seen seen(kMiddle);
    TablePage table;
    table.look = &seen.look;
    table.scene = seen.scene;
    EXPECT_LE(least_room(table).width, 80);
    EXPECT_LE(least_room(table).height, 24);
    const auto rows = seen.rows(Scale::large);
    EXPECT_EQ(rows.back(), "     ∞∞∞") << "the last line of the hand is the last of the table";
    EXPECT_TRUE(has(rows[13], "≈≈≈        ♠♠♠"));
}

TEST(RiveroLook, MoreRiversThanLinesFollowTheCursor) {
    std::string rivers;
    for (int i = 1; i <= 8; ++i) rivers += "0." + std::to_string(i) + " [N1 N2 N3] ";
    Seen seen("{rivers {" + rivers + "} hands [[] []] to_move 0}");
    EXPECT_TRUE(has(seen.rows()[11], "0.4"));
    EXPECT_TRUE(has(seen.rows()[15], "0.8"));
    EXPECT_TRUE(seen.rows()[15].ends_with("+3")) << seen.rows()[15];
    seen.scene.cursor = Spot{1, 10};
    EXPECT_TRUE(has(seen.rows()[11], "0.1["));
}

TEST(RiveroLook, TheCursorGoesThroughRiversAndSpring) {
    const Seen seen(kMiddle);
    Spot spot{2, 0};
    for (const Spot next : {Spot{1, 10}, Spot{3, 10}, Spot{3, 10}}) {
        spot = seen.look.moved(seen.position, spot, 0, -1);
        EXPECT_EQ(spot, next);
    }
    for (const Spot next : {Spot{1, 10}, Spot{1, 0}, Spot{1, 1}, Spot{1, 2}, Spot{1, 11}, Spot{1, 11}}) {
        spot = seen.look.moved(seen.position, spot, 0, 1);
        EXPECT_EQ(spot, next);
    }
    EXPECT_EQ(seen.look.moved(seen.position, {4, 1}, 1, 0), (Spot{4, 1}));
    EXPECT_EQ(seen.look.moved(seen.position, {9, 10}, 0, 1), (Spot{1, 1})) << "a river that is gone";
}

TEST(RiveroLook, PiecesAndPlacesAreThoseOfTheMoves) {
    const Seen seen(kMiddle);
    const struct {
        std::string_view move, piece;
        std::optional<Spot> spot;
    } kMoves[]{{"ocean", "", {}},
               {"column 2", "", {}},
               {"river N4 = N6", "", {}},
               {"join N7 0.1", "N7", Spot{1, 10}},
               {"join = N8 0.12", "N8", Spot{12, 10}},
               {"replace D6 1.2", "D6", Spot{2, 11}},
               {"double D7 2b", "D7", Spot{2, 1}},
               {"spring N4 3a", "N4", Spot{3, 0}},
               {"exchange N4 3c", "N4", Spot{3, 2}},
               {"ground N4", "N4", {}},
               {"tap 1.1 low", "tap", Spot{1, 11}},
               {"tap 2b", "tap", Spot{2, 1}},
               {"bridge 1.1 N5", "bridge", Spot{1, 11}},
               {"bridge joker", "", {}},
               {"sun 0", "", {}},
               {"draw N4", "N4", {}}};
    for (const auto& [move, piece, spot] : kMoves) {
        EXPECT_EQ(seen.look.piece_of(move), piece) << move;
        EXPECT_EQ(seen.look.spot_of(seen.position, move), spot) << move;
    }
    EXPECT_EQ(seen.look.move_with(seen.position, "N7", {1, 10}), "join N7 0.1");
    EXPECT_EQ(seen.look.move_with(seen.position, "D7", {2, 1}), "double D7 2b");
    EXPECT_EQ(seen.look.move_with(Seen("{phase end}").position, "D7", {2, 0}), "spring D7 2a");
    EXPECT_EQ(seen.look.move_with(seen.position, "tap", {2, 1}), "tap 2b");
    EXPECT_FALSE(read_rivero_spot("5a") || read_rivero_spot("1d") || read_rivero_spot("2.1") ||
                 read_rivero_spot("0.") || read_rivero_spot("0.0") || read_rivero_spot("joker"));
}

}  // namespace
}  // namespace cli
