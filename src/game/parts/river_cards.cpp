#include "game/parts/river_cards.h"

#include <array>

#include "core/text.h"

namespace game {

namespace {

constexpr std::string_view kLetters = "NCDA";
constexpr std::array<std::string_view, RiverCard::kRivers> kRiverCodes{"river-nile", "river-colorado",
                                                                       "river-danube", "river-amazon"};
constexpr std::array<std::string_view, kActionKinds> kActions{"sun", "tap", "bridge"};
constexpr std::array<std::string_view, kActionKinds> kActionCodes{"action-sun", "action-tap",
                                                                  "action-bridge"};

}  // namespace

char letter_of(River river) { return kLetters[static_cast<std::size_t>(river)]; }

std::optional<River> river_of(char letter) {
    const std::size_t at = kLetters.find(core::to_upper(letter));
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<River>(at);
}

std::string to_text(RiverCard card) { return letter_of(card.river()) + std::to_string(card.value()); }

std::optional<RiverCard> read_river_card(std::string_view text) {
    if (text.size() < 2 || text[1] == '0') return std::nullopt;
    const auto river = river_of(text[0]);
    const auto value = core::read_number(text.substr(1));
    if (!river || !value || *value < 1 || *value > RiverCard::kValues) return std::nullopt;
    return RiverCard(*river, static_cast<int>(*value));
}

Arg river_arg(RiverCard card) {
    return Arg::term("river", kRiverCodes[static_cast<std::size_t>(card.river())]);
}
Arg value_arg(RiverCard card) { return {"value", card.value()}; }

std::string_view to_text(ActionCard card) { return kActions[static_cast<std::size_t>(card)]; }

std::optional<ActionCard> read_action_card(std::string_view text) {
    for (std::size_t i = 0; i < kActions.size(); ++i)
        if (text == kActions[i]) return static_cast<ActionCard>(i);
    return std::nullopt;
}

Arg action_arg(std::string_view name, ActionCard card) {
    return Arg::term(name, kActionCodes[static_cast<std::size_t>(card)]);
}

}  // namespace game
