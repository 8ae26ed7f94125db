#include "game/any_game.h"

#include "core/text.h"
#include "game/series.h"

namespace game {

core::Result<std::vector<TimedMove>, Reason> AnyState::merge(std::span<const TimedMove>, core::Rng&) const {
    return core::fail(Reason("takes-turns", ""));
}

std::optional<Reason> complete_setup(const AnyGame& game, Setup& setup) {
    if (setup.variant.empty()) setup.variant = game.variants().front().name;
    const VariantInfo* variant = find_variant(game.variants(), setup.variant);
    if (!variant) return Reason("unknown-variant", "", {{"variant", core::quotable(setup.variant)}});
    if (setup.players < variant->min_players || setup.players > variant->max_players)
        return Reason(
            "wrong-players", variant->rule,
            {{"variant", setup.variant}, {"low", variant->min_players}, {"high", variant->max_players}});
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
        const auto& [name, value] = setup.options[i];
        const OptionInfo* own = find_option(game.options(), name);
        if (!own && !find_option(series_options(), name))
            return Reason("unknown-option", "", {{"option", core::quotable(name)}});
        for (std::size_t k = 0; k < i; ++k)
            if (setup.options[k].first == name) return Reason("option-twice", "", {{"option", name}});
        if (value.empty() || value != core::trim(value) || !core::is_plain_line(value))
            return Reason("bad-option-value", "", {{"option", name}, {"value", core::quotable(value)}});
        if (own)
            if (auto reason = check_option(*own, value)) return reason;
    }
    const auto series = Series::read(*variant, setup.players, setup.options);
    if (!series) return series.error();
    return std::nullopt;
}

Setup without_series(const AnyGame& game, const Setup& setup) {
    Setup own = setup;
    std::erase_if(own.options,
                  [&](const auto& option) { return !find_option(game.options(), option.first); });
    return own;
}

}  // namespace game
