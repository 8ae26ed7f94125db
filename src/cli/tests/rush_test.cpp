// The driver of Penta Rush with a clock of the tests' own: nothing here waits.

#include "cli/rush/rush.h"

#include <gtest/gtest.h>

#include "folder.h"

namespace cli {
namespace {

using game::Seat;
using Stage = Rush::Stage;

constexpr std::uint64_t kFewNodes = 1;

Sitting sit(Wish wish) {
    wish.game = "penta-rush";
    auto sitting = Sitting::open(wish, 7);
    EXPECT_TRUE(sitting) << (sitting ? "" : sitting.error().code);
    return std::move(*sitting);
}

/// A table and the time, which goes on when the test says so.
class Evening {
public:
    explicit Evening(const Wish& wish) : sitting(sit(wish)) { open(); }

    void open() {
        rush.reset();
        rush.emplace(sitting, kFewNodes, [this] { return now; });
    }
    void pass(std::int64_t milliseconds) {
        now += milliseconds;
        rush->tick();
    }
    void play(const char* text) {
        const auto refusal = rush->play(text);
        EXPECT_FALSE(refusal) << text << ": " << refusal->code;
    }
    std::string refusal(const char* text) {
        const auto reason = rush->play(text);
        return reason ? std::string(reason->code) : "";
    }
    /// The record, with only the moves of the last game.
    std::string moves() const {
        const std::string text = to_text(sitting.match().record(game::Viewer::keeper()));
        return text.substr(text.find("\nmoves\n") + 7);
    }
    bool has(std::string_view part) const { return moves().find(part) != std::string::npos; }

