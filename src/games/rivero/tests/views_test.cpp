// What each player may know, and states drawn to fit it.

#include <gtest/gtest.h>

#include "core/text.h"
#include "game/match.h"
#include "game/playout.h"
#include "games/catalog.h"
#include "games/rivero/rules.h"
#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

/// Both heaps of what everybody knows of seat 0's cards.
std::string known(const Play& play) { return play.get("shown") + " " + play.get("with"); }

TEST(RiveroViews, AHandIsItsOwnersOnly) {
    const Play play = Play::of("phase choose hands [[N4 N5] [A1]]");
    EXPECT_EQ(play.get("hands", eyes_of(0)), "[[N4 N5] [?]]");
    EXPECT_EQ(play.get("hands", eyes_of(1)), "[[? ?] [A1]]");
    EXPECT_EQ(play.get("hands", kSpectator), "[[? ?] [?]]");
    EXPECT_EQ(play.get("hands", kKeeper), "[[N4 N5] [A1]]");
}

TEST(RiveroViews, TheBridgesOfRiversAreNobodys) {
    const Play play = Play::of("phase choose rivers {0.1 [N4 = N6]} bridges {0.1 [A1]}");
    for (const game::Viewer viewer : {eyes_of(0), eyes_of(1), kSpectator}) {
        EXPECT_EQ(play.get("bridges", viewer), "");
        EXPECT_EQ(play.get("rivers", viewer), "{0.1 [N4 = N6]}");
    }
}

TEST(RiveroViews, ADrawnCardIsReadByItsOwnerOnlyAndOpenOnesByAll) {
    const auto texts = [](const std::string& position) {
        const Play play = Play::of("phase draw " + position);
        const Move move = *Rivero::read_move(play.state, "draw N4");
        std::string all;
        for (const game::Viewer viewer : {eyes_of(0), eyes_of(1), kSpectator})
            all += Rivero::write_move(play.state, game::Seat::chance(), move, viewer).substr(5);
        return all;
    };
    EXPECT_EQ(texts("draw ocean"), "N4??");
    EXPECT_EQ(texts("to_move 1 draw ocean"), "?N4?");
    EXPECT_EQ(texts("draw extra doubled true"), "N4??");
    EXPECT_EQ(texts("draw \"sun 2\" action [{card sun} null]"), "N4N4N4");
    EXPECT_EQ(texts("draw \"tap 4\" action [{card tap open [D1]} null] spring {1b [C1] 2b [C2] 3b [C3]}"),
              "N4N4N4");
    EXPECT_EQ(texts("draw joker action [{card bridge} null]"), "???");
    EXPECT_EQ(texts("draw \"bridge 0.1 N2\" rivers {0.1 [N1 N2 N3]} action [{card bridge} null]"), "???");
    const Play deal = Play::of("phase deal to_move 1");
    EXPECT_EQ(Rivero::write_move(deal.state, game::Seat::chance(), *Rivero::read_move(deal.state, "draw N4"),
                                 eyes_of(0)),
              "draw ?");
}

TEST(RiveroViews, CardsSeenGoingToAHandAreKnownThere) {
    Play taken = Play::of("phase choose hands [[N4] []] action [{card sun open [A9 N2]} null]");
    EXPECT_EQ(taken.play("take").get("hands", eyes_of(1)), "[[N2 A9 ?] []]");
    Play column = Play::of(
        "phase choose hands [[N9] [N8]] rivers {0.1 [N3 N4 N5]} flask [\"0.1\" null] "
        "spring {1a [D7] 1b [D6 N6] 1c [A1] 2b [C1] 3b [C2] 4b [C2]}");
    column.play("column 1");
    EXPECT_EQ(column.get("hands", kSpectator), "[[N6 D7 A1 ?] [D6 ?]]");
    EXPECT_EQ(column.get("hands", eyes_of(0)), "[[N6 N9 D7 A1] [D6 ?]]");
    Play exchange = Play::of(
        "phase play option ocean hands [[N3 N9] []] spring {1a [D3] 1b [C1] 1c [D4] 2a [D5] 2b [C1] "
        "2c [D6] 3a [D7] 3b [C2] 3c [D8] 4a [D9] 4b [C2] 4c [D10]}");
    EXPECT_EQ(exchange.play("exchange N3 1a").get("hands", eyes_of(1)), "[[D3 ?] []]");
}

