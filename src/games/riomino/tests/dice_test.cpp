// The dice and the tables made from them.

#include "games/riomino/dice.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/riomino/notation.h"

namespace games::riomino {

namespace {

TEST(Riomino, RM_02_EachFaceIsOneOfTheSixPairsOfDifferentValues) {
    std::string faces;
    for (int face = 0; face < kFaces; ++face) faces += write_face(face) + " ";
    EXPECT_EQ(faces, "01 02 03 12 13 23 ");
    std::array<int, kValues> triangles{};
    for (const auto& values : kFaceValues)
        for (const int value : values) ++triangles[static_cast<std::size_t>(value)];
    for (const int count : triangles) EXPECT_EQ(count, 3) << "each value stands on three triangles";
    EXPECT_EQ(find_face(3, 1), find_face(1, 3));
    EXPECT_EQ(find_face(2, 2), -1) << "there are no doubles";
}

TEST(Riomino, RM_02_EqualEdgesAreNeighboursOnEveryPattern) {
    for (const auto& edges : kEdges) {
        EXPECT_NE(edges[kNorth], edges[kSouth]);
        EXPECT_NE(edges[kEast], edges[kWest]);
        EXPECT_TRUE(edges[kNorth] == edges[kEast] || edges[kNorth] == edges[kWest]);
    }
}

TEST(Riomino, RM_04_EachTurnIsAQuarterClockwise) {
    EXPECT_EQ(write_pattern(0), "0011");
    EXPECT_EQ(write_pattern(1), "1001");
    EXPECT_EQ(write_pattern(2), "1100");
    EXPECT_EQ(write_pattern(3), "0110");
    EXPECT_EQ(write_pattern(23), "2332");
    std::set<std::string> all;
    for (Pattern pattern = 0; pattern < kPatterns; ++pattern) {
        const std::string edges = write_pattern(pattern);
        all.insert(edges);
        EXPECT_EQ(read_pattern(edges), pattern);
        const int turned = find_pattern(edges[3] - '0', edges[0] - '0', edges[1] - '0', edges[2] - '0');
        EXPECT_EQ(turned, face_of(pattern) * kTurns + (pattern + 1) % kTurns) << edges;
    }
    EXPECT_EQ(all.size(), 24U);
}

/// How many of the 64 triples of neighbours west, east and south leave a face that fits, and why
/// the others leave none.
struct Triples {
    int playable = 0, all_equal = 0, all_different = 0, opposite_equal = 0;
};

Triples count_triples() {
    Triples triples;
    for (int west = 0; west < kValues; ++west)
        for (int east = 0; east < kValues; ++east)
            for (int south = 0; south < kValues; ++south) {
                const bool dead = kFitting[needs_of_sides(kFree, east, south, west)] == 0;
                const std::size_t values = std::set{west, east, south}.size();
                if (!dead) {
                    ++triples.playable;
                    EXPECT_TRUE(west != east && (south == west || south == east));
                } else if (values == 1) {
                    ++triples.all_equal;
                } else if (values == 3) {
                    ++triples.all_different;
                } else {
                    ++triples.opposite_equal;
                    EXPECT_EQ(west, east);
                }
            }
    return triples;
}

TEST(Riomino, RM_19_OfThreeNeighboursTwentyFourTriplesArePlayable) {
    const Triples triples = count_triples();
    EXPECT_EQ(triples.playable, 24);
    EXPECT_EQ(triples.all_equal, 4);
    EXPECT_EQ(triples.all_different, 24);
    EXPECT_EQ(triples.opposite_equal, 12);
}

TEST(Riomino, RM_19_OfTwoNeighboursOnlyEqualOppositesAreDead) {
    for (int first = 0; first < kValues; ++first)
        for (int second = 0; second < kValues; ++second) {
            EXPECT_EQ(kFitting[needs_of_sides(first, kFree, second, kFree)] == 0, first == second);
            EXPECT_EQ(kFitting[needs_of_sides(kFree, first, kFree, second)] == 0, first == second);
            for (int corner = 0; corner < kSides; ++corner) {
                std::array<int, kSides> sides{kFree, kFree, kFree, kFree};
                sides[static_cast<std::size_t>(corner)] = first;
                sides[static_cast<std::size_t>((corner + 1) % kSides)] = second;
                EXPECT_NE(kFitting[needs_of_sides(sides[0], sides[1], sides[2], sides[3])], 0U);
            }
        }
}

TEST(Riomino, RM_19_OfFourNeighboursOnlyThePatternsThemselvesAreAnswered) {
    int playable = 0;
    for (int needs = 0; needs < kNeeds; ++needs) {
        const auto all = static_cast<Needs>(needs);
        bool is_full = true;
        for (int side = 0; side < kSides; ++side) is_full = is_full && need_at(all, side) != kFree;
        if (!is_full || kFitting[all] == 0) continue;
        ++playable;
        EXPECT_EQ(std::popcount(kFitting[all]), 1);
    }
    EXPECT_EQ(playable, 24);
    EXPECT_EQ(std::popcount(kFitting[kNoNeeds]), 24);
    EXPECT_EQ(std::popcount(kFitting[needs_of_sides(2, kFree, kFree, kFree)]), 6);
}

}  // namespace

}  // namespace games::riomino
