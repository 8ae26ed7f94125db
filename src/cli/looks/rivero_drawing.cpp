#include "cli/looks/rivero_drawing.h"

#include <algorithm>

#include "cli/looks/cards.h"
#include "cli/looks/rivero_table.h"
#include "cli/screen/palette.h"
#include "cli/words.h"
#include "game/parts/river_cards.h"

namespace cli {

using game::Tree;

namespace {

constexpr int kRivero = 6;  // cards of a river that counts
constexpr int kLeft = 5;    // the names of rivers and rows
constexpr int kHandRows = 2;

/// What a scale has room for.
struct Measure {
    int width, rivers, air;  // lines for a player's rivers, and between the parts
    int cell;                // columns of a place of the spring, the covered card included
    CardSize card;           // in the spring and in the hand
};
constexpr Measure measure_of(Scale scale) {
    return scale == Scale::large ? Measure{56, 6, 1, 11, kSmallCard} : Measure{44, 5, 0, 9, kFlatCard};
}

/// From the top: the other's hand, what lies before him, his rivers, the spring, and the same of
/// the viewer's own from the middle down.
class Drawing {
public:
    Drawing(Screen& screen, int x, int y, const Scene& scene, Scale scale)
        : screen_(screen),
          x_(x),
          y_(y),
          scene_(scene),
          table_(*scene.position),
          measure_(measure_of(scale)),
          own_(scene.seat.value_or(0)),
          pen_{screen, scene.finish, measure_.card},
          flat_{screen, scene.finish, kFlatCard} {}

    void draw() {
        int y = y_;
        draw_hand(1 - own_, y++, flat_, 1);
        draw_front(1 - own_, y++);
        draw_rivers(1 - own_, y += measure_.air);
        draw_spring(y += measure_.rivers + measure_.air);
        draw_rivers(own_, y += RiveroTable::kRows * measure_.card.lines + 1 + measure_.air);
        draw_front(own_, y += measure_.rivers + measure_.air);
        draw_piles(++y);
        draw_hand(own_, y += 1 + measure_.air, pen_, kHandRows);
    }

private:
    std::string label(std::string_view code) const { return Words{scene_.language, {}}.label(code); }
    int end() const { return x_ + measure_.width; }
    const Tree* of_seat(std::string_view key, int seat) const {
        return entry_of(scene_.position->get(key), seat);
    }

    void draw_hand(int seat, int y, const CardPen& pen, int rows) {
        screen_.put(x_ + 1, y, card_seat_mark(seat).glyph, palette::kText);
        const auto all = cards_of(of_seat("hands", seat));
        const std::span<const std::string_view> cards(all);
        const int chosen = scene_.seat == seat ? index_of(scene_.piece, cards) : -1;
        const auto fit = static_cast<std::size_t>((measure_.width - kLeft) / (pen.size.columns + 1));
        for (int row = 0; row < rows; ++row) {
            const std::size_t from = std::min(all.size(), static_cast<std::size_t>(row) * fit);
            const std::size_t count = row + 1 == rows ? all.size() - from : std::min(fit, all.size() - from);
            pen.row(x_ + kLeft, y + row * pen.size.lines, end(), cards.subspan(from, count),
                    chosen - static_cast<int>(from));
        }
        if (index_of("?", cards) >= 0) draw_seen_with(seat, y, static_cast<int>(all.size()));
    }

    /// Cards that were seen going to a hand and are still there or in that player's groundwater.
    void draw_seen_with(int seat, int y, int cards) {
        const auto seen = cards_of(of_seat("with", seat));
        const int x = x_ + kLeft + cards * (kFlatCard.columns + 1);
        if (seen.empty() || x + kFlatCard.columns > end()) return;
        std::string text;
        for (const std::string_view card : seen) text += (text.empty() ? "(" : " ") + std::string(card);
        screen_.put(x, y, shorten(text + ")", end() - x), palette::kQuiet);
    }

    /// The action card with what lies at it, and the groundwater.
    void draw_front(int seat, int y) {
        const RiveroAction& action = table_.actions[static_cast<std::size_t>(seat)];
        if (!action.card.empty()) {
            const int x = draw_action(screen_, x_ + 1, y, action.card, scene_.language, palette::kStrong);
            flat_.row(x + 2, y, end(), action.cards);
        }
        auto pile = cards_of(of_seat("groundwater", seat));
        const bool is_known = std::any_of(pile.begin(), pile.end(), [](auto card) { return card != "?"; });
        const std::string word = label("cli.cards.ground") + "  ", number = std::to_string(pile.size());
        constexpr std::size_t kMostSeen = 3;  // the top of the pile, where something of it is known
        if (pile.size() > kMostSeen) pile.erase(pile.begin(), pile.end() - kMostSeen);
        if (!is_known) pile.clear();
        const int room = columns_of(word) + columns_of(number) + static_cast<int>(pile.size()) * 4;
        int x = screen_.put(end() - room, y, word, palette::kQuiet);
        x = screen_.put(x, y, number, palette::kText);
        flat_.row(x + 1, y, end() + 1, pile);
    }

