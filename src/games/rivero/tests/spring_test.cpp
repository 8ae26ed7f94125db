// Option 1's doubling, option 2, and how the spring is refilled.

#include <gtest/gtest.h>

#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

/// Column 1 is D7, N6, A1 from seat 0's side.
constexpr const char* kSpring = " spring {1a [D7] 1b [N6] 1c [A1] 2b [C1] 3b [C2] 4b [C2]} ";

Play choosing(const std::string& rest) { return Play::of("phase choose " + rest); }

TEST(RiveroSpring, RV_05_ACardGoesToAnyEmptyOuterPlaceOfEitherRow) {
    Play table = Play::of(
        "phase play option ocean hands [[N4] []] spring {1b [C1] 1a [D9] 2b [C1] 2c [D8] 3b [C2] 4b [C2]}");
    EXPECT_EQ(table.moves("spring"),
              "spring N4 1c, spring N4 2a, spring N4 3a, spring N4 3c, spring N4 4a, spring N4 4c");
    EXPECT_EQ(table.refusal("spring N4 1a"), "rivero.place-taken RV-05 place=1a");
    EXPECT_EQ(table.refusal("spring N4 1b"), "rivero.middle-place RV-05 place=1b");
    EXPECT_EQ(table.refusal("spring N5 3a"), "rivero.not-in-hand RV-32 river=river-nile value=5");
    table.play("spring N4 1c");
    EXPECT_EQ(table.get("spring"), "{1a [D9] 1b [C1] 1c [N4] 2b [C1] 2c [D8] 3b [C2] 4b [C2]}");
}

TEST(RiveroSpring, RV_14_DoublingIsOnASingleCardOfEqualValueAndAnotherRiver) {
    Play table = Play::of(
        "phase play option ocean hands [[A1 C1 N2 D2 N3] []] "
        "spring {1b [C1] 2b [D1] 3b [C2 A2] 4b [C2]}");
    EXPECT_EQ(table.moves("double"), "double N2 4b, double C1 2b, double D2 4b, double A1 1b, double A1 2b");
    EXPECT_EQ(table.refusal("double C1 1b"), "rivero.same-river RV-14 river=river-colorado value=1 place=1b");
    EXPECT_EQ(table.refusal("double N3 1b"), "rivero.other-value RV-14 river=river-nile value=3 place=1b");
    EXPECT_EQ(table.refusal("double N2 3b"), "rivero.place-double RV-14 place=3b");
    EXPECT_EQ(table.refusal("double N2 1a"), "rivero.place-empty RV-14 place=1a");
    EXPECT_EQ(table.refusal("double A2 4b"), "rivero.not-in-hand RV-14 river=river-amazon value=2");
    table.play("double A1 1b");
    EXPECT_EQ(table.get("spring"), "{1b [C1 A1] 2b [D1] 3b [C2 A2] 4b [C2]}");
    EXPECT_EQ(table.refusal("double N2 4b"), "rivero.doubled RV-14");
    EXPECT_EQ(table.moves("double"), "");
}

TEST(RiveroSpring, RV_14_DirectlyAfterDoublingOneMoreCardMayBeDrawn) {
    Play table = Play::of("phase play option ocean hands [[A1 N4] []] rivers {0.1 [N1 N2 N3]}");
    EXPECT_EQ(table.refusal("extra"), "rivero.no-extra RV-14");
    table.play("double A1 1b");
    Play declined = table;
    declined.play("join N4 0.1");
    EXPECT_EQ(declined.refusal("extra"), "rivero.no-extra RV-14");
    table.play("extra");
    EXPECT_EQ(table.get("draw"), "extra");
    table.play("draw D9");
    EXPECT_EQ(table.get("hands"), "[[N4 D9] []]");
    EXPECT_EQ(table.get("doubled"), "true");
    EXPECT_EQ(table.refusal("extra"), "rivero.no-extra RV-14");
    EXPECT_EQ(table.refusal("double D9 1b"), "rivero.doubled RV-14");
    EXPECT_EQ(table.play("join N4 0.1; end; ocean; draw D1; end; ocean; draw D2").get("doubled"), "");
}

