// Winning, and the count when the ocean is used up.

#include <gtest/gtest.h>

#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

constexpr const char* kTwo = "0.1 [N1 N2 N3 N4 N5 N6] 0.2 [D1 D2 D3 D4 D5 D6]";

/// A position with nothing in the ocean but these cards; seat 1 holds the rest.
std::string dry(const std::string& start, const std::string& hand, const std::string& rivers,
                const std::string& ocean, const std::string& others = "") {
    std::string cards = hand + " " + ocean + " " + others + " C1 C1 C2 C2 ";
    for (const char c : rivers) cards += c == '[' || c == ']' || c == '=' ? ' ' : c;
    std::string known;
    for (std::size_t at = 0; at < cards.size();) {  // without the names of the rivers
        const std::size_t end = std::min(cards.find(' ', at), cards.size());
        const std::string word = cards.substr(at, end - at);
        if (game::read_river_card(word)) known += word + " ";
        at = end + 1;
    }
    return start + " hands [[" + hand + "] " + all_but(known) + "] rivers {" + rivers + "}";
}

TEST(RiveroEnding, RV_01_ThreeRiverosWinInStandard) {
    Play table = Play::of("phase play option ocean hands [[A6 N7] []] rivers {" + std::string(kTwo) +
                          " 0.3 [A1 A2 A3 A4 A5]}");
    EXPECT_EQ(table.play("join N7 0.1").result(), "");
    EXPECT_EQ(table.play("join A6 0.3").result(), "0 three RV-38");
    EXPECT_EQ(table.get("phase"), "");
    EXPECT_EQ(Rivero::outcome(table.state)->places[1], 2);
    EXPECT_EQ(Rivero::outcome(table.state)->points[0], 1);
    EXPECT_EQ(Rivero::why_illegal(table.state, game::Seat::player(0), Move::plain(Move::Kind::end))->code,
              "game-over");
}

TEST(RiveroEnding, RV_01_ARiverOfEightAndAnEmptyHandWinInEight) {
    const std::string rest = "phase play option ocean hands [[N8 A9] []] rivers {0.1 [N1 N2 N3 N4 N5 N6 N7]}";
    Play eight = Play::of("variant eight " + rest);
    EXPECT_EQ(eight.play("join N8 0.1").result(), "");
    EXPECT_EQ(eight.play("spring A9 1a").result(), "0 eight RV-01");
    EXPECT_EQ(Play::of(rest).play("join N8 0.1; spring A9 1a").result(), "");
    Play seven = Play::of(
        "variant eight phase play option ocean hands [[N8 A9] []] rivers {0.1 [N1 N2 N3 = N5 N6 N7]} bridges "
        "{0.1 [A1]}");
    EXPECT_EQ(seven.play("join N8 0.1; spring A9 1a").result(), "");  // bridges do not count
    Play ground = Play::of("variant eight " + rest + " groundwater [[A1] []]");
    EXPECT_EQ(ground.play("join N8 0.1; spring A9 1a").result(), "");
    Play three = Play::of("variant eight phase play option ocean hands [[A6 N7] []] rivers {" +
                          std::string(kTwo) + " 0.3 [A1 A2 A3 A4 A5]}");
    EXPECT_EQ(three.play("join A6 0.3").result(), "");
}

TEST(RiveroEnding, RV_38_GroundwaterPreventsTheWinUntilItIsEmpty) {
    Play table = Play::of("phase play option ocean hands [[A6] []] groundwater [[D9 D8] []] rivers {" +
                          std::string(kTwo) + " 0.3 [A1 A2 A3 A4 A5]}");
    EXPECT_EQ(table.play("join A6 0.3").result(), "");
    EXPECT_EQ(table.play("lift").result(), "");
    EXPECT_EQ(table.play("lift").result(), "0 three RV-38");
}

TEST(RiveroEnding, RV_38_AnEmptiedGroundwaterWinsForTheOpponentToo) {
    const std::string rivers =
        "rivers {1.1 [N1 N2 N3 N4 N5 N6] 1.2 [D1 D2 D3 D4 D5 D6] 1.3 [A1 A2 A3 A4 A5 A6]}";
    Play sun = Play::of("phase act action [{card sun} null] groundwater [[] [D9]] " + rivers);
    EXPECT_EQ(sun.play("sun 1").result(), "1 three RV-38");
    EXPECT_EQ(sun.get("to_move"), "0");
}

