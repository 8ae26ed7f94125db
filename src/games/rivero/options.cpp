#include "games/rivero/options.h"

#include "core/text.h"
#include "games/rivero/rules.h"

namespace games::rivero {

namespace {

constexpr std::array<game::VariantInfo, kVariants> kVariantInfos{{
    {.name = kVariantNames[0], .rule = "RV-01"},
    {.name = kVariantNames[1], .rule = "RV-01"},
}};

constexpr std::array<std::string_view, 3> kBeginners{"lot", "0", "1"};

constexpr auto kOptionInfos = [] {
    std::array<game::OptionInfo, kHouseRules.size() + 1> infos{};
    infos[0] = {.name = "begins", .rule = "RV-06", .choices = kBeginners, .fallback = "lot"};
    for (std::size_t i = 0; i < kHouseRules.size(); ++i) {
        const HouseRule& rule = kHouseRules[i];
        infos[i + 1] = {
            .name = rule.name, .rule = rule.rule, .choices = rule.values, .fallback = rule.values[0]};
    }
    return infos;
}();

}  // namespace

std::span<const game::VariantInfo> Rivero::variants() { return kVariantInfos; }
std::span<const game::OptionInfo> Rivero::option_infos() { return kOptionInfos; }

core::Result<Options, game::Reason> Rivero::read_options(const game::Setup& setup) {
    const game::VariantInfo* info = game::find_variant(kVariantInfos, setup.variant);
    assert(info && setup.players == kSeats);
    const auto value = [&](std::string_view name) {
        return game::option_or_default(setup.options, *game::find_option(kOptionInfos, name));
    };
    Options options;
    options.variant = static_cast<Variant>(info - kVariantInfos.data());
    for (const HouseRule& rule : kHouseRules) options.house.*rule.flag = value(rule.name) == rule.values[1];
    const std::string_view begins = value("begins");
    if (begins != "lot") options.begins = static_cast<int>(*core::read_number(begins));
    return options;
}

game::Setup Rivero::setup_of(const State& state) {
    game::Setup setup;
    setup.variant = kVariantNames[static_cast<std::size_t>(state.variant)];
    setup.players = kSeats;
    for (const HouseRule& rule : kHouseRules)
        if (state.house.*rule.flag) setup.options.emplace_back(rule.name, rule.values[1]);
    return setup;
}

}  // namespace games::rivero
