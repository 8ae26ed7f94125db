// The twelve shapes and the dice: PR-04 to PR-09.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

using Cell = std::array<int, 2>;
using Cells = std::vector<Cell>;

Cells cells_of(const Placement& placement) {
    Cells cells;
    for (const Square square : placement.squares) cells.push_back({square % kSide, square / kSide});
    return cells;
}

Cells settled(Cells cells) {
    int left = 99, low = 99;
    for (const Cell& cell : cells) {
        left = std::min(left, cell[0]);
        low = std::min(low, cell[1]);
    }
    for (Cell& cell : cells) cell = {cell[0] - left, cell[1] - low};
    std::sort(cells.begin(), cells.end());
    return cells;
}

/// The least of the eight turned and mirrored forms.
Cells free_form(Cells cells) {
    Cells least;
    for (int i = 0; i < 8; ++i) {
        for (Cell& cell : cells) cell = {cell[1], -cell[0]};
        if (i == 4)
            for (Cell& cell : cells) cell[0] = -cell[0];
        const Cells form = settled(cells);
        if (least.empty() || form < least) least = form;
    }
    return least;
}

/// How many of the cells can be reached from the first by steps over edges.
std::size_t reached(const Cells& cells) {
    std::set<Cell> seen{cells[0]};
    for (std::size_t grown = 0; grown != seen.size();) {
        grown = seen.size();
        for (const Cell& cell : cells)
            for (const Cell step : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}})
                if (seen.contains({cell[0] + step[0], cell[1] + step[1]})) seen.insert(cell);
    }
    return seen.size();
}

TEST(PentaRushDice, PR_04_EachDieShowsEachOfSixSymbolsOnce) {
    // All 6^5 throws of five such dice: those kept have just the weights of the table.
    std::map<Counts, int> thrown;
    for (int n = 0; n < 7776; ++n) {
        Counts counts = 0;
        for (int die = 0, rest = n; die < kDice; ++die, rest /= kSymbols)
            counts += count_of(static_cast<Symbol>(rest % kSymbols));
        ++thrown[counts];
    }
    int kept = 0;
    for (const Roll& roll : kAllRolls) {
        EXPECT_EQ(thrown[roll.counts], roll.weight);
        kept += roll.weight;
    }
    EXPECT_EQ(kept, 6120);
}

TEST(PentaRushDice, PR_05_AThrowWithASymbolThreeTimesIsThrownAgain) {
    Play play;
    EXPECT_EQ(play.refusal(game::Seat::chance(), "roll aaabc"), "penta-rush.throw-again PR-05");
    EXPECT_EQ(play.refusal(game::Seat::chance(), "roll fffff"), "penta-rush.throw-again PR-05");
    EXPECT_EQ(play.refusal(game::Seat::chance(), "roll aabbc"), "");
    Moves moves;
    PentaRush::legal_moves(play.state, game::Seat::chance(), moves);
    EXPECT_EQ(moves.size(), 126U);
    std::map<std::uint32_t, int> weights;
    for (const Move move : moves) ++weights[PentaRush::weight(play.state, move)];
    EXPECT_EQ(weights, (std::map<std::uint32_t, int>{{30, 60}, {60, 60}, {120, 6}}));
    for (int roll = 0; roll < kRolls; ++roll)
        EXPECT_EQ(roll_index(kAllRolls[static_cast<std::size_t>(roll)].counts), roll);
}

TEST(PentaRushDice, PR_05_TheDiceAreThrownOnceARound) {
    Play play;
    EXPECT_EQ(play.actors(), "chance");
    play.throws("dcbaa");
    EXPECT_TRUE(play.was_told("penta-rush.thrown PR-05 round=1 dice=aabcd"));
    EXPECT_EQ(play.refusal(game::Seat::chance(), "roll aabcd"), "penta-rush.thrown-already PR-05");
    EXPECT_EQ(play.actors(), "0 1");
}

TEST(PentaRushDice, PR_10_WhoThrowsMakesNoDifference) {
    for (const char* seat : {"0", "1", "2", "3", "lot"})
        EXPECT_EQ(Play("base", 4, {{"begins", seat}}).state, Play("base", 4).state) << seat;
    EXPECT_EQ(refused_setup("base", 2, {{"begins", "2"}}), "bad-option-value PR-10");
    EXPECT_EQ(refused_setup("base", 2, {{"begins", "4"}}), "bad-option-value PR-10");
    const Play play;
    EXPECT_EQ(play.refusal(0, "roll aabcd"), "penta-rush.throw-first PR-10");
    EXPECT_EQ(play.refusal(0, "ring a1 b1 c1 d1 e1"), "penta-rush.throw-first PR-10");
    EXPECT_EQ(play.refusal(game::Seat::chance(), "done"), "penta-rush.throw-first PR-10");
}