    std::int64_t now = 1'000'000;
    Sitting sitting;
    std::optional<Rush> rush;
};

Wish against_bot() { return {.bots = {1}, .level = bots::kTopLevel}; }

TEST(Rush, PR_20_TheSandRunsAndTheClockEndsTheRound) {
    const Folder folder;
    Evening evening(against_bot());
    EXPECT_EQ(evening.rush->stage(), Stage::waiting);
    evening.pass(60'000);  // nothing runs before the person is ready
    EXPECT_EQ(evening.rush->elapsed(), 0);
    evening.rush->begin();
    evening.pass(1'000);
    evening.play("flip");
    EXPECT_EQ(evening.rush->sand_left(), 30'000);
    evening.pass(29'999);
    EXPECT_EQ(evening.rush->sand_left(), 1);
    EXPECT_EQ(evening.rush->stage(), Stage::search);
    evening.pass(1);
    EXPECT_EQ(evening.rush->stage(), Stage::verdict);
    EXPECT_TRUE(evening.has("0 flip @1000\n"));
    EXPECT_TRUE(evening.has("clock time @31000\n"));
}

TEST(Rush, ALateTickPlaysWhatWasDueAtItsOwnTime) {
    const Folder folder;
    Evening evening(against_bot());
    evening.rush->begin();
    evening.play("flip");
    evening.pass(90'000);
    EXPECT_TRUE(evening.has("clock time @30000\n"));
    evening.rush->go_on();
    EXPECT_EQ(evening.rush->elapsed(), 0);  // the next round has all its time
}

TEST(Rush, ABotActsWhenItsPaceSaysSo) {
    const Folder folder;
    Evening evening(against_bot());
    PacedBot bot(evening.sitting.match().game(), Seat::player(1), bots::kTopLevel,
                 evening.sitting.drawn_at(1), kFewNodes);
    bot.look(evening.sitting.match().state());
    ASSERT_TRUE(bot.intent());
    const std::int64_t due = bot.intent()->after_ms;
    EXPECT_GT(due, 0);
    evening.rush->begin();
    evening.pass(due - 1);
    EXPECT_FALSE(evening.has("\n1 "));
    evening.pass(1);
    EXPECT_TRUE(evening.has("@" + std::to_string(due) + "\n"));
    EXPECT_EQ(evening.moves().find("\n1 "), evening.moves().rfind("\n1 "));
}

TEST(Rush, PR_38_TheNewsOfABotsOutlineIsForTheBotAlone) {
    const Folder folder;
    Evening evening(against_bot());
    evening.rush->begin();
    evening.pass(15'000);
    const auto news = evening.rush->take_news();
    ASSERT_FALSE(news.empty());
    for (const game::Event& event : news)
        EXPECT_FALSE(game::Viewer::of(Seat::player(0)).may_see(event.audience)) << event.code;
    EXPECT_EQ(evening.rush->view().pad_of(1), nullptr);
}

TEST(Rush, PR_19_TheCapEndsARoundThatNobodyFlips) {
    const Folder folder;
    Evening evening({.options = {{"round_cap_seconds", "5"}}, .bots = {1}});
    evening.rush->begin();
    EXPECT_EQ(evening.rush->cap_left(), 5'000);
    evening.pass(4'999);
    EXPECT_EQ(evening.rush->stage(), Stage::search);
    evening.pass(1);
    EXPECT_EQ(evening.rush->stage(), Stage::verdict);
    EXPECT_TRUE(evening.has("clock cap @5000\n"));
}

TEST(Rush, PR_19_WhenAllAreDoneNobodyWaitsForTheClock) {
    const Folder folder;
    Evening evening(against_bot());
    evening.rush->begin();
    evening.play("done");
    EXPECT_FALSE(evening.rush->is_wanted());
    for (int i = 0; i < 20 && evening.rush->stage() == Stage::search; ++i) EXPECT_TRUE(evening.rush->leap());
    EXPECT_EQ(evening.rush->stage(), Stage::verdict);
    EXPECT_FALSE(evening.has("clock"));
    EXPECT_EQ(evening.now, 1'000'000);  // leaping is not waiting
}

TEST(Rush, PR_36_AloneThereIsNoClockAndDoneEndsTheRound) {
    const Folder folder;
    Evening evening({.variant = "solo"});
    EXPECT_EQ(evening.rush->stage(), Stage::search);
    EXPECT_FALSE(evening.rush->cap_left());
    evening.pass(10'000'000);
    EXPECT_EQ(evening.rush->stage(), Stage::search);
    EXPECT_EQ(evening.refusal("flip"), "penta-rush.no-timer");
    evening.play("done");
    ASSERT_EQ(evening.rush->stage(), Stage::verdict);
    EXPECT_EQ(evening.refusal("done"), "cli.rush.not-now");
    evening.rush->go_on();
    EXPECT_EQ(evening.rush->stage(), Stage::strike);
    evening.play("strike I a1 a2 a3 a4 a5");
    EXPECT_EQ(evening.rush->stage(), Stage::search);
    EXPECT_EQ(evening.rush->view().table.round, 2);
}

TEST(Rush, ABotStrikesByItselfAndTheNextRoundWaitsForThePerson) {
    const Folder folder;
    Evening evening({.variant = "puzzle",
                     .options = {{"round_cap_seconds", "5"}},
                     .bots = {1},
                     .level = bots::kTopLevel});
    evening.rush->begin();
    evening.pass(1);
    evening.play("flip");
    evening.pass(30'000);
    evening.rush->go_on();
    if (evening.rush->is_wanted()) evening.play("strike I a1 a2 a3 a4 a5");
    evening.pass(10'000);
    EXPECT_EQ(evening.rush->stage(), Stage::waiting);
    EXPECT_EQ(evening.rush->view().table.round, 2);
}

// ---------------------------------------------------------------- several people

Wish two_and_a_bot() { return {.players = 3, .bots = {2}}; }

TEST(Rush, PR_21_TwoPeopleAndABotAreMergedByTime) {
    const Folder folder;
    Evening evening(two_and_a_bot());
    ASSERT_TRUE(evening.rush->is_hot_seat());
    EXPECT_EQ(evening.rush->person(), Seat::player(0));
    EXPECT_EQ(evening.refusal("flip"), "cli.rush.not-now");
    evening.rush->begin();
    evening.pass(1'000);
    evening.play("ring a1 a2 a3 a4 a5");
    evening.pass(4'000);
    evening.play("flip");

    EXPECT_EQ(evening.rush->stage(), Stage::waiting);
    EXPECT_EQ(evening.rush->person(), Seat::player(1));
    evening.pass(100'000);  // handing over takes no time
    evening.rush->begin();
    EXPECT_EQ(evening.rush->elapsed(), 0);
    evening.pass(2'000);
    evening.play("ring b1 b2 b3 b4 b5");
    evening.pass(34'000);
    evening.play("ring c1 c2 c3 c4 c5");  // after the sand of the first one, which he cannot know
    evening.pass(1'000);
    evening.play("done");

    ASSERT_EQ(evening.rush->stage(), Stage::verdict);
    const std::string moves = evening.moves();
    const auto first = moves.find("0 ring a1 a2 a3 a4 a5 @1000\n");
    const auto second = moves.find("1 ring b1 b2 b3 b4 b5 @2000\n");
    const auto flip = moves.find("0 flip @5000\n");
    const auto end = moves.find("clock time @35000\n");
    EXPECT_LT(first, second);
    EXPECT_LT(second, flip);
    EXPECT_LT(flip, moves.find("2 ring "));  // the bot's first, at its own pace
    EXPECT_NE(end, std::string::npos);
    EXPECT_FALSE(evening.has("c1 c2 c3 c4 c5"));
    EXPECT_TRUE(evening.sitting.match().tags.size() == 1);  // only who is a bot
}

TEST(Rush, PR_21_NothingOfTheOneBeforeIsSeen) {
    const Folder folder;
    Evening evening(two_and_a_bot());
    evening.rush->begin();
    evening.play("ring a1 a2 a3 a4 a5");
    evening.play("flip");
    (void)evening.rush->take_news();
    evening.rush->begin();
    const auto view = evening.rush->view();
    EXPECT_EQ(view.pad_of(0), nullptr);
    EXPECT_TRUE(view.pad_of(1)->outlines.empty());
    EXPECT_EQ(view.table.flipped_by, -1);
    EXPECT_FALSE(evening.rush->sand_left());
    EXPECT_TRUE(evening.rush->take_news().empty());
}

TEST(Rush, PR_21_AStopwatchEndsByItselfInTheEnd) {
    const Folder folder;
    Evening evening({.players = 2});
    evening.rush->begin();
    EXPECT_EQ(evening.rush->cap_left(), Rush::kStopwatchMs);
    evening.pass(Rush::kStopwatchMs - 1);
    EXPECT_EQ(evening.rush->person(), Seat::player(0));
    evening.pass(1);
    EXPECT_EQ(evening.rush->person(), Seat::player(1));
    evening.rush->begin();
    evening.pass(Rush::kStopwatchMs);
    EXPECT_EQ(evening.rush->stage(), Stage::verdict);
}

TEST(Rush, PR_28_SeveralPeopleStrikeInTheOrderOfTheSeats) {
    const Folder folder;
    Evening evening({.variant = "puzzle", .players = 2});
    for (int i = 0; i < 2; ++i) {
        evening.rush->begin();
        evening.play("done");
    }
    evening.rush->go_on();
    EXPECT_EQ(evening.rush->person(), Seat::player(0));
    evening.play("strike I a1 a2 a3 a4 a5");
    EXPECT_EQ(evening.rush->person(), Seat::player(1));
    evening.play("strike I a1 a2 a3 a4 a5");
    EXPECT_EQ(evening.rush->stage(), Stage::over);  // PR-31: nobody found anything
}

// ---------------------------------------------------------------- leaving and coming back

TEST(Rush, TimeWhileTheProgramIsAwayIsNotCharged) {
    const Folder folder;
    {
        Evening evening(against_bot());
        evening.rush->begin();
        evening.play("ring a1 a2 a3 a4 a5");
        evening.pass(2'000);
        evening.play("flip");
        evening.pass(1'500);
    }
    Evening again({});
    EXPECT_EQ(again.rush->stage(), Stage::waiting);
    again.pass(50'000);
    again.rush->begin();
    EXPECT_EQ(again.rush->elapsed(), 3'500);
    EXPECT_EQ(again.rush->sand_left(), 28'500);
    EXPECT_EQ(again.rush->view().pad_of(0)->outlines.size(), 1U);
    EXPECT_TRUE(again.has("0 ring a1 a2 a3 a4 a5 @0\n"));
}

TEST(Rush, PR_21_AStopwatchRoundGoesOnWhereItWasLeft) {
    const Folder folder;
    {
        Evening evening({.players = 2});
        evening.rush->begin();
        evening.pass(700);
        evening.play("done");
        evening.rush->begin();
        evening.pass(400);
        evening.play("ring b1 b2 b3 b4 b5");
        evening.pass(600);
    }
    Evening again({});
    EXPECT_EQ(again.rush->stage(), Stage::waiting);
    ASSERT_EQ(again.rush->person(), Seat::player(1));
    again.rush->begin();
    EXPECT_EQ(again.rush->elapsed(), 1'000);
    EXPECT_EQ(again.rush->view().pad_of(1)->outlines.size(), 1U);
    again.pass(1'000);
    again.play("done");
    EXPECT_TRUE(again.has("1 ring b1 b2 b3 b4 b5 @400\n0 done @700\n1 done @2000\n"));
}

TEST(Rush, ADamagedStopwatchRoundBeginsAfresh) {
    const Folder folder;
    Evening evening({.players = 2});
    Stopwatch watch(evening.sitting.match().state(), Seat::player(0));
    for (const char* bad : {"", "x", "5 ring a1", "5 done, 4", "5 done, 6 done", "5 roll aabcd"}) {
        EXPECT_FALSE(watch.read(bad)) << bad;
        EXPECT_TRUE(watch.moves().empty()) << bad;
    }
    ASSERT_TRUE(watch.read("5 ring a1 a2 a3 a4 a5, 9 done, 12"));
    EXPECT_EQ(watch.to_text(), "5 ring a1 a2 a3 a4 a5, 9 done, 12");
    EXPECT_TRUE(watch.is_over());
}

TEST(Rush, PeopleWhoJoinInTheMiddleOfARoundFindItClosed) {
    const Folder folder;
    {
        Evening evening({.players = 3, .bots = {1, 2}});
        evening.rush->begin();
        evening.play("ring a1 a2 a3 a4 a5");
    }
    Evening again({.bots = {2}});
    EXPECT_EQ(again.rush->stage(), Stage::verdict);
    again.rush->go_on();
    EXPECT_EQ(again.rush->stage(), Stage::waiting);
    EXPECT_EQ(again.rush->view().table.round, 2);
}

TEST(Rush, ANewGameAfterTheEndHasItsOwnTime) {
    const Folder folder;
    Evening evening({.variant = "puzzle", .players = 2, .bots = {1}});
    evening.rush->begin();
    evening.pass(100);
    evening.play("flip");
    evening.pass(30'000);
    ASSERT_FALSE(evening.rush->begin_anew());
    EXPECT_EQ(evening.rush->stage(), Stage::waiting);
    evening.rush->begin();
    EXPECT_EQ(evening.rush->elapsed(), 0);
}

TEST(Rush, PR_37_AdviceIsAMoveThatCanBeMade) {
    const Folder folder;
    Evening evening({.variant = "solo"});
    const auto advice = evening.rush->advice();
    ASSERT_TRUE(advice);
    evening.play(advice->c_str());
}

}  // namespace
}  // namespace cli
