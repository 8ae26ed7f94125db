#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

using Digest = std::array<std::uint8_t, 32>;

/// SHA-256 (FIPS 180-4) of bytes that come in pieces.
class Sha256 {
public:
    Sha256& add(std::string_view bytes);
    Sha256& add(const Digest& digest);
    /// Of everything added; once, as the last call.
    Digest finish();

private:
    void take(const std::uint8_t* block);

    std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::uint8_t, 64> block_{};  // the first `length_ % 64` bytes wait to be taken
    std::uint64_t length_ = 0;
};

Digest sha256(std::string_view bytes);
Digest sha256(const Digest& digest);
/// HMAC with SHA-256 (RFC 2104).
Digest hmac_sha256(std::string_view key, std::string_view message);

/// A digest's bytes, for those who take a text.
std::string_view bytes_of(const Digest& digest);
/// 64 figures, small letters.
std::string to_hex(const Digest& digest);
/// Exactly that; nothing else is read.
std::optional<Digest> read_digest(std::string_view hex);
/// Whether the text has so many figures from 0 to 9 and a to f, and nothing else.
bool is_hex(std::string_view text, std::size_t figures);

}  // namespace core
