#include "game/match.h"

#include <gtest/gtest.h>

#include "game/course.h"
#include "game/playout.h"
#include "games/catalog.h"

namespace game {
namespace {

const AnyGame& pente() { return *games::find("pente"); }

Match start(OptionList options = {}, std::string variant = "standard", int players = 2, Dealer dealer = {}) {
    auto match = Match::start(pente(), Setup{std::move(variant), players, std::move(options), {}}, dealer);
    EXPECT_TRUE(match.ok()) << (match.ok() ? "" : match.error().code);
    return std::move(*match);
}

void play_all(Match& match, std::initializer_list<const char*> moves) {
    for (const char* move : moves) {
        const auto reason = match.play(*match.state().actors().begin(), move);
        EXPECT_FALSE(reason) << move << ": " << reason->code;
    }
}

/// Five in a row for whoever begins; the other stones are far away.
void win_quickly(Match& match) {
    play_all(match, {"K10", "A1", "L10", "C1", "M10", "E1", "N10", "G1", "O10"});
}

std::string_view refusal(const core::Result<Match, Reason>& match) {
    return match.ok() ? "" : match.error().code;
}

TEST(Match, RefusesASetupThatDoesNotExist) {
    const auto code = [](std::string variant, int players, OptionList options) {
        return refusal(
            Match::start(pente(), game::Setup{std::move(variant), players, std::move(options), {}}, {}));
    };
    EXPECT_EQ(code("chess", 2, {}), "unknown-variant");
    EXPECT_EQ(code("standard", 3, {}), "wrong-players");
    EXPECT_EQ(code("standard", 2, {{"speed", "1"}}), "unknown-option");
    EXPECT_EQ(code("standard", 2, {{"size", "12"}}), "bad-option-value");
    EXPECT_EQ(code("standard", 2, {{"size", "21"}}), "bad-option-value");
    EXPECT_EQ(code("standard", 2, {{"size", "9"}, {"size", "9"}}), "option-twice");
    EXPECT_EQ(code("standard", 2, {{"begins", "2"}}), "bad-option-value");
    EXPECT_EQ(code("standard", 2, {{"three", "any"}}), "option-not-here");
    EXPECT_EQ(code("points", 2, {{"target", "-1"}}), "bad-option-value");
    EXPECT_EQ(code("points", 2, {{"handicap", "1,2,3"}}), "handicap-for-each");
    EXPECT_EQ(code("points", 2, {{"handicap", "1,x"}}), "bad-option-value");
    EXPECT_EQ(code("points", 2, {{"next_begins", "me"}}), "bad-option-value");
    EXPECT_EQ(code("", 2, {}), "");  // the first variant
}

TEST(Match, ARefusedCallChangesNothing) {
    Match match = start();
    play_all(match, {"K10", "L11"});
    const std::string before = to_text(match.record(Viewer::keeper()));
    const auto hash = match.state().hash();
    const Events events = match.events();
    EXPECT_EQ(match.play(Seat::player(0), "K10")->code, "pente.taken");
    EXPECT_EQ(match.play(Seat::player(1), "K11")->code, "not-your-turn");
    EXPECT_EQ(match.play(Seat::player(5), "K11")->code, "not-your-turn");
    EXPECT_EQ(match.play(Seat::clock(), "K11")->code, "not-your-turn");
    EXPECT_EQ(match.play(Seat::chance(), "start 0")->code, "dealer-automatic");
    EXPECT_EQ(match.play(Seat::player(0), "take 1")->code, "pente.lay-stone");
    EXPECT_EQ(match.play(Seat::player(0), "Z99")->code, "pente.unreadable-move");
    EXPECT_EQ(match.next()->code, "game-not-over");
    EXPECT_EQ(match.end({Ending::Kind::resigned, Seat::player(3)})->code, "no-such-seat");
    EXPECT_EQ(to_text(match.record(Viewer::keeper())), before);
    EXPECT_EQ(match.state().hash(), hash);
    EXPECT_EQ(match.events(), events);
}

TEST(Match, TakesBackMovesAndTableEndings) {
    Match match = start();
    const auto empty = match.state().hash();
    EXPECT_EQ(match.undo()->code, "nothing-to-undo");
    play_all(match, {"K10"});
    const auto one = match.state().hash();
    play_all(match, {"L11"});
    EXPECT_FALSE(match.end({Ending::Kind::resigned, Seat::player(0)}));
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.play(Seat::player(0), "M12")->code, "game-over");
    EXPECT_FALSE(match.undo());
    EXPECT_FALSE(match.over());
    EXPECT_FALSE(match.undo());
    EXPECT_EQ(match.state().hash(), one);
    EXPECT_FALSE(match.undo());
    EXPECT_EQ(match.state().hash(), empty);
}

/// A random move of a random actor, known by what it leads to.
void play_on(Course& course, std::vector<std::uint64_t>& hashes, core::Rng& rng) {
    const Seat seat = draw_actor(course.now().actors(), rng);
    const auto legal = course.now().legal_moves(seat);
    course.add({seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], {}}, nullptr);
    hashes.push_back(course.now().hash());
}

