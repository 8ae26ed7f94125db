// A screen as a picture. A cell is 10 x 20; two columns of a board make a square.

#include <array>
#include <cstdio>
#include <optional>

#include "cli/screen/screen.h"

namespace cli {

namespace {

constexpr int kWide = 10, kHigh = 20, kBaseline = 16, kMargin = 14;
constexpr Colour kPaper{0x1d272e}, kInk{0xe9eef0};

std::string hex(Colour colour) {
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", colour.red, colour.green, colour.blue);
    return text;
}

std::string number(double value) {
    char text[16];
    std::snprintf(text, sizeof text, "%g", value);
    return text;
}

/// The arms of a box-drawing character from the middle of its cell.
struct Arms {
    char32_t glyph;
    bool left, right, up, down;
};
constexpr std::array<Arms, 12> kArms{{{U'─', true, true, false, false},
                                      {U'│', false, false, true, true},
                                      {U'┌', false, true, false, true},
                                      {U'┬', true, true, false, true},
                                      {U'┐', true, false, false, true},
                                      {U'├', false, true, true, true},
                                      {U'┼', true, true, true, true},
                                      {U'┤', true, false, true, true},
                                      {U'└', false, true, true, false},
                                      {U'┴', true, true, true, false},
                                      {U'┘', true, false, true, false},
                                      {U'•', true, true, true, true}}};

const Arms* arms_of(char32_t glyph) {
    for (const Arms& arms : kArms)
        if (arms.glyph == glyph) return &arms;
    return nullptr;
}

int lightness(Colour c) { return c.red * 3 + c.green * 6 + c.blue; }
bool is_light(Colour c) { return lightness(c) > 1280; }
/// Lighter than lit wood.
bool is_paper(Colour c) { return c.is_set && lightness(c) > 1775; }

/// On wood and on the table these signs are stones; on paper they are printed symbols.
bool is_stone(const Cell& cell) {
    return std::u32string_view(U"●◉◎⊗⊖▲").find(cell.glyph) != std::u32string_view::npos &&
           !is_paper(cell.style.ground);
}

class Picture {
public:
    explicit Picture(const Screen& screen) : screen_(screen) {}

    std::string draw() {
        const int width = screen_.width() * kWide + 2 * kMargin,
                  height = screen_.height() * kHigh + 2 * kMargin;
        out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-" + std::to_string(kMargin) + " -" +
               std::to_string(kMargin) + " " + std::to_string(width) + " " + std::to_string(height) +
               "\" width=\"" + std::to_string(width) + "\" height=\"" + std::to_string(height) +
               "\" font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"16.6\">\n"
               "<rect x=\"-" +
               std::to_string(kMargin) + "\" y=\"-" + std::to_string(kMargin) +
               "\" width=\"100%\" height=\"100%\" rx=\"10\" fill=\"" + hex(kPaper) + "\"/>\n";
        for (int y = 0; y < screen_.height(); ++y) draw_grounds(y);
        for (int y = 0; y < screen_.height(); ++y)
            for (int x = 0; x < screen_.width(); ++x) draw_lines(x, y);
        for (int y = 0; y < screen_.height(); ++y) draw_text(y);
        for (int y = 0; y < screen_.height(); ++y)
            for (int x = 0; x < screen_.width(); ++x) draw_stone(x, y);
        return out_ + "</svg>\n";
    }

private:
    static Colour ink_of(const Cell& cell) { return cell.style.ink.is_set ? cell.style.ink : kInk; }

    void draw_grounds(int y) {
        for (int x = 0; x < screen_.width();) {
            const Colour ground = screen_.at(x, y).style.ground;
            int end = x + 1;
            while (end < screen_.width() && screen_.at(end, y).style.ground == ground) ++end;
            if (ground.is_set && ground != kPaper)
                out_ += "<rect x=\"" + std::to_string(x * kWide) + "\" y=\"" + std::to_string(y * kHigh) +
                        "\" width=\"" + std::to_string((end - x) * kWide) + "\" height=\"" +
                        std::to_string(kHigh) + "\" fill=\"" + hex(ground) +
                        "\" shape-rendering=\"crispEdges\"/>\n";
            x = end;
        }
    }

    void draw_lines(int x, int y) {
        const Cell& cell = screen_.at(x, y);
        const Arms* arms = arms_of(cell.glyph);
        if (!arms || !is_on_board(x, y)) return;
        const double cx = (x + 0.5) * kWide, cy = (y + 0.5) * kHigh;
        const double left = arms->left ? x * kWide : cx, right = arms->right ? (x + 1) * kWide : cx;
        const double top = arms->up ? y * kHigh : cy, bottom = arms->down ? (y + 1) * kHigh : cy;
        std::string path;
        if (left < right) path += "M" + number(left) + " " + number(cy) + "H" + number(right);
        if (top < bottom) path += "M" + number(cx) + " " + number(top) + "V" + number(bottom);
        out_ += "<path d=\"" + path + "\" stroke=\"" + hex(ink_of(cell)) + "\"/>\n";
        if (cell.glyph == U'•') circle(cx, cy, 2.6, ink_of(cell));
    }

