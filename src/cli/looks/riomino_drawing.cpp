#include <array>
#include <string>

#include "cli/looks/riomino_position.h"
#include "cli/screen/palette.h"

namespace cli {

namespace riomino = games::riomino;

namespace {

constexpr int kLeftMargin = 4;
constexpr Colour kInk{0x1f2a30}, kDeadWood{0x7d5c33};

/// A value's tint; blank is the colour of the die.
constexpr std::array<Colour, riomino::kValues> kTints{Colour(0xf4efe2), Colour(0x8fc9ea), Colour(0xf0c35a),
                                                      Colour(0xe8917c)};
/// The ghost of a die that is not laid yet: the same tints, sunk halfway into the wood.
constexpr std::array<Colour, riomino::kValues> kSunkTints{Colour(0xcdb594), Colour(0x9ba297),
                                                          Colour(0xcb9f50), Colour(0xc78660)};

/// Columns and lines of a die; a column between dice holds the marks.
struct Measure {
    int columns, lines;
};
constexpr Measure measure_of(Scale scale) { return scale == Scale::large ? Measure{5, 3} : Measure{3, 2}; }

class Drawing {
public:
    Drawing(Screen& screen, int x, int y, const Scene& scene, Scale scale)
        : screen_(screen),
          x_(x),
          y_(y),
          scene_(scene),
          position_(*scene.position),
          measure_(measure_of(scale)) {}

    void draw() {
        draw_numbers();
        for (int y = position_.low.y; y <= position_.high.y; ++y)
            for (int x = position_.low.x; x <= position_.high.x; ++x) draw_square({x, y});
        if (const auto last = read_riomino_die(scene_.last_move)) put_marks(last->spot, U'(', U')', kLast);
        if (scene_.cursor) draw_cursor(*scene_.cursor);
    }

private:
    static constexpr Style kLast{palette::kLetter, {}, true};

    int column(Spot spot) const {
        return x_ + kLeftMargin + (spot.x - position_.low.x) * (measure_.columns + 1);
    }
    int row(Spot spot) const { return y_ + (position_.high.y - spot.y) * measure_.lines; }

    void draw_numbers() {
        for (int y = position_.low.y; y <= position_.high.y; ++y) {
            const std::string number = std::to_string(y);
            screen_.put(x_ + 2 - static_cast<int>(number.size()), row({0, y}) + (measure_.lines - 1) / 2,
                        number, palette::kQuiet);
        }
        for (int x = position_.low.x; x <= position_.high.x; ++x) {
            const std::string number = std::to_string(x);
            const int middle = column({x, 0}) + measure_.columns / 2;
            screen_.put(middle + 1 - static_cast<int>(number.size()), row(position_.low) + measure_.lines,
                        number, palette::kQuiet);
        }
    }

    void draw_square(Spot spot) {
        if (!position_.is_inside(spot)) return;
        if (scene_.finish.lines)
            screen_.fill(column(spot) - 1, row(spot), measure_.columns + 2, measure_.lines,
                         {palette::kGroove, palette::kWood});
        if (const auto pattern = position_.die(spot)) return draw_die(spot, *pattern, kTints);
        const bool dead = position_.is_dead(spot);
        if (dead && scene_.finish.lines)
            screen_.fill(column(spot), row(spot), measure_.columns, measure_.lines,
                         {palette::kFaint, kDeadWood});
        screen_.put(column(spot) + measure_.columns / 2, row(spot) + (measure_.lines - 1) / 2,
                    dead ? U'×' : U'·', {palette::kFaint, {}, dead});
    }

    /// Halves lie above and below the diagonal: the upper one has the northern value.
    void draw_die(Spot spot, riomino::Pattern pattern, const std::array<Colour, riomino::kValues>& tints) {
        const auto& edges = riomino::kEdges[pattern];
        const int upper = edges[riomino::kNorth], lower = edges[riomino::kSouth];
        const bool falls = edges[riomino::kEast] == upper;  // the diagonal, from the upper left
        const int last = measure_.columns - 1;
        for (int line = 0; line < measure_.lines; ++line) {
            const int cut = line * last / (measure_.lines - 1);  // where the diagonal crosses
            for (int i = 0; i <= last; ++i) {
                const bool is_upper = i > cut || (i == cut && line == 0);
                const Colour ground = tints[static_cast<std::size_t>(is_upper ? upper : lower)];
                screen_.put(column(spot) + (falls ? i : last - i), row(spot) + line,
                            i != cut ? U' '
                            : falls  ? U'╲'
                                     : U'╱',
                            {kInk, scene_.finish.lines ? ground : Colour()});
            }
        }
        put_value(spot, upper, falls ? last : 0, 0, falls ? -1 : 1);
        put_value(spot, lower, falls ? 0 : last, measure_.lines - 1, falls ? 1 : -1);
    }

    /// A value in a corner: a digit, or pips along the edge with the digit on the line between.
    void put_value(Spot spot, int value, int corner, int line, int inwards) {
        const Style ink{kInk, {}, true};
        const auto digit = static_cast<char32_t>(U'0' + static_cast<char32_t>(value));
        if (measure_.lines == 2) return screen_.put(column(spot) + corner, row(spot) + line, digit, ink);
        screen_.put(column(spot) + corner, row(spot) + 1, digit, ink);
        for (int i = 0; i < value; ++i)
            screen_.put(column(spot) + corner + i * inwards, row(spot) + line, U'∙', ink);
    }

    void draw_cursor(Spot spot) {
        const auto ghost = read_riomino_die(scene_.ghost);
        if (ghost && ghost->spot == spot) draw_die(spot, ghost->pattern, kSunkTints);
        put_marks(spot, U'[', U']', {scene_.cursor_fits ? palette::kLetter : palette::kFaint, {}, true});
    }

    void put_marks(Spot spot, char32_t left, char32_t right, Style style) {
        if (!position_.is_inside(spot)) style.ink = palette::kMist;
        for (int line = 0; line < measure_.lines; ++line) {
            screen_.put(column(spot) - 1, row(spot) + line, left, style);
            screen_.put(column(spot) + measure_.columns, row(spot) + line, right, style);
        }
    }

    Screen& screen_;
    int x_, y_;
    const Scene& scene_;
    RiominoPosition position_;
    Measure measure_;
};

}  // namespace

Extent riomino_extent(const RiominoPosition& position, Scale scale) {
    const Measure measure = measure_of(scale);
    return {kLeftMargin + position.columns() * (measure.columns + 1), position.rows() * measure.lines + 1};
}

void draw_riomino(Screen& screen, int x, int y, const Scene& scene, Scale scale) {
    Drawing(screen, x, y, scene, scale).draw();
}

}  // namespace cli