    /// A player's rivers; where there are more than lines those around the cursor.
    void draw_rivers(int owner, int y) {
        const auto& rivers = table_.rivers[static_cast<std::size_t>(owner)];
        const int count = static_cast<int>(rivers.size());
        const auto at = std::find_if(rivers.begin(), rivers.end(),
                                     [&](const RiveroRiver& river) { return river.spot == scene_.cursor; });
        const int cursor = at == rivers.end() ? count - 1 : static_cast<int>(at - rivers.begin());
        const int first = std::clamp(cursor - measure_.rivers / 2, 0, std::max(0, count - measure_.rivers));
        for (int i = first; i < std::min(count, first + measure_.rivers); ++i)
            draw_river(rivers[static_cast<std::size_t>(i)], y++);
        if (count > measure_.rivers)
            screen_.put(end() - 3, y - 1, "+" + std::to_string(count - measure_.rivers), palette::kQuiet);
    }

    void draw_river(const RiveroRiver& river, int y) {
        const bool is_cursor = scene_.cursor == river.spot;
        screen_.put(x_ + 1, y, river.name, is_cursor ? palette::kStrong : palette::kQuiet);
        int x = x_ + kLeft;
        for (const std::string_view card : river.cards) {
            flat_.card(x, y, card);
            x += kFlatCard.columns;
        }
        const std::string brings = gain_at(river.spot);
        if (is_cursor) {
            const Colour tone = scene_.cursor_fits ? palette::kAmber : palette::kMist;
            screen_.put(x_ + kLeft - 1, y, U'[', {tone, {}, true});
            screen_.put(x, y, U']', {tone, {}, true});
        }
        x = screen_.put(x + 1, y, brings, {palette::kAmber, {}, true});
        if (river.length() >= kRivero) x = screen_.put(x + 1, y, "★", palette::kAccent);
        if (river.has_flask) screen_.put(x + 1, y, label("cli.cards.flask"), palette::kAccent);
    }

    /// What the chosen card brings at a spot: `+1`, or a dot where it only may go there.
    std::string gain_at(Spot spot) const {
        const auto place = std::find_if(scene_.places.begin(), scene_.places.end(),
                                        [&](const Place& one) { return one.spot == spot; });
        if (place == scene_.places.end()) return {};
        if (place->gain == 0) return "•";
        return (place->gain > 0 ? "+" : "") + std::to_string(place->gain);
    }

    void draw_spring(int y) {
        for (int i = 0; i < RiveroTable::kRows; ++i, y += measure_.card.lines) {
            const int row = own_ == 0 ? RiveroTable::kRows - 1 - i : i;
            screen_.put(x_ + 2, y, static_cast<char32_t>(U'a' + static_cast<char32_t>(row)), palette::kQuiet);
            for (int column = 1; column <= RiveroTable::kColumns; ++column) draw_place({column, row}, y);
        }
        for (int column = 1; column <= RiveroTable::kColumns; ++column)
            screen_.put(place_x(column) + 1, y, std::to_string(column), palette::kQuiet);
    }

    int place_x(int column) const { return x_ + kLeft + (column - 1) * measure_.cell; }

    void draw_place(Spot spot, int y) {
        const int x = place_x(spot.x);
        const auto& cards = table_.spring_at(spot);
        const std::string brings = gain_at(spot);
        if (!cards.empty())
            pen_.card(x, y, cards.back());
        else if (!brings.empty())
            pen_.ghost(x, y, scene_.cursor == spot ? std::string_view(scene_.piece) : "", 0);
        else
            screen_.put(x + 1, y, U'·', palette::kQuiet);
        if (cards.size() > 1)  // the covered one
            screen_.put(x + pen_.size.columns + 1, y, cards.front(), palette::kQuiet);
        if (!cards.empty() && !brings.empty())
            screen_.put(x + pen_.size.columns + (cards.size() > 1 ? 4 : 1), y, brings,
                        {palette::kAmber, {}, true});
        if (scene_.cursor == spot)
            pen_.marks(x, y, U'[', U']', scene_.cursor_fits ? palette::kAmber : palette::kMist);
    }

    void draw_piles(int y) {
        int x = screen_.put(x_ + 1, y, label("cli.cards.ocean") + "  ", palette::kQuiet);
        screen_.put(x, y, std::to_string(count_of(scene_.position->get("ocean"))), palette::kText);
        int closed = game::kActionCards - count_of(scene_.position->get("discard"));
        for (const RiveroAction& action : table_.actions) closed -= !action.card.empty();
        const std::string word = label("cli.cards.closed") + "  ", number = std::to_string(closed);
        x = screen_.put(end() - columns_of(word) - columns_of(number), y, word, palette::kQuiet);
        screen_.put(x, y, number, palette::kText);
    }

    Screen& screen_;
    int x_, y_;
    const Scene& scene_;
    RiveroTable table_;
    Measure measure_;
    int own_;
    CardPen pen_, flat_;
};

}  // namespace

Extent rivero_extent(Scale scale) {
    const Measure measure = measure_of(scale);
    // Hands, fronts and piles; rivers; the spring and its numbers; air between them.
    const int around = 1 + 1 + 1 + 1 + kHandRows * measure.card.lines;
    return {measure.width,
            around + 2 * measure.rivers + RiveroTable::kRows * measure.card.lines + 1 + 5 * measure.air};
}

void draw_rivero(Screen& screen, int x, int y, const Scene& scene, Scale scale) {
    Drawing(screen, x, y, scene, scale).draw();
}

}  // namespace cli
