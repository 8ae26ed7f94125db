#include "core/sha256.h"

#include <algorithm>
#include <bit>

namespace core {

namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRounds{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr std::size_t kBlock = 64, kLengthAt = 56;  // the last block ends with the length in bits

int figure(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

}  // namespace

void Sha256::take(const std::uint8_t* block) {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i)
        w[i] = std::uint32_t{block[4 * i]} << 24 | std::uint32_t{block[4 * i + 1]} << 16 |
               std::uint32_t{block[4 * i + 2]} << 8 | std::uint32_t{block[4 * i + 3]};
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + w[i - 7] +
               (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
    }
    auto [a, b, c, d, e, f, g, h] = state_;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                    ((e & f) ^ (~e & g)) + kRounds[i] + w[i];
        const std::uint32_t second =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + first;
        d = c, c = b, b = a, a = first + second;
    }
    const std::array<std::uint32_t, 8> worked{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state_.size(); ++i) state_[i] += worked[i];
}

Sha256& Sha256::add(std::string_view bytes) {
    for (const char byte : bytes) {
        block_[length_ % kBlock] = static_cast<std::uint8_t>(byte);
        if (++length_ % kBlock == 0) take(block_.data());
    }
    return *this;
}

Sha256& Sha256::add(const Digest& digest) { return add(bytes_of(digest)); }

Digest Sha256::finish() {
    const std::uint64_t bits = length_ * 8;
    add(std::string_view("\x80", 1));
    while (length_ % kBlock != kLengthAt) add(std::string_view("\0", 1));
    for (int shift = 56; shift >= 0; shift -= 8) {
        const char byte = static_cast<char>(bits >> shift & 0xff);
        add(std::string_view(&byte, 1));
    }
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(state_[i / 4] >> (24 - 8 * (i % 4)) & 0xff);
    return digest;
}

Digest sha256(std::string_view bytes) { return Sha256().add(bytes).finish(); }
Digest sha256(const Digest& digest) { return Sha256().add(digest).finish(); }

Digest hmac_sha256(std::string_view key, std::string_view message) {
    constexpr char kInner = 0x36, kOuter = 0x5c;
    const Digest shortened = sha256(key);
    if (key.size() > kBlock) key = bytes_of(shortened);
    std::string inner(kBlock, kInner), outer(kBlock, kOuter);
    for (std::size_t i = 0; i < key.size(); ++i) {
        inner[i] = static_cast<char>(key[i] ^ kInner);
        outer[i] = static_cast<char>(key[i] ^ kOuter);
    }
    return Sha256().add(outer).add(Sha256().add(inner).add(message).finish()).finish();
}

std::string_view bytes_of(const Digest& digest) {
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

std::string to_hex(const Digest& digest) {
    constexpr std::string_view kFigures = "0123456789abcdef";
    std::string hex;
    for (const std::uint8_t byte : digest) {
        hex += kFigures[byte >> 4];
        hex += kFigures[byte & 15];
    }
    return hex;
}

bool is_hex(std::string_view text, std::size_t figures) {
    return text.size() == figures &&
           std::all_of(text.begin(), text.end(), [](char c) { return figure(c) >= 0; });
}

std::optional<Digest> read_digest(std::string_view hex) {
    Digest digest{};
    if (!is_hex(hex, 2 * digest.size())) return std::nullopt;
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(figure(hex[2 * i]) << 4 | figure(hex[2 * i + 1]));
    return digest;
}

}  // namespace core
