// Positions: the form of the rules, and every refusal.

#include <gtest/gtest.h>

#include "game/playout.h"
#include "games/rivero_penta/tests/play.h"

namespace games::rivero_penta {

namespace {

constexpr const char* kExample =
    "{game rivero-penta variant standard table {1,0 N4 -1,0 D2 0,1 C8 0,-1 A5 2,0 =} "
    "hands [[N5 N6 C3 A10 D1] [D3 C7 A6 N9]] scores [12 -3] ocean rest discard [] "
    "closed {sun 6 tap 5 bridge 4} open [tap bridge] to_move 0 phase play plays_left 1 placed [] penalty "
    "false turn 2}";

/// The example with one piece of its text replaced.
std::string changed(std::string_view piece, std::string_view by) {
    std::string text = kExample;
    const std::size_t at = text.find(piece);
    EXPECT_NE(at, std::string::npos) << piece;
    return text.replace(at, piece.size(), by);
}

TEST(RiveroPentaPosition, TheExampleOfTheRulesIsReadAndWrittenAgain) {
    const Play play = Play::of(kExample);
    EXPECT_EQ(play.state.ocean.size(), 80 - 4 - 9);
    EXPECT_EQ(play.score(1), -3);
    EXPECT_EQ(Play::of(play.text()).state, play.state);
    EXPECT_EQ(play.get("table"), "{0,-1 A5 -1,0 D2 1,0 N4 2,0 = 0,1 C8}");
}

TEST(RiveroPentaPosition, EveryStateReachedInPlayReadsBackEqual) {
    core::Rng rng(21);
    for (const char* options : {"", "free_discard", "refill"}) {
        State state = RiveroPenta::initial(*RiveroPenta::read_options(
            {.variant = "standard",
             .players = 2,
             .options = *options == '\0'  ? game::OptionList{}
                        : *options == 'f' ? game::OptionList{{"free_discard", "yes"}}
                                          : game::OptionList{{"refill", "hands"}, {"begins", "1"}},
             .position = {}}));
        while (!RiveroPenta::actors(state).empty()) {
            const game::Seat seat = *RiveroPenta::actors(state).begin();
            RiveroPenta::apply(state, seat, game::draw_move<RiveroPenta>(state, seat, rng), nullptr);
            const auto again = RiveroPenta::read_position(
                RiveroPenta::write_position(RiveroPenta::view(state, game::Viewer::keeper())));
            ASSERT_TRUE(again) << to_line(again.error());
            ASSERT_EQ(*again, state);
        }
    }
}

TEST(RiveroPentaPosition, WhatDoesNotAddUpIsRefused) {
    EXPECT_EQ(position_fault(changed("ocean rest", "ocean [N1 N1]")), "cards-missing RP-01 cards=65");
    EXPECT_EQ(position_fault(changed("[D3 C7", "[N4 N4")), "too-many-of-card RP-01 river=river-nile value=4");
    EXPECT_EQ(position_fault(changed("sun 6", "sun 5")),
              "action-count RP-01 action=action-sun count=5 all=6");
    EXPECT_EQ(position_fault(changed("bridge 4", "bridge 5")),
              "action-count RP-01 action=action-bridge count=7 all=6");
    EXPECT_EQ(position_fault(changed("A10 D1]", "A10]")), "hand-size RP-07 seat=0 cards=4 all=5");
    EXPECT_EQ(position_fault(changed("[D3 C7 A6 N9]", "[D3 C7 A6]")), "hand-size RP-07 seat=1 cards=3 all=4");
    EXPECT_EQ(position_fault(changed("N5 N6", "? N6")), "hidden-card  key=hands");
}

TEST(RiveroPentaPosition, WhatCannotLieIsRefused) {
    EXPECT_EQ(position_fault(changed("1,0 N4", "42,0 N4")), "bad-square RP-13 square=42,0");
    EXPECT_EQ(position_fault(changed("1,0 N4", "1,3 N4")), "bad-square RP-13 square=1,3");
    EXPECT_EQ(position_fault(changed("1,0 N4", "1,0 N4 7,0 N7")), "apart RP-33 square=7,0");
    EXPECT_EQ(position_fault(changed("-1,0 D2", "-1,0 N4")), "twice-in-row RP-12 river=river-nile value=4");
    EXPECT_EQ(position_fault(changed("2,0 =", "3,0 =")), "apart RP-33 square=3,0");
    EXPECT_EQ(position_fault(changed("2,0 =", "0,2 =")), "bad-bridge RP-28 square=0,2");
    EXPECT_EQ(position_fault(changed("2,0 =", "2,0 = 3,0 D7")), "bad-bridge RP-28 square=2,0");
    EXPECT_EQ(position_fault(changed("2,0 =", "0,0 =")), "bad-position-value  key=table");
    EXPECT_EQ(
        position_fault(changed("0,1 C8 0,-1 A5 2,0 =} hands", "0,1 C8 0,-1 A5 2,0 = 3,0 N7 4,0 =} hands")),
        "bad-bridge RP-28 square=2,0");
}

TEST(RiveroPentaPosition, AFarCardIsNotJoinedAroundTheRing) {
    // Column 33 and column -31 share a bit, and 32 lies beside both.
    std::string text = "{table {";
    for (int x = 1; x <= 3; ++x) text += std::to_string(x) + ",0 N" + std::to_string(x) + " ";
    text +=
        "40,0 D1} hands [[N5 N6 C3 A10 D1] [D3 C7 A6 N9]] closed {sun 6 tap 5 bridge 5} open [tap bridge]}";
    EXPECT_EQ(position_fault(text), "apart RP-33 square=40,0");
}

TEST(RiveroPentaPosition, BadValuesNameTheirKey) {
    const std::pair<std::string, const char*> cases[]{
        {changed("to_move 0", "to_move 2"), "to_move"},
        {changed("phase play", "phase rest"), "phase"},
        {changed("phase play", "phase action"), "phase"},
        {changed("plays_left 1", "plays_left 3"), "plays_left"},
        {changed("plays_left 1", "plays_left 0"), "plays_left"},
        {changed("phase play plays_left 1", "phase turn plays_left 2"), "plays_left"},
        {changed("placed []", "placed [3,0]"), "placed"},
        {changed("placed []", "placed [1,0 1,0]"), "placed"},
        {changed("placed []", "placed [1,0 -1,0]"), "placed"},
        {changed("penalty false", "penalty 1"), "penalty"},
        {changed("phase play plays_left 1 placed [] penalty false", "phase turn penalty true"), "penalty"},
        {changed("turn 2}", "turn 1002}"), "turn"},
        {changed("turn 2}", "turn 0}"), "turn"},
        {changed("scores [12 -3]", "scores [12]"), "scores"},
        {changed("scores [12 -3]", "scores [12 x]"), "scores"},
        {changed("hands [[", "hands [[] ["), "hands"},
        {changed("N5 N6", "N5 5"), "hands"},
        {changed("open [tap bridge]", "open [tap sea]"), "open"},
        {changed("closed {sun 6", "closed {sea 6"), "closed"},
        {changed("discard []", "discard 3"), "discard"},
        {changed("variant standard", "variant long"), "variant"},
        {changed("variant standard", "identical column"), "identical"},
        {changed("turn 2}", "turn 2 seen {all [N1]}}"), "seen"},
        {changed("turn 2}", "turn 2 seen {none []}}"), "seen"},
        {changed("turn 2}", "turn 2 seen {shuffled [{cards [N1] ways [[5 0 1]]} {}]}}"), "seen"},
        {changed("turn 2}", "turn 2 seen {shuffled [{cards [N1] ways [[0 0 1]]} null]}}"), "seen"},
        {changed("turn 2}", "turn 2 seen {shuffled [{cards [N5 N5] ways [[1 0 1]]} null]}}"), "seen"},
        {changed("turn 2}", "turn 2 seen {shuffled [{cards [N1] ways [[1 1 1]]} null]}}"), "seen"},
        {changed("turn 2}", "turn 2 seen {shuffled [{cards [N1] ways [[1 0 1] [1 0 1]]} null]}}"), "seen"},
    };
    for (const auto& [text, key] : cases)
        EXPECT_EQ(position_fault(text), "bad-position-value  key=" + std::string(key)) << text;
    EXPECT_EQ(position_fault(changed("turn 2}", "turn 2 moon 1}")), "unknown-position-key  key=moon");
}

TEST(RiveroPentaPosition, AMemoryIsReadAndKept) {
    const Play play =
        Play::of(changed("turn 2}", "turn 2 seen {shuffled [{cards [N1 N1] ways [[4 0 1] [3 0 2]]} null]}}"));
    EXPECT_EQ(play.state.memories[0].in_ocean.size(), 2);
    EXPECT_EQ(play.state.memories[0].ways[3][0], 2U);
    EXPECT_EQ(play.get("seen"), "{shuffled [{cards [N1 N1] ways [[3 0 2] [4 0 1]]} null]}");
}

TEST(RiveroPentaPosition, PhasesBeforeTheFirstTurnHoldWhatBelongsToThem) {
    const std::string closed = " closed {sun 6 tap 6 bridge 6} open [] turn 0}";
    EXPECT_EQ(position_fault("{table {} hands [[] []] phase lot" + closed), "");
    EXPECT_EQ(position_fault("{table {} hands [[] []] phase lot to_move 1" + closed),
              "bad-position-value  key=to_move");
    EXPECT_EQ(position_fault("{table {} hands [[N1] []] phase lot" + closed),
              "hand-size RP-07 seat=0 cards=1 all=0");
    EXPECT_EQ(position_fault("{table {} hands [[N1] []] phase deal to_move 1" + closed), "");
    EXPECT_EQ(position_fault("{table {} hands [[N1] []] phase deal to_move 0" + closed),
              "bad-position-value  key=hands");
    EXPECT_EQ(position_fault("{table {1,0 N1} hands [[] []] phase deal" + closed),
              "bad-position-value  key=table");
    const std::string six = "N2 N3 N4 N5 N6", other = "D1 D2 D3 D4 D5 D6";
    EXPECT_EQ(position_fault("{table {1,0 N1 2,0 =} hands [[" + six + "] [" + other +
                             "]] phase setup to_move 1 closed {sun 6 tap 6 bridge 5} open [] turn 0}"),
              "bad-position-value  key=table");
    EXPECT_EQ(position_fault("{table {1,0 N1} hands [[" + six + "] [" + other + "]] phase setup to_move 1" +
                             closed),
              "");
    EXPECT_EQ(position_fault("{table {2,0 N1 1,0 C1} hands [[" + six + "] [" + other +
                             "]] phase setup to_move 1" + closed),
              "bad-position-value  key=table");
    EXPECT_EQ(position_fault("{table {1,0 N1} hands [[" + six + "] [" + other + "]] phase setup to_move 0" +
                             closed),
              "hand-size RP-07 seat=0 cards=5 all=6");
}

}  // namespace

}  // namespace games::rivero_penta
