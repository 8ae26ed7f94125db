#include "cli/looks/cards.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "cli/screen/palette.h"
#include "cli/words.h"
#include "game/parts/river_cards.h"

namespace cli {

namespace {

constexpr Colour kGlow{0x2f4752}, kBack{0x44535d}, kStone{0x7c868c}, kSource{0x0b7a9b};
constexpr Colour kLight{0xffffff}, kDark{0x141b20};

/// How a kind of card is seen: its ground, its ink, and a pattern of its own.
struct Face {
    Colour ground, ink;
    char32_t pattern;
};
constexpr std::array<Face, game::RiverCard::kRivers> kRivers{{{Colour(0x0072b2), kLight, U'≈'},
                                                              {Colour(0xd55e00), kDark, U'≡'},
                                                              {Colour(0xcf9a1b), kDark, U'∞'},
                                                              {Colour(0x00875f), kLight, U'♠'}}};
constexpr Face kHidden{kBack, palette::kMist, U'░'}, kBridge{kStone, kDark, U' '},
    kSpring{kSource, kLight, U'≈'};

Face face_of(std::string_view text) {
    if (const auto card = game::read_river_card(text))
        return kRivers[static_cast<std::size_t>(card->river())];
    return text == "=" ? kBridge : text == "o" ? kSpring : kHidden;
}

/// The lower half of a card is a shade darker, so that cards below each other stay apart.
Colour shaded(Colour colour) {
    constexpr int kShade = 82;  // percent
    const auto part = [](int value) { return static_cast<std::uint32_t>(value * kShade / 100); };
    return Colour(part(colour.red) << 16 | part(colour.green) << 8 | part(colour.blue));
}

std::string_view label_of(std::string_view text) {
    return text == "=" ? "═══" : text == "o" ? "(○)" : text == "?" ? " ?" : text;
}

/// The colour of a river where it is ink on the table: lighter than as a ground.
Colour ink_on_table(std::string_view text) {
    constexpr std::array<Colour, game::RiverCard::kRivers> kInks{Colour(0x6cc0f0), Colour(0xff9a4d),
                                                                 Colour(0xf0c34e), Colour(0x5fd0a8)};
    const auto card = game::read_river_card(text);
    return card ? kInks[static_cast<std::size_t>(card->river())] : palette::kChalk;
}

std::string signed_text(int gain) { return (gain > 0 ? "+" : "") + std::to_string(gain); }

char32_t action_sign(std::string_view action) {
    return action == "sun" ? U'☼' : action == "tap" ? U'┳' : U'∩';
}

}  // namespace

void CardPen::card(int x, int y, std::string_view text) const {
    const Face face = face_of(text);
    const int label_x = x + (size.columns - 3) / 2;
    if (!finish.lines) {
        screen.put(x, y, text == "o" ? "(o)" : text == "=" ? " = " : label_of(text));
        return;
    }
    const Style style{face.ink, face.ground, true};
    screen.fill(x, y, size.columns, std::min(size.lines, 2), style);
    screen.put(label_x, y, label_of(text), style);
    if (size.lines > 1)
        for (int i = 0; i < size.columns; ++i)
            screen.put(x + i, y + 1, face.pattern, {face.ink, shaded(face.ground)});
    if (size.lines > 1 && text == "=")  // the piers
        for (const int i : {0, size.columns - 1})
            screen.put(x + i, y + 1, U'│', style.on(shaded(face.ground)));
    if (size.lines > 2)  // half a line of air between a card and the one below
        for (int i = 0; i < size.columns; ++i)
            screen.put(x + i, y + 2, U'▀', {shaded(face.ground), palette::kSlate});
}

void CardPen::ghost(int x, int y, std::string_view text, int gain) const {
    const std::string brings = gain == 0 ? "" : signed_text(gain);
    const int label_x = x + (size.columns - 3) / 2;
    if (finish.lines) screen.fill(x, y, size.columns, std::min(size.lines, 2), {palette::kMist, kGlow});
    const bool two_lines = size.lines > 1 && !text.empty();
    if (!text.empty()) screen.put(label_x, y, label_of(text), {ink_on_table(text), {}, true});
    const Style style{palette::kAmber, {}, true};
    if (brings.empty() && text.empty())
        screen.put(x + size.columns / 2, y + (size.lines > 1 && finish.lines ? 1 : 0), U'•',
                   {palette::kMist, {}});
    else if (text.empty() || two_lines)
        screen.put(label_x, y + (two_lines ? 1 : 0), brings, style);
}

void CardPen::note(int x, int y, int gain) const {
    const std::string brings = gain == 0 ? "•" : signed_text(gain);
    screen.put(x + (size.columns - columns_of(brings)) / 2, y + 1, brings, {palette::kAmber, kGlow, true});
}

void CardPen::marks(int x, int y, char32_t left, char32_t right, Colour tone) const {
    const int lines = finish.lines ? std::min(size.lines, 2) : 1;
    for (int line = 0; line < lines; ++line) {
        screen.put(x - 1, y + line, left, {tone, {}, true});
        screen.put(x + size.columns, y + line, right, {tone, {}, true});
    }
}

void CardPen::row(int x, int y, int end, std::span<const std::string_view> cards, int chosen) const {
    for (std::size_t i = 0; i < cards.size(); ++i, x += size.columns + 1) {
        const std::string more = " +" + std::to_string(cards.size() - i);
        const int needed = i + 1 == cards.size() ? 0 : columns_of(more);
        if (x + size.columns + needed > end) {
            screen.put(x - 1, y, more, {palette::kMist, {}});
            return;
        }
        card(x, y, cards[i]);
        if (static_cast<int>(i) == chosen) marks(x, y, U'›', U'‹', palette::kWater);
    }
}

int draw_action(Screen& screen, int x, int y, std::string_view action, game::Language language,
                const Style& style) {
    screen.put(x, y, action_sign(action), style);
    return screen.put(x + 2, y, Words{language, {}}.label("cli.cards." + std::string(action)), style);
}

std::vector<std::string_view> cards_of(const game::Tree* list) {
    std::vector<std::string_view> cards;
    if (!list || !list->list()) return cards;
    for (const game::Tree& card : *list->list())
        if (card.text()) cards.emplace_back(*card.text());
    return cards;
}

int index_of(std::string_view card, std::span<const std::string_view> cards) {
    const auto found = std::find(cards.begin(), cards.end(), card);
    return found == cards.end() ? -1 : static_cast<int>(found - cards.begin());
}

const game::Tree* entry_of(const game::Tree* list, int index) {
    if (!list || !list->list() || index < 0) return nullptr;
    const auto at = static_cast<std::size_t>(index);
    return at < list->list()->size() ? &(*list->list())[at] : nullptr;
}

int count_of(const game::Tree* heap) {
    if (!heap) return 0;
    if (heap->number()) return static_cast<int>(*heap->number());
    return heap->list() ? static_cast<int>(heap->list()->size()) : 0;
}

Mark card_seat_mark(int seat) {
    return seat == 0 ? Mark{U'◆', Colour(0xfff8e7)} : Mark{U'◇', Colour(0x161c20)};
}

}  // namespace cli
