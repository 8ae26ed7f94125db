// The end of a turn: spring, exchange, groundwater.

#include <gtest/gtest.h>

#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

constexpr const char* kFull =
    " spring {1a [D3] 1b [C1] 1c [D4] 2a [D5] 2b [C1] 2c [D6] 3a [D7] 3b [C2] 3c [D8] 4a [D9] 4b [C2 A2] 4c "
    "[D10]} ";

Play playing(const std::string& rest) { return Play::of("phase play option ocean " + rest); }

/// What may be played besides the many places for a card.
std::string ends(const Play& table) {
    std::string all;
    for (const char* kind : {"spring", "exchange", "ground", "lift", "end"})
        if (!table.moves(kind).empty()) all += std::string(all.empty() ? "" : " ") + kind;
    return all;
}

TEST(RiveroEndStep, RV_32_WithSixCardsOneMustGoIntoTheSpringBelowSixItMay) {
    EXPECT_EQ(ends(playing("hands [[N1 N2 N4 N5 N7] []]")), "spring end");
    const Play six = playing("hands [[N1 N2 N4 N5 N7 N8] []] groundwater [[A1] []]");
    EXPECT_EQ(ends(six), "spring");
    for (const char* late : {"end", "lift", "ground N1"})
        EXPECT_EQ(six.refusal(late), "rivero.spring-first RV-32 cards=6") << late;
    Play done = six;
    EXPECT_EQ(ends(done.play("spring N1 1a")), "lift end");
    EXPECT_EQ(done.get("done"), "spring");
    EXPECT_EQ(done.refusal("spring N2 2a"), "rivero.spring-done RV-32");
    EXPECT_EQ(done.refusal("take"), "rivero.turn-ending RV-32");
    EXPECT_EQ(done.refusal("river N1 N2 N3"), "rivero.turn-ending RV-32");
}

TEST(RiveroEndStep, RV_32_WithTheOptionTheDutyBeginsAtSeven) {
    EXPECT_EQ(ends(playing("spring_duty seven hands [[N1 N2 N4 N5 N7 N8] []]")), "spring end");
    EXPECT_EQ(ends(playing("spring_duty seven hands [[N1 N2 N4 N5 N7 N8 N10] []]")), "spring");
}

TEST(RiveroEndStep, RV_32_NoJoinAfterTheSpringAndNoSpringAfterTheGroundwater) {
    Play table = playing("hands [[N4 N8] []] rivers {0.1 [N1 N2 N3]} groundwater [[A1] []]");
    Play lifted = table;
    table.play("spring N8 1a");
    EXPECT_EQ(table.refusal("join N4 0.1"), "rivero.turn-ending RV-32");
    lifted.play("lift");
    EXPECT_EQ(lifted.refusal("spring N4 1a"), "rivero.spring-late RV-32");
    EXPECT_EQ(lifted.refusal("join N4 0.1"), "rivero.turn-ending RV-32");
    EXPECT_EQ(ends(lifted), "end");
}

TEST(RiveroEndStep, RV_33_InAFullSpringACardMayBeExchangedForOneOfEqualValue) {
    Play table = playing("hands [[N3 A4 D4 N2 N1] []]" + std::string(kFull));
    EXPECT_EQ(
        table.moves("exchange"),
        "exchange N1 1b, exchange N1 2b, exchange N2 3b, exchange N2 4b, exchange N3 1a, exchange A4 1c");
    EXPECT_EQ(table.moves("spring"), "");
    EXPECT_EQ(table.refusal("exchange D4 1c"), "rivero.same-river RV-33 river=river-danube value=4 place=1c");
    EXPECT_EQ(table.refusal("exchange A4 1a"),
              "rivero.other-value RV-33 river=river-amazon value=4 place=1a");
    EXPECT_EQ(table.refusal("exchange N4 1c"), "rivero.not-in-hand RV-33 river=river-nile value=4");
    EXPECT_EQ(table.refusal("spring N3 1a"), "rivero.place-taken RV-05 place=1a");
    table.play("exchange N2 4b");
    EXPECT_EQ(table.get("hands"), "[[N1 N3 D4 A2 A4] []]");
    EXPECT_NE(table.get("spring").find("4b [C2 N2]"), std::string::npos);  // the covered card stays
    EXPECT_EQ(table.refusal("exchange N3 1a"), "rivero.exchange-done RV-33");
    EXPECT_EQ(playing("hands [[A1] []]").refusal("exchange A1 1b"), "rivero.spring-not-full RV-33");
}

