// What happens before the first placement, and what it leaves fixed.

#include <gtest/gtest.h>

#include "core/text.h"
#include "games/catalog.h"
#include "games/riomino/rules.h"
#include "games/riomino/tests/table.h"

namespace games::riomino {

namespace {

using game::Seat;

constexpr std::string_view kSix = "01 02 03 12 13 23";
constexpr std::string_view kOthers = "01 01 02 02 23 23";

TEST(Riomino, RM_01_BothThrowTheirDiceOnceSeat0First) {
    Table table("starter");
    EXPECT_EQ(table.moves(), "throw 0 01 throw 0 02 throw 0 03 throw 0 12 throw 0 13 throw 0 23");
    EXPECT_EQ(table.refusal("throw 1 01"), "riomino.throw-first RM-01 seat=0");
    EXPECT_EQ(table.refusal("start 0011"), "riomino.throw-first RM-01 seat=0");
    for (int i = 0; i < 6; ++i) table.play("throw 0 13");
    EXPECT_EQ(table.refusal("throw 0 13"), "riomino.throw-first RM-01 seat=1");
    for (int i = 0; i < 6; ++i) table.play("throw 1 02");
    EXPECT_EQ(table.refusal("throw 1 02"), "riomino.start-first RM-01 seat=0");
    EXPECT_EQ(Riomino::scores(table.state)[0], 6);
    EXPECT_EQ(Riomino::scores(table.state)[1], 6);
}

TEST(Riomino, RM_01_TheStartDieGoesOnTheMiddleSquare) {
    Table table("starter");
    table.deal(kSix, kOthers, "2112");
    EXPECT_NE(table.text().find(R"(table {0,0 "2112"})"), std::string::npos) << table.text();
    EXPECT_EQ(table.refusal("throw 1 02"), "riomino.place-die RM-09");
    EXPECT_EQ(table.refusal("start 0011"), "riomino.place-die RM-09");
}

TEST(Riomino, RM_01_TheLotNamesTheStarter) {
    Table table("starter", {{"begins", "lot"}});
    EXPECT_EQ(table.moves(), "start 0 start 1");
    EXPECT_EQ(table.refusal("throw 0 01"), "riomino.lot-first RM-01");
    EXPECT_EQ(table.refusal("start 0011"), "riomino.lot-first RM-01");
    table.play("start 1");
    EXPECT_EQ(table.events(), "begins-by-lot RM-01 seat=1");
    table.deal(kSix, kOthers, "0011");
    EXPECT_EQ(table.turn(), Seat::player(0)) << "seat 1 threw the start die";
}

TEST(Riomino, RM_01_ByOptionWhoThrowsTheStartDieTurnsIt) {
    Table table("starter", {{"start_turn", "chosen"}, {"begins", "1"}});
    for (int i = 0; i < 6; ++i) table.play("throw 0 13");
    for (int i = 0; i < 6; ++i) table.play("throw 1 02");
    EXPECT_EQ(table.moves(), "start 01 start 02 start 03 start 12 start 13 start 23");
    EXPECT_EQ(table.refusal("start 0011"), "riomino.start-first RM-01 seat=1");
    table.play("start 13");
    EXPECT_EQ(table.turn(), Seat::player(1)) << "seat 1 threw it";
    EXPECT_EQ(table.moves(), "0,0:1133 0,0:3113 0,0:3311 0,0:1331");
    EXPECT_EQ(table.refusal("0,0:0011"), "riomino.start-unlaid RM-01 seat=1 die=13") << "tipped over";
    EXPECT_EQ(table.refusal("1,0:1133"), "riomino.start-unlaid RM-01 seat=1 die=13");
    EXPECT_EQ(table.refusal("start 13"), "riomino.start-unlaid RM-01 seat=1 die=13");
    EXPECT_EQ(table.refusal(Seat::player(0), "0,0:1133"), "not-your-turn  seat=0 turn=1");
    table.play("0,0:3311");
    EXPECT_NE(table.text().find(R"(table {0,0 "3311"})"), std::string::npos) << table.text();
    EXPECT_EQ(table.turn(), Seat::player(0)) << "RM-05";
    EXPECT_EQ(Riomino::scores(table.state)[1], 6) << "RM-06: it was in no stock";
}

TEST(Riomino, RM_01_ATurnedStartDieCanEndTheGameAtOnce) {
    constexpr std::string_view kTurn =
        R"({variant starter start_turn chosen phase turn thrown "13" to_move 1
            stock [["01" "01" "01" "01" "01" "01"] ["02" "02" "02" "02" "02" "02"]]})";
    Table table = Table::of(kTurn);
    table.play("0,0:1133");
    EXPECT_EQ(table.result(), "0 stuck RM-12");
}

