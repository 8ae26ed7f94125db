#include "game/options.h"

#include <algorithm>

#include "core/text.h"

namespace game {

const OptionInfo* find_option(std::span<const OptionInfo> infos, std::string_view name) {
    for (const OptionInfo& info : infos)
        if (info.name == name) return &info;
    return nullptr;
}

const VariantInfo* find_variant(std::span<const VariantInfo> variants, std::string_view name) {
    for (const VariantInfo& variant : variants)
        if (variant.name == name) return &variant;
    return nullptr;
}

std::optional<Reason> check_option(const OptionInfo& info, std::string_view value) {
    if (!info.choices.empty()) {
        if (std::find(info.choices.begin(), info.choices.end(), value) != info.choices.end())
            return std::nullopt;
    } else if (info.is_text()) {  // what it says is the game's to judge
        if (value.size() <= kLongestOption && core::is_plain_line(value)) return std::nullopt;
    } else {
        const auto number = core::read_number(value, info.low, info.high);
        if (number && (*number - info.low) % info.step == 0) return std::nullopt;
    }
    return Reason("bad-option-value", info.rule,
                  {{"option", std::string(info.name)}, {"value", core::quotable(value)}});
}

std::string_view option_or_default(const OptionList& given, const OptionInfo& info) {
    for (const auto& [name, value] : given)
        if (name == info.name) return value;
    return info.fallback;
}

}  // namespace game
