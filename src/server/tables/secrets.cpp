#include "server/tables/secrets.h"

#include <sys/random.h>

#include <cstdlib>
#include <span>

namespace server::tables {

namespace {

constexpr std::size_t kKeyBytes = 16, kTableBytes = 10;

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

std::string spell_table(std::span<const std::uint8_t> bytes) {
    return spell(bytes, "abcdefghijkmnpqrstuvwxyz23456789", 5, 16);
}

core::Digest made_of(std::string_view secret, std::string_view what) {
    return core::hmac_sha256(secret, "pentario-key 1\n" + std::string(what));
}

}  // namespace

core::Digest random_secret() {
    core::Digest secret{};
    fill(secret);
    return secret;
}

store::TableId random_table() {
    std::uint8_t bytes[kTableBytes];
    fill(bytes);
    return spell_table(bytes);
}

std::string key_made_of(std::string_view secret, std::string_view what) {
    const core::Digest made = made_of(secret, what);
    return spell(std::span(made).first(kKeyBytes),
                 "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", 6, 22);
}

store::TableId table_made_of(std::string_view secret) {
    const core::Digest made = made_of(secret, "table");
    return spell_table(std::span(made).first(kTableBytes));
}

}  // namespace server::tables
