#include "server/files/preferences.h"

#include "core/text.h"

namespace server {

namespace {

constexpr int kMost = 1000;

/// `1`, `0.5`, `0.123`: at most three digits after the point, at most 1.
std::optional<int> read_weight(std::string_view text) {
    if (text.empty() || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    int weight = text[0] == '1' ? kMost : 0;
    if (text.size() == 1) return weight;
    if (text[1] != '.' || text.size() > 5) return std::nullopt;
    int unit = 100;
    for (const char c : text.substr(2)) {
        if (!core::is_digit(c)) return std::nullopt;
        weight += (c - '0') * unit;
        unit /= 10;
    }
    return weight <= kMost ? std::optional(weight) : std::nullopt;
}

std::optional<int> weight_of(const std::vector<std::string_view>& parts) {
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::string_view parameter = core::trim(parts[i]);
        if (parameter.starts_with("q=") || parameter.starts_with("Q="))
            return read_weight(parameter.substr(2));
    }
    return kMost;
}

}  // namespace

std::vector<Preference> read_preferences(std::string_view header) {
    std::vector<Preference> found;
    for (const std::string_view item : core::split(header, ',')) {
        const auto parts = core::split(item, ';');
        const std::string_view name = core::trim(parts[0]);
        const auto weight = weight_of(parts);
        if (!name.empty() && weight) found.push_back({name, *weight});
    }
    return found;
}

int welcome(const std::vector<Preference>& preferences, std::string_view encoding) {
    const Preference* any = nullptr;
    for (const Preference& preference : preferences) {
        if (core::equal_ignoring_case(preference.name, encoding)) return preference.weight;
        if (preference.name == "*") any = &preference;
    }
    if (any) return any->weight;
    return encoding == "identity" ? 1 : 0;
}

game::Language preferred_language(std::string_view accept_language) {
    game::Language best = game::Language::english;
    int most = 0;
    for (const Preference& preference : read_preferences(accept_language)) {
        const auto language = game::read_language(preference.name);
        if (!language || preference.weight <= most) continue;
        best = *language;
        most = preference.weight;
    }
    return best;
}

}  // namespace server