TEST(RiveroSpring, RV_15_OptionTwoNeedsTheFlaskAtARiverThreeCardsAndAUse) {
    const std::string river = "rivers {0.1 [N3 N4 N5]} ";
    EXPECT_EQ(choosing(river + kSpring).refusal("column 1"), "rivero.flask-free RV-15");
    const Play table = choosing(river + "flask [\"0.1\" null]" + kSpring);
    EXPECT_EQ(table.moves("column"), "column 1");
    EXPECT_EQ(table.refusal("column 2"), "rivero.column-short RV-15 column=2");
    const Play useless = choosing("rivers {0.1 [N1 N2 N3]} flask [\"0.1\" null]" + std::string(kSpring));
    EXPECT_EQ(useless.refusal("column 1"), "rivero.column-useless RV-15 column=1");
    EXPECT_EQ(useless.moves("column"), "");
    // The opponent's flask is of no use.
    EXPECT_EQ(choosing("rivers {0.1 [N3 N4 N5] 1.1 [D1 D2 D3]} flask [null \"1.1\"]" + std::string(kSpring))
                  .refusal("column 1"),
              "rivero.flask-free RV-15");
}

/// Whether column 1 (D7, N6, A1) may be taken; the flask lies at C6-C7-C8.
bool may_take(const std::string& hand, const std::string& rivers, const std::string& more = "") {
    return choosing("hands [[" + hand + "] []] rivers {0.9 [C6 C7 C8] " + rivers + "} flask [\"0.9\" null] " +
                    more + kSpring)
        .refusal("column 1")
        .empty();
}

TEST(RiveroSpring, RV_15_ACardCanBeUsedInANewRiver) {
    EXPECT_FALSE(may_take("", ""));
    EXPECT_TRUE(may_take("D8 D9", ""));
    EXPECT_TRUE(may_take("D6 D8", ""));
    EXPECT_TRUE(may_take("D5 D6", ""));
    EXPECT_FALSE(may_take("D8 D10", ""));
    EXPECT_FALSE(may_take("D1 D2 D3", ""));                                  // without a card of the column
    EXPECT_FALSE(may_take("D8", "", "action [{card sun open [D9]} null]"));  // not taken yet
}

TEST(RiveroSpring, RV_15_ACardCanBeUsedWithTheJoker) {
    const std::string joker = "action [{card bridge joker C10} null]";
    EXPECT_TRUE(may_take("D9", "", joker));
    EXPECT_TRUE(may_take("D5", "", joker));
    EXPECT_TRUE(may_take("D8 D10", "", joker));
    EXPECT_TRUE(may_take("D6 D4", "", joker));
    EXPECT_TRUE(may_take("D5 D4", "", joker));
    EXPECT_TRUE(may_take("N8 N9", "", joker));
    EXPECT_FALSE(may_take("D10 D4", "", joker));
    EXPECT_TRUE(may_take("", "0.1 [D3 D4 D5]", joker));
    EXPECT_FALSE(may_take("", "0.1 [D2 D3 D4]", joker));
    EXPECT_FALSE(may_take("D9", "", "action [null {card bridge joker C10}]"));  // the other's
}

TEST(RiveroSpring, RV_15_ACardCanBeUsedAtARiverOrForABridge) {
    EXPECT_TRUE(may_take("", "0.1 [N7 N8 N9]"));
    EXPECT_FALSE(may_take("", "1.1 [N7 N8 N9]"));
    EXPECT_TRUE(may_take("", "1.1 [N7 N8 N9]", "attach_to any"));
    EXPECT_TRUE(may_take("", "0.1 [N5 = N7]", "bridges {0.1 [A9]}"));
    EXPECT_FALSE(may_take("", "1.1 [N5 = N7]", "bridges {1.1 [A9]}"));
    EXPECT_FALSE(may_take("", "1.1 [N5 = N7]", "bridges {1.1 [A9]} attach_to any"));  // a bridge stays RV-17
}

TEST(RiveroSpring, RV_16_ThreeCardsComeToTheHandCoveredOnesToTheOpponentAndTheFlaskBack) {
    Play table = choosing(
        "hands [[] [A5]] rivers {0.1 [N3 N4 N5]} flask [\"0.1\" null] "
        "spring {1a [D7] 1b [D6 N6] 1c [C1 A1] 2b [C1] 3b [C2] 4b [C2]}");
    table.play("column 1");
    EXPECT_EQ(table.get("hands"), "[[N6 D7 A1] [C1 D6 A5]]");
    EXPECT_EQ(table.events(),
              "rivero.covered RV-16 seat=1 river=river-danube value=6\n"
              "rivero.covered RV-16 seat=1 river=river-colorado value=1");
    EXPECT_EQ(table.get("spring"), "{2b [C1] 3b [C2] 4b [C2]}");
    EXPECT_EQ(table.get("flask"), "[null null]");
    EXPECT_EQ(table.get("unused"), "[N6 D7 A1]");
    EXPECT_EQ(table.get("draw"), "\"column 1\"");
    table.play("draw A9");
    EXPECT_EQ(table.get("spring"), "{1b [A9] 2b [C1] 3b [C2] 4b [C2]}");
    EXPECT_EQ(table.get("option"), "column");
}

