// The arithmetic below the solver, against the obvious way to do it.

#include "bots/brains/riomino/cells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/rng.h"

namespace {

using namespace bots::brains::riomino;
using games::riomino::kEdges;
using games::riomino::kFaces;

std::array<int, 2> shown_upright(int pattern) { return {kEdges[pattern][0], kEdges[pattern][2]}; }
std::array<int, 2> shown_level(int pattern) { return {kEdges[pattern][1], kEdges[pattern][3]}; }

bool alike(int a, int b, Axes axes) {
    return a / 4 == b / 4 && (!(axes & kUpright) || shown_upright(a) == shown_upright(b)) &&
           (!(axes & kLevel) || shown_level(a) == shown_level(b));
}

TEST(RiominoCells, PatternsThatShowTheNeighboursTheSameAreOne) {
    core::Rng rng(1);
    for (int i = 0; i < 2000; ++i) {
        const PatternSet given = rng.below(1U << 24);
        for (const Axes axes : {kNone, kUpright, kLevel, kBoth}) {
            PatternSet all = 0, lowest = 0;
            for (int a = 0; a < 24; ++a)
                for (int b = 0; b < 24; ++b)
                    if ((given >> b & 1) && alike(a, b, axes)) all |= 1U << a;
            for (int a = 0; a < 24; ++a) {
                bool first = (given >> a & 1) != 0;
                for (int b = 0; b < a; ++b) first = first && !((given >> b & 1) && alike(a, b, axes));
                if (first) lowest |= 1U << a;
            }
            ASSERT_EQ(with_alike(given, axes), all) << given;
            ASSERT_EQ(one_of_alike(given, axes), lowest) << given;
        }
    }
}

TEST(RiominoCells, FacesAreThoseOfThePatterns) {
    core::Rng rng(2);
    for (int i = 0; i < 5000; ++i) {
        const PatternSet given = rng.below(1U << 24);
        FaceSet faces = 0;
        for (int a = 0; a < 24; ++a)
            if (given >> a & 1) faces |= 1U << (a / 4);
        ASSERT_EQ(faces_of(given), faces);
        ASSERT_EQ(kPatternsOf[faces] & given, given);
    }
}

TEST(RiominoCells, CountsInBytesAreCounted) {
    core::Rng rng(3);
    for (int i = 0; i < 5000; ++i) {
        Counts a = 0, b = 0, smaller = 0;
        int sum = 0;
        FaceSet some = 0;
        for (int face = 0; face < kFaces; ++face) {
            const int x = static_cast<int>(rng.below(13) * rng.below(2)), y = static_cast<int>(rng.below(26));
            a += static_cast<Counts>(x) * one_of(face);
            b += static_cast<Counts>(y) * one_of(face);
            smaller += static_cast<Counts>(std::min(x, y)) * one_of(face);
            sum += x;
            if (x > 0) some |= 1U << face;
        }
        ASSERT_EQ(least(a, b), smaller);
        ASSERT_EQ(total(a), sum);
        ASSERT_EQ(faces_in(a), some);
    }
}

TEST(RiominoCells, SymmetriesMoveAPatternAsTheyMoveItsSides) {
    constexpr std::array<Place, 4> kSides{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry)
        for (int pattern = 0; pattern < 24; ++pattern) {
            const PatternSet moved = moved_by(PatternSet{1} << pattern, symmetry);
            ASSERT_TRUE(std::has_single_bit(moved));
            const int to = std::countr_zero(moved);
            for (int side = 0; side < 4; ++side) {
                const Place place = moved_by(kSides[static_cast<std::size_t>(side)], symmetry);
                for (int other = 0; other < 4; ++other) {
                    const Place there = kSides[static_cast<std::size_t>(other)];
                    if (there.x != place.x || there.y != place.y) continue;
                    EXPECT_EQ(kEdges[to][other], kEdges[pattern][side]);
                }
            }
        }
}

template <class Cells>
void expect_a_set(int capacity) {
    core::Rng rng(4);
    Cells cells;
    std::set<int> plain;
    for (int i = 0; i < 2000; ++i) {
        const int cell = static_cast<int>(rng.below(static_cast<std::uint32_t>(capacity)));
        if (rng.below(2) == 0) {
            cells.add(cell);
            plain.insert(cell);
        } else {
            cells.remove(cell);
            plain.erase(cell);
        }
        ASSERT_EQ(cells.has(cell), plain.contains(cell));
        ASSERT_EQ(cells.size(), static_cast<int>(plain.size()));
        ASSERT_EQ(cells.empty(), plain.empty());
        std::vector<int> listed;
        for (const int each : cells) listed.push_back(each);
        ASSERT_TRUE(std::equal(listed.begin(), listed.end(), plain.begin(), plain.end()));
    }
}

TEST(RiominoCells, ASetOfCellsHoldsWhatWasPutIn) {
    expect_a_set<CellSet<32>>(32);
    expect_a_set<CellSet<64>>(64);
    expect_a_set<CellSet<96>>(96);
}

}  // namespace