TEST(RiveroEndStep, RV_33_WhoExchangesSkipsTheSixCardRuleWhoDoesNotFollowsIt) {
    const Play table = playing("hands [[N3 N5 N6 N7 N9 N10 A1 A8] []]" + std::string(kFull));
    EXPECT_EQ(ends(table), "exchange ground");
    EXPECT_EQ(table.refusal("end"), "rivero.ground-first RV-34 cards=8");
    Play exchanged = table, grounded = table;
    exchanged.play("exchange N3 1a");
    EXPECT_EQ(ends(exchanged), "end");
    EXPECT_EQ(exchanged.refusal("ground N5"), "rivero.exchanged RV-33");
    grounded.play("ground N5");
    EXPECT_EQ(ends(grounded), "end");
    EXPECT_EQ(grounded.refusal("exchange N3 1a"), "rivero.spring-late RV-32");
}

TEST(RiveroEndStep, RV_33_ACardMayComeOntoItsEqualByAnExchange) {
    Play table = playing(
        "hands [[N2] []] spring {1a [D3] 1b [C1] 1c [D4] 2a [D5] 2b [C1] 2c [D6] 3a [D7] 3b [C3] 3c [D8] "
        "4a [D9] 4b [N2 A2] 4c [D10]}");
    table.play("exchange N2 4b");
    EXPECT_NE(table.get("spring").find("4b [N2 N2]"), std::string::npos);
}

TEST(RiveroEndStep, RV_34_WithMoreThanSixExactlyOneCardGoesFaceDownToTheGroundwater) {
    Play table = playing("hands [[N1 N2 N4 N5 N7 N8 N10 A1 A2 A4] []]");
    table.play("spring N1 1a");
    EXPECT_EQ(ends(table), "ground");
    EXPECT_EQ(table.refusal("end"), "rivero.ground-first RV-34 cards=9");
    EXPECT_EQ(table.refusal("ground D1"), "rivero.not-in-hand RV-34 river=river-danube value=1");
    table.play("ground N2");
    EXPECT_EQ(table.get("groundwater"), "[[N2] []]");
    EXPECT_EQ(table.refusal("ground N4"), "rivero.grounded RV-34");
    EXPECT_EQ(ends(table), "end");
    EXPECT_EQ(playing("hands [[N1] []]").refusal("ground N1"), "rivero.hand-small RV-34 cards=1");
}

TEST(RiveroEndStep, RV_34_ItHoldsAfterAnActionToo) {
    Play table = Play::of("phase act action [{card sun} null] hands [[N1 N2 N4 N5 N7 N8 N10] []]");
    table.play("sun ocean; draw D1; draw D2");
    EXPECT_EQ(ends(table), "ground");
    EXPECT_EQ(ends(table.play("ground N1")), "end");
}

TEST(RiveroEndStep, RV_35_AHandOfMoreThanSixIsLegal) {
    Play table = playing("hands [[N1 N2 N4 N5 N7 N8 N10 A1 A2] []]");
    table.play("spring N1 1a; ground N2; end");
    EXPECT_EQ(table.get("hands"), "[[N4 N5 N7 N8 N10 A1 A2] []]");
}

TEST(RiveroEndStep, RV_36_WithFewerThanSixTheGroundwaterMayBeLiftedTopFirstUpToSix) {
    Play table = playing("hands [[N1 N2 N4 N5] []] groundwater [[A1 A2 A3] [D1]]");
    EXPECT_EQ(ends(table), "spring lift end");
    table.play("lift");
    EXPECT_EQ(table.get("hands"), "[[N1 N2 N4 N5 A3] []]");
    EXPECT_EQ(table.events_for(0), "rivero.lifted RV-36 seat=0 river=river-amazon value=3");
    EXPECT_EQ(table.events(), "");
    table.play("lift");
    EXPECT_EQ(table.refusal("lift"), "rivero.hand-full RV-36 cards=6");
    EXPECT_EQ(ends(table), "end");
    EXPECT_EQ(table.get("groundwater"), "[[A1] [D1]]");
    EXPECT_EQ(playing("groundwater [[] [D1]]").refusal("lift"), "rivero.ground-empty RV-36 seat=0");
}