TEST(RiveroSpring, RV_17_TheFirstUseIsOfACardOfTheColumn) {
    Play table = choosing(
        "hands [[N2 D8 C9 D4 D5 D6] []] rivers {0.1 [N3 N4 N5] 0.2 [C6 C7 C8] 1.1 [A2 = A4]} "
        "bridges {1.1 [C10]} flask [\"0.1\" null]" +
        std::string(kSpring));
    table.play("column 1; draw A9");
    EXPECT_EQ(table.moves("river"),
              "river D4 D5 D6 D7, river D4 D5 D6 D7 D8, river D5 D6 D7, river D5 D6 D7 D8, river D6 D7 D8");
    EXPECT_EQ(table.moves("join"), "join N6 0.1");
    EXPECT_EQ(table.refusal("join N2 0.1"), "rivero.use-first RV-17");
    EXPECT_EQ(table.refusal("join C9 0.2"), "rivero.use-first RV-17");
    for (const char* end : {"spring N2 1a", "ground N2", "lift", "end", "exchange N2 1b"})
        EXPECT_EQ(table.refusal(end), "rivero.use-before-end RV-17") << end;
    table.play("join N6 0.1");
    EXPECT_EQ(table.get("unused"), "[D7 A1]");
    EXPECT_EQ(table.moves("join"), "join N2 0.1, join C9 0.2");
    EXPECT_EQ(table.refusal("spring N2 1a"), "");
}

TEST(RiveroSpring, RV_17_EveryNewRiverNeedsACardOfTheColumnThatIsUnused) {
    Play table =
        choosing("hands [[D5 D6 N4 N5 A2 A3 D1 D2 D3] []] rivers {0.9 [C6 C7 C8]} flask [\"0.9\" null]" +
                 std::string(kSpring));
    table.play("column 1; draw A9; river D5 D6 D7");
    EXPECT_EQ(table.get("flask"), "[null null]");  // without the flask
    EXPECT_EQ(table.refusal("river D1 D2 D3"), "rivero.without-column RV-17");
    table.play("river N4 N5 N6; river A1 A2 A3");
    EXPECT_EQ(table.moves("river"), "");
    EXPECT_EQ(table.get("unused"), "");
    EXPECT_EQ(table.get("rivers"), "{0.9 [C6 C7 C8] 0.10 [D5 D6 D7] 0.11 [N4 N5 N6] 0.12 [A1 A2 A3]}");
}

TEST(RiveroSpring, RV_17_AJokerInTheColumnsPlaceDoesNotUseIt) {
    Play table = choosing(
        "hands [[D6 D8 D9] []] rivers {0.9 [C6 C7 C8]} flask [\"0.9\" null] "
        "action [{card bridge joker C10} null]" +
        std::string(kSpring));
    table.play("column 1; draw A9");
    EXPECT_EQ(table.refusal("river D6 = D8"), "rivero.without-column RV-17");
    EXPECT_EQ(table.moves("river"),
              "river D6 D7 D8, river D6 D7 D8 D9, river D6 D7 = D9, river D7 D8 D9, river D7 = D9");
}

TEST(RiveroSpring, RV_17_ABridgeIsAUseOnlyInAnOwnRiver) {
    const std::string rest =
        "hands [[N2] []] rivers {0.1 [N5 = N7] 0.9 [C6 C7 C8] 1.1 [D6 = D8]} bridges {0.1 [C10] 1.1 [C9]} "
        "flask [\"0.9\" null]" +
        std::string(kSpring);
    Play table = choosing(rest);
    table.play("column 1; draw A9");
    EXPECT_EQ(table.moves("replace"), "replace N6 0.1");
    EXPECT_EQ(table.refusal("replace D7 1.1"), "rivero.use-first RV-17");
    table.play("replace N6 0.1");
    EXPECT_EQ(table.refusal("replace D7 1.1"), "");
    EXPECT_EQ(table.play("replace D7 1.1").get("unused"), "[A1]");
    Play any = choosing("attach_to any " + rest);
    EXPECT_EQ(any.play("column 1; draw A9").refusal("replace D7 1.1"), "rivero.use-first RV-17");
}

TEST(RiveroSpring, RV_17_WithTheOptionAJoinToAnyRiverIsAUse) {
    Play table =
        choosing("attach_to any hands [[N2] []] rivers {0.9 [C6 C7 C8] 1.1 [N3 N4 N5]} flask [\"0.9\" null]" +
                 std::string(kSpring));
    table.play("column 1; draw A9");
    EXPECT_EQ(table.moves("join"), "join N6 1.1");
    EXPECT_EQ(table.refusal("join N2 1.1"), "rivero.use-first RV-17");
    EXPECT_EQ(table.play("join N6 1.1").refusal("end"), "");
}

