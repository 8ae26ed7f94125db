#include <array>
#include <cassert>

#include "core/text.h"
#include "games/rivero_penta/options.h"
#include "games/rivero_penta/rules.h"

namespace games::rivero_penta {

using game::Reason;

namespace {

constexpr std::array<game::VariantInfo, 1> kVariants{
    {{.name = "standard", .rule = "RP-43", .min_players = kSeats, .max_players = kSeats}}};

constexpr std::array<std::string_view, 3> kBeginners{"0", "1", "lot"};

constexpr auto kOptions = [] {
    std::array<game::OptionInfo, kChoiceInfos.size() + 1> infos{};
    for (std::size_t i = 0; i < kChoiceInfos.size(); ++i)
        infos[i] = {.name = kChoiceInfos[i].name,
                    .rule = kChoiceInfos[i].rule,
                    .choices = kChoiceInfos[i].values,
                    .fallback = kChoiceInfos[i].values[0]};
    infos.back() = {.name = "begins", .rule = "RP-05", .choices = kBeginners, .fallback = "lot"};
    return infos;
}();

}  // namespace

std::size_t choice(const Choices& choices, std::size_t which) {
    switch (which) {
        case 0: return static_cast<std::size_t>(choices.identical);
        case 1: return static_cast<std::size_t>(choices.join_over_five);
        case 2: return static_cast<std::size_t>(choices.free_discard);
        case 3: return static_cast<std::size_t>(choices.loose_bridge);
        case 4: return static_cast<std::size_t>(choices.long_penta);
        case 5: return static_cast<std::size_t>(choices.refill);
        default: return static_cast<std::size_t>(choices.bridge_at_source);
    }
}

void choose(Choices& choices, std::size_t which, std::size_t value) {
    switch (which) {
        case 0: choices.identical = static_cast<Choices::Identical>(value); return;
        case 1: choices.join_over_five = static_cast<Choices::JoinOverFive>(value); return;
        case 2: choices.free_discard = static_cast<Choices::FreeDiscard>(value); return;
        case 3: choices.loose_bridge = static_cast<Choices::LooseBridge>(value); return;
        case 4: choices.long_penta = static_cast<Choices::LongPenta>(value); return;
        case 5: choices.refill = static_cast<Choices::Refill>(value); return;
        default: choices.bridge_at_source = static_cast<Choices::BridgeAtSource>(value); return;
    }
}

std::span<const game::VariantInfo> RiveroPenta::variants() { return kVariants; }
std::span<const game::OptionInfo> RiveroPenta::option_infos() { return kOptions; }

core::Result<Options, Reason> RiveroPenta::read_options(const game::Setup& setup) {
    assert(game::find_variant(kVariants, setup.variant) && setup.players == kSeats);
    Options options;
    for (std::size_t i = 0; i < kChoiceInfos.size(); ++i) {
        const auto& values = kChoiceInfos[i].values;
        const std::string_view given = game::option_or_default(setup.options, kOptions[i]);
        choose(options.choices, i, given == values[0] ? 0 : 1);
    }
    const std::string_view begins = game::option_or_default(setup.options, kOptions.back());
    if (begins != "lot") options.begins = static_cast<int>(*core::read_number(begins));
    return options;
}

game::Setup RiveroPenta::setup_of(const State& state) {
    game::Setup setup;
    setup.variant = kVariants[0].name;
    setup.players = kSeats;
    for (std::size_t i = 0; i < kChoiceInfos.size(); ++i)
        if (const std::size_t value = choice(state.choices, i); value != 0)
            setup.options.emplace_back(kChoiceInfos[i].name, kChoiceInfos[i].values[value]);
    return setup;
}

}  // namespace games::rivero_penta
