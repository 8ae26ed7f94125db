// Secrets: PR-38. Nothing a seat can see depends on what another seat has drawn.

#include <gtest/gtest.h>

#include "core/rng.h"
#include "game/playout.h"
#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

using game::Seat;
using game::Viewer;

constexpr const char* kRing = "ring a1 b1 c1 d1 e1";

TEST(PentaRushViews, PR_38_APlayerSeesHisOwnOutlinesOnly) {
    Play play("base", 3);
    play.throws("aabcd").by(0, kRing).by(1, "ring a2 b2 c2 d2 e2").by(1, "ring a3 b3 c3 d3 e3");
    const View own = PentaRush::view(play.state, Viewer::of(Seat::player(0)));
    ASSERT_NE(own.pad_of(0), nullptr);
    EXPECT_EQ(own.pad_of(0)->outlines.size(), 1U);
    EXPECT_EQ(own.pad_of(1), nullptr);
    EXPECT_EQ(own.pad_of(2), nullptr);
    const View other = PentaRush::view(play.state, Viewer::spectator());
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(other.pad_of(seat), nullptr);
    const View keeper = PentaRush::view(play.state, Viewer::keeper());
    EXPECT_EQ(keeper.pad_of(1)->outlines.size(), 2U);
}

TEST(PentaRushViews, PR_38_ACompletedStateLeavesTheOthersPadsEmpty) {
    Play play("base", 3);
    play.throws("aabcd").by(0, kRing).by(1, kRing).by(1, "done");
    core::Rng rng(1);
    const State state = PentaRush::complete(PentaRush::view(play.state, Viewer::of(Seat::player(0))), rng);
    EXPECT_EQ(state.pads[0], play.state.pads[0]);
    EXPECT_EQ(state.pads[1], Pad());
    EXPECT_TRUE(is_done(state, 1)) << "who is done lies open";
}

TEST(PentaRushViews, PR_38_AnothersMovesAreWrittenWithAQuestionMark) {
    Play play("base", 2);
    play.throws("aabcd");
    const Move ring = *PentaRush::read_move(play.state, kRing);
    const Move erase = *PentaRush::read_move(play.state, "erase a1 b1 c1 d1 e1");
    const auto text = [&](Move move, Viewer viewer) {
        return PentaRush::write_move(play.state, Seat::player(0), move, viewer);
    };
    EXPECT_EQ(text(ring, Viewer::of(Seat::player(0))), kRing);
    EXPECT_EQ(text(ring, Viewer::keeper()), kRing);
    for (const Viewer viewer :
         {Viewer::of(Seat::player(1)), Viewer::spectator(), Viewer::of(Seat::clock())}) {
        EXPECT_EQ(text(ring, viewer), "ring ?");
        EXPECT_EQ(text(erase, viewer), "erase ?");
        EXPECT_EQ(text(Move::flip(), viewer), "flip");
    }
    EXPECT_FALSE(PentaRush::read_move(play.state, "ring ?"));
}

TEST(PentaRushViews, PR_38_OnlyTheDrawerIsToldOfHisOutlines) {
    Play play("base", 2);
    play.throws("aabcd").by(0, kRing);
    EXPECT_EQ(play.told(Viewer::of(Seat::player(0))).size(), 1U);
    EXPECT_TRUE(play.told(Viewer::of(Seat::player(1))).empty());
    EXPECT_TRUE(play.told(Viewer::spectator()).empty());
    play.by(0, "done");
    EXPECT_EQ(play.told(Viewer::of(Seat::player(1))).size(), 1U);
    play.by(1, "done");
    EXPECT_EQ(play.told(Viewer::of(Seat::player(0))), play.told(Viewer::of(Seat::player(1))))
        << "after the round everything is told to everybody";
    EXPECT_EQ(play.count("penta-rush.misfits") + play.count("penta-rush.counts"), 1);
}

