#include "cli/looks/all.h"

#include <algorithm>

#include "cli/looks/cards.h"
#include "cli/looks/rivero_penta_field.h"
#include "cli/screen/palette.h"
#include "cli/words.h"
#include "core/text.h"
#include "game/parts/river_cards.h"

namespace cli {

using game::Tree;

namespace {

/// The field seen from above, the source in its middle, three columns and two lines a card:
///
///     N4 ═══ N7     river and value, a bridge; the last card stands between ( ), the cursor
///     ≈≈≈│ │≈≈≈     between [ ]; a place for the chosen card shows what it would bring: +3
///
/// or five columns and three lines in a large window. A field wider than the window follows the
/// cursor. A spot is a square's x and y.
class RiveroPentaLook final : public Look {
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
    /// The hand card of a play or a discard; of an action its word and, where two squares are
    /// named, the first: `move 1,0`.
    std::string_view piece_of(std::string_view move) const override;
    std::string move_with(const game::Tree& position, std::string_view piece, Spot spot) const override;
    std::string_view explain(std::string_view move) const override;
    bool is_told(std::string_view move) const override;  // but not that somebody drew a card
    std::string_view keys() const override;
};

constexpr int kLeft = 3;  // the numbers of the rows
constexpr int kInfoLines = 2, kRows = 5;

/// What a scale has room for.
struct Measure {
    CardSize card;
    int columns;  // of the field
};
constexpr Measure measure_of(Scale scale) {
    return scale == Scale::large ? Measure{kLargeCard, 13} : Measure{kSmallCard, 10};
}

/// The field, then the piles, then the hands.
class Drawing {
public:
    Drawing(Screen& screen, int x, int y, const Scene& scene, Scale scale)
        : screen_(screen),
          x_(x),
          y_(y),
          scene_(scene),
          field_(*scene.position),
          measure_(measure_of(scale)),
          pen_{screen, scene.finish, measure_.card},
          first_(first_column()) {}

    void draw() {
        draw_hand(other(), y_, kFlatCard);
        draw_numbers();
        for (const FieldCard& card : field_.cards) put_card(card.spot, card.text);
        put_card({0, 0}, "o");
        draw_places();
        draw_marks();
        draw_beyond();
        const int below = field_y() + kRows * measure_.card.lines + 2;
        draw_actions(below);
        draw_piles(below + 1);
        draw_hand(own(), below + kInfoLines + 1, {3, 2});
    }

private:
    int own() const { return scene_.seat.value_or(0); }
    int other() const { return 1 - own(); }
    int width() const { return kLeft + measure_.columns * (measure_.card.columns + 1); }
    int field_y() const { return y_ + 2; }
    int column(Spot spot) const { return x_ + kLeft + 1 + (spot.x - first_) * (measure_.card.columns + 1); }
    int row(Spot spot) const { return field_y() + (2 - spot.y) * measure_.card.lines; }
    bool is_in_window(Spot spot) const { return spot.x >= first_ && spot.x < first_ + measure_.columns; }
    std::string label(std::string_view code) const { return Words{scene_.language, {}}.label(code); }

    /// The window lies in the middle of the field, or where it is wider around the cursor or the last card.
    int first_column() const {
        const int low = field_.low - 1, high = field_.high + 1;  // a card may be laid beside the others
        const int spare = measure_.columns - (high - low + 1);
        if (spare >= 0) return low - spare / 2;
        const auto last = field_spot_of(scene_.last_move);
        const int centre = scene_.cursor ? scene_.cursor->x : last ? last->x : 0;
        return std::clamp(centre - measure_.columns / 2, low, high - measure_.columns + 1);
    }

    void draw_numbers() {
        for (int y = -2; y <= 2; ++y) {
            const std::string number = std::to_string(y);
            screen_.put(x_ + 2 - static_cast<int>(number.size()), row({0, y}), number, palette::kQuiet);
        }
        for (int i = 0; i < measure_.columns; ++i) {
            const std::string number = std::to_string(first_ + i);
            const int middle = column({first_ + i, 0}) + measure_.card.columns / 2;
            screen_.put(middle + 1 - static_cast<int>(number.size()), field_y() + kRows * measure_.card.lines,
                        number, palette::kQuiet);
        }
    }

