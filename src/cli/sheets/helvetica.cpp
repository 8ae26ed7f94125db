#include "cli/sheets/helvetica.h"

#include <array>
#include <cstdint>
#include <utility>

#include "cli/screen/screen.h"
#include "core/text.h"

namespace cli {

namespace {

// From the font's published metrics, in thousandths, for the characters ' ' to '~'.
using Widths = std::array<std::uint16_t, 95>;
constexpr Widths kRegular{278,  278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
                          556,  556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
                          1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
                          667,  778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
                          333,  556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
                          556,  556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584};
constexpr Widths kBold{278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
                       556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
                       975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
                       667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
                       333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
                       611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584};

/// Letters with an accent are as wide as without, from À on; others as the character given here
/// or nearly so.
constexpr std::string_view kPlain = "AAAAAA@CEEEEIIIIDNOOOOO+OUUUUYPFaaaaaa%ceeeeIIIIonooooo+Fuuuuyby";

// What WinAnsi has beside Latin-1.
constexpr std::array<std::pair<char32_t, unsigned char>, 9> kExtra{{{U'€', 0x80},
                                                                    {U'…', 0x85},
                                                                    {U'Œ', 0x8c},
                                                                    {U'‘', 0x91},
                                                                    {U'’', 0x92},
                                                                    {U'“', 0x93},
                                                                    {U'”', 0x94},
                                                                    {U'–', 0x96},
                                                                    {U'œ', 0x9c}}};

char to_winansi(char32_t glyph) {
    for (const auto& [wide, byte] : kExtra)
        if (wide == glyph) return static_cast<char>(byte);
    const bool latin = (glyph >= 0x20 && glyph < 0x7f) || (glyph >= 0xa0 && glyph <= 0xff);
    return latin ? static_cast<char>(glyph) : '?';
}

int width_of(unsigned char byte, bool bold) {
    const Widths& widths = bold ? kBold : kRegular;
    if (byte >= 0xc0) byte = static_cast<unsigned char>(kPlain[byte - 0xc0U]);
    if (byte >= ' ' && byte <= '~') return widths[static_cast<std::size_t>(byte - ' ')];
    switch (byte) {
        case 0x91:
        case 0x92: return bold ? 278 : 222;
        case 0x85:
        case 0x8c: return 1000;
        case 0x9c: return 944;
        case 0xa0:
        case 0xb7: return 278;
        default: return 556;
    }
}

}  // namespace

std::string to_winansi(std::string_view text) {
    std::string out;
    for (const char32_t glyph : decode(text)) out += to_winansi(glyph);
    return out;
}

double helvetica_width(std::string_view text, bool bold) {
    int sum = 0;
    for (const char byte : to_winansi(text)) sum += width_of(static_cast<unsigned char>(byte), bold);
    return sum / 1000.0;
}

std::vector<std::string> fit_lines(std::string_view text, double width, double size) {
    std::vector<std::string> lines;
    for (const std::string_view word : core::words(text)) {
        const std::string longer = lines.empty() ? std::string(word) : lines.back() + " " + std::string(word);
        if (!lines.empty() && helvetica_width(longer, false) * size <= width)
            lines.back() = longer;
        else
            lines.emplace_back(word);
    }
    return lines;
}

}  // namespace cli