TEST(RiveroViews, PlayingAKnownCardUsesUpTheKnowledge) {
    Play play = Play::of(
        "phase play option ocean hands [[N4 N4 A9] []] shown [[N4 A9] []] rivers {0.1 [N1 N2 N3] 0.2 [N1 N2 "
        "N3]}");
    play.play("join N4 0.1");
    EXPECT_EQ(play.get("shown"), "[[A9] []]");  // the other N4 may be gone or not
    EXPECT_EQ(play.play("join N4 0.2").get("shown"), "[[A9] []]");
}

constexpr const char* kEight = "hands [[N1 N4 N5 N7 N9 A3 A6 A9] []] shown [[N1 A9] []] ";

TEST(RiveroViews, AfterAFaceDownCardKnownOnesAreInTheHandOrBelow) {
    Play play = Play::of("phase play option ocean " + std::string(kEight));
    play.play("spring N4 1a; ground N1");
    EXPECT_EQ(known(play), " [[N1 A9] []]");
    EXPECT_EQ(play.get("hands", eyes_of(1)), "[[? ? ? ? ? ?] []]");
    EXPECT_EQ(play.get("groundwater", eyes_of(1)), "[[?] []]");
    EXPECT_EQ(play.get("groundwater", kSpectator), "[[?] []]");
}

TEST(RiveroViews, OfTwoEqualKnownCardsOnlyOneCanGoDown) {
    Play play = Play::of("phase play option ocean hands [[N1 N1 N4 N5 N7 N9 A3 A6] []] shown [[N1 N1] []]");
    play.play("spring N4 1a; ground N1");
    EXPECT_EQ(known(play), "[[N1] []] [[N1] []]");
}

TEST(RiveroViews, WithoutAnUnseenCardBelowTheyAreInTheHandAgain) {
    const std::string rest =
        "hands [[N4 A9] []] groundwater [[D1 N1] []] seen [[all own] []] with [[N1 A9] []] ";
    Play lifted = Play::of("phase play option ocean " + rest);
    lifted.play("lift");
    EXPECT_EQ(known(lifted), "[[N1 A9] []] ");
    EXPECT_EQ(lifted.get("hands", eyes_of(1)), "[[N1 A9 ?] []]");
    Play sun = Play::of("phase act to_move 1 action [null {card sun}] " + rest);
    sun.play("sun 0");
    EXPECT_EQ(sun.get("action"), "[null {card sun open [N1 D1]}]");
    EXPECT_EQ(known(sun), "[[A9] []] ");
    Play tap = Play::of("phase act action [{card tap} null] " + rest +
                        "spring {1a [D7] 1b [C1] 2b [C1] 3b [C2] 4b [C2]}");
    EXPECT_EQ(known(tap.play("tap 1a")), "[[A9] []] ");
}

TEST(RiveroViews, WhileAnotherUnseenCardLiesBelowNothingIsCertain) {
    Play play =
        Play::of("phase play option ocean hands [[N4 A9] []] groundwater [[D1 N1] []] with [[N1 A9] []]");
    EXPECT_EQ(known(play.play("lift")), " [[N1 A9] []]");
}

TEST(RiveroViews, ACardLaidOpenIsNoLongerCountedAsBeingThere) {
    Play play = Play::of(
        "phase play option ocean hands [[N4 A9] []] groundwater [[N4] []] with [[N4 A9] []] rivers {0.1 [N1 "
        "N2 N3]}");
    play.play("join N4 0.1");  // the one that was seen, or another
    EXPECT_EQ(known(play), " [[A9] []]");
}

TEST(RiveroViews, GroundwaterThatLayOpenIsKnownInTheHandToo) {
    Play play = Play::of("phase play option ocean groundwater [[D1 D7] []] seen [[none all] []]");
    play.play("lift");
    EXPECT_EQ(known(play), "[[D7] []] ");
    EXPECT_EQ(play.events(), "rivero.lifted RV-36 seat=0 river=river-danube value=7");
    play.play("lift");
    EXPECT_EQ(known(play), "[[D7] []] ");
    EXPECT_EQ(play.get("hands", eyes_of(1)), "[[D7 ?] []]");
}

