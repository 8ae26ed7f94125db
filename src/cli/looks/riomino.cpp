#include "cli/looks/all.h"

#include <algorithm>

#include "cli/looks/riomino_position.h"
#include "core/text.h"
#include "games/riomino/notation.h"

namespace cli {

using game::Tree;
namespace riomino = games::riomino;

namespace {

/// Dice seen from above, each face cut by its diagonal, three columns and two lines a die:
///
///     ╲ 0 1 ╱     north and east are 0, south and west 1; beside it north and west 1
///     1 ╲ ╱ 2     the last die stands between ( ), the cursor between [ ], a dead square is ×
///
/// or, in a large window, five columns and three lines with pips. A spot is a square's x and y.
class RiominoLook final : public Look {
public:
    Extent extent(const game::Tree& position, Scale scale) const override;
    void draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const override;
    Mark mark(const game::Tree& position, int seat, bool tones) const override;
    Mark mark_of_move(const game::Tree& after, std::string_view move, int seat, bool tones) const override;
    /// The stock: `01×3 12 23×2`.
    std::string tray(const game::Tree& position, int seat) const override;
    bool has_long_trays() const override;
    std::string_view tray_title() const override;
    std::optional<Spot> first_spot(const game::Tree& position) const override;
    Spot moved(const game::Tree& position, Spot from, int right, int up) const override;
    std::string move_to(const game::Tree& position, Spot spot) const override;
    std::optional<Spot> spot_of(const game::Tree& position, std::string_view move) const override;
    std::string_view explain(std::string_view move) const override;
    std::string_view why_none(const game::Tree& position, Spot spot) const override;
    bool is_told(std::string_view move) const override;  // throws are seen in the stocks
    std::string_view keys() const override;
};

/// The seat that places next, and its first die: any die tells why a place takes none.
std::string die_in_hand(const riomino::State& state) {
    for (int seat : {static_cast<int>(state.to_move), 1 - state.to_move})
        for (int face = 0; face < riomino::kFaces; ++face)
            if (state.stock[static_cast<std::size_t>(seat)][static_cast<std::size_t>(face)] > 0)
                return riomino::write_pattern(static_cast<riomino::Pattern>(face * riomino::kTurns));
    return riomino::write_pattern(0);
}

}  // namespace

RiominoPosition::RiominoPosition(const Tree& position) {
    if (auto read = riomino::Riomino::read_position(position)) state = *read;
    riomino::SquareSet drawn = riomino::board_of(state);
    if (state.variant == riomino::Variant::wizard) drawn = riomino::own_board(state.variant);
    for (const riomino::Square square : drawn) {
        low = {std::min(low.x, riomino::x_of(square)), std::min(low.y, riomino::y_of(square))};
        high = {std::max(high.x, riomino::x_of(square)), std::max(high.y, riomino::y_of(square))};
    }
}

bool RiominoPosition::is_inside(Spot spot) const {
    return riomino::in_reach(spot.x, spot.y) && riomino::is_inside(state, riomino::square_at(spot.x, spot.y));
}

bool RiominoPosition::is_dead(Spot spot) const {
    return riomino::in_reach(spot.x, spot.y) &&
           riomino::dead_squares(state).has(riomino::square_at(spot.x, spot.y));
}

std::optional<riomino::Pattern> RiominoPosition::die(Spot spot) const {
    if (!riomino::in_reach(spot.x, spot.y)) return std::nullopt;
    const riomino::Square square = riomino::square_at(spot.x, spot.y);
    if (!riomino::has_die(state, square)) return std::nullopt;
    return riomino::die_at(state, square);
}

std::optional<RiominoDie> read_riomino_die(std::string_view move) {
    constexpr std::string_view kStart = "start ";
    const std::size_t colon = move.find(':');
    const bool is_start = move.starts_with(kStart);
    if (!is_start && colon == std::string_view::npos) return std::nullopt;
    const auto place = is_start ? riomino::Place{} : riomino::read_place(move.substr(0, colon));
    const auto pattern = riomino::read_pattern(move.substr(is_start ? kStart.size() : colon + 1));
    if (!place || !pattern || *pattern < 0) return std::nullopt;
    return RiominoDie{{place->x, place->y}, static_cast<riomino::Pattern>(*pattern)};
}

Extent RiominoLook::extent(const Tree& position, Scale scale) const {
    return riomino_extent(RiominoPosition(position), scale);
}

void RiominoLook::draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const {
    draw_riomino(screen, x, y, scene, scale);
}

Mark RiominoLook::mark(const Tree&, int seat, bool) const {
    return seat == 0 ? Mark{U'◆', Colour(0xfff8e7)} : Mark{U'◇', Colour(0x161c20)};
}

Mark RiominoLook::mark_of_move(const Tree& after, std::string_view, int seat, bool tones) const {
    return mark(after, seat, tones);
}

std::string RiominoLook::tray(const Tree& position, int seat) const {
    const RiominoPosition read(position);
    std::vector<std::string> dice;
    for (int face = 0; face < riomino::kFaces; ++face) {
        const int count = read.state.stock[static_cast<std::size_t>(seat)][static_cast<std::size_t>(face)];
        if (count > 0)
            dice.push_back(riomino::write_face(face) + (count > 1 ? "×" + std::to_string(count) : ""));
    }
    return core::join(dice, " ");
}

bool RiominoLook::has_long_trays() const { return true; }

std::string_view RiominoLook::tray_title() const { return "cli.riomino.stock"; }

std::optional<Spot> RiominoLook::first_spot(const Tree&) const { return Spot{}; }

Spot RiominoLook::moved(const Tree& position, Spot from, int right, int up) const {
    const RiominoPosition read(position);
    return {std::clamp(from.x + right, read.low.x, read.high.x),
            std::clamp(from.y + up, read.low.y, read.high.y)};
}

std::string RiominoLook::move_to(const Tree& position, Spot spot) const {
    return riomino::write_square(spot.x, spot.y) + ":" + die_in_hand(RiominoPosition(position).state);
}

std::optional<Spot> RiominoLook::spot_of(const Tree&, std::string_view move) const {
    const auto die = read_riomino_die(move);
    return die ? std::optional(die->spot) : std::nullopt;
}

std::string_view RiominoLook::explain(std::string_view) const { return {}; }

std::string_view RiominoLook::why_none(const Tree& position, Spot spot) const {
    const RiominoPosition read(position);
    if (!riomino::in_reach(spot.x, spot.y)) return {};
    const bool is_open = read.state.open.has(riomino::square_at(spot.x, spot.y));
    return read.is_dead(spot) ? "cli.riomino.dead" : is_open ? "cli.riomino.none-fits" : "";
}

bool RiominoLook::is_told(std::string_view move) const { return !move.starts_with("throw "); }

std::string_view RiominoLook::keys() const { return "cli.riomino.keys"; }

const Look& riomino_look() {
    static const RiominoLook look;
    return look;
}

}  // namespace cli
