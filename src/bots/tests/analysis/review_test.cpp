#include "bots/analysis/review.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/tests/fewer.h"
#include "game/match.h"
#include "games/catalog.h"

namespace bots::analysis {
namespace {

using game::Seat;

constexpr std::uint64_t kNodes = 5000 / core::kFewer;

/// A record of Pente from a position and moves of both in turn.
game::Record pente(std::string_view position, std::string_view moves) {
    const std::string text = "pentario-record 1\ngame pente 1\nplayers 2\nstart " + std::string(position) +
                             "\nmoves\n" + std::string(moves);
    auto record = game::read_record(text);
    EXPECT_TRUE(record.ok());
    return std::move(*record);
}

Review start(const game::Record& record, Review::Wish wish = {.nodes = kNodes}) {
    auto review = Review::start(*games::find(record.game), record, wish);
    EXPECT_TRUE(review.ok()) << (review.ok() ? "" : review.error().code);
    return std::move(*review);
}

Review finished(const game::Record& record, Review::Wish wish = {.nodes = kNodes}) {
    Review review = start(record, wish);
    while (!review.step()) {
    }
    return review;
}

/// A game of random moves that ends after so many decisions by leaving the table.
game::Record random_game(std::string_view name, std::uint64_t seed, int decisions) {
    auto match = game::Match::start(*games::find(name), {}, {.automatic = true, .seed = seed});
    core::Rng rng(seed);
    while (decisions-- > 0 && !match->over()) {
        const Seat seat = *match->state().actors().begin();
        const auto moves = match->state().legal_moves(seat);
        EXPECT_FALSE(match->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    if (!match->over()) (void)match->end({game::Ending::Kind::abandoned, Seat::player(0)});
    return match->record(game::Viewer::keeper());
}

// Seat 0 has four in a row with an open end, and so has nobody else.
constexpr std::string_view kFour =
    "{game pente variant standard stones [[A1 B1 C1 D1 K10] [A3 C4 E5 L12 N3]] to_move 0}";

TEST(Review, AnOverlookedWinIsABlunderAndTheWinIsNamed) {
    const Review review = finished(pente(kFour, "0 T19\n1 E1\n"));
    const Entry& overlooked = review.entries()[0];
    EXPECT_EQ(overlooked.mark(), Mark::blunder);
    EXPECT_EQ(overlooked.known->best, kSure);
    EXPECT_EQ(overlooked.known->moves, std::vector<std::string>{"E1"});
    EXPECT_EQ(review.tally(Seat::player(0)).marks[static_cast<std::size_t>(Mark::blunder)], 1);
}

TEST(Review, TheOnlyAnswerHasNoMark) {
    const Review review = finished(pente(kFour, "0 T19\n1 E1\n"));
    EXPECT_EQ(review.entries()[1].mark(), Mark::none);
    EXPECT_EQ(review.entries()[1].known->given_away(), 0);
    EXPECT_TRUE(review.entries()[1].is_judged());
}

TEST(Review, TheWinItselfHasNoMark) {
    const Review review = finished(pente(kFour, "0 E1\n"));
    EXPECT_EQ(review.entries()[0].known->played, kSure);
    EXPECT_EQ(review.entries()[0].mark(), Mark::none);
}

TEST(Review, NothingCanBeGivenAwayWhereAllIsLost) {
    const Review review = finished(pente(
        "{game pente variant standard stones [[B1 C1 D1 E1 K10] [L12 N3 Q5 F15]] to_move 1}", "1 T19\n"));
    EXPECT_EQ(review.entries()[0].known->best, 0);
    EXPECT_EQ(review.entries()[0].mark(), Mark::none);
    EXPECT_FALSE(review.tally(Seat::player(1)).accuracy());
}

TEST(Review, TheMarksBeginWhereTheyShould) {
    EXPECT_EQ(mark_of(99), Mark::none);
    EXPECT_EQ(mark_of(100), Mark::inaccuracy);
    EXPECT_EQ(mark_of(199), Mark::inaccuracy);
    EXPECT_EQ(mark_of(200), Mark::mistake);
    EXPECT_EQ(mark_of(299), Mark::mistake);
    EXPECT_EQ(mark_of(300), Mark::blunder);
}

TEST(Review, ForcedMovesAreNotJudged) {
    const Review review = finished(*game::read_record(
        "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n1 L10\n"));
    EXPECT_TRUE(review.entries()[0].forced);
    EXPECT_FALSE(review.entries()[0].is_judged());
    ASSERT_TRUE(review.entries()[0].known);  // but its worth is told
    EXPECT_EQ(review.tally(Seat::player(0)).judged, 0);
    EXPECT_EQ(review.tally(Seat::player(1)).judged, 1);
}

TEST(Review, NoMoveGivesAwayLessThanNothingInAnyGame) {
    for (const game::AnyGame* game : games::all()) {
        if (game->id() == "penta-rush") continue;
        const Review review = finished(random_game(game->id(), 3, 12), {.nodes = 2000 / core::kFewer});
        int judged = 0;
        for (const Entry& entry : review.entries()) {
            EXPECT_EQ(entry.known.has_value(), entry.seat.is_player()) << game->id() << " " << entry.text;
            for (const auto* worth : {&entry.known, &entry.open}) {
                if (!*worth) continue;
                EXPECT_GE((*worth)->given_away(), 0);
                EXPECT_GE((*worth)->played, 0);
                EXPECT_LE((*worth)->best, kSure);
                EXPECT_FALSE((*worth)->moves.empty()) << game->id() << " " << entry.text;
                ++judged;
            }
        }
        EXPECT_GT(judged, 5) << game->id();
    }
}

TEST(Review, AtOnceOrWithRestsItFindsTheSame) {
    const game::Record record = random_game("rivero-penta", 5, 6);
    const Review at_once = finished(record);
    Review with_rests = start(record);
    std::size_t seen = 0;
    while (!with_rests.step()) {
        EXPECT_GE(with_rests.looked_at(), seen);
        seen = with_rests.looked_at();
        for (std::size_t i = 0; i < seen; ++i)
            EXPECT_EQ(with_rests.entries()[i].known, at_once.entries()[i].known);
    }
    EXPECT_EQ(with_rests.entries(), at_once.entries());
    EXPECT_EQ(finished(record).entries(), at_once.entries());
}

TEST(Review, AnotherSeedIsAnotherLot) {
    const game::Record record = random_game("rivero-penta", 5, 6);
    EXPECT_NE(finished(record, {.nodes = kNodes, .seed = 1}).entries(), finished(record).entries());
}

TEST(Review, OnlyTheSeatAskedForIsJudged) {
    const Review review =
        finished(pente(kFour, "0 T19\n1 E1\n"), {.nodes = kNodes, .seats = game::SeatSet(Seat::player(1))});
    EXPECT_FALSE(review.entries()[0].known);
    EXPECT_TRUE(review.entries()[1].known);
}

/// The deal of a card game with one card of the other hand changed for one that nobody was dealt.
game::Record with_other_card(const game::Record& record, Seat mover) {
    const game::AnyGame& game = *games::find(record.game);
    for (std::size_t at = 0; at < record.games[0].moves.size(); ++at) {
        game::Record twin = record;
        game::Record until = record;
        until.games[0].ending.reset();
        until.games[0].moves.resize(at);
        const auto before = game::Match::replay(game, until, {.automatic = false});
        if (!before->state().actors().has(Seat::chance())) break;
        for (const game::AnyMove move : before->state().legal_moves(Seat::chance())) {
            twin.games[0].moves[at].text =
                before->state().write_move(Seat::chance(), move, game::Viewer::keeper());
            if (twin == record) continue;
            const auto played = game::Match::replay(game, twin, {.automatic = false});
            const auto original = game::Match::replay(game, record, {.automatic = false});
            if (played &&
                played->record(game::Viewer::of(mover)) == original->record(game::Viewer::of(mover)))
                return twin;
        }
    }
    return record;
}

TEST(Review, WhatAPlayerCannotSeeDoesNotChangeTheVerdict) {
    for (const char* game : {"rivero", "rivero-penta"}) {
        const game::Record record = random_game(game, 11, 1);
        const Seat mover =
            std::find_if(record.games[0].moves.begin(), record.games[0].moves.end(), [](const auto& move) {
                return move.seat.is_player();
            })->seat;
        const game::Record twin = with_other_card(record, mover);
        ASSERT_NE(twin, record) << game;
        const Review one = finished(record), other = finished(twin);
        const auto decision = [&](const Review& review) {
            return *std::find_if(review.entries().begin(), review.entries().end(),
                                 [](const Entry& entry) { return entry.seat.is_player(); });
        };
        EXPECT_EQ(decision(one).known, decision(other).known) << game;
        EXPECT_TRUE(decision(one).open) << game;
    }
}

TEST(Review, ChanceIsNobodysFaultAndIsCalledLuck) {
    const Review review = finished(random_game("rivero-penta", 5, 12));
    int told = 0;
    for (const Entry& entry : review.entries()) {
        EXPECT_FALSE(entry.luck && entry.seat.is_player());
        told += entry.luck.has_value();
    }
    EXPECT_GT(told, 2);
}

TEST(Review, WhatIsProvedAfterAMoveIsTrueOfTheMove) {
    int proofs = 0;
    for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6}) {
        const Review review = finished(random_game("riomino", seed, 100), {.nodes = 200});
        for (std::size_t i = 1; i < review.entries().size(); ++i) {
            const auto &last = review.entries()[i - 1].known, &now = review.entries()[i].known;
            if (!last || (!now->hopeless && now->best < kSure)) continue;
            EXPECT_EQ(last->played, now->hopeless ? kSure : 0) << seed << " " << i;
            EXPECT_GE(last->given_away(), 0);
            ++proofs;
        }
    }
    EXPECT_GT(proofs, 5);
}

TEST(Review, ARecordThatHidesMovesIsRefused) {
    const game::AnyGame& game = *games::find("rivero-penta");
    const auto match = game::Match::replay(game, random_game("rivero-penta", 5, 6), {.automatic = false});
    const game::Record seen = match->record(game::Viewer::of(Seat::player(0)));
    const auto review = Review::start(game, seen, {});
    ASSERT_FALSE(review.ok());
    EXPECT_EQ(review.error().code, "analysis.hidden-moves");
}

TEST(Review, AGameWithHiddenCardsIsNotLookedIntoBeforeItIsOver) {
    game::Record record = random_game("rivero", 5, 6);
    record.games[0].ending.reset();
    const auto review = Review::start(*games::find("rivero"), record, {});
    ASSERT_FALSE(review.ok());
    EXPECT_EQ(review.error().code, "analysis.not-over");
}

TEST(Review, WhatIsNoGameIsRefusedWithTheReasonOfTheRules) {
    const auto review = Review::start(*games::find("pente"), pente(kFour, "0 A1\n"), {});
    ASSERT_FALSE(review.ok());
    EXPECT_EQ(review.error().code, "bad-recorded-move");
}

TEST(Review, AGameInWhichAllPlayAtOnceIsRefused) {
    const auto review = Review::start(*games::find("penta-rush"), random_game("penta-rush", 1, 3), {});
    ASSERT_FALSE(review.ok());
    EXPECT_EQ(review.error().code, "analysis.together");
}

TEST(Review, EveryGameOfASeriesIsLookedAt) {
    const Review review = finished(*game::read_record(
        "pentario-record 1\ngame pente 1\nvariant points\nplayers 2\nmoves\n0 K10\n1 L10\nend resigned 1\n"
        "moves\n1 K10\n0 L11\n"));
    ASSERT_EQ(review.games(), 2);
    ASSERT_EQ(review.entries().size(), 4U);
    EXPECT_EQ(review.entries()[2].game, 1);
    EXPECT_TRUE(review.entries()[3].known);
}

}  // namespace
}  // namespace bots::analysis