TEST(RiveroViews, AMoveThatShowsSomethingHiddenIsNamed) {
    const auto shows = [](const std::string& position, const char* move) {
        const Play play = Play::of(position);
        EXPECT_EQ(play.refusal(move), "") << move;
        return Rivero::shows_hidden(play.state, play.turn(), *Rivero::read_move(play.state, move));
    };
    EXPECT_TRUE(shows("phase start spring {}", "start 0"));
    EXPECT_TRUE(shows("phase turn", "turn sun"));
    EXPECT_TRUE(shows("phase draw draw ocean", "draw N4"));
    EXPECT_TRUE(shows("phase deal", "draw N4"));
    EXPECT_FALSE(shows("phase draw draw joker action [{card bridge} null]", "draw N4"));
    EXPECT_FALSE(shows(
        "phase draw draw \"bridge 0.1 N2\" rivers {0.1 [N1 N2 N3]} action [{card bridge} null]", "draw N4"));
    EXPECT_TRUE(
        shows("phase choose hands [[N5] []] rivers {0.1 [N4 = N6]} bridges {0.1 [A1]}", "replace N5 0.1"));
    EXPECT_FALSE(shows("phase choose hands [[N7] []] rivers {0.1 [N4 N5 N6]}", "join N7 0.1"));
    const std::string lift = "phase play option ocean groundwater [[D1] []] seen ";
    EXPECT_FALSE(shows(lift + "[[own] []]", "lift"));
    EXPECT_FALSE(shows(lift + "[[all] []]", "lift"));
    EXPECT_TRUE(shows(lift + "[[none] []]", "lift"));
    const std::string sun = "phase act action [{card sun} null] groundwater [[] [D1 D2 D3]] seen ";
    EXPECT_TRUE(shows(sun + "[[] [all all own]]", "sun 1"));
    EXPECT_TRUE(shows(sun + "[[] [all none all]]", "sun 1"));
    EXPECT_FALSE(shows(sun + "[[] [own all all]]", "sun 1"));
    EXPECT_FALSE(shows(sun + "[[] [own own own]]", "sun ocean"));
    const std::string tap =
        "phase act action [{card tap} null] spring {1a [D7] 1b [C1] 1c [N8 A8] 2b [C1] 3b [C2] 4b [C2]} ";
    EXPECT_TRUE(shows(tap + "groundwater [[D1] []]", "tap 1a"));
    EXPECT_FALSE(shows(tap + "groundwater [[D1] []] seen [[all] []]", "tap 1a"));
    EXPECT_FALSE(shows(tap + "groundwater [[D1] []]", "tap 1b"));  // the draw will
    EXPECT_FALSE(shows(tap + "groundwater [[D1] []]", "tap 1c"));
    EXPECT_FALSE(shows(tap + "groundwater [[] [D1]]", "tap 1a"));
}

TEST(RiveroViews, AJoinIsTakenBackAReplacedBridgeIsNot) {
    const auto position =
        game::read_tree(whole("phase choose hands [[N7 N5] []] rivers {0.1 [N4 = N6]} bridges {0.1 [A1]}"));
    auto match = game::Match::load(*find("rivero"), *position, {.automatic = false, .seed = 0});
    ASSERT_TRUE(match);
    EXPECT_FALSE(match->play(game::Seat::player(0), "join N7 0.1"));
    EXPECT_FALSE(match->undo());
    EXPECT_FALSE(match->play(game::Seat::player(0), "replace N5 0.1"));
    EXPECT_EQ(match->undo()->code, "seen-since");
}

TEST(RiveroViews, WhatASeatMayPlayDependsOnlyOnWhatItKnows) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        core::Rng rng(seed);
        State state =
            Rivero::initial({.variant = Variant::standard, .house = {.attach_to_any = seed % 2 == 1}});
        while (!Rivero::actors(state).empty()) {
            const game::Seat seat = *Rivero::actors(state).begin();
            if (seat.is_player()) {
                const State other = Rivero::complete(Rivero::view(state, game::Viewer::of(seat)), rng);
                Moves moves, others;
                Rivero::legal_moves(state, seat, moves);
                Rivero::legal_moves(other, seat, others);
                ASSERT_EQ(moves, others) << seed;
            }
            Rivero::apply(state, seat, game::draw_move<Rivero>(state, seat, rng), nullptr);
        }
    }
}