    void put_card(Spot spot, std::string_view text) {
        if (is_in_window(spot)) pen_.card(column(spot), row(spot), text);
    }

    void draw_places() {
        for (const Place& place : scene_.places) {
            if (!is_in_window(place.spot)) continue;
            if (field_.at(place.spot).empty())
                pen_.ghost(column(place.spot), row(place.spot), {}, place.gain);
            else
                pen_.note(column(place.spot), row(place.spot), place.gain);
        }
        const auto spot = field_spot_of(scene_.ghost);
        if (!spot || !is_in_window(*spot) || !field_.at(*spot).empty()) return;
        const auto place = std::find_if(scene_.places.begin(), scene_.places.end(),
                                        [&](const Place& one) { return one.spot == *spot; });
        const int gain = place == scene_.places.end() ? 0 : place->gain;
        pen_.ghost(column(*spot), row(*spot), card_in_hand(), gain);
    }

    /// What would be laid: the chosen hand card, the card that is lifted, a bridge.
    std::string_view card_in_hand() const {
        if (scene_.piece == "bridge") return "=";
        const auto lifted = last_field_spot(scene_.piece);
        return lifted ? field_.at(*lifted) : std::string_view(scene_.piece);
    }

    void draw_marks() {
        for (const Spot spot : field_spots_of(scene_.last_move)) put_marks(spot, U'(', U')', palette::kChalk);
        for (const Spot spot : field_spots_of(scene_.ghost))  // every card an action would take
            if (!field_.at(spot).empty()) put_marks(spot, U'›', U'‹', palette::kWater);
        if (const auto lifted = last_field_spot(scene_.piece))
            put_marks(*lifted, U'›', U'‹', palette::kWater);
        if (scene_.cursor)
            put_marks(*scene_.cursor, U'[', U']', scene_.cursor_fits ? palette::kAmber : palette::kMist);
    }

    void put_marks(Spot spot, char32_t left, char32_t right, Colour tone) {
        if (is_in_window(spot)) pen_.marks(column(spot), row(spot), left, right, tone);
    }

    /// How many columns of the field lie out of sight.
    void draw_beyond() {
        const int left = first_ - field_.low, right = field_.high - (first_ + measure_.columns - 1);
        const int y = field_y() - 1;
        if (left > 0) screen_.put(x_ + kLeft + 1, y, "‹ " + std::to_string(left), palette::kAccent);
        const std::string more = std::to_string(right) + " ›";
        if (right > 0) screen_.put(x_ + width() - columns_of(more), y, more, palette::kAccent);
    }

    /// The pair: the newest action card on the one before.
    void draw_actions(int y) {
        const auto open = cards_of(scene_.position->get("open"));
        int x = x_;
        if (open.empty()) screen_.put(x, y, U'–', palette::kQuiet);
        if (!open.empty()) x = draw_action(screen_, x, y, open.back(), scene_.language, palette::kStrong);
        if (open.size() > 1) {
            x = screen_.put(x, y, " " + label("cli.cards.on") + " ", palette::kQuiet);
            x = draw_action(screen_, x, y, open[open.size() - 2], scene_.language, palette::kText);
        }
        int closed = 0;
        if (const Tree* heap = scene_.position->get("closed"); heap && heap->map())
            for (const auto& [kind, number] : *heap->map()) closed += count_of(&number);
        put_right(y, label("cli.cards.closed"), closed);
    }

    void draw_piles(int y) {
        const int x = screen_.put(x_, y, label("cli.cards.ocean") + "  ", palette::kQuiet);
        screen_.put(x, y, std::to_string(ocean_size()), palette::kText);
        put_right(y, label("cli.cards.discard"), count_of(scene_.position->get("discard")));
    }

