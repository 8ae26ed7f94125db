#include "bots/brains/penta_rush/person.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/brains/penta_rush/bot.h"
#include "bots/brains/penta_rush/solo.h"
#include "bots/play_table.h"
#include "core/tests/fewer.h"
#include "game/erased.h"
#include "game/playout.h"
#include "games/catalog.h"
#include "games/penta_rush/rules.h"
#include "games/penta_rush/scoring.h"

namespace bots::brains::penta_rush {
namespace {

using namespace games::penta_rush;
using game::Seat;

constexpr int kTop = kPersons + 1;

bool always() { return true; }
const game::AnyGame& the_game() { return *games::find(PentaRush::kId); }

State thrown(int seed) {
    core::Rng rng(static_cast<std::uint64_t>(seed));
    State state = PentaRush::initial(
        *PentaRush::read_options({"base", 2, {{"boards", "seed " + std::to_string(seed)}}, {}}));
    PentaRush::apply(state, Seat::chance(), game::draw_chance<PentaRush>(state, rng), nullptr);
    return state;
}

Course course(int level, const State& state, std::uint64_t seed) {
    const auto solver = std::make_unique<SetSolver>();
    return course_of(person_of(level), state, 0, seed, *solver);
}

/// Somebody who looks one move deep: reads the board from the first square on, rings the first
/// placement that brings a point more, one every twelve seconds, and turns the timer after three.
class Beginner final : public Bot {
public:
    bool begin(const game::AnyView& view, Seat seat, std::uint64_t) override {
        const auto* known = view.as<PentaRush>();
        const Table& table = known->table;
        if (table.flipped_by == seat.index() || is_done(table, seat.index())) return false;
        move_ = table.flipped_by < 0 ? Move::flip() : Move::done();
        const Outlines& drawn = known->pad_of(seat.index())->outlines;
        const int points = evaluate(table, seat.index(), drawn).points;
        for (int i = 0; i < kPlacements && drawn.size() < 3; ++i) {
            Outlines more = drawn;
            more.push_back(static_cast<std::uint16_t>(i));
            if (evaluate(table, seat.index(), more).points <= points) continue;
            move_ = Move::ring(i);
            break;
        }
        return true;
    }
    bool think(std::uint64_t) override { return true; }
    Thought best() const override {
        Thought thought;
        thought.move = game::erase<PentaRush>(move_);
        thought.act_after_ms = 12'000;
        return thought;
    }

private:
    Move move_;
};

/// Of a hundred games for two so many go to the first, shared ones by half.
double percent_won(Bot& first, Bot& second, int games) {
    int halves = 0;
    for (int i = 0; i < games; ++i) {
        const int seat = i % 2;
        std::array<Sitter, 2> sitters{{{&first, 3000}, {&second, 3000}}};
        if (seat == 1) std::swap(sitters[0], sitters[1]);
        const auto seed = static_cast<std::uint64_t>(i / 2);
        const auto played =
            play_table(the_game(), {"base", 2, {{"boards", "seed " + std::to_string(seed)}}, {}}, sitters,
                       {.seed = seed}, always);
        EXPECT_EQ(played->end, TableEnd::over);
        const game::SeatSet winners = played->outcome()->winners;
        halves += winners.has(Seat::player(seat)) ? 3 - winners.size() : 0;
    }
    return 50.0 * halves / games;
}

TEST(Persons, EachBeatsTheOneBeforeAndIsBeatenNowAndThen) {
    for (int level = 2; level <= kTop; ++level) {
        const double percent = percent_won(*make_person_bot(level), *make_person_bot(level - 1), 80);
        EXPECT_GE(percent, 58) << level;  // 65 to 85 over a thousand games
        EXPECT_LE(percent, 92) << level;
        if (core::kFewer > 1) break;
    }
}

TEST(Persons, TheFirstLosesMostGamesAgainstABeginner) {
    Beginner beginner;
    const double percent = percent_won(*make_person_bot(1), beginner, 80);
    EXPECT_GE(percent, 8);  // 18 over a thousand games
    EXPECT_LE(percent, 30);
}

TEST(Persons, ScoreMoreAloneTheHigherTheLevel) {
    double before = 0;
    for (const int level : {1, 2, 4, 6, kTop}) {
        const double mean = solo_score(level, 24 / core::kFewer + 1, 3000).mean;
        EXPECT_GT(mean, before) << level;
        before = mean;
    }
}

TEST(Persons, DrawOnlyWhatTheyHaveSeenAndOneThingAfterTheOther) {
    for (int seed = 0; seed < 30 / core::kFewer; ++seed)
        for (int level = 1; level <= kPersons; ++level) {
            const State state = thrown(seed);
            int before = 0;
            for (const Course::Step& step : course(level, state, 9).steps) {
                EXPECT_GE(step.at, before + person_of(level).hand_ms);
                before = step.at;
                const auto placement = static_cast<Index>(step.move.placement());
                const auto seen = seen_after(person_of(level), 9, state.round, placement);
                ASSERT_TRUE(seen) << "never seen";
                EXPECT_LE(*seen + person_of(level).hand_ms, step.at);
            }
        }
}

TEST(Persons, EverythingTheyEndWithCounts) {
    for (int seed = 0; seed < 30 / core::kFewer; ++seed)
        for (int level = 1; level <= kPersons; ++level) {
            const State state = thrown(seed);
            const Course all = course(level, state, 9);
            for (const Judged& one : evaluate(state, 0, all.pad_after(all.steps.size())).outlines)
                EXPECT_EQ(one.fate, Fate::counts) << level;
        }
}

TEST(Persons, WhoRearrangesEndsWithTheBestSetOfWhatItSaw) {
    const auto solver = std::make_unique<SetSolver>();
    int better = 0;
    for (int seed = 0; seed < 30 / core::kFewer; ++seed) {
        const State state = thrown(seed);
        Person person = person_of(kPersons);
        const Course neat = course_of(person, state, 0, 9, *solver);
        const int points = evaluate(state, 0, neat.pad_after(neat.steps.size())).points;
        EXPECT_EQ(points, solver->best(neat.seen).points);
        person.rearranges = false;
        const Course plain = course_of(person, state, 0, 9, *solver);
        better += points > evaluate(state, 0, plain.pad_after(plain.steps.size())).points;
    }
    EXPECT_GT(better, 0);
}

TEST(Persons, SeeTheSameForTheSameSeedAndOverlookTheirShare) {
    const Person& person = person_of(1);
    int never = 0;
    for (Index i = 0; i < kPlacements; ++i) {
        EXPECT_EQ(seen_after(person, 1, 2, i), seen_after(person, 1, 2, i));
        never += !seen_after(person, 1, 2, i);
    }
    EXPECT_NEAR(never, kPlacements * person.overlooked / 100, 120);
    EXPECT_NE(seen_after(person, 1, 2, 7), seen_after(person, 1, 3, 7)) << "each round anew";
}

TEST(Persons, TurnTheTimerWhenTheirPatienceEndsAndDrawOnWhereAnotherTurnedIt) {
    State state = thrown(4);
    const Person& person = person_of(1);
    const Course all = course(1, state, 9);
    std::size_t quiet = 0;  // the first step that comes too late
    for (int last = 0; quiet < all.steps.size() && all.steps[quiet].at - last <= person.patience_ms; ++quiet)
        last = all.steps[quiet].at;
    ASSERT_LT(quiet, all.steps.size());
    for (std::size_t i = 0; i < quiet; ++i)
        PentaRush::apply(state, Seat::player(0), all.steps[i].move, nullptr);
    PentaRushBot bot(person);
    const auto ask = [&] {
        const game::ErasedView<PentaRush> view(PentaRush::view(state, game::Viewer::of(Seat::player(0))));
        EXPECT_TRUE(bot.begin(view, Seat::player(0), 9));
        return bot.best();
    };
    EXPECT_EQ(ask().move, game::erase<PentaRush>(Move::flip()));
    EXPECT_EQ(ask().act_after_ms, person.patience_ms);
    PentaRush::apply(state, Seat::player(1), Move::flip(), nullptr);
    EXPECT_EQ(ask().move, game::erase<PentaRush>(all.steps[quiet].move));
    EXPECT_EQ(ask().act_after_ms, all.steps[quiet].at - (quiet == 0 ? 0 : all.steps[quiet - 1].at));
}

TEST(Persons, TakeOverAPadThatSomebodyElseBegan) {
    State state = thrown(5);
    PentaRush::apply(state, Seat::player(0), Move::ring(0), nullptr);
    PentaRushBot bot(person_of(4));
    while (state.phase == Phase::search && state.flipped_by != 0) {
        const game::ErasedView<PentaRush> view(PentaRush::view(state, game::Viewer::of(Seat::player(0))));
        ASSERT_TRUE(bot.begin(view, Seat::player(0), 9));
        const Move move = game::restore<PentaRush>(bot.best().move);
        ASSERT_FALSE(PentaRush::why_illegal(state, Seat::player(0), move));
        PentaRush::apply(state, Seat::player(0), move, nullptr);
    }
    const auto solver = std::make_unique<SetSolver>();
    EXPECT_EQ(evaluate(state, 0, state.pads[0].outlines).points,
              solver->best(course(4, thrown(5), 9).seen).points);
}

TEST(Persons, PlayEveryVariantToItsEnd) {
    for (const game::VariantInfo& variant : PentaRush::variants())
        for (int players = variant.min_players; players <= variant.max_players; ++players) {
            std::vector<std::unique_ptr<Bot>> bots;
            std::vector<Sitter> sitters;
            for (int seat = 0; seat < players; ++seat) {
                bots.push_back(make_person_bot(1 + 2 * seat));
                sitters.push_back({bots.back().get(), 1000});
            }
            const auto played = play_table(the_game(), {std::string(variant.name), players, {}, {}}, sitters,
                                           {.seed = 2}, always);
            EXPECT_EQ(played->end, TableEnd::over) << variant.name << ' ' << players;
        }
}

}  // namespace
}  // namespace bots::brains::penta_rush