TEST(RiveroEnding, RV_38_AReplacedBridgeWinsForItsOwner) {
    Play table = Play::of(
        "phase choose hands [[N6] []] bridges {1.1 [A9]} "
        "rivers {1.1 [N1 N2 N3 N4 N5 = N7] 1.2 [D1 D2 D3 D4 D5 D6] 1.3 [A1 A2 A3 A4 A5 A6 A7]} groundwater "
        "[[] [C9]]");
    EXPECT_EQ(table.play("replace N6 1.1").result(), "");
    Play dissolved = Play::of(
        "phase choose hands [[N6] []] bridges {1.1 [A9]} "
        "rivers {1.1 [N2 N3 N4 N5 = N7 N8] 1.2 [D1 D2 D3 D4 D5 D6] 1.3 [A1 A2 A3 A4 A5]}");
    EXPECT_EQ(dissolved.play("replace N6 1.1").result(), "");
    Play won = Play::of(
        "phase choose hands [[N6] []] bridges {1.1 [A9]} "
        "rivers {1.1 [N2 N3 N4 N5 = N7] 1.2 [D1 D2 D3 D4 D5 D6] 1.3 [A1 A2 A3 A4 A5 A6]}");
    EXPECT_EQ(won.play("replace N6 1.1").result(), "1 three RV-38");
}

TEST(RiveroEnding, RV_38_ThePlayerToMoveComesFirst) {
    // Both have three Riveros; seat 0's sun empties the other pile while its own is empty already only after
    // it.
    const std::string rivers =
        "rivers {0.1 [N1 N2 N3 N4 N5 N6] 0.2 [D1 D2 D3 D4 D5 D6] 0.3 [A1 A2 A3 A4 A5] "
        "1.1 [N1 N2 N3 N4 N5 = N7] 1.2 [D1 D2 D3 D4 D5 D6] 1.3 [A1 A2 A3 A4 A5 A6]}";
    Play table = Play::of(
        "attach_to any phase choose hands [[N6 A6] []] bridges {1.1 [C9]} groundwater [[] [C10]] " + rivers);
    table.play("replace N6 1.1");
    EXPECT_EQ(table.result(), "");
    table.state.ground_size = {};  // were the pile empty now, both would have won
    table.state.phase = Phase::over;
    EXPECT_EQ(table.result(), "1 three RV-38");
    table.state.rivers[2].places |= bit_of(6);
    EXPECT_EQ(table.result(), "0 three RV-38");
    table.state.to_move = 1;
    EXPECT_EQ(table.result(), "1 three RV-38");
}

TEST(RiveroEnding, RV_38_ARefillThatEmptiesTheGroundwaterWins) {
    Play tap =
        Play::of("phase act action [{card tap} null] groundwater [[D9] []] rivers {" + std::string(kTwo) +
                 " 0.3 [A1 A2 A3 A4 A5 A6]} spring {1a [D7] 1b [C1] 2b [C1] 3b [C2] 4b [C2]}");
    EXPECT_EQ(tap.play("tap 1a").result(), "0 three RV-38");
}

TEST(RiveroEnding, RV_39_TheHandMayBeAnythingInStandard) {
    Play table = Play::of("phase play option ocean hands [[A6 C5 C6 C9 C10 D9 D10 N9] []] rivers {" +
                          std::string(kTwo) + " 0.3 [A1 A2 A3 A4 A5]}");
    EXPECT_EQ(table.play("join A6 0.3").result(), "0 three RV-38");
}

TEST(RiveroEnding, RV_40_ALostRiveroMustBeMadeAgain) {
    Play table = Play::of("phase act to_move 1 action [null {card bridge}] groundwater [[D9] []] rivers {" +
                          std::string(kTwo) + " 0.3 [A1 A2 A3 A4 A5 A6]}");
    table.play("bridge 0.3 A3; draw C9; end; ocean; draw C8; lift");
    EXPECT_EQ(table.result(), "");  // two and five cards
    Play again = Play::of("phase play option ocean hands [[A3] []] bridges {0.3 [C9]} rivers {" +
                          std::string(kTwo) + " 0.3 [A1 A2 = A4 A5 A6]}");
    EXPECT_EQ(again.play("replace A3 0.3").result(), "0 three RV-38");
}