TEST(RiveroSpring, RV_17_OfTwoEqualCardsTheColumnsIsUsedFirst) {
    Play table =
        choosing("hands [[N6 N7 N8] []] rivers {0.1 [N3 N4 N5]} flask [\"0.1\" null]" + std::string(kSpring));
    table.play("column 1; draw A9; join N6 0.1");
    EXPECT_EQ(table.get("unused"), "[D7 A1]");
    EXPECT_EQ(table.refusal("river N6 N7 N8"), "rivero.without-column RV-17");
}

TEST(RiveroSpring, RV_17_TakingCardsIsNoUseAndMayComeFirst) {
    Play table = choosing("rivers {0.1 [N3 N4 N5]} flask [\"0.1\" null] action [{card sun open [N2]} null]" +
                          std::string(kSpring));
    table.play("column 1; draw A9; take");
    EXPECT_EQ(table.refusal("end"), "rivero.use-before-end RV-17");
    EXPECT_EQ(table.refusal("join N2 0.1"), "rivero.use-first RV-17");
}

TEST(RiveroSpring, RV_18_AfterOptionTwoThereIsNoDoublingAndNoExtraCard) {
    Play table =
        choosing("hands [[A2] []] rivers {0.1 [N3 N4 N5]} flask [\"0.1\" null]" + std::string(kSpring));
    table.play("column 1; draw A9; join N6 0.1");
    EXPECT_EQ(table.refusal("double A2 3b"), "rivero.no-doubling RV-18");
    EXPECT_EQ(table.refusal("extra"), "rivero.no-doubling RV-18");
    EXPECT_EQ(table.moves("double"), "");
}

TEST(RiveroSpring, RV_19_TheOuterPlacesAreRefilledFromTheOwnGroundwaterTheOwnSideFirst) {
    const auto refilled = [](int seat, const std::string& ground) {
        const std::string name = std::to_string(seat) + ".1";
        Play table =
            choosing("to_move " + std::to_string(seat) + " rivers {" + name + " [N3 N4 N5]} flask " +
                     (seat == 0 ? "[\"0.1\" null]" : "[null \"1.1\"]") + " groundwater " + ground + kSpring);
        table.play("column 1; draw A9");
        return table.get("spring") + " " + table.get("groundwater");
    };
    const std::string rest = " 2b [C1] 3b [C2] 4b [C2]} ";
    EXPECT_EQ(refilled(0, "[[D1] [D2]]"), "{1a [D1] 1b [A9]" + rest + "[[] [D2]]");
    EXPECT_EQ(refilled(1, "[[D1] [D2]]"), "{1b [A9] 1c [D2]" + rest + "[[D1] []]");
    EXPECT_EQ(refilled(0, "[[D1 D2 D3] []]"), "{1a [D3] 1b [A9] 1c [D2]" + rest + "[[D1] []]");
    EXPECT_EQ(refilled(1, "[[] [D1 D2 D3]]"), "{1a [D2] 1b [A9] 1c [D3]" + rest + "[[] [D1]]");
    EXPECT_EQ(refilled(0, "[[] [D2]]"), "{1b [A9]" + rest + "[[] [D2]]");
}

TEST(RiveroSpring, RV_19_WhatComesFromTheGroundwaterIsToldToAll) {
    Play table =
        choosing("rivers {0.1 [N3 N4 N5]} flask [\"0.1\" null] groundwater [[D1] []]" + std::string(kSpring));
    EXPECT_EQ(table.play("column 1; draw A9").events(),
              "rivero.refilled RV-19 seat=0 place=1a river=river-danube value=1");
}

/// Example 2 of the rulebook.
TEST(RiveroSpring, RV_16_DonauOneAndThreeWithTheColumnMakeARiverWithoutTheFlask) {
    Play table = choosing(
        "hands [[D1 D3] []] rivers {0.1 [A4 A5 A6]} flask [\"0.1\" null] "
        "spring {1a [N8] 1b [D2] 1c [D4] 2b [C1] 3b [C2] 4b [C2]}");
    table.play("column 1; draw A9; river D1 D2 D3 D4");
    EXPECT_EQ(table.get("rivers"), "{0.1 [A4 A5 A6] 0.2 [D1 D2 D3 D4]}");
    EXPECT_EQ(table.get("flask"), "[null null]");
    EXPECT_EQ(table.get("hands"), "[[N8] []]");
}

}  // namespace

}  // namespace games::rivero
