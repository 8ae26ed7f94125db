#pragma once

#include <array>
#include <cstdint>

#include "bots/brains/pente/shapes.h"

namespace bots::brains::pente::general {

/// What lies on a point, as one colour sees it: every other colour is the same to it.
enum class Cell : std::uint8_t { free, own, other, outside };

/// A line through a point: five cells on either side, two bits each, so that rows of six and the
/// stone that makes a row too long are seen. Cell n steps back lies at bit 10 - 2n, cell n steps
/// ahead at bit 8 + 2n.
constexpr int kSight = 5;
constexpr int kLineKeys = 1 << (4 * kSight);
using LineKey = std::uint32_t;
constexpr int back_shift(int n) { return 10 - 2 * n; }
constexpr int ahead_shift(int n) { return 8 + 2 * n; }

/// What a stone on the point makes of the line, under all rules at once: whoever reads it takes what
/// his variant knows. `Shape::five` is the winning row of whatever length.
class Look {
public:
    struct Groups {  // of two stones and of three
        int pairs = 0, triples = 0;
    };

    constexpr Look() = default;
    constexpr explicit Look(std::uint16_t raw) : raw_(raw) {}
    constexpr Look(Shape shape, Groups takes, Groups closes, Groups poofs, Groups exposes)
        : raw_(static_cast<std::uint16_t>(static_cast<int>(shape) | takes.pairs << 4 | takes.triples << 6 |
                                          closes.pairs << 8 | closes.triples << 9 | poofs.pairs << 10 |
                                          poofs.triples << 11 | exposes.pairs << 12 |
                                          exposes.triples << 13)) {}

    constexpr Shape shape() const { return static_cast<Shape>(raw_ & 15); }
    constexpr Groups takes() const { return {raw_ >> 4 & 3, raw_ >> 6 & 3}; }      // captured by it
    constexpr Groups closes() const { return {raw_ >> 8 & 1, raw_ >> 9 & 1}; }     // takeable after it
    constexpr Groups poofs() const { return {raw_ >> 10 & 1, raw_ >> 11 & 1}; }    // own, between enemies
    constexpr Groups exposes() const { return {raw_ >> 12 & 1, raw_ >> 13 & 1}; }  // own, half closed in
    constexpr std::uint16_t raw() const { return raw_; }
    static constexpr int kRange = 1 << 14;

private:
    std::uint16_t raw_ = 0;
};

/// The looks of all lines, for one kind of winning row; made once each. `row` is 4, 5 or 6.
using LineTable = std::array<std::uint16_t, kLineKeys>;
const LineTable& line_table(int row, bool exact);

}  // namespace bots::brains::pente::general
