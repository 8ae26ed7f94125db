// Two columns and one line a point: fits a terminal of 80 x 24.

#include "cli/looks/pente_position.h"
#include "cli/screen/palette.h"

namespace cli {

namespace {

constexpr int kLeftMargin = 4;  // row numbers

/// Draws the parts in the order in which they lie on each other.
class SmallBoard {
public:
    SmallBoard(Screen& screen, int x, int y, const Scene& scene)
        : screen_(screen), x_(x), y_(y), scene_(scene), position_(scene), size_(position_.size()) {}

    void draw() {
        const Extent extent = small_pente_extent(size_);
        if (scene_.finish.lines)
            screen_.fill(x_, y_, extent.width, extent.height, {palette::kGroove, palette::kWood});
        draw_letters();
        for (int y = 0; y < size_; ++y)
            for (int x = 0; x < size_; ++x) draw_point({x, y});
        for (const Spot spot : position_.traces())
            screen_.put(column(spot), row(spot), U'×', {palette::kFaint, {}, true});
        if (position_.last()) draw_last(*position_.last());
        if (scene_.cursor) draw_cursor(*scene_.cursor);
    }

private:
    int column(Spot spot) const { return x_ + kLeftMargin + 2 * spot.x; }
    int row(Spot spot) const { return y_ + size_ - 1 - spot.y; }

    void draw_letters() {
        const Style style{palette::kLetter, {}};
        for (int i = 0; i < size_; ++i) {
            const std::string number = std::to_string(i + 1);
            screen_.put(x_ + 3 - static_cast<int>(number.size()), row({0, i}), number, style);
            screen_.put(column({i, 0}), y_ + size_, kPenteColumns.substr(static_cast<std::size_t>(i), 1),
                        style);
        }
    }

    void draw_point(Spot spot) {
        const Style groove{palette::kGroove, {}};
        const char32_t plain = position_.is_star(spot) ? U'+' : U'·';
        screen_.put(column(spot), row(spot), scene_.finish.lines ? position_.crossing(spot) : plain, groove);
        if (scene_.finish.lines && spot.x + 1 < size_) screen_.put(column(spot) + 1, row(spot), U'─', groove);
        if (const auto colour = position_.stone(spot)) {
            const PenteStone& stone = pente_stone(*colour);
            screen_.put(column(spot), row(spot), scene_.finish.tones ? stone.sign : stone.plain_sign,
                        {stone.tone, {}, true});
        }
    }

    void draw_last(Spot spot) {
        const Style style{palette::kFaint, scene_.finish.lines ? palette::kLit : Colour(), true};
        screen_.put(column(spot) - 1, row(spot), U'(', style);
        screen_.put(column(spot) + 1, row(spot), U')', style);
        const Cell stone = screen_.at(column(spot), row(spot));
        screen_.put(column(spot), row(spot), stone.glyph, stone.style.on(style.ground));
    }

    void draw_cursor(Spot spot) {
        const Style style{scene_.cursor_fits ? palette::kLetter : palette::kFaint, {}, true};
        screen_.put(column(spot) - 1, row(spot), U'[', style);
        screen_.put(column(spot) + 1, row(spot), U']', style);
    }

    Screen& screen_;
    int x_, y_;
    const Scene& scene_;
    PentePosition position_;
    int size_;
};

}  // namespace

Extent small_pente_extent(int size) { return {kLeftMargin + 2 * size, size + 1}; }

void draw_small_pente(Screen& screen, int x, int y, const Scene& scene) {
    SmallBoard(screen, x, y, scene).draw();
}

}  // namespace cli