/// All that reaches a viewer with one move.
struct Seen {
    View view;
    std::string position, move;
    game::Events events;

    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen play_and_look(State& state, Seat seat, Move move, Viewer viewer) {
    Seen seen;
    seen.move = PentaRush::write_move(state, seat, move, viewer);
    game::Events all;
    PentaRush::apply(state, seat, move, &all);
    for (const game::Event& event : all)
        if (viewer.may_see(event.audience)) seen.events.push_back(event);
    seen.view = PentaRush::view(state, viewer);
    seen.position = game::to_text(PentaRush::write_position(seen.view));
    return seen;
}

/// The same kind of move elsewhere: another outline is ringed, or another standing one erased.
Move disguised(const State& state, Seat seat, Move move, core::Rng& rng) {
    if (move.kind() != Move::Kind::ring && move.kind() != Move::Kind::erase) return move;
    for (;;) {
        const Move other = PentaRush::random_move(state, seat, rng);
        if (other.kind() == move.kind()) return other;
    }
}

TEST(PentaRushViews, PR_38_NothingASeatSeesChangesWithWhatAnotherSeatDraws) {
    core::Rng rng(38);
    int compared = 0, different = 0;
    for (int game = 0; game < 60; ++game) {
        const int players = 2 + game % 3;
        const Viewer viewer = game % 5 == 0 ? Viewer::spectator() : Viewer::of(Seat::player(game % players));
        Play play(game % 2 ? "puzzle" : "base", players, {{"round_cap_seconds", "60"}});
        play.throws("abcde");
        State real = play.state, twin = play.state;
        for (int i = 0; i < 80; ++i) {
            const Seat seat = game::draw_actor(PentaRush::actors(real), rng);
            const Move move = game::draw_move<PentaRush>(real, seat, rng);
            State after = real;
            PentaRush::apply(after, seat, move, nullptr);
            if (after.phase != Phase::search) continue;  // then everything lies open
            const Move other = viewer.is_seat(seat) ? move : disguised(twin, seat, move, rng);
            EXPECT_EQ(play_and_look(real, seat, move, viewer), play_and_look(twin, seat, other, viewer));
            different += real.pads != twin.pads;
            ++compared;
        }
    }
    EXPECT_GT(compared, 3000);
    EXPECT_GT(different, 2000);
}

/// Which of the moves a viewer can name, as `+` and `-`.
std::string named(const State& start, const std::vector<std::pair<Seat, std::string>>& moves, Viewer viewer) {
    std::vector<std::pair<Seat, Move>> read;
    for (const auto& [seat, text] : moves) read.emplace_back(seat, *PentaRush::read_move(start, text));
    std::string marks;
    for (const bool seen : PentaRush::seen_since(start, read, viewer)) marks += seen ? '+' : '-';
    return marks;
}

TEST(PentaRushViews, PR_38_WhatStoodAtTheEndOfARoundCanBeNamedThen) {
    const Seat a = Seat::player(0), b = Seat::player(1);
    Play play("base", 2);
    play.throws("aabcd");
    std::vector<std::pair<Seat, std::string>> moves{{a, kRing},
                                                    {b, "ring a2 b2 c2 d2 e2"},
                                                    {b, "ring a3 b3 c3 d3 e3"},
                                                    {b, "erase a2 b2 c2 d2 e2"},
                                                    {a, "done"}};
    EXPECT_EQ(named(play.state, moves, Viewer::of(a)), "-----") << "the round goes on";
    moves.emplace_back(b, "done");
    EXPECT_EQ(named(play.state, moves, Viewer::of(a)), "+-+---") << "what was wiped away nobody saw";
    EXPECT_EQ(named(play.state, moves, Viewer::spectator()), "+-+---");
    moves.emplace_back(Seat::chance(), "roll aabcd");
    moves.emplace_back(b, kRing);
    EXPECT_EQ(named(play.state, moves, Viewer::of(a)), "+-+-----");
}

}  // namespace

}  // namespace games::penta_rush
