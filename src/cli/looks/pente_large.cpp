// Four columns and two lines a point, stones as round discs of half blocks:
//
//       ▄▄▄          a stone takes the three middle columns of half a line above,
//      ▐ ○ ▌         four columns on its own line,
//       ▀▀▀          and half a line below; neighbours share the cells between them

#include "cli/looks/pente_position.h"
#include "cli/screen/palette.h"

namespace cli {

namespace {

constexpr int kLeftMargin = 6, kRightMargin = 3;

class LargeBoard {
public:
    LargeBoard(Screen& screen, int x, int y, const Scene& scene)
        : screen_(screen), x_(x), y_(y), scene_(scene), position_(scene), size_(position_.size()) {}

    void draw() {
        const Extent extent = large_pente_extent(size_);
        screen_.fill(x_, y_, extent.width, extent.height, {palette::kGroove, palette::kWood});
        draw_letters();
        for (int y = 0; y < size_; ++y)
            for (int x = 0; x < size_; ++x) draw_lines({x, y});
        for (int y = -1; y < size_; ++y)
            for (int x = 0; x < size_; ++x) draw_between_rows({x, y});
        for (int y = 0; y < size_; ++y)
            for (int x = -1; x < size_; ++x) draw_between_columns({x, y});
        for (int y = 0; y < size_; ++y)
            for (int x = 0; x < size_; ++x) draw_middle({x, y});
        for (const Spot spot : position_.traces())
            screen_.put(column(spot), row(spot), U'×', {palette::kFaint, {}, true});
        if (position_.last()) draw_last(*position_.last());
        if (scene_.cursor) draw_cursor(*scene_.cursor);
    }

private:
    int column(Spot spot) const { return x_ + kLeftMargin + 4 * spot.x; }
    int row(Spot spot) const { return y_ + 1 + 2 * (size_ - 1 - spot.y); }
    std::optional<Colour> tone(Spot spot) const {
        const auto colour = position_.stone(spot);
        return colour ? std::optional(pente_stone(*colour).tone) : std::nullopt;
    }

    void draw_letters() {
        const Style style{palette::kLetter, {}};
        for (int i = 0; i < size_; ++i) {
            const std::string number = std::to_string(i + 1);
            screen_.put(x_ + 3 - static_cast<int>(number.size()), row({0, i}), number, style);
            screen_.put(column({i, 0}), row({0, 0}) + 2, kPenteColumns.substr(static_cast<std::size_t>(i), 1),
                        style);
        }
    }

    void draw_lines(Spot spot) {
        const Style groove{palette::kGroove, {}};
        screen_.put(column(spot), row(spot), position_.crossing(spot), groove);
        if (spot.y > 0) screen_.put(column(spot), row(spot) + 1, U'│', groove);
        for (int i = 1; i < 4 && spot.x + 1 < size_; ++i)
            screen_.put(column(spot) + i, row(spot), U'─', groove);
    }

    /// The three cells under a row of points: the foot of the stone above, the head of the one
    /// below; a seam where both are alike.
    void draw_between_rows(Spot below) {
        const auto upper = tone({below.x, below.y + 1}), lower = tone(below);
        if (!upper && !lower) return;
        const int y = row({below.x, below.y + 1}) + 1;
        for (int i = -1; i <= 1; ++i)
            screen_.put(column(below) + i, y,
                        upper == lower ? U'━'
                        : upper        ? U'▀'
                                       : U'▄',
                        shared(upper, lower));
    }

    /// The cell between two columns of points: one half for the stone on either side.
    void draw_between_columns(Spot left) {
        const auto one = tone(left), other = tone({left.x + 1, left.y});
        if (!one && !other) return;
        screen_.put(column(left) + 2, row(left), one == other ? U'┃' : one ? U'▌' : U'▐', shared(one, other));
    }

    /// A cell of which one stone has a half, or two stones one half each.
    static Style shared(std::optional<Colour> first, std::optional<Colour> second) {
        if (first == second) return {palette::kWood, *first};
        return {first ? *first : *second, first && second ? *second : Colour()};
    }

    void draw_middle(Spot spot) {
        const auto colour = position_.stone(spot);
        if (!colour) return;
        const Style style = cut_into(spot);
        screen_.put(column(spot) - 1, row(spot), U' ', style);
        screen_.put(column(spot), row(spot), pente_stone(*colour).cut, style);
        screen_.put(column(spot) + 1, row(spot), U' ', style);
    }

    /// Ink that shows on a stone: dark on light ones, light on dark ones.
    Style cut_into(Spot spot) const {
        const Colour ground = tone(spot).value_or(palette::kWood);
        const bool light = ground.red + ground.green + ground.blue > 3 * 128;
        return {light ? palette::kFaint : palette::kLetter, ground, true};
    }

    void draw_last(Spot spot) {
        screen_.put(column(spot) - 1, row(spot), U'(', cut_into(spot));
        screen_.put(column(spot) + 1, row(spot), U')', cut_into(spot));
    }

    void draw_cursor(Spot spot) {
        Style style = cut_into(spot);
        if (!tone(spot)) style.ink = scene_.cursor_fits ? palette::kLetter : palette::kFaint;
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

Extent large_pente_extent(int size) {
    return {kLeftMargin + 4 * (size - 1) + 1 + kRightMargin, 2 * size + 2};
}

void draw_large_pente(Screen& screen, int x, int y, const Scene& scene) {
    LargeBoard(screen, x, y, scene).draw();
}

}  // namespace cli