TEST(Course, EveryMomentIsAsItWasHoweverManyMovesWereTakenBack) {
    for (const AnyGame* game : games::all()) {
        const VariantInfo& variant = game->variants().front();
        core::Rng rng(21);
        Course course(std::move(*game->start({std::string(variant.name), variant.min_players, {}, {}})));
        std::vector<std::uint64_t> hashes{course.start().hash()};
        const auto any_moment = [&] { return rng.below(static_cast<std::uint32_t>(hashes.size())); };
        for (int round = 0; round < 300; ++round) {
            if (course.now().actors().empty() || rng.below(20) == 0) {
                hashes.resize(any_moment() + 1);
                course.cut(hashes.size() - 1);
            } else {
                play_on(course, hashes, rng);
            }
            ASSERT_EQ(course.moves().size() + 1, hashes.size()) << game->id();
            ASSERT_EQ(course.now().hash(), hashes.back()) << game->id();
            const std::size_t at = any_moment();
            ASSERT_EQ(course.state_after(at)->hash(), hashes[at]) << game->id() << ' ' << at;
        }
        course.close();
        std::size_t told = any_moment();
        course.tell(told, [&](const Moment& moment) {
            EXPECT_EQ(moment.before.hash(), hashes[told]) << game->id();
            EXPECT_EQ(moment.after.hash(), hashes[++told]) << game->id();
        });
        EXPECT_EQ(told + 1, hashes.size()) << game->id();
    }
}

TEST(Match, TheLotFallsTheSameForTheSameSeedAndOnBothSeats) {
    int first = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Match match = start({{"begins", "lot"}}, "standard", 2, {true, seed});
        EXPECT_EQ(match.moves_played(), 1U);
        EXPECT_EQ(match.events().front().code, "begins-by-lot");
        const Seat begins = *match.state().actors().begin();
        first += begins == Seat::player(0);
        play_all(match, {"K10"});
        EXPECT_FALSE(match.undo());  // back to the first stone, not to another lot
        EXPECT_EQ(match.undo()->code, "nothing-to-undo");
        EXPECT_EQ(*match.state().actors().begin(), begins);
    }
    EXPECT_NEAR(first, 100, 30);
}

TEST(Match, AManualDealerWaitsForChance) {
    Match match = start({{"begins", "lot"}}, "standard", 2, {false, 0});
    EXPECT_EQ(match.state().actors(), SeatSet(Seat::chance()));
    EXPECT_EQ(match.play(Seat::player(0), "K10")->code, "not-your-turn");
    EXPECT_EQ(match.play(Seat::chance(), "start 5")->code, "pente.lot-first");
    EXPECT_FALSE(match.play(Seat::chance(), "start 1"));
    EXPECT_FALSE(match.play(Seat::player(1), "K10"));
}

