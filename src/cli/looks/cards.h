#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "cli/looks/look.h"

namespace cli {

/// Columns and lines of a card; one column between cards holds the marks.
struct CardSize {
    int columns = 3, lines = 1;
};
constexpr CardSize kFlatCard{3, 1}, kSmallCard{3, 2}, kLargeCard{5, 3};

/// Where a card is drawn, and how.
struct CardPen {
    Screen& screen;
    const Finish& finish;
    CardSize size;

    /// A river card (`N4`), a card nobody may see (`?`), a bridge (`=`) or the source (`o`).
    void card(int x, int y, std::string_view text) const;
    /// A card that is not laid yet, or a place where one may go, with what it would bring.
    void ghost(int x, int y, std::string_view text, int gain) const;
    /// On a card that may be taken: what that would bring, or a dot.
    void note(int x, int y, int gain) const;
    /// Signs on either side: `[ ]` the cursor, `( )` what was laid last, `< >` what is chosen.
    void marks(int x, int y, char32_t left, char32_t right, Colour tone) const;
    /// Cards side by side, as many as fit before `end`; those that do not are counted. `chosen` is
    /// the place of a marked one.
    void row(int x, int y, int end, std::span<const std::string_view> cards, int chosen = -1) const;
};

/// An action card as a mark and its word: `☼ sun`. Returns the column behind it.
int draw_action(Screen& screen, int x, int y, std::string_view action, game::Language language,
                const Style& style);

/// The texts of a list of cards; what is no list is empty.
std::vector<std::string_view> cards_of(const game::Tree* list);
/// The place of a card among others, or -1.
int index_of(std::string_view card, std::span<const std::string_view> cards);
/// An entry of a list, or nullptr.
const game::Tree* entry_of(const game::Tree* list, int index);
/// A heap's size, given as a number or as a list.
int count_of(const game::Tree* heap);

/// A seat's sign in both card games.
Mark card_seat_mark(int seat);

/// The sentences of the card games' looks.
std::span<const game::Message> card_messages();

}  // namespace cli
