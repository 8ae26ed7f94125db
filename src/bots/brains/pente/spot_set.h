#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/pente/state.h"

namespace bots::brains::pente {

/// The number of a point on a board of that width with a margin around it, and back.
template <int kMargin, int kRow>
constexpr std::uint16_t numbered(games::pente::Point p) {
    return static_cast<std::uint16_t>((p.y + kMargin) * kRow + p.x + kMargin);
}
template <int kMargin, int kRow>
constexpr games::pente::Point point_numbered(std::uint16_t number) {
    return {static_cast<std::int8_t>(number % kRow - kMargin),
            static_cast<std::int8_t>(number / kRow - kMargin)};
}

/// A set of the first `kSpots` numbers; iterates in ascending order.
template <std::size_t kSpots>
class SpotSetOf {
    static constexpr std::size_t kWords = (kSpots + 63) / 64;

public:
    void set(std::uint16_t spot, bool in) {
        const std::uint64_t bit = std::uint64_t{1} << (spot & 63);
        if (in)
            words_[spot >> 6] |= bit;
        else
            words_[spot >> 6] &= ~bit;
    }
    bool has(std::uint16_t spot) const { return (words_[spot >> 6] >> (spot & 63) & 1) != 0; }
    bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    template <class Visit>
    void for_each(Visit&& visit) const {
        for (std::size_t i = 0; i < kWords; ++i)
            for (std::uint64_t left = words_[i]; left != 0; left &= left - 1)
                visit(static_cast<std::uint16_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(left))));
    }
    friend bool operator==(const SpotSetOf&, const SpotSetOf&) = default;

private:
    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace bots::brains::pente
