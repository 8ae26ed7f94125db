#pragma once

#include <string>
#include <string_view>

#include "cli/screen/palette.h"
#include "cli/screen/screen.h"

namespace cli {

namespace tones {

constexpr Style kQuiet{.ink = {}, .ground = {}, .dim = true};
constexpr Style kBold{.ink = {}, .ground = {}, .bold = true};
constexpr Style kBetter{palette::kWater, {}};

}  // namespace tones

/// What the output can show.
struct Surface {
    int columns = 80;
    Inks inks;
};

/// One line of text in parts, each in its own style and in columns of its own.
class Row {
public:
    explicit Row(const Surface& surface) : inks_(surface.inks), screen_(surface.columns, 1) {}

    /// Writes a text, cut to `width` columns, and goes on after those.
    Row& put(std::string_view text, int width, const Style& style = {}) {
        screen_.put(x_, 0, shorten(text, width), style);
        x_ += width;
        return *this;
    }
    Row& put_right(std::string_view text, int width, const Style& style = {}) {
        const int blank = width - columns_of(text);
        return blank > 0 ? skip(blank).put(text, width - blank, style) : put(text, width, style);
    }
    /// What there is room for.
    Row& put_rest(std::string_view text, const Style& style = {}) {
        return put(text, screen_.width() - x_, style);
    }
    Row& skip(int columns) {
        x_ += columns;
        return *this;
    }
    std::string line() const { return to_lines(screen_, inks_); }

private:
    Inks inks_;
    Screen screen_;
    int x_ = 0;
};

}  // namespace cli
