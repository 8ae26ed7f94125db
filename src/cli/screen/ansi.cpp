// A screen as bytes for a terminal or as plain lines.

#include <algorithm>
#include <array>

#include "cli/screen/screen.h"

namespace cli {

namespace {

/// A grey of the 256-colour palette where that is nearer than its cube of 6 x 6 x 6.
int palette_index(Colour c) {
    constexpr std::array<int, 6> kLevels{0, 95, 135, 175, 215, 255};
    const auto nearest = [&](int value) {
        int best = 0;
        for (int i = 1; i < 6; ++i)
            if (std::abs(kLevels[i] - value) < std::abs(kLevels[best] - value)) best = i;
        return best;
    };
    const auto distance = [&](int r, int g, int b) {
        return (r - c.red) * (r - c.red) + (g - c.green) * (g - c.green) + (b - c.blue) * (b - c.blue);
    };
    const int r = nearest(c.red), g = nearest(c.green), b = nearest(c.blue);
    const int step = std::clamp(((c.red + c.green + c.blue) / 3 - 8 + 5) / 10, 0, 23);
    const int grey = 8 + 10 * step;
    if (distance(grey, grey, grey) < distance(kLevels[r], kLevels[g], kLevels[b])) return 232 + step;
    return 16 + 36 * r + 6 * g + b;
}

void add_colour(std::string& out, Colour colour, int code, Depth depth) {
    if (!colour.is_set || depth == Depth::none) return;
    out += ';' + std::to_string(code);
    if (depth == Depth::palette)
        out += ";5;" + std::to_string(palette_index(colour));
    else
        out += ";2;" + std::to_string(colour.red) + ';' + std::to_string(colour.green) + ';' +
               std::to_string(colour.blue);
}

std::string style_code(const Style& style, Depth depth) {
    std::string out = "\x1b[0";
    if (style.bold) out += ";1";
    if (style.dim) out += ";2";
    add_colour(out, style.ink, 38, depth);
    add_colour(out, style.ground, 48, depth);
    return out + 'm';
}

std::string glyph_text(char32_t glyph, Letters letters) {
    if (letters == Letters::unicode) return encode(glyph);
    return {to_ascii(glyph)};
}

struct Stand {
    char32_t glyph;
    char letter;
};
constexpr std::array<Stand, 55> kStands{
    {{U'●', 'X'},  {U'◉', 'O'},  {U'○', 'O'}, {U'◎', '@'}, {U'⊗', '%'}, {U'⊖', '='}, {U'▲', 'A'}, {U'◆', '#'},
     {U'◇', '@'},  {U'■', '%'},  {U'─', '-'}, {U'│', '|'}, {U'·', '.'}, {U'•', 'o'}, {U'▌', '>'}, {U'▐', '<'},
     {U'×', 'x'},  {U'›', '>'},  {U'‹', '<'}, {U'…', '~'}, {U'–', '-'}, {U'—', '-'}, {U'→', '>'}, {U'←', '<'},
     {U'↑', '^'},  {U'↓', 'v'},  {U'é', 'e'}, {U'è', 'e'}, {U'ê', 'e'}, {U'à', 'a'}, {U'â', 'a'}, {U'ç', 'c'},
     {U'ä', 'a'},  {U'ö', 'o'},  {U'ü', 'u'}, {U'ß', 's'}, {U'É', 'E'}, {U'À', 'A'}, {U'▏', '|'}, {U'█', '#'},
     {U'’', '\''}, {U'╲', '\\'}, {U'╱', '/'}, {U'★', '*'}, {U'≈', '~'}, {U'✓', '+'}, {U'✗', '-'}, {U'░', '.'},
     {U'═', '='},  {U'≡', '#'},  {U'∞', '8'}, {U'♠', '^'}, {U'☼', '*'}, {U'∩', 'n'}, {U'▀', ' '}}};

}  // namespace

char to_ascii(char32_t glyph) {
    if (glyph < 0x80) return static_cast<char>(glyph);
    if (glyph > U'│' && glyph <= U'╋') return '+';  // corners and crossings
    for (const Stand& stand : kStands)
        if (stand.glyph == glyph) return stand.letter;
    return '?';
}

std::string ansi_difference(const Screen& before, const Screen& after, const Inks& inks) {
    const bool whole = before.width() != after.width() || before.height() != after.height();
    std::string out = whole ? "\x1b[0m\x1b[2J" : "";
    Style style;
    bool styled = false;
    for (int y = 0; y < after.height(); ++y) {
        int written_to = -1;  // the column the terminal's cursor stands in, on this line
        for (int x = 0; x < after.width(); ++x) {
            const Cell& cell = after.at(x, y);
            if (cell.glyph == U'\0' || (!whole && cell == before.at(x, y))) continue;
            if (written_to != x) out += "\x1b[" + std::to_string(y + 1) + ';' + std::to_string(x + 1) + 'H';
            if (!styled || cell.style != style) out += style_code(cell.style, inks.depth);
            style = cell.style;
            styled = true;
            out += glyph_text(cell.glyph, inks.letters);
            written_to = x + columns_of(cell.glyph);
        }
    }
    return styled ? out + "\x1b[0m" : out;
}

std::string to_lines(const Screen& screen, const Inks& inks) {
    std::string out;
    for (int y = 0; y < screen.height(); ++y) {
        int end = screen.width();
        while (end > 0) {
            const Cell& cell = screen.at(end - 1, y);
            const bool blank = cell.glyph == U' ' && (inks.depth == Depth::none || !cell.style.ground.is_set);
            if (!blank) break;
            --end;
        }
        Style style;
        for (int x = 0; x < end; ++x) {
            const Cell& cell = screen.at(x, y);
            if (cell.glyph == U'\0') continue;
            if (inks.depth != Depth::none && cell.style != style) out += style_code(cell.style, inks.depth);
            style = cell.style;
            out += glyph_text(cell.glyph, inks.letters);
        }
        if (inks.depth != Depth::none && style != Style{}) out += "\x1b[0m";
        out += '\n';
    }
    return out;
}

}  // namespace cli