    /// Where it is not counted: what is in the box and nowhere else.
    int ocean_size() const {
        const Tree* ocean = scene_.position->get("ocean");
        if (ocean && !ocean->text()) return count_of(ocean);
        int elsewhere = count_of(scene_.position->get("discard"));
        for (const int seat : {0, 1}) elsewhere += count_of(entry_of(scene_.position->get("hands"), seat));
        for (const FieldCard& card : field_.cards) elsewhere += card.text != "=";
        return game::RiverCard::kKinds * game::RiverCard::kCopies - elsewhere;
    }

    void put_right(int y, const std::string& word, int number) {
        const std::string figures = std::to_string(number);
        const int x = x_ + width() - columns_of(word) - 2 - columns_of(figures);
        screen_.put(screen_.put(x, y, word + "  ", palette::kQuiet), y, figures, palette::kText);
    }

    void draw_hand(int seat, int y, CardSize size) {
        screen_.put(x_ + 1, y, card_seat_mark(seat).glyph, palette::kText);
        const CardPen pen{screen_, scene_.finish, size};
        const auto cards = cards_of(entry_of(scene_.position->get("hands"), seat));
        pen.row(x_ + kLeft + 1, y, x_ + width(), cards,
                scene_.seat == seat ? index_of(scene_.piece, cards) : -1);
    }

    Screen& screen_;
    int x_, y_;
    const Scene& scene_;
    RiveroPentaField field_;
    Measure measure_;
    CardPen pen_;
    int first_;  // the leftmost column that is seen
};

}  // namespace

Extent RiveroPentaLook::extent(const Tree&, Scale scale) const {
    const Measure measure = measure_of(scale);
    // Hand and air, the field with its numbers and air, the piles and air, the own hand.
    return {kLeft + measure.columns * (measure.card.columns + 1) + 1,
            2 + kRows * measure.card.lines + 2 + kInfoLines + 1 + 2};
}

void RiveroPentaLook::draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const {
    Drawing(screen, x, y, scene, scale).draw();
}

Mark RiveroPentaLook::mark(const Tree&, int seat, bool) const { return card_seat_mark(seat); }
Mark RiveroPentaLook::mark_of_move(const Tree&, std::string_view, int seat, bool) const {
    return card_seat_mark(seat);
}
std::string RiveroPentaLook::tray(const Tree&, int) const { return {}; }
std::string_view RiveroPentaLook::tray_title() const { return {}; }

std::optional<Spot> RiveroPentaLook::first_spot(const Tree&) const { return Spot{1, 0}; }

Spot RiveroPentaLook::moved(const Tree& position, Spot from, int right, int up) const {
    const RiveroPentaField field(position);
    return {std::clamp(from.x + right, field.low - 1, field.high + 1), std::clamp(from.y + up, -2, 2)};
}

std::string RiveroPentaLook::move_to(const Tree& position, Spot spot) const {
    const auto hand = cards_of(entry_of(position.get("hands"), count_of(position.get("to_move"))));
    return std::string(hand.empty() ? "N1" : hand.front()) + "@" + write_field_spot(spot);
}

std::string RiveroPentaLook::move_with(const Tree& position, std::string_view piece, Spot spot) const {
    if (piece.empty()) return move_to(position, spot);
    if (game::read_river_card(piece)) return std::string(piece) + "@" + write_field_spot(spot);
    return std::string(piece) + (piece.starts_with("move ") ? ">" : " ") + write_field_spot(spot);
}

std::optional<Spot> RiveroPentaLook::spot_of(const Tree&, std::string_view move) const {
    return field_spot_of(move);
}

std::string_view RiveroPentaLook::piece_of(std::string_view move) const { return field_piece_of(move); }

std::string_view RiveroPentaLook::explain(std::string_view move) const {
    if (move == "pass") return "cli.cards.pass";
    if (move == "give-up") return "cli.cards.give-up";
    if (move.starts_with("discard ")) return "cli.cards.throw-away";
    if (move.starts_with("drain ")) return "cli.cards.drain";
    return {};
}

bool RiveroPentaLook::is_told(std::string_view move) const { return move != "draw ?"; }

std::string_view RiveroPentaLook::keys() const { return "cli.cards.keys"; }

const Look& rivero_penta_look() {
    static const RiveroPentaLook look;
    return look;
}

}  // namespace cli
