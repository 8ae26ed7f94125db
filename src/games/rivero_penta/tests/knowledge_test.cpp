// What each player knows: views, texts of moves, the memory of a shuffle, and fair completion.

#include "games/rivero_penta/knowledge.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "game/playout.h"
#include "games/rivero_penta/tests/play.h"

namespace games::rivero_penta {

namespace {

using game::Seat;
using game::Viewer;

const Viewer kFirst = Viewer::of(Seat::player(0)), kSecond = Viewer::of(Seat::player(1));

std::string seen_by(const State& state, Viewer viewer, std::string_view key) {
    const game::Tree tree = RiveroPenta::write_position(RiveroPenta::view(state, viewer));
    return tree.get(key) ? game::to_text(*tree.get(key)) : "";
}

TEST(RiveroPentaKnowledge, AHandIsItsOwnersAndTheOceanNobodys) {
    const Play play = Play::of({.table = "1,0 N1", .hand = "N2 D1 D2 D3 D4", .other = "A1 A2 A3 A4"});
    EXPECT_EQ(seen_by(play.state, kFirst, "hands"), "[[N2 D1 D2 D3 D4] [? ? ? ?]]");
    EXPECT_EQ(seen_by(play.state, kSecond, "hands"), "[[? ? ? ? ?] [A1 A2 A3 A4]]");
    EXPECT_EQ(seen_by(play.state, kFirst, "ocean"), "70");
    EXPECT_EQ(seen_by(play.state, Viewer::spectator(), "hands"), "[[? ? ? ? ?] [? ? ? ?]]");
}

TEST(RiveroPentaKnowledge, ADrawIsSeenByWhoDrawsAndOnTheNewFieldByAll) {
    const Play play = Play::of({.table = "1,0 N1", .hand = "D1 D2 D3 D4", .phase = "draw"});
    const Move move = Move::draw(RiverCard(River::nile, 5));
    EXPECT_EQ(RiveroPenta::write_move(play.state, Seat::chance(), move, kFirst), "draw N5");
    EXPECT_EQ(RiveroPenta::write_move(play.state, Seat::chance(), move, kSecond), "draw ?");
    EXPECT_EQ(RiveroPenta::write_move(play.state, Seat::chance(), move, Viewer::spectator()), "draw ?");
    const Play field =
        Play::of({.table = "1,0 N1", .hand = "D1 D2 D3 D4", .phase = "refill", .more = "plays_left 0"});
    EXPECT_EQ(RiveroPenta::write_move(field.state, Seat::chance(), move, Viewer::spectator()), "draw N5");
    EXPECT_FALSE(RiveroPenta::read_move(play.state, "draw ?"));
}

TEST(RiveroPentaKnowledge, ThePileShowsWhatWasSeenGoingThere) {
    Play play = Play::of({.table = "1,0 N1 -1,0 N5 0,1 N7 0,-1 A9 2,0 D9 3,0 D10",
                          .hand = "D3 D4 C4 C3 A6",
                          .open = "sun sun",
                          .phase = "action",
                          .other = "A3 A4 A7 C8"});
    play.play("remove 2,0 3,0; discard D3");
    EXPECT_EQ(seen_by(play.state, kFirst, "discard"), "[D9 D10 D3]");
    EXPECT_EQ(seen_by(play.state, kSecond, "discard"), "[D9 D10 ?]");
    EXPECT_EQ(seen_by(play.state, kSecond, "seen"), "{all [D9 D10] own [[?] []]}");
    const Play unknown = Play::of({.table = "1,0 N1", .hand = "D1 D2 D3 D4 D5", .discard = "N7 N8"});
    EXPECT_EQ(seen_by(unknown.state, kFirst, "discard"), "[? ?]")
        << "a pile without `seen` is known to nobody";
}

// ---------------------------------------------------------------- the shuffle

RiverCards heap(std::initializer_list<int> indices) {
    RiverCards cards;
    for (const int index : indices) cards.add(RiverCard::at(index));
    return cards;
}

/// Seat 1 holds `hand`, the ocean is `ocean`; seat 0 saw all of `gone` go in, and everything else too.
State after_shuffle(const RiverCards& hand, const RiverCards& ocean, const RiverCards& gone) {
    State state;
    state.hands[1] = hand;
    state.ocean = ocean;
    state.discards = RiverCards::box() - hand - ocean;
    remember_shuffle(state, gone);
    return state;
}

TEST(RiveroPentaKnowledge, RightAfterAShuffleTheOtherHoldsNoCardThatWasSeenGoingIn) {
    const State state = after_shuffle(heap({0, 1, 2, 3}), heap({4, 5, 6, 7, 8}), heap({6, 7, 8}));
    const View view = RiveroPenta::view(state, kFirst);
    core::Rng rng(1);
    std::map<int, int> held;
    for (int i = 0; i < 1000; ++i)
        RiveroPenta::complete(view, rng).hands[1].for_each([&](RiverCard card) { ++held[card.index()]; });
    EXPECT_EQ(held.size(), 6U);
    for (const int gone : {6, 7, 8}) EXPECT_FALSE(held.contains(gone));
}

TEST(RiveroPentaKnowledge, InPlayTheOtherNeverHoldsWhatWasSeenGoingIn) {
    core::Rng rng(3);
    int shuffles = 0;
    for (int game = 0; game < 60; ++game) {
        State state = RiveroPenta::initial({});
        while (!RiveroPenta::actors(state).empty()) {
            const Seat seat = *RiveroPenta::actors(state).begin();
            game::Events events;
            RiveroPenta::apply(state, seat, game::draw_move<RiveroPenta>(state, seat, rng), &events);
            for (const game::Event& event : events) {
                if (event.code != "rivero-penta.new-ocean") continue;
                ++shuffles;
                for (std::size_t viewer = 0; viewer < kSeats; ++viewer) {
                    EXPECT_FALSE(state.memories[viewer].in_ocean.empty());
                    EXPECT_TRUE(state.ocean.contains(state.memories[viewer].in_ocean));
                    const View view = RiveroPenta::view(state, viewer == 0 ? kFirst : kSecond);
                    const RiverCards hand = RiveroPenta::complete(view, rng).hands[1 - viewer];
                    const RiverCards free =
                        unseen_by(state, static_cast<int>(viewer)) - state.memories[viewer].in_ocean;
                    EXPECT_TRUE(free.contains(hand));
                }
            }
        }
    }
    EXPECT_GT(shuffles, 20);
}

/// Every course of events with the same open part, counted: which hand and which face-down discard
/// seat 1 can have after: draw, lay card 0, (seat 0 draws card 7), draw, discard.
using Deal = std::pair<std::uint64_t, int>;  // kinds in hand, the discard
std::map<Deal, double> all_courses() {
    std::map<Deal, double> found;
    for (int old = 0; old < 1 << 6; ++old) {
        if (std::popcount(static_cast<unsigned>(old)) != 4) continue;
        const int ocean = ~old & 0b111'111'111;
        for (int first = 0; first < 9; ++first) {
            if ((ocean >> first & 1) == 0) continue;
            const int held = old | 1 << first;
            if ((held & 1) == 0 || first == 7) continue;  // card 0 was laid, card 7 drawn by the other
            const int hand = held & ~1, left = ocean & ~(1 << first) & ~(1 << 7);
            for (int second = 0; second < 9; ++second) {
                if ((left >> second & 1) == 0) continue;
                for (int out = 0; out < 9; ++out)
                    if (const int all = hand | 1 << second; (all >> out & 1) != 0)
                        found[{static_cast<std::uint64_t>(all & ~(1 << out)), out}] += 1;
            }
        }
    }
    return found;
}

TEST(RiveroPentaKnowledge, CompletionsAreAsLikelyAsTheCoursesThatLeadToThem) {
    State state = after_shuffle(heap({0, 1, 2, 3}), heap({4, 5, 6, 7, 8}), heap({6, 7, 8}));
    const auto draw = [&](std::size_t seat, int index) {
        const RiverCard card = RiverCard::at(index);
        note_drawn(state, static_cast<int>(seat), card);
        state.ocean.remove(card);
        state.hands[seat].add(card);
    };
    draw(1, 6);
    note_laid(state, 1, RiverCard::at(0));
    state.hands[1].remove(RiverCard::at(0));
    state.discards.add(RiverCard::at(0));
    draw(0, 7);
    draw(1, 4);
    note_discarded(state, 1);
    state.hands[1].remove(RiverCard::at(1));
    state.face_down[1].add(RiverCard::at(1));

    const auto exact = all_courses();
    double courses = 0;
    for (const auto& [deal, count] : exact) courses += count;
    constexpr int kSamples = 200'000;
    std::map<Deal, int> drawn;
    const View view = RiveroPenta::view(state, kFirst);
    core::Rng rng(5);
    for (int i = 0; i < kSamples; ++i) {
        const State completed = RiveroPenta::complete(view, rng);
        ++drawn[{completed.hands[1].kinds(), std::countr_zero(completed.face_down[1].kinds())}];
    }
    double squares = 0;
    for (const auto& [deal, count] : drawn)
        EXPECT_TRUE(exact.contains(deal)) << deal.first << ' ' << deal.second;
    for (const auto& [deal, count] : exact) {
        const double wanted = kSamples * count / courses;
        squares += (drawn[deal] - wanted) * (drawn[deal] - wanted) / wanted;
    }
    const auto freedom = static_cast<double>(exact.size() - 1);
    EXPECT_LT(squares, freedom + 5 * std::sqrt(2 * freedom)) << exact.size() << " deals";
    EXPECT_GT(exact.size(), 50U);
}

TEST(RiveroPentaKnowledge, WhenACopyAppearsThatMayBeEitherTheOtherCopyIsCertainNoMore) {
    State state = after_shuffle(heap({0, 1, 2, 3}), heap({0, 4, 5, 6}), heap({0, 6}));
    EXPECT_TRUE(state.memories[0].in_ocean.has(RiverCard::at(0)));
    note_laid(state, 1, RiverCard::at(0));
    EXPECT_FALSE(state.memories[0].in_ocean.has(RiverCard::at(0)));
    EXPECT_TRUE(state.memories[0].in_ocean.has(RiverCard::at(6)));
}

TEST(RiveroPentaKnowledge, ACardThatCanOnlyComeFromTheOceanIsNotOld) {
    State state = after_shuffle(heap({0, 1, 2, 3}), heap({4, 5, 6}), heap({5, 6}));
    state.ocean.remove(RiverCard::at(6));
    state.hands[1].add(RiverCard::at(6));
    note_laid(state, 1, RiverCard::at(6));
    EXPECT_EQ(state.memories[0].ways[4][0], 1U);
    EXPECT_EQ(state.memories[0].ways[3][0], 0U);
}

TEST(RiveroPentaKnowledge, AMemoryThatTellsNothingIsForgotten) {
    State state = after_shuffle(heap({0}), heap({1, 2}), heap({2}));
    note_laid(state, 1, RiverCard::at(0));
    EXPECT_EQ(state.memories[0], Memory()) << "the only old card is laid";
    State drawn = after_shuffle(heap({0}), heap({1, 2}), heap({2}));
    note_drawn(drawn, 0, RiverCard::at(2));
    EXPECT_EQ(drawn.memories[0], Memory()) << "no card is known to be in the ocean";
}

TEST(RiveroPentaKnowledge, OnesOwnFaceDownDiscardsAreKnownToGoIntoTheOcean) {
    State state = after_shuffle(heap({0}), heap({1, 2}), heap({2}));
    state.hands[0] = heap({5});
    state.face_down[0] = heap({7});
    remember_shuffle(state, heap({2}));
    EXPECT_EQ(state.memories[0].in_ocean, heap({2, 7}));
    EXPECT_EQ(state.memories[1].in_ocean, heap({2}));
}

TEST(RiveroPentaKnowledge, ADiscardMayHaveBeenAnOldCardOrAYoungOne) {
    Play play = Play::of({.table = "1,0 N1 -1,0 N5 0,1 N7 0,-1 A9",
                          .hand = "D2 D3 D4 C2 C3",
                          .more = "seen {shuffled [null {cards [A1 A1] ways [[4 0 1]]}]}"});
    play.play("discard D2");
    EXPECT_EQ(play.get("seen"), "{own [[D2] []] shuffled [null {cards [A1 A1] ways [[3 1 4] [4 0 1]]}]}");
}

TEST(RiveroPentaKnowledge, WithoutAShuffleEveryUnseenCardIsEquallyLikely) {
    const Play play = Play::of({.table = "1,0 N1", .hand = "N2 D1 D2 D3 D4"});
    core::Rng rng(9);
    std::map<int, int> held;
    constexpr int kSamples = 20'000;
    const View view = RiveroPenta::view(play.state, kFirst);
    for (int i = 0; i < kSamples; ++i)
        RiveroPenta::complete(view, rng).hands[1].for_each([&](RiverCard card) { ++held[card.index()]; });
    const double each = kSamples * 4.0 / 74;  // of 74 unseen cards
    for (int i = 0; i < RiverCard::kKinds; ++i) {
        const RiverCard card = RiverCard::at(i);
        const int copies = unseen_by(play.state, 0).count(card);
        EXPECT_NEAR(held[i], copies * each, 6 * std::sqrt(copies * each)) << to_text(card);
    }
}

TEST(RiveroPentaKnowledge, RandomMovesAreAsLikelyAsTheListSays) {
    core::Rng rng(11);
    const std::string row = "1,0 N1 2,0 N2 3,0 N3 4,0 N4 5,0 N5 0,1 C5 2,1 C2 2,2 C3";
    const Spot play{
        .table = "1,0 N1 2,0 N2 0,1 C5", .hand = "N3 D1 D2 C4 C6", .more = "free_discard yes scores [0 40]"};
    const auto acting = [&](const char* open, const char* more) {
        return Spot{.table = row, .hand = "N6 D1 D2 C4 C6", .open = open, .phase = "action", .more = more};
    };
    for (const Spot& spot :
         {play, acting("tap sun", ""), acting("tap sun", "scores [0 40]"), acting("sun sun", ""),
          acting("bridge bridge", "scores [0 40]"), acting("tap tap", "scores [0 40]")}) {
        const Play at = Play::of(spot);
        Moves moves;
        RiveroPenta::legal_moves(at.state, at.turn(), moves);
        std::map<Move, int> drawn;
        constexpr int kEach = 1000;
        for (std::size_t i = 0; i < kEach * moves.size(); ++i)
            ++drawn[RiveroPenta::random_move(at.state, at.turn(), rng)];
        EXPECT_EQ(drawn.size(), moves.size()) << at.text();
        for (const Move move : moves) EXPECT_NEAR(drawn[move], kEach, 180) << at.text();
    }
}

}  // namespace

}  // namespace games::rivero_penta
