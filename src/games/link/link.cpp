#include "games/link/link.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "core/text.h"
#include "core/text_coder.h"
#include "games/link/samples.h"

namespace games {

using core::fail;
using game::Reason;

namespace {

constexpr char kVersion = '1';
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kChecksumDigits = 4;
/// What a record of kMaxLinkedBytes takes at the most: a text that no model foresees.
constexpr std::size_t kMaxLinkDigits = kMaxLinkedBytes * 2;

/// Of each character the place among the digits, or -1.
constexpr auto kPlaces = [] {
    std::array<std::int8_t, 256> places{};
    places.fill(-1);
    for (std::size_t i = 0; i < kDigits.size(); ++i)
        places[static_cast<unsigned char>(kDigits[i])] = static_cast<std::int8_t>(i);
    return places;
}();
int place(char c) { return kPlaces[static_cast<unsigned char>(c)]; }

/// Six bits a character; the last one is filled up with zeros.
std::string write_digits(std::string_view bytes) {
    std::string out;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        held = held << 8 | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 6; bits -= 6) out += kDigits[held >> (bits - 6) & 63];
    }
    if (bits > 0) out += kDigits[held << (6 - bits) & 63];
    return out;
}
std::string read_digits(std::string_view digits) {
    std::string out;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char digit : digits) {
        held = held << 6 | static_cast<std::uint32_t>(place(digit));
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        out += static_cast<char>(held >> bits & 255);
    }
    return out;
}

/// A cyclic redundancy check of 24 bits: one changed character, or two neighbours, never pass.
std::string checksum(std::string_view digits) {
    std::uint32_t crc = 0xb704ce;
    for (const char digit : digits) {
        crc ^= static_cast<std::uint32_t>(static_cast<unsigned char>(digit)) << 16;
        for (int i = 0; i < 8; ++i) crc = crc & 0x800000 ? (crc << 1 ^ 0x864cfb) & 0xffffff : crc << 1;
    }
    std::string out;
    for (int shift = 18; shift >= 0; shift -= 6) out += kDigits[crc >> shift & 63];
    return out;
}

/// Made once: it reads all samples.
const core::TextCoder& coder() {
    static const core::TextCoder made(link_samples());
    return made;
}

}  // namespace

core::Result<std::string, Reason> to_link(const game::Record& record) {
    const std::string text = game::to_text(record);
    if (text.size() > kMaxLinkedBytes) return fail(Reason("link-too-long", ""));
    const std::string packed = coder().pack(text);
    if (text.size() > most_unpacked(packed.size())) return fail(Reason("link-too-long", ""));
    const std::string digits = write_digits(packed);
    return kVersion + checksum(digits) + digits;
}

core::Result<game::Record, Reason> read_link(std::string_view link) {
    // 1. The characters, before anything is made of them.
    const bool fits = !link.empty() && link.size() <= kMaxLinkDigits && core::is_digit(link.front()) &&
                      std::all_of(link.begin(), link.end(), [](char c) { return place(c) >= 0; });
    if (!fits) return fail(Reason("not-a-link", ""));
    if (link.front() != kVersion)
        return fail(Reason("link-too-new", "", {{"version", std::string(1, link.front())}}));
    const std::string_view sum = link.substr(1, kChecksumDigits), digits = link.substr(1 + sum.size());
    if (checksum(digits) != sum) return fail(Reason("link-damaged", ""));
    // 2. The record.
    const std::string packed = read_digits(digits);
    const auto text = coder().unpack(packed, most_unpacked(packed.size()));
    if (!text) return fail(Reason("link-too-much", ""));
    return game::read_record(*text);
}

game::Record without_times(game::Record record) {
    for (game::RecordedGame& game : record.games)
        for (game::RecordedMove& move : game.moves) move.milliseconds.reset();
    return record;
}

}  // namespace games
