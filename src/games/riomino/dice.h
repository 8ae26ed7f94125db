#pragma once

#include <array>
#include <cstdint>

namespace games::riomino {

// RM-02: six faces, one for each pair of different values; every die has all six.
constexpr int kValues = 4;  // 0 (blank) to 3 pips
constexpr int kFaces = 6;
constexpr int kTurns = 4;
constexpr int kPatterns = kFaces * kTurns;

/// The values {a, b} of each face, a < b.
constexpr std::array<std::array<std::uint8_t, 2>, kFaces> kFaceValues{
    {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};

/// The sides of a square, in the order in which edges are written.
enum Side : std::uint8_t { kNorth, kEast, kSouth, kWest };
constexpr int kSides = 4;
constexpr int opposite(int side) { return side ^ 2; }

/// A face as it lies: face * 4 + turn. Turn 0 reads a,a,b,b from the north clockwise; each
/// further turn is a quarter clockwise (RM-04).
using Pattern = std::uint8_t;
constexpr int face_of(Pattern pattern) { return pattern / kTurns; }
constexpr Pattern pattern_of(int face, int turn) { return static_cast<Pattern>(face * kTurns + turn); }

/// The value of each pattern on each side.
constexpr auto kEdges = [] {
    std::array<std::array<std::uint8_t, kSides>, kPatterns> edges{};
    for (int face = 0; face < kFaces; ++face)
        for (int turn = 0; turn < kTurns; ++turn)
            for (int side = 0; side < kSides; ++side) {
                const int unturned = (side - turn + kSides) % kSides;
                edges[face * kTurns + turn][side] = kFaceValues[face][unturned < kSouth ? 0 : 1];
            }
    return edges;
}();

/// What the four neighbours ask of a square, as one number: for each side a value, or kFree
/// where nothing lies, as the digits to base five with the north as the lowest.
using Needs = std::uint16_t;
constexpr int kFree = 4;
constexpr std::array<int, kSides> kPlace{1, 5, 25, 125};
constexpr int kNeeds = 625;
constexpr Needs kNoNeeds = kNeeds - 1;  // free on all sides

constexpr int need_at(Needs needs, int side) { return needs / kPlace[side] % 5; }
constexpr Needs needs_of_sides(int north, int east, int south, int west) {
    return static_cast<Needs>(north * kPlace[kNorth] + east * kPlace[kEast] + south * kPlace[kSouth] +
                              west * kPlace[kWest]);
}

/// A set of patterns, one bit each.
using PatternSet = std::uint32_t;

/// RM-07: the patterns that fit each combination of needs. None: the square is dead (RM-19).
extern const std::array<PatternSet, kNeeds> kFitting;

/// The pattern with these edges; -1 if no die has such a face.
constexpr int find_pattern(int north, int east, int south, int west) {
    for (int pattern = 0; pattern < kPatterns; ++pattern) {
        const auto& edges = kEdges[pattern];
        if (edges[kNorth] == north && edges[kEast] == east && edges[kSouth] == south && edges[kWest] == west)
            return pattern;
    }
    return -1;
}

/// The face with these two values, in either order; -1 if there is none.
constexpr int find_face(int first, int second) {
    for (int face = 0; face < kFaces; ++face)
        for (int i = 0; i < 2; ++i)
            if (kFaceValues[face][i] == first && kFaceValues[face][1 - i] == second) return face;
    return -1;
}

}  // namespace games::riomino
