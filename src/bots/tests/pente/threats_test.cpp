#include "bots/brains/pente/threats.h"

#include <gtest/gtest.h>

#include "self_play.h"

namespace bots::brains::pente {
namespace {

using games::pente::Pente;
using Found = Threats::Found;

/// Two lists of stones, captures of both, and who is to move.
Field field_of(const std::string& first, const std::string& second, const std::string& captures = "0 0",
               int to_move = 0) {
    const auto tree =
        game::read_tree("{game pente variant standard size 19 stones [[" + first + "] [" + second +
                        "]] captures [" + captures + "] to_move " + std::to_string(to_move) + "}");
    const auto state = Pente::read_position(*tree);
    EXPECT_TRUE(state.ok());
    return Field(*state);
}

Found found(const Field& field, int attacker) {
    Threats threats;
    threats.begin(field, attacker);
    threats.think(200'000);
    return threats.found();
}

TEST(PenteThreats, WinByThreesWhereFoursAloneDoNot) {
    Field field = field_of("K10 M10 L12 L13", "A1 C1 A4 R18");
    Fours fours;
    EXPECT_FALSE(fours.wins(field, 20, 100'000));
    Threats threats;
    ASSERT_TRUE(threats.wins(field, 20'000));
    EXPECT_EQ(threats.length(), 5);
    EXPECT_EQ(threats.line().size(), 5U);
    EXPECT_EQ(threats.first(), spot_of({.x = 10, .y = 9}));  // L10, two threes at once
}

TEST(PenteThreats, WithFourPairsTakenATakeablePairIsAFour) {
    EXPECT_EQ(found(field_of("A1", "K10 L10 J8 J7 R1", "4 0"), 0), Found::win);
    EXPECT_EQ(found(field_of("A1", "K10 L10 J8 J7 R1", "3 0"), 0), Found::none);
}

TEST(PenteThreats, AnOpenFourWithAStoneThatCanBeTakenIsLookedAtFurther) {
    EXPECT_EQ(found(field_of("K10 L10 M10 N10", "A1 C1 E1", "0 0", 1), 0), Found::win);
    // The four is made again on the point that the capture left empty.
    const Field again = field_of("K10 L10 M10 N10 M11", "A1 C1 M9 E1", "0 0", 1);
    Threats threats;
    threats.begin(again, 0);
    ASSERT_TRUE(threats.think(200'000));
    EXPECT_EQ(threats.found(), Found::win);
    EXPECT_EQ(threats.length(), 4);
    EXPECT_EQ(threats.line(), (std::vector{spot_of({.x = 11, .y = 11}), spot_of({.x = 11, .y = 9}),
                                           spot_of({.x = 8, .y = 9}), spot_of({.x = 13, .y = 9})}));
    // The fifth pair comes before it.
    EXPECT_EQ(found(field_of("K10 L10 M10 N10 M11", "A1 C1 M9 E1", "0 4", 1), 0), Found::none);
}

TEST(PenteThreats, AThreeIsNoWinAgainstAnAnswer) {
    EXPECT_EQ(found(field_of("K10 L10 M10", "A1 C1 E1"), 0), Found::win);
    EXPECT_EQ(found(field_of("K10 L10 M10", "A1 C1", "0 0", 1), 0), Found::none);
}

TEST(PenteThreats, TheZoneOfAWinByFoursHoldsWhatCouldChangeIt) {
    // After J10 there are two ways to five. A1-A3 and two open pairs lie elsewhere; J12 could be taken.
    Field field = field_of("K10 L10 M10 C15 D15 J13", "A1 A2 A3 J12 R17 R18");
    FourWin win;
    ASSERT_TRUE(win.find(field, 1000));
    EXPECT_EQ(win.length(), 3);
    const auto has = [&](int x, int y) {
        return win.zone().has(spot_of({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}));
    };
    EXPECT_TRUE(has(8, 9));                   // J10: the attack
    EXPECT_TRUE(has(7, 9) && has(12, 9));     // H10, N10: what it threatens
    EXPECT_TRUE(has(0, 3) && has(0, 4));      // A4, A5: fours of the defender
    EXPECT_TRUE(has(1, 14) && has(4, 14));    // B15, E15: a pair of the attacker could be taken
    EXPECT_TRUE(has(8, 10));                  // J11: would be taken along with J12
    EXPECT_FALSE(has(16, 15) || has(5, 14));  // R16, F15: nothing of the kind
}

TEST(PenteThreats, NothingIsSoughtWhereTheOpeningForbidsPoints) {
    EXPECT_EQ(found(field_of("K10", "A1"), 0), Found::none);
}

TEST(PenteThreats, FindTheSameInSlicesAsAtOnce) {
    SelfPlay games(11, 200);
    int won = 0;
    for (int i = 0; i < 120; ++i) {
        const Field field(games.next());
        Threats whole, sliced;
        won += whole.wins(field, 5000);
        sliced.begin(field, field.mover());
        while (sliced.nodes() < 5000 && !sliced.think(std::min<std::uint64_t>(50, 5000 - sliced.nodes()))) {
        }
        ASSERT_EQ(whole.found(), sliced.found()) << i;
        ASSERT_EQ(whole.nodes(), sliced.nodes()) << i;
        if (whole.found() != Found::win) continue;
        ASSERT_EQ(whole.line(), sliced.line()) << i;
    }
    EXPECT_GT(won, 5);
}

TEST(PenteThreats, EndWithoutAFindingWhenTheRoomIsUsedUp) {
    const Field field = field_of("J7 K7 L7 N7 K9 J13", "H7 M7 J9 L9 L10 M12 K14", "0 1", 1);
    Threats threats(8);
    EXPECT_FALSE(threats.wins(field, 20'000));
    EXPECT_EQ(threats.found(), Found::open);
    EXPECT_TRUE(threats.think(1000));
    EXPECT_LT(threats.nodes(), 20'000U);
}

}  // namespace
}  // namespace bots::brains::pente
