// Hundreds of thousands of random sets of outlines, judged by both readings of the rules.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "core/rng.h"
#include "core/text.h"
#include "game/playout.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/scoring.h"
#include "games/penta_rush/tests/plain.h"
#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

constexpr std::array<std::string_view, 8> kFates{"counts", "several", "overlaps",    "misfits",
                                                 "twice",  "dearest", "unavailable", "covered"};

plain::Outline plain_outline(const Placement& placement) {
    plain::Outline outline;
    for (const Square square : placement.squares) outline.push_back({square % kSide, square / kSide});
    return outline;
}

plain::Result as_plain(const Evaluation& evaluation) {
    plain::Result result;
    result.points = evaluation.points;
    for (const Judged& one : evaluation.outlines)
        result.fates.emplace_back(kFates[static_cast<std::size_t>(one.fate)]);
    return result;
}

/// A board of few symbols, so that much fits, and sets of outlines on it.
class Scene {
public:
    explicit Scene(core::Rng& rng) : rng_(rng) {
        const std::uint32_t symbols = 3 + rng_.below(3);
        for (Symbol& symbol : board) symbol = static_cast<Symbol>(rng_.below(symbols));
        do roll = static_cast<int>(rng_.below(kRolls));
        while (kAllRolls[static_cast<std::size_t>(roll)].counts >> (3 * symbols) != 0);
        const std::string text = write_board(board);
        for (const std::string_view row : core::split(text, '/')) rows.emplace_back(row);
        for (std::size_t i = 0; i < kPlacements; ++i)
            if (counts_on(board, placements()[i]) == dice())
                fitting_.push_back(static_cast<std::uint16_t>(i));
    }

    Counts dice() const { return kAllRolls[static_cast<std::size_t>(roll)].counts; }

    /// Mostly what fits, some that does not, different ones; few overlap when they are few.
    std::vector<std::uint16_t> draw(std::uint32_t most) {
        std::vector<std::uint16_t> drawn;
        SquareSet used;
        for (std::uint32_t left = rng_.below(most + 1); left > 0; --left) {
            const bool fits = !fitting_.empty() && rng_.below(8) != 0;
            const auto one = fits ? fitting_[rng_.below(static_cast<std::uint32_t>(fitting_.size()))]
                                  : static_cast<std::uint16_t>(rng_.below(kPlacements));
            const bool overlaps = placements()[one].set.meets(used);
            if (std::find(drawn.begin(), drawn.end(), one) != drawn.end() ||
                (overlaps && rng_.below(40) != 0))
                continue;
            drawn.push_back(one);
            used = used | placements()[one].set;
        }
        return drawn;
    }

    Board board{};
    int roll = 0;
    std::vector<std::string> rows;

private:
    core::Rng& rng_;
    std::vector<std::uint16_t> fitting_;
};

std::vector<plain::Outline> plain_outlines(const std::vector<std::uint16_t>& drawn) {
    std::vector<plain::Outline> outlines;
    for (const std::uint16_t one : drawn) outlines.push_back(plain_outline(placements()[one]));
    return outlines;
}

TEST(PentaRushRandom, BothReadingsKnowTheSameShapes) {
    for (const Placement& placement : placements())
        EXPECT_EQ(plain::shape_of(plain_outline(placement)), letter_of(placement.shape));
}

