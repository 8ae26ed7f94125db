// Positions as a tree of values.

#include <gtest/gtest.h>

#include "game/playout.h"
#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

std::string bad(std::string_view key) { return "bad-position-value  key=" + std::string(key); }

/// The example of README.md.
TEST(RiveroPosition, EveryKeyIsReadAndWritten) {
    const char* text =
        "{game rivero variant standard phase play to_move 0 option column unused [D2] hands [[N8 D2] [C3 A1 "
        "A1]] "
        "ocean 58 spring {1b [N4] 2b [D7 A7] 2c [N1] 3b [C2] 4b [C9]} rivers {0.1 [D3 D4 D5] 1.1 [N5 = N7]} "
        "bridges {1.1 [C8]} flask [null null] action [{card sun open [N2 A9] used true} null] discard [tap "
        "tap] "
        "groundwater [[N3 A2] [C4]] seen [[own all] [none]] shown [[N8] []]}";
    const auto state = Rivero::read_position(*game::read_tree(text));
    ASSERT_TRUE(state);
    EXPECT_EQ(game::to_text(Rivero::write_position(Rivero::view(*state, kKeeper))), text);
}

TEST(RiveroPosition, TheOptionsAreKept) {
    const Play play = Play::of(
        "variant eight attach_to any spring_after_action yes spring_duty seven ocean_end at_once phase "
        "choose");
    const game::Setup setup = Rivero::setup_of(play.state);
    EXPECT_EQ(setup.variant, "eight");
    EXPECT_EQ(setup.options.size(), 4U);
    const auto options = Rivero::read_options(setup);
    ASSERT_TRUE(options);
    EXPECT_EQ(options->house, play.state.house);
    EXPECT_TRUE(Rivero::setup_of(Play::of("phase choose").state).options.empty());
}

TEST(RiveroPosition, ViewsWriteAQuestionMarkAndCannotBeReadBack) {
    const Play play = Play::of("phase choose hands [[N4] [N5]]");
    const auto read = Rivero::read_position(Rivero::write_position(Rivero::view(play.state, eyes_of(0))));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, "rivero.hidden-card");
}

TEST(RiveroPosition, NoCardIsThereThreeTimes) {
    EXPECT_EQ(position_fault("phase choose hands [[N4 N4 N4] []]"),
              "rivero.too-many  river=river-nile value=4");
    EXPECT_EQ(position_fault("phase choose hands [[N4 N4] []] groundwater [[] [N4]]"),
              "rivero.too-many  river=river-nile value=4");
}

TEST(RiveroPosition, RV_03_RiversHaveTheirShape) {
    const auto fault = [](const char* river) {
        return position_fault("phase choose rivers {0.1 [" + std::string(river) + "]} bridges {0.1 [A1]}");
    };
    for (const char* river :
         {"N4 N5", "N4 N6 N7", "N4 N5 D6", "N9 N10 N1", "= N5 N6", "N4 N5 =", "N6 N5 N4", "N8 N9 N10 ="})
        EXPECT_EQ(fault(river), "rivero.bad-river RV-03 where=0.1") << river;
    EXPECT_EQ(fault("N4 = N6"), "");
    EXPECT_EQ(fault("N4 X N6"), bad("rivers"));
}

TEST(RiveroPosition, RV_04_TheMiddleRowIsFull) {
    EXPECT_EQ(position_fault("phase choose spring {1b [C1] 2b [C1] 3b [C2]}"),
              "rivero.middle-bare RV-04 where=4b");
    EXPECT_EQ(
        position_fault(
            "phase draw draw \"tap 4\" action [{card tap open [N1]} null] spring {1b [C1] 2b [C1] 3b [C2]}"),
        "");
    EXPECT_EQ(position_fault("phase draw draw \"tap 4\" action [{card tap open [N1]} null]"), bad("spring"));
}

TEST(RiveroPosition, RV_14_APileOfTheSpringIsOfOneValue) {
    EXPECT_EQ(position_fault("phase choose spring {1b [C1] 2b [C1] 3b [C2] 4b [C2 N3]}"),
              "rivero.bad-pile RV-14 where=4b");
    EXPECT_EQ(position_fault("phase choose spring {1b [C1] 2b [C1] 3b [C2] 4b [C2 N2]}"), "");
}

struct Case {
    const char* position;
    const char* key;
};

