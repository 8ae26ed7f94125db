#include "cli/engine/stones.h"

#include "core/text.h"
#include "game/erased.h"
#include "games/pente/rules.h"

namespace cli {

using games::pente::Opening;
using games::pente::Pente;
using games::pente::Point;

bool is_played_by_stones(const game::AnyGame& game, std::string_view variant) {
    if (game.id() != Pente::kId) return false;
    for (int i = 0; i < games::pente::kVariants; ++i) {
        const game::VariantInfo& info = games::pente::variant_infos()[static_cast<std::size_t>(i)];
        const games::pente::Rules& rules = games::pente::kRules[static_cast<std::size_t>(i)];
        if (info.name == variant)
            return info.min_players == 2 && rules.stones_a_turn == 1 && rules.opening != Opening::d_pente &&
                   rules.opening != Opening::swap2;
    }
    return false;
}

game::AnyMove stone_at(Point p) { return game::erase<Pente>(games::pente::Move::stone(p)); }

Point point_of(game::AnyMove move) { return game::restore<Pente>(move).point(); }

std::optional<Point> read_xy(const std::vector<std::string_view>& texts) {
    if (texts.size() != 2) return std::nullopt;
    const auto x = core::read_number(core::trim(texts[0]), 0, games::pente::kMaxSize - 1);
    const auto y = core::read_number(core::trim(texts[1]), 0, games::pente::kMaxSize - 1);
    if (!x || !y) return std::nullopt;
    return Point{static_cast<std::int8_t>(*x), static_cast<std::int8_t>(*y)};
}

}  // namespace cli
