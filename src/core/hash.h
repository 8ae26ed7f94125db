#pragma once

#include <cstdint>
#include <string_view>

namespace core {

/// The finisher of splitmix64: every input bit reaches every output bit.
constexpr std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 30;
    x *= 0xbf58476d1ce4e5b9ULL;
    x ^= x >> 27;
    x *= 0x94d049bb133111ebULL;
    x ^= x >> 31;
    return x;
}

/// A running hash in which order counts. The same on every compiler and in WebAssembly.
class Hash {
public:
    constexpr Hash() = default;
    constexpr explicit Hash(std::uint64_t seed) : value_(mix(seed + kStep)) {}

    constexpr Hash& add(std::uint64_t x) {
        value_ = mix(value_ ^ (x + kStep));
        return *this;
    }
    constexpr Hash& add(std::string_view text) {
        for (char c : text) add(static_cast<unsigned char>(c));
        return add(text.size());
    }
    constexpr std::uint64_t value() const { return value_; }

private:
    static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15ULL;
    std::uint64_t value_ = kStep;
};

}  // namespace core
