#include "server/tables/secrets.h"

#include <sys/random.h>

#include <cstdlib>
#include <span>

namespace server::tables {

namespace {

/// From the system; a server that cannot have it must not go on.
void fill(std::span<std::uint8_t> bytes) {
    if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) std::abort();
}

/// So many characters of an alphabet of 2^`bits`, from the front of the bytes.
std::string spell(std::span<const std::uint8_t> bytes, std::string_view alphabet, int bits, int count) {
    std::string text;
    std::uint32_t held = 0;
    int left = 0;
    std::size_t at = 0;
    while (count-- > 0) {
        if (left < bits) {
            held = held << 8 | (at < bytes.size() ? bytes[at] : 0U);
            ++at;
            left += 8;
        }
        left -= bits;
        text += alphabet[held >> left & ((1U << bits) - 1)];
    }
    return text;
}

}  // namespace

core::Digest random_secret() {
    core::Digest secret{};
    fill(secret);
    return secret;
}

std::string random_key() {
    std::uint8_t bytes[16];
    fill(bytes);
    return spell(bytes, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", 6, 22);
}

store::TableId random_table() {
    std::uint8_t bytes[10];
    fill(bytes);
    return spell(bytes, "abcdefghijkmnpqrstuvwxyz23456789", 5, 16);
}

}  // namespace server::tables
