#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/notice.h"

namespace game {

/// An option a game or a series has: one of `choices`; or a text that the game reads itself,
/// when there are `examples`; or else a number in [low, high] in steps from low.
struct OptionInfo {
    std::string_view name;
    std::string_view rule;
    std::span<const std::string_view> choices{};
    std::span<const std::string_view> examples{};  // texts the game can read, for people and for the walk
    int low = 0, high = 0, step = 1;
    std::string_view fallback{};  // the default

    bool is_text() const { return !examples.empty(); }
};

/// The longest text an option may have.
constexpr std::size_t kLongestOption = 2000;

/// A named set of options: what a table is set up by.
struct VariantInfo {
    std::string_view name;
    std::string_view rule;
    int min_players = 2, max_players = 2;
    int teams = 0;   // 0: each for himself; 2: seats 0,2,.. against seats 1,3,..
    int target = 0;  // points that win a series by default; 0: a series has no end
    /// Who is strong in one variant of a family is in the others, so they are rated together. It has the name
    /// of one of them; empty: all variants of the game are one family.
    std::string_view family{};
};

/// Options as given, in order; only what differs from the default needs to stand here.
using OptionList = std::vector<std::pair<std::string, std::string>>;

const OptionInfo* find_option(std::span<const OptionInfo> infos, std::string_view name);
const VariantInfo* find_variant(std::span<const VariantInfo> variants, std::string_view name);
/// Why `value` does not fit, or nothing.
std::optional<Reason> check_option(const OptionInfo& info, std::string_view value);
/// The value given for an option, or its default.
std::string_view option_or_default(const OptionList& given, const OptionInfo& info);
/// The side a seat plays for: its team, or itself.
inline int side_of(const VariantInfo& variant, int seat) {
    return variant.teams ? seat % variant.teams : seat;
}

}  // namespace game
