#include "cli/looks/rivero_table.h"

#include <algorithm>

#include "cli/looks/cards.h"
#include "core/text.h"

namespace cli {

using game::Tree;

int RiveroRiver::length() const {
    return static_cast<int>(cards.size() -
                            static_cast<std::size_t>(std::count(cards.begin(), cards.end(), "=")));
}

RiveroTable::RiveroTable(const Tree& position) {
    if (const Tree* seat = position.get("to_move"); seat && seat->number())
        to_move = *seat->number() == 1 ? 1 : 0;
    if (const Tree* places = position.get("spring"); places && places->map())
        for (const auto& [place, cards] : *places->map())
            if (const auto spot = read_rivero_spot(place); spot && spot->y < kRows)
                spring[static_cast<std::size_t>(spot->y)][static_cast<std::size_t>(spot->x - 1)] =
                    cards_of(&cards);
    if (const Tree* all = position.get("rivers"); all && all->map())
        for (const auto& [name, cards] : *all->map()) {
            const auto spot = read_rivero_spot(name);
            if (!spot || spot->y < kRiverRow) continue;
            const int owner = spot->y - kRiverRow;
            const Tree* flask = entry_of(position.get("flask"), owner);
            const bool has_flask = flask && flask->text() && *flask->text() == name;
            rivers[static_cast<std::size_t>(owner)].push_back({name, *spot, cards_of(&cards), has_flask});
        }
    for (const int seat : {0, 1}) {
        const Tree* action = entry_of(position.get("action"), seat);
        if (!action || !action->get("card") || !action->get("card")->text()) continue;
        RiveroAction& own = actions[static_cast<std::size_t>(seat)];
        own = {*action->get("card")->text(), cards_of(action->get("open"))};
        if (action->get("joker")) own.cards.emplace_back("?");
    }
}

std::optional<Spot> read_rivero_spot(std::string_view text) {
    constexpr int kMostNumber = 99;
    if (text.size() == 2 && text[0] >= '1' && text[0] <= '4' && text[1] >= 'a' && text[1] <= 'c')
        return Spot{text[0] - '0', text[1] - 'a'};
    if (text.size() < 3 || (text[0] != '0' && text[0] != '1') || text[1] != '.') return std::nullopt;
    const auto number = core::read_number(text.substr(2), 1, kMostNumber);
    if (!number) return std::nullopt;
    return Spot{static_cast<int>(*number), RiveroTable::kRiverRow + (text[0] - '0')};
}

std::string write_rivero_spot(Spot spot) {
    if (spot.y >= RiveroTable::kRiverRow)
        return std::to_string(spot.y - RiveroTable::kRiverRow) + "." + std::to_string(spot.x);
    return std::to_string(spot.x) + static_cast<char>('a' + spot.y);
}

}  // namespace cli