TEST(PentaRushRandom, PR_15_BothReadingsJudgeRandomOutlinesAlike) {
    core::Rng rng(15);
    std::map<std::string, int> seen;
    int sets = 0;
    for (int scene = 0; scene < 1000; ++scene) {
        Scene here(rng);
        for (int i = 0; i < 300; ++i, ++sets) {
            const auto drawn = here.draw(kMostOutlines);
            const bool fitting = rng.below(2) == 0;
            const auto real =
                as_plain(evaluate(here.board, here.dice(), drawn, fitting ? Overlap::fitting : Overlap::all));
            const auto plain = plain::judge(here.rows, write_roll(here.roll), plain_outlines(drawn), fitting);
            ASSERT_EQ(real.fates, plain.fates) << scene << ' ' << i;
            ASSERT_EQ(real.points, plain.points) << scene << ' ' << i;
            for (const std::string& fate : plain.fates) ++seen[fate];
        }
    }
    EXPECT_EQ(sets, 300'000);
    for (const char* fate : {"counts", "overlaps", "misfits", "twice", "dearest"})
        EXPECT_GT(seen[fate], 5'000) << fate;
}

/// Some shapes ringed, hatched or struck at random, on free squares.
Plan random_plan(core::Rng& rng) {
    Plan plan{};
    for (std::uint32_t tries = rng.below(9); tries > 0; --tries) {
        const auto index = static_cast<std::uint16_t>(rng.below(kPlacements));
        Tile& tile = plan[static_cast<std::size_t>(placements()[index].shape)];
        if (tile.mark != Tile::Mark::open || placements()[index].set.meets(covered_by(plan))) continue;
        const std::uint32_t kind = rng.below(5);
        if (kind == 0)
            tile.mark = Tile::Mark::struck_bare;
        else
            tile = {kind < 3 ? Tile::Mark::ringed : Tile::Mark::struck, index};
    }
    return plan;
}

TEST(PentaRushRandom, PR_27_BothReadingsJudgeRandomPuzzlesAlike) {
    core::Rng rng(27);
    std::map<std::string, int> seen;
    for (int scene = 0; scene < 500; ++scene) {
        Scene here(rng);
        for (int i = 0; i < 300; ++i) {
            const Plan plan = random_plan(rng);
            std::string gone;
            plain::Outline covered;
            for (std::size_t shape = 0; shape < kShapes; ++shape) {
                if (plan[shape].mark != Tile::Mark::open) gone += letter_of(static_cast<Shape>(shape));
                if (plan[shape].mark != Tile::Mark::ringed && plan[shape].mark != Tile::Mark::struck)
                    continue;
                const auto area = plain_outline(placements()[plan[shape].placement]);
                covered.insert(covered.end(), area.begin(), area.end());
            }
            const auto drawn = here.draw(rng.below(6) == 0 ? 4 : 1);
            const bool ignores = rng.below(2) == 0;
            const auto real = as_plain(evaluate(here.board, here.dice(), drawn, plan,
                                                ignores ? ExtraOutline::ignored : ExtraOutline::voids));
            const auto plain = plain::judge_puzzle(here.rows, write_roll(here.roll), plain_outlines(drawn),
                                                   gone, covered, ignores);
            const auto valid = std::count(plain.fates.begin(), plain.fates.end(), "counts");
            seen["one among others"] += ignores && drawn.size() > 1 && valid == 1;
            seen["several valid"] +=
                ignores && std::count(plain.fates.begin(), plain.fates.end(), "several") > 1;
            ASSERT_EQ(real.fates, plain.fates) << scene << ' ' << i;
            ASSERT_EQ(real.points, plain.points) << scene << ' ' << i;
            for (const std::string& fate : plain.fates) ++seen[fate];
        }
    }
    for (const char* fate : {"counts", "several", "misfits", "unavailable", "covered"})
        EXPECT_GT(seen[fate], 2'000) << fate;
    for (const char* scene : {"one among others", "several valid"}) EXPECT_GT(seen[scene], 500) << scene;
}

/// One of the placements that would count now; none if there is none.
std::optional<int> find_valid(const State& state, int seat, core::Rng& rng) {
    std::vector<int> valid;
    for (int i = 0; i < kPlacements; ++i) {
        Outlines one;
        one.push_back(static_cast<std::uint16_t>(i));
        if (counts_on(state.boards[static_cast<std::size_t>(seat)],
                      placements()[static_cast<std::size_t>(i)]) == dice_of(state) &&
            evaluate(state, seat, one).points > 0)
            valid.push_back(i);
    }
    if (valid.empty()) return std::nullopt;
    return valid[rng.below(static_cast<std::uint32_t>(valid.size()))];
}

/// Random play seldom finds anything; here most players draw one valid outline a round.
TEST(PentaRushRandom, PR_31_PuzzlesOfPlayersWhoFindThingsStayWholeToTheEnd) {
    core::Rng rng(31);
    std::map<std::string_view, int> ends;
    int longest = 0;
    for (int game = 0; game < 60; ++game) {
        const int players = game % 4 == 0 ? 1 : 2 + game % 3;
        Play play(players == 1 ? "solo" : "puzzle", players,
                  {{"boards", "seed " + std::to_string(game % 7)}});
        for (int expected = 0; !PentaRush::outcome(play.state);) {
            const game::Seat seat = game::draw_actor(PentaRush::actors(play.state), rng);
            Move move = game::draw_move<PentaRush>(play.state, seat, rng);
            if (play.state.phase == Phase::search && seat.is_player()) {
                const bool drawn = !play.state.pads[static_cast<std::size_t>(seat.index())].outlines.empty();
                const auto valid =
                    drawn || rng.below(6) == 0 ? std::nullopt : find_valid(play.state, seat.index(), rng);
                move = valid                               ? Move::ring(*valid)
                       : is_done(play.state, seat.index()) ? move
                       : rng.below(3) == 0 && has_timer(play.state) && play.state.flipped_by < 0
                           ? Move::flip()
                           : Move::done();
            }
            PentaRush::apply(play.state, seat, move, nullptr);
            ASSERT_TRUE(PentaRush::is_consistent(play.state)) << play.position();
            ASSERT_EQ(Play::from(play.position()).state, play.state);
            ASSERT_GE(play.state.round, expected);
            expected = play.state.round;
        }
        ++ends[PentaRush::outcome(play.state)->code];
        longest = std::max(longest, static_cast<int>(play.state.round));
    }
    EXPECT_GT(ends["nobody-found"], 10);
    EXPECT_GT(ends["twelve-rounds"], 10);
    EXPECT_EQ(longest, 12);
}

/// Draws many moves and compares how often each kind and each placement comes with equal chances.
TEST(PentaRushRandom, RandomMovesAreDrawnEvenlyFromTheLegalOnes) {
    Play play("base", 2);
    play.throws("aabcd");
    for (const int drawn : {0, 3, 20}) {
        while (static_cast<int>(play.state.pads[0].outlines.size()) < drawn)
            play.by(0, "ring " + write_squares(placements()[play.state.pads[0].outlines.size() * 7]));
        Moves moves;
        PentaRush::legal_moves(play.state, game::Seat::player(0), moves);
        const int draws = 200 * static_cast<int>(moves.size());
        std::map<Move, int> times;
        core::Rng rng(static_cast<std::uint64_t>(drawn) + 1);
        for (int i = 0; i < draws; ++i)
            ++times[PentaRush::random_move(play.state, game::Seat::player(0), rng)];
        ASSERT_EQ(times.size(), moves.size());
        double chi_square = 0;
        for (const Move move : moves) {
            ASSERT_TRUE(times.contains(move));
            chi_square += (times[move] - 200.0) * (times[move] - 200.0) / 200.0;
        }
        const double freedom = static_cast<double>(moves.size()) - 1;
        EXPECT_LT(chi_square, freedom + 6 * std::sqrt(2 * freedom)) << drawn;
    }
}

}  // namespace

}  // namespace games::penta_rush