    /// Lines and stars belong to a ground of their own; a dot in a sentence does not.
    bool is_on_board(int x, int y) const {
        const Colour ground = screen_.at(x, y).style.ground;
        return ground.is_set && ground != kPaper;
    }

    void circle(double cx, double cy, double radius, Colour fill) {
        out_ += "<circle cx=\"" + number(cx) + "\" cy=\"" + number(cy) + "\" r=\"" + number(radius) +
                "\" fill=\"" + hex(fill) + "\"/>\n";
    }

    void draw_stone(int x, int y) {
        const Cell& cell = screen_.at(x, y);
        if (!is_stone(cell)) return;
        const double cx = (x + 0.5) * kWide, cy = (y + 0.5) * kHigh, radius = is_on_board(x, y) ? 8.6 : 5;
        if (is_on_board(x, y)) circle(cx + 0.8, cy + 1.2, radius, Colour(0x4e3315));
        circle(cx, cy, radius, ink_of(cell));
        const Colour cut = is_light(ink_of(cell)) ? Colour(0x4e3315) : Colour(0xe9eef0);
        draw_mark(cell.glyph, cx, cy, radius * 0.5, cell.style.ink.is_set ? cut : kPaper);
    }

    /// The mark cut into a stone.
    void draw_mark(char32_t glyph, double cx, double cy, double r, Colour cut) {
        const std::string stroke =
            "\" fill=\"none\" stroke=\"" + hex(cut) + "\" stroke-width=\"" + number(r * 0.36) + "\"/>\n";
        const auto line = [&](double x1, double y1, double x2, double y2) {
            return "M" + number(cx + x1) + " " + number(cy + y1) + "L" + number(cx + x2) + " " +
                   number(cy + y2);
        };
        if (glyph == U'◉')
            out_ += "<circle cx=\"" + number(cx) + "\" cy=\"" + number(cy) + "\" r=\"" + number(r) + stroke;
        if (glyph == U'◎') circle(cx, cy, r * 0.6, cut);
        if (glyph == U'⊗')
            out_ += "<path d=\"" + line(-r * .7, -r * .7, r * .7, r * .7) +
                    line(-r * .7, r * .7, r * .7, -r * .7) + stroke;
        if (glyph == U'⊖') out_ += "<path d=\"" + line(-r, 0, r, 0) + stroke;
        if (glyph == U'▲')
            out_ += "<path d=\"" + line(0, -r, r * .9, r * .6) + "L" + number(cx - r * .9) + " " +
                    number(cy + r * .6) + "Z" + stroke;
    }

    /// The last stone's frame: its ground says enough in a picture.
    bool is_beside_stone(int x, int y, char32_t glyph) const {
        return (glyph == U'(' && x + 1 < screen_.width() && is_stone(screen_.at(x + 1, y))) ||
               (glyph == U')' && x > 0 && is_stone(screen_.at(x - 1, y)));
    }

    bool is_text(int x, int y) const {
        const char32_t glyph = screen_.at(x, y).glyph;
        if (glyph <= U' ' || is_stone(screen_.at(x, y))) return false;
        return !is_on_board(x, y) || (!arms_of(glyph) && !is_beside_stone(x, y, glyph));
    }

    /// Runs of one style as one text each, every character at its own column.
    void draw_text(int y) {
        for (int x = 0; x < screen_.width();) {
            if (!is_text(x, y)) {
                ++x;
                continue;
            }
            const Cell& first = screen_.at(x, y);
            std::string places, text;
            for (; x < screen_.width() && is_text(x, y) && screen_.at(x, y).style == first.style; ++x) {
                places += (places.empty() ? "" : " ") + std::to_string(x * kWide);
                text += escaped(screen_.at(x, y).glyph);
            }
            out_ += "<text y=\"" + std::to_string(y * kHigh + kBaseline) + "\" x=\"" + places + "\" fill=\"" +
                    hex(ink_of(first)) + "\"" + (first.style.bold ? " font-weight=\"bold\"" : "") + ">" +
                    text + "</text>\n";
        }
    }

    static std::string escaped(char32_t glyph) {
        if (glyph == U'&') return "&amp;";
        if (glyph == U'<') return "&lt;";
        if (glyph == U'>') return "&gt;";
        return encode(glyph);
    }

    const Screen& screen_;
    std::string out_;
};

}  // namespace

std::string to_svg(const Screen& screen) { return Picture(screen).draw(); }

}  // namespace cli