TEST(PentaRushShapes, PR_07_APlacementIsFiveDifferentSquaresJoinedByEdges) {
    for (const Placement& placement : placements()) {
        EXPECT_EQ(reached(cells_of(placement)), 5U);
        EXPECT_TRUE(std::is_sorted(placement.squares.begin(), placement.squares.end()));
        EXPECT_EQ(placement.set.size(), 5);
        for (const Square square : placement.squares) EXPECT_TRUE(placement.set.has(square));
    }
    Play play;
    play.throws("aabcd");
    for (const char* squares : {"a1 b1 c1 d1 f1", "a1 b2 c3 d4 e5", "a1 b1 c1 d1 d2 d3", "a1 a1 b1 c1 d1",
                                "i1 j1 a2 b2 c2", "a1 b1 c1 d1"})
        EXPECT_EQ(play.refusal(0, "ring " + std::string(squares)), "penta-rush.no-shape PR-07") << squares;
}

TEST(PentaRushShapes, PR_08_TurnedAndMirroredFormsAreTheSameShape) {
    std::map<Cells, std::set<Shape>> shapes_of_form;
    for (const Placement& placement : placements())
        shapes_of_form[free_form(cells_of(placement))].insert(placement.shape);
    EXPECT_EQ(shapes_of_form.size(), 12U);
    std::set<Shape> all;
    for (const auto& [form, shapes] : shapes_of_form) {
        EXPECT_EQ(shapes.size(), 1U);
        all.insert(shapes.begin(), shapes.end());
    }
    EXPECT_EQ(all.size(), 12U);
}

TEST(PentaRushShapes, PR_08_TheBoardHas4096PlacementsAllDifferent) {
    std::map<char, int> counts;
    std::set<std::array<Square, kPerShape>> different;
    for (std::size_t i = 0; i < kPlacements; ++i) {
        ++counts[letter_of(placements()[i].shape)];
        different.insert(placements()[i].squares);
        EXPECT_EQ(find_placement(placements()[i].squares), static_cast<int>(i));
    }
    EXPECT_EQ(different.size(), 4096U);
    EXPECT_EQ(counts, (std::map<char, int>{{'F', 512},
                                           {'I', 120},
                                           {'L', 504},
                                           {'N', 504},
                                           {'P', 576},
                                           {'T', 256},
                                           {'U', 288},
                                           {'V', 256},
                                           {'W', 256},
                                           {'X', 64},
                                           {'Y', 504},
                                           {'Z', 256}}));
    for (int shape = 0; shape < kShapes; ++shape)
        for (int i = first_placement(shape); i < first_placement(shape + 1); ++i)
            EXPECT_EQ(static_cast<int>(placements()[static_cast<std::size_t>(i)].shape), shape);
}

TEST(PentaRushShapes, PR_09_TheTilesAreWorthOneToFourThreeOfEach) {
    std::map<int, std::string> by_points;
    for (int shape = 0; shape < kShapes; ++shape)
        by_points[points_of(static_cast<Shape>(shape))] += letter_of(static_cast<Shape>(shape));
    EXPECT_EQ(by_points, (std::map<int, std::string>{{1, "FLP"}, {2, "NUY"}, {3, "TVZ"}, {4, "IWX"}}));
}

/// Counts the ways to lay each shape once on a rectangle of 60 squares: always the first free
/// square, along the short side, is filled next.
class Tiling {
public:
    Tiling(int width, int height) : width_(width), height_(height) {
        std::set<std::pair<Shape, Cells>> forms;
        for (const Placement& placement : placements())
            forms.insert({placement.shape, settled(cells_of(placement))});
        for (const auto& [shape, form] : forms) add_form(shape, form);
    }

    int count(std::uint64_t filled = 0, unsigned used = 0) const {
        if (used == (1U << kShapes) - 1) return 1;
        const auto at = static_cast<std::size_t>(std::countr_one(filled));
        int found = 0;
        for (const auto& [shape, mask] : by_first_[at])
            if (!(used & shape) && !(filled & mask)) found += count(filled | mask, used | shape);
        return found;
    }

private:
    void add_form(Shape shape, const Cells& form) {
        for (int x = 0; x < width_; ++x)
            for (int y = 0; y < height_; ++y) {
                std::uint64_t mask = 0;
                bool inside = true;
                for (const Cell& cell : form) {
                    inside = inside && x + cell[0] < width_ && y + cell[1] < height_;
                    if (inside) mask |= std::uint64_t{1} << ((x + cell[0]) * height_ + y + cell[1]);
                }
                if (inside)
                    by_first_[static_cast<std::size_t>(std::countr_zero(mask))].emplace_back(
                        1U << static_cast<int>(shape), mask);
            }
    }

    int width_, height_;
    std::array<std::vector<std::pair<unsigned, std::uint64_t>>, 60> by_first_;
};

TEST(PentaRushShapes, PR_08_TheTwelveShapesTileTheKnownRectanglesInTheKnownNumberOfWays) {
    // Each solution is found in four: turned by a half, and mirrored both ways.
    EXPECT_EQ(Tiling(20, 3).count(), 4 * 2);
    EXPECT_EQ(Tiling(15, 4).count(), 4 * 368);
    EXPECT_EQ(Tiling(12, 5).count(), 4 * 1010);
    EXPECT_EQ(Tiling(10, 6).count(), 4 * 2339);
}

}  // namespace

}  // namespace games::penta_rush
