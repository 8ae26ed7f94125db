#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// A colour, or the terminal's own.
struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0;
    bool is_set = false;

    constexpr Colour() = default;
    constexpr explicit Colour(std::uint32_t rgb)
        : red(static_cast<std::uint8_t>(rgb >> 16)),
          green(static_cast<std::uint8_t>(rgb >> 8)),
          blue(static_cast<std::uint8_t>(rgb)),
          is_set(true) {}
    friend constexpr bool operator==(Colour, Colour) = default;
};

struct Style {
    Colour ink, ground;
    bool bold = false, dim = false;

    constexpr Style on(Colour other) const {
        Style style = *this;
        style.ground = other;
        return style;
    }
    friend constexpr bool operator==(const Style&, const Style&) = default;
};

/// One place on the screen. A wide character is followed by a cell with glyph 0.
struct Cell {
    char32_t glyph = U' ';
    Style style;
    friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

/// The characters of a text in UTF-8; what is not well formed becomes '?'.
std::u32string decode(std::string_view text);
std::string encode(char32_t glyph);
/// Columns a character takes: 0 for combining marks, 2 for wide ones.
int columns_of(char32_t glyph);
int columns_of(std::string_view text);
/// Breaks a sentence at spaces into lines of at most `columns`.
std::vector<std::string> wrap(std::string_view text, int columns);
/// The beginning of a text that fits, with an ellipsis where it was cut.
std::string shorten(std::string_view text, int columns);

/// A grid of styled cells. Writing outside of it does nothing.
class Screen {
public:
    Screen(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }
    const Cell& at(int x, int y) const { return cells_[static_cast<std::size_t>(y * width_ + x)]; }

    /// Writes a text and returns the column after it. Cells keep their ground where the style
    /// has none.
    int put(int x, int y, std::string_view text, const Style& style = {});
    void put(int x, int y, char32_t glyph, const Style& style = {});
    void fill(int x, int y, int width, int height, const Style& style);

    friend bool operator==(const Screen&, const Screen&) = default;

private:
    int width_, height_;
    std::vector<Cell> cells_;
};

/// How much colour a terminal shows.
enum class Depth : std::uint8_t { none, palette, full };
/// Which characters it shows.
enum class Letters : std::uint8_t { ascii, unicode };

struct Inks {
    Depth depth = Depth::none;
    Letters letters = Letters::unicode;
};

/// What turns `before` into `after` on a terminal: only cells that differ are written. Screens
/// of different size are written whole.
std::string ansi_difference(const Screen& before, const Screen& after, const Inks& inks);
/// The screen as lines, without spaces at their ends; with colour when `inks` has it.
std::string to_lines(const Screen& screen, const Inks& inks);
/// The screen as a picture: lines and stones are drawn, other characters are text.
std::string to_svg(const Screen& screen);

/// The nearest character of ASCII.
char to_ascii(char32_t glyph);

}  // namespace cli
