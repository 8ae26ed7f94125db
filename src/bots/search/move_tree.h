#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/hash.h"

namespace bots::search {

/// A tree whose branches are moves, in a fixed room: when it is full nothing more grows. Children are
/// found by their move, however many there are.
template <class Move>
class MoveTree {
public:
    using Index = std::uint32_t;
    static constexpr Index kNone = std::numeric_limits<Index>::max();

    struct Node {
        Move move{};
        Index parent = kNone, first_child = kNone, next = kNone;  // next: of the same parent
        std::uint32_t visits = 0;
        std::uint32_t available = 0;  // how often it could have been chosen since it is here
        bool blind = false;           // what comes next depends on more than the moves so far
        std::uint64_t sum = 0;        // of the values of its visits
    };

    explicit MoveTree(std::uint32_t room) : room_(room), slots_(std::bit_ceil(2 * room), kNone) {
        nodes_.reserve(room);
    }

    /// Empties the tree but for so many roots, which have the first indices.
    void reset(std::uint32_t roots) {
        std::fill(slots_.begin(), slots_.end(), kNone);
        nodes_.assign(roots, {});
    }

    std::size_t size() const { return nodes_.size(); }
    bool is_full() const { return nodes_.size() >= room_; }
    Node& operator[](Index node) { return nodes_[node]; }
    const Node& operator[](Index node) const { return nodes_[node]; }

    /// kNone when there is no such child.
    Index find(Index parent, Move move) const { return slots_[slot_of(parent, move)]; }

    /// Grows a child that is not there yet; kNone when there is no room.
    Index make(Index parent, Move move) {
        if (is_full()) return kNone;
        const auto child = static_cast<Index>(nodes_.size());
        nodes_.push_back({.move = move, .parent = parent, .next = nodes_[parent].first_child});
        nodes_[parent].first_child = child;
        slots_[slot_of(parent, move)] = child;
        return child;
    }

    /// The child with the most visits, the older of equals; kNone when there are no children.
    Index favourite(Index parent) const {
        Index best = kNone;
        for (Index child = nodes_[parent].first_child; child != kNone; child = nodes_[child].next)
            if (best == kNone || nodes_[child].visits >= nodes_[best].visits) best = child;
        return best;
    }

    /// One more visit to each of the nodes.
    void add(std::span<const Index> path, std::uint32_t value) {
        for (const Index node : path) {
            ++nodes_[node].visits;
            nodes_[node].sum += value;
        }
    }

private:
    /// Where the child is noted, or where it would be.
    std::size_t slot_of(Index parent, Move move) const {
        const std::uint64_t key = std::uint64_t{parent} << 32 ^ std::bit_cast<std::uint32_t>(move);
        std::size_t slot = core::mix(key) & (slots_.size() - 1);
        while (slots_[slot] != kNone) {
            const Node& node = nodes_[slots_[slot]];
            if (node.parent == parent && node.move == move) break;
            slot = (slot + 1) & (slots_.size() - 1);
        }
        return slot;
    }

    std::size_t room_;
    std::vector<Node> nodes_;
    std::vector<Index> slots_;  // at least half of them empty
};

}  // namespace bots::search
