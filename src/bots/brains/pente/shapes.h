#pragma once

#include <array>
#include <cstdint>

namespace bots::brains::pente {

/// What a stone laid on an empty point makes of one line through it, from weak to strong. An open
/// shape grows to two ways of winning, a plain one to one.
enum class Shape : std::uint8_t { none, one, two, open_two, three, open_three, four, open_four, five };
constexpr int kShapes = 9;

/// What a line through an empty point holds for a stone of one colour there, in a byte.
class Look {
public:
    constexpr Look() = default;
    constexpr Look(Shape shape, int takes, bool exposes, bool threatens)
        : raw_(static_cast<std::uint8_t>(static_cast<int>(shape) | takes << 4 | (exposes ? 64 : 0) |
                                         (threatens ? 128 : 0))) {}
    constexpr explicit Look(std::uint8_t raw) : raw_(raw) {}

    constexpr Shape shape() const { return static_cast<Shape>(raw_ & 15); }
    constexpr int takes() const { return raw_ >> 4 & 3; }           // pairs taken along this line
    constexpr bool exposes() const { return (raw_ & 64) != 0; }     // makes a pair that can be taken
    constexpr bool threatens() const { return (raw_ & 128) != 0; }  // makes a pair takeable
    constexpr std::uint8_t raw() const { return raw_; }
    static constexpr int kRange = 256;

private:
    std::uint8_t raw_ = 0;
};

/// The looks of both colours.
struct Looks {
    std::array<std::uint8_t, 2> raw{};
    friend constexpr bool operator==(const Looks&, const Looks&) = default;
};

/// What lies on a point, as two bits of a line.
enum Cell : std::uint8_t { kEmpty = 0, kFirst = 1, kSecond = 2, kOutside = 3 };

/// A line through a point: the four cells on either side, two bits each. Cell n steps back lies at
/// bit 8 - 2n, cell n steps ahead at bit 6 + 2n.
constexpr int kReach = 4;
using LineKey = std::uint16_t;
constexpr int shift_back(int n) { return 8 - 2 * n; }
constexpr int shift_ahead(int n) { return 6 + 2 * n; }

/// The looks of all lines; made once.
const std::array<Looks, 65536>& line_looks();

}  // namespace bots::brains::pente