TEST(RiveroPosition, WhatDoesNotFitIsRefusedByItsKey) {
    for (const Case& one : std::initializer_list<Case>{
             {"variant nine phase choose", "variant"},
             {"attach_to none phase choose", "attach_to"},
             {"phase over", "phase"},
             {"", "phase"},  // the game goes on
             {"phase choose to_move 2", "to_move"},
             {"phase play", "option"},
             {"phase play option action", "option"},
             {"phase choose option ocean", "option"},
             {"phase choose hands [[N4]]", "hands"},
             {"phase choose hands [[N4] N5]", "hands"},
             {"phase choose hands [[X4] []]", "hands"},
             {"phase choose ocean 75", "ocean"},
             {"phase choose spring {1b [C1] 2b [C1] 3b [C2] 4b [C2] 5a [C3]}", "spring"},
             {"phase choose spring {1b [C1] 2b [C1] 3b [C2] 4b [C2 N2 D2]}", "spring"},
             {"phase choose spring {1b [C1] 2b [C1] 3b [C2] 4b []}", "spring"},
             {"phase choose rivers {2.1 [N1 N2 N3]}", "rivers"},
             {"phase choose rivers {0.100 [N1 N2 N3]}", "rivers"},
             {"phase choose rivers {0.1 N1}", "rivers"},
             {"phase choose rivers {0.1 [N1 = N3]}", "bridges"},
             {"phase choose rivers {0.1 [N1 = N3]} bridges {0.1 [A1 A2]}", "bridges"},
             {"phase choose rivers {0.1 [N1 N2 N3]} bridges {0.1 [A1]}", "bridges"},
             {"phase choose bridges {0.1 [A1]}", "bridges"},
             {"phase choose flask [\"0.1\" null]", "flask"},
             {"phase choose rivers {0.1 [N1 N2 N3]} flask [null \"0.1\"]", "flask"},
             {"phase choose rivers {0.3 [N1 N2 N3]} made [2 0]", "made"},
             {"phase choose made [0 100]", "made"},
             {"phase choose action [{card rain} null]", "action"},
             {"phase choose action [{open [N1]} null]", "action"},
             {"phase choose action [{card tap open [N1 N2]} null]", "action"},
             {"phase choose action [{card sun open [N1 N2 N3]} null]", "action"},
             {"phase choose action [{card sun joker N1} null]", "action"},
             {"phase choose action [{card bridge joker N1 open [N2]} null]", "action"},
             {"phase choose action [{card sun used true} null]", "action"},
             {"phase choose action [{card sun used 1} null]", "action"},
             {"phase choose action [{card sun more 1} null]", "action"},
             {"phase choose discard [sun sun sun sun sun sun sun]", "discard"},
             {"phase choose discard [sun sun sun sun sun sun] action [{card sun} null]", "discard"},
             {"phase choose discard [rain]", "discard"},
             {"phase choose groundwater [[N1] []] seen [[] []]", "seen"},
             {"phase choose groundwater [[N1] []] seen [[own own] []]", "seen"},
             {"phase choose groundwater [[N1] []] seen [[me] []]", "seen"},
             {"phase choose hands [[N1] []] shown [[N2] []]", "shown"},
             {"phase choose hands [[N1] []] with [[N1] []]", "with"},
             {"phase choose hands [[N1] []] groundwater [[N2] []] with [[N3] []]", "with"},
             {"phase choose hands [[N1] []] shown [[N1] []] groundwater [[N2] []] with [[N1] []]", "with"},
             {"phase choose hands [[N1] []] groundwater [[N2] []] seen [[all] []] with [[N2] []]", "with"},
             {"phase choose doubled true", "doubled"},
             {"phase play option column doubled true", "doubled"},
             {"phase play option ocean doubled 1", "doubled"},
             {"phase play option ocean extra true", "extra"},
             {"phase draw draw extra", "doubled"},
             {"phase draw draw ocean doubled true", "doubled"},
             {"phase play option ocean done spring", "done"},
             {"phase end done rest", "done"},
             {"phase end", "action"},
             {"phase end action [{card sun open [N1] used true} null]", "action"},
             {"phase choose draw ocean", "draw"},
             {"phase draw", "draw"},
             {"phase draw draw none", "draw"},
             {"phase draw draw \"ocean 1\"", "draw"},
             {"phase draw draw \"column 5\" ", "draw"},
             {"phase draw draw \"sun 3\" action [{card sun} null]", "draw"},
             {"phase draw draw \"bridge 0.1 N1\" rivers {0.1 [N1 N2 N3]} action [{card bridge} null]",
              "draw"},
             {"phase draw draw \"bridge 0.1 D2\" rivers {0.1 [N1 N2 N3]} action [{card bridge} null]",
              "draw"},
             {"phase draw draw \"bridge 0.2 N2\" rivers {0.1 [N1 N2 N3]} action [{card bridge} null]",
              "draw"},
             {"phase draw draw joker", "action"},
             {"phase draw draw joker action [{card sun} null]", "action"},
             {"phase draw draw joker action [{card bridge joker N1} null]", "action"},
             {"phase draw draw \"sun 1\" action [{card sun} null]", "action"},
             {"phase draw draw \"sun 2\" action [{card sun open [N1]} null]", "action"},
             {"phase draw draw \"tap 1\" action [{card tap} null] spring {2b [C1] 3b [C2] 4b [C2]}",
              "action"},
             {"phase turn action [{card sun} null]", "action"},
             {"phase act", "action"},
             {"phase act action [{card sun open [N1]} null]", "action"},
             {"phase play option column hands [[N1] []] unused [N2]", "unused"},
             {"phase play option ocean hands [[N1] []] unused [N1]", "unused"},
             {"phase play option column hands [[N1 D4 A7] []] unused [N1 D4 A7]",
              "unused"},  // nothing to use
             {"phase play option column hands [[N1 N2 N3 N4] []] unused [N1 N2 N3 N4]", "unused"},
             {"phase draw draw \"column 1\" hands [[N1 N2 N3] []] unused [N1 N2] spring {2b [C1] 3b [C2] 4b "
              "[C2]}",
              "unused"},
             {"phase draw draw \"column 1\" hands [[N1 N2 N3] []] unused [N1 N2 N3]", "spring"},
             {"phase draw draw \"column 1\" hands [[N1 N2 N3] []] unused [N1 N2 N3] rivers {0.1 [D1 D2 D3]} "
              "flask [\"0.1\" null] "
              "spring {2b [C1] 3b [C2] 4b [C2]}",
              "flask"},
             {"phase start", "phase"},
             {"phase start to_move 1 spring {}", "to_move"},
             {"phase deal rivers {0.1 [N1 N2 N3]}", "phase"},
             {"phase deal spring {2b [C1]}", "spring"},
             {"phase deal hands [[N1] []] spring {1b [C1]}", "hands"},
             {"phase deal hands [[] [N1]]", "hands"},
             {"phase deal hands [[N1 N2] []]", "hands"},
             {"phase deal hands [[N1 N2 N3 N4 N5 N6] [D1 D2 D3 D4 D5 D6]]", "hands"},
             {"phase deal hands [[N1] []] shown [[N1] []]", "shown"},
             {"phase deal made [1 0]", "made"},
             {"phase deal discard [sun]", "action"},
             {"phase deal action [{card sun} null]", "action"},
             {"phase choose rivers {0.1 [N1 N2 N3 N4 N5 N6] 0.2 [D1 D2 D3 D4 D5 D6] 0.3 [A1 A2 A3 A4 A5 A6]}",
              "phase"},
         })
        EXPECT_EQ(position_fault(one.position), bad(one.key)) << one.position;
    EXPECT_EQ(position_fault("phase choose colour red"), "unknown-position-key  key=colour");
}

