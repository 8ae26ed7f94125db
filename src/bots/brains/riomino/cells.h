#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/riomino/dice.h"

namespace bots::brains::riomino {

/// A set of at most N cells, numbered from 0; iterates in ascending order.
template <int N>
class CellSet {
    static constexpr int kWords = (N + 63) / 64;

public:
    constexpr void add(int cell) { words_[word(cell)] |= bit(cell); }
    constexpr void remove(int cell) { words_[word(cell)] &= ~bit(cell); }
    constexpr bool has(int cell) const { return (words_[word(cell)] & bit(cell)) != 0; }
    constexpr bool empty() const { return (words_[0] | (kWords > 1 ? words_[kWords - 1] : 0)) == 0; }
    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t w : words_) count += std::popcount(w);
        return count;
    }

    friend constexpr CellSet operator|(CellSet a, const CellSet& b) {
        for (int i = 0; i < kWords; ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    friend constexpr CellSet operator&(CellSet a, const CellSet& b) {
        for (int i = 0; i < kWords; ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    /// Those of a that are not in b.
    friend constexpr CellSet operator-(CellSet a, const CellSet& b) {
        for (int i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

    constexpr int first() const {
        int at = 0;
        while (at + 1 < kWords && words_[at] == 0) ++at;
        return at * 64 + std::countr_zero(words_[at]);
    }

    class Iterator {
    public:
        constexpr explicit Iterator(const CellSet& left) : left_(left) {}
        constexpr int operator*() const { return left_.first(); }
        constexpr Iterator& operator++() {
            int at = 0;
            while (at + 1 < kWords && left_.words_[at] == 0) ++at;
            left_.words_[at] &= left_.words_[at] - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        CellSet left_;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr Iterator end() const { return Iterator(CellSet{}); }

private:
    static constexpr int word(int cell) { return kWords == 1 ? 0 : cell >> 6; }
    static constexpr std::uint64_t bit(int cell) { return std::uint64_t{1} << (cell & 63); }
    std::array<std::uint64_t, kWords> words_{};
};

// --- sets of patterns: four bits for each face, one a turn

using games::riomino::PatternSet;
using FaceSet = std::uint32_t;  // one bit for each face

constexpr PatternSet kTurn0 = 0x111111, kTurn1 = 0x222222, kTurn2 = 0x444444;

constexpr FaceSet faces_of(PatternSet patterns) {
    PatternSet any = patterns | patterns >> 2;
    any = (any | any >> 1) & kTurn0;
    any = (any | any >> 3) & 0x030303;
    any = (any | any >> 6) & 0x03000f;
    return (any | any >> 12) & 0x3f;
}

constexpr auto kPatternsOf = [] {
    std::array<PatternSet, 64> patterns{};
    for (FaceSet faces = 0; faces < 64; ++faces)
        for (int face = 0; face < games::riomino::kFaces; ++face)
            if (faces >> face & 1) patterns[faces] |= PatternSet{15} << (4 * face);
    return patterns;
}();

// --- counts by face: one byte each in a word, every count below 128

using Counts = std::uint64_t;
constexpr Counts kOneEach = 0x010101010101, kHighBits = 0x80 * kOneEach;

constexpr Counts one_of(int face) { return Counts{1} << (8 * face); }
constexpr int count_at(Counts counts, int face) { return static_cast<int>(counts >> (8 * face) & 0xff); }

/// One of each face of a set.
constexpr auto kOneOfEach = [] {
    std::array<Counts, 64> counts{};
    for (FaceSet faces = 0; faces < 64; ++faces)
        for (int face = 0; face < games::riomino::kFaces; ++face)
            if (faces >> face & 1) counts[faces] |= one_of(face);
    return counts;
}();

/// All bits of the bytes in which a is at most b.
constexpr Counts where_at_most(Counts a, Counts b) {
    const Counts high = ((b | kHighBits) - a) & kHighBits;
    return high | (high - (high >> 7));
}
constexpr Counts least(Counts a, Counts b) {
    const Counts from_a = where_at_most(a, b);
    return (a & from_a) | (b & ~from_a);
}
constexpr int total(Counts counts) { return static_cast<int>((counts * kOneEach) >> 40 & 0xff); }

/// The faces of which there is at least one.
constexpr FaceSet faces_in(Counts counts) {
    const Counts some = ((counts + (kHighBits - kOneEach)) & kHighBits) >> 7;
    return static_cast<FaceSet>((some * 0x0102040810204080) >> 56 & 0x3f);
}

/// The directions in which a cell has neighbours that matter.
enum Axes : std::uint8_t { kNone = 0, kUpright = 1, kLevel = 2, kBoth = 3 };

// Turns 0 and 3 show the same values to north and south, and so do 1 and 2; turns 0 and 1 show
// the same to east and west, and so do 2 and 3. What no neighbour sees makes no difference.

/// With each pattern those that show the neighbours the same.
constexpr PatternSet with_alike(PatternSet patterns, Axes axes) {
    switch (axes) {
        case kNone: return kPatternsOf[faces_of(patterns)];
        case kUpright: {
            const PatternSet outer = (patterns | patterns >> 3) & kTurn0;
            const PatternSet inner = (patterns | patterns >> 1) & kTurn1;
            return outer | outer << 3 | inner | inner << 1;
        }
        case kLevel: {
            const PatternSet pairs = (patterns | patterns >> 1) & (kTurn0 | kTurn2);
            return pairs | pairs << 1;
        }
        case kBoth: break;
    }
    return patterns;
}

/// One of each kind that shows the neighbours the same: the lowest.
constexpr PatternSet one_of_alike(PatternSet patterns, Axes axes) {
    switch (axes) {
        case kNone:
            patterns &= ~((patterns & kTurn0) * 14);
            patterns &= ~((patterns & kTurn1) * 6);
            return patterns & ~((patterns & kTurn2) << 1);
        case kUpright: patterns &= ~((patterns & kTurn0) << 3); return patterns & ~((patterns & kTurn1) << 1);
        case kLevel: return patterns & ~((patterns & (kTurn0 | kTurn2)) << 1);
        case kBoth: break;
    }
    return patterns;
}

// --- the eight symmetries of the square: quarter turns clockwise, then perhaps a mirror

constexpr int kSymmetries = 8;

/// Where a symmetry takes each turn of a face; the same for all faces.
constexpr auto kTurnedTo = [] {
    std::array<std::array<std::uint8_t, 4>, kSymmetries> to{};
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry)
        for (int turn = 0; turn < 4; ++turn) {
            const int turned = (turn + symmetry) % 4;
            const auto& edges = games::riomino::kEdges[static_cast<std::size_t>(turned)];
            const bool mirrored = symmetry >= 4;
            to[symmetry][turn] = static_cast<std::uint8_t>(games::riomino::find_pattern(
                edges[0], edges[mirrored ? 3 : 1], edges[2], edges[mirrored ? 1 : 3]));
        }
    return to;
}();

constexpr PatternSet moved_by(PatternSet patterns, int symmetry) {
    PatternSet moved = 0;
    for (int turn = 0; turn < 4; ++turn) moved |= (patterns >> turn & kTurn0) << kTurnedTo[symmetry][turn];
    return moved;
}

struct Place {
    int x = 0, y = 0;
};
constexpr Place moved_by(Place place, int symmetry) {
    for (int i = 0; i < symmetry % 4; ++i) place = {place.y, -place.x};
    return symmetry >= 4 ? Place{-place.x, place.y} : place;
}

}  // namespace bots::brains::riomino
