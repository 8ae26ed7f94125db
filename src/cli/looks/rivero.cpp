#include "cli/looks/all.h"

#include <algorithm>
#include <array>

#include "cli/looks/cards.h"
#include "cli/looks/rivero_drawing.h"
#include "cli/looks/rivero_table.h"
#include "core/text.h"
#include "game/parts/river_cards.h"

namespace cli {

using game::Tree;

namespace {

/// The table from the viewer's side: the other's cards and rivers, the spring, his own. A river is a
/// line, a covered card of the spring stands behind the one on it, cards that the other has in hand or
/// in his groundwater stand in ( ):
///
///     1.1 N5 ═══N7   flask     the flask lies at this river; ★ a Rivero
///     c  D7  A7  [N4 ]         Danube 7 on Amazon 7; the cursor stands between [ ]
///
/// Spots are those of RiveroTable.
class RiveroLook final : public Look {
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
    /// The hand card that goes to a river, the spring or the groundwater; of an action its word.
    std::string_view piece_of(std::string_view move) const override;
    std::string move_with(const game::Tree& position, std::string_view piece, Spot spot) const override;
    std::string_view explain(std::string_view move) const override;
    bool is_told(std::string_view move) const override;  // but not that somebody drew a card
    std::string_view keys() const override;
};

/// The first spots of the lines the cursor goes through, from the top, as the player to move sits.
std::vector<Spot> lines_of(const RiveroTable& table) {
    const int own = table.to_move, other = 1 - own;
    std::vector<Spot> lines;
    for (const RiveroRiver& river : table.rivers[static_cast<std::size_t>(other)])
        lines.push_back(river.spot);
    for (int i = 0; i < RiveroTable::kRows; ++i)
        lines.push_back({1, own == 0 ? RiveroTable::kRows - 1 - i : i});
    for (const RiveroRiver& river : table.rivers[static_cast<std::size_t>(own)]) lines.push_back(river.spot);
    return lines;
}

bool is_river(Spot spot) { return spot.y >= RiveroTable::kRiverRow; }

/// Whether a line has a spot: its river, or one of its places of the spring.
bool holds(Spot line, Spot spot) { return line.y == spot.y && (!is_river(spot) || line.x == spot.x); }

struct Explained {
    std::string_view verb, code;
};
constexpr std::array<Explained, 18> kExplained{{{"ocean", "cli.rivero.ocean"},
                                                {"column", "cli.rivero.column"},
                                                {"action", "cli.rivero.action"},
                                                {"take", "cli.rivero.take"},
                                                {"river", "cli.rivero.river"},
                                                {"join", "cli.rivero.join"},
                                                {"replace", "cli.rivero.replace"},
                                                {"double", "cli.rivero.double"},
                                                {"extra", "cli.rivero.extra"},
                                                {"spring", "cli.rivero.spring"},
                                                {"exchange", "cli.rivero.exchange"},
                                                {"ground", "cli.rivero.ground"},
                                                {"lift", "cli.rivero.lift"},
                                                {"end", "cli.rivero.end"},
                                                {"sun ocean", "cli.rivero.sun-ocean"},
                                                {"sun", "cli.rivero.sun-ground"},
                                                {"bridge joker", "cli.rivero.joker"},
                                                {"bridge", "cli.rivero.bridge"}}};

}  // namespace

Extent RiveroLook::extent(const Tree&, Scale scale) const { return rivero_extent(scale); }

void RiveroLook::draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const {
    draw_rivero(screen, x, y, scene, scale);
}

Mark RiveroLook::mark(const Tree&, int seat, bool) const { return card_seat_mark(seat); }
Mark RiveroLook::mark_of_move(const Tree&, std::string_view, int seat, bool) const {
    return card_seat_mark(seat);
}
std::string RiveroLook::tray(const Tree&, int) const { return {}; }
std::string_view RiveroLook::tray_title() const { return {}; }

std::optional<Spot> RiveroLook::first_spot(const Tree&) const { return Spot{1, 1}; }

Spot RiveroLook::moved(const Tree& position, Spot from, int right, int up) const {
    const auto lines = lines_of(RiveroTable(position));
    const auto here = std::find_if(lines.begin(), lines.end(), [&](Spot line) { return holds(line, from); });
    if (here == lines.end()) return Spot{1, 1};  // its river is gone
    const auto last = static_cast<std::ptrdiff_t>(lines.size()) - 1;
    const Spot line =
        lines[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(here - lines.begin() - up, 0, last))];
    if (is_river(line)) return line;
    return {std::clamp((is_river(from) ? 1 : from.x) + right, 1, RiveroTable::kColumns), line.y};
}

std::string RiveroLook::move_to(const Tree&, Spot spot) const { return "tap " + write_rivero_spot(spot); }

std::string RiveroLook::move_with(const Tree& position, std::string_view piece, Spot spot) const {
    if (!game::read_river_card(piece)) return move_to(position, spot);
    const Tree* phase = position.get("phase");
    const bool ends = phase && phase->text() && *phase->text() == "end";
    const std::string_view verb = is_river(spot) ? "join " : ends ? "spring " : "double ";
    return std::string(verb) + std::string(piece) + " " + write_rivero_spot(spot);
}

std::optional<Spot> RiveroLook::spot_of(const Tree&, std::string_view move) const {
    for (const std::string_view word : core::words(move))
        if (const auto spot = read_rivero_spot(word)) return spot;
    return std::nullopt;
}

std::string_view RiveroLook::piece_of(std::string_view move) const {
    const auto words = core::words(move);
    if (words.empty() || words[0] == "river" || move == "bridge joker") return {};
    if (words[0] == "tap" || words[0] == "bridge") return words[0];
    for (const std::string_view word : words)
        if (game::read_river_card(word)) return word;
    return {};
}

std::string_view RiveroLook::explain(std::string_view move) const {
    for (const Explained& explained : kExplained)
        if (move == explained.verb || move.starts_with(std::string(explained.verb) + " "))
            return explained.code;
    if (move.ends_with(" low")) return "cli.rivero.tap-low";
    if (move.ends_with(" high")) return "cli.rivero.tap-high";
    return {};
}

bool RiveroLook::is_told(std::string_view move) const { return move != "draw ?"; }

std::string_view RiveroLook::keys() const { return "cli.cards.keys"; }

const Look& rivero_look() {
    static const RiveroLook look;
    return look;
}

}  // namespace cli
