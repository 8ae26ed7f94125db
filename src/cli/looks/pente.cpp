#include "cli/looks/all.h"

#include <algorithm>

#include "cli/looks/pente_position.h"

namespace cli {

using game::Tree;

namespace {

/// A wooden board seen from above, two columns a point:
///
///      4 ├─┼─┼─
///      3 ├─●─┼─     the last stone stands between ( ), the cursor between [ ]
///      2 ├─┼─◉─
///      1 └─┴─┴─
///        A B C
///
/// or, in a large window, four columns a point and stones as discs (pente_large.cpp).
class PenteLook final : public Look {
public:
    Extent extent(const game::Tree& position, Scale scale) const override;
    void draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const override;
    Mark mark(const game::Tree& position, int seat, bool tones) const override;
    Mark mark_of_move(const game::Tree& after, std::string_view move, int seat, bool tones) const override;
    std::string tray(const game::Tree& position, int seat) const override;
    std::string_view tray_title() const override;
    std::optional<Spot> first_spot(const game::Tree& position) const override;
    Spot moved(const game::Tree& position, Spot from, int right, int up) const override;
    std::string move_to(const game::Tree& position, Spot spot) const override;
    std::optional<Spot> spot_of(const game::Tree& position, std::string_view move) const override;
    std::string_view explain(std::string_view move) const override;
};

const Tree::List* list_of(const Tree& position, std::string_view key) {
    const Tree* value = position.get(key);
    return value ? value->list() : nullptr;
}

/// The colour a seat plays: its own, that of its team, or the one it chose.
int colour_of(const Tree& position, int seat) {
    if (const Tree::List* sides = list_of(position, "sides"))
        if (static_cast<std::size_t>(seat) < sides->size())
            if (const std::int64_t* colour = (*sides)[static_cast<std::size_t>(seat)].number())
                return static_cast<int>(*colour);
    const Tree::List* stones = list_of(position, "stones");
    return stones && !stones->empty() ? seat % static_cast<int>(stones->size()) : seat;
}

Mark mark_of_colour(int colour, bool tones) {
    const PenteStone& stone = pente_stone(colour);
    return {tones ? stone.sign : stone.plain_sign, stone.tone};
}

}  // namespace

Extent PenteLook::extent(const Tree& position, Scale scale) const {
    const int size = pente_size(position);
    return scale == Scale::large ? large_pente_extent(size) : small_pente_extent(size);
}

void PenteLook::draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const {
    if (scale == Scale::large)
        draw_large_pente(screen, x, y, scene);
    else
        draw_small_pente(screen, x, y, scene);
}

Mark PenteLook::mark(const Tree& position, int seat, bool tones) const {
    return mark_of_colour(colour_of(position, seat), tones);
}

Mark PenteLook::mark_of_move(const Tree& after, std::string_view move, int seat, bool tones) const {
    const Tree::List* colours = list_of(after, "stones");
    for (std::size_t colour = 0; colours && colour < colours->size(); ++colour) {
        const Tree::List* points = (*colours)[colour].list();
        const auto lies_on = [&](const Tree& point) { return point.text() && *point.text() == move; };
        if (points && std::any_of(points->begin(), points->end(), lies_on))
            return mark_of_colour(static_cast<int>(colour), tones);
    }
    return mark(after, seat, tones);
}

std::string PenteLook::tray(const Tree& position, int seat) const {
    constexpr std::int64_t kMostSigns = 15;
    const Tree::List* captures = list_of(position, "captures");
    const auto colour = static_cast<std::size_t>(colour_of(position, seat));
    const std::int64_t* count =
        captures && colour < captures->size() ? (*captures)[colour].number() : nullptr;
    std::string signs;
    for (std::int64_t i = 0; count && i < std::min(*count, kMostSigns); ++i) signs += "•";
    return signs;
}

std::string_view PenteLook::tray_title() const { return "cli.pente.captured"; }

std::optional<Spot> PenteLook::first_spot(const Tree& position) const {
    return Spot{pente_size(position) / 2, pente_size(position) / 2};
}

Spot PenteLook::moved(const Tree& position, Spot from, int right, int up) const {
    const int last = pente_size(position) - 1;
    return {std::clamp(from.x + right, 0, last), std::clamp(from.y + up, 0, last)};
}

std::string PenteLook::move_to(const Tree&, Spot spot) const {
    return kPenteColumns[static_cast<std::size_t>(spot.x)] + std::to_string(spot.y + 1);
}

std::optional<Spot> PenteLook::spot_of(const Tree& position, std::string_view move) const {
    return read_pente_spot(move, pente_size(position));
}

std::string_view PenteLook::explain(std::string_view move) const {
    if (move == "take 1") return "cli.pente.take-1";
    if (move == "take 2") return "cli.pente.take-2";
    if (move == "add") return "cli.pente.add";
    return {};
}

const Look& pente_look() {
    static const PenteLook look;
    return look;
}

}  // namespace cli