// ---------------------------------------------------------------- completion

/// How often `what` holds in states drawn for a viewer, of a thousand.
template <class What>
int per_mille(const Play& play, game::Viewer viewer, What what) {
    constexpr int kDraws = 20000;
    core::Rng rng(7);
    const View view = Rivero::view(play.state, viewer);
    int hits = 0;
    for (int i = 0; i < kDraws; ++i) {
        const State state = Rivero::complete(view, rng);
        EXPECT_TRUE(Rivero::is_consistent(state));
        EXPECT_EQ(Rivero::view(state, viewer), view);
        hits += what(state);
    }
    return hits * 1000 / kDraws;
}

const RiverCard kN1{game::River::nile, 1}, kN2{game::River::nile, 2}, kA9{game::River::amazon, 9};

TEST(RiveroViews, WhatMustBeWithAPlayerIsDealtEvenlyOverHandAndGroundwater) {
    const Play play = Play::of("phase choose hands [[N1 N2 N3] []] groundwater [[A1] []] with [[N1] []]");
    const auto below = [](const State& state) { return state.ground[slot_at(0, 0)] == kN1; };
    const auto held = [](const State& state) { return state.hands[0].has(kN1) ? 1 : 0; };
    EXPECT_NEAR(per_mille(play, eyes_of(1), below), 250, 25);  // one of four places, but for the other N1
    EXPECT_NEAR(per_mille(play, eyes_of(1), [&](const State& s) { return below(s) || held(s); }), 1000, 0);
    EXPECT_EQ(per_mille(play, eyes_of(0), below), 0);  // he knows where it is
    EXPECT_EQ(per_mille(play, kSpectator, [&](const State& s) { return below(s) || held(s); }), 1000);
}

TEST(RiveroViews, ShownCardsStayWhereTheyAre) {
    const Play play = Play::of("phase choose hands [[N1 N2 N3] []] shown [[N1] []] groundwater [[A1] []]");
    EXPECT_EQ(per_mille(play, eyes_of(1), [](const State& state) { return state.hands[0].has(kN1); }), 1000);
}

TEST(RiveroViews, UnseenCardsAreDealtByTheirNumber) {
    const Play play = Play::of(
        "phase choose hands [[N1] [D1]] groundwater [[A1] []] seen [[none] []] rivers {0.1 [N2 N3 N4]} "
        "action [null {card bridge joker D9}] spring {1b [C1] 2b [C1] 3b [C2] 4b [C2]}");
    const int unseen = kCards - 4 - 3 - 1;  // the spring, the river, his own hand
    const auto near = [&](int copies, auto what) {
        EXPECT_NEAR(per_mille(play, eyes_of(1), what), 1000 * copies / unseen, 6);
    };
    near(2, [](const State& state) { return state.hands[0].has(kA9); });
    near(1, [](const State& state) { return state.hands[0].has(kN2); });
    near(2, [](const State& state) { return state.ground[slot_at(0, 0)] == kA9; });
    near(1, [](const State& state) { return state.ground[slot_at(0, 0)] == kN2; });
    near(2, [](const State& state) { return state.jokers[1] == kA9; });
    near(1, [](const State& state) { return state.jokers[1] == kN2; });
    near(unseen - 3, [](const State& state) { return state.ocean.has(kN2); });
}

TEST(RiveroViews, TheBridgesOfARiverAreDrawnToo) {
    const Play play = Play::of("phase choose rivers {0.1 [N2 = N4]} bridges {0.1 [A9]}");
    const int hits =
        per_mille(play, eyes_of(0), [](const State& state) { return state.bridges[0][0] == kA9; });
    EXPECT_NEAR(hits, 2000 / 74, 6);
}

