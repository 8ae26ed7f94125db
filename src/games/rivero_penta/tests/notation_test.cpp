#include "games/rivero_penta/notation.h"

#include <gtest/gtest.h>

#include <cstring>

#include "games/rivero_penta/tests/play.h"

namespace games::rivero_penta {

namespace {

const Spot kPlaying{.table = "1,0 N1 2,0 N2", .hand = "N3 D1 D2 D3 D4"};

TEST(RiveroPentaNotation, MovesAreReadWithSpacesAroundTheirParts) {
    const Play play = Play::of(kPlaying);
    for (const char* text : {"N3@3,0", " N3@3,0 ", "n3@3,0", "N3 @ 3,0", "N3 @3,0"})
        EXPECT_EQ(play.refusal(text), "") << text;
}

TEST(RiveroPentaNotation, EveryUnreadableMoveIsNamed) {
    const Play play = Play::of(kPlaying);
    for (const char* text : {"",
                             "@",
                             "N3",
                             "N3@",
                             "N11@3,0",
                             "X3@3,0",
                             "N3@3",
                             "N3@3,0 x",
                             "discard",
                             "discard ?",
                             "discard N0",
                             "draw ?",
                             "turn",
                             "turn water",
                             "start 2",
                             "start",
                             "move 1,0",
                             "move 1,0>",
                             "move >1,0",
                             "remove",
                             "drain",
                             "tap",
                             "remove 1,0 1,0",
                             "drain 1,0 1,0",
                             "tap 1,0 x 2,0",
                             "bridge",
                             "bridge 1",
                             "pass now",
                             "give up",
                             "Pass",
                             "drain 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0"})
        EXPECT_TRUE(play.refusal(text).starts_with("unreadable-move  text="))
            << text << ": " << play.refusal(text);
}

TEST(RiveroPentaNotation, WhatTakesCardsNamesItsSquaresInAnyOrder) {
    const State state;
    EXPECT_EQ(*RiveroPenta::read_move(state, "tap 3,0 1,0 2,0"), Move::tap(Square(1, 0), false));
    EXPECT_EQ(*RiveroPenta::read_move(state, "tap 1,1 1,-1 1,0"), Move::tap(Square(1, -1), true));
    EXPECT_EQ(*RiveroPenta::read_move(state, "drain 5,0 1,0"), Move::drain(Square(1, 0), false, 0b10001));
    EXPECT_EQ(*RiveroPenta::read_move(state, "drain 1,0"), Move::drain(Square(1, 0), true, 1))
        << "one square has no direction";
    EXPECT_EQ(*RiveroPenta::read_move(state, "remove 2,0 1,0"), Move::remove(Square(1, 0), Square(2, 0)));
    EXPECT_EQ(to_line(RiveroPenta::read_move(state, "drain 1,0 12,0").error()), "no-penta RP-36");
}

TEST(RiveroPentaNotation, AMoveOfAnyBitsIsJudgedWithoutHarm) {
    core::Rng rng(1);
    const Play action = Play::of(
        {.table = "1,0 N1 2,0 N2 3,0 N3", .hand = "N4 D1 D2 D3 D4", .open = "sun sun", .phase = "action"});
    const Play drawing = Play::of({.table = "1,0 N1", .hand = "D1 D2 D3 D4", .phase = "draw"});
    for (const State& state : {Play::of(kPlaying).state, action.state, drawing.state, Play().state}) {
        const game::Seat seat = *RiveroPenta::actors(state).begin();
        Moves legal;
        RiveroPenta::legal_moves(state, seat, legal);
        for (int i = 0; i < 200'000; ++i) {
            Move move;
            // Bits of a legal move with some changed come nearer than any bits at all.
            auto raw = static_cast<std::uint32_t>(rng.next());
            if (i % 2 == 0) {
                std::uint32_t base = 0;
                std::memcpy(&base, &legal[rng.below(static_cast<std::uint32_t>(legal.size()))], sizeof base);
                raw = base ^ (1U << rng.below(32));
            }
            std::memcpy(static_cast<void*>(&move), &raw, sizeof raw);
            const bool listed = std::find(legal.begin(), legal.end(), move) != legal.end();
            ASSERT_EQ(!RiveroPenta::why_illegal(state, seat, move), listed) << raw;
        }
    }
}

TEST(RiveroPentaNotation, EverySeatWaitsForItsTurn) {
    const Play play = Play::of(kPlaying);
    EXPECT_EQ(play.refusal(game::Seat::player(1), "N3@3,0"), "not-your-turn  seat=1 turn=0");
    EXPECT_EQ(play.refusal(game::Seat::chance(), "draw N4"), "not-your-turn  seat=chance turn=0");
}

TEST(RiveroPentaNotation, TheClosedPileMustHoldWhatIsTurned) {
    const Play play = Play::of(
        {.table = "1,0 N1", .hand = "D1 D2 D3 D4 D5", .open = "sun sun sun sun sun sun", .phase = "turn"});
    EXPECT_EQ(play.refusal("turn sun"), "not-in-pile RP-24 action=action-sun");
    EXPECT_EQ(play.moves(), "turn tap; turn bridge");
}

}  // namespace

}  // namespace games::rivero_penta
