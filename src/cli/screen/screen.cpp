#include "cli/screen/screen.h"

#include <algorithm>
#include <array>

namespace cli {

namespace {

struct Range {
    char32_t low, high;
};
constexpr std::array<Range, 5> kCombining{
    {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}}};
constexpr std::array<Range, 8> kWide{{{0x1100, 0x115F},
                                      {0x2E80, 0xA4CF},
                                      {0xAC00, 0xD7A3},
                                      {0xF900, 0xFAFF},
                                      {0xFE30, 0xFE6F},
                                      {0xFF00, 0xFF60},
                                      {0x1F300, 0x1FAFF},
                                      {0x20000, 0x3FFFD}}};

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t c) {
    return std::any_of(ranges.begin(), ranges.end(), [c](Range r) { return c >= r.low && c <= r.high; });
}

/// The length of the sequence a byte begins; 0 for a byte that begins none.
int sequence_length(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    if (lead >= 0xF0 && lead < 0xF5) return 4;
    return 0;
}

}  // namespace

std::u32string decode(std::string_view text) {
    std::u32string out;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const auto length = static_cast<std::size_t>(sequence_length(lead));
        char32_t glyph = length == 1 ? lead : lead & (0x7F >> length);
        bool good = length > 0 && i + length <= text.size();
        for (std::size_t k = 1; good && k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            good = (next & 0xC0) == 0x80;
            glyph = glyph << 6 | (next & 0x3F);
        }
        out += good && glyph >= U' ' && glyph != 0x7F ? glyph : U'?';
        i += good ? length : 1;
    }
    return out;
}

std::string encode(char32_t c) {
    const auto tail = [](char32_t bits) { return static_cast<char>(0x80 | (bits & 0x3F)); };
    if (c < 0x80) return {static_cast<char>(c)};
    if (c < 0x800) return {static_cast<char>(0xC0 | c >> 6), tail(c)};
    if (c < 0x10000) return {static_cast<char>(0xE0 | c >> 12), tail(c >> 6), tail(c)};
    return {static_cast<char>(0xF0 | c >> 18), tail(c >> 12), tail(c >> 6), tail(c)};
}

int columns_of(char32_t glyph) { return is_in(kCombining, glyph) ? 0 : is_in(kWide, glyph) ? 2 : 1; }

int columns_of(std::string_view text) {
    int columns = 0;
    for (const char32_t glyph : decode(text)) columns += columns_of(glyph);
    return columns;
}

std::vector<std::string> wrap(std::string_view text, int columns) {
    std::vector<std::string> lines(1);
    int used = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t space = std::min(text.find(' ', from), text.size());
        std::string word(text.substr(from, space - from));
        from = space + 1;
        if (columns_of(word) > columns) word = shorten(word, columns);
        const int width = columns_of(word);
        if (used > 0 && used + 1 + width > columns) {
            lines.emplace_back();
            used = 0;
        }
        if (used > 0) lines.back() += ' ';
        lines.back() += word;
        used += width + (used > 0 ? 1 : 0);
    }
    return lines;
}

std::string shorten(std::string_view text, int columns) {
    if (columns_of(text) <= columns) return std::string(text);
    std::string out;
    int used = 0;
    for (const char32_t glyph : decode(text)) {
        if (used + columns_of(glyph) + 1 > columns) break;
        out += encode(glyph);
        used += columns_of(glyph);
    }
    return columns > 0 ? out + "…" : out;
}

Screen::Screen(int width, int height)
    : width_(std::max(width, 0)),
      height_(std::max(height, 0)),
      cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

void Screen::put(int x, int y, char32_t glyph, const Style& style) {
    if (x < 0 || y < 0 || x >= width_ || y >= height_) return;
    Cell& cell = cells_[static_cast<std::size_t>(y * width_ + x)];
    const Colour ground = style.ground.is_set ? style.ground : cell.style.ground;
    cell = {glyph, style.on(ground)};
}

int Screen::put(int x, int y, std::string_view text, const Style& style) {
    for (const char32_t glyph : decode(text)) {
        const int columns = columns_of(glyph);
        if (columns == 0) continue;
        put(x, y, glyph, style);
        if (columns == 2) put(x + 1, y, U'\0', style);
        x += columns;
    }
    return x;
}

void Screen::fill(int x, int y, int width, int height, const Style& style) {
    for (int row = y; row < y + height; ++row)
        for (int column = x; column < x + width; ++column) put(column, row, U' ', style);
}

}  // namespace cli