TEST(Riomino, RM_01_AsItLiesTheStartDieIsThrownOnOneOfItsSides) {
    Table table("starter");
    for (int i = 0; i < 6; ++i) table.play("throw 0 13");
    for (int i = 0; i < 6; ++i) table.play("throw 1 02");
    EXPECT_EQ(table.refusal("start 13"), "riomino.start-first RM-01 seat=0");
}

TEST(Riomino, RM_02_EveryThrowIsOfEqualWeight) {
    Table table("starter");
    Moves moves;
    Riomino::legal_moves(table.state, Seat::chance(), moves);
    ASSERT_EQ(moves.size(), 6U);
    for (const Move move : moves) EXPECT_EQ(Riomino::weight(table.state, move), 1U);
    for (int i = 0; i < 6; ++i) table.play("throw 0 13");
    for (int i = 0; i < 6; ++i) table.play("throw 1 13");
    Riomino::legal_moves(table.state, Seat::chance(), moves);
    ASSERT_EQ(moves.size(), 24U);
    for (const Move move : moves) EXPECT_EQ(Riomino::weight(table.state, move), 1U);
}

TEST(Riomino, RM_03_ADieKeepsTheFaceThatWasThrown) {
    Table table("starter");
    table.deal(kSix, "01 01 01 01 01 01", "0011");
    EXPECT_EQ(table.moves_on("1,0"), "1100 0110") << "dice 01, turned, never another face";
    EXPECT_EQ(table.refusal("1,0:2200"), "riomino.not-in-stock RM-03 seat=1 die=02");
    EXPECT_EQ(table.refusal(Seat::chance(), "throw 1 02"), "not-your-turn  seat=chance turn=1");
}

TEST(Riomino, RM_03_APlacedDieLeavesTheStock) {
    Table table("starter");
    table.deal("01 01 01 01 01 01", "01 02 03 12 13 23", "0011").play("1,0:1100; -1,0:1100");
    EXPECT_EQ(table.refusal("0,1:0001"), "riomino.no-such-face RM-02 edges=0001");
    EXPECT_EQ(table.refusal("0,1:1001"), "riomino.not-in-stock RM-03 seat=1 die=01");
    EXPECT_EQ(Riomino::scores(table.state)[0], 5);
    EXPECT_EQ(Riomino::scores(table.state)[1], 5);
}

TEST(Riomino, RM_05_TheOtherPlayerPlacesFirst) {
    for (const int starter : {0, 1}) {
        Table table("starter", {{"begins", std::to_string(starter)}});
        table.deal(kSix, kOthers, "0011");
        EXPECT_EQ(table.turn(), Seat::player(1 - starter));
        EXPECT_EQ(table.refusal(Seat::player(starter), "1,0:0110"),
                  "not-your-turn  seat=" + std::to_string(starter) + " turn=" + std::to_string(1 - starter));
    }
    EXPECT_EQ(game::find_option(option_infos(), "begins")->fallback, "0");
}

TEST(Riomino, RM_06_TheStartDieIsNobodysDie) {
    for (const game::VariantInfo& info : variant_infos()) {
        Table table(info.name);
        int thrown = 0;
        while (table.state.phase == Phase::throw_dice) {
            table.play(table.state.stock[0][0] < dice_each(table.state.variant) ? "throw 0 01"
                                                                                : "throw 1 01");
            ++thrown;
        }
        table.play("start 0011");
        EXPECT_EQ(dice_left(table.state, 0), dice_each(table.state.variant)) << info.name;
        EXPECT_EQ(dice_left(table.state, 1), dice_each(table.state.variant)) << info.name;
        EXPECT_EQ(thrown, 2 * dice_each(table.state.variant)) << info.name;
        EXPECT_EQ(dice_on_table(table.state), 1) << info.name;
        EXPECT_LE(thrown + 1, kBoxDice) << info.name;
    }
    EXPECT_EQ(dice_each(Variant::wizard) * 2 + 1, kBoxDice);
}

TEST(Riomino, RM_18_NothingIsHidden) {
    Table table("starter");
    table.deal(kSix, kOthers, "0011");
    for (const game::Viewer viewer :
         {game::Viewer::spectator(), game::Viewer::of(Seat::player(0)), game::Viewer::of(Seat::player(1))})
        EXPECT_EQ(Riomino::view(table.state, viewer), table.state);
    EXPECT_NE(table.text().find(R"(stock [[01 02 03 "12" "13" "23"])"), std::string::npos) << table.text();
}

}  // namespace

}  // namespace games::riomino
