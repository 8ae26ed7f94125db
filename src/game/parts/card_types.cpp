#include "game/parts/card_types.h"

#include <array>

#include "game/parts/river_cards.h"

namespace game {

namespace {

bool is_card(std::string_view text) { return read_river_card(text).has_value(); }

}  // namespace

Type river_card_type() { return Type::text("card", is_card); }

Type held_card_type() {
    return Type::text("card or ?", [](std::string_view text) { return text == "?" || is_card(text); });
}

Type laid_card_type() {
    return Type::text("card or =", [](std::string_view text) { return text == "=" || is_card(text); });
}

Type action_card_type() {
    std::array<std::string_view, kActionKinds> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = to_text(static_cast<ActionCard>(i));
    return Type::word(names);
}

}  // namespace game
