#include "cli/looks/rivero_penta_field.h"

#include <algorithm>

#include "core/text.h"
#include "game/parts/river_cards.h"

namespace cli {

RiveroPentaField::RiveroPentaField(const game::Tree& position) {
    const game::Tree* table = position.get("table");
    if (!table || !table->map()) return;
    for (const auto& [square, card] : *table->map()) {
        const auto spot = read_field_spot(square);
        if (!spot || !card.text()) continue;
        cards.push_back({*spot, *card.text()});
        low = std::min(low, spot->x);
        high = std::max(high, spot->x);
    }
}

std::string_view RiveroPentaField::at(Spot spot) const {
    if (spot == Spot{}) return "o";
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const FieldCard& card) { return card.spot == spot; });
    return found == cards.end() ? std::string_view() : found->text;
}

std::string write_field_spot(Spot spot) { return std::to_string(spot.x) + "," + std::to_string(spot.y); }

std::optional<Spot> read_field_spot(std::string_view text) {
    constexpr int kFar = 99;
    const auto parts = core::split(text, ',');
    if (parts.size() != 2) return std::nullopt;
    const auto x = core::read_number(parts[0], -kFar, kFar), y = core::read_number(parts[1], -kFar, kFar);
    if (!x || !y) return std::nullopt;
    return Spot{static_cast<int>(*x), static_cast<int>(*y)};
}

std::vector<Spot> field_spots_of(std::string_view move) {
    std::vector<Spot> spots;
    core::Scanner scanner(move);
    while (!scanner.done()) {
        const std::string_view run =
            scanner.take_while([](char c) { return core::is_digit(c) || c == ',' || c == '-'; });
        if (const auto spot = read_field_spot(run)) spots.push_back(*spot);
        if (!scanner.done()) scanner.take();
    }
    return spots;
}

std::optional<Spot> field_spot_of(std::string_view move) {
    const auto spots = field_spots_of(move);
    if (spots.empty() || move.starts_with("drain ")) return std::nullopt;
    return move.starts_with("tap ") ? spots[spots.size() / 2] : spots.back();
}

std::optional<Spot> last_field_spot(std::string_view piece) {
    const auto spots = field_spots_of(piece);
    return spots.empty() ? std::nullopt : std::optional(spots.back());
}

std::string_view field_piece_of(std::string_view move) {
    constexpr std::string_view kDiscard = "discard ";
    if (move.starts_with(kDiscard)) return move.substr(kDiscard.size());
    if (move.starts_with("move ")) return move.substr(0, move.find('>'));
    if (move.starts_with("remove ")) return move.substr(0, move.rfind(' '));
    if (move.starts_with("tap ") || move.starts_with("bridge ")) return move.substr(0, move.find(' '));
    const std::string_view card = move.substr(0, move.find('@'));
    return game::read_river_card(card) ? card : std::string_view();
}

}  // namespace cli
