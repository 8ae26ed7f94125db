#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>

#include "core/fixed_vector.h"

namespace bots::search {

/// The best packing, exactly: of items that each cover some cells and belong to a class, at
/// most kMost, no two of one class and no two on one cell, with the greatest sum of weights.
/// A class has one weight. Nothing is allocated.
///
/// Depth first, heaviest class first: for each class one of its items or none. What is still
/// free is a set of bits; a branch is left when the heaviest classes that still have a free
/// item, as many as may be taken, cannot beat the best packing found.
///
/// Of equal packings the first in the order of items wins: compared item by item, the one
/// whose item was added earlier.
template <std::size_t kItems, std::size_t kClasses, std::size_t kCells, std::size_t kMost>
class Packing {
    static_assert(kClasses <= 32 && kItems <= 65535 && kCells <= 256);

public:
    using Item = std::uint16_t;  // its place in the order of add_item
    using Cell = std::uint8_t;
    struct Choice {
        core::FixedVector<Item, kMost> items;
        int weight = 0;
    };

    /// Forgets all items and classes.
    void clear() {
        for (std::size_t word = 0; word < words(); ++word) cover_[word].fill(0);
        items_ = classes_ = 0;
        first_[0] = 0;
    }

    /// Weights are positive and come in descending order.
    void begin_class(int weight) {
        assert(classes_ < kClasses && weight > 0 && (classes_ == 0 || weight <= weight_[classes_ - 1]));
        weight_[classes_++] = weight;
        first_[classes_] = items_;
    }

    /// An item of the class begun last. The cells must stay where they are until `best`.
    void add_item(std::span<const Cell> cells) {
        assert(classes_ > 0 && items_ < kItems);
        const std::uint64_t bit = std::uint64_t{1} << (items_ % 64);
        for (const Cell cell : cells) cover_[items_ / 64][cell] |= bit;
        cells_[items_] = cells;
        first_[classes_] = static_cast<Item>(++items_);
    }

    const Choice& best() {
        best_ = chosen_ = {};
        nodes_ = 0;
        Free& free = free_[0];
        for (std::size_t word = 0; word < words(); ++word) free[word] = ~std::uint64_t{0};
        std::uint32_t open = 0;
        for (std::size_t i = 0; i < classes_; ++i)
            if (first_[i] < first_[i + 1]) open |= std::uint32_t{1} << i;
        choose(open);
        return best_;
    }

    /// Items tried by the last `best`.
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::size_t kWords = (kItems + 63) / 64;
    using Free = std::array<std::uint64_t, kWords>;

    std::size_t words() const { return (items_ + 63) / 64; }

    /// Tries everything that adds to what is chosen. `open`: the classes with a free item.
    void choose(std::uint32_t open) {
        const std::size_t depth = chosen_.items.size();
        for (; open != 0; open &= open - 1) {
            if (chosen_.weight + most_of(open, kMost - depth) <= best_.weight) return;
            const auto at = static_cast<std::size_t>(std::countr_zero(open));
            for (std::size_t item = next_free(depth, first_[at]); item < first_[at + 1];
                 item = next_free(depth, item + 1)) {
                take(item, at, open & (open - 1));
                if (chosen_.weight + most_of(open, kMost - depth) <= best_.weight) return;
            }
        }
    }

    void take(std::size_t item, std::size_t its_class, std::uint32_t later) {
        ++nodes_;
        const std::size_t depth = chosen_.items.size();
        chosen_.items.push_back(static_cast<Item>(item));
        chosen_.weight += weight_[its_class];
        if (chosen_.weight > best_.weight) best_ = chosen_;
        if (depth + 1 < kMost && later != 0) {
            remove(item, depth);
            std::uint32_t open = 0;
            for (; later != 0; later &= later - 1) {
                const auto at = static_cast<std::size_t>(std::countr_zero(later));
                if (next_free(depth + 1, first_[at]) < first_[at + 1]) open |= later & -later;
            }
            choose(open);
        }
        chosen_.items.pop_back();
        chosen_.weight -= weight_[its_class];
    }

    /// What is free one level deeper: what shares no cell with the item.
    void remove(std::size_t item, std::size_t depth) {
        for (std::size_t word = 0; word < words(); ++word) {
            std::uint64_t taken = 0;
            for (const Cell cell : cells_[item]) taken |= cover_[word][cell];
            free_[depth + 1][word] = free_[depth][word] & ~taken;
        }
    }

    /// The first free item from `from` on; at least items_ when there is none.
    std::size_t next_free(std::size_t depth, std::size_t from) const {
        std::size_t word = from / 64;
        if (word >= words()) return items_;
        std::uint64_t bits = free_[depth][word] & (~std::uint64_t{0} << (from % 64));
        while (bits == 0) {
            if (++word == words()) return items_;
            bits = free_[depth][word];
        }
        return word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
    }

    /// The bound: the heaviest `count` of the open classes.
    int most_of(std::uint32_t open, std::size_t count) const {
        int sum = 0;
        for (; open != 0 && count > 0; open &= open - 1, --count)
            sum += weight_[static_cast<std::size_t>(std::countr_zero(open))];
        return sum;
    }

    std::size_t items_ = 0, classes_ = 0;
    std::array<int, kClasses> weight_{};
    std::array<Item, kClasses + 1> first_{};  // the items of class c: first_[c] to first_[c + 1]
    std::array<std::span<const Cell>, kItems> cells_{};
    std::array<std::array<std::uint64_t, kCells>, kWords> cover_{};  // the items on a cell, 64 a word
    std::array<Free, kMost + 1> free_{};
    Choice chosen_, best_;
    std::uint64_t nodes_ = 0;
};

}  // namespace bots::search
