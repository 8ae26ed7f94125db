#include "core/text.h"

#include <algorithm>

namespace core {

std::optional<std::int64_t> read_number(std::string_view text, std::int64_t low, std::int64_t high) {
    const bool negative = text.starts_with('-');
    const std::string_view digits = text.substr(negative ? 1 : 0);
    if (digits.empty() || digits.size() > 19) return std::nullopt;  // 19 digits fit 64 bits without a sign
    if (digits.size() > 1 && digits[0] == '0') return std::nullopt;
    if (negative && digits == "0") return std::nullopt;
    std::uint64_t size = 0;
    for (char c : digits) {
        if (!is_digit(c)) return std::nullopt;
        size = size * 10 + static_cast<std::uint64_t>(c - '0');
    }
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (size > kMost + (negative ? 1 : 0)) return std::nullopt;
    const auto value = static_cast<std::int64_t>(negative ? 0 - size : size);
    if (value < low || value > high) return std::nullopt;
    return value;
}

std::string_view trim(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    Scanner scan(text);
    for (scan.skip_spaces(); !scan.done(); scan.skip_spaces())
        found.push_back(scan.take_while([](char c) { return !is_space(c); }));
    return found;
}

std::vector<std::string_view> lines(std::string_view text) {
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        found.push_back(line);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return found;
}

std::string join(const std::vector<std::string>& parts, std::string_view between) {
    std::string out;
    for (const std::string& part : parts) {
        if (&part != &parts.front()) out += between;
        out += part;
    }
    return out;
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return to_lower(x) == to_lower(y); });
}

namespace {

/// Bytes of the well-formed UTF-8 character at the start of `text`; 0 if there is none.
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || text.size() < length) return 0;
    unsigned code = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return 0;
        code = code << 6 | (byte(i) & 0x3FU);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    return overlong || surrogate || code > 0x10FFFF ? 0 : length;
}

bool is_control(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const bool c1 = lead == 0xC2 && text.size() > 1 && static_cast<unsigned char>(text[1]) < 0xA0;
    return lead < 0x20 || lead == 0x7F || c1;
}

}  // namespace

bool has_word(std::string_view text, std::string_view word) {
    const auto is_part = [](char c) { return is_digit(c) || (to_lower(c) >= 'a' && to_lower(c) <= 'z'); };
    Scanner scanner(text);
    while (!scanner.done()) {
        const std::string_view run = scanner.take_while(is_part);
        if (!run.empty() && equal_ignoring_case(run, word)) return true;
        if (!scanner.done()) scanner.take();
    }
    return false;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

bool is_plain_line(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        if (length == 0 || is_control(text)) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string quotable(std::string_view text, std::size_t most) {
    std::string out;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        const bool shown = length > 0 && !is_control(text);
        if (out.size() + std::max<std::size_t>(length, 1) > most) return out + "...";
        out += shown ? text.substr(0, length) : std::string_view("?");
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

}  // namespace core