TEST(RiveroEnding, RV_41_TheTurnThatUsesUpTheOceanIsFinishedAndThenRiversAreCounted) {
    Play table = Play::of(dry("phase choose", "N4 N8", "0.1 [N1 N2 N3] 1.1 [D1 D2 D3]", "N5"));
    table.play("ocean; draw N5");
    EXPECT_EQ(table.events(), "rivero.last-turn RV-41");
    EXPECT_EQ(table.result(), "");
    table.play("join N4 0.1");
    EXPECT_EQ(table.play("end").result(), "0 count RV-41");
    EXPECT_EQ(table.get("to_move"), "0");
    EXPECT_EQ(Rivero::scores(table.state)[0], 4);
    EXPECT_EQ(Rivero::scores(table.state)[1], 3);
}

TEST(RiveroEnding, RV_41_GroundwaterCountsAgainstItsOwner) {
    Play table = Play::of(dry("phase choose groundwater [[A9 A8] []]", "N8",
                              "0.1 [N1 N2 N3 N4] 1.1 [D1 D2 D3]", "N5", "A9 A8"));
    EXPECT_EQ(table.play("ocean; draw N5; end").result(), "1 count RV-41");
    EXPECT_EQ(Rivero::scores(table.state)[0], 2);
}

TEST(RiveroEnding, RV_41_WithTheOptionTheCountIsMadeAtOnce) {
    Play table =
        Play::of(dry("ocean_end at_once phase choose", "N4", "0.1 [N1 N2 N3] 1.1 [D1 D2 D3 D4]", "N5"));
    table.play("ocean; draw N5");
    EXPECT_EQ(table.result(), "1 count RV-41");
    EXPECT_EQ(table.events(), "");
}

TEST(RiveroEnding, RV_41_AWinComesBeforeTheCount) {
    Play table = Play::of(
        dry("ocean_end at_once phase act action [{card tap} null] groundwater [[] []]", "",
            "0.1 [N1 N2 N3] 1.1 [D1 D2 D3 D4 D5 D6] 1.2 [N1 N2 N3 N4 N5 N6] 1.3 [A1 A2 A3 A4 A5]", "N9"));
    EXPECT_EQ(table.play("tap 1b; draw N9").result(), "1 count RV-41");
    Play won = Play::of("ocean_end at_once phase play option ocean hands [[A6] []] rivers {" +
                        std::string(kTwo) + " 0.3 [A1 A2 A3 A4 A5]}");
    EXPECT_EQ(won.play("join A6 0.3").result(), "0 three RV-38");
}

TEST(RiveroEnding, RV_42_AnEqualCountIsADraw) {
    Play table = Play::of(dry("phase choose", "N8", "0.1 [N1 N2 N3] 1.1 [D1 D2 D3]", "N5"));
    EXPECT_EQ(table.play("ocean; draw N5; end").result(), "- count RV-42");
    EXPECT_EQ(Rivero::outcome(table.state)->places[0], 1);
    EXPECT_EQ(Rivero::outcome(table.state)->places[1], 1);
    EXPECT_EQ(Rivero::outcome(table.state)->points[0], 0);
}

TEST(RiveroEnding, RV_43_MissingCardsAreNotDrawn) {
    Play sun = Play::of(dry("phase act action [{card sun} null]", "", "0.1 [N1 N2 N3]", "N5"));
    sun.play("sun ocean; draw N5");
    EXPECT_EQ(sun.get("action"), "[{card sun open [N5]} null]");
    EXPECT_EQ(sun.get("phase"), "end");
    EXPECT_EQ(sun.play("end").result(), "0 count RV-41");
    Play extra = Play::of(dry("phase choose", "A1", "0.1 [N1 N2 N3]", "N5"));
    extra.play("ocean; draw N5; double A1 1b");
    EXPECT_EQ(extra.refusal("extra"), "rivero.ocean-empty RV-43");
    EXPECT_EQ(extra.moves("extra"), "");
}

TEST(RiveroEnding, RV_47_OnlyCardsInOwnRiversCount) {
    Play table = Play::of(dry("phase choose action [{card sun open [A1 A2]} null]", "N4 N5",
                              "0.1 [N1 N2 N3] 1.1 [D1 D2 = D4]", "N8", "A1 A2 A9") +
                          " bridges {1.1 [A9]}");
    table.play("ocean; draw N8; end");
    EXPECT_EQ(Rivero::scores(table.state)[0], 3);
    EXPECT_EQ(Rivero::scores(table.state)[1], 3);
    EXPECT_EQ(table.result(), "- count RV-42");
}

}  // namespace

}  // namespace games::rivero