/// The moves after which a viewer can name what was hidden before, by their numbers from 0.
std::string named(std::string_view position, std::string_view moves, game::Viewer viewer) {
    Play play = Play::of(position);
    const State start = play.state;
    std::vector<std::pair<game::Seat, Move>> made;
    for (const std::string_view text : core::split(moves, ';')) {
        made.emplace_back(play.turn(), *Rivero::read_move(play.state, core::trim(text)));
        play.play(text);
    }
    std::string numbers;
    const std::vector<bool> seen = Rivero::seen_since(start, made, viewer);
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (seen[i]) numbers += (numbers.empty() ? "" : " ") + std::to_string(i);
    return numbers;
}

TEST(RiveroViews, AGroundCardCanBeNamedOnceItLiesOpen) {
    constexpr std::string_view kStart =
        "phase play option ocean hands [[N1 N2 N4 N5 N7 N8 N10 A3] []] groundwater [[D1] []]";
    const std::string hidden = "spring N1 1a; ground N2; end; ";
    EXPECT_EQ(named(kStart, hidden + "action; turn sun", eyes_of(1)), "");
    EXPECT_EQ(named(kStart, hidden + "action; turn sun; sun 0", eyes_of(1)), "1");
    EXPECT_EQ(named(kStart, hidden + "action; turn sun; sun 0", kSpectator), "1");
}

TEST(RiveroViews, ALiftedGroundCardStaysItsOwners) {
    constexpr std::string_view kStart = "phase play option ocean hands [[N2 N4 N5 N6 N7 N8 N10 A3] []]";
    constexpr std::string_view kMoves =
        "spring N10 1a; ground N2; end; ocean; draw D1; end; ocean; draw D2; river N4 N5 N6; lift";
    EXPECT_EQ(named(kStart, kMoves, eyes_of(1)), "");
}

TEST(RiveroViews, ABridgeCanBeNamedByWhoTookIt) {
    constexpr std::string_view kStart =
        "phase act action [{card bridge} null] hands [[] [N5]] rivers {0.1 [N4 N5 N6]}";
    constexpr std::string_view kMoves = "bridge 0.1 N5; draw C8; end; replace N5 0.1";
    EXPECT_EQ(named(kStart, kMoves, eyes_of(1)), "1");
    EXPECT_EQ(named(kStart, kMoves, eyes_of(0)), "");
    EXPECT_EQ(named(kStart, kMoves, kSpectator), "");
}

TEST(RiveroViews, AFallenBridgeCanBeNamedOnceItLiesOpen) {
    constexpr std::string_view kStart = "phase act action [{card bridge} null] rivers {1.1 [N4 N5 N6 N7 N8]}";
    const std::string laid = "bridge 1.1 N5; draw C8; end; action; turn tap; tap 1.1 low; end; ";
    EXPECT_EQ(named(kStart, laid + "take", eyes_of(1)), "");
    EXPECT_EQ(named(kStart, laid + "take; ocean; draw D9; end; ocean; draw A9; lift", eyes_of(1)), "1")
        << "its owner lifts it";
    EXPECT_EQ(named(kStart, laid + "take; ocean; draw D9; end; ocean; draw A9; lift", eyes_of(0)), "");
}

TEST(RiveroViews, UnderARiverThatFellTheBridgeLiesLowest) {
    constexpr std::string_view kStart = "phase act action [{card bridge} null] rivers {1.1 [N4 N5 N6 N7]}";
    const std::string laid =
        "bridge 1.1 N5; draw C8; end; action; turn tap; tap 1.1 low; end; ocean; "
        "draw D9; end; ocean; draw A9; ";
    EXPECT_EQ(named(kStart, laid + "lift; lift", eyes_of(1)), "");
    EXPECT_EQ(named(kStart, laid + "lift; lift; lift", eyes_of(1)), "1");
}

TEST(RiveroViews, AJokerCanBeNamedByWhoTookItOutOfARiver) {
    constexpr std::string_view kStart = "phase act action [{card bridge} null] hands [[N4 N6] [N5]]";
    constexpr std::string_view kMoves =
        "bridge joker; draw C8; end; ocean; draw D9; end; ocean; draw A9; river N4 = N6; end; replace N5 0.1";
    EXPECT_EQ(named(kStart, kMoves, eyes_of(1)), "1");
    EXPECT_EQ(named(kStart, kMoves, eyes_of(0)), "");
}

}  // namespace

}  // namespace games::rivero