TEST(RiveroPosition, RV_41_AnEmptyOceanNeedsATurnOrTheEnd) {
    const std::string rest = "hands [" + all_but("C1 C1 C2 C2") + " []]";
    EXPECT_EQ(position_fault("phase choose " + rest), bad("ocean"));
    EXPECT_EQ(position_fault("phase turn " + rest), bad("ocean"));
    EXPECT_EQ(position_fault("phase draw draw ocean " + rest), bad("ocean"));
    EXPECT_EQ(position_fault("phase act action [{card sun} null] " + rest), bad("ocean"));
    EXPECT_EQ(position_fault("phase play option ocean " + rest), "");
    EXPECT_EQ(position_fault("phase play option ocean doubled true extra true " + rest), bad("extra"));
    EXPECT_EQ(position_fault("phase play option ocean ocean_end at_once " + rest), bad("phase"));
    EXPECT_EQ(Play::of(rest).result(), "- count RV-42");
}

TEST(RiveroPosition, EveryStateOfRandomGamesReadsBack) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        core::Rng rng(seed);
        State state =
            Rivero::initial({.variant = seed % 2 ? Variant::eight : Variant::standard, .house = {}});
        while (!Rivero::actors(state).empty()) {
            const game::Seat seat = *Rivero::actors(state).begin();
            Rivero::apply(state, seat, game::draw_move<Rivero>(state, seat, rng), nullptr);
            const auto again = Rivero::read_position(Rivero::write_position(Rivero::view(state, kKeeper)));
            ASSERT_TRUE(again) << seed;
            ASSERT_EQ(*again, state) << seed;
        }
    }
}

}  // namespace

}  // namespace games::rivero
