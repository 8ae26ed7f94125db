#include "bots/play_table.h"

#include <gtest/gtest.h>

#include "bots/players.h"
#include "game/erased.h"
#include "games/catalog.h"
#include "games/penta_rush/rules.h"

namespace bots {
namespace {

using game::Seat;
using games::penta_rush::PentaRush;

bool always() { return true; }

struct Seated {
    std::vector<std::unique_ptr<Bot>> bots;
    std::vector<Sitter> sitters;
};

Seated seat(const game::AnyGame& game, int players, std::string_view name, std::uint64_t nodes) {
    Seated out;
    for (int i = 0; i < players; ++i) {
        out.bots.push_back(find_player(name)->make(game, {.nodes = nodes}));
        out.sitters.push_back({out.bots.back().get(), nodes});
    }
    return out;
}

std::string text_of(const PlayedTable& played) {
    return game::to_text(played.match.record(game::Viewer::keeper()));
}

TEST(PlayTable, PlaysEveryVariantWithEveryNumberOfPlayersToItsEnd) {
    for (const game::AnyGame* game : games::all())
        for (const game::VariantInfo& variant : game->variants())
            for (int players = variant.min_players; players <= variant.max_players; ++players) {
                const Seated table = seat(*game, players, "greedy", 1);
                const auto played = play_table(*game, {std::string(variant.name), players, {}, {}},
                                               table.sitters, {.seed = 1}, always);
                ASSERT_TRUE(played.ok()) << game->id() << ' ' << variant.name << ' ' << players;
                EXPECT_EQ(played->end, TableEnd::over) << game->id() << ' ' << variant.name << ' ' << players;
                EXPECT_TRUE(played->outcome());
            }
}

TEST(PlayTable, TheSameSeedMakesTheSameRecordAndAnotherAnother) {
    for (const char* id : {"penta-rush", "riomino"}) {
        const game::AnyGame& game = *games::find(id);
        std::vector<std::string> texts;
        for (const std::uint64_t seed : {5, 5, 6}) {
            const Seated table = seat(game, 2, "plain", 500);
            texts.push_back(text_of(*play_table(game, {std::string(game.variants()[0].name), 2, {}, {}},
                                                table.sitters, {.seed = seed}, always)));
        }
        EXPECT_EQ(texts[0], texts[1]) << id;
        EXPECT_NE(texts[0], texts[2]) << id;
    }
}

TEST(PlayTable, ItsRecordReplaysToTheSameScores) {
    const game::AnyGame& game = *games::find("penta-rush");
    const Seated table = seat(game, 3, "plain", 500);
    const auto played = play_table(game, {"base", 3, {}, {}}, table.sitters, {.seed = 2}, always);
    const auto again = game::Match::replay(game, played->match.record(game::Viewer::keeper()), {});
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->state().scores(), played->scores());
    EXPECT_EQ(again->state().outcome(), played->outcome());
}

/// Rings nothing: flips or is done after so many milliseconds.
class Waiter final : public Bot {
public:
    Waiter(games::penta_rush::Move move, int after) : move_(move), after_(after) {}
    bool begin(const game::AnyView& view, Seat seat, std::uint64_t) override {
        const auto& table = view.as<PentaRush>()->table;
        flips_ = table.flipped_by < 0 && move_ == games::penta_rush::Move::flip();
        ++asked;
        return flips_ || (move_ != games::penta_rush::Move::flip() && !is_done(table, seat.index()));
    }
    bool think(std::uint64_t) override { return true; }
    Thought best() const override {
        Thought thought;
        thought.move = game::erase<PentaRush>(move_);
        thought.act_after_ms = after_;
        return thought;
    }
    int asked = 0;

private:
    games::penta_rush::Move move_;
    int after_;
    bool flips_ = false;
};

struct Told {
    std::string seat, text;
    std::int64_t time;
    friend bool operator==(const Told&, const Told&) = default;
};

/// The moves of one round, without the throws.
std::vector<Told> first_moves(const PlayedTable& played, std::size_t count) {
    std::vector<Told> out;
    const game::Record record = played.match.record(game::Viewer::keeper());
    for (const game::RecordedMove& move : record.games[0].moves)
        if (move.seat != Seat::chance() && out.size() < count)
            out.push_back({game::to_text(move.seat), move.text, move.milliseconds.value_or(-1)});
    return out;
}

PlayedTable wait_together(std::vector<Waiter> waiters, game::OptionList options) {
    std::vector<Sitter> sitters;
    for (Waiter& one : waiters) sitters.push_back({&one, 1});
    auto played = play_table(*games::find("penta-rush"),
                             {"base", static_cast<int>(waiters.size()), std::move(options), {}}, sitters,
                             {.seed = 3}, always);
    EXPECT_TRUE(played.ok());
    return std::move(*played);
}

const auto kFlip = games::penta_rush::Move::flip(), kDone = games::penta_rush::Move::done();

TEST(PlayTable, TheSandRunsOutInVirtualTimeAndTheNextRoundCountsFromItsThrow) {
    const auto played = wait_together({{kDone, 90'000}, {kFlip, 4'000}}, {{"sand_seconds", "20"}});
    EXPECT_EQ(first_moves(played, 4), (std::vector<Told>{{"1", "flip", 4'000},
                                                         {"clock", "time", 24'000},
                                                         {"1", "flip", 28'000},
                                                         {"clock", "time", 48'000}}));
    EXPECT_EQ(played.end, TableEnd::over);
}

TEST(PlayTable, WhoIsDoneBeforeTheSandEndsTheRoundEarly) {
    const auto played = wait_together({{kDone, 9'000}, {kFlip, 4'000}}, {});
    EXPECT_EQ(first_moves(played, 3),
              (std::vector<Told>{{"1", "flip", 4'000}, {"0", "done", 9'000}, {"1", "flip", 13'000}}));
}

TEST(PlayTable, TheCapEndsARoundThatNobodyFlips) {
    const auto played = wait_together({{kDone, 90'000}, {kDone, 5'000}}, {{"round_cap_seconds", "60"}});
    EXPECT_EQ(first_moves(played, 2), (std::vector<Told>{{"1", "done", 5'000}, {"clock", "cap", 60'000}}));
}

TEST(PlayTable, OfTwoWhoWantToActAtTheSameMomentTheLowerSeatDoes) {
    const auto played = wait_together({{kFlip, 4'000}, {kFlip, 4'000}}, {{"sand_seconds", "5"}});
    EXPECT_EQ(first_moves(played, 2), (std::vector<Told>{{"0", "flip", 4'000}, {"clock", "time", 9'000}}));
}

TEST(PlayTable, SaysWhenNobodyHasAnythingToDoAndNoClockRuns) {
    const game::AnyGame& game = *games::find("penta-rush");
    Waiter done(kDone, 10);
    const game::Tree position = [&] {
        auto match = game::Match::start(game, {"base", 2, {}, {}}, {.automatic = true, .seed = 1});
        EXPECT_FALSE(match->play(Seat::player(0), "done"));
        return match->state().position(game::Viewer::keeper());
    }();
    auto match = game::Match::load(game, position, {});
    ASSERT_TRUE(match.ok());
    class Sleeper final : public Bot {
    public:
        bool begin(const game::AnyView&, Seat, std::uint64_t) override { return false; }
        bool think(std::uint64_t) override { return true; }
        Thought best() const override { return {}; }
    } sleeper;
    const std::vector<Sitter> sitters{{&done, 1}, {&sleeper, 1}};
    EXPECT_EQ(play_table(*match, sitters, {}, always), TableEnd::idle);
    EXPECT_EQ(match->moves_played(), 0U);
}

TEST(PlayTable, ABotIsAskedOnlyWhenWhatItsSeatSeesHasChanged) {
    std::vector<Waiter> waiters{{kDone, 90'000}, {kDone, 5'000}};
    const std::vector<Sitter> sitters{{&waiters[0], 1}, {&waiters[1], 1}};
    const auto played = play_table(*games::find("penta-rush"), {"base", 2, {{"round_cap_seconds", "60"}}, {}},
                                   sitters, {}, always);
    ASSERT_TRUE(played.ok());
    EXPECT_EQ(waiters[0].asked, 10) << "at each of five throws and after each `done`";
}

TEST(PlayTable, StopsBetweenTwoSlicesAndAtTheLongest) {
    const game::AnyGame& game = *games::find("riomino");
    const Seated table = seat(game, 2, "sampling", 100'000);
    int left = 3;
    const auto stopped =
        play_table(game, {"wizard", 2, {}, {}}, table.sitters, {.seed = 1}, [&] { return --left > 0; });
    EXPECT_EQ(stopped->end, TableEnd::stopped);
    EXPECT_FALSE(stopped->outcome());
    const Seated quick = seat(game, 2, "random", 1);
    const auto cut =
        play_table(game, {"wizard", 2, {}, {}}, quick.sitters, {.seed = 1, .longest = 27}, always);
    EXPECT_EQ(cut->end, TableEnd::longest);
    EXPECT_EQ(cut->match.moves_played(), 27U);
}

TEST(PlayTable, AnIllegalMoveEndsItAndIsNotPlayed) {
    const game::AnyGame& game = *games::find("penta-rush");
    Waiter flips(kFlip, 1), rolls(games::penta_rush::Move::roll(3), 0);
    const std::vector<Sitter> sitters{{&flips, 1}, {&rolls, 1}};
    const auto played = play_table(game, {"base", 2, {}, {}}, sitters, {.seed = 1}, always);
    EXPECT_EQ(played->end, TableEnd::illegal);
    EXPECT_EQ(played->match.moves_played(), 1U) << "the throw alone";
}

TEST(PlayTable, ASetupThatIsNoneIsRefusedByName) {
    const auto played = play_table(*games::find("riomino"), {"nonsense", 2, {}, {}}, {}, {}, always);
    ASSERT_FALSE(played.ok());
    EXPECT_EQ(played.error().code, "unknown-variant");
}

}  // namespace
}  // namespace bots
