#include "bots/brains/penta_rush/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

#include "random_boards.h"

namespace bots::brains::penta_rush {
namespace {

using namespace games::penta_rush;

/// A second search without a bound or a bit: every set of at most five different shapes that do
/// not meet, in the order in which equal sets are preferred.
class PlainSearch {
public:
    explicit PlainSearch(const Fitting& fitting) : items_(fitting.begin(), fitting.end()) {
        std::sort(items_.begin(), items_.end(),
                  [](Index a, Index b) { return points(a) != points(b) ? points(a) > points(b) : a < b; });
        extend(0);
    }

    std::vector<Index> best;
    int best_points = 0;

private:
    static int points(Index i) { return points_of(placements()[i].shape); }

    void extend(std::size_t from) {
        if (points_ > best_points || (points_ == best_points && chosen_.size() < best.size())) {
            best = chosen_;
            best_points = points_;
        }
        if (chosen_.size() == 5) return;
        for (std::size_t i = from; i < items_.size(); ++i) {
            if (!goes_with_chosen(items_[i])) continue;
            chosen_.push_back(items_[i]);
            points_ += points(items_[i]);
            extend(i + 1);
            points_ -= points(items_[i]);
            chosen_.pop_back();
        }
    }

    bool goes_with_chosen(Index candidate) const {
        const Placement& a = placements()[candidate];
        for (const Index other : chosen_) {
            const Placement& b = placements()[other];
            if (a.shape == b.shape) return false;
            for (const Square square : a.squares)
                if (std::find(b.squares.begin(), b.squares.end(), square) != b.squares.end()) return false;
        }
        return true;
    }

    std::vector<Index> items_, chosen_;
    int points_ = 0;
};

std::vector<Index> indexes(const BestSet& set) { return {set.placements.begin(), set.placements.end()}; }

void compare(SetSolver& solver, const Fitting& fitting) {
    const BestSet set = solver.best(fitting);
    const PlainSearch plain(fitting);
    ASSERT_EQ(set.points, plain.best_points);
    ASSERT_EQ(indexes(set), plain.best);
}

TEST(PentaRushSolver, PR_06_FindsExactlyThePlacementsThatShowTheRoll) {
    core::Rng rng(1);
    for (int i = 0; i < 50; ++i) {
        const Board board = random_board(rng);
        const Counts roll = random_roll(rng);
        Fitting found;
        BoardTable(board).find(roll, found);
        std::vector<Index> wanted;
        for (std::size_t p = 0; p < kPlacements; ++p) {
            std::array<int, kSymbols> seen{};
            for (const Square square : placements()[p].squares) ++seen[board[square]];
            bool equal = true;
            for (int symbol = 0; symbol < kSymbols; ++symbol)
                equal = equal && seen[static_cast<std::size_t>(symbol)] == how_often(roll, symbol);
            if (equal) wanted.push_back(static_cast<Index>(p));
        }
        ASSERT_EQ(std::vector<Index>(found.begin(), found.end()), wanted);
    }
}

TEST(PentaRushSolver, AgreesWithThePlainSearchOnFullRandomBoards) {
    core::Rng rng(2);
    const auto solver = std::make_unique<SetSolver>();
    Fitting fitting;
    int compared = 0;
    while (compared < 3000) {
        BoardTable(random_board(rng)).find(random_roll(rng), fitting);
        if (fitting.size() > 40) continue;  // what the plain search can afford
        compare(*solver, fitting);
        ++compared;
    }
}

TEST(PentaRushSolver, AgreesWithThePlainSearchOnThinnedPlacements) {
    core::Rng rng(3);
    const auto solver = std::make_unique<SetSolver>();
    const auto all_different =
        std::find_if(kAllRolls.begin(), kAllRolls.end(), [](const Roll& roll) { return roll.weight == 120; });
    Fitting all, some;
    for (int i = 0; i < 1000; ++i) {
        BoardTable(random_board(rng)).find(all_different->counts, all);
        some.clear();
        const auto wanted = rng.below(28);
        for (const Index index : all)
            if (rng.below(static_cast<std::uint32_t>(all.size())) < wanted) some.push_back(index);
        compare(*solver, some);
    }
}

/// Placements of one corner, whatever they show: nearly everything overlaps.
TEST(PentaRushSolver, AgreesWithThePlainSearchWhereAllIsCrowded) {
    core::Rng rng(4);
    const auto solver = std::make_unique<SetSolver>();
    Fitting some;
    for (int i = 0; i < 1000; ++i) {
        const int side = 4 + static_cast<int>(rng.below(3));
        some.clear();
        for (std::size_t p = 0; p < kPlacements && some.size() < 40; ++p) {
            const auto& squares = placements()[p].squares;
            const bool in_corner = std::all_of(squares.begin(), squares.end(), [&](Square square) {
                return square % kSide < side && square / kSide < side;
            });
            if (in_corner && rng.below(24) == 0) some.push_back(static_cast<Index>(p));
        }
        compare(*solver, some);
    }
}

TEST(PentaRushSolver, PR_11_PR_12_PR_13_TheSetIsOneThatCountsInFull) {
    core::Rng rng(5);
    const auto solver = std::make_unique<SetSolver>();
    Fitting fitting;
    for (int i = 0; i < 2000; ++i) {
        BoardTable(random_board(rng)).find(random_roll(rng), fitting);
        const BestSet set = solver->best(fitting);
        std::set<Shape> shapes;
        SquareSet covered;
        int points = 0;
        for (const Index index : set.placements) {
            EXPECT_TRUE(std::binary_search(fitting.begin(), fitting.end(), index));
            const Placement& placement = placements()[index];
            EXPECT_TRUE(shapes.insert(placement.shape).second);
            EXPECT_FALSE(covered.meets(placement.set));
            covered = covered | placement.set;
            points += points_of(placement.shape);
        }
        EXPECT_EQ(points, set.points);
        EXPECT_EQ(set.placements.empty(), fitting.empty());
    }
}

/// On boards of stripes hundreds of placements fit one roll; the answer must still come at once.
TEST(PentaRushSolver, PatternedBoardsAreNoTrap) {
    const auto solver = std::make_unique<SetSolver>();
    Fitting fitting;
    std::size_t most = 0;
    for (int step = 0; step < kSymbols; ++step)
        for (int symbols = 3; symbols <= kSymbols; ++symbols) {
            Board board{};
            for (int i = 0; i < kSquares; ++i)
                board[static_cast<std::size_t>(i)] =
                    static_cast<Symbol>((i % kSide + step * (i / kSide)) % symbols);
            const BoardTable table(board);
            for (const Roll& roll : kAllRolls) {
                table.find(roll.counts, fitting);
                most = std::max(most, fitting.size());
                const BestSet set = solver->best(fitting);
                EXPECT_EQ(set.placements.empty(), fitting.empty());
                EXPECT_LT(solver->nodes(), 100'000U) << step << " " << symbols;
            }
        }
    EXPECT_GT(most, 500U);
}

TEST(PentaRushSolver, TheSameSolverAnswersTheSameAgain) {
    core::Rng rng(6);
    const auto used = std::make_unique<SetSolver>();
    Fitting fitting;
    for (int i = 0; i < 200; ++i) {
        BoardTable(random_board(rng)).find(random_roll(rng), fitting);
        const auto fresh = std::make_unique<SetSolver>();
        ASSERT_EQ(indexes(used->best(fitting)), indexes(fresh->best(fitting)));
    }
}

}  // namespace
}  // namespace bots::brains::penta_rush
