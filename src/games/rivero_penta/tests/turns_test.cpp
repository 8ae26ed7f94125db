// The ocean, the full field and the end: RP-41 to RP-45, and giving up at a table.

#include <gtest/gtest.h>

#include <map>

#include "game/match.h"
#include "games/catalog.h"
#include "games/rivero_penta/rules.h"
#include "games/rivero_penta/table.h"
#include "games/rivero_penta/tests/play.h"

namespace games::rivero_penta {

namespace {

/// All cards of the box but those named.
std::string all_but(std::string_view named) {
    std::map<std::string, int> used;
    for (std::size_t at = 0; at < named.size();) {
        const std::size_t end = std::min(named.find(' ', at), named.size());
        ++used[std::string(named.substr(at, end - at))];
        at = end + 1;
    }
    std::string rest;
    for (int i = 0; i < RiverCard::kKinds; ++i)
        for (int n = used[to_text(RiverCard::at(i))]; n < RiverCard::kCopies; ++n)
            rest += to_text(RiverCard::at(i)) + " ";
    return rest;
}

TEST(RiveroPentaTurns, RP_41_AnEmptyOceanIsFilledFromTheDiscardPileWhenACardMustBeDrawn) {
    const std::string pile = all_but("N1 N2 D1 D2 D3 D4 A9 A9 A10 A10");
    Play play =
        Play::of({.table = "1,0 N1", .hand = "N2 D1 D2 D3 D4", .discard = pile, .other = "A9 A9 A10 A10"});
    EXPECT_EQ(play.state.ocean.size(), 0);
    play.play("N2@2,0");
    EXPECT_EQ(play.events(), "new-ocean RP-41 cards=70");
    EXPECT_EQ(play.state.ocean.size(), 70);
    EXPECT_EQ(play.get("discard"), "[]");
    EXPECT_EQ(play.refusal("draw N1"), "") << "the second copy";
    EXPECT_EQ(play.refusal("draw A10"), "not-in-ocean RP-41 river=river-amazon value=10");
}

/// Five rows of eight but for 3,2, with Danube 4 and 5 beside it; no card of the hands below.
std::string nearly_full() {
    Table table;
    RiverCards box = RiverCards::box();
    for (const char* card : {"D6", "D6", "N9", "N9", "C9", "C9", "N8"})
        box.remove(*game::read_river_card(card));
    std::string text;
    const auto lay = [&](int x, int y, RiverCard card) {
        put_card(table, Square(x, y), card);
        box.remove(card);
        text += std::to_string(x) + "," + std::to_string(y) + " " + to_text(card) + " ";
    };
    lay(1, 2, RiverCard(River::danube, 4));
    lay(2, 2, RiverCard(River::danube, 5));
    for (int y = -2; y <= 2; ++y)
        for (int x = -4; x <= (y == 0 ? 4 : 3); ++x) {
            if ((x == 0 && y == 0) || (y == 2 && x >= 1)) continue;
            int index = 7 * (x + 4) + 3 * (y + 2);  // any order without two equal cards in a line
            while (!box.has(RiverCard::at(index % RiverCard::kKinds)) ||
                   Places::in_line(table, RiverCard::at(index % RiverCard::kKinds), {}).has(Square(x, y)))
                ++index;
            lay(x, y, RiverCard::at(index % RiverCard::kKinds));
        }
    return text;
}

class RiveroPentaFullField : public testing::Test {
protected:
    /// Seat 0 lays the fortieth card, Danube 6 on 3,2.
    static Spot spot(std::string more) {
        return {.table = nearly_full(), .hand = "D6 N9 N9 C9 C9", .more = std::move(more)};
    }
};

TEST_F(RiveroPentaFullField, RP_42_TheFieldGoesIntoTheOceanAndFourCardsComeAroundTheSource) {
    Play play = Play::of(spot(""));
    play.play("D6@3,2");
    EXPECT_EQ(play.get("phase"), "refill");
    EXPECT_EQ(play.get("table"), "{}");
    EXPECT_NE(play.events().find("field-full RP-42"), std::string::npos);
    EXPECT_EQ(play.state.ocean.size(), 80 - 4 - 4);
    EXPECT_EQ(play.state.hands[0].size(), 4) << "hands stay";
    play.play("draw N1");
    EXPECT_EQ(play.get("table"), "{1,0 N1}");
    EXPECT_EQ(play.refusal("draw N1"), "twice-in-row RP-12 river=river-nile value=1");
    EXPECT_EQ(play.moves("draw N1;"), "");
    play.play("draw N2; draw N3");
    EXPECT_EQ(play.refusal("draw N3"), "twice-in-column RP-12 river=river-nile value=3");
    play.play("draw N1");
    EXPECT_EQ(play.get("table"), "{0,-1 N1 -1,0 N2 1,0 N1 0,1 N3}");
    EXPECT_EQ(play.get("phase"), "draw");
    EXPECT_EQ(play.get("to_move"), "1");
}

TEST_F(RiveroPentaFullField, RP_42_TheSecondOfTwoCardsIsPlayedOnTheNewField) {
    Spot two = spot("plays_left 2");
    two.hand += " N8";
    two.open = "sun tap";
    Play play = Play::of(two);
    play.play("D6@3,2");
    const int first = play.score(0);
    play.play("draw N7; draw D1; draw C1; draw A1");
    EXPECT_EQ(play.get("phase"), "play");
    EXPECT_EQ(play.get("to_move"), "0");
    EXPECT_EQ(play.get("placed"), "[]");
    play.play("N8@2,0");
    EXPECT_EQ(play.score(0), first) << "the first card's points stand";
    EXPECT_EQ(play.get("to_move"), "1");
}

TEST_F(RiveroPentaFullField, RP_42_WithRefillHandsBothDrawTwoAndLayInTurns) {
    Play play = Play::of(spot("refill hands"));
    play.play("D6@3,2");
    EXPECT_EQ(play.get("phase"), "refill");
    EXPECT_EQ(play.get("to_move"), "0");
    play.play("draw N1; draw N2; draw N3; draw N4");
    EXPECT_EQ(play.get("phase"), "setup");
    EXPECT_EQ(play.state.hands[0].size(), 6);
    EXPECT_EQ(play.state.hands[1].size(), 6);
    play.play("N1@1,0; N2@-1,0; N3@0,1; N4@0,-1");
    EXPECT_EQ(play.get("phase"), "draw");
    EXPECT_EQ(play.get("to_move"), "1");
}

TEST_F(RiveroPentaFullField, RP_43_ACardThatWinsAndFillsTheFieldOnlyWins) {
    Play play = Play::of(spot("scores [52 0]"));
    play.play("D6@3,2");
    EXPECT_EQ(play.result(), "0 goal RP-43");
    EXPECT_EQ(play.state.table.cards().size(), kFieldCards);
    EXPECT_EQ(Play::of(play.text()).state, play.state);
}

TEST_F(RiveroPentaFullField, RP_42_BridgesGoOnTheOpenPile) {
    Spot bridged = spot("loose_bridge under");
    bridged.table += " 4,1 =";
    Play play = Play::of(bridged);
    play.play("D6@3,2");
    EXPECT_EQ(play.get("open"), "[bridge sun bridge]") << "on top, whatever RP-32 says";
}

TEST(RiveroPentaTurns, RP_43_FiftyFivePointsWinAtOnceAlsoInTheMiddleOfATurn) {
    Play row = Play::of({.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4", .more = "scores [52 40]"});
    EXPECT_EQ(row.play("N3@3,0").result(), "0 goal RP-43");
    EXPECT_EQ(row.refusal("draw N5"), "game-over ");
    Play first = Play::of({.table = "1,0 N1 2,0 N2",
                           .hand = "N3 D1 D2 D3 D4 D5",
                           .open = "sun tap",
                           .more = "plays_left 2 scores [52 40]"});
    EXPECT_EQ(first.play("N3@3,0").result(), "0 goal RP-43");
    Play tap = Play::of({.table = "1,0 N1 2,0 N2 3,0 N3",
                         .hand = "N4 D1 D2 D3 D4",
                         .open = "tap tap",
                         .phase = "action",
                         .more = "scores [52 40]"});
    EXPECT_EQ(tap.play("tap 1,0 2,0 3,0").result(), "0 goal RP-43") << "after an action";
    Play short_of = Play::of({.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4", .more = "scores [51 40]"});
    EXPECT_EQ(short_of.play("N3@3,0").result(), "");
}

TEST(RiveroPentaTurns, RP_44_GivingUpTakesTwentySixPointsBehind) {
    Play near = Play::of({.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4", .more = "scores [10 35]"});
    EXPECT_EQ(near.refusal("give-up"), "not-far-behind RP-44 behind=25 least=26");
    Play far = Play::of({.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4", .more = "scores [10 36]"});
    EXPECT_EQ(far.play("give-up").result(), "1 gave-up RP-44");
    Play ahead = Play::of({.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4", .more = "scores [36 10]"});
    EXPECT_EQ(ahead.refusal("give-up"), "not-far-behind RP-44 behind=0 least=26");
    Play action = Play::of({.table = "1,0 N1 2,0 N2",
                            .hand = "N3 D1 D2 D3 D4",
                            .open = "bridge bridge",
                            .phase = "action",
                            .more = "scores [10 36]"});
    EXPECT_TRUE(action.allows("give-up")) << "in any decision of one's own";
}

TEST(RiveroPentaTurns, RP_44_ATableIsNotResignedButMayEndOtherwise) {
    auto match = game::Match::start(*find("rivero-penta"), {}, {.automatic = true, .seed = 1});
    ASSERT_TRUE(match);
    using Kind = game::Ending::Kind;
    const auto refused = match->end({Kind::resigned, game::Seat::player(0)});
    ASSERT_TRUE(refused);
    EXPECT_EQ(to_line(*refused), "resign-by-move RP-44");
    EXPECT_FALSE(match->ending());
    EXPECT_FALSE(match->end({Kind::out_of_time, game::Seat::player(0)}));
    EXPECT_TRUE(match->over());
}

TEST(RiveroPentaTurns, RP_45_AThousandTurnsAreADraw) {
    Play play = Play::of({.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4", .more = "turn 1000"});
    EXPECT_EQ(play.play("N3@3,0").result(), "nobody too-long RP-45");
    Play before = Play::of({.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4", .more = "turn 999"});
    EXPECT_EQ(before.play("N3@3,0").result(), "");
}

TEST(RiveroPentaTurns, WhatWasShownIsNotTakenBack) {
    const Play play = Play::of(
        {.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4", .open = "bridge bridge", .phase = "action"});
    const auto shows = [](const Play& at, std::string_view text) {
        return RiveroPenta::shows_hidden(at.state, at.turn(), *RiveroPenta::read_move(at.state, text));
    };
    EXPECT_FALSE(shows(play, "bridge 3,0"));
    EXPECT_TRUE(shows(Play::of({.table = "1,0 N1", .hand = "N2 D1 D2 D3 D4"}), "N2@2,0"));
    EXPECT_TRUE(shows(Play::of({.table = "1,0 N1", .hand = "D1 D2 D3 D4", .phase = "draw"}), "draw N3"));
    const std::string all = "sun sun sun sun sun sun tap tap tap tap tap tap bridge bridge bridge bridge";
    EXPECT_FALSE(shows(Play::of({.table = "1,0 N1", .hand = "D1 D2 D3 D4 D5", .open = all, .phase = "turn"}),
                       "turn bridge"))
        << "all know what is left in the pile";
    EXPECT_TRUE(
        shows(Play::of({.table = "1,0 N1", .hand = "D1 D2 D3 D4 D5", .phase = "turn"}), "turn bridge"));
}

}  // namespace

}  // namespace games::rivero_penta