TEST(RiveroEndStep, RV_36_AfterAnExchangeOrAnActionItMayBeLiftedToo) {
    Play table = playing("hands [[N3] []] groundwater [[A1] []]" + std::string(kFull));
    EXPECT_EQ(ends(table.play("exchange N3 1a")), "lift end");
    Play action = Play::of("phase act action [{card sun} null] groundwater [[A1] []]");
    EXPECT_EQ(ends(action.play("sun ocean; draw D1; draw D2")), "lift end");
}

TEST(RiveroEndStep, RV_36_ByOptionItMayBeLiftedAtAnyTimeOfTheTurn) {
    constexpr std::string_view kCards = " hands [[N1 N2 N4 N5] []] groundwater [[A1 A2 A3] []] ";
    const Play before = Play::of("phase choose" + std::string(kCards));
    EXPECT_EQ(before.refusal("lift"), "rivero.choose-first RV-07");
    Play table = Play::of("phase choose take_groundwater turn" + std::string(kCards));
    table.play("lift; ocean; draw D1");
    EXPECT_EQ(table.get("hands"), "[[N1 N2 N4 N5 D1 A3] []]");
    EXPECT_EQ(table.refusal("lift"), "rivero.spring-first RV-32 cards=6");
    table.play("spring N1 1a");
    EXPECT_EQ(ends(table), "lift end");
    table.play("lift; end");
    EXPECT_EQ(table.get("groundwater"), "[[A1] []]");
    EXPECT_EQ(table.get("to_move"), "1");
}

TEST(RiveroEndStep, RV_36_ByOptionLiftingClosesNothing) {
    Play table = playing("take_groundwater turn hands [[N1 N2] []] groundwater [[A1 A2] []]");
    table.play("lift");
    EXPECT_EQ(table.get("phase"), "play");
    EXPECT_EQ(ends(table), "spring lift end");
    Play acting = Play::of("take_groundwater turn phase act action [{card sun} null] groundwater [[A1] []]");
    EXPECT_EQ(acting.refusal("lift"), "rivero.do-action RV-21 action=action-sun");
}

TEST(RiveroEndStep, RV_36_ByOptionTheLastGroundwaterLiftedInATurnCanWin) {
    Play table = Play::of(
        "phase choose take_groundwater turn groundwater [[A9] []] rivers {0.1 [N1 N2 N3 N4 N5 N6]"
        " 0.2 [A1 A2 A3 A4 A5 A6] 0.3 [D1 D2 D3 D4 D5 D6]}");
    EXPECT_EQ(table.play("lift").result(), "0 three RV-38");
}

TEST(RiveroEndStep, RV_37_TheGroundwaterIsAFaceDownPileLastInFirstOut) {
    Play table = playing("hands [[N1 N2 N4 N5 N7 N8 N10 A1] []] groundwater [[D1] []]");
    table.play("spring N1 1a");
    const Move ground = *Rivero::read_move(table.state, "ground N2");
    EXPECT_EQ(Rivero::write_move(table.state, game::Seat::player(0), ground, eyes_of(1)), "ground ?");
    EXPECT_EQ(Rivero::write_move(table.state, game::Seat::player(0), ground, kSpectator), "ground ?");
    EXPECT_EQ(Rivero::write_move(table.state, game::Seat::player(0), ground, eyes_of(0)), "ground N2");
    table.play("ground N2");
    EXPECT_EQ(table.get("groundwater"), "[[D1 N2] []]");
    EXPECT_EQ(table.get("groundwater", eyes_of(0)), "[[D1 N2] []]");
    EXPECT_EQ(table.get("groundwater", eyes_of(1)), "[[? ?] []]");
    Play lifted = playing("groundwater [[D1 N2] []]");
    EXPECT_EQ(lifted.play("lift").get("hands"), "[[N2] []]");
}

TEST(RiveroEndStep, TheTurnPassesAndForgets) {
    Play table = playing("hands [[A1 N4] []] rivers {0.1 [N1 N2 N3]}");
    table.play("double A1 1b; end");
    EXPECT_EQ(table.get("phase"), "choose");
    EXPECT_EQ(table.get("to_move"), "1");
    EXPECT_EQ(table.get("doubled") + table.get("extra") + table.get("done"), "");
}

}  // namespace

}  // namespace games::rivero
