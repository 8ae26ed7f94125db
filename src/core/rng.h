#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

#include "core/hash.h"

namespace core {

/// xoshiro256++ with its own bounded draw and shuffle, because the standard library's
/// differ between compilers. The seed is always given: nothing here reads a clock.
class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed) {
        for (auto& word : state_) {
            seed += 0x9e3779b97f4a7c15ULL;
            word = mix(seed);
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotate(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    /// Uniform in [0, bound), exactly: the few raw values that would favour small results
    /// are drawn again.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    template <class T, std::size_t N>
    constexpr void shuffle(std::span<T, N> items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

    friend constexpr bool operator==(const Rng&, const Rng&) = default;

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

    std::uint64_t state_[4]{};
};

}  // namespace core