TEST(Match, RecordsReplayToTheSameTable) {
    Match match = start({{"begins", "lot"}, {"size", "13"}}, "points", 2, {true, 4});
    match.names = {"Anna", "Bert"};
    play_all(match, {"G7", "H8", "G8"});
    const Record record = match.record(Viewer::keeper());
    const auto again = Match::replay(pente(), *read_record(to_text(record)), {true, 4});
    ASSERT_TRUE(again.ok()) << again.error().code;
    EXPECT_EQ(again->record(Viewer::keeper()), record);
    EXPECT_EQ(again->state().hash(), match.state().hash());
    EXPECT_EQ(again->last_move(Viewer::keeper()), "G8");
}

TEST(Match, ARecordWithAnIllegalMoveIsRefusedByItsNumber) {
    const auto record =
        read_record("pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n1 K10\n");
    const auto match = Match::replay(pente(), *record, {});
    ASSERT_FALSE(match.ok());
    EXPECT_EQ(match.error().code, "bad-recorded-move");
    EXPECT_EQ(games::messages().say(match.error(), Language::english),
              "Game 1, move 2 (K10) is refused. There is a stone on K10 already.");
    Record other = *record;
    other.game = "go";
    EXPECT_EQ(refusal(Match::replay(pente(), other, {})), "unknown-game");
    other = *record;
    other.rules_version = 99;
    EXPECT_EQ(refusal(Match::replay(pente(), other, {})), "rules-too-new");
}

TEST(Match, ASeriesGoesOnWithTheLoserUntilTheTarget) {
    Match match = start({{"target", "2"}});
    win_quickly(match);
    EXPECT_EQ(match.standing().totals()[0], 1);
    EXPECT_FALSE(match.next());
    EXPECT_EQ(*match.state().actors().begin(), Seat::player(1));
    EXPECT_FALSE(match.end({Ending::Kind::resigned, Seat::player(1)}));
    EXPECT_TRUE(match.standing().over());
    EXPECT_EQ(match.standing().winners(), SeatSet(Seat::player(0)));
    EXPECT_EQ(match.next()->code, "series-over");
    const Record record = match.record(Viewer::keeper());
    EXPECT_EQ(record.games.size(), 2U);
    const auto again = Match::replay(pente(), record, {});
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->record(Viewer::keeper()), record);
}

TEST(Match, WithoutATargetASeriesHasNoEnd) {
    Match match = start();
    for (int i = 0; i < 5; ++i) {
        win_quickly(match);
        EXPECT_FALSE(match.next());
    }
    EXPECT_EQ(match.standing().games(), 5);
}

TEST(Match, BeginnersTakeTurnsOrDrawLotsWhenAsked) {
    Match turns = start({{"next_begins", "turns"}});
    win_quickly(turns);
    EXPECT_FALSE(turns.next());
    win_quickly(turns);  // seat 1 began and won
    EXPECT_FALSE(turns.next());
    EXPECT_EQ(*turns.state().actors().begin(), Seat::player(0));
    Match lot = start({{"next_begins", "lot"}});
    win_quickly(lot);
    EXPECT_FALSE(lot.next());
    EXPECT_EQ(lot.record(Viewer::keeper()).games[1].moves[0].seat, Seat::chance());
}

TEST(Match, ASeriesFromAPositionGoesOnWithAFreshGameOfTheSameKind) {
    const auto tree = read_tree(
        "{game pente variant points size 13 stones [[A1 B1 C1 D1] [A3 A4 A5]] captures [2 1] to_move 0}");
    auto match = Match::load(pente(), *tree, {});
    ASSERT_TRUE(match.ok());
    EXPECT_FALSE(match->play(Seat::player(0), "E1"));
    EXPECT_EQ(match->standing().totals()[0], 7);  // five and two captures
    EXPECT_EQ(match->standing().totals()[1], 1);
    EXPECT_FALSE(match->next());
    EXPECT_EQ(match->play(Seat::player(1), "K10")->code, "pente.not-centre");
    EXPECT_FALSE(match->play(Seat::player(1), "G7"));
}

}  // namespace
}  // namespace game
