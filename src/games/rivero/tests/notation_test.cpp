// Moves as text.

#include <gtest/gtest.h>

#include "games/rivero/notation.h"
#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

std::string fault(std::string_view text) {
    const auto move = Rivero::read_move({}, text);
    return move ? "" : to_line(move.error());
}

TEST(RiveroNotation, EveryKindOfMoveIsReadAsItIsWritten) {
    const Play play = Play::of("phase choose");
    for (const char* text : {"ocean",
                             "column 1",
                             "column 4",
                             "action",
                             "take",
                             "river N4 N5 N6",
                             "river D1 = D3 D4",
                             "join N10 0.1",
                             "join = C8 1.12",
                             "replace D6 1.2",
                             "double A7 2b",
                             "extra",
                             "spring N4 3a",
                             "exchange N4 4c",
                             "ground N4",
                             "lift",
                             "end",
                             "sun ocean",
                             "sun 0",
                             "sun 1",
                             "tap 1.1 low",
                             "tap 0.10 high",
                             "tap 2b",
                             "bridge 1.1 N5",
                             "bridge joker",
                             "start 0",
                             "start 1",
                             "draw A10",
                             "turn sun",
                             "turn tap",
                             "turn bridge"}) {
        const auto move = Rivero::read_move(play.state, text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(Rivero::write_move(play.state, game::Seat::player(0), *move, kKeeper), text);
    }
}

TEST(RiveroNotation, SpacesAndSmallLettersAreReadToo) {
    EXPECT_EQ(*Rivero::read_move({}, "  spring  n4   3A "), *Rivero::read_move({}, "spring N4 3a"));
}

TEST(RiveroNotation, WhatIsNoMoveIsRefused) {
    for (const char* text : {"",
                             "x",
                             "ocean 1",
                             "column",
                             "column 0",
                             "column 5",
                             "river",
                             "river x",
                             "river N4 N5 X6",
                             "join N4",
                             "join N4 0",
                             "join N4 2.1",
                             "join N4 0.0",
                             "join N4 0.256",
                             "join = N4",
                             "replace = N4 0.1",
                             "double N4",
                             "double N4 5a",
                             "double N4 1d",
                             "double N11 1a",
                             "spring N0 1a",
                             "ground",
                             "ground N",
                             "sun",
                             "sun 2",
                             "tap",
                             "tap 1.1",
                             "tap 1.1 middle",
                             "tap 5a",
                             "bridge",
                             "bridge 1.1",
                             "bridge N5 1.1",
                             "start 2",
                             "draw",
                             "turn rain",
                             "take 1",
                             "end 0",
                             "tap 1.1 low high",
                             "exchange 1a N4"})
        EXPECT_TRUE(fault(text).starts_with("rivero.unreadable-move ")) << text << ": " << fault(text);
}

TEST(RiveroNotation, AHiddenCardCannotBePlayed) {
    EXPECT_EQ(fault("draw ?"), "rivero.hidden-card ");
    EXPECT_EQ(fault("ground ?"), "rivero.hidden-card ");
}

TEST(RiveroNotation, PlacesAndRiversAreNamedBothWays) {
    for (Place place = 0; place < kPlaces; ++place) EXPECT_EQ(read_place(write_place(place)), place);
    EXPECT_EQ(write_place(place_at(1, 1)), "2b");
    EXPECT_FALSE(read_place("2bb"));
    EXPECT_EQ(read_river_name("1.12"), (RiverName{1, 12}));
    EXPECT_FALSE(read_river_name("1.01"));
}

}  // namespace

}  // namespace games::rivero
